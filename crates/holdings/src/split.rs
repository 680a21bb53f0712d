//! Splits and mergers of shares: each lot is scaled, its day stays, cost stays, and the value but
//! for what rounding cuts off.

use crate::holding::DayTotals;
use crate::store::{days, lots, positions};
use crate::{Lot, Position, PositionDay, PositionKey};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, Fen, FundCode, Ids, Instant, Nav, Overflow, Rate, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use std::collections::BTreeMap;

const CHUNK: i64 = 1_000;

/// A split or merger of a fund's shares.
#[derive(Debug, Clone, Copy)]
pub struct Split {
    /// The fund.
    pub fund_code: FundCode,
    /// The day of the split.
    pub day: Day,
    /// New shares for an old one.
    pub ratio: Rate,
    /// How each lot is rounded to 0.01 share; what is cut off belongs to the fund.
    pub rounding: Rounding,
    /// The NAV after the split.
    pub nav: Nav,
}

/// Scales all lots of a fund one by one and posts the difference (domain 2.8). Run again for the
/// same day, the journal refuses it with [`ErrorKind::Conflict`].
///
/// # Errors
/// Those of the database.
pub async fn split(tx: &mut Tx, ids: &Ids, at: Instant, split: &Split) -> Result<u64, Error> {
    let mut after = None;
    let mut count = 0;
    loop {
        let found = positions::of_fund(tx, split.fund_code, after.as_ref(), CHUNK).await?;
        let Some(last) = found.last() else { return Ok(count) };
        after = Some(last.key());
        count += u64::try_from(found.len()).unwrap_or(0);
        split_chunk(tx, ids, at, split, found).await?;
    }
}

async fn split_chunk(
    tx: &mut Tx,
    ids: &Ids,
    at: Instant,
    split: &Split,
    mut found: Vec<Position>,
) -> Result<(), Error> {
    let keys: Vec<PositionKey> = found.iter().map(Position::key).collect();
    let mut scaled: BTreeMap<_, Vec<Lot>> = BTreeMap::new();
    for lot in lots::open_of_keys(tx, &keys).await? {
        scaled.entry(lot.key()).or_default().push(lot);
    }
    let last = found.iter().filter_map(|p| Some(days::Since::of(p, p.valued_on?)));
    let last: Vec<days::Since> = last.collect();
    let rows = days::since(tx, &last).await?;
    let mut rows: BTreeMap<_, PositionDay> = rows.into_iter().map(|row| (row.key(), row)).collect();
    let mut entries = Vec::with_capacity(found.len());
    let mut totals = Vec::with_capacity(found.len());
    for position in &mut found {
        let of_position = scaled.entry(position.key()).or_default();
        let moved = scale(position, of_position, split).map_err(overflow)?;
        entries.push(entry(position, moved, ids.next_value()?, split, at));
        if let Some(row) = rows.get_mut(&position.key()) {
            totals.push((position.cust_no, revalue(position, row).map_err(overflow)?));
        }
    }
    days::upsert(tx, &rows.into_values().collect::<Vec<_>>()).await?;
    days::add_totals(tx, totals.iter().map(|(cust_no, moved)| (*cust_no, moved))).await?;
    let rows: Vec<Lot> = scaled.into_values().flatten().collect();
    lots::upsert(tx, &rows).await?;
    positions::upsert(tx, &found).await?;
    ledger::post_many(tx, &entries).await
}

/// Scales a position; answers by how much free and frozen shares grow.
fn scale(
    position: &mut Position,
    lots: &mut [Lot],
    split: &Split,
) -> Result<(Shares, Shares), Overflow> {
    for lot in lots.iter_mut() {
        lot.shares = lot.shares.times(split.ratio, split.rounding)?;
        lot.original_shares = lot.original_shares.times(split.ratio, split.rounding)?;
    }
    let free_before = position.shares.checked_sub(position.frozen)?;
    let shares = Shares::try_sum(lots.iter().map(|lot| lot.shares))?;
    // Rounding lot by lot may leave less than the frozen shares scaled at once.
    let frozen = position.frozen.times(split.ratio, Rounding::Down)?.min(shares);
    let grown_frozen = frozen.checked_sub(position.frozen)?;
    let grown_free = shares.checked_sub(frozen)?.checked_sub(free_before)?;
    position.shares = shares;
    position.frozen = frozen;
    position.nav = split.nav;
    Ok((grown_free, grown_frozen))
}

/// What rounding lot by lot cut off is missing from the value of the last day.
fn revalue(position: &mut Position, row: &mut PositionDay) -> Result<DayTotals, Overflow> {
    let mut totals = DayTotals::default();
    let worth = position.shares.value(position.nav, Rounding::HalfUp)?;
    let moved = worth.checked_add(position.accrued)?.checked_sub(position.value)?;
    (row.shares, row.nav) = (position.shares, position.nav);
    row.value = row.value.checked_add(moved)?;
    row.profit = row.profit.checked_add(moved)?;
    position.value = position.value.checked_add(moved)?;
    position.day_profit = position.day_profit.checked_add(moved)?;
    position.total_profit = position.total_profit.checked_add(moved)?;
    totals.add(row.day, moved, Fen::ZERO)?;
    Ok(totals)
}

fn entry(
    position: &Position,
    (free, frozen): (Shares, Shares),
    id: i64,
    split: &Split,
    at: Instant,
) -> Entry {
    let Position { cust_no, trade_acco, fund_code, .. } = *position;
    let issued = || Account::issued(fund_code);
    let to_free = Account::shares(cust_no, trade_acco, fund_code);
    let to_frozen = Account::frozen(cust_no, trade_acco, fund_code);
    let reference = format!("split:{fund_code}:{}:{trade_acco}", split.day);
    Entry::new(id, cust_no, (split.day, at), EntryKind::Adjusted, reference)
        .shares(issued(), to_free, fund_code, free)
        .shares(issued(), to_frozen, fund_code, frozen)
}

fn overflow(error: Overflow) -> Error {
    Error::new(ErrorKind::Fault, error)
}
