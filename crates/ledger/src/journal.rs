//! The journal as people read it: what was posted under some references.

use crate::{
    Asset,
    store::{self, PostedRow},
};
use db::Tx;
use kernel::{Day, Fen, Instant, Overflow};
use serde::Serialize;
use std::collections::BTreeMap;

/// An entry with its lines, as they were posted.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JournalEntry {
    /// What happened, [`crate::EntryKind::code`].
    pub kind: String,
    /// The order or payout.
    pub reference: String,
    /// The business day to which it belongs.
    pub day: Day,
    /// When it was posted.
    pub at: Instant,
    /// Its postings, which sum to zero for each asset.
    pub lines: Vec<JournalLine>,
}

/// One side of a movement.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JournalLine {
    /// The account's name.
    pub account: String,
    /// `CNY`, or the code of a fund whose shares are counted.
    pub asset: String,
    /// What arrived at the account, in yuan or shares with two decimals; empty where it left.
    pub debit: String,
    /// What left it; empty where it arrived.
    pub credit: String,
    /// Fen or 0.01 share; what left is negative.
    #[serde(skip)]
    amount: i64,
}

/// What all entries moved of one asset.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct JournalSum {
    /// `CNY`, or the code of a fund.
    pub asset: String,
    /// All that arrived somewhere.
    pub debit: String,
    /// All that left somewhere: the same, or the journal is wrong.
    pub credit: String,
}

/// What was posted under these references, in the order in which it was.
///
/// # Errors
/// Those of the database.
pub async fn journal_of(
    tx: &mut Tx,
    references: &[String],
) -> Result<Vec<JournalEntry>, db::Error> {
    let mut entries: Vec<(i64, JournalEntry)> = Vec::new();
    for row in store::posted(tx, references).await? {
        let line = JournalLine::of(&row);
        match entries.last_mut() {
            Some((id, entry)) if *id == row.id => entry.lines.push(line),
            _ => entries.push((row.id, JournalEntry::of(row, line))),
        }
    }
    Ok(entries.into_iter().map(|(_, entry)| entry).collect())
}

/// The sums of both sides, asset by asset, money first.
///
/// # Errors
/// A sum does not fit.
pub fn journal_sums(entries: &[JournalEntry]) -> Result<Vec<JournalSum>, Overflow> {
    let mut sums: BTreeMap<(bool, &str), [Fen; 2]> = BTreeMap::new();
    for line in entries.iter().flat_map(|entry| &entry.lines) {
        let size = Fen::from_units(line.amount.checked_abs().ok_or(Overflow)?);
        let key = (line.asset != Asset::Cny.to_string(), line.asset.as_str());
        let [debit, credit] = sums.entry(key).or_insert([Fen::ZERO; 2]);
        let side = if line.amount > 0 { debit } else { credit };
        *side = side.checked_add(size)?;
    }
    let sum = |((_, asset), [debit, credit]): ((bool, &str), [Fen; 2])| JournalSum {
        asset: asset.to_owned(),
        debit: debit.to_string(),
        credit: credit.to_string(),
    };
    Ok(sums.into_iter().map(sum).collect())
}

impl JournalEntry {
    fn of(row: PostedRow, first: JournalLine) -> Self {
        let PostedRow { kind, reference, day, at, .. } = row;
        Self { kind, reference, day, at, lines: vec![first] }
    }
}

impl JournalLine {
    fn of(row: &PostedRow) -> Self {
        // Shares are counted in hundredths, as money is.
        let size = Fen::from_units(row.amount.saturating_abs()).to_string();
        let (account, asset, amount) = (row.account.clone(), row.asset.clone(), row.amount);
        let (debit, credit) =
            if amount > 0 { (size, String::new()) } else { (String::new(), size) };
        Self { account, asset, debit, credit, amount }
    }
}
