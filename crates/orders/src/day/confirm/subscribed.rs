//! What became of subscriptions: shares of a fund that is established (130), or the money back when
//! the offering failed (149).

use super::Work;
use super::misfit::Misfit;
use crate::order::store::subscriptions::ResultRow;
use crate::order::{Order, OrderStatus};
use holdings::ChangeKind;
use kernel::{Day, Fen, Nav, Shares};
use ledger::{Account, EntryKind};

/// Told to those who subscribed.
const OFFERING_FAILED: &str = "基金募集失败，认购款和募集期利息将原路退回";

impl Work<'_> {
    /// At par: the flow is of the fund's first day, whatever day the customer paid on.
    pub(super) fn subscribed(
        &mut self,
        order: &mut Order,
        (amount, fee): (Fen, Fen),
        interest: Fen,
        shares: Shares,
    ) -> Result<(), Misfit> {
        let refund = order.amount.checked_sub(amount)?;
        if refund.is_negative() || interest.is_negative() {
            return Err(Misfit::Figures);
        }
        let established = self.confirming.calendar.previous_open(self.confirming.day);
        order.set_status(self.finished(refund.is_zero()));
        order.confirmed_amount = Some(amount);
        self.figures(order, Nav::PAR, fee, shares);
        self.entries.push(self.bought_entry(order, amount, fee, shares)?);
        let kind = ChangeKind::Bought { amount, shares };
        let mut change = self.change(order, (Nav::PAR, fee), kind);
        change.t_day = established;
        self.changes.push(change);
        self.refund(order, refund)?;
        self.result(order, Some(established), interest);
        let note = format!("每份1.0000元，募集期利息{interest:#}元已折算为份额");
        self.note(order, if interest.is_zero() { "每份1.0000元" } else { &note });
        Ok(())
    }

    /// The money goes back with its interest, which the fund's company pays.
    pub(super) fn offering_failed(
        &mut self,
        order: &mut Order,
        interest: Fen,
    ) -> Result<(), Misfit> {
        if interest.is_negative() {
            return Err(Misfit::Figures);
        }
        order.set_status(OrderStatus::Rejected);
        order.reason = OFFERING_FAILED.to_owned();
        order.confirmed_on = Some(self.confirming.day);
        self.counts.rejected += 1;
        if interest.is_positive() {
            // Reaches the place of what was paid, so that all of it goes back in one sum.
            let entry = self.entry(order, EntryKind::InterestDue)?.cash(
                Account::fund_money(order.fund_code),
                order.purse().paid(),
                interest,
            );
            self.entries.push(entry);
        }
        let refund = order.amount.checked_add(interest)?;
        self.refund(order, refund)?;
        self.result(order, None, interest);
        self.note(order, OFFERING_FAILED);
        Ok(())
    }

    fn result(&mut self, order: &Order, established_on: Option<Day>, interest: Fen) {
        let Order { cust_no, order_no, .. } = *order;
        let interest = Some(interest);
        self.results.push(ResultRow { cust_no, order_no, established_on, interest });
    }
}
