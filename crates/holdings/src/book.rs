//! Applying many confirmations: what they touch is read at once, changed in memory, and written
//! at once, so that a day of 100,000 orders is a few statements for each chunk.

use crate::change::{self, Change, ChangeError};
use crate::store::{days, lots, positions};
use crate::{Lot, Position, PositionDay, PositionKey};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, Fen, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// A position with its lots and its days from the earliest change on; the flags say what has to
/// be written.
#[derive(Debug, Clone)]
pub(crate) struct Holding {
    pub position: Position,
    /// Those that hold something, where something is taken from them; else new ones only, which
    /// are added to what is there.
    pub lots: BTreeMap<(Day, i64), (Lot, bool)>,
    pub lots_read: bool,
    pub days: BTreeMap<Day, (PositionDay, bool)>,
    pub totals: DayTotals,
}

/// How much the totals of a customer's days move.
#[derive(Debug, Clone, Default)]
pub(crate) struct DayTotals(BTreeMap<Day, (Fen, Fen)>);

impl Holding {
    pub fn empty(key: &PositionKey) -> Self {
        Self {
            position: Position::empty(key),
            lots: BTreeMap::new(),
            lots_read: false,
            days: BTreeMap::new(),
            totals: DayTotals::default(),
        }
    }
}

impl DayTotals {
    pub fn add(&mut self, day: Day, profit: Fen, flow: Fen) -> Result<(), Overflow> {
        let (profits, flows) = self.0.entry(day).or_default();
        *profits = profits.checked_add(profit)?;
        *flows = flows.checked_add(flow)?;
        Ok(())
    }

    pub fn iter(&self) -> impl Iterator<Item = (Day, Fen, Fen)> {
        self.0.iter().map(|(day, (profit, flow))| (*day, *profit, *flow))
    }
}

/// Applies confirmations to positions, lots and daily profit, in the order given. A thousand to
/// five thousand at a time are best.
///
/// # Errors
/// [`ErrorKind::Fault`] when the TA confirms more than is held: nothing of the chunk is applied.
/// Those of the database.
pub async fn apply_confirmations(tx: &mut Tx, changes: &[Change]) -> Result<(), Error> {
    if changes.is_empty() {
        return Ok(());
    }
    let mut holdings = load(tx, changes).await?;
    for change in changes {
        let holding =
            holdings.entry(change.key.clone()).or_insert_with(|| Holding::empty(&change.key));
        change::apply(holding, change).map_err(|e| fault(change, &e))?;
    }
    save(tx, &holdings).await
}

/// Reads the positions that the changes touch, each with its days from its own earliest T on; and,
/// where something is taken from lots, those that hold something. A customer who only buys, buys as
/// fast with thousands of lots as with none.
async fn load(tx: &mut Tx, changes: &[Change]) -> Result<BTreeMap<PositionKey, Holding>, Error> {
    let mut first: BTreeMap<&PositionKey, Day> = BTreeMap::new();
    for change in changes {
        let first = first.entry(&change.key).or_insert(change.t_day);
        *first = change.t_day.min(*first);
    }
    let keys: Vec<PositionKey> = first.keys().copied().cloned().collect();
    let mut holdings: BTreeMap<PositionKey, Holding> = BTreeMap::new();
    for position in positions::of_keys(tx, &keys).await? {
        let key = position.key();
        holdings.insert(key.clone(), Holding { position, ..Holding::empty(&key) });
    }
    let takes: BTreeSet<&PositionKey> =
        changes.iter().filter(|c| c.kind.reads_lots()).map(|c| &c.key).collect();
    let takes: Vec<PositionKey> = takes.into_iter().cloned().collect();
    for lot in lots::open_of_keys(tx, &takes).await? {
        if let Some(holding) = holdings.get_mut(&lot.key()) {
            holding.lots.insert((lot.registered_on, lot.lot_id), (lot, false));
        }
    }
    for key in &takes {
        if let Some(holding) = holdings.get_mut(key) {
            holding.lots_read = true;
        }
    }
    let since: Vec<days::Since> = first.into_iter().map(days::Since::of).collect();
    for row in days::since(tx, &since).await? {
        if let Some(holding) = holdings.get_mut(&row.key()) {
            holding.days.insert(row.day, (row, false));
        }
    }
    Ok(holdings)
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
    let changed = |(lot, changed): &(Lot, bool)| changed.then(|| lot.clone());
    for lots_read in [true, false] {
        let some = touched.iter().filter(|holding| holding.lots_read == lots_read);
        let rows: Vec<Lot> =
            some.flat_map(|holding| holding.lots.values().filter_map(changed)).collect();
        if lots_read { lots::upsert(tx, &rows).await? } else { lots::add(tx, &rows).await? }
    }
    let changed = |(row, changed): &(PositionDay, bool)| changed.then(|| row.clone());
    let rows: Vec<PositionDay> =
        touched.iter().flat_map(|holding| holding.days.values().filter_map(changed)).collect();
    days::upsert(tx, &rows).await?;
    let moved = touched.iter().map(|holding| (holding.position.cust_no, &holding.totals));
    days::add_totals(tx, moved).await
}

fn fault(change: &Change, error: &ChangeError) -> Error {
    Error::new(ErrorKind::Fault, format!("confirmation of order {}: {error}", change.order_no))
}
