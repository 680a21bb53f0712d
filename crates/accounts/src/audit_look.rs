//! What the customer can read of an audit: that somebody looked, at what, and why.

use crate::{dictionary::ProofType, store::ProofRow};
use consents::{Look, Looker};
use kernel::Instant;

/// Whoever decided has looked.
pub(crate) fn audit_look(row: &ProofRow, look_id: i64, now: Instant) -> Look {
    let (what, why) = match row.proof_type {
        ProofType::Certificate => ("证件照片和证件信息", "核对你提交的证件"),
        ProofType::Renewal => ("新旧证件的照片和信息", "核对你换的新证件"),
        ProofType::Card => ("银行卡和证件照片", "核对你提交的银行卡"),
    };
    Look {
        cust_no: row.cust_no,
        look_id,
        at: now,
        looker: Looker::Auditor,
        who: String::new(),
        what: what.to_owned(),
        why: why.to_owned(),
    }
}
