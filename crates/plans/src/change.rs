//! What was done to a plan, as it is kept and shown.

use crate::plan::{Plan, PlanState};
use crate::store::plans::Change;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What was done to a plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanChange {
    /// `made`, `changed`, `paused`, `resumed`, `ended`, `finished`.
    pub what: String,
    /// 每期金额500.00元改为800.00元
    pub text: String,
    /// When.
    pub at: Instant,
}

impl From<Change> for PlanChange {
    fn from(change: Change) -> Self {
        Self { what: change.what, text: change.text, at: change.at }
    }
}

/// An act on a plan, under a number of its own.
pub(crate) fn change(
    (plan, change_no): (&Plan, i64),
    what: &str,
    text: impl Into<String>,
    at: Instant,
) -> Change {
    Change {
        cust_no: plan.cust_no,
        plan_no: plan.plan_no,
        change_no,
        what: what.to_owned(),
        text: text.into(),
        at,
    }
}

/// A plan is over.
pub(crate) fn over((plan, change_no): (&Plan, i64), at: Instant) -> Change {
    let what = if plan.state == PlanState::Finished { "finished" } else { "ended" };
    change((plan, change_no), what, plan.ended_why.clone(), at)
}
