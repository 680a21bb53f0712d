//! Several records of one application: what they say together.

use crate::legs;
use crate::store::confirmations::ConfirmationRow;
use kernel::{Fen, Overflow, Shares};
use std::collections::BTreeMap;

/// The records of an application that are about one business.
#[derive(Debug)]
pub(crate) struct Unit<'a> {
    /// Those that are applied now.
    pub rows: Vec<&'a ConfirmationRow>,
    /// Parts that were counted before.
    pub earlier: Vec<&'a ConfirmationRow>,
}

/// Gathers records into units, with the parts that were counted before; a record that names no
/// order is one for itself.
pub(crate) fn units<'a>(
    rows: &'a [ConfirmationRow],
    parts: &'a [ConfirmationRow],
) -> Vec<Unit<'a>> {
    let mut named: BTreeMap<(i64, &str), Unit<'a>> = BTreeMap::new();
    let mut nameless = Vec::new();
    for row in rows {
        if row.order_no == 0 {
            nameless.push(Unit { rows: vec![row], earlier: Vec::new() });
            continue;
        }
        let key = (row.order_no, row.business.as_str());
        let unit = named.entry(key);
        unit.or_insert(Unit { rows: Vec::new(), earlier: Vec::new() }).rows.push(row);
    }
    for part in parts {
        if let Some(unit) = named.get_mut(&(part.order_no, part.business.as_str())) {
            unit.earlier.push(part);
        }
    }
    named.into_values().chain(nameless).collect()
}

impl Unit<'_> {
    /// The order's number, or 0.
    pub fn order_no(&self) -> i64 {
        self.rows.first().map_or(0, |row| row.order_no)
    }

    /// All of them, the earlier ones first.
    pub fn all(&self) -> impl Iterator<Item = &ConfirmationRow> {
        self.earlier.iter().chain(&self.rows).copied()
    }

    /// What they say together; none while the last one is still to come. Lots are left out where
    /// their sum is said beside them, and refusals where something was confirmed; of a move
    /// both legs are wanted.
    ///
    /// # Errors
    /// The sums are beyond all numbers.
    pub fn together(&self) -> Result<Option<ConfirmationRow>, Overflow> {
        let Some(last) = self.rows.iter().rev().find(|row| row.is_last()).copied() else {
            return Ok(None);
        };
        let all = || self.all();
        let confirmed = |row: &&ConfirmationRow| row.return_code == "0000";
        if last.business == legs::BUSINESS && confirmed(&last) {
            return legs::both(&all().filter(confirmed).collect::<Vec<_>>());
        }
        let base = if confirmed(&last) { last } else { all().find(confirmed).unwrap_or(last) };
        let summed = all().any(|row| !row.is_lot);
        let counts =
            |row: &&ConfirmationRow| row.return_code == base.return_code && !(summed && row.is_lot);
        let counted: Vec<&ConfirmationRow> = all().filter(counts).collect();
        let money =
            |of: fn(&ConfirmationRow) -> Fen| Fen::try_sum(counted.iter().map(|row| of(row)));
        let shares =
            |of: fn(&ConfirmationRow) -> Shares| Shares::try_sum(counted.iter().map(|row| of(row)));
        Ok(Some(ConfirmationRow {
            amount: money(|row| row.amount)?,
            fee: money(|row| row.fee)?,
            interest: money(|row| row.interest)?,
            top_up_fee: money(|row| row.top_up_fee)?,
            shares: shares(|row| row.shares)?,
            target_shares: shares(|row| row.target_shares)?,
            ..(*base).clone()
        }))
    }
}
