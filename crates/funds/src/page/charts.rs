//! Curves of a fund: growth against benchmark and peers, price, drawdown, income.

use crate::{
    Catalogue, Fund, Snapshot, Window, benchmark, page::periods::span, pages::PageKey,
    performance::lacks_beginning, refusals::NO_FUND, series,
};
use kernel::{Day, FundCode, Nav, Rate};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Prepared, Visitor};

/// More points than this are thinned out; the first and the last always stay.
const POINTS_MAX: usize = 370;

/// Which curves.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChartRequest {
    pub fund_code: FundCode,
    /// The window, `1y` when missing.
    #[serde(default)]
    pub period: Option<Window>,
}

/// Growth from the base date of the window, as fractions. All columns have one value for each of
/// `dates`, or are empty.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct GrowthChart {
    pub fund_code: FundCode,
    pub period: Window,
    /// 近1年
    pub period_name: String,
    pub dates: Vec<Day>,
    /// Of the fund, dividends and splits adjusted.
    pub fund: Vec<Rate>,
    /// Of the comparison basis; empty when it can't be computed.
    pub benchmark: Vec<Rate>,
    /// The average of the category.
    pub peers: Vec<Rate>,
    /// 同类平均（混合型-偏股，42只）
    pub peers_name: String,
    /// The comparison basis in the words of the fund contract.
    pub benchmark_name: String,
    /// False when the fund is younger than the window, or the whole history lacks its beginning;
    /// then the curves begin with the first NAV.
    pub complete: bool,
}

/// Prices in the window, and how far they fell. All columns have one value for each of `dates`, or
/// are empty.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NavChart {
    pub fund_code: FundCode,
    pub period: Window,
    /// 近1年
    pub period_name: String,
    pub dates: Vec<Day>,
    /// Yuan a share; empty on money funds.
    pub nav: Vec<Nav>,
    /// With all dividends since the beginning; empty where not all are published.
    pub cumulative_nav: Vec<Nav>,
    /// Money funds: income of ten thousand shares, in yuan.
    pub income_per_ten_thousand: Vec<Nav>,
    /// Money funds: yearly yield of the seven days, as a fraction.
    pub seven_day_yield: Vec<Rate>,
    /// How far the fund is below its last peak since the base date, dividends and splits adjusted,
    /// at most zero; empty where its performance is not shown.
    pub drawdown: Vec<Rate>,
    /// As of the growth chart.
    pub complete: bool,
}

/// Growth of fund, benchmark and peers.
pub async fn draw_growth(
    call: Call<Visitor>,
    request: ChartRequest,
) -> Answer<Prepared<GrowthChart>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let today = call.now.day();
    let policy = snapshot.policy(today);
    let asked = request.period.unwrap_or(Window::Year);
    let window = if policy.windows.contains(&asked) { asked } else { policy.default_window() };
    let shown = policy.shows(fund, today);
    let key = key("drawGrowth", fund, &format!("{window} {shown}"));
    snapshot.pages.get(key, || Ok(growth_chart(&snapshot, fund, window, shown)))
}

/// Prices and drawdown, or income and yield of money funds.
pub async fn draw_navs(call: Call<Visitor>, request: ChartRequest) -> Answer<Prepared<NavChart>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let window = request.period.unwrap_or(Window::Year);
    let today = call.now.day();
    let policy = snapshot.policy(today);
    let shown = policy.shows(fund, today) && policy.windows.contains(&window);
    let key = key("drawNavs", fund, &format!("{window} {shown}"));
    snapshot.pages.get(key, || Ok(nav_chart(fund, window, shown)))
}

fn key(operation: &'static str, fund: &Fund, rest: &str) -> PageKey {
    PageKey { operation, fund: Some(fund.code), rest: rest.to_owned() }
}

/// The positions of a window; from the beginning when the fund is younger.
fn positions(fund: &Fund, window: Window) -> (usize, bool) {
    match span(fund, window) {
        Some(days) => {
            let whole = window != Window::All || !lacks_beginning(&fund.series, fund.established);
            (fund.series.len() - days.len(), whole)
        }
        None => (0, false),
    }
}

/// At most [`POINTS_MAX`] of the positions.
fn thinned(from: usize, to: usize) -> Vec<usize> {
    thinned_to(POINTS_MAX, from, to)
}

