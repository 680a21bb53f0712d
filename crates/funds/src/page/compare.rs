//! Two to four funds side by side: one beginning, their periods, falls, costs and facts.

use crate::{
    Catalogue, Fund, FundCard, Policy, Window,
    page::charts::{four, thinned_to},
    refusals::NO_FUND,
    sale::costs::{YearCost, year_cost},
    series,
};
use kernel::{Day, Fen, FundCode, Rate};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Prepared, Visitor};

/// Points of each curve.
const POINTS: usize = 240;

wire::refusals! {
    /// Fewer or more funds than can be compared, or one of them twice.
    NOT_COMPARABLE = 15006, "请选择2至4只不同的基金进行对比";
}

/// Which funds.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CompareRequest {
    /// Two to four.
    pub fund_codes: Vec<FundCode>,
    /// The window of the curves, `1y` when missing.
    #[serde(default)]
    pub period: Option<Window>,
}

/// Funds side by side, in the order in which they were asked for.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Comparison {
    /// The last day on which all of them have a NAV; none where there is none.
    pub nav_date: Option<Day>,
    pub period: Window,
    /// 近1年
    pub period_name: String,
    /// False when one is younger than the window: the curves then begin with the youngest.
    pub complete: bool,
    /// Days of the curves: all funds have a NAV on each. Empty where no curve can be drawn.
    pub dates: Vec<Day>,
    /// Windows that the policy lets be shown, in their order.
    pub periods: Vec<ComparedPeriod>,
    /// Whether all are of one kind, as 混合型: else they aren't like for like.
    pub alike: bool,
    pub funds: Vec<ComparedFund>,
}

/// A window of the table.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ComparedPeriod {
    pub period: Window,
    /// 近1年
    pub name: String,
}

/// One of the funds.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedFund {
    pub fund: FundCard,
    /// Growth since the first of `dates`, a fraction for each of them; empty where there are none,
    /// or the fund is too young to show its performance.
    pub curve: Vec<Rate>,
    /// Growth in each of `periods` up to its own last NAV; none where it is younger.
    pub growth: Vec<Option<Rate>>,
    /// Of the last year; none where it is younger.
    pub risk: Option<ComparedRisk>,
    /// What ten thousand yuan cost in a year; none where fees are not known.
    pub cost: Option<YearCost>,
    pub established: Option<Day>,
    /// Net assets at the end of the last reported quarter.
    pub size: Option<Fen>,
    pub managers: Vec<String>,
    pub company: String,
}

/// Risk figures of the last year, as fractions.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ComparedRisk {
    /// The deepest fall from a peak, at most zero.
    pub max_drawdown: Rate,
    pub peak_date: Day,
    pub bottom_date: Day,
    /// Standard deviation of daily returns for a year.
    pub volatility: Option<Rate>,
    pub sharpe: Option<Rate>,
}

/// Funds side by side, kept for all who ask for the same.
pub async fn compare_funds(
    call: Call<Visitor>,
    request: CompareRequest,
) -> Answer<Prepared<Comparison>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let codes = request.fund_codes;
    let twice = codes.iter().enumerate().any(|(at, code)| codes[..at].contains(code));
    if twice || !(2..=4).contains(&codes.len()) {
        return Err(NOT_COMPARABLE.into());
    }
    let found: Option<Vec<&Arc<Fund>>> = codes.iter().map(|code| snapshot.fund(*code)).collect();
    let funds = found.ok_or(NO_FUND)?;
    let today = call.now.day();
    let policy = snapshot.policy(today);
    let asked = request.period.unwrap_or(Window::Year);
    let window = if policy.windows.contains(&asked) { asked } else { policy.default_window() };
    let names: Vec<String> = codes.iter().map(FundCode::to_string).collect();
    let rest = format!("{} {window} {today}", names.join(","));
    snapshot.kept("compareFunds", rest, || Ok(comparison(&funds, window, &policy, today)))
}

fn comparison(funds: &[&Arc<Fund>], window: Window, policy: &Policy, today: Day) -> Comparison {
    let common = common_days(funds);
    let base = common.last().and_then(|end| window.base(*end));
    let from = base.map(|base| common.partition_point(|day| *day <= base).checked_sub(1));
    let complete = from != Some(None);
    let days = &common[from.flatten().unwrap_or(0)..];
    let picked = if days.len() > 1 { thinned_to(POINTS, 0, days.len()) } else { Vec::new() };
    let dates: Vec<Day> = picked.iter().map(|at| days[*at]).collect();
    let kind = |fund: &Fund| fund.category.split('-').next().map(str::to_owned);
    let first = funds.first().and_then(|fund| kind(fund));
    let compared = |fund: &&Arc<Fund>| compared(fund, &dates, window, policy, today);
    let period = |w: &Window| ComparedPeriod { period: *w, name: w.chinese().to_owned() };
    Comparison {
        nav_date: common.last().copied(),
        period: window,
        period_name: window.chinese().to_owned(),
        complete,
        periods: policy.windows.iter().map(period).collect(),
        alike: funds.iter().all(|fund| kind(fund) == first),
        funds: funds.iter().map(compared).collect(),
        dates,
    }
}

/// Days on which all of the funds have a NAV, ascending.
fn common_days(funds: &[&Arc<Fund>]) -> Vec<Day> {
    let Some((first, others)) = funds.split_first() else { return Vec::new() };
    let has = |fund: &&Arc<Fund>, day: &Day| fund.series.days().binary_search(day).is_ok();
    let in_all = |day: &&Day| others.iter().all(|fund| has(fund, day));
    first.series.days().iter().filter(in_all).copied().collect()
}

fn compared(
    fund: &Fund,
    dates: &[Day],
    window: Window,
    policy: &Policy,
    today: Day,
) -> ComparedFund {
    let shown = policy.shows(fund, today);
    let figures = |window: &Window| fund.performance.figures(*window);
    let growth = |window: &Window| figures(window).growth.filter(|_| shown);
    let year = figures(&Window::Year).risk;
    let risk = year.filter(|_| shown && policy.windows.contains(&Window::Year));
    ComparedFund {
        fund: FundCard::of(fund, window, policy, today),
        curve: if shown { curve(fund, dates) } else { Vec::new() },
        growth: policy.windows.iter().map(growth).collect(),
        risk: risk.map(|risk| ComparedRisk {
            max_drawdown: risk.drawdown,
            peak_date: risk.peak_day,
            bottom_date: risk.bottom_day,
            volatility: risk.volatility,
            sharpe: risk.sharpe,
        }),
        cost: fund.fee_table(today).and_then(year_cost),
        established: fund.established,
        size: fund.size.map(|size| size.amount),
        managers: fund.managers.iter().map(|name| name.to_string()).collect(),
        company: fund.company.to_string(),
    }
}

fn curve(fund: &Fund, dates: &[Day]) -> Vec<Rate> {
    let values = fund.series.adjusted();
    let value = |day: &Day| values.get(fund.series.position(*day)?).copied();
    let Some(first) = dates.first().and_then(value) else { return Vec::new() };
    let growth = |day: &Day| series::growth(first, value(day)?).map(four);
    dates.iter().map(growth).collect::<Option<_>>().unwrap_or_default()
}
