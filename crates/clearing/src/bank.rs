//! The bank's daily statement against our own books: what only one of them has, and what they say
//! differently.
//!
//! The statement of T has what the bank has booked since that of the open day before. A payment is
//! found by our name of it, never by its time, in whichever day's statement it stands: where the
//! clocks of both sides fall on two sides of midnight, there is nothing to explain
//! (`docs/decisions/0050`).

use crate::file_break::{BANK, BreakKind};
use crate::renewed::begin_file;
use crate::state::BreakState;
use crate::step::{BANK_WAITS, FILE_REFUSED, Turn};
use crate::store::breaks::{self as stored, FileBreakRow};
use crate::store::files::{self, FileRow, LetterRow};
use crate::store::{self, bank, bank::LineRow};
use crate::{Engine, Report, Step, breaks, compared};
use db::Tx;
use kernel::{Calendar, Day, Instant};
use mailbox::{MailError, Plain};
use orders::{BankKey, Booked};
use partners::statement::{Line, LineState, Reader, StatementError, Totals};
use partners::{Days, Partners};
use std::collections::BTreeSet;
use wire::Failure;

/// Lines that are written together, and payments that are compared together.
const CHUNK: usize = 1_000;
const PAGE: i64 = 1_000;
/// What we booked within so long before the end of a statement may stand in the next one: the
/// bank's clock may be behind, and it may book after it has answered.
const EDGE_MS: i64 = 10 * 60 * 1_000;

impl Engine {
    /// Takes the statement of T in, compares it, and opens a break for each difference; settles the
    /// earlier ones that are none any more.
    pub(crate) async fn bank(&self, (day, turn): (Day, Turn)) -> Result<Report, Failure> {
        self.fetch_statement(day).await?;
        let file = self.statement_of(day)?;
        let totals = read_through(&file, day)?;
        self.begin_statement(&file, (day, turn), totals).await?;
        self.take_lines(&file, day).await?;
        // What the statement lists, the bank can be asked about; a server may not run beside.
        let settled = orders::find_out(&self.app).await?;
        let found = self.compare_with_bank(day).await?;
        self.settle_earlier(day).await?;
        self.renew_breaks_of((day, BANK), BreakKind::OF_BANK, found.clone()).await?;
        self.note_listed(&found).await?;
        let left = async |tx: &mut Tx| stored::open_of(tx, BANK).await;
        let left = self.app.db().read::<_, db::Error, _>(left).await?.len();
        let Totals { lines, paid_in, paid_out } = totals;
        let note = match left {
            0 => format!("{lines}笔，收{paid_in}元，付{paid_out}元，一致"),
            _ => format!("{lines}笔，收{paid_in}元，付{paid_out}元，差错{left}笔待处理"),
        };
        let outputs = format!("{lines} {paid_in} {paid_out} {}", found.len());
        let report = Report::of(&file.hash, &outputs, note.clone());
        Ok(if settled == 0 { report } else { report.did(format!("{note}，查清{settled}笔")) })
    }

    /// Asks the bank for the statement, and puts it into the folder. One that comes there by itself
    /// is not asked for; a bank that does not answer leaves what is there.
    async fn fetch_statement(&self, day: Day) -> Result<(), Failure> {
        let Some(partners) = self.app.find::<Partners>() else { return Ok(()) };
        let mut draft = self.mail.bank.begin_plain(&name_of(day)).map_err(|e| folder(&e))?;
        match partners.bank.statement(days(day), &mut draft).await {
            Ok(true) => draft.finish().map_err(|error| folder(&error)),
            Ok(false) => Ok(()),
            Err(error) => {
                tracing::warn!(%day, cause = %error, "the bank gave no statement");
                Ok(())
            }
        }
    }

    fn statement_of(&self, day: Day) -> Result<Plain, Failure> {
        let name = name_of(day);
        let found = self.mail.bank.plain(&name).map_err(|error| folder(&error))?;
        found.ok_or_else(|| waits(&format!("{name}未收到")))
    }

