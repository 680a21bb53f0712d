//! Period and yearly returns beside benchmark and peers, and risk figures.

use crate::{Fund, PeerRank, Policy, RiskFigures, Snapshot, Window, benchmark};
use kernel::{Day, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Funds do not all publish on the same day, and a long holiday may lie between; whose last NAV is
/// older by more has ended.
const LATE_DAYS: i32 = 15;

/// Growth in a window that ends with the fund's last NAV, all as fractions.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PeriodRow {
    pub period: Window,
    /// 近1年
    pub name: String,
    /// None when the fund is younger than the window.
    pub growth: Option<Rate>,
    /// Of the comparison basis; none when it can't be computed.
    pub benchmark: Option<Rate>,
    /// The average of the category.
    pub peers: Option<Rate>,
    /// The place among the funds of the category that have the whole window.
    pub rank: Option<RankRow>,
}

/// A place among peers.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankRow {
    /// 1 is the best.
    pub place: u32,
    pub count: u32,
    /// The place in percent of the count, rounded up: 前8% is 8.
    pub top_percent: u32,
    /// 1 is the best quarter, 4 the last.
    pub quartile: u8,
    /// 优秀, 良好, 一般 or 不佳
    pub quartile_name: String,
}

/// Growth in a calendar year, as fractions.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct YearRow {
    pub year: i32,
    pub growth: Option<Rate>,
    pub benchmark: Option<Rate>,
    pub peers: Option<Rate>,
    /// The place among the funds of the category that have the whole year.
    pub rank: Option<RankRow>,
}

/// Risk figures of a window that ends with the fund's last NAV.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskRow {
    pub period: Window,
    /// 近1年
    pub name: String,
    /// The deepest fall from a peak, as a fraction, at most zero.
    pub max_drawdown: Rate,
    /// The day of the peak of that fall.
    pub peak_date: Day,
    /// The day of its bottom.
    pub bottom_date: Day,
    /// When the peak was reached again; none when it was not yet.
    pub recovered_date: Option<Day>,
    /// Natural days from the bottom to the recovery; none when it was not yet.
    pub recovery_days: Option<i32>,
    /// Standard deviation of daily returns for a year, as a fraction.
    pub volatility: Option<Rate>,
    pub sharpe: Option<Rate>,
    pub calmar: Option<Rate>,
    /// Per cent of the peers whose deepest fall was deeper.
    pub drawdown_better_than: Option<u32>,
    /// Per cent of the peers that were more volatile.
    pub volatility_better_than: Option<u32>,
    /// Per cent of the peers with a lower Sharpe ratio.
    pub sharpe_better_than: Option<u32>,
}

/// All windows that the policy lets the fund show.
pub fn periods(snapshot: &Snapshot, fund: &Fund, policy: &Policy) -> Vec<PeriodRow> {
    policy.windows.iter().map(|window| period(snapshot, fund, policy, *window)).collect()
}

/// Whole years and the present one where it may be shown, the latest first.
pub fn years(snapshot: &Snapshot, fund: &Fund, policy: &Policy) -> Vec<YearRow> {
    let days = fund.series.days();
    let (Some(first), Some(last)) = (days.first(), days.last()) else { return Vec::new() };
    let end_of = |year| Day::new(year, 12, 31).unwrap_or(Day::MIN);
    let row = |year: i32| {
        let from = fund.series.position(end_of(year - 1))?;
        let to = fund.series.position(end_of(year)).filter(|to| *to > from)?;
        let span = &days[from..=to];
        let peers = snapshot.peers(&fund.category);
        let growth = fund.series.growth(from, to);
        let rank = || rank_in(snapshot, fund, growth?, (end_of(year - 1), end_of(year)));
        Some(YearRow {
            year,
            growth,
            rank: rank().filter(|_| policy.ranks(Window::Year)),
            benchmark: benchmark::growth(&fund.benchmark_parts, snapshot.indices(), span),
            peers: peers.and_then(|peers| peers.growth(days[from], days[to])),
        })
    };
    let present = policy.windows.contains(&Window::YearToDate);
    let until = if present { last.year() } else { last.year() - 1 };
    (first.year() + 1..=until).rev().filter_map(row).collect()
}

