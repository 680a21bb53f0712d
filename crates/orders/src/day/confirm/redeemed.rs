//! What became of redemptions, and of what big ones left over.

use super::Work;
use super::misfit::Misfit;
use crate::day::deferred;
use crate::order::{Event, Order, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use holdings::ChangeKind;
use kernel::{Fen, Nav, NoIds, Shares};
use ledger::{Account, EntryKind};

impl Work<'_> {
    pub(super) fn redeemed(
        &mut self,
        order: &mut Order,
        nav: Nav,
        shares: Shares,
        fee: Fen,
        net: Fen,
    ) -> Result<(), Misfit> {
        let rest = order.shares.checked_sub(shares)?;
        if rest.is_negative() {
            return Err(Misfit::Figures);
        }
        order.set_status(self.finished(rest.is_zero()));
        order.confirmed_amount = Some(net);
        self.figures(order, nav, fee, shares);
        let Order { cust_no, fund_code, .. } = *order;
        let frozen = Account::frozen(cust_no, order.trade_acco, fund_code);
        let entry = self
            .entry(order, EntryKind::RedeemConfirmed)?
            .shares(frozen, Account::issued(fund_code), fund_code, shares)
            .cash(Account::fund_money(fund_code), order.purse().payable(), net);
        self.entries.push(entry);
        let kind = ChangeKind::Redeemed { unfrozen: shares, shares, net };
        self.changes.push(self.change(order, (nav, fee), kind));
        let due = order.arrive_day.unwrap_or(self.confirming.day);
        if net.is_positive() {
            self.payouts.push(Payout::of(order, PayoutKind::of_proceeds(order), net, due));
            self.transits.push(order.going_out(net));
        }
        if rest.is_positive() {
            self.rest(order, rest)?;
        }
        self.note(order, "");
        Ok(())
    }

    /// The rest of a big redemption: it becomes an order of the next open day with its shares
    /// still frozen, or is given back (rule BR-03).
    fn rest(&mut self, order: &Order, rest: Shares) -> Result<(), NoIds> {
        if !order.defer_rest {
            return self.release(order, rest);
        }
        let child = deferred::child((order, rest), self.confirming, self.last_sealed)?;
        let at = self.confirming.at;
        self.events.push(Event::of(&child, Step::Accepted, at, "顺延"));
        self.deferred.push(child);
        Ok(())
    }
}
