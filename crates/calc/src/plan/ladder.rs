//! What a smart plan takes at which distance, as a table.

use kernel::{Overflow, Rate};

use super::distance::{Distance, SmartRule};
use crate::CalcError;

/// One row of a ladder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rung {
    /// The row is for distances below this one, a fraction (`"-0.2"` is −20 %); `None` for all
    /// above the rows before it.
    pub below: Option<Rate>,
    /// What of the plan's amount is taken, in whole percent, above zero.
    pub percent: i64,
}

/// A ladder: multipliers by distance. Bounds belong to the row above them: a distance of exactly
/// −5 % isn't below −5 %. The last row has no bound.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ladder {
    bounded: Vec<(Rate, i64)>,
    last: i64,
}

impl Ladder {
    /// A table with rising bounds whose last row has none.
    ///
    /// # Errors
    /// Names the row that is out of order or whose percent isn't above zero.
    pub fn new(rungs: &[Rung]) -> Result<Self, CalcError> {
        let at = |row: usize, name: &str, message: &'static str| {
            CalcError::new(format!("ladder[{row}].{name}"), message)
        };
        let mut bounded: Vec<(Rate, i64)> = Vec::with_capacity(rungs.len());
        let mut last = None;
        for (i, rung) in rungs.iter().enumerate() {
            if rung.percent <= 0 {
                return Err(at(i, "percent", "must be above zero"));
            }
            match rung.below {
                _ if last.is_some() => {
                    return Err(at(i - 1, "below", "is missing: only the last row may have none"));
                }
                Some(below) if bounded.last().is_some_and(|(before, _)| below <= *before) => {
                    return Err(at(i, "below", "rows are out of order: bounds must rise"));
                }
                Some(below) => bounded.push((below, rung.percent)),
                None => last = Some(rung.percent),
            }
        }
        let last = last.ok_or(CalcError::new("ladder", "the last row must have no bound"))?;
        Ok(Self { bounded, last })
    }

    /// The ladder that a rule begins with, until dated rows say otherwise.
    pub fn of(rule: SmartRule) -> Self {
        let (bounded, last): (&[(i64, i64)], i64) = match rule {
            SmartRule::Average => {
                (&[(-20, 200), (-10, 170), (-5, 140), (0, 120), (15, 90), (50, 80), (100, 70)], 60)
            }
            SmartRule::Drawdown => (&[(5, 100), (10, 125), (20, 150), (30, 175)], 200),
        };
        let row = |(below, percent): &(i64, i64)| {
            (Rate::from_units(below * (Rate::SCALE / 100)), *percent)
        };
        Self { bounded: bounded.iter().map(row).collect(), last }
    }

    /// The rows, the last without a bound.
    pub fn rungs(&self) -> impl Iterator<Item = Rung> {
        let row = |(below, percent): &(Rate, i64)| Rung { below: Some(*below), percent: *percent };
        let last = Rung { below: None, percent: self.last };
        self.bounded.iter().map(row).chain(std::iter::once(last))
    }

    /// The row of a distance, compared exactly and not as it is shown.
    ///
    /// # Errors
    /// [`Overflow`] when the distance is beyond all figures.
    pub fn rung(&self, distance: Distance) -> Result<Rung, Overflow> {
        for (below, percent) in &self.bounded {
            if distance.is_below(*below)? {
                return Ok(Rung { below: Some(*below), percent: *percent });
            }
        }
        Ok(Rung { below: None, percent: self.last })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::rate;

    #[test]
    fn a_ladder_that_is_out_of_order_names_its_row() {
        let field = |rows: &[(Option<&str>, i64)]| {
            let rung = |(below, percent): &(Option<&str>, i64)| Rung {
                below: below.map(rate),
                percent: *percent,
            };
            let rungs: Vec<Rung> = rows.iter().map(rung).collect();
            Ladder::new(&rungs).err().map(|error| error.field().to_owned())
        };
        assert_eq!(field(&[]).as_deref(), Some("ladder"));
        assert_eq!(field(&[(Some("0"), 100)]).as_deref(), Some("ladder"));
        assert_eq!(field(&[(Some("0"), 0), (None, 100)]).as_deref(), Some("ladder[0].percent"));
        assert_eq!(field(&[(Some("0"), 9), (None, -1)]).as_deref(), Some("ladder[1].percent"));
        let equal = [(Some("0"), 120), (Some("0"), 90), (None, 60)];
        assert_eq!(field(&equal).as_deref(), Some("ladder[1].below"));
        assert_eq!(field(&[(None, 120), (Some("0"), 90)]).as_deref(), Some("ladder[0].below"));
        assert_eq!(field(&[(None, 120), (None, 90)]).as_deref(), Some("ladder[0].below"));
        assert_eq!(field(&[(Some("-0.05"), 140), (Some("0"), 120), (None, 60)]), None);
    }

    #[test]
    fn the_ladders_of_the_rules_are_rows_like_any_other() {
        for rule in [SmartRule::Average, SmartRule::Drawdown] {
            let ladder = Ladder::of(rule);
            let rungs: Vec<Rung> = ladder.rungs().collect();
            assert_eq!(Ladder::new(&rungs), Ok(ladder));
        }
    }

    #[test]
    fn the_further_below_the_more_is_taken() {
        let percents = |rule| Ladder::of(rule).rungs().map(|rung| rung.percent).collect::<Vec<_>>();
        assert_eq!(percents(SmartRule::Average), [200, 170, 140, 120, 90, 80, 70, 60]);
        assert_eq!(percents(SmartRule::Drawdown), [100, 125, 150, 175, 200]);
    }
}
