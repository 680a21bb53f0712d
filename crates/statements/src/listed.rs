//! The periods of which there are statements, with their figures: counted back from what all is
//! worth now, so that no day's value has to be found.

use crate::period::{Period, Span};
use db::Tx;
use holdings::MonthMoved;
use kernel::{CustNo, Day, Fen, Overflow};
use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use utoipa::ToSchema;

/// Months that are listed.
const MONTHS: usize = 24;

/// A period. `begin + netIn + profit = end`.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct StatementPeriod {
    /// `2026-10` or `2026`
    pub period: String,
    /// Value before its first day.
    pub begin: Fen,
    /// What was put in, less what was taken out; by T.
    pub net_in: Fen,
    pub profit: Fen,
    /// Value at its end, or now.
    pub end: Fen,
    /// It is not over.
    pub is_open: bool,
}

/// What is kept of a customer.
pub struct Kept {
    pub months: Vec<MonthMoved>,
    /// The first day of which something is kept.
    pub since: Day,
    /// After the last.
    pub value: Fen,
}

/// What is kept of a customer, with the last day of which something is; none before anything was
/// confirmed.
pub async fn kept(tx: &mut Tx, cust_no: CustNo) -> Result<Option<(Kept, Day)>, db::Error> {
    let Some((since, until)) = holdings::kept_days(tx, cust_no).await? else { return Ok(None) };
    let months = holdings::months_moved(tx, cust_no).await?;
    let value = holdings::value_now(tx, cust_no).await?;
    Ok(Some((Kept { months, since, value }, until)))
}

/// Months and years, newest first: two years of months, and all years.
pub fn listed(
    kept: &Kept,
    today: Day,
) -> Result<(Vec<StatementPeriod>, Vec<StatementPeriod>), Overflow> {
    let moved: BTreeMap<&str, &MonthMoved> =
        kept.months.iter().map(|month| (month.month.as_str(), month)).collect();
    let (mut months, mut years): (Vec<StatementPeriod>, Vec<StatementPeriod>) = Default::default();
    let (mut end, mut day) = (kept.value, today.max(kept.since));
    // The income of days that are no business days is kept before them, in the next month, too.
    let present = Period::month_of(day).code();
    for ahead in kept.months.iter().filter(|row| row.month.as_str() > present.as_str()) {
        end = end.checked_sub(ahead.profit)?.checked_sub(ahead.flow)?;
    }
    while day >= kept.since.first_of_month() {
        let period = Period::month_of(day);
        let code = period.code();
        let (profit, net_in) =
            moved.get(code.as_str()).map_or_else(Default::default, |row| (row.profit, row.flow));
        let begin = end.checked_sub(profit)?.checked_sub(net_in)?;
        let of = |period: Period| {
            let is_open =
                period.span(kept.since, today).is_some_and(|Span { is_open, .. }| is_open);
            StatementPeriod { period: period.code(), begin, net_in, profit, end, is_open }
        };
        if months.len() < MONTHS {
            months.push(of(period));
        }
        let year = Period::year_of(day);
        match years.last_mut().filter(|last| last.period == year.code()) {
            Some(last) => {
                last.begin = begin;
                last.profit = last.profit.checked_add(profit)?;
                last.net_in = last.net_in.checked_add(net_in)?;
            }
            None => years.push(of(year)),
        }
        (end, day) = (begin, day.first_of_month().previous());
    }
    Ok((months, years))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fen(text: &str) -> Fen {
        text.parse().unwrap()
    }

    fn month(month: &str, profit: &str, flow: &str) -> MonthMoved {
        MonthMoved { month: month.to_owned(), profit: fen(profit), flow: fen(flow) }
    }

    #[test]
    fn values_are_counted_back_over_months_without_a_day_and_over_years() {
        let kept = Kept {
            months: vec![
                month("2025-11", "-5.00", "1000.00"),
                month("2026-01", "20.00", "-100.00"),
                month("2026-02", "1.00", "0.00"),
            ],
            since: "2025-11-20".parse().unwrap(),
            value: fen("916.00"),
        };
        let (months, years) = listed(&kept, "2026-02-10".parse().unwrap()).unwrap();
        let shown = |all: &[StatementPeriod]| {
            let text = |one: &StatementPeriod| {
                let StatementPeriod { period, begin, net_in, profit, end, is_open } = one;
                format!("{period} {begin} {net_in} {profit} {end} {is_open}")
            };
            all.iter().map(text).collect::<Vec<_>>()
        };
        assert_eq!(
            shown(&months),
            [
                "2026-02 915.00 0.00 1.00 916.00 true",
                "2026-01 995.00 -100.00 20.00 915.00 false",
                "2025-12 995.00 0.00 0.00 995.00 false",
                "2025-11 0.00 1000.00 -5.00 995.00 false",
            ]
        );
        assert_eq!(
            shown(&years),
            ["2026 995.00 -100.00 21.00 916.00 true", "2025 0.00 1000.00 -5.00 995.00 false"]
        );
    }

    #[test]
    fn income_of_days_ahead_is_in_no_month_before_them() {
        let kept = Kept {
            months: vec![month("2026-10", "2.00", "100.00"), month("2026-11", "0.03", "0.00")],
            since: "2026-10-08".parse().unwrap(),
            value: fen("102.03"),
        };
        let (months, _) = listed(&kept, "2026-10-30".parse().unwrap()).unwrap();
        assert_eq!(months.len(), 1);
        assert_eq!((months[0].begin, months[0].end), (Fen::ZERO, fen("102.00")));
    }

    #[test]
    fn two_years_of_months_and_all_years_are_listed() {
        let kept = Kept {
            months: vec![month("2020-01", "0.00", "10.00")],
            since: "2020-01-07".parse().unwrap(),
            value: fen("10.00"),
        };
        let (months, years) = listed(&kept, "2026-02-10".parse().unwrap()).unwrap();
        assert_eq!((months.len(), years.len()), (24, 7));
        assert_eq!(months.last().unwrap().period, "2024-03");
        assert_eq!(years.last().unwrap().begin, Fen::ZERO);
    }
}
