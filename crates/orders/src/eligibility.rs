//! May this customer buy this fund now? The checks in the specification's order.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A check before an order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum CheckName {
    /// Password set and account opened.
    Opened,
    /// Certificates valid and personal facts complete.
    MemberComplete,
    /// What this product needs of the customer's facts is complete.
    ProductComplete,
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
}
