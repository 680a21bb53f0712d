//! From the fund's fee tables to the calculation core.

use super::limits;
use crate::order::fee::{BuyFee, BuyFeeTier, FeeStep};
use crate::order::voucher_terms::{FeeVoucher, VoucherTerms};
use calc::{BuyTiers, CalcError, RedeemTiers, Steps};
use funds::{FeeTable, Fund};
use kernel::{Day, Fen, FundCode, Nav, Rate, Rounding};
use std::collections::HashMap;
use std::collections::hash_map::Entry;
use std::sync::{Arc, Mutex, PoisonError};
use wire::{Answer, Failure, Written};

wire::refusals! {
    /// The fee does not leave anything to buy.
    AMOUNT_TOO_SMALL = 16009, "金额不足以支付手续费";
}

/// What a purchase of `amount` costs, at the last known NAV and the fees of `day`, its T; a
/// subscription at par, without the interest of the offering, which is not known yet.
///
/// # Errors
/// Refused when the amount does not cover a fixed fee, or the fund has no price or fees.
pub fn explain(fund: &Fund, amount: Fen, day: Day) -> Answer<BuyFee> {
    explain_with(fund, amount, day, None)
}

/// The same with a voucher; whether it lowers the fee, the fee says ([`BuyFee::is_lowered`]).
///
/// # Errors
/// As [`explain`].
pub fn explain_with(
    fund: &Fund,
    amount: Fen,
    day: Day,
    voucher: Option<&VoucherTerms>,
) -> Answer<BuyFee> {
    let subscribing = fund.can_subscribe();
    let (Some(table), Some((nav, nav_date))) = (fund.fee_table(day), price(fund)) else {
        return Err(limits::closed(fund).into());
    };
    let least = table.least_discount.unwrap_or(table.discount);
    let voucher = voucher.map(|terms| Lowering { terms, least });
    let charge = Charge { table, discount: table.discount, subscribing, voucher };
    charge.explain(fund, amount, (nav, nav_date))
}

/// What a voucher makes of the discount of a table.
///
/// # Errors
/// A fault when the figures do not fit.
pub fn lowered(table: &FeeTable, terms: &VoucherTerms) -> Answer<Rate> {
    let least = table.least_discount.unwrap_or(table.discount);
    let of = (table.discount, terms.lowers_by);
    calc::lowered_discount(of, least, &mut Steps::silent()).map_err(|error| fault(&error))
}

/// Whether a voucher could lower the fee of some purchase by card at that T: of an offering none
/// does, its fee is that of the prospectus.
pub fn can_be_lowered(fund: &Fund, day: Day) -> bool {
    let Some(table) = fund.fee_table(day).filter(|_| !fund.can_subscribe()) else { return false };
    let rated = |tier: &funds::BuyTier| match tier.fee {
        funds::BuyFee::Rate(rate) => rate.is_positive(),
        funds::BuyFee::Fixed(_) => false,
    };
    table.least_discount.is_some_and(|least| least < table.discount) && table.buy.iter().any(rated)
}

/// The same of what will be confirmed of `amount` when so much is ordered for that T already, and
/// what of it goes back. Where that is all of it, it is what it would cost with room.
///
/// # Errors
/// As [`explain`].
pub fn explain_confirmed(
    fund: &Fund,
    (ordered, amount): (Fen, Fen),
    day: Day,
) -> Answer<(BuyFee, Fen)> {
    let priced = priced(fund, (ordered, amount));
    let confirmed = limits::confirmed(fund, ordered, amount);
    Ok((explain(fund, priced, day)?, amount.checked_sub(confirmed)?))
}

/// Of which amount that is the fee.
pub fn priced(fund: &Fund, (ordered, amount): (Fen, Fen)) -> Fen {
    let confirmed = limits::confirmed(fund, ordered, amount);
    if confirmed.is_zero() { amount } else { confirmed }
}

/// What a purchase costs by the fees of its T, written once for the order and for its answer.
#[derive(Clone)]
pub struct PromisedFee {
    t_day: Day,
    fee: Written<BuyFee>,
}

