//! What an application comes to.

use calc::{Buy, Steps};
use kernel::{Fen, FundCode, Rate, Rounding, Shares};

use crate::figures::{Figures, Outcome, codes};
use crate::order::{Due, Order};
use crate::store::LotRow;
use crate::work::{Sums, Work};
use crate::{Excess, TaError, convert, move_shares, subscribe};

/// Checks an application and computes it.
pub(crate) fn apply(
    work: &mut Work<'_>,
    due: &Due<'_>,
    sums: &mut Sums,
) -> Result<Outcome, TaError> {
    let application = due.application;
    let Ok(fund) = application.fund.parse::<FundCode>() else {
        return Ok(Outcome::Refused(codes::FUND));
    };
    let Some(terms) = work.terms(fund, application.t_day) else {
        return Ok(Outcome::Refused(codes::FUND));
    };
    if application.business == "029" {
        return Ok(match application.method.as_str() {
            "0" | "1" => Outcome::Method(application.method.clone()),
            _ => Outcome::Refused(codes::METHOD),
        });
    }
    if application.business == "020" {
        let today = work.terms(fund, work.t_day).map_or(terms.offering, |terms| terms.offering);
        return subscribe::subscribe(work, application, today, &terms);
    }
    if terms.calendar.add_open(application.t_day, terms.confirm_days) > work.cfm_day {
        return Ok(Outcome::Later);
    }
    let Some(nav) = work.price(fund, application.t_day) else { return Ok(Outcome::Later) };
    let order = Order { application, fund, terms: &terms, nav, number: due.number };
    match application.business.as_str() {
        "022" | "039" => order.buy(work, sums),
        "024" | "063" => order.redeem(work),
        "036" => convert::convert(&order, work, sums),
        "026" => move_shares::move_shares(&order, work),
        _ => Ok(Outcome::Refused(codes::BUSINESS)),
    }
}

impl Order<'_> {
    fn buy(&self, work: &mut Work<'_>, sums: &mut Sums) -> Result<Outcome, TaError> {
        let application = self.application;
        if !application.amount.is_positive() {
            return Ok(Outcome::Refused(codes::AMOUNT));
        }
        if !self.terms.can_buy {
            return Ok(Outcome::Refused(codes::NOT_IN_OFFERING));
        }
        let bought = sums.of(&application.trade_acco, self.fund, application.t_day);
        let Some(amount) = self.accepted(*bought)? else {
            return Ok(Outcome::Refused(codes::OTHER));
        };
        let halved = work.faults.halve_each.is_some_and(|n| self.number.is_multiple_of(n));
        // Of a fen there is no half.
        let half = amount.portion(1, 2, Rounding::Down)?;
        let amount = if halved && half.is_positive() { half } else { amount };
        *bought = bought.checked_add(amount)?;
        let buy = Buy {
            amount,
            nav: self.nav,
            tiers: &self.terms.buy,
            discount: application.discount,
            lowest_rate: Rate::ZERO,
            share_rounding: self.terms.share_rounding,
        };
        let bought = calc::buy(&buy, &mut Steps::silent())?;
        self.register(work, bought.shares)?;
        Ok(Outcome::Confirmed(vec![Figures {
            amount: bought.net,
            shares: bought.shares,
            fee: bought.fee,
            refund: application.amount.checked_sub(amount)?,
            price: self.nav,
            ..Figures::default()
        }]))
    }

    /// What the cap of the day leaves of the amount; none when it is refused.
    fn accepted(&self, bought: Fen) -> Result<Option<Fen>, TaError> {
        let amount = self.application.amount;
        let Some(cap) = self.terms.daily_account_cap else { return Ok(Some(amount)) };
        let left = cap.checked_sub(bought)?;
        Ok(match self.terms.excess {
            _ if amount <= left => Some(amount),
            Excess::Cut if left.is_positive() => Some(left),
            _ => None,
        })
    }

    fn register(&self, work: &mut Work<'_>, shares: Shares) -> Result<(), TaError> {
        let lot = LotRow {
            serial: work.serial(),
            trade_acco: self.application.trade_acco.clone(),
            fund: self.fund.to_string(),
            shares,
            registered_on: work.cfm_day,
        };
        let key = (lot.fund.clone(), lot.trade_acco.clone());
        work.entitled.arrived(&key, self.application.t_day, shares)?;
        Ok(work.register.add(&key, lot, self.terms.is_money)?)
    }

    fn redeem(&self, work: &mut Work<'_>) -> Result<Outcome, TaError> {
        let asked = self.application.shares;
        let key = (self.fund.to_string(), self.application.trade_acco.clone());
        let lots = self.lots(work, &key, asked)?;
        let held = Shares::try_sum(lots.iter().map(|lot| lot.shares))?;
        if !asked.is_positive() {
            return Ok(Outcome::Refused(codes::VOLUME));
        }
        if !self.terms.can_redeem {
            return Ok(Outcome::Refused(codes::NOT_IN_OFFERING));
        }
        if held < asked {
            return Ok(Outcome::Refused(codes::TOO_FEW_SHARES));
        }
        if let Some(part) = self.big_redemption(work) {
            return self.redeem_part(work, &key, asked.times(part, Rounding::Down)?);
        }
        let rest = self.forced_rest(work, &key, (held, asked))?;
        let mut all = vec![self.take(work, &key, asked, None)?];
        if let Some(rest) = rest {
            all.push(self.take(work, &key, rest, Some("142"))?);
        }
        Ok(Outcome::Confirmed(all))
    }

    /// Accepts a part. For a rest that is postponed, the seller applies again on the next open
    /// day, without precedence (rule BR-03).
    fn redeem_part(
        &self,
        work: &mut Work<'_>,
        key: &(String, String),
        part: Shares,
    ) -> Result<Outcome, TaError> {
        Ok(Outcome::Confirmed(vec![match part.is_positive() {
            true => self.take(work, key, part, None)?,
            false => Figures { price: self.nav, ..Figures::default() },
        }]))
    }
}
