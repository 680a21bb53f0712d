//! The proceeds of a redemption pay for a purchase: what was owed to the customer is paid in, at
//! once and as a whole (`docs/decisions/0020`).

use super::desk::Desk;
use super::prepared::Prepared;
use crate::order::store::orders;
use crate::order::{Event, Link, Order, OrderNo, PayStatus, Step};
use crate::payouts::store::payouts::MoneyRow;
use crate::payouts::store::proceeds::{Onward, SpentRow};
use crate::payouts::store::{payouts, proceeds};
use crate::rules::people;
use bankcards::Card;
use db::Tx;
use kernel::CustNo;
use ledger::{Account, Entry, EntryKind};
use wire::{Answer, Failure};

wire::refusals! {
    /// The card under which the shares were held is not the customer's any more.
    ONWARD_CARD_GONE = 16084, "赎回的银行卡已变更，不能继续买入";
}

/// The redemption whose proceeds pay.
pub(super) struct Proceeds {
    redemption: Order,
    /// The card to which its account belongs.
    pub card: Card,
}

impl Proceeds {
    /// The redemption, with the card to which its account belongs by now.
    pub async fn find(desk: &Desk, tx: &mut Tx, from: (CustNo, OrderNo)) -> Answer<Self> {
        let (cust_no, number) = from;
        let redemption = orders::find(tx, cust_no, number).await?;
        let redemption = redemption.ok_or_else(|| fault(number, "its proceeds are to buy"))?;
        let cards = people::accounts(tx, cust_no, desk.now).await?;
        let card = cards.into_iter().find(|card| card.trade_acco == redemption.trade_acco);
        let card = card.ok_or(ONWARD_CARD_GONE)?;
        Ok(Self { redemption, card })
    }

    /// Spends the proceeds; answers what happened to both orders.
    pub async fn pay(
        &self,
        desk: &Desk,
        tx: &mut Tx,
        purchase: &mut Order,
        bought: &Prepared,
    ) -> Answer<Vec<Event>> {
        let Self { redemption, .. } = self;
        let Order { cust_no, order_no, .. } = *redemption;
        let spent =
            proceeds::spend(tx, &[SpentRow { cust_no, order_no, paid_on: desk.now.day() }]).await?;
        if spent != 1 || redemption.confirmed_amount != Some(purchase.amount) {
            return Err(fault(order_no, "these are not its proceeds, or they are spent"));
        }
        purchase.pay_status = PayStatus::Paid;
        purchase.paid_at = Some(desk.now);
        purchase.set_link(Link::Proceeds(order_no));
        let bought_no = Some(purchase.order_no);
        let onward = Onward { cust_no, order_no, bought_no, reason: String::new() };
        proceeds::insert(tx, &[onward]).await?;
        let pay_status = PayStatus::Onward;
        payouts::set_pay_status(tx, &[MoneyRow { cust_no, order_no, pay_status }]).await?;
        let day = (purchase.t_day, desk.now);
        let id = desk.ids.next_value()?;
        let entry = Entry::new(id, cust_no, day, EntryKind::Collected, purchase.order_no);
        let (payable, paid) = (Account::payable(cust_no), Account::paid(cust_no));
        ledger::post(tx, &entry.cash(payable, paid, purchase.amount)).await?;
        holdings::end_transit(tx, &[(cust_no, order_no.value())]).await?;
        holdings::begin_transit(tx, &[purchase.going_in(purchase.amount)]).await?;
        let redemption = Order { pay_status, ..redemption.clone() };
        let from = desk.fund(redemption.fund_code).map(|fund| fund.name.to_string());
        let from = from.unwrap_or_default();
        let event = |order: &Order, step, note| Event::of(order, step, desk.now, note);
        Ok(vec![
            event(&redemption, Step::Onward, format!("买入{}", bought.fund.name)),
            event(purchase, Step::Accepted, format!("{from}的赎回款到账")),
            event(purchase, Step::Paid, format!("由{from}的赎回款付款")),
        ])
    }
}

fn fault(redemption: OrderNo, text: &str) -> Failure {
    Failure::fault("spending proceeds", format!("order {redemption}: {text}"))
}
