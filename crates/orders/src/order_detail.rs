//! One order with its time line.

use crate::{FeeStep, OrderDates, OrderKind, OrderNo, OrderStatus, PayStatus};
use kernel::{Day, Fen, FundCode, Instant, Nav, Rate, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetailRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// A stage of an order's life.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TimelineStep {
    /// 提交成功
    pub title: String,
    /// More about it; may be empty.
    pub detail: String,
    /// When it happened; none while it is ahead.
    pub at: Option<Instant>,
    /// The day for which it is promised, while it is ahead.
    pub expected_on: Option<Day>,
    /// Whether it has happened.
    pub done: bool,
    /// Whether the order ended badly here.
    pub failed: bool,
}

/// An order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct OrderDetail {
    /// Its number.
    pub order_no: OrderNo,
    /// What it is.
    pub kind: OrderKind,
    /// 买入
    pub kind_name: String,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Where it stands.
    pub status: OrderStatus,
    /// 确认中
    pub status_name: String,
    /// Where its money is.
    pub pay_status: PayStatus,
    /// 支付成功
    pub pay_status_name: String,
    /// Why it failed, in Chinese; empty when it didn't.
    pub reason: String,
    /// Buying: what is paid.
    pub amount: Option<Fen>,
    /// Redeeming: shares asked for, the forced rest included.
    pub shares: Option<Shares>,
    /// 招商银行
    pub bank_name: String,
    /// The last four digits of the card that pays or is paid.
    pub tail: String,
    /// The card's transaction account.
    pub trade_acco: String,
    /// What it was promised.
    pub dates: OrderDates,
    /// When it was accepted.
    pub created_at: Instant,
    /// Confirmed: the price.
    pub confirmed_nav: Option<Nav>,
    /// Confirmed: buying, the amount fee included; redeeming, what arrives.
    pub confirmed_amount: Option<Fen>,
    /// Confirmed: shares.
    pub confirmed_shares: Option<Shares>,
    /// Confirmed: the fee.
    pub fee: Option<Fen>,
    /// What goes back to the card.
    pub refund: Option<Fen>,
    /// The day on which the TA confirmed.
    pub confirmed_on: Option<Day>,
    /// Buying: the rate charged; none for fixed fees.
    pub fee_rate: Option<Rate>,
    /// How the fee was explained when the order was placed.
    pub fee_steps: Vec<FeeStep>,
    /// What happened and what is ahead.
    pub timeline: Vec<TimelineStep>,
    /// Whether it may be cancelled now.
    pub cancelable: bool,
}
