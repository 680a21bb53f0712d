//! An order that was taken, as the customer is answered.

use crate::order::fee::BuyFee;
use crate::order::{Order, OrderDates, OrderKind, OrderNo, OrderStatus, PayStatus};
use funds::Fund;
use kernel::{Fen, FundCode, Instant, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Written;

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
    /// Converting: the short name of the fund that comes in. Redeeming into a fund: of the one that
    /// the proceeds are to buy; null for other orders.
    pub target_fund_name: Option<String>,
    /// Where the order stands.
    pub status: OrderStatus,
    /// Where its money is; ask `queryPayState` while it is 1 (paying).
    pub pay_status: PayStatus,
    /// Buying: what is paid; null for other orders.
    pub amount: Option<Fen>,
    /// Redeeming or converting: how many shares. None when buying.
    pub shares: Option<Shares>,
    /// 招商银行 储蓄卡 1234
    pub card: String,
    /// What it is promised, if it is paid at once; the payment decides T.
    pub dates: OrderDates,
    /// Redeeming into a fund: the dates of the purchase, should the money arrive as `dates` say.
    /// Null for other orders.
    pub onward_dates: Option<OrderDates>,
    /// Buying: the fee as explained when the order was placed. None when redeeming.
    #[schema(value_type = Option<BuyFee>)]
    pub fee: Option<Written<BuyFee>>,
    /// When it was accepted.
    pub created_at: Instant,
}

impl PlacedOrder {
    /// As it is shown to the customer.
    pub(crate) fn of(order: &Order, fund: &Fund, fee: Option<Written<BuyFee>>) -> Self {
        Self {
            order_no: order.order_no,
            kind: order.kind,
            fund_code: order.fund_code,
            fund_name: fund.name.to_string(),
            target_fund_name: None,
            status: order.status,
            pay_status: order.pay_status,
            amount: order.kind.is_buy().then_some(order.amount),
            shares: order.asked_shares(),
            card: order.card_name(),
            dates: order.dates(fund.is_money()),
            onward_dates: None,
            fee,
            created_at: order.created_at,
        }
    }
}
