//! Signing in, once a day of the business clock.

use crate::{
    kind::{EntryId, PointKind},
    ledger::{self, Booking},
    parameters::Parameters,
};
use db::Tx;
use kernel::{CustNo, Instant};
use serde::Serialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// What an act earned.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EarnedPoints {
    /// Nothing where it was earned before, or as much as there is of a day.
    pub earned: i64,
    /// What can be used now.
    pub available: i64,
}

/// Own call: a second time on a day is as the first.
pub async fn sign_in(call: Call<Customer>, _: Nothing) -> Answer<EarnedPoints> {
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next()?);
    call.db()
        .write(async move |tx: &mut Tx| {
            let earned = sign_in_at(tx, id, cust_no, now).await?;
            let available = ledger::available(tx, cust_no, now.day()).await?;
            Ok(EarnedPoints { earned, available })
        })
        .await
}

/// Signs a customer in; answers what it earned.
pub(crate) async fn sign_in_at(
    tx: &mut Tx,
    entry_id: EntryId,
    cust_no: CustNo,
    at: Instant,
) -> Answer<i64> {
    let Parameters { sign_in_points: points, lot_months, .. } =
        Parameters::on(tx, at.day()).await?;
    let (kind, title) = (PointKind::SignIn, String::new());
    let booking = Booking { cust_no, entry_id, biz_no: biz_no(at), kind, title, at };
    let last_on = at.day().add_months(lot_months);
    Ok(if ledger::earn(tx, &booking, (points, last_on)).await? { points } else { 0 })
}

/// The business number of a day's signing in.
pub(crate) fn biz_no(at: Instant) -> String {
    format!("sign-{}", at.day())
}
