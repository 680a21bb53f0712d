//! What a customer has consented to: now, with the order, or before, when they asked for what comes
//! about now.

use super::agreements;
use crate::order::Agreed;
use funds::Fund;
use kernel::Instant;
use wire::Refusal;

/// The consent of whoever buys. Suitability is judged again in each case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Consent {
    /// The customer is there, and accepts with the order.
    Now {
        /// Ids of the documents that were accepted.
        agreements: Vec<String>,
    },
    /// The customer asked for it before, such as by a plan.
    Earlier {
        /// The decision of suitability that was made then: a warning that counted for it counts on
        /// while the levels are the same.
        decision_id: i64,
        /// The documents that were accepted then.
        agreed: Agreed,
    },
}

impl Consent {
    /// The documents that count as accepted at `now`.
    ///
    /// # Errors
    /// Refused with the first document of the fund that a customer who is there did not accept.
    pub(crate) fn agreed(&self, fund: &Fund, now: Instant) -> Result<Agreed, Refusal> {
        match self {
            Self::Now { agreements } => agreements::accept(fund, agreements, now),
            Self::Earlier { agreed, .. } => Ok(agreed.clone()),
        }
    }

    /// The decision that was made before.
    pub(crate) fn earlier(&self) -> Option<i64> {
        match self {
            Self::Now { .. } => None,
            Self::Earlier { decision_id, .. } => Some(*decision_id),
        }
    }
}
