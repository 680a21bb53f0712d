//! What a goal needs a month.

use std::fmt;

use kernel::{Fen, Overflow, Rate, Rounding};

use crate::error::{require_not_negative, require_positive};
use crate::natural::Natural;
use crate::steps::Quantity;
use crate::{CalcError, Steps};

/// A sum wished for after so many months.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Goal {
    /// What is wished for, above zero.
    pub target: Fen,
    /// What is there already; it grows, too.
    pub have: Fen,
    /// How many payments there are, each at the end of a month; 1 to [`MAX_MONTHS`].
    pub months: u32,
    /// The assumed return of a year, 0 to below 1; a twelfth of it a month. It is no promise.
    pub rate: Rate,
}

/// A hundred years.
pub const MAX_MONTHS: u32 = 1_200;

/// What to put aside at the end of each month, up to a whole yuan; zero when what is there grows to
/// the target by itself: `(target − have × (1 + i)ⁿ) × i ÷ ((1 + i)ⁿ − 1)` with `i = rate ÷ 12`,
/// without an intermediate rounding.
///
/// # Errors
/// Names `target`, `have`, `months` or `rate`.
pub fn monthly_saving(goal: &Goal, steps: &mut Steps) -> Result<Fen, CalcError> {
    require_positive("target", goal.target.is_positive())?;
    require_not_negative("have", goal.have.is_negative())?;
    if !(1..=MAX_MONTHS).contains(&goal.months) {
        return Err(CalcError::new("months", "must be from 1 to 1200"));
    }
    if goal.rate.is_negative() || goal.rate >= Rate::ONE {
        return Err(CalcError::new("rate", "must be from 0 to below 1 (100 %)"));
    }
    let Goal { target, have, months, rate } = *goal;
    let Some(needed) = needed(goal)? else {
        let formula = format_args!("{have} × (1 + {rate} ÷ 12)^{months} ≥ {target}");
        return Ok(steps.exact("每月需存", formula, Fen::ZERO));
    };
    let formula = if rate.is_zero() {
        format!("({target} − {have}) ÷ {months}")
    } else {
        format!(
            "({target} − {have} × (1 + i)^{months}) × i ÷ ((1 + i)^{months} − 1), i = {rate} ÷ 12"
        )
    };
    let yuan: Yuan =
        steps.divide("每月需存", format_args!("{formula}"), (needed, WHOLE), Rounding::Up)?;
    Ok(yuan.fen()?)
}

/// Places of a yuan to which the exact need is known, and whether it goes on.
const PLACES: u64 = 100_000_000;

/// A yuan in halves of a place.
const WHOLE: i128 = 200_000_000;

/// What is needed a month, over `WHOLE`; `None` when nothing is.
///
/// With `1 + i = a ÷ b`, `n` months make `have × aⁿ ÷ bⁿ + monthly × Σ aᵏ ÷ bᵏ` over `k < n`; times
/// `bⁿ` all of it is whole.
fn needed(goal: &Goal) -> Result<Option<i128>, Overflow> {
    let year = Rate::SCALE.checked_mul(12).ok_or(Overflow)?;
    let b = Natural::of_units(year)?;
    let a = Natural::of_units(year.checked_add(goal.rate.units()).ok_or(Overflow)?)?;
    let one = || Natural::from(1_u64);
    // (aⁿ, bⁿ, Σ aᵏ × bⁿ⁻¹⁻ᵏ)
    let start = (one(), one(), Natural::from(0_u64));
    let (a_n, b_n, sum) = (0..goal.months)
        .fold(start, |(a_n, b_n, sum), _| (a_n.times(&a), b_n.times(&b), sum.times(&a).plus(&b_n)));
    let grown = Natural::of_units(goal.have.units())?.times(&a_n);
    let missing = Natural::of_units(goal.target.units())?.times(&b_n).minus(&grown);
    let Some(missing) = missing.filter(|missing| *missing > Natural::from(0_u64)) else {
        return Ok(None);
    };
    let fens_of_a_yuan = Natural::of_units(Fen::SCALE)?;
    let monthly = missing.times(&Natural::from(PLACES));
    monthly.half_quotients(&fens_of_a_yuan.times(&b).times(&sum)).map(Some)
}

