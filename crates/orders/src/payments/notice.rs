//! Whoever paid and does not get what was promised is told so: another day, or the money back.

use crate::order::dates::month_day;
use crate::order::fee::BuyFee;
use crate::order::{Order, OrderKind};
use db::{Error, Tx};
use funds::Fund;
use kernel::{Day, Fen, Instant};
use partners::{Partners, TextNotice};
use wire::App;

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

/// What is told of an order.
pub struct Told {
    pub order: Order,
    /// Of the fund; its code, where nobody knows it.
    pub fund_name: String,
    pub why: String,
}

/// For the customers' mobiles.
pub async fn of(tx: &mut Tx, told: &[Told]) -> Result<Vec<TextNotice>, Error> {
    let mut notices = Vec::with_capacity(told.len());
    for Told { order, fund_name, why } in told {
        if let Some(customer) = identity::identity_of(tx, order.cust_no).await? {
            let amount = order.amount;
            let text = format!("你买入{fund_name}的{amount}元：{why}。详见订单详情。");
            notices.push(TextNotice { mobile: customer.mobile, text });
        }
    }
    Ok(notices)
}

/// Hands the notices to the carrier, once they are true: a process that dies before tells nothing,
/// and the order's page says the same.
pub async fn tell(app: &App, notices: &[TextNotice]) {
    for notice in notices {
        if let Err(error) = app.get::<Partners>().sms.tell(notice).await {
            tracing::warn!(doing = "telling of a late payment", cause = %error);
        }
    }
}
