//! People who look at proofs.

use crate::Reply;
use kernel::{CardNumber, Certificate, Instant};

/// A proof that was handed in.
#[derive(Debug, Clone)]
pub struct AuditCase {
    /// The proof's number.
    pub serial_no: String,
    /// 1 when it is handed in for the first time.
    pub attempt: i64,
    /// When, in business time.
    pub submitted_at: Instant,
    /// Whose proof.
    pub certificate: Certificate,
    /// The card, when it is about one.
    pub card: Option<CardNumber>,
}

/// What the auditor decided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Verdict {
    /// Not yet.
    Pending,
    /// Accepted.
    Passed,
    /// Not accepted, with the reason for the customer.
    Failed(String),
}

/// Asks the auditors.
pub trait Audit: Send + Sync {
    /// The state of a case at a business time.
    fn verdict<'a>(&'a self, case: &'a AuditCase, now: Instant) -> Reply<'a, Verdict>;
}
