//! Which version of an agreement a customer agreed to.

use crate::{library::Library, shelf::library, store};
use db::Tx;
use kernel::{CustNo, Day, Instant};
use serde::Serialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Visitor};

/// What everybody agrees to by registering.
const BY_REGISTERING: [&str; 2] = ["user", "privacy"];

/// A version that was agreed to.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Signed {
    pub version: String,
    /// The day of the signature, or of the registration.
    pub signed_on: Day,
}

/// The version that a customer signed last; before the first signature the one that stood there at
/// the registration. None of texts that nobody signs here.
pub async fn signed(call: &Call<Visitor>, cust_no: CustNo, key: &str) -> Answer<Option<Signed>> {
    if !BY_REGISTERING.contains(&key) {
        return Ok(None);
    }
    let found = call
        .db()
        .read(async |tx: &mut Tx| {
            let signature = store::last_signature(tx, cust_no, key).await?;
            Ok::<_, Failure>((signature, identity::identity_of(tx, cust_no).await?))
        })
        .await?;
    Ok(match found {
        (Some(signature), _) => {
            Some(Signed { version: signature.version, signed_on: signature.at.day() })
        }
        (None, Some(customer)) => registered(&library(call), key, customer.created_at),
        (None, None) => None,
    })
}

fn registered(library: &Library, key: &str, at: Instant) -> Option<Signed> {
    let read = library.read_at(key, at)?;
    Some(Signed { version: read.version.clone(), signed_on: at.day() })
}
