//! The simulated bank's daily statements: right, unless it is told to mar them.

use super::booked::{paid_at, whim};
use super::store::{self, PaymentRow, unavailable};
use crate::statement::{Direction, Line, LineState, Writer};
use crate::{Days, PartnerError};
use db::{Db, Tx};
use kernel::{Day, Fen, Instant};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Payments that are read at once.
const PAGE: i64 = 2_000;
/// What goes wrong with a statement.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Marred {
    /// A line is left out; the statement of the next day has it.
    LeftOut,
    /// A line stands there twice.
    Doubled,
    /// A payment has a fen more.
    FenMore,
    /// A payment of which nobody ever asked.
    Unknown,
}

/// How the next statements are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Marring {
    /// It is not there yet.
    pub late: bool,
    /// Its second half is missing.
    pub cut: bool,
    /// What its lines say.
    pub lines: BTreeSet<Marred>,
    /// The paid line with which it begins.
    pub from: usize,
}

/// Statements of a bank: how the next ones are, and what was wrong with those before.
#[derive(Clone, Default)]
pub struct Statements(Arc<Mutex<State>>);

#[derive(Default)]
struct State {
    marring: Marring,
    /// By day, what was marred, and the payment's key.
    marred: BTreeMap<Day, BTreeMap<Marred, Line>>,
}

impl Statements {
    /// How the next ones are.
    pub fn mar(&self, marring: Marring) {
        self.lock().marring = marring;
    }

    /// How the next ones are.
    #[must_use]
    pub fn marring(&self) -> Marring {
        self.lock().marring.clone()
    }

    /// What is wrong with the statement of a day as it was written last: what, and the payment's
    /// key.
    #[must_use]
    pub fn marred(&self, day: Day) -> Vec<(Marred, String)> {
        let state = self.lock();
        let of_day = state.marred.get(&day).into_iter().flatten();
        of_day.map(|(marred, line)| (*marred, line.key.clone())).collect()
    }

    /// Writes a statement; false when it is late.
    pub(super) async fn write(
        &self,
        db: &Db,
        days: Days,
        to: &mut (dyn Write + Send),
    ) -> Result<bool, PartnerError> {
        let marring = self.marring();
        if marring.late {
            return Ok(false);
        }
        let lines = lines(db, days).await?;
        let owed =
            self.lock().marred.get(&days.after).and_then(|day| day.get(&Marred::LeftOut).cloned());
        let (lines, marred) = mar(lines, &marring, days.until);
        self.lock().marred.insert(days.until, marred);
        let mut bytes = Vec::new();
        let mut writer = Writer::begin(&mut bytes, days.until).map_err(lost)?;
        for line in owed.iter().chain(&lines) {
            writer.push(line).map_err(lost)?;
        }
        writer.finish().map_err(lost)?;
        let length = if marring.cut { bytes.len() / 2 } else { bytes.len() };
        to.write_all(&bytes[..length]).map_err(lost)?;
        Ok(true)
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn lost(error: std::io::Error) -> PartnerError {
    PartnerError::Unavailable(error.to_string())
}

/// What the bank has booked on these days, in the order of its books. What it learnt late belongs
/// to the day on which it did; what it booked when the statement of that day was out already, to
/// the next statement.
async fn lines(db: &Db, days: Days) -> Result<Vec<Line>, PartnerError> {
    put_in(db, days).await?;
    let (mut all, mut last) = (Vec::new(), String::new());
    loop {
        let read = async |tx: &mut Tx| store::payments_stated(tx, days.until, &last, PAGE).await;
        let rows = db.read(read).await.map_err(unavailable)?;
        let Some(end) = rows.last() else { break };
        last.clone_from(&end.key);
        all.extend(rows.iter().map(|row| (known_from(row), line(row))));
    }
    all.sort_by(|(one, first), (other, second)| (one, &first.key).cmp(&(other, &second.key)));
    Ok(all.into_iter().map(|(_, line)| line).collect())
}

/// Puts what no statement lists yet into this one. Before the first one there was none: what is
/// older than its days counts as told.
async fn put_in(db: &Db, days: Days) -> Result<(), PartnerError> {
    let (after, until) = days.moments();
    let begin = async move |tx: &mut Tx| store::begin_statement(tx, days.until).await;
    let is_first = db.write(begin).await.map_err(unavailable)?;
    let mut last = String::new();
    loop {
        let from = last.clone();
        let part = async move |tx: &mut Tx| {
            let rows = store::payments_unstated(tx, until, &from, PAGE).await?;
            let (mut told, mut new) = (Vec::new(), Vec::new());
            for row in &rows {
                match known_from(row) {
                    at if is_first && at < after => told.push(row.key.as_str()),
                    at if at < until => new.push(row.key.as_str()),
                    _ => {}
                }
            }
            store::put_stated(tx, days.after, &told).await?;
            store::put_stated(tx, days.until, &new).await?;
            Ok::<_, db::Error>(rows.last().map(|row| row.key.clone()))
        };
        let Some(end) = db.write_batch(part).await.map_err(unavailable)? else { return Ok(()) };
        last = end;
    }
}

/// When the bank knows of it.
fn known_from(row: &PaymentRow) -> Instant {
    whim(row).map_or(row.at, |whim| whim.known_from(row.at))
}

fn line(row: &PaymentRow) -> Line {
    Line {
        serial: row.bank_no.clone(),
        key: row.key.clone(),
        direction: if row.direction == "in" { Direction::In } else { Direction::Out },
        amount: row.amount,
        at: paid_at(row),
        state: if row.paid { LineState::Paid } else { LineState::Refused },
    }
}

/// The lines as they are sent, and what is wrong with them: each fault with a paid line of its own,
/// one after the other.
fn mar(lines: Vec<Line>, marring: &Marring, day: Day) -> (Vec<Line>, BTreeMap<Marred, Line>) {
    let (mut sent, mut marred) = (Vec::with_capacity(lines.len()), BTreeMap::new());
    let paid = lines.iter().filter(|line| line.state == LineState::Paid).count();
    let mut faults = marring.lines.iter().filter(|marred| **marred != Marred::Unknown);
    // Where there are few lines, those at the end.
    let first = marring.from.min(paid.saturating_sub(marring.lines.len()));
    let mut place = 0;
    for line in lines {
        if line.state == LineState::Paid {
            place += 1;
            if let Some(fault) = (place > first).then(|| faults.next()).flatten() {
                marred.insert(*fault, line.clone());
                match fault {
                    Marred::Doubled => sent.extend([line.clone(), line]),
                    Marred::FenMore => sent.push(a_fen_more(line)),
                    Marred::LeftOut | Marred::Unknown => {}
                }
                continue;
            }
        }
        sent.push(line);
    }
    if let Some(first) = sent.first().filter(|_| marring.lines.contains(&Marred::Unknown)) {
        let key = format!("unknown-{day}");
        let line = Line { serial: format!("B{key}"), key, ..first.clone() };
        marred.insert(Marred::Unknown, line.clone());
        sent.push(Line { state: LineState::Paid, ..line });
    }
    (sent, marred)
}

fn a_fen_more(line: Line) -> Line {
    let more = line.amount.checked_add(Fen::from_units(1));
    Line { amount: more.unwrap_or(line.amount), ..line }
}
