//! Cancelling an order before the cut-off of its T.

use super::free_shares::free_shares;
use super::{give_back, store};
use crate::order::dates::{month_day, refund_day};
use crate::order::months::{self, Tally};
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Event, Order, OrderKind, OrderNo, OrderStatus, PaidBy, PayStatus, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::placing::desk::Desk;
use accounts::Trader;
use db::Tx;
use kernel::{Day, Instant};
use ledger::{Entry, EntryKind};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call, codes};

wire::refusals! {
    /// The cut-off has passed, or the order was sealed.
    TOO_LATE = 16012, "已过撤单时间（{cutoff}），不能撤单";
    /// The order is in a state in which it cannot be cancelled.
    NOT_CANCELABLE = 16013, "该订单{status}，不能撤单";
    /// The order was paid with others by one debit, and goes back with them.
    PAID_TOGETHER = 16057, "该订单与其他订单合并付款，请整笔撤单";
    /// The bank is being asked for the money.
    STILL_PAYING = 16014, "订单正在支付，请稍后再试";
    /// The fund does not take cancellations.
    CANCELLATION_EXCLUDED = 16015, "该基金的订单不支持撤单";
    /// The order is what a big redemption left over: to wait was chosen with the first order.
    REST_IS_DEFERRED = 16043, "这是巨额赎回顺延的份额，不能撤单";
    /// The order pays for another one.
    PAYS_FOR_PURCHASE = 16034, "这笔份额用于付款，请撤销它付款的订单";
}

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelOrderRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// A cancelled order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelledOrder {
    /// Its number.
    pub order_no: OrderNo,
    /// 7, cancelled.
    pub status: OrderStatus,
    /// Buying: 4, the money goes back to the card. Redeeming: 0.
    pub pay_status: PayStatus,
    /// When it was cancelled.
    pub cancelled_at: Instant,
    /// Buying by card: the day by which the money is back on it; else none.
    pub refund_by: Option<Day>,
    /// What happens next, in Chinese.
    pub message: String,
}

/// Cancels a whole order: the money goes back to the card, frozen shares are free again.
pub async fn cancel_order(
    call: Call<Trader>,
    request: CancelOrderRequest,
) -> Answer<CancelledOrder> {
    let cust_no = call.caller.cust_no();
    let desk = Desk::open(&call, call.now);
    call.write_once(async move |tx| {
        let order = orders::find(tx, cust_no, request.order_no).await?;
        let order = order.ok_or(codes::NOT_FOUND)?;
        require_cancelable(&order, desk.now)?;
        cancel_alone(tx, order, &desk).await
    })
    .await
}

fn require_cancelable(order: &Order, now: Instant) -> Answer<()> {
    if order.status == OrderStatus::Accepted && order.parent_no.is_some() {
        return Err(PAID_TOGETHER.into());
    }
    require_in_time(order, now)
}

/// Demands that nothing of an order is sealed, and that its money is settled.
pub(super) fn require_in_time(order: &Order, now: Instant) -> Answer<()> {
    if order.in_time_to_cancel(now) {
        return Ok(());
    }
    let refusal = match (order.status, order.pay_status, order.cancel_until) {
        (OrderStatus::Accepted, PayStatus::Paying, _) => STILL_PAYING.refuse(),
        (OrderStatus::Accepted, ..) if order.pays_for_purchase() => PAYS_FOR_PURCHASE.refuse(),
        (OrderStatus::Accepted, ..) if order.is_deferred_rest() => REST_IS_DEFERRED.refuse(),
        (OrderStatus::Accepted, _, None) => CANCELLATION_EXCLUDED.refuse(),
        (OrderStatus::Accepted | OrderStatus::Sent, _, Some(until)) => {
            let cutoff = until.time().to_string();
            let time = cutoff.get(..5).unwrap_or_default();
            TOO_LATE.fill(&[("cutoff", format!("{} {time}", until.day()))])
        }
        (status, ..) => NOT_CANCELABLE.fill(&[("status", status.chinese())]),
    };
    Err(refusal.into())
}

/// Cancels an order of which nothing is sealed; what the card paid for it goes back alone.
pub(super) async fn cancel_alone(tx: &mut Tx, order: Order, desk: &Desk) -> Answer<CancelledOrder> {
    let payout = Payout::of(&order, PayoutKind::Refund, order.amount, desk.now.day());
    let cancelled = cancel(tx, order, desk).await?;
    if cancelled.refund_by.is_some() {
        payouts::insert(tx, &[payout]).await?;
    }
    Ok(cancelled)
}

/// The same, but for the payout.
pub(super) async fn cancel(tx: &mut Tx, mut order: Order, desk: &Desk) -> Answer<CancelledOrder> {
    let (now, entry_id) = (desk.now, desk.ids.next_value()?);
    let collected = order.kind.is_buy() && order.pay_status == PayStatus::Paid;
    let by_card = collected && order.paid_by != PaidBy::MoneyFund;
    let pay_status = match order.kind {
        _ if by_card => PayStatus::Refunding,
        // It waited, and nothing was asked for.
        kind if kind.is_buy() && !collected => PayStatus::Unpaid,
        // Only frozen shares were to pay: they are back at once.
        kind if kind.is_buy() => PayStatus::Refunded,
        _ => PayStatus::Unpaid,
    };
    let refund = by_card.then_some((order.amount, refund_day(order.t_day)));
    if !store::cancel(tx, &order, pay_status, refund).await? {
        return Err(NOT_CANCELABLE.fill(&[("status", order.status.chinese())]).into());
    }
    order.set_status(OrderStatus::Cancelled);
    order.pay_status = pay_status;
    months::count(tx, &[Tally::of(&order)]).await?;
    desk.vouchers.end_of(tx, [&order], (now, &desk.ids)).await?;
    told::append(tx, &[Event::of(&order, Step::Cancelled, now, "")]).await?;
    let message = match order.kind {
        kind if kind.is_buy() && !collected => "没有扣款".to_owned(),
        kind if kind.is_buy() && !by_card => {
            give_back::give_back(tx, &order, (entry_id, now)).await?
        }
        kind if kind.is_buy() => {
            give_back(tx, &order, entry_id, now).await?;
            let by = month_day(refund_day(order.t_day));
            // The card paid, but for what proceeds paid.
            let goes = if order.paid_by_proceeds() { "打到" } else { "原路退回" };
            let points = if order.fee_explained.has_voucher() { "，嘉豆已退回" } else { "" };
            format!("款项将{goes}{}，最晚{by}到账{points}", order.card_name())
        }
        OrderKind::DividendMethod => {
            holdings::settle_methods(tx, &[order.method_answer(None)]).await?;
            "分红方式保持不变".to_owned()
        }
        _ => {
            free_shares(tx, &order, entry_id, now).await?;
            "份额已恢复为可用".to_owned()
        }
    };
    let Order { order_no, status, .. } = order;
    let refund_by = refund.map(|(_, by)| by);
    Ok(CancelledOrder { order_no, status, pay_status, cancelled_at: now, refund_by, message })
}

async fn give_back(tx: &mut Tx, order: &Order, entry_id: i64, now: Instant) -> Answer<()> {
    let Order { cust_no, order_no, amount, .. } = *order;
    let entry = Entry::new(entry_id, cust_no, (now.day(), now), EntryKind::RefundDue, order_no)
        .cash(order.purse().paid(), order.purse().refund(), amount);
    ledger::post(tx, &entry).await?;
    Ok(holdings::begin_transit(tx, &[order.going_out(amount)]).await?)
}
