//! The days of a position: each from T on is corrected when a confirmation comes.

use crate::PositionDay;
use crate::holding::Holding;
use kernel::{Day, Fen, Nav, Overflow, Rounding, Shares};
use std::ops::Bound::{Excluded, Unbounded};

/// Corrects value and profit of T and of each later day that was valued without the change:
/// `delta` shares and `unpaid` income are added to every day from T on, `flow` is dated T.
pub(crate) fn revalue(
    holding: &mut Holding,
    (t_day, nav): (Day, Nav),
    delta: Shares,
    flow: Fen,
    unpaid: Fen,
) -> Result<(), Overflow> {
    begin(holding, t_day, nav)?;
    let mut done = Moved::default();
    for (day, (row, changed)) in holding.days.range_mut(t_day..) {
        let worth = row.worth()?;
        let unpaid = part_of(unpaid, row.unpaid()?)?;
        row.shares = row.shares.checked_add(delta)?;
        let moved = row.worth()?.checked_sub(worth)?.checked_add(unpaid)?;
        let flow = if *day == t_day { flow } else { Fen::ZERO };
        let gained = done.next(moved, flow)?;
        row.value = row.value.checked_add(moved)?;
        row.flow = row.flow.checked_add(flow)?;
        row.profit = row.profit.checked_add(gained)?;
        *changed = true;
        holding.totals.add(*day, gained, flow)?;
        if holding.position.valued_on == Some(*day) {
            holding.position.day_profit = holding.position.day_profit.checked_add(gained)?;
        }
    }
    finish(holding, t_day, delta, &done)
}

/// What leaves with a day of all that leaves: what it had of it. An income is taken away, a loss is
/// given back.
fn part_of(leaving: Fen, had: Fen) -> Result<Fen, Overflow> {
    let had = had.checked_neg()?;
    Ok(match leaving.is_negative() {
        true => leaving.max(had).min(Fen::ZERO),
        false => leaving.min(had).max(Fen::ZERO),
    })
}

/// Pays a money fund's income of the days from T to `until` in shares: what the TA pays takes the
/// place of what was accrued for them, so that each of these days is worth its shares.
pub(crate) fn pay_income(
    holding: &mut Holding,
    t_day: Day,
    until: Day,
    paid: Shares,
) -> Result<(), Overflow> {
    begin(holding, t_day, Nav::PAR)?;
    add_unvalued(holding, until);
    let last = holding.days.range(t_day..=until.max(t_day)).next_back();
    let last = last.map_or(t_day, |(day, _)| *day);
    let (mut done, mut settled, mut taken) = (Moved::default(), Fen::ZERO, Fen::ZERO);
    let mut lost = Fen::ZERO;
    for (day, (row, changed)) in holding.days.range_mut(t_day..) {
        let unpaid = row.unpaid()?;
        *changed = true;
        if *day < last {
            row.shares = row.shares.checked_add(at_par(unpaid))?;
            continue;
        }
        if *day == last {
            settled = unpaid;
        } else if row.shares.is_positive() && row.profit.is_negative() {
            lost = lost.checked_add(row.profit)?;
        }
        // A redemption of a later day may have ended what was accrued; a loss has not.
        taken = settled.min(unpaid.checked_sub(lost)?);
        let moved = Fen::from_units(paid.units()).checked_sub(taken)?;
        let gained = done.next(moved, Fen::ZERO)?;
        row.shares = row.shares.checked_add(paid)?;
        row.value = row.value.checked_add(moved)?;
        row.profit = row.profit.checked_add(gained)?;
        holding.totals.add(*day, gained, Fen::ZERO)?;
        if holding.position.valued_on == Some(*day) {
            holding.position.day_profit = holding.position.day_profit.checked_add(gained)?;
        }
    }
    holding.position.accrued = holding.position.accrued.checked_sub(taken)?;
    finish(holding, t_day, paid, &done)
}

/// Shares of 1.0000 that an income comes to: a fen is 0.01 share.
fn at_par(income: Fen) -> Shares {
    Shares::from_units(income.units())
}

/// By how much the value has moved up to a day, and the profit in all.
#[derive(Default)]
struct Moved {
    value: Fen,
    profit: Fen,
}

impl Moved {
    /// The profit of the next day, whose value moves by `moved` with `flow` of it paid in.
    fn next(&mut self, moved: Fen, flow: Fen) -> Result<Fen, Overflow> {
        let gained = moved.checked_sub(self.value)?.checked_sub(flow)?;
        self.value = moved;
        self.profit = self.profit.checked_add(gained)?;
        Ok(gained)
    }
}

