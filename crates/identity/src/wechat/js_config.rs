//! What a page in WeChat is configured with: a signature for its address.

use super::{WeChatLibrary, ticket::ticket};
use crate::own_hosts::OwnHosts;
use aws_lc_rs::digest::{SHA1_FOR_LEGACY_USE_ONLY, digest};
use kernel::{Code, Line};
use partners::Partners;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Visitor, codes, random_token};

/// More than WeChat has.
const APIS_MOST: usize = 60;
/// Characters of a nonce.
const NONCE: usize = 16;

/// The page, and what it wants of WeChat.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JsConfigRequest {
    /// Its address; what stands behind `#` is not signed.
    pub url: Line<1000>,
    /// Names of WeChat's functions, handed back.
    #[serde(default)]
    pub js_api_list: Vec<Code<64>>,
    /// Whether WeChat shows what it does; handed back.
    #[serde(default, deserialize_with = "kernel::flag")]
    pub debug: bool,
}

/// For `wx.config`.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JsConfig {
    /// The house's account.
    pub app_id: String,
    /// Seconds since 1970.
    pub timestamp: i64,
    /// A random text.
    pub nonce_str: String,
    /// SHA-1 of ticket, nonce, time and address, in hex.
    pub signature: String,
    /// As asked.
    pub js_api_list: Vec<String>,
    /// As asked.
    pub debug: bool,
    /// Where WeChat's library is; absent where pages do without it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub library: Option<String>,
}

/// `/jsconfig`, for pages of the house only.
pub(crate) async fn js_config(call: Call<Visitor>, request: JsConfigRequest) -> Answer<JsConfig> {
    call.limit(Limited::Search).await?;
    let refused = |invalid: kernel::Invalid| codes::BAD_REQUEST.say(invalid.reason());
    let url = call.get::<OwnHosts>().own(&request.url).map_err(refused)?;
    let js_api_list: Vec<String> = request.js_api_list.into_iter().map(Code::into_text).collect();
    let is_name = |name: &String| name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b':');
    if js_api_list.len() > APIS_MOST || !js_api_list.iter().all(is_name) {
        return Err(codes::BAD_REQUEST.say("微信接口的名称不正确").into());
    }
    let ticket = ticket(&call).await?;
    let timestamp = call.clock().unmoved().ms() / 1000;
    let library = call.find::<WeChatLibrary>();
    let nonce_str: String = random_token()?.chars().take(NONCE).collect();
    Ok(JsConfig {
        app_id: call.get::<Partners>().official_account.app_id().to_owned(),
        signature: signature(&ticket, &nonce_str, timestamp, url),
        timestamp,
        nonce_str,
        js_api_list,
        debug: request.debug,
        library: library.map(|library| library.address().to_owned()),
    })
}

/// As WeChat computes it, from an address without its fragment.
fn signature(ticket: &str, nonce: &str, timestamp: i64, url: &str) -> String {
    let text = format!("jsapi_ticket={ticket}&noncestr={nonce}&timestamp={timestamp}&url={url}");
    // WeChat's choice; the ticket is a secret, and a collision opens nothing.
    let sum = digest(&SHA1_FOR_LEGACY_USE_ONLY, text.as_bytes());
    kernel::hex(sum.as_ref())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_vector_of_the_specification_holds() {
        let own = OwnHosts::new(["m.tael.test"]);
        let url = own.own("https://m.tael.test/funddetail?fundCode=016823#top").unwrap();
        assert_eq!(
            signature("tael-ticket", "k7", 1_795_400_000, url),
            "132f4173634d74c792d2a400b793c88263eeec2b"
        );
    }
}
