//! Short flows: a sessionkey carries a proof from one call to the next.

use crate::{
    parameters::Parameters,
    refusals::FLOW_ENDED,
    store::{self, FlowRow},
    way::Way,
};
use db::Tx;
use kernel::{CustNo, Instant, Line, Mobile};
use wire::{Answer, Call, hash_token};

/// The flow's purposes where a login waits for the certificate number, one for each way.
pub(crate) const NEW_DEVICE: [&str; 4] = [
    Way::Password.on_new_device(),
    Way::Code.on_new_device(),
    Way::Register.on_new_device(),
    Way::WeChat.on_new_device(),
];
/// The flow's purpose after the certificate number was verified.
pub(crate) const CERTIFICATE: &str = "certificate";

/// Begins a flow under a key that the caller has made.
pub(crate) async fn begin(
    tx: &mut Tx,
    key: &str,
    purpose: &str,
    mobile: &Mobile,
    cust_no: Option<CustNo>,
    parameters: &Parameters,
    wall: Instant,
) -> Answer<Instant> {
    let expires_at = wall.add_ms(parameters.flow_ms);
    let row = FlowRow {
        key_hash: hash_token(key),
        purpose: purpose.to_owned(),
        mobile: mobile.clone(),
        cust_no,
        expires_at,
    };
    store::put_flow(tx, &row).await?;
    Ok(expires_at)
}

/// The flow of a key, when it is for one of these purposes and still good. One that was begun with
/// a mobile which its customer no longer has is not: the mobile may be somebody else's by now.
pub(crate) async fn find(
    tx: &mut Tx,
    key: &str,
    purposes: &[&str],
    wall: Instant,
) -> Answer<FlowRow> {
    let good = |row: &FlowRow| row.expires_at > wall && purposes.contains(&row.purpose.as_str());
    let flow = store::flow(tx, &hash_token(key)).await?.filter(good);
    let flow = flow.ok_or(FLOW_ENDED.refuse())?;
    if let Some(cust_no) = flow.cust_no {
        let customer = store::customer(tx, cust_no).await?;
        customer.filter(|c| c.mobile == flow.mobile).ok_or(FLOW_ENDED.refuse())?;
    }
    Ok(flow)
}

/// The key of a request: its field, else the header.
pub(crate) fn key_of<C>(call: &Call<C>, field: Option<Line<100>>) -> Answer<String> {
    field.map(Line::into_text).or_else(|| call.session_key.clone()).ok_or_else(|| FLOW_ENDED.into())
}
