//! Daily profit as the pages show it.

use crate::ProfitPoint;
use kernel::{Day, Fen, Overflow};

/// (day, profit, flow), oldest first.
pub(crate) type Days = Vec<(Day, Fen, Fen)>;

/// Points with running sums. The value of each day is counted back from the last one, since
/// `value = value before + profit + flow`; so no day has to store the sum of all positions.
pub(crate) fn points(days: &Days, value_after: Fen) -> Result<Vec<ProfitPoint>, Overflow> {
    let mut value = value_after;
    let mut points = Vec::with_capacity(days.len());
    for (date, profit, flow) in days.iter().rev() {
        points.push(ProfitPoint { date: *date, profit: *profit, sum: Fen::ZERO, value });
        value = value.checked_sub(*profit)?.checked_sub(*flow)?;
    }
    points.reverse();
    let mut sum = Fen::ZERO;
    for point in &mut points {
        sum = sum.checked_add(point.profit)?;
        point.sum = sum;
    }
    Ok(points)
}
