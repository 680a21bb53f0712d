//! What a redemption would cost, lot by lot, now and later; estimates at the last known NAV.

use super::buy_fee;
use super::refusals::NOT_OPEN_FOR_REDEEMING;
use crate::order::OrderDates;
use crate::order::fee::FeeStep;
use calc::{HoldDayRule, Redeem, RedeemTiers, Redeemed, Step, Steps};
use funds::Fund;
use holdings::{Lot, TakenLot};
use kernel::{Day, Fen, Nav, Rate, Shares};
use serde::{Deserialize, Serialize};
use std::ops::Deref;
use utoipa::ToSchema;
use wire::{Answer, Failure};

/// The lots of a position with the fund's fees and the dates of a redemption.
pub struct Preview<'a> {
    fund: &'a Fund,
    lots: &'a [Lot],
    tiers: RedeemTiers,
    rule: HoldDayRule,
    t_day: Day,
    /// The last published NAV.
    pub nav: Nav,
    /// Its day.
    pub nav_date: Day,
}

/// What a redemption costs, with its steps.
pub struct Costs {
    redeemed: Redeemed,
    steps: Vec<Step>,
}

impl Deref for Costs {
    type Target = Redeemed;
    fn deref(&self) -> &Redeemed {
        &self.redeemed
    }
}

/// The explanation of a redemption's fee.
pub fn steps(costs: &Costs) -> Vec<FeeStep> {
    costs.steps.iter().cloned().map(FeeStep::from).collect()
}

impl<'a> Preview<'a> {
    /// Of lots, oldest first.
    ///
    /// # Errors
    /// Refused when the fund has no price or fees.
    pub fn new(fund: &'a Fund, lots: &'a [Lot], dates: &OrderDates) -> Answer<Self> {
        let (Some(table), Some(latest)) = (fund.fee_table(dates.t_day), &fund.latest) else {
            let status = [("status", fund.status.chinese())];
            return Err(NOT_OPEN_FOR_REDEEMING.fill(&status).into());
        };
        let rule = hold_days(fund);
        let (nav, nav_date) = (latest.nav, latest.day);
        let tiers = buy_fee::redeem_tiers(table)?;
        Ok(Self { fund, lots, tiers, rule, t_day: dates.t_day, nav, nav_date })
    }

    /// What redeeming so many shares on T costs.
    ///
    /// # Errors
    /// A fault when the lots hold too few.
    pub fn costs(&self, shares: Shares) -> Answer<Costs> {
        self.costs_on(shares, self.t_day, self.rule)
    }

    /// The fee by the way of counting days that costs more.
    ///
    /// # Errors
    /// As [`Self::costs`].
    pub fn fee_at_most(&self, shares: Shares) -> Answer<Fen> {
        let by_confirm = self.costs_on(shares, self.t_day, HoldDayRule::ConfirmToConfirm)?.fee;
        let by_t = self.costs_on(shares, self.t_day, HoldDayRule::ConfirmToT)?.fee;
        Ok(by_confirm.max(by_t))
    }

    /// The lots as a redemption takes them.
    ///
    /// # Errors
    /// When a figure doesn't fit.
    pub fn lots(&self, costs: &Costs) -> Answer<Vec<LotPreview>> {
        // Lots are taken oldest first and none is skipped but empty ones, which are left out here.
        let taken = costs.lots.iter().map(|lot| (lot.shares, lot.fee));
        let none = std::iter::repeat((Shares::ZERO, Fen::ZERO));
        Ok(self
            .lots
            .iter()
            .filter(|lot| lot.shares.is_positive())
            .zip(taken.chain(none))
            .map(|(lot, (taken, fee))| self.lot(lot, taken, fee))
            .collect())
    }

    /// Shares, oldest first, that cost nothing on T, at most `available`.
    ///
    /// # Errors
    /// When a figure doesn't fit.
    pub fn free_shares(&self, available: Shares) -> Answer<Shares> {
        let free = self.lots.iter().take_while(|lot| self.rate_is_zero(lot));
        Ok(Shares::try_sum(free.map(|lot| lot.shares))?.min(available))
    }

    /// What waiting for the next lower fee saves; none when nothing is saved.
    ///
    /// # Errors
    /// As [`Self::costs`].
    pub fn waiting(&self, shares: Shares, now: &Costs) -> Answer<Option<WaitingSaves>> {
        let taken = self.lots(now)?;
        let taken = || taken.iter().filter(|lot| lot.taken.is_positive());
        let Some(on) = taken().filter_map(|lot| lot.lower_from).min() else { return Ok(None) };
        let later = self.costs_on(shares, on, self.rule)?;
        let saved = now.fee.checked_sub(later.fee)?;
        if !saved.is_positive() {
            return Ok(None);
        }
        let cheaper = taken().filter(|lot| lot.lower_from == Some(on)).map(|lot| lot.taken);
        let trading_days = self.fund.calendar.open_between(self.t_day, on);
        Ok(Some(WaitingSaves {
            on,
            trading_days: u32::try_from(trading_days).unwrap_or(0),
            shares: Shares::try_sum(cheaper)?,
            fee: later.fee,
            saved,
            net: later.net,
        }))
    }

