//! `/privacy/takeaway/file`: made as it is fetched.

use crate::{archive::pack, refusals::TAKEAWAY_ENDED, store};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::Tx;
use kernel::Code;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Counted, Customer, Failure, Limited};

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

/// `/privacy/takeaway/file`.
pub(crate) async fn takeaway_file(
    call: Call<Customer>,
    request: TakeawayFileRequest,
) -> Answer<TakeawayFile> {
    let cust_no = call.caller.cust_no;
    call.app.limit(Limited::Download, Counted::Customer(cust_no)).await?;
    let id: i64 = request.takeaway_id.parse().map_err(|_| TAKEAWAY_ENDED.refuse())?;
    let (of, wall, now) = ((cust_no, call.caller.session.id), call.clock().unmoved(), call.now);
    let find = async |tx: &mut Tx| store::find(tx, of, id, wall).await;
    let row = call.db().read(find).await?.ok_or(TAKEAWAY_ENDED.refuse())?;
    let of = (cust_no, now);
    let packing = call.db().read(async |tx: &mut Tx| pack(tx, &call.app, of).await).await?;
    let bytes = packing.finish(of).await?;
    let note = async move |tx: &mut Tx| {
        store::note_fetched(tx, &row).await?;
        Ok::<_, Failure>(())
    };
    call.db().write(note).await?;
    Ok(TakeawayFile {
        file_name: format!("tael-{}.zip", now.day()),
        content: BASE64_STANDARD.encode(bytes),
    })
}