    /// Notes the file, and names it where another one was taken in under its name. A step that is
    /// done says that it is being done again: the day has not all of its lines until it is.
    async fn begin_statement(
        &self,
        file: &Plain,
        (day, turn): (Day, Turn),
        totals: Totals,
    ) -> Result<(), Failure> {
        let letter = LetterRow {
            day,
            name: file.name.clone(),
            hash: file.hash.clone(),
            file_type: BANK.to_owned(),
            stamp: file.stamp.clone(),
            is_last: true,
        };
        let row = FileRow {
            hash: file.hash.clone(),
            name: file.name.clone(),
            file_type: BANK.to_owned(),
            day,
            records: i64::try_from(totals.lines).unwrap_or(i64::MAX),
            replaced_by: String::new(),
        };
        let begin = async move |tx: &mut Tx| {
            if turn == Turn::Again {
                store::begin_again(tx, day, Step::Bank.name()).await?;
            }
            files::note_letters(tx, (day, BANK), std::slice::from_ref(&letter)).await?;
            let begun = begin_file(tx, &row).await?;
            let renewed = begun.renewed.into_iter().map(|found| FileBreakRow {
                reason: "同名对账单已核对过，内容不同，以本次收到的为准".to_owned(),
                ..found
            });
            breaks::put(tx, &renewed.collect::<Vec<_>>()).await
        };
        Ok(self.app.db().write::<_, db::Error, _>(begin).await?)
    }

    /// Puts the lines of the file in the place of those that the day had, part by part: killed
    /// between two, the step is not done, or is to be done again, and begins anew.
    async fn take_lines(&self, file: &Plain, day: Day) -> Result<(), Failure> {
        let db = self.app.db();
        loop {
            let clear = async move |tx: &mut Tx| bank::delete(tx, day, PAGE).await;
            if db.write_batch::<_, db::Error, _>(clear).await? == 0 {
                break;
            }
        }
        let mut lines = (1..).zip(open(file, day)?);
        loop {
            let part: Result<Vec<LineRow>, Failure> = lines
                .by_ref()
                .take(CHUNK)
                .map(|(place, line)| Ok(row((day, place), line.map_err(|e| refused(file, &e))?)))
                .collect();
            let part = part?;
            if part.is_empty() {
                return Ok(());
            }
            let write = async move |tx: &mut Tx| bank::insert(tx, &part).await;
            db.write_batch::<_, db::Error, _>(write).await?;
        }
    }

    /// All differences of the statement of T, and of what we booked in its time; those left out
    /// that an earlier day has named already.
    async fn compare_with_bank(&self, day: Day) -> Result<Vec<FileBreakRow>, Failure> {
        let db = self.app.db();
        let mut found = Vec::new();
        let mut place = 0;
        loop {
            let read = async |tx: &mut Tx| {
                let lines = bank::page(tx, (day, place), PAGE).await?;
                // A refused attempt says nothing of the others.
                let paid = lines.iter().filter(|line| line.result == LineState::Paid);
                let names = paid.map(|line| line.name.clone()).collect();
                let last = lines.last().map(|line| line.place);
                Ok::<_, db::Error>((compared::judge(tx, day, &names).await?, last))
            };
            let (differ, last) = db.read(read).await?;
            found.extend(differ);
            let Some(last) = last else { break };
            place = last;
        }
        let between = self.booked_between(day).await?;
        let mut last = Booked::default();
        loop {
            let after = last.clone();
            let read = async |tx: &mut Tx| {
                let (names, end) = orders::booked_at_bank(tx, between, after.clone(), PAGE).await?;
                let names: BTreeSet<String> = names.into_iter().collect();
                Ok::<_, db::Error>((compared::judge(tx, day, &names).await?, names.is_empty(), end))
            };
            let (differ, is_over, end) = db.read(read).await?;
            found.extend(differ);
            if is_over {
                break;
            }
            last = end;
        }
        // What both sides have was compared twice.
        found.sort_by(|a, b| (&a.kind, &a.subject).cmp(&(&b.kind, &b.subject)));
        found.dedup();
        self.not_named_before(day, found).await
    }

    /// What the bank has and we have not booked is asked for again, also where it was given up.
    async fn note_listed(&self, found: &[FileBreakRow]) -> Result<(), Failure> {
        let unbooked = found.iter().filter(|row| row.kind == BreakKind::Unbooked.name());
        let names: Vec<String> = unbooked.map(|row| row.subject.clone()).collect();
        let at = self.app.now();
        for names in names.chunks(CHUNK).map(<[String]>::to_vec) {
            let write = async move |tx: &mut Tx| orders::note_listed(tx, &names, at).await;
            self.app.db().write_batch::<_, db::Error, _>(write).await?;
        }
        Ok(())
    }

    /// Those that no other day has named: open, or accepted as they are.
    async fn not_named_before(
        &self,
        day: Day,
        mut found: Vec<FileBreakRow>,
    ) -> Result<Vec<FileBreakRow>, Failure> {
        let mut known = Vec::new();
        for rows in found.chunks(CHUNK) {
            let subjects: Vec<&str> = rows.iter().map(|row| row.subject.as_str()).collect();
            let read = async |tx: &mut Tx| stored::named(tx, BANK, &subjects).await;
            known.extend(self.app.db().read::<_, db::Error, _>(read).await?);
        }
        let is_known = |row: &FileBreakRow| {
            known.iter().any(|before| {
                let same = before.kind == row.kind && before.subject == row.subject;
                let still = before.state == BreakState::Open || before.reason == row.reason;
                before.day != day && same && still
            })
        };
        found.retain(|row| !is_known(row));
        Ok(found)
    }

