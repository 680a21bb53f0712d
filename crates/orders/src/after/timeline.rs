//! The time line of an order: what happened, and what is ahead as promised.

use super::onward_legs::{OnwardLegs, OnwardStage};
use super::payout_facts::PayoutStory;
use super::stage::{Stage, TimelineStep};
use crate::order::dates::month_day;
use crate::order::subscription::Subscription;
use crate::order::{Event, Order, OrderKind, OrderStatus, PayStatus, Step, state};
use holdings::TakenLot;
use kernel::Day;

/// The stages of an order as of a day, oldest first.
pub fn of(order: &Order, told: &Told, today: Day) -> Vec<TimelineStep> {
    let past = told.events.iter().filter_map(|event| past(order, event));
    let mut line: Vec<TimelineStep> = past.chain(told.payouts.steps()).collect();
    // What happened at the same moment keeps its order; the money arrives after all tries.
    line.sort_by_key(|step| (step.at, is_arrival(step)));
    match told.subscription.as_ref().filter(|_| is_open(order) && !order.is_held()) {
        Some(subscription) => line.extend(subscription_ahead(order, subscription)),
        None => line.extend(ahead(order, told.redeemable_from, today)),
    }
    if let Some(onward) = &told.onward {
        line.retain(|step| step.done || step.stage != Stage::PaidOut || goes_to_card(onward));
        line.extend(onward_ahead(onward));
    }
    line
}

fn is_arrival(step: &TimelineStep) -> bool {
    matches!(step.stage, Stage::PaidOut | Stage::Refunded)
}

fn past(order: &Order, event: &Event) -> Option<TimelineStep> {
    let steps = [
        Step::Accepted,
        Step::Paid,
        Step::PayFailed,
        Step::Cancelled,
        Step::Acknowledged,
        Step::Confirmed,
        Step::Refunded,
        Step::PaidOut,
        Step::GivenUp,
        Step::Onward,
        Step::NotOnward,
    ];
    // Sealing is our own affair, and so is an answer that is to come, but for subscriptions. What
    // the bank refused to pay out is told by the attempts.
    let step = steps.into_iter().find(|step| step.number() == event.step)?;
    let failed = matches!(step, Step::PayFailed | Step::GivenUp | Step::NotOnward)
        || (step == Step::Confirmed && order.status == OrderStatus::Rejected);
    let (stage, title) = match step {
        Step::Accepted => (Stage::Accepted, "提交成功"),
        Step::Paid => (Stage::Paid, "支付成功"),
        Step::PayFailed => (Stage::PayFailed, "支付失败"),
        Step::GivenUp => (Stage::PayFailed, "支付超时"),
        Step::Cancelled => (Stage::Cancelled, "已撤单"),
        Step::Acknowledged if order.kind == OrderKind::Subscribe => {
            (Stage::Received, "认购申请已受理")
        }
        Step::Confirmed if failed && order.kind == OrderKind::Subscribe => {
            (Stage::Confirmed, "认购失败")
        }
        Step::Confirmed if failed => (Stage::Confirmed, "确认失败"),
        Step::Confirmed => (Stage::Confirmed, order.status.chinese()),
        Step::Refunded => (Stage::Refunded, "已退款"),
        Step::PaidOut => (Stage::PaidOut, "资金到账"),
        Step::Onward => (Stage::Onward, "到账买入"),
        Step::NotOnward => (Stage::Onward, "未能买入"),
        Step::Sealed | Step::Acknowledged | Step::PayoutFailed | Step::Released => return None,
    };
    Some(TimelineStep {
        stage,
        title: title.to_owned(),
        detail: event.note.clone(),
        at: Some(event.at),
        expected_on: None,
        done: true,
        failed,
    })
}

fn is_open(order: &Order) -> bool {
    !state::exits(order.status).is_empty()
}

