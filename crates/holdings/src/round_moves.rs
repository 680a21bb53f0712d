//! Rounds from the orders that made them: filled in where an older program kept none, and compared
//! with what is kept.

use crate::round::{Money, Round};
use crate::store::{days, positions, rounds};
use crate::{Position, PositionDay, PositionKey};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, Fen, Overflow};
use ledger::Difference;
use std::collections::{BTreeMap, BTreeSet};

/// Money that an order or a dividend moved in a position.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoundMove {
    /// The position.
    pub key: PositionKey,
    /// T; of a quick redemption, which has none, the day before it.
    pub day: Day,
    /// Put in, fees included.
    pub put_in: Fen,
    /// What was got back after fees.
    pub got_back: Fen,
    /// The fees.
    pub fees: Fen,
    /// A dividend in cash.
    pub dividends: Fen,
    /// A dividend in shares, at the NAV of its ex-date.
    pub reinvested: Fen,
}

impl RoundMove {
    const fn money(&self) -> Money {
        let Self { put_in, got_back, fees, dividends, reinvested, .. } = *self;
        Money { put_in, got_back, fees, dividends, reinvested }
    }
}

type Moves<'a> = BTreeMap<PositionKey, Vec<&'a RoundMove>>;

fn by_position(moves: &[RoundMove]) -> Moves<'_> {
    let mut all: Moves<'_> = BTreeMap::new();
    for one in moves {
        all.entry(one.key).or_default().push(one);
    }
    all
}

/// Positions of an older program, whose rounds are not filled in; so many at most.
///
/// # Errors
/// Those of the database.
pub async fn unfilled(tx: &mut Tx, limit: i64) -> Result<Vec<PositionKey>, Error> {
    positions::unfilled(tx, limit).await
}

/// Fills in the rounds of such positions: their days say when they began and ended, the moves of
/// their customers what went in and came out.
///
/// # Errors
/// Those of the database.
pub async fn fill_rounds(
    tx: &mut Tx,
    keys: &[PositionKey],
    moves: &[RoundMove],
) -> Result<(), Error> {
    let moves = by_position(moves);
    let positions = positions::of_keys(tx, keys).await?;
    let since = positions.iter().map(|position| days::Since::of(position, Day::MIN));
    let since: Vec<days::Since> = since.collect();
    let mut rows: BTreeMap<PositionKey, Vec<PositionDay>> = BTreeMap::new();
    for row in days::since(tx, &since).await? {
        rows.entry(row.key()).or_default().push(row);
    }
    let (mut filled, mut earlier) = (Vec::new(), Vec::new());
    for mut position in positions {
        let key = position.key();
        let mut days = rows.remove(&key).unwrap_or_default();
        days.sort_by_key(|row| row.day);
        let moves = moves.get(&key).map_or(&[][..], |moves| moves);
        let before = fill(&mut position, &days, moves);
        earlier.extend(before.map_err(|e| Error::new(ErrorKind::Fault, e))?);
        filled.push(position);
    }
    positions::upsert(tx, &filled).await?;
    rounds::upsert(tx, &earlier).await
}

/// Fills in a position; answers the rounds before its latest.
fn fill(
    position: &mut Position,
    days: &[PositionDay],
    moves: &[&RoundMove],
) -> Result<Vec<Round>, Overflow> {
    let mut spans = spans(days, moves);
    if spans.is_empty() {
        // It came and went between two NAV days.
        let known = moves.iter().map(|one| one.day);
        let known: BTreeSet<Day> =
            known.chain(position.opened_on).chain(position.closed_on).collect();
        spans.extend(known.first().copied().zip(known.last().copied()));
    }
    if let (Some((_, until)), false) = (spans.last_mut(), position.shares.is_positive()) {
        *until = position.closed_on.map_or(*until, |closed| closed.max(*until));
    }
    let mut sums = vec![Money::default(); spans.len()];
    for one in moves {
        if let Some(sum) = sums.get_mut(at(&spans, one.day)) {
            *sum = sum.plus(one.money())?;
        }
    }
    let mut before = Vec::new();
    for (number, ((from, until), money)) in (1..).zip(spans.iter().copied().zip(sums)) {
        before.extend(position.round());
        position.rounds = number;
        (position.round_from, position.round_until) = (Some(from), Some(until));
        position.set_round_money(money);
    }
    Ok(before)
}

