//! What a plan would have come to on the prices of the past, beside the same money put in at once.

use kernel::{Day, Fen, Nav, Overflow, Rate, Rounding, Shares};

use super::cycle::PlanCycle;
use super::dates::{OpenDays, PlanDate, PlanDates, PlanDay};
use super::distance::distance_of;
use super::smart::{Smart, smart_amount};
use crate::error::require_positive;
use crate::returns::check_points;
use crate::steps::product;
use crate::{Buy, BuyFee, BuyTiers, CalcError, Flow, Point, Steps, xirr};

/// A plan on the prices of the past.
#[derive(Clone, Copy, Debug)]
pub struct Backtest<'a> {
    /// The prices; their days are the open days. A smart plan looks at those before `from`, too.
    pub points: &'a [Point],
    /// How often the plan runs.
    pub cycle: PlanCycle,
    /// What a run takes, the fee included; of a smart plan at 100 %.
    pub amount: Fen,
    /// The rate of the purchase fee, 0 to below 1.
    pub rate: Rate,
    /// The first nominal day is this one or the first after it.
    pub from: Day,
    /// The last day on which it may run; the value is that of the last price through it.
    pub to: Day,
    /// More when the fund is cheap, less when it is dear.
    pub smart: Option<Smart<'a>>,
}

/// A run of the past.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BacktestRun {
    /// Its days.
    pub day: PlanDate,
    /// What of the plan's amount was taken, in whole percent.
    pub percent: i64,
    /// What was taken, the fee included.
    pub amount: Fen,
}

/// What a plan came to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Backtested {
    /// The runs in order; at least one.
    pub runs: Vec<BacktestRun>,
    /// The nominal days that would have reached the next one.
    pub dropped: Vec<Day>,
    /// Taken in all runs, the fees included.
    pub paid: Fen,
    /// The fees of all runs.
    pub fee: Fen,
    /// The shares at the end, those of reinvested dividends included.
    pub shares: Shares,
    /// The day of the last price.
    pub valued_on: Day,
    /// What the shares are worth on it.
    pub value: Fen,
    /// Value less paid.
    pub profit: Fen,
    /// The yearly rate of all payments; `None` when the first one is less than a year before the
    /// last price, or when there is no such rate.
    pub xirr: Option<Rate>,
    /// The same money on the day of the first run, with one fee of the same rate.
    pub once: Once,
}

/// All money at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Once {
    /// Its one fee.
    pub fee: Fen,
    /// The shares at the end, those of reinvested dividends included.
    pub shares: Shares,
    /// What its shares are worth at the end.
    pub value: Fen,
    /// Value less paid.
    pub profit: Fen,
}

/// What was bought until the end.
struct Bought {
    fee: Fen,
    shares: Shares,
    value: Fen,
}

/// Runs a plan on past prices. Each run buys at the price of its day, half up as a purchase does.
/// A smart run is decided on the last price before its day. Dividends are reinvested at the price
/// of the ex-day, and splits scale, the shares of the days before.
///
/// A nominal day whose next open day is after `to`, or after all prices, is no run and not dropped.
///
/// # Errors
/// Names the point at fault, `amount`, `rate`, `from` or `to`, `window` or `step`; `amount` also
/// when a smart run would take less than one step.
pub fn backtest(plan: &Backtest<'_>, steps: &mut Steps) -> Result<Backtested, CalcError> {
    check_points(plan.points)?;
    require_positive("amount", plan.amount.is_positive())?;
    if plan.from > plan.to {
        return Err(CalcError::new("to", "must not be before from"));
    }
    let within = plan.points.partition_point(|point| point.day <= plan.to);
    let prices = plan.points.get(..within).unwrap_or_default();
    let (runs, dropped) = runs_of(plan, steps)?;
    let (Some(first), Some(last)) = (runs.first(), prices.last()) else {
        return Err(CalcError::new("from", "no run falls between from and to"));
    };
    let paid = Fen::try_sum(runs.iter().map(|run| run.amount))?;
    steps.exact("累计投入", format_args!("{}期合计", runs.len()), paid);
    let payments: Vec<(Day, Fen)> = runs.iter().map(|run| (run.day.date, run.amount)).collect();
    let bought = bought(prices, &payments, plan.rate, steps)?;
    let profit = explain_end(paid, &bought, steps)?;
    let xirr = yearly(&payments, last.day, bought.value, steps)?;
    steps.exact("一次性投入", format_args!("于首期 {}", first.day.date), paid);
    let at_once = self::bought(prices, &[(first.day.date, paid)], plan.rate, steps)?;
    let profit_at_once = explain_end(paid, &at_once, steps)?;
    let once = Once {
        fee: at_once.fee,
        shares: at_once.shares,
        value: at_once.value,
        profit: profit_at_once,
    };
    Ok(Backtested {
        dropped,
        paid,
        fee: bought.fee,
        shares: bought.shares,
        valued_on: last.day,
        value: bought.value,
        profit,
        xirr,
        once,
        runs,
    })
}

