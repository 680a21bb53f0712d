//! Where an order's money is: asked again and again by the result page, so it is one small read.

use crate::order::store::orders;
use crate::order::{Order, OrderNo, OrderStatus, PayStatus};
use kernel::{Day, Fen, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

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
    /// `card`, or `moneyFund`: the shares of a money fund under this card.
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

/// Where the money of an order is.
pub async fn pay_state(call: Call<Customer>, request: PayStateRequest) -> Answer<PayState> {
    let order = find(&call, request.order_no).await?;
    Ok(PayState {
        order_no: order.order_no,
        status: order.status,
        pay_status: order.pay_status,
        pay_status_name: order.pay_status.chinese().to_owned(),
        reason: order.reason,
        paid_at: order.paid_at,
        t_day: order.t_day,
    })
}

/// How an order is paid.
pub async fn pay_detail(call: Call<Customer>, request: PayStateRequest) -> Answer<PayDetail> {
    let order = find(&call, request.order_no).await?;
    Ok(PayDetail {
        order_no: order.order_no,
        method: if order.pair().is_some() { "moneyFund" } else { "card" }.to_owned(),
        amount: order.kind.is_buy().then_some(order.amount),
        pay_status: order.pay_status,
        paid_at: order.paid_at,
        refund: order.refund,
        bank_name: order.bank_name,
        tail: order.tail,
    })
}

/// The customer's order; someone else's is not found.
pub(crate) async fn find(call: &Call<Customer>, order_no: OrderNo) -> Answer<Order> {
    let cust_no = call.caller.cust_no;
    let found: Result<Option<Order>, db::Error> =
        call.db().read(async |tx| orders::find(tx, cust_no, order_no).await).await;
    found?.ok_or_else(|| codes::NOT_FOUND.into())
}
