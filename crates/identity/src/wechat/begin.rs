//! Ask somebody to authorise at WeChat.

use super::recognise::put_flow;
use crate::own_hosts::{OwnHosts, at_path};
use kernel::Line;
use partners::Partners;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Visitor, codes, random_token};

/// The page to which WeChat leads back.
const BACK: &str = "/bind";

/// The page that asks.
#[derive(Debug, Deserialize, ToSchema)]
pub struct BeginRequest {
    /// Its address, of one of the house's hosts.
    pub url: Line<500>,
}

/// Where to authorise.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Authorisation {
    /// An address at WeChat, which leads back to /bind with `code` and `state`.
    pub authorise_url: String,
}

/// `/wechat/begin`. The question belongs to the device: a code that was given for it elsewhere is
/// worth nothing here, so nobody is bound to a WeChat by a link that somebody sent him.
pub(crate) async fn begin(call: Call<Visitor>, request: BeginRequest) -> Answer<Authorisation> {
    call.limit(Limited::Login).await?;
    let refused = |invalid: kernel::Invalid| codes::BAD_REQUEST.say(invalid.reason());
    let url = call.get::<OwnHosts>().own(&request.url).map_err(refused)?;
    let state = random_token()?;
    put_flow(&call, &state, None).await?;
    let account = &call.get::<Partners>().official_account;
    Ok(Authorisation { authorise_url: account.authorise_url(&at_path(url, BACK), &state) })
}
