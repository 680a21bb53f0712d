//! Reading: an article or a notice earns once, and only some of them on a day.

use crate::{
    kind::{EntryId, PointKind},
    ledger::{self, Booking},
    parameters::Parameters,
    sign_in::EarnedPoints,
    store,
};
use content::Shelf;
use db::Tx;
use kernel::{CustNo, Instant, Line};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// What was read.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ReadForPointsRequest {
    /// The key of an article, or the id of a notice.
    pub key: Line<40>,
}

/// Own call: told by the app once the text has been open for a while.
pub async fn read(call: Call<Customer>, request: ReadForPointsRequest) -> Answer<EarnedPoints> {
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next()?);
    let title = call.get::<Shelf>().title_to_read(&request.key, now.day());
    let title = title.ok_or(codes::NOT_FOUND.refuse())?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let earned = read_at(tx, id, (cust_no, &request.key, &title), now).await?;
            let available = ledger::available(tx, cust_no, now.day()).await?;
            Ok(EarnedPoints { earned, available })
        })
        .await
}

/// Notes that a customer read something, with its title; answers what it earned.
pub(crate) async fn read_at(
    tx: &mut Tx,
    entry_id: EntryId,
    (cust_no, key, title): (CustNo, &str, &str),
    at: Instant,
) -> Answer<i64> {
    let title = title.to_owned();
    let parameters = Parameters::on(tx, at.day()).await?;
    let read = store::count_on(tx, (cust_no, PointKind::Reading), at.day()).await?;
    if read >= parameters.reading_day_limit {
        return Ok(0);
    }
    let (points, biz_no) = (parameters.reading_points, format!("read-{key}"));
    let booking = Booking { cust_no, entry_id, biz_no, kind: PointKind::Reading, title, at };
    let last_on = at.day().add_months(parameters.lot_months);
    Ok(if ledger::earn(tx, &booking, (points, last_on)).await? { points } else { 0 })
}
