//! The statement of an order, as it is mailed.

use super::convert_legs::ConvertLegs;
use super::detail::OrderDetail;
use super::onward_legs::OnwardLegs;
use super::stage::Stage;
use crate::order::PayStatus;
use kernel::Instant;

/// What an e-mail says of an order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Statement {
    /// One line.
    pub subject: String,
    /// Lines that end with a line feed.
    pub text: String,
}

impl Statement {
    /// The order as it stands at `now`; `name` is the customer's, masked.
    pub fn of(order: &OrderDetail, name: &str, now: Instant) -> Self {
        let subject = format!("{}{}交易凭证", order.fund_name, order.kind_name);
        let head =
            format!("{name}，你好：\n\n以下是你在{}的一笔交易。\n\n", minute(order.created_at));
        let rows: String =
            rows(order).into_iter().map(|(name, value)| format!("{name}：{value}\n")).collect();
        let foot = format!(
            "\n以上为{}的记录，份额和金额以登记机构的确认为准。\n本邮件由系统发出，请勿回复。\n",
            minute(now)
        );
        Self { subject, text: [head, rows, foot].concat() }
    }
}

/// What is known of the order, by name.
fn rows(order: &OrderDetail) -> Vec<(&'static str, String)> {
    let yuan = |amount: Option<kernel::Fen>| amount.map(|amount| format!("{amount:#}元"));
    let units = |shares: Option<kernel::Shares>| shares.map(|shares| format!("{shares:#}份"));
    let card = (!order.tail.is_empty()).then(|| format!("{}（{}）", order.bank_name, order.tail));
    let payee = order.payout.as_ref().filter(|payout| payout.tail != order.tail);
    let payee = payee.map(|payout| format!("{}（{}）", payout.bank_name, payout.tail));
    let reason = (!order.reason.is_empty()).then(|| order.reason.clone());
    let legs = order.conversion.as_ref();
    let confirmed = legs.map(|legs| &legs.fee).filter(|fee| !fee.estimated);
    let fee = if order.kind.is_redeem() { "赎回费" } else { "手续费" };
    [
        ("基金", Some(format!("{}（{}）", order.fund_name, order.fund_code))),
        ("业务", Some(order.kind_name.clone())),
        ("订单号", Some(order.order_no.to_string())),
        ("提交时间", Some(minute(order.created_at))),
        ("申请金额", yuan(order.amount)),
        ("申请份额", units(order.shares)),
        ("分红方式", order.method_name.clone()),
        ("状态", Some(order.status_name.clone())),
        ("原因", reason),
        ("交易日", Some(order.dates.t_day.to_string())),
        ("确认日", order.confirmed_on.map(|day| day.to_string())),
        ("起息日", order.dates.income_from.map(|day| day.to_string())),
        ("收益计算到", order.dates.income_until.map(|day| day.to_string())),
        ("确认净值", order.confirmed_nav.map(|nav| nav.to_string())),
        ("确认份额", units(order.confirmed_shares)),
        ("确认金额", yuan(order.confirmed_amount)),
        (fee, yuan(order.fee)),
        ("转入基金", legs.map(target)),
        ("转购基金", order.onward.as_ref().map(onward_target)),
        ("转购进度", order.onward.as_ref().map(|onward| onward.stage_name.clone())),
        ("转购未成原因", onward_reason(order)),
        ("转入净值", confirmed.map(|fee| fee.target_nav.to_string())),
        ("转入份额", units(confirmed.map(|fee| fee.target_shares))),
        ("募集期利息", yuan(order.interest)),
        ("退款", yuan(order.refund)),
        ("款项", money(order)),
        ("到账时间", arrived(order)),
        ("退款最晚到账", order.refund.and(order.dates.arrive_date).map(|day| day.to_string())),
        ("银行卡", card),
        ("收款卡", payee),
    ]
    .into_iter()
    .filter_map(|(name, value)| value.map(|value| (name, value)))
    .collect()
}

/// Where the money of an order is, once it leaves for the customer.
fn money(order: &OrderDetail) -> Option<String> {
    use PayStatus::{Onward, PaidOut, PayoutFailed, Refunded, Refunding};
    let leaves = matches!(order.pay_status, Refunding | Refunded | PaidOut | PayoutFailed | Onward);
    leaves.then(|| order.pay_status_name.clone())
}

fn arrived(order: &OrderDetail) -> Option<String> {
    let arrival = |stage| matches!(stage, Stage::PaidOut | Stage::Refunded);
    let step = order.timeline.iter().find(|step| arrival(step.stage) && step.done)?;
    step.at.map(minute)
}

fn target(legs: &ConvertLegs) -> String {
    format!("{}（{}）", legs.target_fund_name, legs.target_fund_code)
}

fn onward_target(legs: &OnwardLegs) -> String {
    format!("{}（{}）", legs.target_fund_name, legs.target_fund_code)
}

fn onward_reason(order: &OrderDetail) -> Option<String> {
    let reason = &order.onward.as_ref()?.reason;
    (!reason.is_empty()).then(|| reason.clone())
}

/// `2026-03-02 10:00`, in Shanghai.
fn minute(at: Instant) -> String {
    let time = at.time().to_string();
    format!("{} {}", at.day(), time.get(..5).unwrap_or_default())
}
