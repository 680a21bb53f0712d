//! The documents that a buyer accepts with an order.

use crate::order::Agreed;
use funds::{Fund, FundDocument};
use kernel::{Day, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Refusal;

wire::refusals! {
    /// An agreement was not accepted.
    AGREEMENT_MISSING = 16008, "请先阅读并同意《{title}》";
}

/// What a buyer of the fund accepts on a day, in the order in which it is shown, each document in
/// its version of that day.
pub fn required(fund: &Fund, day: Day) -> Vec<OrderAgreement> {
    let needed = fund.documents_on(day).into_iter().filter(|document| document.is_needed);
    let agreement = |document: FundDocument| OrderAgreement {
        id: document.key.to_owned(),
        title: document.title,
        version: document.version,
    };
    needed.map(agreement).collect()
}

/// Demands that all documents of the day were accepted; answers what is kept of that.
///
/// # Errors
/// Refused with the first that was not.
pub fn accept(fund: &Fund, accepted: &[String], at: Instant) -> Result<Agreed, Refusal> {
    let documents = required(fund, at.day());
    if let Some(missing) = documents.iter().find(|document| !accepted.contains(&document.id)) {
        return Err(AGREEMENT_MISSING.fill(&[("title", &missing.title)]));
    }
    let kept: Vec<String> =
        documents.iter().map(|document| format!("{} {}", document.id, document.version)).collect();
    Ok(Agreed { documents: kept.join(", "), at })
}

/// A document that the customer accepts with the order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderAgreement {
    /// To be named in the order: `fund-contract`, `prospectus`, `risk-disclosure`, `sales-service`.
    pub id: String,
    /// 《…基金合同》
    pub title: String,
    /// The version that is accepted.
    pub version: String,
}
