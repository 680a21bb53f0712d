//! Drives a day from step to step.

use crate::lease::{self, Holder, Lease};
use crate::state::{DayState, StepState};
use crate::step::Turn;
use crate::{Counterparty, Step, clock, outstanding, state_hash, status, store};
use crate::{DayStatus, step};
use db::Db;
use kernel::{Calendar, Day, Instant, TimeOfDay};
use mailbox::{Folder, Route};
use sha2::{Digest, Sha256};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use wire::{App, Failure};

/// The folders of the exchange files, and the codes of both sides.
#[derive(Clone)]
pub struct Mail {
    /// Application files, ours.
    pub outbox: Folder,
    /// Answers, the TA's.
    pub inbox: Folder,
    /// Daily statements, the bank's.
    pub bank: Folder,
    /// Our code.
    pub seller: String,
    /// The TA's code.
    pub ta: String,
}

/// What a step did: hashes of what it took and of what it made, and a note for people.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Report {
    /// SHA-256 of the inputs, or empty.
    pub inputs: String,
    /// SHA-256 of the outputs, or empty.
    pub outputs: String,
    /// What the step has left, whoever did it: 12笔
    pub note: String,
    /// What this run did, where that may be less; empty: all of it.
    pub did: String,
}

impl Report {
    pub(crate) fn of(inputs: &str, outputs: &str, note: impl Into<String>) -> Self {
        let did = String::new();
        Self { inputs: hash(inputs), outputs: hash(outputs), note: note.into(), did }
    }

    /// A step that goes on after a process was killed does the rest.
    pub(crate) fn did(self, did: String) -> Self {
        Self { did, ..self }
    }
}

fn hash(text: &str) -> String {
    if text.is_empty() {
        return String::new();
    }
    kernel::hex(&Sha256::digest(text.as_bytes()))
}

/// Drives business days. Clones are one engine: it runs one day at a time.
#[derive(Clone)]
pub struct Engine {
    /// Over a database that is written to while the lease is held only.
    pub(crate) app: App,
    /// The same one, without a fence.
    pub(crate) db: Db,
    pub(crate) mail: Mail,
    pub(crate) counterparty: Arc<dyn Counterparty>,
    /// Whether the business clock follows the day: in a sandbox only.
    moves_clock: bool,
    busy: Arc<AtomicBool>,
    pub(crate) holder: Holder,
}

impl Engine {
    /// Who is told of the vouchers of orders.
    pub(crate) fn vouchers(&self) -> orders::Vouchers {
        orders::Vouchers::of(&self.app)
    }

    /// An engine over the app's database and services.
    pub fn new(
        app: App,
        mail: Mail,
        counterparty: Arc<dyn Counterparty>,
        moves_clock: bool,
    ) -> Self {
        let holder = Holder::new(app.clock().unmoved().ms());
        let (db, busy) = (app.db().clone(), Arc::default());
        let app = app.over(db.fenced(holder.fence()));
        Self { app, db, mail, counterparty, moves_clock, busy, holder }
    }

    /// The open day, its steps, and what waits for a person.
    ///
    /// # Errors
    /// Those of the database or the folder.
    pub async fn status(&self) -> Result<DayStatus, Failure> {
        let mut status = self.progress().await?;
        status.accepted = self.accepted().await?;
        status.late_files = self.late_files(status.business_day).await?;
        status.unanswered = self.app.db().read(async |tx| status::unanswered(tx).await).await?;
        status.unopened = self.app.db().read(async |tx| outstanding::unopened(tx).await).await?;
        status.unclosed = self.app.db().read(async |tx| outstanding::unclosed(tx).await).await?;
        status.unamended = self.app.db().read(async |tx| outstanding::unamended(tx).await).await?;
        Ok(status)
    }