/// At most so many of the positions.
pub fn thinned_to(most: usize, from: usize, to: usize) -> Vec<usize> {
    let count = to.saturating_sub(from);
    let points = count.min(most);
    match points {
        0 | 1 => (from..to).collect(),
        _ => (0..points).map(|n| from + n * (count - 1) / (points - 1)).collect(),
    }
}

fn growth_chart(snapshot: &Snapshot, fund: &Fund, window: Window, shown: bool) -> GrowthChart {
    let (from, complete) = positions(fund, window);
    let days = &fund.series.days()[from..];
    let picked = if shown { thinned(0, days.len()) } else { Vec::new() };
    let values = &fund.series.adjusted()[from..];
    let basis = benchmark::curve(&fund.benchmark_parts, snapshot.indices(), days);
    let peers = snapshot.peers(&fund.category);
    let peer_growth = |at: &usize| peers?.growth(days[0], days[*at]).map(four);
    let count = peers.map_or(0, |peers| peers.count);
    GrowthChart {
        fund_code: fund.code,
        period: window,
        period_name: window.chinese().to_owned(),
        dates: picked.iter().map(|at| days[*at]).collect(),
        fund: column(&picked, values),
        benchmark: basis.map_or_else(Vec::new, |basis| column(&picked, &basis)),
        peers: picked.iter().map(peer_growth).collect::<Option<_>>().unwrap_or_default(),
        peers_name: format!("同类平均（{}，{count}只）", fund.category),
        benchmark_name: fund.benchmark.to_string(),
        complete,
    }
}

fn column(picked: &[usize], values: &[i64]) -> Vec<Rate> {
    let growth = |at: &usize| series::growth(values[0], values[*at]).map(four);
    picked.iter().map(growth).collect::<Option<_>>().unwrap_or_default()
}

/// Four decimals, which is 0.01 %: enough for a curve. Half up, as everywhere a rate is shown, so
/// that the end of a curve says what the table beside it says.
pub fn four(rate: Rate) -> Rate {
    let half = rate.units().signum() * 5_000;
    Rate::from_units((rate.units() + half) / 10_000 * 10_000)
}

fn nav_chart(fund: &Fund, window: Window, shown: bool) -> NavChart {
    let (from, complete) = positions(fund, window);
    let picked = thinned(from, fund.series.len());
    let points: Vec<_> = picked.iter().filter_map(|at| fund.series.at(*at)).collect();
    let fallen = if shown { &picked[..] } else { &[] };
    let is_money = fund.is_money();
    NavChart {
        fund_code: fund.code,
        period: window,
        period_name: window.chinese().to_owned(),
        dates: points.iter().map(|point| point.day).collect(),
        nav: points.iter().filter(|_| !is_money).map(|point| point.nav).collect(),
        cumulative_nav: whole(points.iter().map(|point| point.cumulative)),
        income_per_ten_thousand: whole(points.iter().map(|point| point.income)),
        seven_day_yield: whole(points.iter().map(|point| point.seven_day)),
        drawdown: drawdowns(fund.series.adjusted(), from, fallen),
        complete,
    }
}

/// At each of the positions, how far a series is below its highest value since `from`.
fn drawdowns(values: &[i64], from: usize, positions: &[usize]) -> Vec<Rate> {
    let mut peak = i64::MIN;
    let peaks: Vec<i64> = values[from..]
        .iter()
        .map(|value| {
            peak = peak.max(*value);
            peak
        })
        .collect();
    let below = |at: &usize| series::growth(peaks[at - from], values[*at]).map(four);
    positions.iter().map(below).collect::<Option<_>>().unwrap_or_default()
}

fn whole<T>(values: impl Iterator<Item = Option<T>>) -> Vec<T> {
    values.collect::<Option<_>>().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_point_of_a_curve_is_rounded_as_the_figure_beside_it() {
        let rounded = |rate: &str| four(rate.parse().unwrap());
        let expected = |rate: &str| rate.parse::<Rate>().unwrap();
        assert_eq!(rounded("0.198549"), expected("0.1985"));
        assert_eq!(rounded("0.19855"), expected("0.1986"));
        assert_eq!(rounded("-0.19855"), expected("-0.1986"));
        assert_eq!(rounded("-0.198549"), expected("-0.1985"));
    }
}
