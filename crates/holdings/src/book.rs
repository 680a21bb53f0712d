//! Applying many confirmations: what they touch is read at once, changed in memory, and written
//! at once, so that a day of 100,000 orders is a few statements for each chunk.

use crate::apply::apply;
use crate::change::{Change, ChangeError};
use crate::holding::Holding;
use crate::move_shares::{move_in, move_out};
use crate::round::Round;
use crate::store::{days, lots, positions, rounds, taken_lots};
use crate::{Position, PositionDay, PositionKey, TakenLot};
use bankcards::Purpose;
use db::{Error, ErrorKind, Tx};
use funds::Since;
use kernel::{Day, FundCode, Nav, TradeAcco};
use std::collections::{BTreeMap, BTreeSet};

/// Applies confirmations to positions, lots and daily profit, in the order given. A thousand to
/// five thousand at a time are best.
///
/// # Errors
/// [`ErrorKind::Fault`] when the TA confirms more than is held: nothing of the chunk is applied.
/// Those of the database.
pub async fn apply_confirmations(tx: &mut Tx, changes: &[Change]) -> Result<(), Error> {
    apply_late(tx, changes, Day::MIN).await
}

/// The same where the answers may be taken after their day: the days before `valued_before` are
/// valued.
///
/// # Errors
/// Those of [`apply_confirmations`].
pub async fn apply_late(tx: &mut Tx, changes: &[Change], valued_before: Day) -> Result<(), Error> {
    let Some(confirmed_on) = changes.iter().map(|change| change.confirmed_on).max() else {
        return Ok(());
    };
    let mut holdings = load(tx, changes).await?;
    read_missed(tx, (changes, valued_before.max(confirmed_on)), &mut holdings).await?;
    for change in changes {
        apply_one(&mut holdings, change).map_err(|e| fault(change, &e))?;
    }
    save(tx, &holdings).await
}

pub(crate) fn apply_one(
    holdings: &mut BTreeMap<PositionKey, Holding>,
    change: &Change,
) -> Result<(), ChangeError> {
    let from = named(holdings, &change.key);
    let Some(into) = change.moves_into() else { return apply(from, change) };
    let moving = move_out(from, change)?;
    move_in(named(holdings, &into), change, moving)
}

fn named<'a>(
    holdings: &'a mut BTreeMap<PositionKey, Holding>,
    key: &PositionKey,
) -> &'a mut Holding {
    holdings.entry(*key).or_insert_with(|| Holding::empty(key))
}

/// Reads what was published since T, and valued, for positions that begin with a change, or have no
/// day of its T: shares of a slow fund, of a late TA, or of an answer that is taken late count from
/// T on. Most confirmations come on the day after T, and nothing is read.
async fn read_missed(
    tx: &mut Tx,
    (changes, valued_before): (&[Change], Day),
    holdings: &mut BTreeMap<PositionKey, Holding>,
) -> Result<(), Error> {
    let mut lacking: BTreeSet<PositionKey> = BTreeSet::new();
    let mut first: BTreeMap<FundCode, Day> = BTreeMap::new();
    for change in changes.iter().filter(|change| change.t_day.next() < valued_before) {
        for key in std::iter::once(change.key).chain(change.moves_into()) {
            if named(holdings, &key).lacks(change.t_day) {
                let first = first.entry(key.fund_code).or_insert(change.t_day);
                *first = change.t_day.min(*first);
                lacking.insert(key);
            }
        }
    }
    let since: Vec<Since> = first.into_iter().map(|(code, day)| Since { code, day }).collect();
    let mut published: BTreeMap<FundCode, BTreeMap<Day, Nav>> = BTreeMap::new();
    let all = funds::navs_after(tx, &since).await?.into_iter();
    for (code, day, nav) in all.filter(|(_, day, _)| *day < valued_before) {
        published.entry(code).or_default().insert(day, nav);
    }
    for key in lacking {
        let missed = published.get(&key.fund_code);
        named(holdings, &key).missed = missed.cloned().unwrap_or_default();
    }
    Ok(())
}

/// Reads the positions that the changes touch, each with its days from its own earliest T on; and,
/// where something is taken from lots, those that hold something. A customer who only buys, buys as
/// fast with thousands of lots as with none.
async fn load(tx: &mut Tx, changes: &[Change]) -> Result<BTreeMap<PositionKey, Holding>, Error> {
    let mut first: BTreeMap<PositionKey, Day> = BTreeMap::new();
    for change in changes {
        for key in std::iter::once(change.key).chain(change.moves_into()) {
            let first = first.entry(key).or_insert(change.t_day);
            *first = change.t_day.min(*first);
        }
    }
    let keys: Vec<PositionKey> = first.keys().copied().collect();
    let mut holdings: BTreeMap<PositionKey, Holding> = BTreeMap::new();
    for position in positions::of_keys(tx, &keys).await? {
        let key = position.key();
        holdings.insert(key, Holding { position, ..Holding::empty(&key) });
    }
    begin_for_others(tx, &keys, &mut holdings).await?;
    let takes: BTreeSet<&PositionKey> =
        changes.iter().filter(|c| c.kind.reads_lots()).map(|c| &c.key).collect();
    let takes: Vec<PositionKey> = takes.into_iter().cloned().collect();
    for lot in lots::open_of_keys(tx, &takes).await? {
        if let Some(holding) = holdings.get_mut(&lot.key()) {
            holding.known_lots.insert((lot.registered_on, lot.lot_id));
            holding.lots.insert((lot.registered_on, lot.lot_id), (lot, false));
        }
    }
    read_earlier(tx, &first, &mut holdings).await?;
    let known = |(key, day)| Some(days::Since::of(&holdings.get(&key)?.position, day));
    let since: Vec<days::Since> = first.into_iter().filter_map(known).collect();
    for row in days::since(tx, &since).await? {
        if let Some(holding) = holdings.get_mut(&row.key()) {
            holding.days.insert(row.day, (row, false));
        }
    }
    Ok(holdings)
}

