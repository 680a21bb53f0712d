//! What it was like to hold a fund: periods, years, months, its deepest falls, its risk.

use crate::{
    Catalogue, Fund, Policy, Snapshot, Window,
    page::{
        calendar::{CalendarYear, calendar},
        charts::{four, thinned_to},
        detail::performance_note,
        facts::FundRequest,
        periods::{PeriodRow, RiskRow, YearRow, periods, risks, years},
    },
    pages::PageKey,
    performance::{Fall, deepest_falls, yearly},
    refusals::NO_FUND,
    series,
};
use kernel::{Day, FundCode, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Prepared, Visitor};

/// So many falls are told.
const FALLS: usize = 5;
/// Points of the curve of falls, beside their bottoms.
const POINTS: usize = 240;

/// The performance of a fund as of `navDate`. A window that the policy hides is in no part of it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Achievement {
    pub fund_code: FundCode,
    pub fund_name: String,
    /// The peer group, 混合型-偏股.
    pub category: String,
    /// The first NAV that is known.
    pub first_date: Option<Day>,
    pub nav_date: Option<Day>,
    /// False when the fund is too young to show performance; then there are no figures.
    pub performance_shown: bool,
    /// Why not: 成立未满6个月，暂不展示业绩; empty when it is shown.
    pub performance_note: String,
    /// Since the beginning, as a fraction.
    pub growth: Option<Rate>,
    /// The same a year; none under a year.
    pub yearly_growth: Option<Rate>,
    /// By window, in the order in which they are shown.
    pub periods: Vec<PeriodRow>,
    /// By calendar year, the latest first.
    pub years: Vec<YearRow>,
    /// How many of `years` can be compared with the basis, and how many were better than it.
    pub years_compared: usize,
    pub years_better: usize,
    /// Growth by month, the earliest year first.
    pub calendar: Vec<CalendarYear>,
    /// Months with growth, and those of them that rose.
    pub months: usize,
    pub months_risen: usize,
    /// The deepest falls of the whole history, the deepest first.
    pub falls: Vec<FallRow>,
    /// The curve of falls; none where they are not shown.
    pub underwater: Option<Underwater>,
    /// By window.
    pub risks: Vec<RiskRow>,
}

/// A fall from a peak until the peak was reached again. Dividends and splits are adjusted.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FallRow {
    /// 1 is the deepest.
    pub place: usize,
    /// As a fraction, below zero.
    pub depth: Rate,
    pub peak_date: Day,
    pub bottom_date: Day,
    /// None while the peak was not reached again.
    pub recovered_date: Option<Day>,
    /// Natural days from the peak to the bottom.
    pub fall_days: i32,
    /// Natural days from the bottom to the recovery, or until `navDate`.
    pub recovery_days: i32,
}

/// How far the fund was below its last peak: a value for each of `dates`, fractions of at most
/// zero.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct Underwater {
    pub dates: Vec<Day>,
    pub values: Vec<Rate>,
}

/// The performance of a fund, kept for all who ask for it.
pub async fn show_achievement(
    call: Call<Visitor>,
    request: FundRequest,
) -> Answer<Prepared<Achievement>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let today = call.now.day();
    let (operation, rest) = ("showAchievement", today.to_string());
    let key = PageKey { operation, fund: Some(fund.code), rest };
    let policy = snapshot.policy(today);
    snapshot.pages.get(key, || Ok(achievement(&snapshot, fund, &policy, today)))
}

fn achievement(snapshot: &Snapshot, fund: &Fund, policy: &Policy, today: Day) -> Achievement {
    let shown = policy.shows(fund, today);
    let whole = shown && policy.windows.contains(&Window::All);
    let when = |shown: bool| shown.then_some(fund);
    let years = when(shown).map_or_else(Vec::new, |fund| years(snapshot, fund, policy));
    let compared = || years.iter().filter_map(|row| row.growth.zip(row.benchmark));
    let calendar = when(shown).map_or_else(Vec::new, |fund| calendar(fund, policy));
    let months: Vec<Rate> =
        calendar.iter().flat_map(|year| &year.months).copied().flatten().collect();
    let falls = when(whole).map_or_else(Vec::new, falls);
    let growth = when(whole).and_then(|fund| fund.performance.figures(Window::All).growth);
    let days = fund.series.days();
    let (first, last) = (days.first().copied(), days.last().copied());
    let begun = fund.established.or(first);
    let by_year = || yearly(growth?, begun?, last?);
    Achievement {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        category: fund.category.to_string(),
        first_date: first,
        nav_date: last,
        performance_shown: shown,
        performance_note: performance_note(fund, policy, shown),
        growth,
        yearly_growth: by_year(),
        periods: when(shown).map_or_else(Vec::new, |fund| periods(snapshot, fund, policy)),
        years_compared: compared().count(),
        years_better: compared().filter(|(own, basis)| own > basis).count(),
        years,
        calendar,
        months: months.len(),
        months_risen: months.iter().filter(|growth| **growth > Rate::ZERO).count(),
        underwater: when(whole && !falls.is_empty()).map(|fund| underwater(fund, &falls)),
        falls: falls.iter().zip(1..).map(|(fall, place)| fall_row(fund, fall, place)).collect(),
        risks: when(shown).map_or_else(Vec::new, |fund| risks(snapshot, fund, policy)),
    }
}

fn falls(fund: &Fund) -> Vec<Fall> {
    let values = fund.series.adjusted();
    if values.iter().any(|value| *value <= 0) {
        return Vec::new();
    }
    // What four decimals don't show is no fall.
    let shown = |fall: &Fall| fall.depth >= 0.000_05;
    deepest_falls(values, FALLS).into_iter().filter(shown).collect()
}

fn fall_row(fund: &Fund, fall: &Fall, place: usize) -> FallRow {
    let (days, values) = (fund.series.days(), fund.series.adjusted());
    let depth = series::growth(values[fall.peak], values[fall.bottom]).unwrap_or(Rate::ZERO);
    let (peak, bottom) = (days[fall.peak], days[fall.bottom]);
    let recovered = fall.recovered.map(|at| days[at]);
    let until = recovered.or(days.last().copied()).unwrap_or(bottom);
    FallRow {
        place,
        depth,
        peak_date: peak,
        bottom_date: bottom,
        recovered_date: recovered,
        fall_days: bottom.days_since(peak),
        recovery_days: until.days_since(bottom),
    }
}

fn underwater(fund: &Fund, falls: &[Fall]) -> Underwater {
    let (days, values) = (fund.series.days(), fund.series.adjusted());
    let mut picked = thinned_to(POINTS, 0, days.len());
    picked.extend(falls.iter().map(|fall| fall.bottom));
    picked.sort_unstable();
    picked.dedup();
    let mut peak = i64::MIN;
    let peaks: Vec<i64> = values
        .iter()
        .map(|value| {
            peak = peak.max(*value);
            peak
        })
        .collect();
    let depth = |at: &usize| series::growth(peaks[*at], values[*at]).map_or(Rate::ZERO, four);
    Underwater {
        dates: picked.iter().map(|at| days[*at]).collect(),
        values: picked.iter().map(depth).collect(),
    }
}