/// The days of the prices.
struct PriceDays<'a>(&'a [Point]);

impl OpenDays for PriceDays<'_> {
    fn on_or_after(&self, day: Day) -> Option<Day> {
        let place = self.0.partition_point(|point| point.day < day);
        self.0.get(place).map(|point| point.day)
    }
}

fn runs_of(
    plan: &Backtest<'_>,
    steps: &mut Steps,
) -> Result<(Vec<BacktestRun>, Vec<Day>), CalcError> {
    let open = PriceDays(plan.points);
    let (mut runs, mut dropped) = (Vec::new(), Vec::new());
    for day in PlanDates::new(plan.cycle, plan.from.previous(), &open) {
        match day {
            PlanDay::Dropped { nominal, .. } if nominal <= plan.to => dropped.push(nominal),
            PlanDay::Runs(day) if day.date <= plan.to => runs.push(run_of(plan, day, steps)?),
            _ => break,
        }
    }
    Ok((runs, dropped))
}

fn run_of(plan: &Backtest<'_>, day: PlanDate, steps: &mut Steps) -> Result<BacktestRun, CalcError> {
    let Some(smart) = &plan.smart else {
        return Ok(BacktestRun { day, percent: 100, amount: plan.amount });
    };
    require_positive("window", smart.window > 0)?;
    // At 09:30 of a day its own price isn't known yet.
    let known = plan.points.partition_point(|point| point.day < day.date);
    let known = plan.points.get(..known).unwrap_or_default();
    let distance = distance_of(smart.rule, smart.window, known)?;
    let taken = smart_amount(plan.amount, distance, smart, &mut Steps::silent())?;
    if !taken.amount.is_positive() {
        return Err(CalcError::new("amount", "a smart run would take less than one step"));
    }
    let shown = distance.map(|distance| distance.percent(4)).transpose()?;
    let shown = shown.unwrap_or_else(|| "净值不足".to_owned());
    let formula = format_args!("{} × {}%({shown})", plan.amount, taken.percent);
    steps.exact(format_args!("{} 智能扣款", day.date), formula, taken.amount);
    Ok(BacktestRun { day, percent: taken.percent, amount: taken.amount })
}

/// What payments, their days rising, bought by the last of `prices`.
fn bought(
    prices: &[Point],
    payments: &[(Day, Fen)],
    rate: Rate,
    steps: &mut Steps,
) -> Result<Bought, CalcError> {
    let tiers = BuyTiers::flat(BuyFee::Rate(rate))?;
    let mut payments = payments.iter().peekable();
    let (mut fee, mut shares) = (Fen::ZERO, Shares::ZERO);
    for point in prices {
        shares = held(point, shares, steps)?;
        let Some((_, amount)) = payments.next_if(|(day, _)| *day == point.day) else { continue };
        let (run_fee, more) = bought_on(point, *amount, &tiers, steps)?;
        fee = fee.checked_add(run_fee)?;
        shares = shares.checked_add(more)?;
    }
    steps.exact("手续费合计", format_args!("费率 {rate}"), fee);
    let Some(last) = prices.last() else { return Ok(Bought { fee, shares, value: Fen::ZERO }) };
    let value = worth(last, shares, steps)?;
    Ok(Bought { fee, shares, value })
}

