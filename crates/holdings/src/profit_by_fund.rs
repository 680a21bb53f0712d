//! Of what a day's, month's or year's profit consists, fund by fund: one answer for all of them.

use crate::profit_days::Days;
use crate::scope::Scope;
use crate::{HistoryUnit, Position, store};
use bankcards::Purpose;
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Calendar, Day, Fen, FundCode};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, BTreeSet};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// Of which profit.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ProfitByFundRequest {
    /// A day, a month or a year.
    pub unit: HistoryUnit,
    /// The day, or one within the month or year; today when left out.
    pub on: Option<Day>,
    /// Of one fund; of all when left out.
    pub fund_code: Option<FundCode>,
    /// Of what one purpose holds, `CHILD:1`; left out, of the customer's own where a fund is named,
    /// else of everything.
    pub purpose: Option<Purpose>,
}

/// What a fund brought.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundProfit {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Whether it is held now.
    pub held: bool,
    /// What it brought, all cards together.
    pub profit: Fen,
    /// Of a day only: whether its NAV of that day was published anew with another value; the
    /// profit is by the new one.
    pub corrected: bool,
}

/// A fund whose price of the day is not there yet.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WaitingFund {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The day of its last NAV, by which it counts meanwhile; none before the first.
    pub nav_date: Option<Day>,
}

/// A profit, fund by fund.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitByFund {
    /// The sum of the parts: what the history says of the same unit.
    pub profit: Fen,
    /// The largest profit first, the heaviest loss last. A fund that is sold, and brought nothing,
    /// is left out.
    pub parts: Vec<FundProfit>,
    /// Of a day only: funds that are held and have no price of it yet.
    pub waiting: Vec<WaitingFund>,
}

/// The parts that are asked for. It reads the days of the unit only, whatever came before.
pub async fn profit_by_fund(
    call: Call<Customer>,
    request: ProfitByFundRequest,
) -> Answer<ProfitByFund> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let on = request.on.unwrap_or(today);
    let range = range(request.unit, on);
    let read = async |tx: &mut Tx| -> Result<_, db::Error> {
        let positions = store::positions::of_customer(tx, cust_no).await?;
        Ok((positions, store::days::by_fund(tx, cust_no, range).await?))
    };
    let (positions, profits) = call.db().read(read).await?;
    let scope = Scope::of(request.fund_code, request.purpose);
    let positions: Vec<Position> =
        positions.into_iter().filter(|position| scope.has(position)).collect();
    if request.fund_code.is_some() && positions.is_empty() {
        return Err(codes::NOT_FOUND.into());
    }
    let mut by_fund: BTreeMap<FundCode, Fen> = BTreeMap::new();
    for (_, code, profit) in profits.into_iter().filter(|row| scope.knows(row.0, row.1)) {
        let sum = by_fund.entry(code).or_default();
        *sum = sum.checked_add(profit)?;
    }
    let profits: Vec<(FundCode, Fen)> = by_fund.into_iter().collect();
    let day = (request.unit == HistoryUnit::Day).then_some(on);
    Ok(answer(&positions, profits, day, call.get::<Catalogue>())?)
}

/// The days of a unit, both included.
fn range(unit: HistoryUnit, on: Day) -> (Day, Day) {
    let year = |month, day| Day::new(on.year(), month, day).unwrap_or(on);
    match unit {
        HistoryUnit::Day => (on, on),
        HistoryUnit::Month => (on.first_of_month(), on.last_of_month()),
        HistoryUnit::Year => (year(1, 1), year(12, 31)),
    }
}

fn answer(
    positions: &[Position],
    profits: Vec<(FundCode, Fen)>,
    day: Option<Day>,
    catalogue: &Catalogue,
) -> Result<ProfitByFund, kernel::Overflow> {
    let mut held: BTreeMap<FundCode, Option<Day>> = BTreeMap::new();
    for position in positions.iter().filter(|position| position.shares.is_positive()) {
        let newest = held.entry(position.fund_code).or_default();
        *newest = position.valued_on.max(*newest);
    }
    let profit = Fen::try_sum(profits.iter().map(|(_, profit)| *profit))?;
    let known: BTreeSet<FundCode> = profits.iter().map(|(code, _)| *code).collect();
    let part = |(fund_code, profit): (FundCode, Fen)| FundProfit {
        fund_code,
        fund_name: catalogue.name(fund_code),
        held: held.contains_key(&fund_code),
        profit,
        corrected: day.is_some_and(|day| is_corrected(catalogue, fund_code, day)),
    };
    let mut parts: Vec<FundProfit> = profits.into_iter().map(part).collect();
    parts.retain(|part| part.held || !part.profit.is_zero());
    parts.sort_by_key(|part| (std::cmp::Reverse(part.profit), part.fund_code));
    let late = |(code, newest): (&FundCode, &Option<Day>)| {
        let waits = day.is_some_and(|day| {
            newest.is_none_or(|newest| newest < day) && has_price(catalogue, *code, day)
        });
        (waits && !known.contains(code)).then(|| WaitingFund {
            fund_code: *code,
            fund_name: catalogue.name(*code),
            nav_date: *newest,
        })
    };
    let waiting = held.iter().filter_map(late).collect();
    Ok(ProfitByFund { profit, parts, waiting })
}

/// Whether the fund will have a price of that day.
fn has_price(catalogue: &Catalogue, code: FundCode, day: Day) -> bool {
    match catalogue.fund(code) {
        Some(fund) => fund.is_money() || fund.calendar.is_open(day),
        None => Calendar::china().is_open(day),
    }
}

fn is_corrected(catalogue: &Catalogue, code: FundCode, day: Day) -> bool {
    catalogue.fund(code).is_some_and(|fund| fund.corrected.binary_search(&day).is_ok())
}

/// The days within two, both included, on which a fund of these had its NAV corrected.
pub(crate) fn corrected_in(fund: &Fund, (from, to): (Day, Day)) -> BTreeSet<Day> {
    fund.corrected.iter().filter(|day| (from..=to).contains(*day)).copied().collect()
}

/// Those of some days on which the customer had the fund.
pub(crate) fn had(days: &Days, of: &BTreeSet<Day>) -> BTreeSet<Day> {
    days.iter().map(|(day, ..)| *day).filter(|day| of.contains(day)).collect()
}
