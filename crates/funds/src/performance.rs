//! Period returns and risk figures of a fund, computed when NAVs arrive (domain 3.3).

use crate::{Series, Window, window::WINDOWS};
use kernel::{Currency, Day, Rate, ShareClass};

/// Daily NAVs a year, for annual figures (rule FP-02); not of money funds.
const NAV_DAYS_A_YEAR: f64 = 250.0;
const DAYS_A_YEAR: f64 = 365.0;
/// Yearly return without risk (rule FP-02).
const RISK_FREE: f64 = 0.015;
/// Fewer daily returns say nothing of volatility.
const LEAST_RETURNS: usize = 20;
/// A little less than a year is one: its last trading day.
const LEAST_YEARS: f64 = 0.98;
/// A history that begins so many days after the contract lacks its beginning.
const MISSING_BEGINNING_DAYS: i32 = 45;

/// Figures of a fund as of its last NAV.
#[derive(Debug, Default)]
pub struct Performance {
    /// The last NAV day; none without NAVs.
    pub day: Option<Day>,
    /// Figures by [`Window::index`].
    windows: [Figures; WINDOWS],
}

/// Figures of one window. None where the fund is younger than the window.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct Figures {
    pub growth: Option<Rate>,
    /// The place among the funds of the category that have the whole window.
    pub rank: Option<PeerRank>,
    pub risk: Option<RiskFigures>,
}

/// A place among peers, 1 is the best.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct PeerRank {
    pub place: u32,
    pub count: u32,
}

/// Risk figures of a window.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RiskFigures {
    /// The deepest fall from a peak: −0.1428, never above zero.
    pub drawdown: Rate,
    pub peak_day: Day,
    pub bottom_day: Day,
    /// When the peak of that fall was reached again; none when it was not.
    pub recovered_day: Option<Day>,
    /// Standard deviation of daily returns, a year.
    pub volatility: Option<Rate>,
    /// Return above the riskless one for a unit of volatility.
    pub sharpe: Option<Rate>,
    /// Yearly return for a unit of the deepest fall.
    pub calmar: Option<Rate>,
}

impl Performance {
    /// All figures but the ranks among peers.
    pub fn of(
        series: &Series,
        (established, currency): (Option<Day>, Currency),
        class: ShareClass,
    ) -> Self {
        let Some(end) = series.days().last().copied() else { return Self::default() };
        let at_par = class == ShareClass::A && currency == Currency::Cny;
        let begun = Begun { established, at_par };
        let windows = Window::ALL.map(|window| figures(series, window, end, &begun));
        Self { day: Some(end), windows }
    }

    /// The figures of a window.
    pub fn figures(&self, window: Window) -> &Figures {
        &self.windows[window.index()]
    }

    /// The same with new ranks among peers; none when they are those that it has.
    pub(crate) fn ranked(&self, ranks: &[(Window, PeerRank)]) -> Option<Self> {
        let mut windows = self.windows;
        for figures in &mut windows {
            figures.rank = None;
        }
        for (window, rank) in ranks {
            windows[window.index()].rank = Some(*rank);
        }
        let same = windows.iter().zip(&self.windows).all(|(new, old)| new.rank == old.rank);
        (!same).then_some(Self { day: self.day, windows })
    }
}

impl PeerRank {
    /// The quartile by rule FP-03, 1 is the best.
    pub fn quartile(self) -> u8 {
        let (place, count) = (u64::from(self.place), u64::from(self.count));
        let quarters = [(1, 4), (2, 4), (3, 4)];
        let below = quarters.iter().position(|(part, whole)| place * whole <= count * part);
        below.and_then(|n| u8::try_from(n).ok()).map_or(4, |n| n + 1)
    }

    /// 优秀, 良好, 一般 or 不佳.
    pub fn chinese(self) -> &'static str {
        match self.quartile() {
            1 => "优秀",
            2 => "良好",
            3 => "一般",
            _ => "不佳",
        }
    }
}

/// Whether the NAVs begin long after the fund did.
pub(crate) fn lacks_beginning(series: &Series, established: Option<Day>) -> bool {
    let first = series.days().first().zip(established);
    first.is_some_and(|(first, day)| first.days_since(day) > MISSING_BEGINNING_DAYS)
}

/// How a fund began.
struct Begun {
    established: Option<Day>,
    at_par: bool,
}

fn figures(series: &Series, window: Window, end: Day, begun: &Begun) -> Figures {
    let last = series.len() - 1;
    let Some(base) = window.base(end) else { return whole(series, begun) };
    let Some(from) = series.position(base) else { return Figures::default() };
    let risk = matches!(window, Window::HalfYear | Window::Year | Window::ThreeYears);
    let growth = series.growth(from, last);
    let risk = if risk { risk_figures(series, from) } else { None };
    Figures { growth, rank: None, risk }
}