/// The fee and the shares of a purchase at the price of a day.
pub(super) fn bought_on(
    point: &Point,
    amount: Fen,
    tiers: &BuyTiers,
    steps: &mut Steps,
) -> Result<(Fen, Shares), CalcError> {
    let order = Buy {
        amount,
        nav: point.nav,
        tiers,
        discount: Rate::ONE,
        lowest_rate: Rate::ZERO,
        share_rounding: Rounding::HalfUp,
    };
    let run = crate::buy(&order, &mut Steps::silent())?;
    let shares: Shares = steps.divide(
        format_args!("{} 确认份额", point.day),
        format_args!("({amount} − {}) ÷ {}", run.fee, point.nav),
        (product(run.net.units(), Nav::SCALE), i128::from(point.nav.units())),
        order.share_rounding,
    )?;
    Ok((run.fee, shares))
}

/// What shares are worth at the price of a day.
pub(super) fn worth(point: &Point, shares: Shares, steps: &mut Steps) -> Result<Fen, Overflow> {
    steps.divide(
        format_args!("{} 市值", point.day),
        format_args!("{shares} × {}", point.nav),
        (product(shares.units(), point.nav.units()), i128::from(Nav::SCALE)),
        Rounding::HalfUp,
    )
}

/// The shares of the days before, after what happened to them on the day of a price. A dividend is
/// for each share before the split (rule FP-01).
pub(super) fn held(point: &Point, shares: Shares, steps: &mut Steps) -> Result<Shares, CalcError> {
    if shares.is_zero() {
        return Ok(shares);
    }
    let cash = match point.dividend.is_zero() {
        true => Fen::ZERO,
        false => crate::dividend_cash(shares, point.dividend, steps)?,
    };
    let kept = match point.split == Rate::ONE {
        true => shares,
        false => crate::split_shares(shares, point.split, Rounding::HalfUp, steps)?,
    };
    if cash.is_zero() {
        return Ok(kept);
    }
    let more = crate::reinvested_shares(cash, point.nav, Rounding::HalfUp, steps)?;
    Ok(kept.checked_add(more)?)
}

fn explain_end(paid: Fen, bought: &Bought, steps: &mut Steps) -> Result<Fen, Overflow> {
    let profit = bought.value.checked_sub(paid)?;
    steps.exact("收益", format_args!("{} − {paid}", bought.value), profit);
    let percent = Rate::percent_of(profit.units().into(), paid.units().into(), 2)?;
    let rate = Rate::of(profit.units(), paid.units(), Rounding::HalfUp)?;
    let formula = format!("{profit} ÷ {paid}");
    steps.statistic("收益率", &formula, rate, percent.trim_end_matches('%'));
    Ok(profit)
}

/// The yearly rate, from a year on: less isn't annualised (rule PL-09).
fn yearly(
    payments: &[(Day, Fen)],
    end: Day,
    value: Fen,
    steps: &mut Steps,
) -> Result<Option<Rate>, Overflow> {
    if payments.first().is_none_or(|(first, _)| first.add_years(1) > end) {
        return Ok(None);
    }
    let paid = payments
        .iter()
        .map(|(day, amount)| amount.checked_neg().map(|amount| Flow { day: *day, amount }));
    let mut flows = paid.collect::<Result<Vec<_>, _>>()?;
    flows.push(Flow { day: end, amount: value });
    let rate = xirr(&flows);
    if let Some(rate) = rate {
        let percent = rate.percent_display(2);
        let formula = "各期投入与期末市值的内部收益率(XIRR,365天)";
        steps.statistic("年化收益率", formula, rate, percent.trim_end_matches('%'));
    }
    Ok(rate)
}

#[cfg(test)]
#[path = "backtest_tests.rs"]
mod tests;
