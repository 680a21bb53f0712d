//! Orders that wait: for money that the customer sends, or to be thought over (private funds, rule
//! PF-20). The room that lets them wait says when the one has come and the other is over.

use super::desk::Desk;
use super::store;
use super::store::ReleasedRow;
use crate::order::deciding::deciding_moment;
use crate::order::fee::{BuyFee, Fee};
use crate::order::store::{orders, subscriptions};
use crate::order::told;
use crate::order::{Event, Order, OrderDates, OrderNo, OrderStatus, PaidBy, PayStatus, Step};
use crate::payments::payment::Payment;
use crate::payments::store as payments;
use crate::rules::limits::{Counted, Whose};
use crate::rules::refusals::NOT_HELD;
use crate::rules::{buy_fee, limits, people};
use db::Tx;
use kernel::CustNo;
use wire::{Answer, Failure, codes};

wire::refusals! {
    /// The order waits to be thought over.
    STILL_HELD = 16048, "订单尚在等待期，{until}后才能继续";
    /// What the customer is to send is not here.
    NOT_REMITTED = 16049, "订单的款项尚未到账";
}

impl Desk {
    /// Lets an order go on that waited: this moment decides its T, and with it its days and its
    /// fee. A card is asked from now on, and its payment decides T as that of any order; whoever
    /// releases tells the pay worker. Run again, it changes nothing.
    ///
    /// # Errors
    /// Not found when it is another's. Refused while it waits to be thought over or its money is
    /// not here, and where its fund is closed by now or its new T has no room for it: it may be
    /// rescinded.
    pub async fn release(&self, tx: &mut Tx, cust_no: CustNo, order_no: OrderNo) -> Answer<Order> {
        let mut order = orders::find(tx, cust_no, order_no).await?.ok_or(codes::NOT_FOUND)?;
        let Some(until) = order.holds_until else {
            return match order.status {
                OrderStatus::Void | OrderStatus::Cancelled => Err(NOT_HELD.into()),
                _ => Ok(order),
            };
        };
        if self.now < until {
            return Err(STILL_HELD.fill(&[("until", until.day())]).into());
        }
        if order.paid_by == PaidBy::Remittance && order.pay_status != PayStatus::Paid {
            return Err(NOT_REMITTED.into());
        }
        let (dates, fee) = self.judge_release(tx, &order).await?;
        order.fee_explained = Fee::buying(&fee)?;
        if order.paid_by == PaidBy::Card {
            order.pay_status = PayStatus::Paying;
        }
        order.holds_until = None;
        order.promise(&dates);
        if store::release(tx, &[ReleasedRow::of(&order)]).await? != 1 {
            return Err(Failure::fault("releasing an order", format!("{order_no} has changed")));
        }
        if order.pay_status == PayStatus::Paying {
            payments::insert(tx, &[Payment::to_ask(&order, self.now)]).await?;
        }
        told::append(tx, &[Event::of(&order, Step::Released, self.now, "")]).await?;
        subscriptions::note(tx, &order, &dates).await?;
        Ok(order)
    }

    /// What counts by T is counted again, for the T that it has now.
    async fn judge_release(&self, tx: &mut Tx, order: &Order) -> Answer<(OrderDates, BuyFee)> {
        let Order { cust_no, card_id, amount, .. } = *order;
        let fund = self.fund(order.fund_code)?;
        let deciding = deciding_moment(tx, self.now).await?;
        limits::require_open(&fund, deciding)?;
        let dates = OrderDates::of_buy(&fund, deciding);
        let today = self.now.day();
        let card = Some((card_id, today));
        let counted = Counted::of(tx, cust_no, &fund, dates.t_day, card).await?;
        let others = counted.without(&fund, order, dates.t_day)?;
        // The least amount, of a first purchase or not, was judged when it was placed.
        limits::require(&fund, amount, false, &others, Whose::Buyer)?;
        if order.paid_by == PaidBy::Card {
            let own = if order.accepted_on == today { amount } else { kernel::Fen::ZERO };
            let paid_today = counted.by_card.checked_sub(own)?;
            people::payable(tx, cust_no, (card_id, amount), paid_today, self.now).await?;
        }
        let fee = buy_fee::explain(&fund, amount, dates.t_day)?;
        Ok((dates, fee))
    }
}
