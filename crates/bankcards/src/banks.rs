//! Banks of the payment channel, and the bank of a card number.

use kernel::Fen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Visitor};

/// The banks of the channel.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Banks {
    /// In the order in which they are shown.
    pub list: Vec<BankRecord>,
}

/// A bank and what it lets through.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BankRecord {
    /// Such as `JTB`.
    pub bank_code: String,
    /// Name.
    pub bank_name: String,
    /// Limit for one payment, yuan.
    pub single_limit: Fen,
    /// Limit for a day, yuan.
    pub day_limit: Fen,
}

/// The beginning of a card number.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardBinRequest {
    /// The first 6 to 10 digits are enough and all that should be sent: a query is not encrypted.
    pub card_no: String,
}

/// The bank of a card.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardBin {
    /// Whether the beginning is known.
    pub found: bool,
    /// Whether such a card can be bound.
    pub supported: bool,
    /// Bank; empty when it is not known.
    pub bank_code: String,
    /// Name of the bank; empty when it is not known.
    pub bank_name: String,
    /// `DC` debit, `CC` credit, empty when it is not known.
    pub card_type: String,
    /// 储蓄卡 or 信用卡.
    pub card_type_name: String,
    /// How many digits such a card has; 0 when it is not known.
    pub card_length: u32,
    /// Limit for one payment, yuan; null when it cannot be bound.
    pub single_limit: Option<Fen>,
    /// Limit for a day, yuan; null when it cannot be bound.
    pub day_limit: Option<Fen>,
    /// Why it cannot be bound; else empty.
    pub message: String,
}

/// `/allinpay/bankList`.
pub async fn banks(call: Call<Visitor>, _: Nothing) -> Answer<Banks> {
    crate::later()
}

/// `/cardbin`.
pub async fn card_bin(call: Call<Visitor>, request: CardBinRequest) -> Answer<CardBin> {
    crate::later()
}
