//! With what a fund can be paid.

use bankcards::CardId;
use kernel::{Fen, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethodsRequest {
    /// The fund to be bought.
    pub fund_code: FundCode,
}

/// A card as a way to pay.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethod {
    /// `card`.
    pub method: String,
    /// The card, to be named in the order.
    pub card_id: CardId,
    /// The card's transaction account; shares bought with it belong to it.
    pub trade_acco: String,
    /// 招商银行
    pub bank_name: String,
    /// The last four digits.
    pub tail: String,
    /// The bank's limit for one payment.
    pub single_limit: Option<Fen>,
    /// The bank's limit for a day.
    pub day_limit: Option<Fen>,
    /// What the card may still pay today by these limits; none when there are none.
    pub left_today: Option<Fen>,
    /// Whether the card can pay now.
    pub usable: bool,
    /// Why not, in Chinese; empty when it can.
    pub reason: String,
}

/// The ways to pay.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayMethods {
    /// Usable ones first.
    pub methods: Vec<PayMethod>,
}
