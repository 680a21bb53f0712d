//! A row of the ledger, and its hash.

use crate::{Act, Purpose};
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;

/// The hash before the first row.
pub(crate) const BEGIN: &str = "0000000000000000000000000000000000000000000000000000000000000000";

/// Names how the hash is made. Another way has another name.
pub(crate) const FORMAT: &str = "tael-consents-1";

db::row! {
    /// What a customer agreed to or withdrew.
    #[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "camelCase", deny_unknown_fields)]
    pub struct Entry {
        /// 1, 2, 3 … of the customer.
        pub seq: i64,
        pub purpose: Purpose,
        pub act: Act,
        /// The text that was read, `open@2026.1`; empty of what began before the ledger.
        pub text_id: String,
        /// SHA-256 of that text, in hex.
        pub text_sha256: String,
        /// Where it was done: `browser`, `wechat`.
        pub host: String,
        /// With what: `Safari · iOS`.
        pub device: String,
        /// What else is to be said.
        pub note: String,
        /// When.
        pub at: Instant,
        /// Over the row, and the hash of the one before.
        pub hash: String,
    }
}

impl Entry {
    /// SHA-256 over the format, the hash before, the customer's number and the row without its
    /// hash: a line each, as UTF-8, times as on the wire.
    pub(crate) fn hash_after(&self, before: &str, cust_no: CustNo) -> String {
        let Self { seq, purpose, act, text_id, text_sha256, host, device, note, at, hash: _ } =
            self;
        let (purpose, act) = (purpose.code(), act.code());
        let lines = [
            FORMAT,
            before,
            &cust_no.to_string(),
            &seq.to_string(),
            purpose,
            act,
            text_id,
            text_sha256,
            host,
            device,
            note,
            &at.to_string(),
        ]
        .map(|line| format!("{line}\n"))
        .concat();
        kernel::hex(&Sha256::digest(lines))
    }
}
