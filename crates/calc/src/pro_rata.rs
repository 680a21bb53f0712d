//! Sums divided among many by weight, with nothing lost.

use std::cmp::Reverse;

use kernel::{Overflow, Rounding, mul_div};

/// Divides `total` units by weights: each part is cut to a unit, and the units that are left go one
/// each to the largest remainders, the earlier one when equal. The parts add up to `total`; with
/// no weight above zero all parts are zero. Weights are zero or more.
///
/// # Errors
/// [`Overflow`] when a weight is negative or their sum doesn't fit.
pub fn largest_remainder(total: i64, weights: &[i64]) -> Result<Vec<i64>, Overflow> {
    let Cut { sum, mut parts, rest } = cut(total, weights)?;
    let mut order: Vec<usize> = (0..weights.len()).collect();
    let remainder = |i: &usize| {
        let weight = weights.get(*i).copied().unwrap_or_default();
        (i128::from(total) * i128::from(weight)).unsigned_abs().checked_rem(sum)
    };
    order.sort_by_key(|i| (Reverse(remainder(i)), *i));
    let receivers = usize::try_from(rest.unsigned_abs()).unwrap_or(usize::MAX);
    for i in order.into_iter().take(receivers) {
        if let Some(part) = parts.get_mut(i) {
            *part += rest.signum();
        }
    }
    Ok(parts)
}

/// Divides `total` units by weights: each part is cut to a unit, and all that is left goes to the
/// largest weight, the first of equal ones (rule CA-04).
///
/// # Errors
/// [`Overflow`] when a weight is negative or their sum doesn't fit.
pub fn residue_to_largest(total: i64, weights: &[i64]) -> Result<Vec<i64>, Overflow> {
    let Cut { mut parts, rest, .. } = cut(total, weights)?;
    let largest = weights.iter().enumerate().max_by_key(|(i, weight)| (**weight, Reverse(*i)));
    if let Some(part) = largest.and_then(|(i, _)| parts.get_mut(i)) {
        *part += rest;
    }
    Ok(parts)
}

struct Cut {
    /// Of the weights.
    sum: u128,
    /// Cut towards zero.
    parts: Vec<i64>,
    /// What the cuts left over.
    rest: i64,
}

fn cut(total: i64, weights: &[i64]) -> Result<Cut, Overflow> {
    let add = |sum: i64, weight: &i64| {
        if *weight < 0 { None } else { sum.checked_add(*weight) }
    };
    let sum = weights.iter().try_fold(0, add).ok_or(Overflow)?;
    if sum == 0 {
        return Ok(Cut { sum: 0, parts: vec![0; weights.len()], rest: 0 });
    }
    let part = |weight: &i64| mul_div(total, *weight, sum, Rounding::Down);
    let parts = weights.iter().map(part).collect::<Result<Vec<_>, _>>()?;
    let rest = total - parts.iter().sum::<i64>();
    Ok(Cut { sum: u128::from(sum.unsigned_abs()), parts, rest })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{fen, rate, shares};
    use kernel::Fen;
    use proptest::prelude::*;

    #[test]
    fn v27_a_portfolio_gives_its_residue_to_the_largest_weight() {
        let parts = residue_to_largest(fen("1000.01").units(), &[15, 35, 20, 30]).unwrap();
        let parts: Vec<String> =
            parts.into_iter().map(|units| Fen::from_units(units).to_string()).collect();
        assert_eq!(parts, ["150.00", "350.01", "200.00", "300.00"]);
    }

    #[test]
    fn v28_a_part_of_every_holding_is_cut() {
        let parts = ["3333.33", "1234.56", "77.77"]
            .map(|held| shares(held).times(rate("0.35"), Rounding::Down).unwrap().to_string());
        assert_eq!(parts, ["1166.66", "432.09", "27.21"]);
    }

    #[test]
    fn negative_weights_are_refused_and_no_weights_get_nothing() {
        assert_eq!(largest_remainder(5, &[1, -1]), Err(Overflow));
        assert_eq!(residue_to_largest(5, &[i64::MAX, 1]), Err(Overflow));
        assert_eq!(largest_remainder(5, &[0, 0]), Ok(vec![0, 0]));
        assert_eq!(largest_remainder(5, &[1, 1]), Ok(vec![3, 2]));
    }

    proptest! {
        #[test]
        fn the_parts_add_up_and_are_within_a_unit_of_their_due(
            total in -1_000_000_000_000i64..1_000_000_000_000,
            weights in prop::collection::vec(0i64..1_000_000_000, 1..30),
        ) {
            let sum: i64 = weights.iter().sum();
            prop_assume!(sum > 0);
            let parts = largest_remainder(total, &weights).unwrap();
            prop_assert_eq!(parts.iter().sum::<i64>(), total);
            for (part, weight) in parts.iter().zip(&weights) {
                let due = i128::from(total) * i128::from(*weight);
                prop_assert!((i128::from(*part) * i128::from(sum) - due).abs() < i128::from(sum));
            }
            let parts = residue_to_largest(total, &weights).unwrap();
            prop_assert_eq!(parts.iter().sum::<i64>(), total);
        }
    }
}
