//! Replaying a day: its files are read again into an empty copy of the books, by the code that took
//! them in at first, and what comes out is compared with the books.

mod books;
mod copy;

use crate::file_break::BreakKind;
use crate::store::confirmations::{self, ConfirmationRow};
use crate::{Engine, Report, letters, take_in};
use books::Books;
use copy::EmptyCopy;
use db::Tx;
use exchange::FileType;
use kernel::{Calendar, Day};
use mailbox::Letter;
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use wire::Failure;

/// Differences that are named; the rest is counted.
const NAMED: usize = 20;
/// What replaying a day found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Replay {
    /// T.
    pub day: Day,
    /// Files of T that were read again.
    pub files: Vec<String>,
    /// Their records.
    pub records: usize,
    /// SHA-256 over the orders and postings that the files made in the empty copy.
    pub replayed: String,
    /// The same over the books.
    pub books: String,
    /// How many files, records, orders and postings differ.
    pub differences: usize,
    /// The first of them.
    pub named: Vec<String>,
}

impl Replay {
    /// Whether the books say what the files do.
    pub fn agrees(&self) -> bool {
        self.differences == 0 && self.replayed == self.books
    }
}

impl Engine {
    /// Reads the files of T again and compares what they make with the books. Changes nothing.
    ///
    /// # Errors
    /// Refused when T is not worked off, a file is missing or cannot be read; those of the
    /// databases.
    pub async fn replay(&self, day: Day) -> Result<Replay, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let (letters, false_names) = self.files_of(day, cfm_day)?;
        let (mut rows, reading) = (Vec::new(), self.reading(day).await?);
        for letter in &letters {
            match letter.name.file_type {
                FileType::TradeConfirmation => {
                    let records = take_in::records(letter)?;
                    rows.extend(take_in::trades(letter, records, &reading)?.rows);
                }
                FileType::Dividend => {
                    let records = take_in::records(letter)?;
                    rows.extend(take_in::dividends(letter, records, &reading)?.rows);
                }
                _ => {}
            }
        }
        let taken = self.app.db().read(async |tx| confirmations::of_day(tx, cfm_day).await).await?;
        let rows = once(rows, &taken);
        let read = async |tx: &mut Tx| Books::read(tx, (day, cfm_day), &rows).await;
        let books = self.app.db().read(read).await?;
        let copy = EmptyCopy::new(day)?;
        let funds = self.app.get::<funds::Catalogue>().snapshot();
        let replayed = copy.take_in(&books, &rows, cfm_day, (&funds, self.app.ids())).await?;
        Ok(compare(day, (&letters, false_names), &books, replayed, rows.len()))
    }

    /// The files of T, and what is wrong with those whose header belies their name.
    fn files_of(&self, day: Day, cfm_day: Day) -> Result<(Vec<Letter>, Vec<String>), Failure> {
        let (mut letters, mut false_names) = (Vec::new(), Vec::new());
        for (day, file_type) in [
            (day, FileType::FundState),
            (cfm_day, FileType::AccountConfirmation),
            (cfm_day, FileType::Dividend),
            (cfm_day, FileType::TradeConfirmation),
        ] {
            // No index is asked for: the books name every file that was taken in.
            let found = self.found(day, file_type, None)?;
            if found.letters.is_empty() {
                return Err(letters::missing((day, file_type)));
            }
            letters.extend(found.letters);
            let belies = found.aside.iter().filter(|row| row.kind == BreakKind::Header.name());
            false_names.extend(belies.map(|row| format!("file {}: {}", row.subject, row.reason)));
        }
        Ok((letters, false_names))
    }
}

/// Each record once. Where the TA said two things under one number, the one that was taken in
/// counts: the other one is a break.
fn once(rows: Vec<ConfirmationRow>, taken: &[ConfirmationRow]) -> Vec<ConfirmationRow> {
    let key = |row: &ConfirmationRow| (row.file_type.clone(), row.serial.clone());
    let taken: HashMap<_, _> = taken.iter().map(|row| (key(row), row)).collect();
    let mut all: BTreeMap<_, ConfirmationRow> = BTreeMap::new();
    for row in rows {
        let key = key(&row);
        let counts = taken.get(&key).is_some_and(|taken| taken.says_as(&row));
        if counts || !all.contains_key(&key) {
            all.insert(key, row);
        }
    }
    all.into_values().collect()
}

/// Compares file by file, record by record and line by line.
fn compare(
    day: Day,
    (letters, mut found): (&[Letter], Vec<String>),
    books: &Books,
    (records, lines): (Vec<ConfirmationRow>, BTreeSet<String>),
    count: usize,
) -> Replay {
    let there: HashSet<&str> = letters.iter().map(|letter| letter.hash.as_str()).collect();
    for (hash, name, replaced_by) in &books.files {
        // What came in its place is there; where the books have other records, they are named.
        if replaced_by.is_empty() && !there.contains(hash.as_str()) {
            found.push(format!("file {name} was taken in and is not in the folder as it was"));
        }
    }
    let known: HashSet<&str> = books.files.iter().map(|(hash, ..)| hash.as_str()).collect();
    for letter in letters.iter().filter(|letter| !known.contains(letter.hash.as_str())) {
        found.push(format!("file {} was never taken in", letter.name));
    }
    let of = |rows: &[ConfirmationRow]| -> BTreeSet<String> {
        rows.iter().map(|row| format!("{row:?}")).collect()
    };
    differ(("record", &of(&records), &of(&books.records)), &mut found);
    differ(("line", &lines, &books.lines), &mut found);
    let hash = |lines: &BTreeSet<String>| {
        let all: Vec<&str> = lines.iter().map(String::as_str).collect();
        Report::of("", &all.join("\n"), "").outputs
    };
    Replay {
        day,
        files: letters.iter().map(|letter| letter.name.to_string()).collect(),
        records: count,
        replayed: hash(&lines),
        books: hash(&books.lines),
        differences: found.len(),
        named: found.into_iter().take(NAMED).collect(),
    }
}

fn differ(
    (what, files, books): (&str, &BTreeSet<String>, &BTreeSet<String>),
    found: &mut Vec<String>,
) {
    found.extend(files.difference(books).map(|line| format!("{what} of the files only: {line}")));
    found.extend(books.difference(files).map(|line| format!("{what} of the books only: {line}")));
}
