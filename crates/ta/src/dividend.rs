//! Dividends and the income of money funds (rules 2.6 and 2.7).

use std::collections::HashMap;

use calc::Steps;
use exchange::DividendMethod;
use kernel::{Day, Fen, FundCode, Nav, Rounding, Shares};

use crate::register::Key;
use crate::store::{AnswerRow, ApplicationRow, DueRow, LotRow, MethodRow, PriceRow};
use crate::work::Work;
use crate::{TaError, basis};

/// Pays what was published: each position has one record for each fund and day.
pub(crate) fn pay(
    work: &mut Work<'_>,
    published: &[PriceRow],
    methods: &[MethodRow],
    applications: &[ApplicationRow],
) -> Result<(), TaError> {
    let (chosen, leaving) = (Chosen::of(methods), leaving(applications));
    let mut incomes: Vec<(FundCode, Vec<(Day, Nav)>)> = Vec::new();
    for (fund, row) in by_fund(published) {
        if !row.income.is_zero() {
            match incomes.last_mut().filter(|(last, _)| *last == fund) {
                Some((_, days)) => days.push((row.day, row.income)),
                None => incomes.push((fund, vec![(row.day, row.income)])),
            }
        }
        if row.dividend.is_positive() {
            for key in work.register.holders(fund) {
                let waiting = leaving.get(&key).map_or(&[][..], Vec::as_slice);
                let shares = basis::basis(work, fund, &key, row.day, waiting)?;
                dividend(work, fund, &due(&key, row, shares), &chosen)?;
            }
            work.entitled.pay(row);
        }
    }
    for (fund, days) in incomes {
        for key in work.register.holders(fund) {
            income(work, &key, &days)?;
        }
    }
    Ok(())
}

/// Pays what came too late for dividends of the days before.
pub(crate) fn pay_late(
    work: &mut Work<'_>,
    dues: &[DueRow],
    methods: &[MethodRow],
) -> Result<(), TaError> {
    let chosen = Chosen::of(methods);
    for due in dues {
        if let Ok(fund) = due.fund.parse() {
            dividend(work, fund, due, &chosen)?;
        }
    }
    Ok(())
}

/// What customers chose, oldest first. A choice counts for dividends after its T (rule 2.6).
struct Chosen<'a>(HashMap<(&'a str, &'a str), Vec<&'a MethodRow>>);

impl<'a> Chosen<'a> {
    fn of(methods: &'a [MethodRow]) -> Self {
        let mut all: HashMap<_, Vec<_>> = HashMap::new();
        for row in methods {
            all.entry((row.fund.as_str(), row.trade_acco.as_str())).or_default().push(row);
        }
        Self(all)
    }

    fn on(&self, due: &DueRow) -> Option<&str> {
        let all = self.0.get(&(due.fund.as_str(), due.trade_acco.as_str()))?;
        let last = all.iter().rev().find(|row| row.t_day < due.ex_day)?;
        Some(last.method.as_str())
    }
}

/// The applications that take shares of a position.
fn leaving(applications: &[ApplicationRow]) -> HashMap<Key, Vec<&ApplicationRow>> {
    let mut all: HashMap<Key, Vec<&ApplicationRow>> = HashMap::new();
    for row in applications.iter().filter(|row| row.takes_shares()) {
        all.entry((row.fund.clone(), row.trade_acco.clone())).or_default().push(row);
    }
    all
}

fn due(key: &Key, row: &PriceRow, shares: Shares) -> DueRow {
    DueRow {
        fund: key.0.clone(),
        trade_acco: key.1.clone(),
        ex_day: row.day,
        shares,
        per_share: row.dividend,
        nav: row.nav,
    }
}

/// The published dividends and incomes of a day.
fn by_fund(published: &[PriceRow]) -> impl Iterator<Item = (FundCode, &PriceRow)> {
    published.iter().filter_map(|row| Some((row.fund.parse().ok()?, row)))
}

/// Cash, or shares at the price of the ex-date. Shares are registered on the confirmation day.
fn dividend(
    work: &mut Work<'_>,
    fund: FundCode,
    due: &DueRow,
    chosen: &Chosen<'_>,
) -> Result<(), TaError> {
    let cash = due.shares.value(due.per_share, Rounding::HalfUp)?;
    if !cash.is_positive() {
        return Ok(());
    }
    let by_contract = work.terms(fund, due.ex_day).is_some_and(|terms| terms.reinvests);
    let reinvests = chosen.on(due).map_or(by_contract, |method| method == "0");
    let (amount, method) = match (in_part(work, work.faults.part_cash), reinvests) {
        (true, _) => (cash.portion(1, 2, Rounding::Down)?, DividendMethod::PartlyReinvest),
        (_, true) => (Fen::ZERO, DividendMethod::Reinvest),
        (_, false) => (cash, DividendMethod::Cash),
    };
    let shares = cash.checked_sub(amount)?.shares_at(due.nav, Rounding::HalfUp)?;
    let key = (due.fund.clone(), due.trade_acco.clone());
    let answer = AnswerRow {
        amount,
        asked_amount: cash,
        asked_shares: due.shares,
        shares,
        price: due.nav,
        per_share: due.per_share,
        method: method.code().to_owned(),
        t_day: due.ex_day,
        ..record(work, &key)
    };
    register(work, &key, &answer, false)?;
    work.entitled.arrived(&key, due.ex_day, shares)?;
    work.answers.push(answer);
    Ok(())
}

/// Whether the next record is an n-th one.
fn in_part(work: &Work<'_>, each: Option<usize>) -> bool {
    each.is_some_and(|each| usize::is_multiple_of(work.answers.len() + 1, each))
}

/// Income of some natural days, carried to the shares each day and cut to 0.01. A loss takes no
/// shares: it waits for income that makes up for it.
fn income(work: &mut Work<'_>, key: &Key, days: &[(Day, Nav)]) -> Result<(), TaError> {
    let mut gained = Shares::ZERO.checked_sub(work.register.loss(key))?;
    for (day, of_10000) in days {
        let held = work.register.shares(key, *day)?.checked_add(gained)?;
        let income = calc::daily_income(held, *of_10000, &mut Steps::silent())?;
        // The price of its shares is 1.0000: a fen of income is 0.01 share.
        gained = gained.checked_add(Shares::from_units(income.units()))?;
    }
    work.register.set_loss(key, Shares::ZERO.checked_sub(gained)?);
    if !gained.is_positive() {
        return Ok(());
    }
    let basis = work.register.shares(key, work.t_day)?;
    let whole = Fen::from_units(gained.units());
    let cashed = work.faults.cash_incomes.filter(|(each, _)| in_part(work, Some(*each)));
    let amount = cashed.map_or(Ok(Fen::ZERO), |(_, part)| whole.times(part, Rounding::Down))?;
    let shares = gained.checked_sub(Shares::from_units(amount.units()))?;
    let method = match (amount.is_positive(), shares.is_positive()) {
        (false, _) => DividendMethod::Reinvest,
        (true, false) => DividendMethod::Cash,
        (true, true) => DividendMethod::PartlyReinvest,
    };
    let answer = AnswerRow {
        asked_amount: whole,
        asked_shares: basis,
        amount,
        shares,
        price: Nav::PAR,
        method: method.code().to_owned(),
        ..record(work, key)
    };
    register(work, key, &answer, true)?;
    work.answers.push(answer);
    Ok(())
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
        target_acco: String::new(),
        direction: String::new(),
    }
}