/// Where the beginning is missing, class A in yuan is known to have begun at 1.0000; another class
/// may have been added later, at any price.
fn whole(series: &Series, begun: &Begun) -> Figures {
    let growth = match lacks_beginning(series, begun.established) {
        false => series.growth_since_beginning(),
        true if begun.at_par => series.growth_from_par(),
        true => None,
    };
    Figures { growth, rank: None, risk: risk_figures(series, 0) }
}

fn risk_figures(series: &Series, from: usize) -> Option<RiskFigures> {
    let (days, values) = (&series.days()[from..], &series.adjusted()[from..]);
    if values.len() < 2 || values.iter().any(|v| *v <= 0) {
        return None;
    }
    let fall = deepest_fall(values);
    let peak = values[fall.peak];
    let recovered = (fall.bottom..values.len()).find(|i| values[*i] >= peak);
    let a_year = returns_a_year(series, days);
    let (volatility, mean) = volatility(values, a_year);
    let yearly = yearly_return(days, values);
    let depth = crate::series::growth(peak, values[fall.bottom])?;
    let calmar = yearly.filter(|_| fall.depth > 0.0).map(|yearly| yearly / fall.depth);
    Some(RiskFigures {
        drawdown: depth,
        peak_day: days[fall.peak],
        bottom_day: days[fall.bottom],
        recovered_day: recovered.filter(|_| fall.depth > 0.0).map(|i| days[i]),
        volatility: volatility.and_then(rate),
        sharpe: volatility
            .zip(mean)
            .filter(|(v, _)| *v > 1e-9)
            .and_then(|(volatility, mean)| rate((mean * a_year - RISK_FREE) / volatility)),
        calmar: calmar.and_then(rate),
    })
}

/// A fall from a peak until the peak is reached again, as positions.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(crate) struct Fall {
    pub peak: usize,
    pub bottom: usize,
    /// None while the peak was not reached again.
    pub recovered: Option<usize>,
    /// Of the peak, above zero.
    pub depth: f64,
}

/// The deepest falls, the deepest first. Each lasts from a peak to its recovery, so that none lies
/// within another.
pub(crate) fn deepest_falls(values: &[i64], count: usize) -> Vec<Fall> {
    let mut falls: Vec<Fall> = Vec::new();
    let (mut peak, mut open) = (0, None::<Fall>);
    for (at, value) in values.iter().enumerate() {
        if *value >= values[peak] {
            falls.extend(open.take().map(|fall| Fall { recovered: Some(at), ..fall }));
            peak = at;
            continue;
        }
        let depth = 1.0 - ratio(values[peak], *value);
        if open.is_none_or(|fall| depth > fall.depth) {
            open = Some(Fall { peak, bottom: at, recovered: None, depth });
        }
    }
    falls.extend(open);
    falls.sort_by(|a, b| b.depth.total_cmp(&a.depth));
    falls.truncate(count);
    falls
}

/// Growth a year between two days; none under a year, which is never annualised.
pub(crate) fn yearly(growth: Rate, from: Day, to: Day) -> Option<Rate> {
    let years = f64::from(to.days_since(from)) / DAYS_A_YEAR;
    let whole = 1.0 + growth.units() as f64 / Rate::SCALE as f64;
    if years < LEAST_YEARS || whole <= 0.0 { None } else { rate(whole.powf(1.0 / years) - 1.0) }
}

fn deepest_fall(values: &[i64]) -> Fall {
    let (mut peak, mut deepest) = (0, Fall { peak: 0, bottom: 0, recovered: None, depth: 0.0 });
    for (at, value) in values.iter().enumerate() {
        if *value > values[peak] {
            peak = at;
        }
        let depth = 1.0 - ratio(values[peak], *value);
        if depth > deepest.depth {
            deepest = Fall { peak, bottom: at, recovered: None, depth };
        }
    }
    deepest
}

/// By how many the mean of returns is multiplied for that of a year. A money fund has an income on
/// each natural day, which some publish for several days at once: as many as it has.
fn returns_a_year(series: &Series, days: &[Day]) -> f64 {
    let (Some(first), Some(last)) = (days.first(), days.last()) else { return NAV_DAYS_A_YEAR };
    let span = f64::from(last.days_since(*first));
    match series.is_money() && span > 0.0 {
        true => (days.len() - 1) as f64 * DAYS_A_YEAR / span,
        false => NAV_DAYS_A_YEAR,
    }
}

