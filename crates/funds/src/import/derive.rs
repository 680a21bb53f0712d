//! What the NAVs of a file say between the lines: dividends that only the growth column shows, and
//! jumps that nothing explains.

use super::{nav_file::NavFile, report::Finding};
use crate::DistributionRow;
use kernel::{Nav, Rate, Rounding};

/// A price may differ from what its growth says by a thousandth, since both are rounded.
const LEAST_SHARE: i64 = 1_000;
/// Prices of 0.0011 and less are taken for the same.
const SAME: i64 = 110_000;
/// A change of more than a tenth is a jump.
const JUMP: i64 = 10;
/// Derived dividends are rounded to 0.0001 yuan, as they are paid.
const DIVIDEND_STEP: i64 = 10_000;

/// Dividends that a growth column implies: `previous × (1 + growth) − NAV`, where that is above a
/// thousandth of the price. Used for files that have no words for dividends.
///
/// A growth of exactly zero stands for a missing one in such files; only on bond funds, whose
/// prices do stand still, it counts. A difference that the day before or after takes back is an
/// error of the file.
pub fn dividends(file: &NavFile, is_bond: bool) -> Vec<DistributionRow> {
    let implied: Vec<i64> = (0..file.navs.len()).map(|at| implied(file, at, is_bond)).collect();
    let of = |at: usize| implied.get(at).copied().unwrap_or(0);
    let taken_back = |at: usize| {
        let next = of(at) + of(at + 1);
        let before = at.checked_sub(1).map_or(i64::MAX, |before| of(at) + of(before));
        next.abs() < SAME || before.abs() < SAME
    };
    let real = |at: &usize| {
        let price = file.navs[at.saturating_sub(1)].nav.units();
        of(*at) >= price / LEAST_SHARE && of(*at) > 0 && !taken_back(*at)
    };
    let row = |at: usize| {
        let steps = kernel::mul_div(of(at), 1, DIVIDEND_STEP, Rounding::HalfUp).unwrap_or(0);
        DistributionRow {
            code: file.navs[at].code,
            day: file.navs[at].day,
            dividend: Nav::from_units(steps * DIVIDEND_STEP),
            split: Rate::ONE,
        }
    };
    (1..file.navs.len()).filter(real).map(row).collect()
}

/// Days on which the price changed by more than a tenth without a dividend or split.
pub fn jumps(file: &NavFile, name: &str, known: &[DistributionRow]) -> Vec<Finding> {
    let explained = |from, to| known.iter().any(|event| event.day > from && event.day <= to);
    let jump = |(at, pair): (usize, &[crate::NavRow])| {
        let (before, after) = (&pair[0], &pair[1]);
        let change = after.nav.units() - before.nav.units();
        let far = change.abs() > before.nav.units() / JUMP;
        (far && !explained(before.day, after.day)).then(|| Finding {
            file: name.to_owned(),
            line: file.lines[at + 1],
            reason: format!(
                "净值从{}的{}变为{}的{}，超过10%，没有分红或拆分",
                before.day, before.nav, after.day, after.nav
            ),
        })
    };
    file.navs.windows(2).enumerate().filter_map(jump).collect()
}

fn implied(file: &NavFile, at: usize, is_bond: bool) -> i64 {
    let growth = file.growths.get(at).copied().flatten();
    let Some(growth) = growth.filter(|growth| is_bond || !growth.is_zero()) else { return 0 };
    let Some(before) = at.checked_sub(1) else { return 0 };
    if is_filler(file, before, is_bond) {
        return 0;
    }
    let factor = Rate::SCALE.saturating_add(growth.units());
    let expected = file.navs[before].nav.portion(factor, Rate::SCALE, Rounding::HalfUp);
    expected.map_or(0, |expected| expected.units() - file.navs[at].nav.units())
}

/// A row whose growth is missing although the price moved, such as the valuation of a year's last
/// day: the next growth counts from the row before it.
fn is_filler(file: &NavFile, at: usize, is_bond: bool) -> bool {
    let Some(before) = at.checked_sub(1) else { return false };
    let unknown = file.growths.get(at).copied().flatten().is_none_or(|growth| growth.is_zero());
    !is_bond && unknown && file.navs[at].nav != file.navs[before].nav
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::import::nav_file::read;

    fn file(rows: &str) -> NavFile {
        let text = format!("净值日期,单位净值,日增长率\n{rows}");
        read("000001".parse().unwrap(), false, "a.csv", &text).unwrap()
    }

    #[test]
    fn a_growth_above_the_price_is_a_dividend() {
        let file = file("2026-03-02,3.6485,0.1\n2026-03-03,3.2981,-0.011\n2026-03-04,3.3,0.0576\n");
        let found = dividends(&file, false);
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].day.to_string(), found[0].dividend.to_string()), {
            ("2026-03-03".to_owned(), "0.3500".to_owned())
        });
        assert!(jumps(&file, "a.csv", &found).is_empty());
    }

    #[test]
    fn a_growth_of_zero_says_nothing_except_on_bond_funds() {
        let file = file("2026-03-02,1.1127,0.1\n2026-03-03,1.1027,0.0\n");
        assert_eq!(dividends(&file, false), []);
        assert_eq!(dividends(&file, true)[0].dividend.to_string(), "0.0100");
    }

    #[test]
    fn an_error_that_the_next_day_takes_back_is_none() {
        let file = file("2026-03-02,1.002,0\n2026-03-03,1.002,0.7984\n2026-03-04,1.009,-0.099\n");
        assert_eq!(dividends(&file, false), []);
    }

    #[test]
    fn a_jump_without_a_reason_is_told() {
        let file = file("2026-03-02,1.0,0\n2026-03-03,1.2,nan\n");
        let found = jumps(&file, "a.csv", &[]);
        assert_eq!((found.len(), found[0].line), (1, 3));
    }
}
