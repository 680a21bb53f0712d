//! What the calculator answers, made of a finished backtest.

use crate::{
    asked::{Asked, least_of},
    comparison::Compared,
    ladders::Rule,
    parameters::Parameters,
    words::cycle_name,
};
use calc::{CourseDay, Point};
use funds::Fund;
use kernel::{Day, Fen, FundCode, Nav, Overflow, Rate, RiskLevel, Rounding, Shares, mul_div};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// More points of the curve than this are thinned out; the first and the last always stay.
const POINTS_MOST: usize = 160;

/// What a plan would have come to, beside the same money on the day of its first run. Percents have
/// two decimals and no sign of percent; sums are yuan.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BacktestFigures {
    pub fund: PlanFund,
    pub cycle_unit: i32,
    pub cycle: i32,
    pub fix_day: Option<i32>,
    /// 每周四
    pub cycle_name: String,
    pub amount: Fen,
    /// The days that were reckoned, both included.
    pub from: Day,
    pub to: Day,
    /// Whether there is no NAV on the days that were asked for first.
    pub is_cut: bool,
    pub first_run_on: Day,
    /// The day of the last NAV.
    pub valued_on: Day,
    pub runs: usize,
    /// Nominal days that would have reached the next one.
    pub dropped: usize,
    pub paid: Fen,
    pub fee: Fen,
    pub shares: Shares,
    pub value: Fen,
    pub profit: Fen,
    /// Profit of what was paid.
    pub percent: String,
    /// The yearly rate of all payments; none under a year.
    pub xirr: Option<String>,
    pub once: OnceFigures,
    /// The purchase fee of a run today, a fraction.
    pub fee_rate: Rate,
    /// The same before the discount.
    pub list_fee_rate: Rate,
    /// False where the fund's fees are not known, and a usual rate stands for them.
    pub is_fee_known: bool,
    pub reasons: Reasons,
    pub smart: Option<SmartFigures>,
    pub curve: PlanCurve,
}

/// The fund of a plan, and what may be asked of it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanFund {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub risk_level: RiskLevel,
    /// The days of its first and its last NAV.
    pub first_nav_date: Option<Day>,
    pub last_nav_date: Option<Day>,
    /// The least and the greatest amount of a run.
    pub least: Fen,
    pub most: Fen,
    /// Over how many years at most.
    pub years_most: i32,
}

/// All money on the day of the first run.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct OnceFigures {
    pub fee: Fen,
    pub shares: Shares,
    pub value: Fen,
    pub profit: Fen,
    pub percent: String,
}

/// Counts of the series that say why it came so.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Reasons {
    pub last_nav: Nav,
    /// Paid ÷ shares, fees and reinvested dividends included; none without a share.
    pub average_cost: Option<Nav>,
    /// Runs whose price, dividends and splits adjusted, was above the last one.
    pub runs_above: usize,
    /// Runs whose price was below it.
    pub runs_below: usize,
    /// Whether something was paid out or split since the first run.
    pub is_adjusted: bool,
    /// Open days since the first run.
    pub days: usize,
    /// Those on which the shares were worth less than what had been paid.
    pub days_below: usize,
    pub deepest: DayPercent,
    pub highest: DayPercent,
}

/// What was won or lost of what had been paid on a day.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct DayPercent {
    pub day: Day,
    pub percent: String,
}

/// What a smart plan took.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SmartFigures {
    pub rule: Rule,
    pub window: usize,
    /// Runs that took more, less and just the amount.
    pub more: usize,
    pub less: usize,
    pub same: usize,
    /// The least and the greatest run.
    pub least: Fen,
    pub most: Fen,
}

/// Columns with one value for each of `dates`.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PlanCurve {
    pub dates: Vec<Day>,
    pub value: Vec<Fen>,
    pub paid: Vec<Fen>,
    pub once: Vec<Fen>,
}

/// The answer.
pub(crate) fn figures_of(
    (asked, compared): (&Asked, &Compared),
    (fund, points): (&Fund, &[Point]),
    figures: &Parameters,
) -> Answer<BacktestFigures> {
    let done = &compared.done;
    let Some(first) = done.runs.first() else { return Err(Overflow.into()) };
    let percent = |profit: Fen| percent_of(profit, done.paid);
    Ok(BacktestFigures {
        fund: fund_of(fund, figures),
        cycle_unit: asked.cycle.unit(),
        cycle: asked.cycle.cycle(),
        fix_day: asked.cycle.fix_day(),
        cycle_name: cycle_name(asked.cycle),
        amount: asked.amount,
        from: asked.range.from,
        to: asked.range.to,
        is_cut: asked.range.is_cut,
        first_run_on: first.day.date,
        valued_on: done.valued_on,
        runs: done.runs.len(),
        dropped: done.dropped.len(),
        paid: done.paid,
        fee: done.fee,
        shares: done.shares,
        value: done.value,
        profit: done.profit,
        percent: percent(done.profit)?,
        xirr: done.xirr.map(plain_percent),
        once: OnceFigures {
            fee: done.once.fee,
            shares: done.once.shares,
            value: done.once.value,
            profit: done.once.profit,
            percent: percent(done.once.profit)?,
        },
        fee_rate: asked.fees.rate,
        list_fee_rate: asked.fees.list,
        is_fee_known: asked.fees.is_known,
        reasons: reasons_of(compared, fund, points)?,
        smart: asked.smart.map(|smart| smart_of(smart, compared)),
        curve: curve_of(&compared.course),
    })
}

