//! Income of money funds, day by day; rules 2.7.

use kernel::{Fen, Nav, Rounding, Shares};

use crate::CalcError;
use crate::error::require_not_negative;
use crate::steps::{Steps, product};

/// When a money fund's income becomes shares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Carry {
    /// Every day (按日结转): the shares grow and earn the next day.
    Daily,
    /// At the end of the period (按月结转): until then the income earns nothing.
    Monthly,
}

/// What a run of days gives.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Earned {
    /// The shares after the last day, its income carried over.
    pub balance: Shares,
    /// The income of each day.
    pub incomes: Vec<Fen>,
}

/// Income is stated for so many shares (万份收益).
const SHARES_OF_INCOME: i64 = 10_000;

/// The income of one day: `shares × income of ten thousand ÷ 10,000`, cut to 0.01. A negative
/// income is cut towards zero too.
///
/// # Errors
/// When it doesn't fit.
pub fn daily_income(
    shares: Shares,
    per_ten_thousand: Nav,
    steps: &mut Steps,
) -> Result<Fen, CalcError> {
    Ok(steps.divide(
        "当日收益",
        format_args!("{shares} × {per_ten_thousand} ÷ {SHARES_OF_INCOME}"),
        (product(shares.units(), per_ten_thousand.units()), product(SHARES_OF_INCOME, Nav::SCALE)),
        Rounding::Down,
    )?)
}

/// The income of a run of days, one income of ten thousand shares for each. With monthly carry the
/// run is one period, and the whole income becomes shares after its last day.
///
/// # Errors
/// Names `balance`.
pub fn earn(
    balance: Shares,
    incomes: &[Nav],
    carry: Carry,
    steps: &mut Steps,
) -> Result<Earned, CalcError> {
    require_not_negative("balance", balance.is_negative())?;
    let opening = balance;
    let mut balance = balance;
    let mut earned = Vec::with_capacity(incomes.len());
    for income in incomes {
        let earning = if carry == Carry::Daily { balance } else { opening };
        let day = daily_income(earning, *income, steps)?;
        // The price of a money fund's share is 1.0000: a fen of income is 0.01 share.
        let grown = balance.checked_add(Shares::from_units(day.units()))?;
        if carry == Carry::Daily {
            steps.exact("结转后份额", format_args!("{balance} + {day}"), grown);
        }
        balance = grown;
        earned.push(day);
    }
    if carry == Carry::Monthly {
        let sum = Fen::try_sum(earned.iter().copied())?;
        steps.exact("期末结转后份额", format_args!("{opening} + {sum}"), balance);
    }
    Ok(Earned { balance, incomes: earned })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, nav, shares};
    use proptest::prelude::*;

    const WEEK: [&str; 7] = ["0.4567", "0.4601", "0.4589", "0.4572", "0.4570", "0.4570", "0.4612"];

    #[test]
    fn v14_a_week_carried_daily() {
        let incomes = WEEK.map(nav);
        let done = earn(shares("10000"), &incomes, Carry::Daily, &mut Steps::silent()).unwrap();
        assert_eq!(done.balance, shares("10003.17"));
    }

    #[test]
    fn v14b_a_small_holder_earns_nothing_that_day() {
        let income = daily_income(shares("123.45"), nav("0.4567"), &mut Steps::silent());
        assert_eq!(income.unwrap(), Fen::ZERO);
    }

    #[test]
    fn v14c_a_weekend_is_stored_by_day() {
        let days = [nav("0.45"); 3];
        for carry in [Carry::Daily, Carry::Monthly] {
            let done = earn(shares("50000"), &days, carry, &mut Steps::silent()).unwrap();
            assert_eq!(done.incomes, [fen("2.25"); 3]);
            assert_eq!(done.balance, shares("50006.75"));
        }
    }

    proptest! {
        #[test]
        fn the_balance_grows_by_the_incomes_and_daily_carry_is_never_worse(
            opening in 0i64..10_000_000_000,
            incomes in prop::collection::vec(0i64..200_000_000, 0..40),
        ) {
            let opening = Shares::from_units(opening);
            let incomes: Vec<Nav> = incomes.into_iter().map(Nav::from_units).collect();
            let run = |carry| earn(opening, &incomes, carry, &mut Steps::silent()).unwrap();
            let (daily, monthly) = (run(Carry::Daily), run(Carry::Monthly));
            for done in [&daily, &monthly] {
                let sum = Fen::try_sum(done.incomes.iter().copied()).unwrap();
                prop_assert_eq!(done.balance.units() - opening.units(), sum.units());
            }
            prop_assert!(daily.balance >= monthly.balance);
        }
    }
}
