//! The customer's cards.

use crate::{
    agreement::ProtocolState,
    card::CardRecord,
    store::{self, CardRow},
};
use db::Tx;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// All cards.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Cards {
    /// Bound cards first, the default before the others, then the oldest; then those that wait for
    /// an audit or the bank's SMS.
    pub list: Vec<CardRecord>,
}

/// `/bankcardList` and `member/bank/list`.
pub async fn list_cards(call: Call<Customer>, _: Nothing) -> Answer<Cards> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    accounts::settle_proofs(&call, cust_no).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let banks = store::banks(tx, today).await?;
            let mut rows = store::cards(tx, cust_no).await?;
            rows.retain(is_shown);
            rows.sort_by_key(|row| row.trade_acco.is_none());
            let mut list = Vec::with_capacity(rows.len());
            for row in rows {
                list.push(CardRecord::of(tx, row, &banks).await?);
            }
            Ok(Cards { list })
        })
        .await
}

/// Bound, or waiting for an audit or the bank's SMS; neither replaced nor refused. Who begins to
/// replace a card and goes away has begun nothing: going on would replace it by a tap.
pub(crate) fn is_shown(row: &CardRow) -> bool {
    let waits = match row.state {
        ProtocolState::None => true,
        ProtocolState::Signing => row.replaces.is_none(),
        _ => false,
    };
    waits || row.trade_acco.is_some()
}
