//! Replaying a day: its files are read again into an empty copy of the books, by the code that took
//! them in at first, and what comes out is compared with the books.

mod copy;

use crate::breaks::BreakKind;
use crate::confirm::order_of;
use crate::step::NOT_WORKED_OFF;
use crate::store;
use crate::store::confirmations::{self, ConfirmationRow};
use crate::{Engine, Report, letters, take_in};
use bankcards::CardCopy;
use copy::EmptyCopy;
use db::Tx;
use exchange::FileType;
use kernel::{Calendar, Day, TradeAcco};
use ledger::EntryKind;
use mailbox::Letter;
use orders::{AdvancedIncome, Order, OrderNo};
use serde::Serialize;
use std::collections::{BTreeMap, BTreeSet, HashMap, HashSet};
use wire::Failure;

/// Differences that are named; the rest is counted.
const NAMED: usize = 20;
/// What taking the files in posts to the journal.
const KINDS: [EntryKind; 10] = [
    EntryKind::BuyConfirmed,
    EntryKind::RedeemConfirmed,
    EntryKind::ConvertConfirmed,
    EntryKind::RefundDue,
    EntryKind::Released,
    EntryKind::AdvanceRepaid,
    EntryKind::InterestDue,
    EntryKind::CashDividend,
    EntryKind::ShareDividend,
    EntryKind::Adjusted,
];

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
                FileType::TradeConfirmation => rows.extend(take_in::trades(letter, &reading)?.rows),
                FileType::Dividend => rows.extend(take_in::dividends(letter, &reading)?.rows),
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

/// What the books have of a day.
struct Books {
    /// Hashes and names of the files that were taken in.
    files: Vec<(String, String)>,
    /// The records, as they were taken in.
    records: Vec<ConfirmationRow>,
    /// Parts of days before, of which one of these records is the last.
    parts: Vec<ConfirmationRow>,
    accounts: Vec<store::AccountRow>,
    /// What was the advance bank's of the incomes.
    advanced: Vec<AdvancedIncome>,
    /// The orders of the records, as they stand.
    orders: Vec<Order>,
    /// The cards of the accounts.
    cards: Vec<CardCopy>,
    lines: BTreeSet<String>,
}

impl Books {
    async fn read(
        tx: &mut Tx,
        (day, cfm_day): (Day, Day),
        rows: &[ConfirmationRow],
    ) -> Result<Self, Failure> {
        let done = store::steps(tx, day).await?;
        let name = crate::Step::Confirm.name();
        if !done.iter().any(|step| step.step == name && step.state == "done") {
            return Err(NOT_WORKED_OFF.fill(&[("day", day)]).into());
        }
        let numbers: BTreeSet<OrderNo> = rows.iter().filter_map(order_of).collect();
        let of_parts: Vec<i64> = numbers.iter().map(|number| number.value()).collect();
        let numbers: Vec<OrderNo> = numbers.into_iter().collect();
        let accos: BTreeSet<String> = rows.iter().map(|row| row.trade_acco.clone()).collect();
        let accos: Vec<String> = accos.into_iter().collect();
        let accounts = store::known_accounts(tx, &accos).await?;
        let named = accounts.iter().filter_map(|row| row.trade_acco.parse().ok());
        let named: Vec<TradeAcco> = named.collect();
        let orders = orders::orders_by_number(tx, &numbers).await?;
        let lines = lines(tx, cfm_day, rows, &orders).await?;
        Ok(Self {
            files: store::files_of(tx, (day, cfm_day)).await?,
            records: confirmations::of_day(tx, cfm_day).await?,
            parts: confirmations::parts_of(tx, cfm_day, &of_parts).await?,
            cards: bankcards::card_copies(tx, &named).await?,
            advanced: orders::advanced_incomes(tx, cfm_day).await?,
            accounts,
            orders,
            lines,
        })
    }
}

/// Orders and postings of some records, a line each: without ids and moments.
async fn lines(
    tx: &mut Tx,
    cfm_day: Day,
    rows: &[ConfirmationRow],
    orders: &[Order],
) -> Result<BTreeSet<String>, db::Error> {
    let references: HashSet<String> =
        rows.iter().flat_map(|row| [row.reference(), row.order_no.to_string()]).collect();
    // Acknowledged today or answered in part, an order goes on to another state on another day.
    let said: HashSet<OrderNo> =
        rows.iter().filter(|row| row.finished).filter_map(order_of).collect();
    let stand = orders.iter().filter(|order| said.contains(&order.order_no));
    let mut lines: BTreeSet<String> = stand.map(Order::confirmed_line).collect();
    let posted = ledger::day_lines(tx, cfm_day, &KINDS).await?;
    let posted = posted.into_iter().filter(|(reference, _)| references.contains(reference));
    lines.extend(posted.map(|(_, line)| line));
    Ok(lines)
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
    for (hash, name) in &books.files {
        if !there.contains(hash.as_str()) {
            found.push(format!("file {name} was taken in and is not in the folder as it was"));
        }
    }
    let known: HashSet<&str> = books.files.iter().map(|(hash, _)| hash.as_str()).collect();
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
