//! Keys in links of messages and posters, and where they lead in the app.

use crate::shelf::library;
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

/// The target of a key.
pub async fn target(call: Call<Visitor>, request: RedirectRequest) -> Answer<RedirectTarget> {
    match library(&call).redirect(&request.key) {
        Some(found) => Ok(RedirectTarget { path: found.path.clone() }),
        None => Err(codes::NOT_FOUND.refuse().into()),
    }
}
