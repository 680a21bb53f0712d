//! Who has authorised at WeChat.

use crate::{
    device::Device,
    parameters::Parameters,
    refusals::{CANNOT_BIND, FLOW_ENDED, WECHAT_SILENT},
    store::{self, WeChatFlowRow},
};
use db::Tx;
use kernel::{CustNo, Instant, Line, OpenId};
use partners::Partners;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Limited, Visitor, hash_token, random_token};

/// What WeChat led back with.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecogniseRequest {
    /// The query of the address, `code=…&state=…`.
    pub request_data: Line<500>,
}

/// Whether it can be bound.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Prebound {
    /// True when it cannot be bound as it is: this WeChat is bound already, or the customer has
    /// another one. Then `mobile` says whose it is.
    pub need_validate: bool,
    /// Masked: of the customer to whom it is bound, else of the session's; empty for a stranger.
    pub mobile: String,
    /// For `/bind`, `/bindwechat` and `/wcloginverifymobile`, about ten minutes.
    pub sessionkey: String,
}

/// Who came from the house's account on WeChat.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Recognised {
    /// Whether this WeChat is bound to a customer.
    pub bound: bool,
    /// The customer's, masked; empty when it is bound to nobody.
    pub mobile: String,
    /// As `Prebound.sessionkey`.
    pub sessionkey: String,
}

/// `/prebind`: 10004 when nobody can be bound by what came back.
pub(crate) async fn prebind(call: Call<Visitor>, request: RecogniseRequest) -> Answer<Prebound> {
    let session_of = call.caller.session.as_ref().map(|session| session.cust_no);
    let (sessionkey, open_id) = recognise(&call, &request.request_data).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let owner = store::customer_of(tx, &open_id).await?;
            let other = match session_of {
                Some(cust_no) => store::wechat_binding(tx, cust_no).await?.is_some(),
                None => false,
            };
            let mobile = masked(tx, owner.or(session_of)).await?;
            let sessionkey = sessionkey.clone();
            Ok(Prebound { need_validate: owner.is_some() || other, mobile, sessionkey })
        })
        .await
}

/// `/fwh/verify`: whether who came from the house's account is a customer.
pub(crate) async fn verify(call: Call<Visitor>, request: RecogniseRequest) -> Answer<Recognised> {
    let (sessionkey, open_id) = recognise(&call, &request.request_data).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let owner = store::customer_of(tx, &open_id).await?;
            let (mobile, sessionkey) = (masked(tx, owner).await?, sessionkey.clone());
            Ok(Recognised { bound: owner.is_some(), mobile, sessionkey })
        })
        .await
}

async fn masked(tx: &mut Tx, cust_no: Option<CustNo>) -> Answer<String> {
    let Some(cust_no) = cust_no else { return Ok(String::new()) };
    let customer = store::customer(tx, cust_no).await?;
    Ok(customer.map(|customer| customer.mobile.masked()).unwrap_or_default())
}

/// Asks WeChat whose code it is. The question was this device's, and is answered once.
async fn recognise(call: &Call<Visitor>, request_data: &str) -> Answer<(String, OpenId)> {
    call.limit(Limited::Login).await?;
    let (code, state) = (part(request_data, "code"), part(request_data, "state"));
    let (Some(code), Some(state)) = (code, state) else { return Err(CANNOT_BIND.into()) };
    let wall = call.clock().unmoved();
    let (asked, here) = (hash_token(state), Device::of(&call.remote).listed().to_owned());
    let was_asked = call
        .db()
        .write(async move |tx: &mut Tx| {
            let flow = store::wechat_flow(tx, &asked).await?;
            let is_good =
                flow.is_some_and(|flow| is_of(&flow, &here, wall) && flow.open_id.is_none());
            Ok::<_, Failure>(is_good && store::end_wechat_flow(tx, &asked).await?)
        })
        .await?;
    if !was_asked {
        return Err(CANNOT_BIND.into());
    }
    let open_id = match call.get::<Partners>().official_account.authorised(code).await {
        Ok(open_id) => open_id.ok_or(CANNOT_BIND.refuse())?,
        Err(error) => {
            tracing::warn!(doing = "asking WeChat who authorised", cause = %error);
            return Err(WECHAT_SILENT.into());
        }
    };
    let sessionkey = random_token()?;
    put_flow(call, &sessionkey, Some(open_id.clone())).await?;
    Ok((sessionkey, open_id))
}

/// A step of an authorisation on this device, under a key.
pub(super) async fn put_flow(
    call: &Call<Visitor>,
    key: &str,
    open_id: Option<OpenId>,
) -> Answer<()> {
    let (wall, day) = (call.clock().unmoved(), call.now.day());
    let device_key = Device::of(&call.remote).listed().to_owned();
    let row = WeChatFlowRow { key_hash: hash_token(key), device_key, expires_at: wall, open_id };
    call.db()
        .write(async move |tx: &mut Tx| {
            let expires_at = wall.add_ms(Parameters::on(tx, day).await?.flow_ms);
            let row = WeChatFlowRow { expires_at, ..row.clone() };
            Ok::<_, Failure>(store::put_wechat_flow(tx, &row).await?)
        })
        .await
}

/// Who it is that a key stands for, on the device that asked.
pub(super) async fn known(
    tx: &mut Tx,
    key: &str,
    device: &Device,
    wall: Instant,
) -> Answer<(String, OpenId)> {
    let key_hash = hash_token(key);
    let flow = store::wechat_flow(tx, &key_hash).await?;
    let flow = flow.filter(|flow| is_of(flow, device.listed(), wall));
    let open_id = flow.and_then(|flow| flow.open_id).ok_or(FLOW_ENDED.refuse())?;
    Ok((key_hash, open_id))
}

fn is_of(flow: &WeChatFlowRow, device_key: &str, wall: Instant) -> bool {
    flow.expires_at > wall && flow.device_key == device_key
}

/// A value of a query that needs no decoding: codes and states are letters and digits.
fn part<'a>(query: &'a str, name: &str) -> Option<&'a str> {
    let pairs = query.trim_start_matches('?').split('&');
    let found = pairs.filter_map(|pair| pair.split_once('=')).find(|(key, _)| *key == name)?;
    Some(found.1).filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::part;

    #[test]
    fn parts_of_a_query_are_found() {
        assert_eq!(part("?code=a1&state=b2", "state"), Some("b2"));
        assert_eq!(part("code=a1&state=", "state"), None);
        assert_eq!(part("xcode=a1", "code"), None);
        assert_eq!(part("", "code"), None);
    }
}