    /// What we booked after a moment and until another one is asked for in the statement of T. Each
    /// moment is asked for once; before the first statement nothing is.
    async fn booked_between(&self, day: Day) -> Result<(Instant, Instant), Failure> {
        let Days { after, .. } = days(day);
        let steps = async |tx: &mut Tx| store::steps(tx, after).await;
        let steps = self.app.db().read::<_, db::Error, _>(steps).await?;
        let is_first = !steps.iter().any(|row| row.step == Step::Bank.name());
        let (begin, end) = days(day).moments();
        let edge = if is_first { EDGE_MS } else { -EDGE_MS };
        Ok((begin.add_ms(edge), end.add_ms(-EDGE_MS)))
    }

    /// Settles open breaks of other days that are none any more: what was missing has come.
    async fn settle_earlier(&self, day: Day) -> Result<(), Failure> {
        let write = async move |tx: &mut Tx| {
            let open = stored::open_of(tx, BANK).await?;
            let kinds: BTreeSet<&str> = BreakKind::OF_BANK.iter().map(|kind| kind.name()).collect();
            let earlier =
                open.into_iter().filter(|row| row.day != day && kinds.contains(row.kind.as_str()));
            let earlier: Vec<FileBreakRow> = earlier.collect();
            for rows in earlier.chunks(CHUNK) {
                let names = rows.iter().map(|row| row.subject.clone()).collect();
                let still = compared::judge(tx, day, &names).await?;
                let still: BTreeSet<(&str, &str)> =
                    still.iter().map(|row| (row.kind.as_str(), row.subject.as_str())).collect();
                for row in rows.iter().filter(|row| !still.contains(&(&row.kind, &row.subject))) {
                    stored::end_one(tx, row, BreakState::Settled).await?;
                }
            }
            Ok::<_, db::Error>(())
        };
        Ok(self.app.db().write_batch(write).await?)
    }

    /// Names of statements that came, or came again with other content, after their step was done.
    pub(crate) fn late_statements(
        &self,
        done: &[(Day, String)],
        seen: impl Fn(&str) -> Option<(String, String)>,
    ) -> Result<Vec<String>, Failure> {
        let mut late = Vec::new();
        for (day, _) in done.iter().filter(|(_, step)| step == Step::Bank.name()) {
            let name = name_of(*day);
            let bank = &self.mail.bank;
            let Some(stamp) = bank.plain_stamp(&name).map_err(|e| folder(&e))? else { continue };
            let seen = seen(&name);
            if seen.as_ref().is_some_and(|(_, before)| *before == stamp) {
                continue;
            }
            let found = bank.plain(&name).map_err(|e| folder(&e))?;
            if found.map(|file| file.hash) != seen.map(|(hash, _)| hash) {
                late.push(name);
            }
        }
        Ok(late)
    }
}

/// The days of the statement of T: since the open day before, so that none is left out.
fn days(day: Day) -> Days {
    Days { after: Calendar::china().previous_open(day), until: day }
}

/// The name of the statement of T.
pub(crate) fn name_of(day: Day) -> String {
    format!("bank-{day}.csv")
}

/// Reads the whole file, so that nothing of a wrong one is taken.
fn read_through(file: &Plain, day: Day) -> Result<Totals, Failure> {
    let mut reader = open(file, day)?;
    for line in reader.by_ref() {
        line.map_err(|error| refused(file, &error))?;
    }
    Ok(reader.totals())
}

fn open(file: &Plain, day: Day) -> Result<Reader<impl std::io::Read>, Failure> {
    let bytes = file.open().map_err(|error| folder(&error))?;
    Reader::open(bytes, day).map_err(|error| refused(file, &error))
}

fn row((day, place): (Day, i64), line: Line) -> LineRow {
    let Line { serial, key, direction, amount, at, state: result } = line;
    let name = BankKey::of(&key).name;
    LineRow { day, place, serial, key, name, direction, amount, at, result }
}

/// A file that was cut may be on its way still.
fn refused(file: &Plain, error: &StatementError) -> Failure {
    let reason = format!("{}，{error}", file.name);
    match error.is_cut() {
        true => waits(&reason),
        false => FILE_REFUSED.fill(&[("reason", reason)]).into(),
    }
}

fn waits(what: &str) -> Failure {
    BANK_WAITS.fill(&[("what", what)]).into()
}

fn folder(error: &MailError) -> Failure {
    Failure::fault("the folder of the bank's statements", error)
}
