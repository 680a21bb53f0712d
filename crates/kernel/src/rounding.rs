//! Rounding, and the one multiplication-with-division that all money goes through.

use crate::Overflow;

/// How a quotient becomes an integer. The caller always says which; there is no default.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rounding {
    /// To the nearest, a tie away from zero: 四舍五入, what fund contracts say unless they say
    /// otherwise.
    HalfUp,
    /// Towards zero: 截位, what income of money funds and some contracts' shares use.
    Down,
    /// Away from zero.
    Up,
}

impl Rounding {
    /// The name that contracts of data use: `HALF_UP`, `DOWN`, `UP`.
    pub fn code(self) -> &'static str {
        match self {
            Self::HalfUp => "HALF_UP",
            Self::Down => "DOWN",
            Self::Up => "UP",
        }
    }

    /// The word for it in an explanation to people.
    pub fn chinese(self) -> &'static str {
        match self {
            Self::HalfUp => "四舍五入",
            Self::Down => "截位",
            Self::Up => "进位",
        }
    }
}

/// `a × b ÷ d`, exact before the rounding.
///
/// # Errors
/// [`Overflow`] when `d` is zero or the result doesn't fit.
///
/// ```
/// use kernel::{mul_div, Rounding};
/// assert_eq!(mul_div(10, 10, 8, Rounding::HalfUp), Ok(13));
/// assert_eq!(mul_div(10, 10, 8, Rounding::Down), Ok(12));
/// ```
pub fn mul_div(a: i64, b: i64, d: i64, rounding: Rounding) -> Result<i64, Overflow> {
    div_round(i128::from(a) * i128::from(b), i128::from(d), rounding)
        .and_then(|q| i64::try_from(q).map_err(|_| Overflow))
}

/// `n ÷ d` rounded, for products of more than two values.
///
/// # Errors
/// [`Overflow`] when `d` is zero.
pub fn div_round(n: i128, d: i128, rounding: Rounding) -> Result<i128, Overflow> {
    let quotient = n.checked_div(d).ok_or(Overflow)?;
    let rest = (n % d).unsigned_abs();
    let away = match rounding {
        Rounding::Down => false,
        Rounding::Up => rest != 0,
        // Compares with the other half instead of doubling, which could overflow.
        Rounding::HalfUp => rest >= d.unsigned_abs() - rest,
    };
    let step = if (n < 0) == (d < 0) { 1 } else { -1 };
    Ok(if away && rest != 0 { quotient + step } else { quotient })
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn a_tie_goes_away_from_zero_on_both_sides() {
        assert_eq!(mul_div(5, 1, 2, Rounding::HalfUp), Ok(3));
        assert_eq!(mul_div(-5, 1, 2, Rounding::HalfUp), Ok(-3));
        assert_eq!(mul_div(5, 1, -2, Rounding::HalfUp), Ok(-3));
        assert_eq!(mul_div(-5, 1, 2, Rounding::Down), Ok(-2));
        assert_eq!(mul_div(-5, 1, 2, Rounding::Up), Ok(-3));
        assert_eq!(mul_div(4, 1, 2, Rounding::Up), Ok(2));
    }

    #[test]
    fn a_division_by_zero_and_a_large_result_are_overflows() {
        assert_eq!(mul_div(1, 1, 0, Rounding::HalfUp), Err(Overflow));
        assert_eq!(mul_div(i64::MAX, 2, 1, Rounding::HalfUp), Err(Overflow));
        assert_eq!(mul_div(i64::MAX, i64::MAX, i64::MAX, Rounding::Up), Ok(i64::MAX));
    }

    proptest! {
        #[test]
        fn the_error_is_below_one_and_below_a_half_when_nearest(
            a in -1_000_000_000_000i64..1_000_000_000_000,
            b in -1_000_000i64..1_000_000,
            d in prop_oneof![-1_000_000i64..-1, 1i64..1_000_000],
        ) {
            let exact = i128::from(a) * i128::from(b);
            let wide = i128::from(d);
            let error = |rounding| {
                exact - div_round(exact, wide, rounding).unwrap() * wide
            };
            prop_assert!(error(Rounding::HalfUp).abs() * 2 <= wide.abs());
            prop_assert!(error(Rounding::Down).abs() < wide.abs());
            prop_assert!(error(Rounding::Up).abs() < wide.abs());
            let up = div_round(exact, wide, Rounding::Up).unwrap().abs();
            let down = div_round(exact, wide, Rounding::Down).unwrap().abs();
            let nearest = div_round(exact, wide, Rounding::HalfUp).unwrap().abs();
            prop_assert!(down <= nearest && nearest <= up && up - down <= 1);
        }
    }
}