/// An amount that was rounded to whole yuan.
struct Yuan(i64);

impl Yuan {
    fn fen(&self) -> Result<Fen, Overflow> {
        Fen::from_whole(self.0)
    }
}

impl Quantity for Yuan {
    const DECIMALS: u32 = 0;

    fn from_units(units: i64) -> Self {
        Self(units)
    }
}

impl fmt::Display for Yuan {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.00", self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, rate};
    use proptest::prelude::*;

    fn goal(target: &str, have: &str, months: u32, yearly: &str) -> Goal {
        Goal { target: fen(target), have: fen(have), months, rate: rate(yearly) }
    }

    fn monthly(goal: &Goal) -> String {
        monthly_saving(goal, &mut Steps::silent()).unwrap().to_string()
    }

    #[test]
    fn p7_a_wish_at_three_rates() {
        let needed = ["0", "0.02", "0.04"].map(|r| monthly(&goal("200000", "10000", 120, r)));
        assert_eq!(needed, ["1584.00", "1415.00", "1257.00"]);
    }

    #[test]
    fn it_is_rounded_up_and_only_where_there_is_something_to_round() {
        assert_eq!(monthly(&goal("1200", "0", 12, "0")), "100.00");
        assert_eq!(monthly(&goal("1200.01", "0", 12, "0")), "101.00");
        // 100.00 and, with its interest, 101.00: together 201.00 after two months.
        assert_eq!(monthly(&goal("201", "0", 2, "0.12")), "100.00");
        assert_eq!(monthly(&goal("201.01", "0", 2, "0.12")), "101.00");
        let mut steps = Steps::recording();
        monthly_saving(&goal("200000", "10000", 120, "0"), &mut steps).unwrap();
        let step = steps.into_vec().remove(0);
        assert_eq!((step.exact.as_str(), step.rounding), ("1583.333333…", "UP"));
    }

    #[test]
    fn what_grows_to_the_target_by_itself_needs_nothing() {
        assert_eq!(monthly(&goal("101", "100", 1, "0.12")), "0.00");
        assert_eq!(monthly(&goal("101.01", "100", 1, "0.12")), "1.00");
        assert_eq!(monthly(&goal("100", "200", 12, "0")), "0.00");
        let mut steps = Steps::recording();
        monthly_saving(&goal("101", "100", 1, "0.12"), &mut steps).unwrap();
        let step = steps.into_vec().remove(0);
        assert_eq!(step.formula, "100.00 × (1 + 0.1200 ÷ 12)^1 ≥ 101.00");
    }

    #[test]
    fn a_goal_that_can_not_be_is_refused_by_field() {
        let field = |goal: Goal| {
            let refused = monthly_saving(&goal, &mut Steps::silent()).unwrap_err();
            refused.field().to_owned()
        };
        assert_eq!(field(goal("0", "0", 1, "0")), "target");
        assert_eq!(field(goal("1", "-1", 1, "0")), "have");
        assert_eq!(field(goal("1", "0", 0, "0")), "months");
        assert_eq!(field(goal("1", "0", MAX_MONTHS + 1, "0")), "months");
        assert_eq!(field(goal("1", "0", 1, "1")), "rate");
        assert_eq!(field(goal("1", "0", 1, "-0.01")), "rate");
    }

    proptest! {
        #[test]
        fn the_months_reach_the_target_and_a_yuan_less_does_not(
            target in 1i64..1_000_000_000, have in 0i64..100_000_000,
            months in 1u32..360, rate in 0i64..10_000_000,
        ) {
            let goal = Goal {
                target: Fen::from_units(target), have: Fen::from_units(have), months,
                rate: Rate::from_units(rate),
            };
            let needed = monthly_saving(&goal, &mut Steps::silent()).unwrap().units();
            let i = rate as f64 / Rate::SCALE as f64 / 12.0;
            let after = |monthly: i64| {
                (0..months).fold(have as f64, |sum, _| sum * (1.0 + i) + monthly as f64)
            };
            prop_assert!(after(needed) >= target as f64 - 1.0);
            prop_assert!(needed == 0 || after(needed - 100) <= target as f64 + 1.0);
        }
    }
}
