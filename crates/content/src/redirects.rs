//! Keys in links of messages and posters, and where they lead in the app.

use kernel::Line;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Visitor, codes};

/// Which key.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedirectRequest {
    pub key: Line<40>,
}

/// Where it leads: always a path of the app, so that no link can lead out of it.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedirectTarget {
    pub path: String,
}

/// A key, what it is called on a page, and where it leads.
const TARGETS: [(&str, &str, &str); 9] = [
    ("home", "首页", "/fundhome"),
    ("ranking", "基金排行", "/fundlist"),
    ("assets", "我的资产", "/asset"),
    ("opening", "开户", "/opening"),
    ("risktest", "风险测评", "/risktestbefore"),
    ("records", "交易记录", "/deal"),
    ("notices", "公告", "/notice"),
    ("policy", "政策与协议", "/policy"),
    ("newcomer", "新手专区", "/custom?pageCode=newcomer"),
];

/// The target of a key.
pub async fn target(_: Call<Visitor>, request: RedirectRequest) -> Answer<RedirectTarget> {
    match named(&request.key) {
        Some((_, path)) => Ok(RedirectTarget { path: path.to_owned() }),
        None => Err(codes::NOT_FOUND.refuse().into()),
    }
}

/// What a key is called, and where it leads.
pub fn named(key: &str) -> Option<(&'static str, &'static str)> {
    let found = TARGETS.iter().find(|(known, ..)| *known == key)?;
    Some((found.1, found.2))
}
