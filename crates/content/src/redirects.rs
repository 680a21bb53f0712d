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

const TARGETS: [(&str, &str); 6] = [
    ("home", "/fundhome"),
    ("ranking", "/fundlist"),
    ("assets", "/asset"),
    ("opening", "/opening"),
    ("risktest", "/risktestbefore"),
    ("records", "/deal"),
];

/// The target of a key.
pub async fn target(_: Call<Visitor>, request: RedirectRequest) -> Answer<RedirectTarget> {
    match TARGETS.iter().find(|(key, _)| *key == &*request.key) {
        Some((_, path)) => Ok(RedirectTarget { path: (*path).to_owned() }),
        None => Err(codes::NOT_FOUND.refuse().into()),
    }
}
