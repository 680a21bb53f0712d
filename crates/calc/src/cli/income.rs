//! `dividend`, `money` and `sevenday`.

use kernel::{Nav, Rounding, Shares};

use super::answer::Answer;
use super::fields::Fields;
use crate::{CalcError, Carry, Steps, YIELD_DAYS};

pub(super) fn dividend(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["shares", "perShare", "nav", "method"])?;
    let shares = input.figure("shares")?;
    let per_share = input.figure("perShare")?;
    let nav = input.positive("nav")?;
    let reinvested = input.choice("method", &[("cash", false), ("reinvest", true)])?;
    let cash = crate::dividend_cash(shares, per_share, steps)?;
    let ex_nav = crate::ex_nav(nav, per_share, steps)?;
    let more = if reinvested {
        crate::reinvested_shares(cash, ex_nav, Rounding::HalfUp, steps)?
    } else {
        Shares::ZERO
    };
    Answer::default().with("cash", &cash)?.with("exNav", &ex_nav)?.with("shares", &more)
}

pub(super) fn money(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["balance", "incomes", "carry"])?;
    let balance = input.figure("balance")?;
    let incomes: Vec<Nav> = input.figures("incomes")?;
    let earned = crate::earn(balance, &incomes, carry(input)?, steps)?;
    Answer::default().with("balance", &earned.balance)?.with("incomes", &earned.incomes)
}

pub(super) fn sevenday(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["incomes", "carry"])?;
    let incomes: Vec<Nav> = input.figures("incomes")?;
    let Ok(week) = <[Nav; YIELD_DAYS]>::try_from(incomes.as_slice()) else {
        let message = format!("must be seven incomes, one a day, not {}", incomes.len());
        return Err(input.refuse("incomes", message));
    };
    let yearly = crate::seven_day_yield(&week, carry(input)?, steps)?;
    let percent = yearly.percent_display(3);
    Answer::default().with("percent", percent.trim_end_matches('%'))
}

fn carry(input: &Fields) -> Result<Carry, CalcError> {
    input.choice("carry", &[("daily", Carry::Daily), ("monthly", Carry::Monthly)])
}
