//! How far the business day is.

use crate::outstanding::{UnamendedDay, UnclosedDay, UnopenedDay};
use crate::state::{DayState, StepState};
use crate::{AcceptedBreak, FileBreak, Step, clock, store};
use db::Tx;
use kernel::{Calendar, Clock, Day, Instant, Invalid};
use orders::{OpenPayments, OrderNo};
use serde::Serialize;
use wire::Failure;

/// The open day and its steps.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DayStatus {
    /// The day whose orders are being taken, or worked off.
    pub business_day: Day,
    /// The business clock.
    pub time: Instant,
    /// `open`, `closed`, or `done` for none that was begun.
    pub state: String,
    /// All steps of the day.
    pub steps: Vec<StepStatus>,
    /// Whether a run of this process is at work.
    pub busy: bool,
    /// Positions that differ from the TA's and wait for a person.
    pub open_breaks: usize,
    /// Files and records of the TA's that could not be taken as they are.
    pub file_breaks: Vec<FileBreak>,
    /// What people accepted of them in the last seven days, the newest first.
    pub accepted: Vec<AcceptedBreak>,
    /// Orders that were sealed and have no answer, though their day of confirmation is worked off.
    pub unanswered: Vec<UnansweredDay>,
    /// Accounts that the TA was asked to open and has not spoken of: their day, and how many.
    pub unopened: Vec<UnopenedDay>,
    /// Accounts that the TA was asked to close and has not spoken of: their day, and how many.
    pub unclosed: Vec<UnclosedDay>,
    /// Accounts of which the TA's register says something else than we: their day, how many, why.
    pub unamended: Vec<UnamendedDay>,
    /// Files of the TA's that came, or came again with other content, after their step was done:
    /// `tael day retake` takes them in.
    pub late_files: Vec<String>,
    /// Money of which the bank has not said what became of it.
    pub payments: OpenPayments,
}

/// A step of the day.
#[derive(Debug, Clone, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct StepStatus {
    /// Its name.
    pub name: String,
    /// For people.
    pub title: String,
    /// `waiting`, `running`, `done`, `failed`, or `again` while what was done is being done again.
    pub state: String,
    /// When it is done, by the business clock.
    pub due: Instant,
    /// What it did.
    pub note: String,
    /// Why it failed, or for what it waits.
    pub error: String,
}

/// Orders of a T that the TA has not answered.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct UnansweredDay {
    /// T.
    pub t_day: Day,
    /// How many.
    pub orders: i64,
    /// The first of them.
    pub first: OrderNo,
}

/// Orders that were sealed and have no answer, though their day of confirmation is worked off.
///
/// # Errors
/// Those of the database.
pub async fn unanswered(tx: &mut Tx) -> Result<Vec<UnansweredDay>, db::Error> {
    let Some(t_day) = store::last_done(tx, Step::Confirm.name()).await? else {
        return Ok(Vec::new());
    };
    let cfm_day = Calendar::china().next_open(t_day);
    let found = orders::unanswered(tx, (t_day, cfm_day)).await?;
    let day = |orders::Unanswered { t_day, orders, first }| UnansweredDay { t_day, orders, first };
    Ok(found.into_iter().map(day).collect())
}

impl DayStatus {
    /// Whether something waits for a person: files, records, orders, positions.
    pub fn is_alarming(&self) -> bool {
        self.open_breaks > 0
            || !self.file_breaks.is_empty()
            || !self.unanswered.is_empty()
            || !self.unopened.is_empty()
            || !self.unclosed.is_empty()
            || !self.unamended.is_empty()
            || !self.late_files.is_empty()
            || self.steps.iter().any(|step| !step.error.is_empty())
    }
}

/// Reads the status of the day that is open.
///
/// # Errors
/// Those of the database.
pub async fn status(tx: &mut Tx, clock: &Clock) -> Result<DayStatus, Failure> {
    read(tx, clock, false).await
}

pub(crate) async fn read(tx: &mut Tx, clock: &Clock, busy: bool) -> Result<DayStatus, Failure> {
    let business_day = clock::open_day(tx, clock).await?;
    let last = store::last_day(tx).await?.filter(|row| row.day == business_day);
    let rows = store::steps(tx, business_day).await?;
    let step = |step: &Step| -> Result<StepStatus, Invalid> {
        let row = rows.iter().find(|row| row.step == step.name());
        Ok(StepStatus {
            name: step.name().to_owned(),
            title: step.chinese().to_owned(),
            state: row.map_or(StepState::Waiting, |row| row.state).to_string(),
            due: step.due(business_day)?,
            note: row.map_or(String::new(), |row| row.note.clone()),
            error: row.map_or(String::new(), |row| row.error.clone()),
        })
    };
    let steps: Result<_, Invalid> = Step::ALL.iter().map(step).collect();
    Ok(DayStatus {
        business_day,
        time: clock.now(),
        state: last.map_or(DayState::Open, |row| row.state).to_string(),
        steps: steps.map_err(|error| Failure::fault("the time of a step", error))?,
        busy,
        open_breaks: store::open_breaks(tx).await?.len(),
        file_breaks: store::breaks::open(tx).await?.into_iter().map(FileBreak::from).collect(),
        accepted: Vec::new(),
        unanswered: Vec::new(),
        unopened: Vec::new(),
        unclosed: Vec::new(),
        unamended: Vec::new(),
        late_files: Vec::new(),
        payments: orders::open_payments(tx).await?,
    })
}