/// A fund with what may be asked of it.
fn fund_of(fund: &Fund, figures: &Parameters) -> PlanFund {
    let days = fund.series.days();
    PlanFund {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        risk_level: fund.risk,
        first_nav_date: days.first().copied(),
        last_nav_date: days.last().copied(),
        least: least_of(fund, figures),
        most: figures.amount_most,
        years_most: figures.years_most,
    }
}

fn reasons_of(compared: &Compared, fund: &Fund, points: &[Point]) -> Answer<Reasons> {
    let Compared { done, course } = compared;
    let at = |day: Day| points.partition_point(|point| point.day < day);
    let adjusted = |day: Day| fund.series.adjusted().get(at(day)).copied().unwrap_or_default();
    let last = adjusted(done.valued_on);
    let runs = || done.runs.iter().map(|run| adjusted(run.day.date));
    let first = course.first().map_or(done.valued_on, |day| day.day);
    let happened = |point: &&Point| !point.dividend.is_zero() || point.split != Rate::ONE;
    let since = points.get(at(first).saturating_add(1)..=at(done.valued_on)).unwrap_or_default();
    let mut rates = Vec::with_capacity(course.len());
    for day in course {
        rates.push((day.rate()?, day));
    }
    let shown = |found: Option<&(Rate, &CourseDay)>| -> Answer<DayPercent> {
        let (_, day) = found.ok_or(Overflow)?;
        let profit = day.value.checked_sub(day.paid)?;
        Ok(DayPercent { day: day.day, percent: percent_of(profit, day.paid)? })
    };
    let last_nav = points.get(at(done.valued_on)).map_or(Nav::ZERO, |point| point.nav);
    Ok(Reasons {
        last_nav,
        average_cost: cost_of(done.paid, done.shares)?,
        runs_above: runs().filter(|price| *price > last).count(),
        runs_below: runs().filter(|price| *price < last).count(),
        is_adjusted: since.iter().any(|point| happened(&point)),
        days: course.len(),
        days_below: course.iter().filter(|day| day.value < day.paid).count(),
        // Of equal days the first one.
        deepest: shown(rates.iter().min_by_key(|(rate, _)| *rate))?,
        highest: shown(rates.iter().rev().max_by_key(|(rate, _)| *rate))?,
    })
}

/// Paid ÷ shares with four decimals, as a NAV is printed.
fn cost_of(paid: Fen, shares: Shares) -> Result<Option<Nav>, Overflow> {
    if !shares.is_positive() {
        return Ok(None);
    }
    let printed = mul_div(paid.units(), 10_000, shares.units(), Rounding::HalfUp)?;
    let units = printed.checked_mul(Nav::SCALE / 10_000).ok_or(Overflow)?;
    Ok(Some(Nav::from_units(units)))
}

fn smart_of((rule, window): (Rule, usize), compared: &Compared) -> SmartFigures {
    let runs = &compared.done.runs;
    let count = |of: fn(i64) -> bool| runs.iter().filter(|run| of(run.percent)).count();
    let amounts = || runs.iter().map(|run| run.amount);
    SmartFigures {
        rule,
        window,
        more: count(|percent| percent > 100),
        less: count(|percent| percent < 100),
        same: count(|percent| percent == 100),
        least: amounts().min().unwrap_or_default(),
        most: amounts().max().unwrap_or_default(),
    }
}

fn curve_of(course: &[CourseDay]) -> PlanCurve {
    let count = course.len();
    let points = count.min(POINTS_MOST);
    let picked: Vec<&CourseDay> = match points {
        0 | 1 => course.iter().collect(),
        _ => (0..points).filter_map(|n| course.get(n * (count - 1) / (points - 1))).collect(),
    };
    PlanCurve {
        dates: picked.iter().map(|day| day.day).collect(),
        value: picked.iter().map(|day| day.value).collect(),
        paid: picked.iter().map(|day| day.paid).collect(),
        once: picked.iter().map(|day| day.once).collect(),
    }
}

/// Percent with two decimals, half up, without its sign.
pub(crate) fn percent_of(profit: Fen, paid: Fen) -> Result<String, Overflow> {
    let text = Rate::percent_of(profit.units().into(), paid.units().into(), 2)?;
    Ok(text.trim_end_matches('%').to_owned())
}

fn plain_percent(rate: Rate) -> String {
    rate.percent_display(2).trim_end_matches('%').to_owned()
}