impl PromisedFee {
    /// Of the T that is expected.
    ///
    /// # Errors
    /// As [`explain`].
    pub fn of(fund: &Fund, amount: Fen, t_day: Day) -> Answer<Self> {
        Ok(Self { t_day, fee: Written::new(&explain(fund, amount, t_day)?)? })
    }

    /// The same once T is decided, which is another day where the cut-off has passed since.
    ///
    /// # Errors
    /// As [`explain`].
    pub fn on(&self, fund: &Fund, amount: Fen, t_day: Day) -> Answer<Written<BuyFee>> {
        if t_day == self.t_day {
            return Ok(self.fee.clone());
        }
        Ok(Self::of(fund, amount, t_day)?.fee)
    }
}

/// What purchases cost that are asked for at one counter, each amount of a fund and a T reckoned
/// once; clones share it.
#[derive(Clone, Default)]
pub struct PromisedFees(Arc<Mutex<Reckoned>>);

type Reckoned = HashMap<(FundCode, Fen, Day), PromisedFee>;

impl PromisedFees {
    /// What a purchase costs by the fees of the T that is expected.
    ///
    /// # Errors
    /// As [`explain`].
    pub fn of(&self, fund: &Fund, amount: Fen, t_day: Day) -> Answer<PromisedFee> {
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        match known.entry((fund.code, amount, t_day)) {
            Entry::Occupied(known) => Ok(known.get().clone()),
            Entry::Vacant(place) => Ok(place.insert(PromisedFee::of(fund, amount, t_day)?).clone()),
        }
    }
}

/// By which fees a purchase is charged.
pub struct Charge<'a> {
    /// The fund's fees of its day.
    pub table: &'a FeeTable,
    /// What the published rate is multiplied with, a voucher left out.
    pub discount: Rate,
    /// Whether it is a subscription.
    pub subscribing: bool,
    /// The voucher, if it has one.
    pub voucher: Option<Lowering<'a>>,
}

/// A voucher that lowers a discount.
pub struct Lowering<'a> {
    /// What it is.
    pub terms: &'a VoucherTerms,
    /// The least discount of the fund.
    pub least: Rate,
}

impl Charge<'_> {
    /// What a purchase of `amount` costs and brings at a price.
    ///
    /// # Errors
    /// Refused when the amount does not cover a fixed fee.
    pub fn explain(
        &self,
        fund: &Fund,
        amount: Fen,
        (nav, nav_date): (Nav, Option<Day>),
    ) -> Answer<BuyFee> {
        let Self { table, subscribing, .. } = *self;
        let mut steps = Steps::recording();
        let discount = self.lowered(&mut steps).map_err(|e| fault(&e))?;
        let tiers = buy_tiers(table, subscribing).map_err(|e| fault(&e))?;
        let order = calc::Buy {
            amount,
            nav,
            tiers: &tiers,
            discount,
            lowest_rate: Rate::ZERO,
            share_rounding: Rounding::from(fund.rules.share_rounding),
        };
        let bought = calc::buy(&order, &mut steps).map_err(|_| AMOUNT_TOO_SMALL.refuse())?;
        Ok(BuyFee {
            voucher: self.voucher(&order, bought.fee)?,
            amount,
            list_rate: rate(bought.list),
            rate: rate(bought.charged),
            discount,
            list_fee: bought.list_fee,
            fee: bought.fee,
            saved: bought.list_fee.checked_sub(bought.fee)?,
            net: bought.net,
            estimated_shares: bought.shares,
            nav,
            nav_date,
            steps: steps.into_vec().into_iter().map(|step| shown(step, subscribing)).collect(),
        })
    }

    fn lowered(&self, steps: &mut Steps) -> Result<Rate, CalcError> {
        let Some(Lowering { terms, least }) = &self.voucher else { return Ok(self.discount) };
        calc::lowered_discount((self.discount, terms.lowers_by), *least, steps)
    }

    /// What the voucher saves of what the same order would cost without.
    fn voucher(&self, order: &calc::Buy<'_>, fee: Fen) -> Answer<Option<FeeVoucher>> {
        let Some(Lowering { terms, .. }) = &self.voucher else { return Ok(None) };
        let without = calc::Buy { discount: self.discount, ..*order };
        let without = calc::buy(&without, &mut Steps::silent());
        let without = without.map_err(|_| AMOUNT_TOO_SMALL.refuse())?.fee;
        Ok(Some(FeeVoucher {
            terms: (*terms).clone(),
            discount_without: self.discount,
            fee_without: without,
            saved: without.checked_sub(fee)?,
        }))
    }
}

