//! May this customer buy this fund now? The checks in the specification's order.

use super::refusals::NOT_OPENED;
use super::{limits, people};
use accounts::{Barrier, Mend};
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Failure, Refusal};

/// A check before an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum CheckName {
    /// Password set and account opened.
    Opened,
    /// Certificates valid and personal facts complete.
    MemberComplete,
    /// The customer's risk level fits the product, or the warning was acknowledged.
    RiskMatch,
    /// The fund takes orders now.
    FundOpen,
}

/// A check with its result.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CheckStep {
    /// Which.
    pub check: CheckName,
    /// Whether it is passed.
    pub passed: bool,
    /// The code with which the order would be refused; 0 when passed.
    pub code: u32,
    /// What the customer can do, in Chinese; empty when passed.
    pub message: String,
    /// Of `memberComplete`: on which page that is; null when passed, and of the other checks.
    pub mend: Option<Mend>,
}

/// The checks as they stand, with the code of the match; all of them are answered, in order.
///
/// # Errors
/// Those of the database.
pub(crate) async fn checks(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: &Fund,
    now: Instant,
) -> Answer<(Vec<CheckStep>, String)> {
    let standing = people::require_opened(tx, cust_no, now).await;
    let birth = standing.as_ref().ok().and_then(|standing| standing.birth);
    let complete = match &standing {
        Ok(standing) => people::require_complete(standing),
        Err(_) => Err(NOT_OPENED.into()),
    };
    let (code, mismatch) = suitability::preview_match(tx, cust_no, birth, fund, now).await?;
    let barrier = standing.as_ref().ok().and_then(|standing| standing.barrier.as_ref());
    let mend = barrier.map(Barrier::mend_for_product);
    let steps = vec![
        step(CheckName::Opened, standing.map(|_| ()))?,
        CheckStep { mend, ..step(CheckName::MemberComplete, complete)? },
        step(CheckName::RiskMatch, mismatch.map_or(Ok(()), |refusal| Err(refusal.into())))?,
        step(CheckName::FundOpen, limits::require_open(fund, now).map_err(Failure::from))?,
    ];
    Ok((steps, code.to_owned()))
}

fn step(check: CheckName, result: Answer<()>) -> Answer<CheckStep> {
    match result {
        Ok(()) => {
            Ok(CheckStep { check, passed: true, code: 0, message: String::new(), mend: None })
        }
        Err(Failure::Refused(Refusal { code, sentence, .. })) => {
            let message = sentence.into_owned();
            Ok(CheckStep { check, passed: false, code, message, mend: None })
        }
        Err(failure) => Err(failure),
    }
}