/// Begins the positions that are new and belong to an account with a purpose of its own; the others
/// that are new are the customer's own. Most days have few new ones, and they alone are looked up.
async fn begin_for_others(
    tx: &mut Tx,
    keys: &[PositionKey],
    holdings: &mut BTreeMap<PositionKey, Holding>,
) -> Result<(), Error> {
    let new = || keys.iter().filter(|key| !holdings.contains_key(*key));
    let accounts: BTreeSet<TradeAcco> = new().map(|key| key.trade_acco).collect();
    if accounts.is_empty() {
        return Ok(());
    }
    let accounts: Vec<TradeAcco> = accounts.into_iter().collect();
    let purposes = bankcards::purposes(tx, &accounts).await?;
    let of = |key: &PositionKey| {
        let container = *purposes.get(&key.trade_acco)?;
        let mut holding = Holding::empty(key);
        holding.position.container = container;
        (container != Purpose::Own).then_some((*key, holding))
    };
    let begun: Vec<(PositionKey, Holding)> = new().filter_map(of).collect();
    holdings.extend(begun);
    Ok(())
}

/// Reads the rounds before the latest, where a change is dated before that began. Next to none is.
async fn read_earlier(
    tx: &mut Tx,
    first: &BTreeMap<PositionKey, Day>,
    holdings: &mut BTreeMap<PositionKey, Holding>,
) -> Result<(), Error> {
    for (key, holding) in holdings {
        let from = holding.position.round_from.filter(|_| holding.position.rounds > 1);
        if from.is_some_and(|from| first.get(key).is_some_and(|first| *first < from)) {
            let rows = rounds::of_position(tx, key).await?;
            holding.earlier = rows.into_iter().map(|round| (round, false)).collect();
        }
    }
    Ok(())
}

/// Writes what was changed. Positions that were only read are left out.
async fn save(tx: &mut Tx, holdings: &BTreeMap<PositionKey, Holding>) -> Result<(), Error> {
    let touched = |holding: &&Holding| {
        holding.lots.values().any(|(_, changed)| *changed)
            || holding.days.values().any(|(_, changed)| *changed)
    };
    let touched: Vec<&Holding> = holdings.values().filter(touched).collect();
    let rows: Vec<Position> = touched.iter().map(|holding| holding.position.clone()).collect();
    positions::upsert(tx, &rows).await?;
    save_rounds(tx, &touched).await?;
    let (mut read, mut added) = (Vec::new(), Vec::new());
    for holding in &touched {
        for (key, (lot, _)) in holding.lots.iter().filter(|(_, (_, changed))| *changed) {
            let rows = if holding.known_lots.contains(key) { &mut read } else { &mut added };
            rows.push(lot.clone());
        }
    }
    lots::upsert(tx, &read).await?;
    lots::add(tx, &added).await?;
    let taken: Vec<TakenLot> = touched.iter().flat_map(|h| h.taken.iter().cloned()).collect();
    if !taken.is_empty() {
        taken_lots::insert(tx, &taken).await?;
    }
    let changed = |(row, changed): &(PositionDay, bool)| changed.then(|| row.clone());
    let rows: Vec<PositionDay> =
        touched.iter().flat_map(|holding| holding.days.values().filter_map(changed)).collect();
    days::upsert(tx, &rows).await?;
    let moved = touched.iter().map(|holding| (holding.position.cust_no, &holding.totals));
    days::add_totals(tx, moved).await
}

async fn save_rounds(tx: &mut Tx, touched: &[&Holding]) -> Result<(), Error> {
    for holding in touched {
        for number in &holding.merged {
            rounds::delete(tx, &holding.position.key(), *number).await?;
        }
    }
    let changed = |(round, changed): &(Round, bool)| changed.then(|| round.clone());
    let rows: Vec<Round> =
        touched.iter().flat_map(|holding| holding.earlier.iter().filter_map(changed)).collect();
    rounds::upsert(tx, &rows).await
}

fn fault(change: &Change, error: &ChangeError) -> Error {
    Error::new(ErrorKind::Fault, format!("confirmation of order {}: {error}", change.order_no))
}
