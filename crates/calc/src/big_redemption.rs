//! Big redemption (巨额赎回) and forced full redemption; rules 1.5 and 1.6.

use kernel::{Overflow, Rate, Rounding, Shares};

use crate::CalcError;
use crate::error::require_not_negative;
use crate::pro_rata::largest_remainder;

/// A fund's open day, as the manager decides on its redemptions.
#[derive(Clone, Copy, Debug)]
pub struct RedemptionDay<'a> {
    /// All shares on the open day before.
    pub previous_total: Shares,
    /// What came in: purchases and conversions into the fund.
    pub bought: Shares,
    /// The requests: redemptions and conversions out of the fund.
    pub requests: &'a [Shares],
    /// The net redemption that makes it big, and the part of the previous total that is accepted
    /// then: 10 % by law, more when the manager accepts more.
    pub threshold: Rate,
}

/// What becomes of one request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Accepted {
    /// Confirmed at the price of the day.
    pub accepted: Shares,
    /// For the next open day, or cancelled when the customer said so.
    pub deferred: Shares,
}

/// Whether the net redemption of the day is above the threshold, rule BR-01.
///
/// # Errors
/// When the sums don't fit.
pub fn is_big_redemption(day: &RedemptionDay<'_>) -> Result<bool, Overflow> {
    let requested = Shares::try_sum(day.requests.iter().copied())?;
    let net = requested.checked_sub(day.bought)?;
    Ok(net > day.previous_total.times(day.threshold, Rounding::Down)?)
}

/// Accepts what the day's purchases and the threshold cover, each request in proportion, rule
/// BR-02; the hundredths of shares that are left over go to the largest remainders. All is accepted
/// when the redemption isn't big.
///
/// # Errors
/// Names `requests` when one is negative.
pub fn accept(day: &RedemptionDay<'_>) -> Result<Vec<Accepted>, CalcError> {
    for request in day.requests {
        require_not_negative("requests", request.is_negative())?;
    }
    if !is_big_redemption(day)? {
        let whole = |shares: &Shares| Accepted { accepted: *shares, deferred: Shares::ZERO };
        return Ok(day.requests.iter().map(whole).collect());
    }
    let covered = day.previous_total.times(day.threshold, Rounding::Down)?;
    let total = covered.checked_add(day.bought)?;
    let weights: Vec<i64> = day.requests.iter().map(|shares| shares.units()).collect();
    let parts = largest_remainder(total.units(), &weights)?;
    let pairs = day.requests.iter().zip(parts);
    let split = pairs.map(|(request, units)| {
        let accepted = Shares::from_units(units);
        Ok(Accepted { accepted, deferred: request.checked_sub(accepted)? })
    });
    split.collect()
}

/// A request that would leave less than the fund's minimum holding takes all, rule LM-02.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FullRedemption {
    /// What the customer asked for.
    pub requested: Shares,
    /// What is redeemed with it (business code 142); zero when enough is left.
    pub forced: Shares,
}

/// How much a redemption of `requested` out of `held` takes in a fund whose holders must keep
/// `minimum` or nothing.
///
/// # Errors
/// Names `shares` when more is asked for than is held, or nothing.
pub fn with_minimum_holding(
    held: Shares,
    requested: Shares,
    minimum: Shares,
) -> Result<FullRedemption, CalcError> {
    if !requested.is_positive() || requested > held {
        return Err(CalcError::new("shares", "must be above zero and at most what is held"));
    }
    let left = held.checked_sub(requested)?;
    let forced = if left < minimum { left } else { Shares::ZERO };
    Ok(FullRedemption { requested, forced })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{rate, shares};
    use proptest::prelude::*;

    fn run(bought: &str, requests: &[&str]) -> Vec<(String, String)> {
        let requests: Vec<Shares> = requests.iter().map(|text| shares(text)).collect();
        let day = RedemptionDay {
            previous_total: shares("100000000"),
            bought: shares(bought),
            requests: &requests,
            threshold: rate("0.1"),
        };
        let text = |a: Accepted| (a.accepted.to_string(), a.deferred.to_string());
        accept(&day).unwrap().into_iter().map(text).collect()
    }

    fn pair(accepted: &str, deferred: &str) -> (String, String) {
        (format!("{accepted}.00"), format!("{deferred}.00"))
    }

    #[test]
    fn v17_a_big_redemption_is_accepted_in_proportion() {
        let expected =
            [pair("1875000", "1125000"), pair("3125000", "1875000"), pair("5000000", "3000000")];
        assert_eq!(run("0", &["3000000", "5000000", "8000000"]), expected);
    }

    #[test]
    fn v17b_purchases_of_the_day_make_room() {
        let expected = [pair("8400000", "3600000"), pair("5600000", "2400000")];
        assert_eq!(run("4000000", &["12000000", "8000000"]), expected);
    }

    #[test]
    fn a_redemption_of_exactly_the_threshold_is_not_big() {
        assert_eq!(run("0", &["10000000"]), [pair("10000000", "0")]);
        assert_eq!(run("5", &["10000005"]), [pair("10000005", "0")]);
        assert_eq!(run("0", &["10000001"]), [pair("10000000", "1")]);
        let is_big = |requested: &str| {
            let requests = [shares(requested)];
            let (previous_total, bought) = (shares("100000000"), shares("5"));
            let threshold = rate("0.1");
            let day = RedemptionDay { previous_total, bought, requests: &requests, threshold };
            is_big_redemption(&day).unwrap()
        };
        assert!(!is_big("10000005"), "the net redemption is 10 %");
        assert!(is_big("10000005.01"));
    }

    #[test]
    fn v29_what_would_be_left_below_the_minimum_goes_too() {
        let run = |asked| {
            let done = with_minimum_holding(shares("1000.50"), shares(asked), shares("10"));
            done.unwrap().forced
        };
        assert_eq!(run("995.00"), shares("5.50"));
        assert_eq!(run("990.50"), Shares::ZERO);
        assert_eq!(run("1000.50"), Shares::ZERO);
        assert!(with_minimum_holding(shares("1"), shares("1.01"), shares("0")).is_err());
        assert!(with_minimum_holding(shares("1"), shares("0"), shares("0")).is_err());
    }

    proptest! {
        #[test]
        fn nobody_gets_more_than_asked_and_the_fund_gives_what_it_must(
            previous in 0i64..10_000_000_000, bought in 0i64..10_000_000_000,
            requests in prop::collection::vec(0i64..1_000_000_000, 0..20),
        ) {
            let requests: Vec<Shares> = requests.into_iter().map(Shares::from_units).collect();
            let day = RedemptionDay {
                previous_total: Shares::from_units(previous),
                bought: Shares::from_units(bought),
                requests: &requests,
                threshold: rate("0.1"),
            };
            let done = accept(&day).unwrap();
            for (one, request) in done.iter().zip(&requests) {
                prop_assert!(!one.accepted.is_negative() && !one.deferred.is_negative());
                prop_assert_eq!(one.accepted.checked_add(one.deferred).unwrap(), *request);
            }
            let accepted = Shares::try_sum(done.iter().map(|one| one.accepted)).unwrap();
            if is_big_redemption(&day).unwrap() {
                prop_assert_eq!(accepted.units(), previous / 10 + bought);
            }
        }
    }
}
