//! Dividends and the income of money funds (rules 2.6 and 2.7).

use std::collections::HashMap;

use kernel::{Day, Fen, FundCode, Nav, Overflow, Rounding, Shares, mul_div};

use crate::TaError;
use crate::register::Key;
use crate::store::{AnswerRow, LotRow, MethodRow, PriceRow};
use crate::work::Work;

/// Pays what was published: each position has one record for each fund.
pub(crate) fn pay(
    work: &mut Work<'_>,
    published: &[PriceRow],
    methods: &[MethodRow],
) -> Result<(), TaError> {
    let chosen: HashMap<(&str, &str), &str> = methods
        .iter()
        .map(|row| ((row.fund.as_str(), row.trade_acco.as_str()), row.method.as_str()))
        .collect();
    let mut incomes: Vec<(FundCode, Vec<(Day, Nav)>)> = Vec::new();
    for (fund, row) in by_fund(published) {
        if row.income.is_positive() {
            match incomes.last_mut().filter(|(last, _)| *last == fund) {
                Some((_, days)) => days.push((row.day, row.income)),
                None => incomes.push((fund, vec![(row.day, row.income)])),
            }
        }
        if row.dividend.is_positive() {
            for key in work.register.holders(fund) {
                let method = chosen.get(&(key.0.as_str(), key.1.as_str())).copied();
                dividend(work, fund, &key, row, method)?;
            }
        }
    }
    for (fund, days) in incomes {
        for key in work.register.holders(fund) {
            income(work, &key, &days)?;
        }
    }
    Ok(())
}

/// The published dividends and incomes of a day.
fn by_fund(published: &[PriceRow]) -> impl Iterator<Item = (FundCode, &PriceRow)> {
    published.iter().filter_map(|row| Some((row.fund.parse().ok()?, row)))
}

/// Cash, or shares at the price of the ex-date. Shares are registered on the confirmation day.
fn dividend(
    work: &mut Work<'_>,
    fund: FundCode,
    key: &Key,
    row: &PriceRow,
    method: Option<&str>,
) -> Result<(), TaError> {
    let basis = work.register.shares(key, row.day)?;
    let cash = basis.value(row.dividend, Rounding::HalfUp)?;
    if !cash.is_positive() {
        return Ok(());
    }
    let by_contract = work.terms(fund).is_some_and(|terms| terms.reinvests);
    let reinvests = method.map_or(by_contract, |method| method == "0");
    let shares = if reinvests { cash.shares_at(row.nav, Rounding::HalfUp)? } else { Shares::ZERO };
    let answer = AnswerRow {
        amount: if reinvests { Fen::ZERO } else { cash },
        asked_amount: cash,
        asked_shares: basis,
        shares,
        price: row.nav,
        per_share: row.dividend,
        method: if reinvests { "0" } else { "1" }.to_owned(),
        t_day: row.day,
        ..record(work, key)
    };
    register(work, key, &answer, false)?;
    work.answers.push(answer);
    Ok(())
}

/// Income of some natural days, carried to the shares each day and cut to 0.01.
fn income(work: &mut Work<'_>, key: &Key, days: &[(Day, Nav)]) -> Result<(), TaError> {
    let mut gained = Shares::ZERO;
    for (day, of_10000) in days {
        let held = work.register.shares(key, *day)?.checked_add(gained)?;
        gained = gained.checked_add(income_of(held, *of_10000)?)?;
    }
    if !gained.is_positive() {
        return Ok(());
    }
    let basis = work.register.shares(key, work.t_day)?;
    let answer = AnswerRow {
        asked_amount: Fen::from_units(gained.units()),
        asked_shares: basis,
        shares: gained,
        price: Nav::PAR,
        method: "0".to_owned(),
        ..record(work, key)
    };
    register(work, key, &answer, true)?;
    work.answers.push(answer);
    Ok(())
}

/// `shares × income ÷ 10,000`, cut to 0.01 (去尾).
pub(crate) fn income_of(shares: Shares, of_10000: Nav) -> Result<Shares, Overflow> {
    let d = 10_000 * Nav::SCALE;
    mul_div(shares.units(), of_10000.units(), d, Rounding::Down).map(Shares::from_units)
}

fn register(
    work: &mut Work<'_>,
    key: &Key,
    answer: &AnswerRow,
    merge: bool,
) -> Result<(), TaError> {
    if answer.shares.is_positive() {
        let lot = LotRow {
            serial: answer.serial.clone(),
            trade_acco: key.1.clone(),
            fund: key.0.clone(),
            shares: answer.shares,
            registered_on: work.cfm_day,
        };
        work.register.add(key, lot, merge)?;
    }
    Ok(())
}

fn record(work: &Work<'_>, key: &Key) -> AnswerRow {
    AnswerRow {
        serial: work.serial(),
        cfm_day: work.cfm_day,
        file_type: "06".to_owned(),
        business: "143".to_owned(),
        return_code: "0000".to_owned(),
        app_sheet: String::new(),
        t_day: work.t_day,
        trade_acco: key.1.clone(),
        fund: key.0.clone(),
        asked_amount: Fen::ZERO,
        asked_shares: Shares::ZERO,
        amount: Fen::ZERO,
        shares: Shares::ZERO,
        fee: Fen::ZERO,
        refund: Fen::ZERO,
        interest: Fen::ZERO,
        price: Nav::ZERO,
        per_share: Nav::ZERO,
        method: String::new(),
        target: String::new(),
        target_price: Nav::ZERO,
        target_shares: Shares::ZERO,
        top_up_fee: Fen::ZERO,
    }
}
