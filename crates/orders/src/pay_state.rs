//! Where an order's money is: asked again and again by the result page, so it is one small read.

use crate::{OrderNo, OrderStatus, PayStatus};
use kernel::{Day, Fen, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayStateRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// The payment of an order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayState {
    /// Its number.
    pub order_no: OrderNo,
    /// Where the order stands.
    pub status: OrderStatus,
    /// Where its money is.
    pub pay_status: PayStatus,
    /// 支付中
    pub pay_status_name: String,
    /// Why the bank refused, in Chinese; empty when it didn't.
    pub reason: String,
    /// When the money was here; it decides T.
    pub paid_at: Option<Instant>,
    /// T, final once the order is paid.
    pub t_day: Day,
}

/// How an order is paid.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PayDetail {
    /// Its number.
    pub order_no: OrderNo,
    /// `card`.
    pub method: String,
    /// 招商银行
    pub bank_name: String,
    /// The card's last four digits.
    pub tail: String,
    /// What is paid; none when redeeming.
    pub amount: Option<Fen>,
    /// Where the money is.
    pub pay_status: PayStatus,
    /// When the money was here.
    pub paid_at: Option<Instant>,
    /// What went back or goes back to the card.
    pub refund: Option<Fen>,
}
