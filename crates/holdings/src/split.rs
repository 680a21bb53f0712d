//! Splits and mergers of shares: each lot is scaled, its day stays, cost stays, and the value but
//! for what rounding cuts off. A position is split with its first valuation on the day of the split
//! or after it, in the same transaction: a day that is killed or run again splits nothing twice.

use crate::store::{lots, positions};
use crate::{Lot, Position, PositionKey};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, FundCode, Ids, Instant, Nav, Overflow, Rate, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use std::collections::BTreeMap;

/// A split or merger of a fund's shares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Split {
    /// The fund.
    pub fund_code: FundCode,
    /// The day of the split: its NAV, or the next one, is of the new shares.
    pub day: Day,
    /// New shares for an old one.
    pub ratio: Rate,
    /// How each lot is rounded to 0.01 share; what is cut off belongs to the fund.
    pub rounding: Rounding,
}

/// Splits, oldest first, and what booking them takes.
#[derive(Debug, Clone)]
pub struct Splits {
    /// The splits.
    pub all: Vec<Split>,
    /// Names entries of the journal.
    pub ids: Ids,
    /// When they are booked.
    pub at: Instant,
}

/// A position that was split.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SplitPosition {
    /// The position.
    pub key: PositionKey,
    /// Of what.
    pub split: Split,
    /// Its shares before.
    pub before: Shares,
    /// Its shares after.
    pub after: Shares,
    /// At which they are valued.
    pub nav: Nav,
}

impl SplitPosition {
    /// What so many of its shares have become.
    ///
    /// # Errors
    /// The figure doesn't fit.
    pub fn scaled(&self, part: Shares) -> Result<Shares, Overflow> {
        scaled(self.split.ratio, part, (self.before, self.after))
    }
}

/// What a part of a position's shares becomes: all of them the whole, some of them as many, cut to
/// 0.01 share.
fn scaled(
    ratio: Rate,
    part: Shares,
    (before, after): (Shares, Shares),
) -> Result<Shares, Overflow> {
    if part == before {
        return Ok(after);
    }
    Ok(part.times(ratio, Rounding::Down)?.min(after))
}

impl Splits {
    /// Those that a position has before it until a day.
    fn due(&self, position: &Position, until: Day) -> impl Iterator<Item = &Split> {
        let (fund_code, valued_on) = (position.fund_code, position.valued_on);
        let new = move |day: Day| valued_on.is_some_and(|valued| valued < day) && day <= until;
        self.all.iter().filter(move |split| split.fund_code == fund_code && new(split.day))
    }
}

/// The splits of some positions, gathered before anything is written.
pub(crate) struct Splitting<'a> {
    splits: Option<&'a Splits>,
    lots: BTreeMap<PositionKey, Vec<Lot>>,
    positions: Vec<Position>,
    entries: Vec<Entry>,
    done: Vec<SplitPosition>,
}

impl<'a> Splitting<'a> {
    /// Reads the lots of those of the positions, each with the last day that is to come, that have
    /// a split before them. On most days there are none.
    pub async fn read(
        tx: &mut Tx,
        splits: Option<&'a Splits>,
        due: impl Iterator<Item = (&Position, Day)>,
    ) -> Result<Self, Error> {
        let has = |(position, until): &(&Position, Day)| {
            splits.is_some_and(|splits| splits.due(position, *until).next().is_some())
        };
        let keys: Vec<PositionKey> = due.filter(has).map(|(position, _)| position.key()).collect();
        let mut all: BTreeMap<PositionKey, Vec<Lot>> = BTreeMap::new();
        if !keys.is_empty() {
            for lot in lots::open_of_keys(tx, &keys).await? {
                all.entry(lot.key()).or_default().push(lot);
            }
        }
        let (positions, entries, done) = (Vec::new(), Vec::new(), Vec::new());
        Ok(Self { splits, lots: all, positions, entries, done })
    }

    /// Splits a position as its fund did since its last valuation until a day.
    pub fn split(
        &mut self,
        position: &mut Position,
        (until, nav): (Day, Nav),
    ) -> Result<(), Error> {
        let Some(splits) = self.splits else { return Ok(()) };
        let due: Vec<Split> = splits.due(position, until).copied().collect();
        for split in due {
            let key = position.key();
            let of_position = self.lots.entry(key).or_default();
            let before = position.shares;
            let moved = scale(position, of_position, &split).map_err(overflow)?;
            let id = splits.ids.next_value()?;
            self.entries.push(entry(position, moved, (id, splits.at), &split));
            let after = position.shares;
            self.done.push(SplitPosition { key, split, before, after, nav });
        }
        Ok(())
    }

    /// Keeps a position as it stands valued, where it was split.
    pub fn keep(&mut self, position: Position) {
        if self.lots.contains_key(&position.key()) {
            self.positions.push(position);
        }
    }

    /// Writes what was split, and answers it.
    pub async fn write(self, tx: &mut Tx) -> Result<Vec<SplitPosition>, Error> {
        if !self.positions.is_empty() {
            let rows: Vec<Lot> = self.lots.into_values().flatten().collect();
            lots::upsert(tx, &rows).await?;
            positions::upsert(tx, &self.positions).await?;
            ledger::post_many(tx, &self.entries).await?;
        }
        Ok(self.done)
    }
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
    let after = Shares::try_sum(lots.iter().map(|lot| lot.shares))?;
    let frozen = scaled(split.ratio, position.frozen, (position.shares, after))?;
    let grown_frozen = frozen.checked_sub(position.frozen)?;
    let grown_free = after.checked_sub(frozen)?.checked_sub(free_before)?;
    (position.shares, position.frozen) = (after, frozen);
    Ok((grown_free, grown_frozen))
}

fn entry(
    position: &Position,
    (free, frozen): (Shares, Shares),
    (id, at): (i64, Instant),
    split: &Split,
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