/// Which place a growth from the end of a year to that of the next has among those of the category
/// that have prices in all of the year; in the last year of the fund, up to its own last day.
fn rank_in(
    snapshot: &Snapshot,
    fund: &Fund,
    own: Rate,
    (before, end): (Day, Day),
) -> Option<RankRow> {
    let days = fund.series.days();
    let last = *days.last()?;
    let until = match last <= end {
        true => last.add_days(-LATE_DAYS),
        false => days[fund.series.position(end)?],
    };
    let growth = |other: &std::sync::Arc<Fund>| {
        let series = &other.series;
        let (from, to) = (series.position(before)?, series.position(end.min(last))?);
        let covers = to > from && *series.days().last()? >= until;
        if covers { series.growth(from, to) } else { None }
    };
    let peers = snapshot.funds().iter().filter(|other| other.category == fund.category);
    let all: Vec<Rate> = peers.filter_map(growth).collect();
    let better = all.iter().filter(|growth| **growth > own).count();
    let place = u32::try_from(better).ok()?.checked_add(1)?;
    Some(rank_row(PeerRank { place, count: u32::try_from(all.len()).ok()? }))
}

/// Risk figures of the half year, one and three years and the whole history, as far as the policy
/// lets them be shown.
pub fn risks(snapshot: &Snapshot, fund: &Fund, policy: &Policy) -> Vec<RiskRow> {
    let windows = [Window::HalfYear, Window::Year, Window::ThreeYears, Window::All];
    let row = |window: Window| {
        let own = fund.performance.figures(window).risk?;
        Some(risk_row(snapshot, fund, window, &own))
    };
    windows.into_iter().filter(|window| policy.windows.contains(window)).filter_map(row).collect()
}

/// The NAV days of a window, the base first.
pub fn span(fund: &Fund, window: Window) -> Option<&[Day]> {
    let days = fund.series.days();
    let end = days.last()?;
    let from = match window.base(*end) {
        Some(base) => fund.series.position(base)?,
        None => 0,
    };
    Some(&days[from..])
}

fn period(snapshot: &Snapshot, fund: &Fund, policy: &Policy, window: Window) -> PeriodRow {
    let figures = fund.performance.figures(window);
    let span = span(fund, window).filter(|_| figures.growth.is_some());
    let peers = snapshot.peers(&fund.category).zip(span);
    let basis = |days| benchmark::growth(&fund.benchmark_parts, snapshot.indices(), days);
    PeriodRow {
        period: window,
        name: window.chinese().to_owned(),
        growth: figures.growth,
        benchmark: span.and_then(basis),
        peers: peers.and_then(|(peers, days)| peers.growth(*days.first()?, *days.last()?)),
        rank: figures.rank.filter(|_| policy.ranks(window)).map(rank_row),
    }
}

fn rank_row(rank: PeerRank) -> RankRow {
    let percent = (u64::from(rank.place) * 100).div_ceil(u64::from(rank.count.max(1)));
    RankRow {
        place: rank.place,
        count: rank.count,
        top_percent: u32::try_from(percent).unwrap_or(100),
        quartile: rank.quartile(),
        quartile_name: rank.chinese().to_owned(),
    }
}

fn risk_row(snapshot: &Snapshot, fund: &Fund, window: Window, own: &RiskFigures) -> RiskRow {
    let peers = || {
        let others = snapshot.funds().iter().filter(|f| f.category == fund.category);
        others.filter(|f| f.code != fund.code).filter_map(|f| f.performance.figures(window).risk)
    };
    let better = |figure: fn(&RiskFigures) -> Option<Rate>, more_is_better: bool| {
        let mine = figure(own)?;
        let theirs: Vec<Rate> = peers().filter_map(|risk| figure(&risk)).collect();
        let is_worse = |other: &&Rate| **other != mine && (**other < mine) == more_is_better;
        let worse = theirs.iter().filter(is_worse).count();
        u32::try_from((worse * 100).checked_div(theirs.len())?).ok()
    };
    RiskRow {
        period: window,
        name: window.chinese().to_owned(),
        max_drawdown: own.drawdown,
        peak_date: own.peak_day,
        bottom_date: own.bottom_day,
        recovered_date: own.recovered_day,
        recovery_days: own.recovered_day.map(|day| day.days_since(own.bottom_day)),
        volatility: own.volatility,
        sharpe: own.sharpe,
        calmar: own.calmar,
        drawdown_better_than: better(|risk| Some(risk.drawdown), true),
        volatility_better_than: better(|risk| risk.volatility, false),
        sharpe_better_than: better(|risk| risk.sharpe, true),
    }
}
