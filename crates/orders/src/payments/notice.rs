//! Whoever paid and does not get what was promised is told so: another day, or the money back.

use crate::order::dates::month_day;
use crate::order::fee::BuyFee;
use crate::order::{Order, OrderKind};
use funds::Fund;
use kernel::{Day, Fen, Instant};
use messages::{Kind, Leads, Message};

/// Why the order has another T than it was promised; and what it costs, where that changes, too.
pub fn moved(order: &Order, fund: &Fund, (paid_at, t_day): (Instant, Day), fee: &BuyFee) -> String {
    let (why, day) = (why(order, fund, paid_at), month_day(t_day));
    let now = match order.kind {
        OrderKind::Subscribe => format!("认购日期变为{day}"),
        _ => format!("按{day}净值确认"),
    };
    let same = order.fee_explained.of_purchase().is_some_and(|promised| promised.fee == fee.fee);
    let costs = if same { String::new() } else { format!("，手续费预计{}元", fee.fee) };
    let dropped = order.fee_explained.has_voucher() && fee.voucher.is_none();
    let back = if dropped { "，抵费券省不了手续费，嘉豆已退回" } else { "" };
    format!("{why}，{now}{costs}{back}")
}

/// Why an order that has another T does not fit into it.
pub fn above_limit(
    order: &Order,
    fund: &Fund,
    (paid_at, t_day): (Instant, Day),
    limit: Fen,
) -> String {
    let (why, day) = (why(order, fund, paid_at), month_day(t_day));
    format!("{why}，日期变为{day}，超过该基金单日限额{limit:#}元，款项将原路退回")
}

/// The money came after the cut-off, or the bank said so when the day was sealed.
fn why(order: &Order, fund: &Fund, paid_at: Instant) -> String {
    let cutoff = fund.timetable.cutoff;
    let time = cutoff.to_string();
    match paid_at >= Instant::at(order.t_day, cutoff) {
        true => format!("付款成功时已过{}", time.get(..5).unwrap_or(&time)),
        false => "付款结果晚到".to_owned(),
    }
}

/// What became of an order whose money came late.
#[derive(Clone, Copy)]
pub enum Turn {
    /// It has another T.
    Moved,
    /// Its money goes back.
    Back,
}

/// What is told of an order.
pub struct Told {
    pub order: Order,
    /// Of the fund; its code, where nobody knows it.
    pub fund_name: String,
    pub turn: Turn,
    pub why: String,
}

impl Told {
    /// As of the moment at which we knew: the bank may have had the money long before.
    pub fn message(&self, now: Instant) -> Message {
        let Order { cust_no, order_no, amount, .. } = self.order;
        let (turn, title) = match self.turn {
            Turn::Moved => ("moved", format!("买入{amount:#}元的日期变了")),
            Turn::Back => ("late", format!("买入{amount:#}元没有成交")),
        };
        Message::new(cust_no, format!("order-{order_no}-{turn}"), Kind::Trade, now)
            .says(title, format!("{}，{}。", self.fund_name, self.why))
            .leads_to(Leads::Order, order_no.to_string())
    }
}
