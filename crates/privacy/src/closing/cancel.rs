//! `/privacy/closing/cancel`: the customer has changed his mind. One tap, without the password:
//! whoever does it for him does no harm.

use super::{
    show::{ClosingShown, shown},
    state::ClosingState,
};
use crate::{
    refusals::{CLOSING_SENT, NOT_CLOSING},
    store::{self, ClosingRow},
    told,
};
use db::Tx;
use kernel::CustNo;
use wire::{Answer, Call, Customer, Nothing};

/// `/privacy/closing/cancel`.
pub(crate) async fn cancel_closing(call: Call<Customer>, _: Nothing) -> Answer<ClosingShown> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    call.db()
        .write(async move |tx: &mut Tx| {
            let open = to_cancel(tx, cust_no).await?;
            let row = ClosingRow { state: ClosingState::Cancelled, ended_at: Some(now), ..open };
            store::set_closing(tx, &row).await?;
            Answer::Ok(told::closing_cancelled(tx, &row, now).await?)
        })
        .await?;
    shown(&call, cust_no, now).await
}

async fn to_cancel(tx: &mut Tx, cust_no: CustNo) -> Answer<ClosingRow> {
    let newest = store::newest_closing(tx, cust_no).await?;
    match newest {
        Some(row) if row.state == ClosingState::Asked => Ok(row),
        Some(row) if row.state == ClosingState::Sent => Err(CLOSING_SENT.into()),
        _ => Err(NOT_CLOSING.into()),
    }
}
