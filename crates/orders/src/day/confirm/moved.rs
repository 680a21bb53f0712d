//! What became of moves: both legs at once. Shares go from one account to the other, with their
//! days; no money moves, and nobody gains: what flows is the value at the NAV of T.

use super::Work;
use super::misfit::Misfit;
use crate::order::{Order, OrderKind};
use holdings::ChangeKind;
use kernel::{Fen, Nav, Rounding, Shares, TradeAcco};
use ledger::{Account, EntryKind};

impl Work<'_> {
    pub(super) fn moved(
        &mut self,
        order: &mut Order,
        nav: Nav,
        shares: Shares,
        to: TradeAcco,
    ) -> Result<(), Misfit> {
        let asked = self.moves.get(&order.order_no).filter(|asked| **asked == to);
        let rest = order.shares.checked_sub(shares)?;
        let fits = order.kind == OrderKind::Move && asked.is_some() && nav.is_positive();
        if !fits || !shares.is_positive() || rest.is_negative() {
            return Err(Misfit::Figures);
        }
        let value = shares.value(nav, Rounding::HalfUp)?;
        order.set_status(self.finished(rest.is_zero()));
        order.confirmed_amount = Some(value);
        self.figures(order, nav, Fen::ZERO, shares);
        let Order { cust_no, trade_acco, fund_code, .. } = *order;
        let entry = self.entry(order, EntryKind::Moved)?.shares(
            Account::frozen(cust_no, trade_acco, fund_code),
            Account::shares(cust_no, to, fund_code),
            fund_code,
            shares,
        );
        self.entries.push(entry);
        let kind = ChangeKind::Moved { shares, value, to };
        self.changes.push(self.change(order, (nav, Fen::ZERO), kind));
        if rest.is_positive() {
            self.release(order, rest)?;
        }
        self.note(order, "");
        Ok(())
    }
}
