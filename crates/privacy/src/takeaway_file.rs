//! `/privacy/takeaway/file`: made as it is fetched.

use crate::{
    archive::pack,
    packers::Packers,
    parameters::Parameters,
    refusals::{FETCHED_OFTEN, TAKEAWAY_ENDED},
    store,
};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::Tx;
use kernel::{Code, CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Counted, Customer, Limited};

/// Which one.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TakeawayFileRequest {
    /// From `/privacy/takeaway`.
    pub takeaway_id: Code<20>,
}

/// The file.
#[derive(Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TakeawayFile {
    /// Under which it is kept.
    pub file_name: String,
    /// `application/zip`, in base64.
    pub content: String,
}

/// `/privacy/takeaway/file`. One of a customer's is made at a time, and a few wait; each is made so
/// often and no oftener, counted before it is, since whoever goes away meanwhile leaves the work
/// running.
pub(crate) async fn takeaway_file(
    call: Call<Customer>,
    request: TakeawayFileRequest,
) -> Answer<TakeawayFile> {
    let cust_no = call.caller.cust_no;
    call.app.limit(Limited::Download, Counted::Customer(cust_no)).await?;
    let id: i64 = request.takeaway_id.parse().map_err(|_| TAKEAWAY_ENDED.refuse())?;
    let place = call.get::<Packers>().enter(cust_no)?;
    let (of, wall, now) = ((cust_no, call.caller.session.id), call.clock().unmoved(), call.now);
    call.db().write(async move |tx: &mut Tx| count(tx, of, id, (wall, now)).await).await?;
    let app = call.app.clone();
    let content = place.run(move || async move {
        let of = (cust_no, now);
        let packing = app.db().read(async |tx: &mut Tx| pack(tx, &app, of).await).await?;
        Ok(BASE64_STANDARD.encode(packing.finish(of).await?))
    });
    Ok(TakeawayFile { file_name: format!("tael-{}.zip", now.day()), content: content.await? })
}

/// Notes that a takeaway is fetched once more, where it may be.
async fn count(
    tx: &mut Tx,
    of: (CustNo, i64),
    id: i64,
    (wall, now): (Instant, Instant),
) -> Answer<()> {
    let row = store::find(tx, of, id, wall).await?.ok_or(TAKEAWAY_ENDED.refuse())?;
    if row.fetched >= Parameters::on(tx, now.day()).await?.fetches_per_takeaway {
        return Err(FETCHED_OFTEN.fill(&[("count", row.fetched)]).into());
    }
    Ok(store::note_fetched(tx, &row).await?)
}
