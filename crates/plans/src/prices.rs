//! The prices of a fund, as the calculation core takes them.

use calc::Point;
use funds::{DistributionRow, Fund};
use kernel::{Nav, Rate, Rounding};
use wire::Answer;

/// All NAVs of a fund with what happened to its shares. A dividend or split on a day without a NAV
/// belongs to the next NAV; those before the first NAV are in its price already.
pub(crate) fn points_of(fund: &Fund, distributions: &[DistributionRow]) -> Answer<Vec<Point>> {
    let series = &fund.series;
    let navs = (0..series.len()).filter_map(|at| series.at(at));
    let mut points: Vec<Point> = navs.map(|at| Point::plain(at.day, at.nav)).collect();
    for event in distributions.iter().filter(|event| event.code == fund.code) {
        let at = points.partition_point(|point| point.day < event.day);
        if at == 0 && points.first().is_none_or(|point| point.day != event.day) {
            continue;
        }
        let Some(point) = points.get_mut(at) else { continue };
        point.dividend = Nav::checked_add(point.dividend, event.dividend)?;
        point.split = Rate::times(point.split, event.split, Rounding::HalfUp)?;
    }
    Ok(points)
}
