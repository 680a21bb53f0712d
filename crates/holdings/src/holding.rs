//! A position with what belongs to it, in memory while confirmations change it.

use crate::round::Round;
use crate::{Lot, Position, PositionDay, PositionKey, TakenLot};
use kernel::{Day, Fen, Nav, Overflow};
use std::collections::{BTreeMap, BTreeSet};

/// A position with its lots and its days from the earliest change on; the flags say what has to
/// be written.
#[derive(Debug, Clone)]
pub(crate) struct Holding {
    pub position: Position,
    /// Those that hold something, where something is taken from them; else new ones only, which
    /// are added to what is there.
    pub lots: BTreeMap<(Day, i64), (Lot, bool)>,
    /// Those of them that were read: any other one is added to what is there, such as to a lot that
    /// was emptied and gets shares again.
    pub known_lots: BTreeSet<(Day, i64)>,
    /// What the changes took of them.
    pub taken: Vec<TakenLot>,
    pub days: BTreeMap<Day, (PositionDay, bool)>,
    pub totals: DayTotals,
    /// Published since T of changes: the days that a position which begins with one of them has
    /// missed.
    pub missed: BTreeMap<Day, Nav>,
    /// Rounds before the latest: those that end with these changes, and all where a change reaches
    /// back to one of them.
    pub earlier: Vec<(Round, bool)>,
    /// Numbers of rounds that turned out to be one with the next.
    pub merged: Vec<i64>,
}

/// How much the totals of a customer's days move.
#[derive(Debug, Clone, Default)]
pub(crate) struct DayTotals(BTreeMap<Day, (Fen, Fen)>);

impl Holding {
    pub fn empty(key: &PositionKey) -> Self {
        Self {
            position: Position::empty(key),
            lots: BTreeMap::new(),
            known_lots: BTreeSet::new(),
            taken: Vec::new(),
            days: BTreeMap::new(),
            totals: DayTotals::default(),
            missed: BTreeMap::new(),
            earlier: Vec::new(),
            merged: Vec::new(),
        }
    }

    /// Whether days from T on may be missing: there is none of T, or nothing was held since.
    pub fn lacks(&self, t_day: Day) -> bool {
        !self.days.contains_key(&t_day) || self.position.shares.is_zero()
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
