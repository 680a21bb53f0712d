//! Profit over a range of days, with a money-weighted rate.

use crate::profit_days::{Days, points};
use crate::scope::Scope;
use crate::sums;
use crate::{ProfitRange, ProfitRangeRequest, refusals};
use kernel::{Day, Fen, Overflow, Rounding};
use wire::{Answer, Call, Customer};

/// The longest range.
const DAYS_MAX: i32 = 366;

/// Profit over a range. The rate is Modified Dietz: profit over the value at the beginning and
/// each flow weighted with the part of the range that it was there (PL-09).
pub async fn profit_range(
    call: Call<Customer>,
    request: ProfitRangeRequest,
) -> Answer<ProfitRange> {
    let ProfitRangeRequest { from, to, fund_code, purpose } = request;
    if to < from || to.days_since(from) > DAYS_MAX {
        return Err(refusals::BAD_RANGE.into());
    }
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let scope = Scope::of(fund_code, purpose);
    let (within, after, value) = call
        .db()
        .read(async |tx| -> Result<_, db::Error> {
            let within = scope.days(tx, cust_no, (from, to)).await?;
            let after = scope.days(tx, cust_no, (to.next(), today)).await?;
            Ok((within, after, scope.value_now(tx, cust_no).await?))
        })
        .await?;
    let end = before(value, &after)?;
    let begin = before(end, &within)?;
    let profit = Fen::try_sum(within.iter().map(|(_, profit, _)| *profit))?;
    let capital = begin.checked_add(weighted_flows(&within, from, to)?)?;
    let rate = sums::rate(profit, capital);
    Ok(ProfitRange { points: points(&within, end)?, profit, rate, capital })
}

/// The value before some days, counted back from the value after them.
fn before(value: Fen, days: &Days) -> Result<Fen, Overflow> {
    days.iter()
        .try_fold(value, |value, (_, profit, flow)| value.checked_sub(*profit)?.checked_sub(*flow))
}

fn weighted_flows(days: &Days, from: Day, to: Day) -> Result<Fen, Overflow> {
    let whole = i64::from(to.days_since(from)) + 1;
    days.iter().try_fold(Fen::ZERO, |sum, (day, _, flow)| {
        // A purchase is there from the day of its NAV on, and that day counts.
        let there = i64::from(to.days_since(*day)) + 1;
        sum.checked_add(flow.portion(there, whole, Rounding::HalfUp)?)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_flow_counts_for_the_days_that_it_was_there() {
        let day = |text: &str| text.parse::<Day>().unwrap();
        let days = vec![(day("2026-01-06"), Fen::ZERO, Fen::from_units(1_000))];
        let (from, to) = (day("2026-01-01"), day("2026-01-10"));
        assert_eq!(weighted_flows(&days, from, to), Ok(Fen::from_units(500)));
        assert_eq!(before(Fen::from_units(1_500), &days), Ok(Fen::from_units(500)));
    }
}
