//! The simulated bank's daily statements: right, unless it is told to mar them.

use super::booked::{paid_at, whim};
use super::store::{self, PaymentRow, unavailable};
use crate::statement::{Direction, Line, LineState, Writer};
use crate::{Days, PartnerError};
use db::{Db, Tx};
use kernel::{Day, Fen};
use std::collections::{BTreeMap, BTreeSet};
use std::io::Write;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Payments that are read at once.
const PAGE: i64 = 2_000;
/// So long before its statement may a payment have been made of which the bank learns late: the
/// third trading day after the longest holidays.
const EARLY_MS: i64 = 20 * 86_400_000;

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
/// to the day on which it did.
async fn lines(db: &Db, days: Days) -> Result<Vec<Line>, PartnerError> {
    let (after, until) = days.moments();
    let between = (after.add_ms(-EARLY_MS), after.add_ms(-1), until.add_ms(-1));
    let (mut all, mut last) = (Vec::new(), String::new());
    loop {
        let read = async |tx: &mut Tx| store::payments_between(tx, between, &last, PAGE).await;
        let rows = db.read(read).await.map_err(unavailable)?;
        let Some(end) = rows.last() else { break };
        last.clone_from(&end.key);
        let booked = |row: &PaymentRow| {
            let at = whim(row).map_or(row.at, |whim| whim.known_from(row.at));
            (at >= after && at < until).then(|| (at, line(row)))
        };
        all.extend(rows.iter().filter_map(booked));
    }
    all.sort_by(|(one, first), (other, second)| (one, &first.key).cmp(&(other, &second.key)));
    Ok(all.into_iter().map(|(_, line)| line).collect())
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
