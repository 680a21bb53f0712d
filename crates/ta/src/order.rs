//! An application of a trade with the terms and the price that decide it.

use calc::{Lot, Redeem, Steps};
use kernel::{FundCode, Nav, Rate, Shares};

use crate::figures::Figures;
use crate::store::ApplicationRow;
use crate::work::Work;
use crate::{TaError, Terms};

/// An application, and which one of the day it is.
pub(crate) struct Due<'a> {
    pub application: &'a ApplicationRow,
    pub number: usize,
}

/// An application with all that decides it.
pub(crate) struct Order<'a> {
    pub application: &'a ApplicationRow,
    pub fund: FundCode,
    pub terms: &'a Terms,
    pub nav: Nav,
    /// Which one of the day it is.
    pub number: usize,
}

impl Order<'_> {
    /// The part of each redemption that is accepted today; none when all of it is.
    pub fn big_redemption(&self, work: &Work<'_>) -> Option<Rate> {
        let parts = &work.faults.big_redemptions;
        parts.iter().find(|(fund, _)| *fund == self.fund).map(|(_, part)| *part)
    }

    /// What leaves along with `taken` of `held` shares because less than the least holding would
    /// be left (rule LM-02); shares too young to leave are left as well, and stay.
    pub fn forced_rest(
        &self,
        work: &Work<'_>,
        key: &(String, String),
        (held, taken): (Shares, Shares),
    ) -> Result<Option<Shares>, TaError> {
        let rest = held.checked_sub(taken)?;
        let left = work.register.shares(key, self.application.t_day)?.checked_sub(taken)?;
        Ok((rest.is_positive() && left < self.terms.min_hold).then_some(rest))
    }

    /// The lots from which shares leave: those of age. Where they do not suffice, all that are
    /// registered: a seller who lets younger ones leave, as many do, is not refused.
    pub fn lots(
        &self,
        work: &Work<'_>,
        key: &(String, String),
        asked: Shares,
    ) -> Result<Vec<Lot>, TaError> {
        let (register, t_day) = (&work.register, self.application.t_day);
        let of_age = register.redeemable(key, self.terms, t_day, work.cfm_day);
        if Shares::try_sum(of_age.iter().map(|lot| lot.shares))? >= asked {
            return Ok(of_age);
        }
        Ok(register.held(key, self.terms, t_day, work.cfm_day))
    }

    /// Takes shares out of the register, first in first out, and computes what they bring.
    pub fn take(
        &self,
        work: &mut Work<'_>,
        key: &(String, String),
        shares: Shares,
        business: Option<&'static str>,
    ) -> Result<Figures, TaError> {
        let lots = self.lots(work, key, shares)?;
        let redeem = Redeem { shares, nav: self.nav, lots: &lots, tiers: &self.terms.redeem };
        let redeemed = calc::redeem(&redeem, &mut Steps::silent())?;
        work.register.take(key, shares)?;
        Ok(Figures {
            business,
            amount: redeemed.net,
            shares,
            fee: redeemed.fee,
            price: self.nav,
            ..Figures::default()
        })
    }
}
