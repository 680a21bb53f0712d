//! The published NAVs of a fund, compact: 28 bytes a point.

use kernel::{Day, Nav, Rate, Rounding, mul_div};

/// Units of an adjusted NAV: 10⁻¹² of a yuan.
const ADJUSTED_SCALE: i64 = 1_000_000_000_000;
/// A NAV is printed with four decimals, a cumulative NAV with more.
const NAV_PRINTED: i64 = Nav::SCALE / 10_000;
/// An income of money funds is that of ten thousand shares.
const TEN_THOUSAND_SHARES: i64 = 10_000 * Nav::SCALE;

/// A published NAV, as it arrives.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Published {
    pub day: Day,
    /// Of one share; 1.0000 on money funds.
    pub nav: Nav,
    /// With all dividends since the beginning, split-adjusted; none when not published.
    pub cumulative: Option<Nav>,
    /// Money funds: income of ten thousand shares (万份收益).
    pub income: Option<Nav>,
    /// Money funds: yearly yield of the last seven days (七日年化).
    pub seven_day: Option<Rate>,
}

/// A NAV with what is derived from its neighbours.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NavPoint {
    pub day: Day,
    /// Of one share; 1.0000 on money funds.
    pub nav: Nav,
    /// With all dividends since the beginning; none when not published.
    pub cumulative: Option<Nav>,
    /// Growth against the NAV day before, dividends and splits adjusted; none on the first.
    pub growth: Option<Rate>,
    /// Money funds: income of ten thousand shares of `day` (万份收益).
    pub income: Option<Nav>,
    /// Money funds: yearly yield of the seven days up to `day` (七日年化).
    pub seven_day: Option<Rate>,
}

/// What a fund paid out or split on its ex-date.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Distribution {
    /// The ex-date.
    pub day: Day,
    /// For one share; zero on a split.
    pub dividend: Nav,
    /// New shares for an old one; 1 on a dividend.
    pub split: Rate,
}

/// All NAVs of a fund, by day.
#[derive(Debug, Default, PartialEq)]
pub struct Series {
    is_money: bool,
    days: Box<[Day]>,
    /// The NAV; on money funds the income of ten thousand shares.
    values: Box<[i64]>,
    /// The cumulative NAV; on money funds the seven-day yield. `i64::MIN` is none.
    seconds: Box<[i64]>,
    /// The adjusted NAV of rule FP-01.
    adjusted: Box<[i64]>,
    /// What was paid for a share, by ex-date.
    paid: Box<[(Day, Nav)]>,
}

impl Series {
    /// Adjusts `points`, which ascend by day, by the fund's distributions, which do too.
    ///
    /// `adj_d = adj_{d−1} × (NAV_d × split + dividend) ÷ NAV_{d−1}` (rule FP-01), kept as a factor
    /// on the NAV that only distributions change, so that no rounding adds up.
    pub fn new(is_money: bool, points: &[Published], distributions: &[Distribution]) -> Self {
        let adjusted = if is_money { grown(points) } else { adjusted(points, distributions) };
        let value = |p: &Published| if is_money { p.income.unwrap_or_default() } else { p.nav };
        let second = |p: &Published| match is_money {
            true => p.seven_day.map_or(i64::MIN, Rate::units),
            false => p.cumulative.map_or(i64::MIN, Nav::units),
        };
        Self {
            is_money,
            days: points.iter().map(|p| p.day).collect(),
            values: points.iter().map(|p| value(p).units()).collect(),
            seconds: points.iter().map(second).collect(),
            adjusted,
            paid: distributions.iter().map(|paid| (paid.day, paid.dividend)).collect(),
        }
    }

    /// All that was paid for a share before a day, as far as it is known.
    pub fn paid_before(&self, day: Day) -> Nav {
        let before = self.paid.iter().filter(|(on, _)| *on < day);
        Nav::try_sum(before.map(|(_, paid)| *paid)).unwrap_or_default()
    }

    /// Whether its points are incomes of a money fund.
    pub fn is_money(&self) -> bool {
        self.is_money
    }

    /// How many points there are.
    pub fn len(&self) -> usize {
        self.days.len()
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.days.is_empty()
    }

    /// The days, ascending.
    pub fn days(&self) -> &[Day] {
        &self.days
    }

    /// Adjusted NAVs in 10⁻¹² yuan, beside [`Self::days`].
    pub fn adjusted(&self) -> &[i64] {
        &self.adjusted
    }