/// Sample deviation of returns, for a year, and their mean.
fn volatility(values: &[i64], a_year: f64) -> (Option<f64>, Option<f64>) {
    let returns = || values.windows(2).map(|pair| ratio(pair[0], pair[1]) - 1.0);
    let count = values.len() - 1;
    if count < LEAST_RETURNS {
        return (None, None);
    }
    let mean = returns().sum::<f64>() / count as f64;
    let squares: f64 = returns().map(|r| (r - mean) * (r - mean)).sum();
    let deviation = (squares / (count - 1) as f64).sqrt();
    (Some(deviation * a_year.sqrt()), Some(mean))
}

/// None under a year, which is never annualised.
fn yearly_return(days: &[Day], values: &[i64]) -> Option<f64> {
    let (first, last) = (days.first()?, days.last()?);
    let years = f64::from(last.days_since(*first)) / DAYS_A_YEAR;
    let whole = ratio(*values.first()?, *values.last()?);
    (years >= LEAST_YEARS).then(|| whole.powf(1.0 / years) - 1.0)
}

fn ratio(from: i64, to: i64) -> f64 {
    to as f64 / from as f64
}

/// A figure of statistics with four decimals; never money.
fn rate(value: f64) -> Option<Rate> {
    let rounded = (value * 1e4).round();
    (rounded.abs() < 1e9).then(|| Rate::from_units(rounded as i64 * 10_000))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::series::Published;
    use kernel::Nav;

    #[test]
    fn falls_end_where_their_peak_is_reached_again_and_the_last_may_be_open() {
        let values = [100, 90, 95, 100, 99, 80, 101, 50, 60];
        let falls = deepest_falls(&values, 5);
        let ends: Vec<_> = falls.iter().map(|f| (f.peak, f.bottom, f.recovered)).collect();
        assert_eq!(ends, [(6, 7, None), (3, 5, Some(6)), (0, 1, Some(3))]);
        assert_eq!(deepest_falls(&values, 1).len(), 1);
        assert_eq!(deepest_falls(&[1, 2, 3], 5), []);
    }

    #[test]
    fn a_class_in_dollars_did_not_begin_at_par() {
        let point = |day: &str, nav: &str| Published {
            day: day.parse().unwrap(),
            nav: nav.parse().unwrap(),
            cumulative: Some(nav.parse().unwrap()),
            income: None,
            seven_day: None,
        };
        let points = [point("2024-03-04", "0.1900"), point("2024-03-05", "0.2000")];
        let series = Series::new(false, &points, &[]);
        let began = Some("2018-01-02".parse().unwrap());
        let whole = |currency| {
            let performance = Performance::of(&series, (began, currency), ShareClass::A);
            performance.figures(Window::All).growth
        };
        assert_eq!(whole(Currency::Usd), None);
        assert_eq!(whole(Currency::Cny), Some("-0.8".parse().unwrap()));
    }

    /// Incomes of 0.30 and 0.60 by turns, every so many days, for a year; no window but the whole.
    fn money_fund(every: i32) -> RiskFigures {
        let begin: Day = "2025-01-01".parse().unwrap();
        let point = |at: i32| Published {
            day: begin.add_days(at * every),
            nav: Nav::PAR,
            cumulative: None,
            income: Some(if at % 2 == 0 { "0.30" } else { "0.60" }.parse().unwrap()),
            seven_day: None,
        };
        let points: Vec<Published> = (0..=364 / every).map(point).collect();
        let series = Series::new(true, &points, &[]);
        let performance = Performance::of(&series, (None, Currency::Cny), ShareClass::A);
        performance.figures(Window::All).risk.unwrap()
    }

    #[test]
    fn a_money_fund_has_as_many_returns_a_year_as_it_has_incomes() {
        // 0.45 for 10,000 shares on each of 365 days are 1.6425 %, above the riskless rate.
        let each_day = money_fund(1);
        assert_eq!(each_day.volatility.unwrap().to_string(), "0.0003");
        assert_eq!(each_day.sharpe.unwrap().to_string(), "4.9657");
        // Half as many are 0.82 %, below it.
        assert_eq!(money_fund(2).sharpe.unwrap().to_string(), "-33.4034");
    }

    #[test]
    fn less_than_a_year_is_not_told_by_the_year() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        let (from, growth) = (day("2020-01-01"), "0.21".parse().unwrap());
        assert_eq!(yearly(growth, from, day("2021-12-31")).unwrap().to_string(), "0.1000");
        assert_eq!(yearly(growth, from, day("2020-11-30")), None);
    }
}