    /// The open day and its steps only, for who asks often.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn progress(&self) -> Result<DayStatus, Failure> {
        let clock = self.app.clock().clone();
        let busy = self.busy.load(Ordering::SeqCst);
        self.app.db().read(async |tx| status::read(tx, &clock, busy).await).await
    }

    /// Closes the open day: collects, seals and writes the application files. Before the cut-off a
    /// sandbox moves its clock there; elsewhere it is refused.
    ///
    /// # Errors
    /// The sentence says what to do.
    pub async fn close(&self) -> Result<Day, Failure> {
        self.alone(async {
            let day = self.open_day().await?;
            self.to_cut_off(day).await?;
            self.run(day, |step| step.closes()).await?;
            Ok(day)
        })
        .await
    }

    /// Works the open day off, closing it first where that is still to be done, and all days that
    /// the clock has passed since; moves a sandbox's clock to the morning of the next open day.
    /// Answers that day.
    ///
    /// # Errors
    /// The first step that failed; `advance` or `resume` goes on from it.
    pub async fn advance(&self) -> Result<Day, Failure> {
        self.alone(async {
            let day = self.open_day().await?;
            self.to_cut_off(day).await?;
            let next = self.finish(day).await?;
            self.pass(next).await
        })
        .await
    }

    /// Works off the days that the clock has passed, such as after a demo was switched off for a
    /// week. Answers the open day.
    ///
    /// # Errors
    /// As [`Self::advance`].
    pub async fn catch_up(&self) -> Result<Day, Failure> {
        self.alone(async {
            let day = self.open_day().await?;
            self.pass(day).await
        })
        .await
    }

    /// Works off all days before the clock's own.
    async fn pass(&self, mut day: Day) -> Result<Day, Failure> {
        while Calendar::china().next_open(day) <= self.app.clock().today() {
            day = self.finish(day).await?;
        }
        Ok(day)
    }

    /// Goes on with a day that was begun, where it stopped; nothing when none was.
    ///
    /// # Errors
    /// As [`Self::advance`].
    pub async fn resume(&self) -> Result<Option<Day>, Failure> {
        self.alone(async {
            let last = self.app.db().read(async |tx| store::last_day(tx).await).await?;
            let Some(row) = last.filter(|row| row.state != DayState::Done) else {
                return Ok(None);
            };
            self.to_cut_off(row.day).await?;
            self.finish(row.day).await.map(Some)
        })
        .await
    }

    /// Runs the day up to and with a step and stops there, as a process that is killed after it.
    ///
    /// # Errors
    /// As [`Self::advance`].
    pub async fn run_until(&self, last: Step) -> Result<Day, Failure> {
        self.alone(async {
            let day = self.open_day().await?;
            if last.is_before_cut_off() {
                self.before_cut_off(day, |step| step <= last).await?;
                return Ok(day);
            }
            self.to_cut_off(day).await?;
            self.run(day, |step| step <= last).await?;
            Ok(day)
        })
        .await
    }

    /// A hash of all that customers have: orders, positions, lots, balances.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn state_hash(&self) -> Result<String, Failure> {
        self.app.db().read(async |tx| Ok(state_hash::state_hash(tx).await?)).await
    }

    /// Does work that no other engine does meanwhile.
    pub(crate) async fn alone<T>(
        &self,
        work: impl Future<Output = Result<T, Failure>>,
    ) -> Result<T, Failure> {
        let lease = Lease::take(&self.db, &self.holder, &self.busy).await?;
        let done = work.await;
        // Whatever it stopped at, that is why: another one has taken over.
        let lost = match &done {
            Err(_) => lease.lost().await,
            Ok(_) => None,
        };
        lease.end().await;
        lost.map_or(done, |refusal| Err(refusal.into()))
    }

    /// Waits until no engine is at work any more, of whatever process.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn idle(&self) -> Result<(), Failure> {
        Ok(lease::idle(&self.db).await?)
    }

    async fn open_day(&self) -> Result<Day, Failure> {
        let clock = self.app.clock().clone();
        Ok(self.app.db().read(async |tx| clock::open_day(tx, &clock).await).await?)
    }

    async fn finish(&self, day: Day) -> Result<Day, Failure> {
        self.run(day, |_| true).await?;
        let next = Calendar::china().next_open(day);
        self.set_day(day, DayState::Done).await?;
        if self.moves_clock {
            self.before_cut_off(next, |step| step == Step::Deduct).await?;
        }
        self.to(clock::sandbox_morning(next)).await?;
        Ok(next)
    }

    /// Runs the wanted steps that are not done.
    async fn run(&self, day: Day, wanted: impl Fn(Step) -> bool) -> Result<(), Failure> {
        self.set_day(day, DayState::Open).await?;
        let rows = self.app.db().read(async |tx| store::steps(tx, day).await).await?;
        let done = |step: Step| rows.iter().any(|r| r.step == step.name() && r.state.was_done());
        for step in Step::ALL.iter().copied().filter(|step| wanted(*step)) {
            if step.takes().is_some() || step == Step::Bank {
                self.end_retakes().await?;
            }
            if !done(step) {
                self.step(day, step).await?;
            }
        }
        self.set_day(day, DayState::Closed).await
    }

    async fn set_day(&self, day: Day, state: DayState) -> Result<(), Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let row = store::DayRow { day, cfm_day, state };
        let write = async move |tx: &mut db::Tx| store::put_day(tx, &row).await;
        Ok(self.app.db().write::<_, db::Error, _>(write).await?)
    }

    pub(crate) async fn step(&self, day: Day, step: Step) -> Result<(), Failure> {
        let at = self.at(day, step).await?;
        let started_at = self.app.clock().unmoved();
        self.note(day, step, started_at, Ok(None)).await?;
        match self.perform((day, Turn::First), step, at).await {
            Ok(report) => self.note(day, step, started_at, Ok(Some(report))).await,
            Err(failure) => {
                let waits = step::is_waiting(&failure);
                let state = if waits { StepState::Waiting } else { StepState::Failed };
                self.note(day, step, started_at, Err((state, failure.to_string()))).await?;
                Err(failure)
            }
        }
    }

    pub(crate) async fn perform(
        &self,
        (day, turn): (Day, Turn),
        step: Step,
        at: Instant,
    ) -> Result<Report, Failure> {
        match step {
            Step::Deduct => self.deduct(day, at).await,
            Step::DeductAgain => self.deduct_again(day, at).await,
            Step::Collect => self.collect(day, at).await,
            Step::Seal => {
                let report = self.seal(day, at).await?;
                plans::settle(&self.app, day, at).await?;
                Ok(report)
            }
            Step::Export => self.export((day, turn), at).await,
            Step::Answer => {
                let answered = self.counterparty.answer(day).await;
                answered.map_err(|cause| Failure::fault("the TA's answer", cause))?;
                Ok(Report::default())
            }
            Step::Prices => match self.prices(day, at).await {
                Err(waits) if step::is_waiting(&waits) => {
                    self.announce_without_prices(day, at).await?;
                    Err(waits)
                }
                done => done,
            },
            Step::Value => {
                let report = self.value(day, at).await?;
                plans::finish_reached(&self.app, day, at).await?;
                plans::announce(&self.app, day, at).await?;
                Ok(report)
            }
            Step::Accounts => self.accounts(day).await,
            Step::Dividends => self.dividends((day, turn), at).await,
            Step::Confirm => {
                let report = self.confirm((day, turn), at).await?;
                self.settle_closings(at).await?;
                Ok(report)
            }
            Step::Reconcile => self.reconcile(day).await,
            Step::Pay => self.pay(day, at).await,
            Step::Bank => self.bank((day, turn)).await,
            Step::Purge => {
                self.remind(day, at).await?;
                self.purge(at).await
            }
        }
    }

    /// The business time of a step. A sandbox moves its clock there; one that was switched off for
    /// days does each thing on its day, as the parties outside would have. Elsewhere time is what
    /// it is, and a step that belongs to a later day is refused.
    async fn at(&self, day: Day, step: Step) -> Result<Instant, Failure> {
        let due = step.due(day).map_err(|error| Failure::fault("the time of a step", error))?;
        self.to(due).await?;
        let now = self.app.now();
        if now.day() < due.day() {
            let values = [("step", step.chinese().to_owned()), ("day", due.day().to_string())];
            return Err(step::NOT_YET.fill(&values).into());
        }
        Ok(if self.moves_clock && now.day() > due.day() { due } else { now })
    }

    /// At the cut-off of the day, or later.
    async fn to_cut_off(&self, day: Day) -> Result<(), Failure> {
        let cut_off = Instant::at(day, TimeOfDay::CUTOFF);
        if self.app.now() >= cut_off {
            return Ok(());
        }
        if !self.moves_clock {
            return Err(step::TOO_EARLY.fill(&[("day", day)]).into());
        }
        self.before_cut_off(day, |_| true).await?;
        self.to(cut_off).await
    }

    /// Moves a sandbox's clock on; never back.
    async fn to(&self, at: Instant) -> Result<(), Failure> {
        if !self.moves_clock || self.app.now() >= at {
            return Ok(());
        }
        Ok(clock::move_clock(&self.app, at).await?)
    }

    pub(crate) fn outward(&self) -> Route<'_> {
        Route { from: &self.mail.seller, to: &self.mail.ta }
    }
}