fn finish(holding: &mut Holding, t_day: Day, delta: Shares, moved: &Moved) -> Result<(), Overflow> {
    let position = &mut holding.position;
    position.shares = position.shares.checked_add(delta)?;
    if position.shares.is_positive() {
        position.opened_on.get_or_insert(t_day);
    }
    position.value = position.value.checked_add(moved.value)?;
    position.total_profit = position.total_profit.checked_add(moved.profit)?;
    Ok(())
}

/// Makes the row of T where there is none yet: the position is new, or T is not valued yet. It
/// begins as the day before ended, at the NAV of T. Days that were published since T while nothing
/// was held get their rows, too.
fn begin(holding: &mut Holding, t_day: Day, nav: Nav) -> Result<(), Overflow> {
    if !holding.days.contains_key(&t_day) && !begin_day(holding, t_day, nav)?.is_positive() {
        let next = holding.days.range((Excluded(t_day), Unbounded)).next();
        let until = next.map_or(Day::MAX, |(day, _)| *day);
        add_missed(holding, t_day, until);
    }
    if holding.position.shares.is_zero() {
        let last = holding.days.last_key_value().map_or(t_day, |(day, _)| *day);
        add_missed(holding, last, Day::MAX);
        if let Some((day, (row, _))) = holding.days.last_key_value() {
            let position = &mut holding.position;
            if position.valued_on < Some(*day) {
                position.valued_on = Some(*day);
                position.nav = row.nav;
                position.day_profit = Fen::ZERO;
            }
        }
    }
    Ok(())
}

/// Answers the shares that the day begins with.
fn begin_day(holding: &mut Holding, t_day: Day, nav: Nav) -> Result<Shares, Overflow> {
    let later = holding.days.range(t_day..).next().is_some();
    let position = &mut holding.position;
    // A position that was valued after T without a row of T held nothing on T.
    let (held, last_value) =
        if later { (Shares::ZERO, Fen::ZERO) } else { (position.shares, position.value) };
    let value = match held.is_zero() {
        true => Fen::ZERO,
        false => held.value(nav, Rounding::HalfUp)?.checked_add(position.accrued)?,
    };
    let profit = value.checked_sub(last_value)?;
    let row = PositionDay { shares: held, value, profit, ..nothing(holding, t_day, nav) };
    holding.days.insert(t_day, (row, true));
    if !later {
        let position = &mut holding.position;
        position.valued_on = Some(t_day);
        position.nav = nav;
        position.value = value;
        position.day_profit = profit;
        position.total_profit = position.total_profit.checked_add(profit)?;
        holding.totals.add(t_day, profit, Fen::ZERO)?;
    }
    Ok(held)
}

/// Rows of nothing for the days that were published between two days.
fn add_missed(holding: &mut Holding, after: Day, before: Day) {
    let missed = holding.missed.iter().filter(|(day, _)| **day > after && **day < before);
    let rows: Vec<PositionDay> = missed.map(|(day, nav)| nothing(holding, *day, *nav)).collect();
    holding.days.extend(rows.into_iter().map(|row| (row.day, (row, true))));
}

/// Rows of the days up to `until` that are not valued yet: their income is in what is paid, so that
/// nothing is accrued for them when their price comes.
fn add_unvalued(holding: &mut Holding, until: Day) {
    let Some((day, (row, _))) = holding.days.last_key_value() else { return };
    if holding.position.valued_on != Some(*day) || *day >= until {
        return;
    }
    let days = std::iter::successors(Some(day.next()), |day| Some(day.next()));
    let days = days.take_while(|day| *day <= until);
    let alike = |day| PositionDay { day, profit: Fen::ZERO, flow: Fen::ZERO, ..row.clone() };
    let rows: Vec<PositionDay> = days.map(alike).collect();
    holding.days.extend(rows.into_iter().map(|row| (row.day, (row, true))));
    holding.position.valued_on = Some(until);
    holding.position.day_profit = Fen::ZERO;
}

/// A day on which nothing is held.
fn nothing(holding: &Holding, day: Day, nav: Nav) -> PositionDay {
    let position = &holding.position;
    PositionDay {
        cust_no: position.cust_no,
        trade_acco: position.trade_acco,
        fund_code: position.fund_code,
        container: position.container,
        day,
        shares: Shares::ZERO,
        nav,
        value: Fen::ZERO,
        profit: Fen::ZERO,
        flow: Fen::ZERO,
    }
}