    /// The point at a position.
    pub fn at(&self, index: usize) -> Option<NavPoint> {
        let (day, value) = (*self.days.get(index)?, Nav::from_units(*self.values.get(index)?));
        let second = self.seconds.get(index).copied().filter(|units| *units != i64::MIN);
        let growth = index.checked_sub(1).and_then(|before| self.growth(before, index));
        Some(match self.is_money {
            true => NavPoint {
                day,
                nav: Nav::PAR,
                cumulative: None,
                growth,
                income: Some(value),
                seven_day: second.map(Rate::from_units),
            },
            false => NavPoint {
                day,
                nav: value,
                cumulative: second.map(Nav::from_units),
                growth,
                income: None,
                seven_day: None,
            },
        })
    }

    /// The point of a day.
    pub fn on(&self, day: Day) -> Option<NavPoint> {
        self.at(self.days.binary_search(&day).ok()?)
    }

    /// The last point.
    pub fn last(&self) -> Option<NavPoint> {
        self.at(self.len().checked_sub(1)?)
    }

    /// The points before a day, as they were published.
    pub(crate) fn before(&self, day: Day) -> Vec<Published> {
        let points = (0..self.days.partition_point(|d| *d < day)).filter_map(|i| self.at(i));
        let published = |p: NavPoint| Published {
            day: p.day,
            nav: p.nav,
            cumulative: p.cumulative,
            income: p.income,
            seven_day: p.seven_day,
        };
        points.map(published).collect()
    }

    /// The position of the last point on or before a day.
    pub fn position(&self, day: Day) -> Option<usize> {
        self.days.partition_point(|d| *d <= day).checked_sub(1)
    }

    /// Growth between two positions; none when a price is not positive.
    pub fn growth(&self, from: usize, to: usize) -> Option<Rate> {
        growth(*self.adjusted.get(from)?, *self.adjusted.get(to)?)
    }

    /// Growth of the last point since the beginning, as [`Self::growth_to`].
    pub fn growth_since_beginning(&self) -> Option<Rate> {
        self.growth_to(self.len().checked_sub(1)?)
    }

    /// Growth of the last point from 1.0000, for a history that lacks its beginning; none when
    /// something was paid out or split before its first point.
    pub fn growth_from_par(&self) -> Option<Rate> {
        let first = self.at(0)?;
        let cumulative = first.cumulative?.units();
        let untouched = (cumulative - first.nav.units()).abs() < NAV_PRINTED;
        growth(ADJUSTED_SCALE, *self.adjusted.last().filter(|_| untouched)?)
    }

    /// Growth of a point since the beginning at 1.0000. A class that was added later at the price
    /// of another, more than a tenth away from 1.0000, counts from its first NAV.
    pub fn growth_to(&self, to: usize) -> Option<Rate> {
        let first = *self.adjusted.first()?;
        let at_par = (first - ADJUSTED_SCALE).abs() <= ADJUSTED_SCALE / 10;
        growth(if at_par { ADJUSTED_SCALE } else { first }, *self.adjusted.get(to)?)
    }
}

/// `to ÷ from − 1`, half up.
pub(crate) fn growth(from: i64, to: i64) -> Option<Rate> {
    if from <= 0 || to <= 0 {
        return None;
    }
    Rate::of(to, from, Rounding::HalfUp).ok()?.checked_sub(Rate::ONE).ok()
}

fn adjusted(points: &[Published], distributions: &[Distribution]) -> Box<[i64]> {
    let mut factor = ADJUSTED_SCALE;
    let mut rest = distributions;
    let mut out = Vec::with_capacity(points.len());
    for point in points {
        let nav = point.nav.units();
        // A distribution on a day without a NAV belongs to the next NAV; those before the first
        // NAV are in its price already.
        while let Some((next, later)) = rest.split_first().filter(|(d, _)| d.day <= point.day) {
            if !out.is_empty() {
                factor = distributed(factor, nav, next).unwrap_or(factor);
            }
            rest = later;
        }
        out.push(mul_div(factor, nav, Nav::SCALE, Rounding::HalfUp).unwrap_or(0));
    }
    out.into()
}

