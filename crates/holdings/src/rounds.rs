//! Noting a confirmation in the round to which it belongs.

use crate::holding::Holding;
use crate::round::Money;
use crate::{Change, ChangeKind, Position};
use kernel::{Day, Fen, Overflow, Rounding};

/// Notes a change in the round to which it belongs; to be called before its shares move.
pub(crate) fn note(holding: &mut Holding, change: &Change) -> Result<(), Overflow> {
    let money = money_of(change)?;
    match change.kind {
        ChangeKind::IncomePaid { shares } if !shares.is_positive() => return Ok(()),
        ChangeKind::CashDividend { .. } if holding.position.rounds > 0 => {
            return paid(holding, change.t_day, money);
        }
        _ => {}
    }
    let earned =
        matches!(change.kind, ChangeKind::Reinvested { .. } | ChangeKind::IncomePaid { .. });
    add(holding, (change.t_day, earned), money)
}

/// Notes that shares worth so much arrived from another account; to be called before they do.
pub(crate) fn note_arrival(holding: &mut Holding, on: Day, value: Fen) -> Result<(), Overflow> {
    add(holding, (on, false), Money { put_in: value, ..Money::default() })
}

/// Adds to the round that is under way on a day, or begins one; `earned` says whether it is by what
/// a round before it brought.
fn add(holding: &mut Holding, (on, earned): (Day, bool), money: Money) -> Result<(), Overflow> {
    if begins(&holding.position, (on, earned)) {
        holding.earlier.extend(holding.position.round().map(|round| (round, true)));
        let position = &mut holding.position;
        position.rounds = position.rounds.checked_add(1).ok_or(Overflow)?;
        (position.round_from, position.round_until) = (Some(on), Some(on));
        position.set_round_money(Money::default());
    }
    let position = &mut holding.position;
    position.round_from = Some(position.round_from.map_or(on, |from| from.min(on)));
    position.round_until = position.round_until.max(Some(on));
    position.set_round_money(position.round_money().plus(money)?);
    merge(holding)
}

fn begins(position: &Position, (on, earned): (Day, bool)) -> bool {
    let after = position.round_until.is_none_or(|until| until < on);
    position.rounds == 0 || (position.shares.is_zero() && !earned && after)
}

/// A dividend in cash moves no shares: it belongs to the round that had begun by its day.
fn paid(holding: &mut Holding, on: Day, money: Money) -> Result<(), Overflow> {
    let position = &mut holding.position;
    if position.round_from.is_none_or(|from| from <= on) || holding.earlier.is_empty() {
        position.set_round_money(position.round_money().plus(money)?);
        return Ok(());
    }
    let at = holding.earlier.iter().rposition(|(round, _)| round.began_on <= on).unwrap_or(0);
    if let Some((round, changed)) = holding.earlier.get_mut(at) {
        *round = round.clone().with(round.money().plus(money)?);
        *changed = true;
    }
    Ok(())
}

/// A late confirmation may reach back into the round before: the two are one then.
fn merge(holding: &mut Holding) -> Result<(), Overflow> {
    let Holding { position, earlier, merged, .. } = holding;
    while let Some((last, _)) =
        earlier.pop_if(|(last, _)| position.round_from.is_some_and(|from| last.ended_on >= from))
    {
        position.rounds = last.round_no;
        position.round_from = position.round_from.min(Some(last.began_on));
        position.round_until = position.round_until.max(Some(last.ended_on));
        position.set_round_money(position.round_money().plus(last.money())?);
        merged.push(last.round_no);
    }
    Ok(())
}

/// The money of a change.
fn money_of(change: &Change) -> Result<Money, Overflow> {
    let none = Money { fees: change.fee, ..Money::default() };
    Ok(match change.kind {
        ChangeKind::Bought { amount, .. } | ChangeKind::ConvertedIn { amount, .. } => {
            Money { put_in: amount, ..none }
        }
        ChangeKind::Increased { cost, .. } => Money { put_in: cost, ..none },
        ChangeKind::Redeemed { net, .. } => Money { got_back: net, ..none },
        ChangeKind::Moved { value, .. } => Money { got_back: value, ..none },
        ChangeKind::CashDividend { amount } => Money { dividends: amount, ..none },
        ChangeKind::Reinvested { shares } => {
            Money { reinvested: shares.value(change.nav, Rounding::HalfUp)?, ..none }
        }
        ChangeKind::IncomePaid { .. } | ChangeKind::Decreased { .. } => none,
    })
}
