//! The time line of an order: what happened, and what is ahead as promised.

use crate::state::Step;
use crate::store::orders::Event;
use crate::{Order, OrderStatus, PayStatus, TimelineStep};
use kernel::Day;

/// The stages of an order, oldest first.
pub fn of(order: &Order, events: &[Event]) -> Vec<TimelineStep> {
    let mut line: Vec<TimelineStep> = events.iter().filter_map(|e| past(order, e)).collect();
    line.extend(ahead(order));
    line
}

fn past(order: &Order, event: &Event) -> Option<TimelineStep> {
    let steps = [
        Step::Accepted,
        Step::Paid,
        Step::PayFailed,
        Step::Cancelled,
        Step::Confirmed,
        Step::Refunded,
        Step::PaidOut,
        Step::PayoutFailed,
    ];
    // Sealing and acknowledging are our own affairs.
    let step = steps.into_iter().find(|step| step.number() == event.step)?;
    let failed = matches!(step, Step::PayFailed | Step::PayoutFailed)
        || (step == Step::Confirmed && order.status == OrderStatus::Rejected);
    let title = match step {
        Step::Accepted => "提交成功",
        Step::Paid => "支付成功",
        Step::PayFailed => "支付失败",
        Step::Cancelled => "已撤单",
        Step::Confirmed if failed => "确认失败",
        Step::Confirmed => order.status.chinese(),
        Step::Refunded => "已退款",
        Step::PaidOut => "资金到账",
        Step::PayoutFailed => "打款失败",
        Step::Sealed | Step::Acknowledged => return None,
    };
    Some(TimelineStep {
        title: title.to_owned(),
        detail: event.note.clone(),
        at: Some(event.at),
        expected_on: None,
        done: true,
        failed,
    })
}

fn ahead(order: &Order) -> Vec<TimelineStep> {
    let mut line = Vec::new();
    let mut step = |title: &str, on: Option<Day>| {
        line.push(TimelineStep {
            title: title.to_owned(),
            detail: String::new(),
            at: None,
            expected_on: on,
            done: false,
            failed: false,
        });
    };
    let open = matches!(
        order.status,
        OrderStatus::Accepted | OrderStatus::Sent | OrderStatus::Acknowledged
    );
    if open && order.pay_status == PayStatus::Paying {
        step("支付", None);
    }
    if open {
        step("确认份额", Some(order.confirm_day));
    }
    if order.kind.is_buy() {
        if open || order.status == OrderStatus::Confirmed {
            if let Some(day) = order.redeemable_day {
                step("可赎回", Some(day));
            }
        }
        if order.pay_status == PayStatus::Refunding {
            step("退款到账", None);
        }
    } else if order.pay_status == PayStatus::Unpaid && (open || order.confirmed_amount.is_some()) {
        step("资金到账", order.arrive_day);
    }
    line
}