fn distributed(factor: i64, nav: i64, event: &Distribution) -> Option<i64> {
    let split = mul_div(nav, event.split.units(), Rate::SCALE, Rounding::HalfUp).ok()?;
    let whole = split.checked_add(event.dividend.units())?;
    mul_div(factor, whole, nav, Rounding::HalfUp).ok()
}

fn grown(points: &[Published]) -> Box<[i64]> {
    let mut value = ADJUSTED_SCALE;
    let step = |p: &Published| {
        let income = p.income.unwrap_or_default().units();
        let whole = TEN_THOUSAND_SHARES.checked_add(income)?;
        value = mul_div(value, whole, TEN_THOUSAND_SHARES, Rounding::HalfUp).ok()?;
        Some(value)
    };
    points.iter().map(step).map(|value| value.unwrap_or(0)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn point(day: &str, nav: &str) -> Published {
        let (day, nav) = (day.parse().unwrap(), nav.parse().unwrap());
        Published { day, nav, cumulative: None, income: None, seven_day: None }
    }

    fn event(day: &str, dividend: &str, split: &str) -> Distribution {
        Distribution {
            day: day.parse().unwrap(),
            dividend: dividend.parse().unwrap(),
            split: split.parse().unwrap(),
        }
    }

    #[test]
    fn a_dividend_and_a_split_are_no_fall() {
        let points = [
            point("2026-03-02", "1.0500"),
            point("2026-03-03", "0.7500"),
            point("2026-03-04", "0.3750"),
        ];
        let events = [event("2026-03-03", "0.3", "1"), event("2026-03-04", "0", "2")];
        let series = Series::new(false, &points, &events);
        assert_eq!(series.at(1).unwrap().growth, Some(Rate::ZERO));
        assert_eq!(series.at(2).unwrap().growth, Some(Rate::ZERO));
        assert_eq!(series.growth_since_beginning().unwrap().to_string(), "0.0500");
        assert_eq!(series.at(2).unwrap().nav.to_string(), "0.3750");
    }

    #[test]
    fn a_class_added_later_counts_from_its_first_price() {
        let points = [point("2026-03-02", "2.0000"), point("2026-03-03", "2.5000")];
        let series = Series::new(false, &points, &[]);
        assert_eq!(series.growth_since_beginning().unwrap().to_string(), "0.2500");
    }

    #[test]
    fn a_history_without_its_beginning_counts_from_par_when_nothing_was_paid_before() {
        let first = |cumulative: &str| Published {
            cumulative: Some(cumulative.parse().unwrap()),
            ..point("2026-03-02", "0.9247")
        };
        let last = point("2026-03-03", "2.9367");
        let series = Series::new(false, &[first("0.92471831"), last], &[]);
        assert_eq!(series.growth_from_par().unwrap().to_string(), "1.9367");
        let paid = Series::new(false, &[first("0.9347"), last], &[]);
        assert_eq!(paid.growth_from_par(), None);
    }

    #[test]
    fn a_dividend_on_a_day_without_nav_counts_with_the_next() {
        let points = [point("2026-03-06", "1.1"), point("2026-03-09", "1.0")];
        let series = Series::new(false, &points, &[event("2026-03-07", "0.1", "1")]);
        assert_eq!(series.at(1).unwrap().growth, Some(Rate::ZERO));
    }

    #[test]
    fn the_income_of_a_money_fund_is_compounded() {
        let income = |day: &str, value: &str| Published {
            income: Some(value.parse().unwrap()),
            seven_day: Some("0.018".parse().unwrap()),
            ..point(day, "1")
        };
        let points = [income("2026-03-02", "1"), income("2026-03-03", "1")];
        let series = Series::new(true, &points, &[]);
        assert_eq!(series.growth_since_beginning().unwrap().to_string(), "0.00020001");
        let last = series.last().unwrap();
        assert_eq!((last.nav, last.income), (Nav::PAR, Some("1".parse().unwrap())));
        assert_eq!(last.growth.unwrap().to_string(), "0.0001");
    }

    #[test]
    fn the_base_is_the_last_nav_on_or_before_a_day() {
        let points = [point("2026-03-02", "1"), point("2026-03-04", "1")];
        let series = Series::new(false, &points, &[]);
        let at = |day: &str| series.position(day.parse().unwrap());
        assert_eq!(
            (at("2026-03-01"), at("2026-03-03"), at("2026-03-09")),
            (None, Some(0), Some(1))
        );
        assert!(series.on("2026-03-03".parse().unwrap()).is_none());
    }
}
