//! The comparison basis of a fund as a curve: each day the weighted growth of its indices, chained.

use crate::BenchmarkPart;
use kernel::{Day, Rate};
use market::DailyIndices;

const SCALE: f64 = 1e12;

/// Growth of the basis from the first of the days, one for each day; none when an index has no
/// close, or there are no parts.
pub fn curve(parts: &[BenchmarkPart], indices: &DailyIndices, days: &[Day]) -> Option<Vec<i64>> {
    if parts.is_empty() || days.is_empty() {
        return None;
    }
    let columns = parts.iter().map(|part| {
        let closes = indices.closes(&part.index)?;
        let weight = part.weight.units() as f64 / Rate::SCALE as f64;
        let column = days.iter().map(|day| Some(closes.on(*day)?.units() as f64));
        Some((weight, column.collect::<Option<Vec<f64>>>()?))
    });
    let columns = columns.collect::<Option<Vec<_>>>()?;
    let mut value = 1.0;
    let step = |at: usize| {
        if at > 0 {
            let growth =
                |(weight, column): &(f64, Vec<f64>)| weight * (column[at] / column[at - 1] - 1.0);
            value *= 1.0 + columns.iter().map(growth).sum::<f64>();
        }
        (value * SCALE) as i64
    };
    Some((0..days.len()).map(step).collect())
}

/// Growth of the basis over the days; none as for [`curve`].
pub fn growth(parts: &[BenchmarkPart], indices: &DailyIndices, days: &[Day]) -> Option<Rate> {
    let curve = curve(parts, indices, days)?;
    crate::series::growth(*curve.first()?, *curve.last()?)
}
