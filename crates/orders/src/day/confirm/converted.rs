//! What became of conversions: both legs at once, at both NAVs of T. Shares of one fund go, shares
//! of the other come, and money moves between the two funds only.

use super::Work;
use super::misfit::Misfit;
use crate::day::outcome::Converted;
use crate::order::paid_fees::PaidFee;
use crate::order::store::conversions::ConvertedRow;
use crate::order::{Order, OrderKind};
use holdings::{Change, ChangeKind};
use kernel::{FundCode, NoIds};
use ledger::{Account, EntryKind};

impl Work<'_> {
    /// What the shares brought without the redemption fee is what the new ones cost, the top-up fee
    /// included, as with any purchase (rule PL-08).
    pub(super) fn converted(&mut self, order: &mut Order, said: &Converted) -> Result<(), Misfit> {
        let target = order.target_fund_code.filter(|code| *code == said.target);
        let target = target.filter(|_| order.kind == OrderKind::Convert).ok_or(Misfit::Figures)?;
        let rest = order.shares.checked_sub(said.shares)?;
        if rest.is_negative() || said.top_up_fee.is_negative() || said.redeem_fee.is_negative() {
            return Err(Misfit::Figures);
        }
        let cost = said.amount_in.checked_add(said.top_up_fee)?;
        order.set_status(self.finished(rest.is_zero()));
        order.confirmed_amount = Some(cost);
        let fees = said.redeem_fee.checked_add(said.top_up_fee)?;
        self.figures(order, said.nav, fees, said.shares);
        let paid = PaidFee::converted(order, target, said.redeem_fee, said.top_up_fee);
        self.paid.extend(paid);
        self.converted_entry(order, target, said)?;
        let out = ChangeKind::Redeemed { unfrozen: said.shares, shares: said.shares, net: cost };
        self.changes.push(self.change(order, (said.nav, said.redeem_fee), out));
        let into = ChangeKind::ConvertedIn { amount: cost, shares: said.target_shares };
        let change = self.change(order, (said.target_nav, said.top_up_fee), into);
        let key = holdings::PositionKey { fund_code: target, ..change.key };
        self.changes.push(Change { key, ..change });
        if rest.is_positive() {
            // Unlike a redemption's, it never waits for another day.
            self.release(order, rest)?;
        }
        self.converted.push(ConvertedRow {
            cust_no: order.cust_no,
            order_no: order.order_no,
            redeem_fee: Some(said.redeem_fee),
            top_up_fee: Some(said.top_up_fee),
            target_nav: Some(said.target_nav),
            target_shares: Some(said.target_shares),
        });
        self.note(order, if rest.is_zero() { "" } else { PARTLY });
        Ok(())
    }

    fn converted_entry(
        &mut self,
        order: &Order,
        target: FundCode,
        said: &Converted,
    ) -> Result<(), NoIds> {
        let Order { cust_no, fund_code, trade_acco, .. } = *order;
        let money = || Account::fund_money(fund_code);
        let entry = self
            .entry(order, EntryKind::ConvertConfirmed)?
            .shares(
                Account::frozen(cust_no, trade_acco, fund_code),
                Account::issued(fund_code),
                fund_code,
                said.shares,
            )
            .cash(money(), Account::fund_money(target), said.amount_in)
            .cash(money(), Account::fee(target), said.top_up_fee)
            .shares(
                Account::issued(target),
                Account::shares(cust_no, trade_acco, target),
                target,
                said.target_shares,
            );
        self.entries.push(entry);
        Ok(())
    }
}

/// Told to those of whose conversion a big redemption took a part.
const PARTLY: &str = "巨额赎回，未确认的份额已恢复为可用";
