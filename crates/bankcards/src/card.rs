//! A customer's card.

use kernel::{Fen, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

kernel::id!(/// A card of a customer.
    CardId);
db::column!(CardId);

/// State of the agreement with the payment channel (rule AO-04).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub enum ProtocolState {
    /// None yet: a proof is asked for.
    #[serde(rename = "0")]
    None,
    /// The channel has sent its SMS.
    #[serde(rename = "1")]
    Signing,
    /// Money can be collected.
    #[serde(rename = "2")]
    Valid,
    /// Ended; redemptions still go to the card, nothing can be collected.
    #[serde(rename = "3")]
    Revoked,
    /// The bank refused.
    #[serde(rename = "4")]
    Failed,
}

/// A card as shown.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardRecord {
    /// Number of the card in our books; sent when buying.
    pub card_id: CardId,
    /// Trade account of the card, 17 characters at most; null until it is bound. Shares bought with
    /// a card stay in its trade account, and their money returns to this card only.
    pub trade_acco: Option<String>,
    /// Bank, such as `JTB`.
    pub bank_code: String,
    /// Name of the bank.
    pub bank_name: String,
    /// Masked, `6222 **** **** 1234`.
    pub card_no: String,
    /// Last four digits.
    pub tail: String,
    /// 储蓄卡.
    pub card_type_name: String,
    /// Mobile reserved at the bank, masked.
    pub mobile: String,
    /// The channel's limit for one payment, yuan.
    pub single_limit: Fen,
    /// The channel's limit for a day, yuan.
    pub day_limit: Fen,
    /// State of the channel agreement.
    pub protocol_state: ProtocolState,
    /// Audit of the card: `0` under review (up to 3 working days), `1` nothing to object, `2`
    /// failed.
    pub audit_state: String,
    /// Why the audit or the binding failed; else empty.
    pub audit_memo: String,
    /// Whether it can pay now.
    pub payable: bool,
    /// When it was bound; null before.
    pub bound_at: Option<Instant>,
}
