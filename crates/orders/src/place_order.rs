//! Buying: one transaction checks everything again, stores the order with what it was promised,
//! and answers at once; the pay worker asks the bank.

use crate::{BuyFee, OrderDates, OrderKind, OrderNo, OrderStatus, PayStatus};
use bankcards::CardId;
use kernel::{Fen, FundCode, Instant, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A purchase.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlaceOrderRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card that pays; the shares belong to its transaction account.
    pub card_id: CardId,
    /// What is paid, fee included.
    pub amount: Fen,
    /// Ids of the agreements that the customer accepted, all that [`crate::PreBuy`] named.
    pub agreements: Vec<String>,
}

/// An order that was taken.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlacedOrder {
    /// Its number.
    pub order_no: OrderNo,
    /// What it is.
    pub kind: OrderKind,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Where the order stands.
    pub status: OrderStatus,
    /// Where its money is; ask `queryPayState` while it is 1 (paying).
    pub pay_status: PayStatus,
    /// Buying: what is paid. None when redeeming.
    pub amount: Option<Fen>,
    /// Redeeming: how many shares. None when buying.
    pub shares: Option<Shares>,
    /// 招商银行(1234)
    pub card: String,
    /// What it is promised, if it is paid at once; the payment decides T.
    pub dates: OrderDates,
    /// Buying: the fee as explained when the order was placed. None when redeeming.
    pub fee: Option<BuyFee>,
    /// When it was accepted.
    pub created_at: Instant,
}