/// Received on the day after T, and a result when the fund is established, or has failed.
fn subscription_ahead(order: &Order, subscription: &Subscription) -> Vec<TimelineStep> {
    let mut line = Vec::new();
    if order.pay_status == PayStatus::Paying {
        line.push(promised(Stage::Paid, "支付", None));
    }
    if order.status != OrderStatus::Acknowledged {
        line.push(promised(Stage::Received, "认购申请受理", Some(subscription.received_day)));
    }
    line.push(TimelineStep {
        detail: format!(
            "基金最晚{}成立，成立后确认份额。募集失败时，最晚{}退回认购款和利息",
            month_day(order.nav_day),
            month_day(subscription.refund_by)
        ),
        ..promised(Stage::Confirmed, "基金成立，确认份额", Some(order.confirm_day))
    });
    line
}

fn ahead(order: &Order, actual: Option<Day>, today: Day) -> Vec<TimelineStep> {
    let open = is_open(order);
    let held = matches!(order.status, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed);
    let changes_method = order.kind == OrderKind::DividendMethod;
    let mut line = Vec::new();
    // While it waits, no day is promised.
    if order.is_held() {
        return line;
    }
    if open && order.pay_status == PayStatus::Paying {
        line.push(promised(Stage::Paid, "支付", None));
    }
    if open {
        let what = match order.kind {
            _ if changes_method => "确认生效",
            OrderKind::Convert => "确认转换",
            OrderKind::Move => "确认划转",
            _ if order.pays_for_purchase() => "转出付款",
            kind if kind.is_redeem() => "确认赎回",
            _ => "确认份额",
        };
        line.push(promised(Stage::Confirmed, what, Some(order.confirm_day)));
    }
    if changes_method || order.kind == OrderKind::Move || order.pays_for_purchase() {
        return line;
    }
    if order.kind.is_buy() || order.kind == OrderKind::Convert {
        if let Some(day) = order.redeemable_day.filter(|_| open || held) {
            let what = if order.kind.is_buy() { "可赎回" } else { "转入份额可赎回" };
            let step = promised(Stage::Redeemable, what, Some(day));
            // Shares that were confirmed later than promised may leave later, too.
            let from = actual.unwrap_or(day);
            let detail = match from > day {
                true => format!("确认晚于承诺，{}起可以赎回", month_day(from)),
                false => String::new(),
            };
            line.push(TimelineStep { detail, done: held && from <= today, ..step });
        }
        if order.pay_status == PayStatus::Refunding {
            line.push(promised(Stage::Refunded, "退款到账", order.arrive_day));
        }
    } else if order.pay_status == PayStatus::Unpaid && (open || order.confirmed_amount.is_some()) {
        line.push(promised(Stage::PaidOut, "资金到账", order.arrive_day));
    }
    line
}

/// Whether the redemption's own money goes to the card; that of a purchase is the purchase's.
fn goes_to_card(onward: &OnwardLegs) -> bool {
    onward.stage == OnwardStage::ToCard && onward.purchase.is_none()
}

/// When the proceeds buy, and when that is confirmed.
fn onward_ahead(onward: &OnwardLegs) -> Vec<TimelineStep> {
    use OnwardStage::{Buying, Redeeming, Waiting};
    let name = &onward.target_fund_name;
    let mut line = Vec::new();
    if matches!(onward.stage, Redeeming | Waiting) {
        let buys = promised(Stage::Onward, "到账买入", onward.buys_on);
        line.push(TimelineStep { detail: format!("买入{name}"), ..buys });
    }
    if matches!(onward.stage, Redeeming | Waiting | Buying) {
        let confirms = promised(Stage::Confirmed, "确认买入份额", onward.confirms_on);
        line.push(TimelineStep { detail: name.clone(), ..confirms });
    }
    line
}

fn promised(stage: Stage, title: &str, on: Option<Day>) -> TimelineStep {
    TimelineStep {
        stage,
        title: title.to_owned(),
        detail: String::new(),
        at: None,
        expected_on: on,
        done: false,
        failed: false,
    }
}

/// What is told of an order beside itself.
pub(crate) struct Told {
    /// What happened, in order.
    pub events: Vec<Event>,
    /// The first T on which the confirmed shares may leave.
    pub redeemable_from: Option<Day>,
    /// Of a subscription.
    pub subscription: Option<Subscription>,
    /// The lots of which it took shares.
    pub taken: Vec<TakenLot>,
    /// Money to cards.
    pub payouts: PayoutStory,
    /// Of a redemption into a fund, the second leg.
    pub onward: Option<OnwardLegs>,
}
