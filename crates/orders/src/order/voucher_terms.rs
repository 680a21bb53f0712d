//! What a voucher is, and what it does to the fee of a purchase.

use kernel::{Fen, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// What a voucher is, by the figures of a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoucherTerms {
    /// Its kind.
    pub voucher_id: String,
    /// 嘉豆抵费券
    pub name: String,
    /// What it takes, in whole points.
    pub points: i64,
    /// By how much it lowers the discount: from 0.1 by 0.05.
    pub lowers_by: Rate,
}

/// A voucher in the fee of the purchase that takes it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FeeVoucher {
    /// What it is.
    #[serde(flatten)]
    pub terms: VoucherTerms,
    /// The discount without it.
    pub discount_without: Rate,
    /// The fee without it.
    pub fee_without: Fen,
    /// What it saves: `feeWithout` less `fee`.
    pub saved: Fen,
}
