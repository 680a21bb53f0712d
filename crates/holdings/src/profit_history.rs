//! Profit by day, month or year, without gaps: the calendar of profit.

use crate::profit_by_fund::{corrected_in, had};
use crate::scope::Scope;
use crate::store::days::month_of;
use crate::{HistoryUnit, ProfitHistory, ProfitHistoryRequest, ProfitUnit, store};
use db::Tx;
use funds::{Catalogue, Snapshot};
use kernel::{Calendar, CustNo, Day, Fen, FundCode, Overflow};
use std::collections::{BTreeMap, BTreeSet};
use wire::{Answer, Call, Customer};

/// The history that is asked for.
pub async fn profit_history(
    call: Call<Customer>,
    request: ProfitHistoryRequest,
) -> Answer<ProfitHistory> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let on = request.on.unwrap_or(today);
    let year = |month, day| Day::new(on.year(), month, day).unwrap_or(on);
    let range = match request.unit {
        HistoryUnit::Day => (on.first_of_month(), on.last_of_month()),
        HistoryUnit::Month => (year(1, 1), year(12, 31)),
        HistoryUnit::Year => (Day::MIN, today),
    };
    let scope = Scope::of(request.fund_code, request.purpose);
    // Years of everything are summed from months; those of a part from its own days.
    let by_months = request.unit == HistoryUnit::Year && scope == Scope::ALL;
    let snapshot = call.get::<Catalogue>().snapshot();
    let found: Result<(BTreeMap<String, Fen>, BTreeSet<Day>), wire::Failure> = call
        .db()
        .read(async |tx| {
            if by_months {
                let months = store::days::months(tx, cust_no).await?;
                let years = months.iter().map(|(month, profit)| (month[..4].to_owned(), *profit));
                return Ok((sums(years)?, BTreeSet::new()));
            }
            let corrected = match request.unit {
                HistoryUnit::Day => corrected(tx, (cust_no, scope), range, &snapshot).await?,
                HistoryUnit::Month | HistoryUnit::Year => BTreeSet::new(),
            };
            let days = scope.days(tx, cust_no, range).await?;
            let units = days.iter().map(|(day, profit, _)| (unit_of(request.unit, *day), *profit));
            Ok((sums(units)?, corrected))
        })
        .await;
    let (sums, corrected) = found?;
    let profit = Fen::try_sum(sums.values().copied())?;
    let mut units = units(request.unit, on, &sums);
    let corrected: BTreeSet<String> = corrected.iter().map(Day::to_string).collect();
    for row in &mut units {
        row.corrected = corrected.contains(&row.unit);
    }
    Ok(ProfitHistory { units, profit })
}

/// The days on which a fund that the customer had got another NAV than it was published with
/// first. Few funds have any, and only theirs are read.
async fn corrected(
    tx: &mut Tx,
    (cust_no, scope): (CustNo, Scope),
    range: (Day, Day),
    snapshot: &Snapshot,
) -> Result<BTreeSet<Day>, db::Error> {
    let held: BTreeSet<FundCode> = match scope.fund() {
        Some(fund) => BTreeSet::from([fund]),
        None => store::positions::of_customer(tx, cust_no)
            .await?
            .iter()
            .filter(|position| scope.has(position))
            .map(|position| position.fund_code)
            .collect(),
    };
    let mut found = BTreeSet::new();
    for code in held {
        let of = snapshot.fund(code).map(|fund| corrected_in(fund, range)).unwrap_or_default();
        if !of.is_empty() {
            found.extend(had(&scope.days_of(tx, cust_no, code, range).await?, &of));
        }
    }
    Ok(found)
}

fn unit_of(unit: HistoryUnit, day: Day) -> String {
    match unit {
        HistoryUnit::Day => day.to_string(),
        HistoryUnit::Month => month_of(day),
        HistoryUnit::Year => format!("{:04}", day.year()),
    }
}

fn sums(rows: impl Iterator<Item = (String, Fen)>) -> Result<BTreeMap<String, Fen>, Overflow> {
    let mut sums = BTreeMap::new();
    for (unit, profit) in rows {
        let sum: &mut Fen = sums.entry(unit).or_default();
        *sum = sum.checked_add(profit)?;
    }
    Ok(sums)
}

fn units(unit: HistoryUnit, on: Day, sums: &BTreeMap<String, Fen>) -> Vec<ProfitUnit> {
    let row = |name: String, open| ProfitUnit {
        profit: sums.get(&name).copied(),
        unit: name,
        open,
        corrected: false,
    };
    let calendar = Calendar::china();
    match unit {
        HistoryUnit::Day => {
            let days = (0..on.last_of_month().day_of_month())
                .map(|offset| on.first_of_month().add_days(offset));
            days.map(|day| row(day.to_string(), calendar.is_open(day))).collect()
        }
        HistoryUnit::Month => {
            (1..=12).map(|month| row(format!("{:04}-{month:02}", on.year()), true)).collect()
        }
        HistoryUnit::Year => sums.keys().map(|year| row(year.clone(), true)).collect(),
    }
}