    fn lot(&self, lot: &Lot, taken: Shares, fee: Fen) -> LotPreview {
        let days = self.days(lot, self.t_day, self.rule);
        let confirm = self.fund.timetable.confirm_days;
        let calendar = &self.fund.calendar;
        let free_from = self.rule.free_from(lot.registered_on, &self.tiers, confirm, calendar);
        // The tier after the one that holds these days.
        let mut rows =
            self.tiers.rows().skip_while(|row| row.days_below.is_some_and(|b| days >= b));
        let bound = rows.next().and_then(|row| row.days_below);
        let lower = bound.zip(rows.next());
        let lower_from =
            lower.map(|(bound, _)| self.rule.first_t(lot.registered_on, bound, confirm, calendar));
        LotPreview {
            registered_on: lot.registered_on,
            shares: lot.shares,
            taken,
            days,
            rate: self.tiers.rate_of(days),
            fee,
            redeemable_from: Some(self.fund.redeemable_from(lot.registered_on))
                .filter(|from| *from > self.t_day),
            free_from: free_from.map(|day| day.max(self.t_day)),
            lower_from,
            lower_rate: lower.map(|(_, row)| row.rate),
        }
    }

    fn rate_is_zero(&self, lot: &Lot) -> bool {
        self.tiers.rate_of(self.days(lot, self.t_day, self.rule)).is_zero()
    }

    fn days(&self, lot: &Lot, t_day: Day, rule: HoldDayRule) -> i32 {
        let confirm = self.fund.calendar.add_open(t_day, self.fund.timetable.confirm_days);
        rule.days(lot.registered_on, t_day, confirm)
    }

    fn costs_on(&self, shares: Shares, t_day: Day, rule: HoldDayRule) -> Answer<Costs> {
        let lots: Vec<calc::Lot> = self
            .lots
            .iter()
            .map(|lot| calc::Lot { shares: lot.shares, days: self.days(lot, t_day, rule) })
            .collect();
        if shares.is_zero() {
            let (gross, fee, net) = (Fen::ZERO, Fen::ZERO, Fen::ZERO);
            let redeemed = Redeemed { gross, fee, net, lots: Vec::new() };
            return Ok(Costs { redeemed, steps: Vec::new() });
        }
        let mut steps = Steps::recording();
        let order = Redeem { shares, nav: self.nav, lots: &lots, tiers: &self.tiers };
        let redeemed = calc::redeem(&order, &mut steps)
            .map_err(|e| Failure::fault("preview of a redemption", e))?;
        Ok(Costs { redeemed, steps: steps.into_vec() })
    }
}

/// What so many shares of lots cost at a price, of an order of `t_day` that the TA confirmed on
/// `confirmed_on`: the fee as it must be by the fund's fees of T. None where the fund has none.
pub fn costs_of(
    fund: &Fund,
    lots: &[TakenLot],
    (t_day, confirmed_on): (Day, Day),
    nav: Nav,
) -> Option<Costs> {
    let tiers = buy_fee::redeem_tiers(fund.fee_table(t_day)?).ok()?;
    let rule = hold_days(fund);
    let lot = |lot: &TakenLot| calc::Lot {
        shares: lot.shares,
        days: rule.days(lot.registered_on, t_day, confirmed_on),
    };
    let taken: Vec<calc::Lot> = lots.iter().map(lot).collect();
    let shares = Shares::try_sum(lots.iter().map(|lot| lot.shares)).ok()?;
    let mut steps = Steps::recording();
    let order = Redeem { shares, nav, lots: &taken, tiers: &tiers };
    let redeemed = calc::redeem(&order, &mut steps).ok()?;
    Some(Costs { redeemed, steps: steps.into_vec() })
}

fn hold_days(fund: &Fund) -> HoldDayRule {
    match fund.rules.hold_days {
        funds::HoldDayRule::CfmToCfm => HoldDayRule::ConfirmToConfirm,
        funds::HoldDayRule::CfmToT => HoldDayRule::ConfirmToT,
    }
}

/// A lot as a redemption now would take it, oldest first.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LotPreview {
    /// The day on which the TA confirmed the lot.
    pub registered_on: Day,
    /// Shares left in the lot, without those that waiting orders will take.
    pub shares: Shares,
    /// Shares that this redemption takes of it.
    pub taken: Shares,
    /// Natural days held at the confirmation of this redemption.
    pub days: i32,
    /// The rate for these days.
    pub rate: Rate,
    /// The fee of the taken shares at the last NAV; an estimate.
    pub fee: Fen,
    /// The first trading day on which it may be redeemed; none when it may on T.
    pub redeemable_from: Option<Day>,
    /// The first trading day on which redeeming it costs nothing; none when it always does.
    pub free_from: Option<Day>,
    /// The next trading day on which its rate is lower; none when it can't fall any more.
    pub lower_from: Option<Day>,
    /// The rate from that day on.
    pub lower_rate: Option<Rate>,
}

/// What waiting would save.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WaitingSaves {
    /// The next trading day on which the fee is lower.
    pub on: Day,
    /// How many trading days from T until then.
    pub trading_days: u32,
    /// Shares of this preview whose rate is lower then.
    pub shares: Shares,
    /// The fee on that day at the last NAV; an estimate.
    pub fee: Fen,
    /// How much less than now.
    pub saved: Fen,
    /// What would arrive at the last NAV; an estimate.
    pub net: Fen,
}