/// First and last days of rounds. One that begins without money goes on with that before it.
fn spans(days: &[PositionDay], moves: &[&RoundMove]) -> Vec<(Day, Day)> {
    let mut spans: Vec<(Day, Day)> = Vec::new();
    let mut holds = false;
    for row in days {
        let put_in = || moves.iter().any(|one| one.day == row.day && one.put_in.is_positive());
        match (holds, row.shares.is_positive()) {
            (false, true) if spans.is_empty() || put_in() => spans.push((row.day, row.day)),
            (true, false) => {
                if let Some((_, until)) = spans.last_mut() {
                    *until = row.day;
                }
            }
            _ => {}
        }
        holds = row.shares.is_positive();
    }
    let from = spans.last().map(|(from, _)| *from);
    let last = moves.iter().filter(|one| one.dividends.is_zero()).map(|one| one.day);
    let last = last.filter(|day| from.is_some_and(|from| from <= *day)).max();
    if let (Some((_, until)), Some(last)) = (spans.last_mut(), last) {
        *until = last.max(*until);
    }
    spans
}

/// The round that had begun last by a day; the first one before all.
fn at(spans: &[(Day, Day)], day: Day) -> usize {
    spans.iter().rposition(|(from, _)| *from <= day).unwrap_or(0)
}

/// Compares the rounds of all positions with all moves, and with the positions' own profit; answers
/// what differs: nothing, in sound books.
///
/// # Errors
/// Those of the database.
pub async fn verify_rounds(tx: &mut Tx, moves: &[RoundMove]) -> Result<Vec<Difference>, Error> {
    let mut kept: BTreeMap<PositionKey, Vec<Round>> = BTreeMap::new();
    for round in rounds::all(tx).await? {
        kept.entry(round.key()).or_default().push(round);
    }
    let moves = by_position(moves);
    let mut found = Vec::new();
    for position in positions::all(tx).await? {
        let key = position.key();
        let mut rounds = kept.remove(&key).unwrap_or_default();
        rounds.extend(position.round());
        let moves = moves.get(&key).map_or(&[][..], |moves| moves);
        let compared = compare(&position, &rounds, moves, &mut found);
        compared.map_err(|e| Error::new(ErrorKind::Fault, e))?;
    }
    found.extend(kept.keys().map(|key| difference(key, "rounds without it", 0, 1)));
    Ok(found)
}

fn difference(key: &PositionKey, what: &str, expected: i64, found: i64) -> Difference {
    let PositionKey { cust_no, trade_acco, fund_code } = key;
    let what = format!("position {cust_no} {trade_acco} {fund_code}: {what}");
    Difference { what, expected, found }
}

fn compare(
    position: &Position,
    rounds: &[Round],
    moves: &[&RoundMove],
    differences: &mut Vec<Difference>,
) -> Result<(), Overflow> {
    let key = position.key();
    let mut require = |what: &str, expected: i64, found: i64| {
        if expected != found {
            differences.push(difference(&key, what, expected, found));
        }
    };
    let count = i64::try_from(rounds.len()).unwrap_or(i64::MAX);
    require("number of its rounds", count, position.rounds);
    let apart = rounds.is_sorted_by(|a, b| a.ended_on < b.began_on);
    let numbered = (1..).zip(rounds).all(|(number, round)| round.round_no == number);
    require("rounds that are out of order", 0, i64::from(!apart || !numbered));
    let spans: Vec<(Day, Day)> =
        rounds.iter().map(|round| (round.began_on, round.ended_on)).collect();
    let mut expected = vec![Money::default(); spans.len()];
    for one in moves {
        if let Some(sum) = expected.get_mut(at(&spans, one.day)) {
            *sum = sum.plus(one.money())?;
        }
    }
    for (round, expected) in rounds.iter().zip(&expected) {
        let found = round.money();
        for (what, of) in FIGURES {
            let (expected, found) = (of(expected), of(&found));
            require(&format!("round {}, {what}", round.round_no), expected, found);
        }
    }
    let profits = rounds.iter().map(|round| round.money().profit());
    let profit = Fen::try_sum(profits.collect::<Result<Vec<Fen>, Overflow>>()?)?;
    let profit = profit.checked_add(position.value)?;
    require("profit of its rounds", position.total_profit.units(), profit.units());
    Ok(())
}

type Figure = (&'static str, fn(&Money) -> i64);

const FIGURES: [Figure; 5] = [
    ("put in", |money| money.put_in.units()),
    ("got back", |money| money.got_back.units()),
    ("fees", |money| money.fees.units()),
    ("dividends", |money| money.dividends.units()),
    ("reinvested", |money| money.reinvested.units()),
];