/// The price that is known, and its day: of a fund in its offering par, of no day.
pub fn price(fund: &Fund) -> Option<(Nav, Option<Day>)> {
    if fund.can_subscribe() {
        return Some((Nav::PAR, None));
    }
    fund.latest.map(|latest| (latest.nav, Some(latest.day)))
}

/// A step with the words of a purchase, or of a subscription.
fn shown(step: calc::Step, subscribing: bool) -> FeeStep {
    let mut shown = FeeStep::from(step);
    if subscribing {
        shown.label = shown.label.replace("净申购金额", "净认购金额");
    }
    shown
}

/// The fund's table of purchase fees as shown.
///
/// # Errors
/// When a figure doesn't fit.
pub fn shown_tiers(table: &FeeTable, subscribing: bool) -> Answer<Vec<BuyFeeTier>> {
    let rows = rows(table, subscribing);
    let below = rows.iter().skip(1).map(|tier| Some(tier.from)).chain([None]);
    rows.iter()
        .zip(below)
        .map(|(tier, below)| {
            let (list_rate, fixed_fee) = match tier.fee {
                funds::BuyFee::Rate(rate) => (Some(rate), None),
                funds::BuyFee::Fixed(fee) => (None, Some(fee)),
            };
            let discounted = |rate: Rate| rate.times(table.discount, Rounding::HalfUp);
            let rate = list_rate.map(discounted).transpose()?;
            Ok(BuyFeeTier { from: tier.from, below, list_rate, rate, fixed_fee })
        })
        .collect()
}

/// The fund's redemption fees for the calculation core.
///
/// # Errors
/// A fault when the table is out of order.
pub fn redeem_tiers(table: &FeeTable) -> Result<RedeemTiers, Failure> {
    let below = table.redeem.iter().skip(1).map(|tier| Some(tier.from_days)).chain([None]);
    let tiers: Vec<_> = table
        .redeem
        .iter()
        .zip(below)
        .map(|(tier, days_below)| calc::RedeemTier { days_below, rate: tier.rate })
        .collect();
    if tiers.is_empty() {
        return RedeemTiers::flat(Rate::ZERO).map_err(|e| fault(&e));
    }
    RedeemTiers::new(tiers).map_err(|e| fault(&e))
}

fn buy_tiers(table: &FeeTable, subscribing: bool) -> Result<BuyTiers, CalcError> {
    let rows = rows(table, subscribing);
    let below = rows.iter().skip(1).map(|tier| Some(tier.from)).chain([None]);
    let tiers = rows
        .iter()
        .zip(below)
        .map(|(tier, amount_below)| calc::BuyTier { amount_below, fee: to_calc(tier.fee) });
    BuyTiers::new(tiers.collect())
}

fn rows(table: &FeeTable, subscribing: bool) -> &[funds::BuyTier] {
    if subscribing && !table.subscribe.is_empty() { &table.subscribe } else { &table.buy }
}

/// The published purchase fee of an amount, for the calculation core.
pub fn list_fee(table: &FeeTable, amount: Fen) -> calc::BuyFee {
    to_calc(table.buy_fee(amount))
}

fn to_calc(fee: funds::BuyFee) -> calc::BuyFee {
    match fee {
        funds::BuyFee::Rate(rate) => calc::BuyFee::Rate(rate),
        funds::BuyFee::Fixed(fee) => calc::BuyFee::Fixed(fee),
    }
}

/// The rate of a fee; none where it is fixed.
pub fn rate(fee: calc::BuyFee) -> Option<Rate> {
    match fee {
        calc::BuyFee::Rate(rate) => Some(rate),
        calc::BuyFee::Fixed(_) => None,
    }
}

fn fault(error: &CalcError) -> Failure {
    Failure::fault("fees of a fund", error)
}
