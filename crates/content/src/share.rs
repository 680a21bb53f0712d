//! Share links: who shared, through which channel. Not encrypted, as the specification says.

use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// What a share link carries.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ShareChannelRequest {
    /// The sharing customer's number as the link has it.
    pub cust_share_no: Line<40>,
    /// The account manager's code.
    pub mgr_account: Line<40>,
}

/// What the client keeps with the session.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareChannel {
    pub cust_share_no: String,
    pub mgr_account: String,
    /// `manager`, `customer` or `direct`.
    pub channel: String,
}

/// Reads a share link: numbers and short codes only, so that nothing else travels in it.
pub async fn share_channel(_: Call<Visitor>, request: ShareChannelRequest) -> Answer<ShareChannel> {
    let plain = |text: &str| text.len() <= 20 && text.chars().all(|c| c.is_ascii_alphanumeric());
    if !plain(&request.cust_share_no) || !plain(&request.mgr_account) {
        return Err(codes::BAD_REQUEST.say("分享链接不完整，请让对方重新分享").into());
    }
    let channel = match (request.mgr_account.is_empty(), request.cust_share_no.is_empty()) {
        (false, _) => "manager",
        (true, false) => "customer",
        (true, true) => "direct",
    };
    Ok(ShareChannel {
        cust_share_no: request.cust_share_no.into_text(),
        mgr_account: request.mgr_account.into_text(),
        channel: channel.to_owned(),
    })
}
