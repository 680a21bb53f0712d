//! Invented indices: a candle for each day, a curve for each minute.

use kernel::{Calendar, Day, Nav, Overflow, Rounding};

use crate::draw::scaled;
use crate::{Draw, Factor, Factors};

/// An index of the market.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IndexSpec {
    /// Its code.
    pub code: &'static str,
    /// Its name.
    pub name: &'static str,
    /// What it measures.
    pub factor: Factor,
    /// Whose calendar and hours it has: `CN`, `HK` or `US`.
    pub market: &'static str,
    /// Points on the first day.
    pub start: Nav,
}

/// One day of an index, in points.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Candle {
    /// The day.
    pub day: Day,
    /// First value.
    pub open: Nav,
    /// Highest.
    pub high: Nav,
    /// Lowest.
    pub low: Nav,
    /// Last value.
    pub close: Nav,
    /// Traded, in millions of yuan.
    pub turnover_million: i64,
}

/// The value of an index at the end of a minute.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MinutePoint {
    /// The minute's end, counted from the midnight of its day in China; beyond 1440 it is the next
    /// morning.
    pub minute: i64,
    /// In points.
    pub value: Nav,
}

/// All indices, the one of the home page first.
pub fn indices() -> &'static [IndexSpec] {
    INDICES
}

const INDICES: &[IndexSpec] = &[
    index("900001", "全市场综指", Factor::Market, 3_180),
    index("900300", "大盘300", Factor::Market, 4_020),
    index("900100", "成长100", Factor::Growth, 2_460),
    index("900110", "红利100", Factor::Dividend, 5_240),
    index("901000", "小盘1000", Factor::Small, 6_310),
    abroad("HK", "980050", "港股科技50", Factor::HongKongTech, 4_890),
    abroad("US", "990500", "美国大盘500", Factor::World, 5_120),
];

const fn index(code: &'static str, name: &'static str, factor: Factor, points: i64) -> IndexSpec {
    abroad("CN", code, name, factor, points)
}

const fn abroad(
    market: &'static str,
    code: &'static str,
    name: &'static str,
    factor: Factor,
    points: i64,
) -> IndexSpec {
    IndexSpec { code, name, factor, market, start: Nav::from_units(points * Nav::SCALE) }
}

impl IndexSpec {
    /// The days on which its market trades.
    pub fn calendar(&self) -> Calendar {
        Calendar::of_market(self.market).unwrap_or_else(Calendar::china)
    }
}

/// The candles of an index from `from` to `to`, on open days.
///
/// # Errors
/// [`Overflow`] when a value leaves its range.
pub fn candles(
    seed: u64,
    index: &IndexSpec,
    calendar: &Calendar,
    from: Day,
    to: Day,
) -> Result<Vec<Candle>, Overflow> {
    let mut all: Vec<Candle> = Vec::new();
    let mut day = calendar.on_or_after(from);
    while day <= to {
        let before = all.last().map_or(index.start, |candle| candle.close);
        all.push(candle_after(seed, index, before, day)?);
        day = calendar.next_open(day);
    }
    Ok(all)
}

/// The candle of a day, from the close of the open day before it.
///
/// # Errors
/// [`Overflow`] when a value leaves its range.
pub fn candle_after(
    seed: u64,
    index: &IndexSpec,
    before: Nav,
    day: Day,
) -> Result<Candle, Overflow> {
    let mut draw = Draw::keyed(seed, index.code, i64::from(day.yyyymmdd()));
    let change = Factors::on(seed, day).of(index.factor) + draw.normal(60_000);
    let close = moved(before, change)?;
    let open = moved(before, scaled(change, draw.between(-200, 500), 1_000))?;
    let above = draw.between(50_000, 700_000);
    let below = draw.between(50_000, 700_000);
    let high = moved(open.max(close), above)?;
    let low = moved(open.min(close), -below)?;
    let turnover_million = draw.between(420_000, 980_000);
    Ok(Candle { day, open, high, low, close, turnover_million })
}

/// The minutes of a day in the hours of its market, the first price and each minute's last: a walk
/// from the day's first to its last value that stays between its highest and lowest.
///
/// # Errors
/// [`Overflow`] when a value leaves its range.
pub fn minutes(
    seed: u64,
    index: &IndexSpec,
    candle: &Candle,
) -> Result<Vec<MinutePoint>, Overflow> {
    let key = i64::from(candle.day.yyyymmdd());
    let mut draw = Draw::keyed(seed ^ 4, index.code, key);
    let times = trading_minutes(index, candle.day);
    let last = i64::try_from(times.len()).unwrap_or(i64::MAX) - 1;
    let mut walk = vec![0_i64];
    for _ in 0..last {
        let step = draw.normal(candle.open.units() / 3_000);
        walk.push(walk.last().copied().unwrap_or(0) + step);
    }
    let end = walk.last().copied().unwrap_or(0);
    let mut out = Vec::with_capacity(times.len());
    for ((n, minute), wandered) in (0_i64..).zip(times).zip(walk) {
        // The walk is bent so that it ends at the close.
        let rise = scaled(candle.close.units() - candle.open.units() - end, n, last);
        let value = candle.open.units() + wandered + rise;
        let value = value.clamp(candle.low.units(), candle.high.units());
        out.push(MinutePoint { minute, value: hundredths(Nav::from_units(value))? });
    }
    Ok(out)
}

/// Counted from the midnight of the day in China.
fn trading_minutes(index: &IndexSpec, day: Day) -> Vec<i64> {
    let hours = market::hours_on(index.market, &index.calendar(), day);
    let first = hours.first().map(|hours| hours.from);
    let rest = hours.into_iter().flat_map(|hours| hours.from + 1..=hours.to);
    first.into_iter().chain(rest).collect()
}

/// A value after a change in 10⁻⁸, in hundredths of a point.
fn moved(value: Nav, change: i64) -> Result<Nav, Overflow> {
    let scale = Nav::SCALE;
    hundredths(value.portion(
        scale + change.clamp(-scale / 10, scale / 10),
        scale,
        Rounding::HalfUp,
    )?)
}

fn hundredths(value: Nav) -> Result<Nav, Overflow> {
    let rounded = value.portion(100, Nav::SCALE, Rounding::HalfUp)?;
    Ok(Nav::from_units(rounded.units() * (Nav::SCALE / 100)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_of_minutes_begins_and_ends_as_its_candle() {
        for index in indices() {
            let (from, to) = (day("2026-10-01"), day("2026-11-20"));
            let all = candles(7, index, &index.calendar(), from, to).unwrap();
            let count = match index.market {
                "HK" => 331,
                "US" => 391,
                _ => 241,
            };
            for candle in all {
                let curve = minutes(7, index, &candle).unwrap();
                assert_eq!(curve.len(), count, "{} {}", index.name, candle.day);
                assert_eq!(curve[0].value, candle.open);
                assert_eq!(curve[count - 1].value, candle.close);
                let inside = |p: &MinutePoint| (candle.low..=candle.high).contains(&p.value);
                assert!(curve.iter().all(inside));
            }
        }
    }

    #[test]
    fn indices_have_a_candle_for_each_open_day_and_stay_near_each_other() {
        let (from, to) = (day("2021-11-22"), day("2026-11-20"));
        for index in indices() {
            let calendar = index.calendar();
            let count = usize::try_from(calendar.open_between(from, to) + 1).unwrap();
            let all = candles(7, index, &calendar, from, to).unwrap();
            assert_eq!(all.len(), count);
            let last = all.last().unwrap().close.units() / index.start.units().max(1);
            assert!(last < 6, "{} grew {last} times", index.name);
        }
    }
}
