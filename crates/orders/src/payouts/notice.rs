//! Whoever was to get money that the bank did not take is told so, since nobody looks at an order
//! that is over.

use super::payout::Payout;
use super::store::payout_refusals::RefusalRow;
use super::store::proceeds;
use crate::order::row::card_name;
use crate::order::{Order, OrderStatus};
use db::{Error, Tx};
use partners::{Partners, TextNotice};
use wire::App;

/// What is told of refusals, to the customers' mobiles.
pub(crate) async fn of(tx: &mut Tx, refusals: &[RefusalRow]) -> Result<Vec<TextNotice>, Error> {
    let mut notices = Vec::with_capacity(refusals.len());
    for row in refusals {
        if let Some(customer) = identity::identity_of(tx, row.cust_no).await? {
            notices.push(TextNotice { mobile: customer.mobile, text: text(row) });
        }
    }
    Ok(notices)
}

/// What is told of money that was to buy another fund and is on the card now: why it did not buy.
/// A customer who cancelled the purchase knows.
pub(crate) async fn of_onward(
    tx: &mut Tx,
    paid: &[(Payout, Order)],
) -> Result<Vec<TextNotice>, Error> {
    let mut notices = Vec::new();
    for (payout, order) in paid {
        let reason = match order.status {
            OrderStatus::Rejected => Some(order.reason.clone()),
            _ if order.kind.is_buy() => None,
            _ => {
                let found = proceeds::find(tx, order.cust_no, order.order_no).await?;
                found.filter(|onward| onward.bought_no.is_none()).map(|onward| onward.reason)
            }
        };
        let Some(reason) = reason else { continue };
        if let Some(customer) = identity::identity_of(tx, order.cust_no).await? {
            let text = not_bought(payout, order, &reason);
            notices.push(TextNotice { mobile: customer.mobile, text });
        }
    }
    Ok(notices)
}

/// Hands the notices to the carrier, once they are true: a process that dies before tells nothing,
/// and the order's page says the same.
pub(crate) async fn tell(app: &App, notices: &[TextNotice]) {
    for notice in notices {
        if let Err(error) = app.get::<Partners>().sms.tell(notice).await {
            tracing::warn!(doing = "telling of a refused payout", cause = %error);
        }
    }
}

fn text(RefusalRow { bank_name, tail, reason, .. }: &RefusalRow) -> String {
    let card = card_name(bank_name, tail);
    format!("您有一笔款项没有打到{card}：{reason}。请在订单详情里重新打款，可换一张卡。")
}

fn not_bought(payout: &Payout, order: &Order, reason: &str) -> String {
    let (bank_name, tail) = payout.card(order);
    let (amount, card) = (payout.amount, card_name(bank_name, tail));
    format!("您的赎回转购未能买入：{reason}。{amount}元已打到{card}，详见订单详情。")
}
