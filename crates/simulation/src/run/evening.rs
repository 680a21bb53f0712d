//! What follows the customers' day: the engine works it off, and what it came to is compared with
//! the transfer agent's answers. Files that come a day late are caught up with on the next one.

use super::Running;
use crate::books::Books;
use crate::die::Dying;
use crate::faults::{DayFaults, Fault, Kill};
use crate::shares::against_statement;
use crate::{Audits, Difference, Stop};
use clearing::{Engine, Step};
use demo::Draw;
use kernel::{Calendar, Day};

impl Running {
    pub(super) async fn work_off(&mut self, faults: &DayFaults) -> Result<(), Stop> {
        if let Some(kill) = faults.kill.filter(|_| self.plan.kills) {
            self.killed(kill, faults).await?;
        }
        // A day that the killed engine finished is not worked off again.
        if self.company.engine.status().await?.business_day != self.day {
            return Ok(());
        }
        let of = (self.day, faults);
        if self.plan.audits == Audits::EveryStep {
            for step in Step::ALL {
                let until = async |engine: &Engine| engine.run_until(*step).await;
                if self.company.patiently(of, &mut self.tally, until).await?.is_none() {
                    return Ok(());
                }
                // Until all is there the books say what is missing.
                if faults.ta.files.unannounced.is_empty() {
                    self.audit(step.name()).await?;
                }
            }
        }
        let advance = async |engine: &Engine| engine.advance().await;
        self.company.patiently(of, &mut self.tally, advance).await?;
        Ok(())
    }

    async fn killed(&mut self, kill: Kill, faults: &DayFaults) -> Result<(), Stop> {
        let engine = self.company.engine.clone();
        let of = (self.day, faults);
        let died = match kill {
            Kill::After(step) => {
                let until = async |engine: &Engine| engine.run_until(step).await;
                self.company.patiently(of, &mut self.tally, until).await?;
                true
            }
            // What it came to, or waits for, is seen when it goes on.
            Kill::Polls(polls) => Dying::after(polls, engine.advance()).await.is_none(),
        };
        if died {
            self.tally.note("killed");
            self.tally.drawn.note(match kill {
                Kill::After(_) => Fault::DiesAfterStep,
                Kill::Polls(_) => Fault::DiesInStep,
            });
            drop(engine);
            self.company.begin_again().await?;
            let resume = async |engine: &Engine| engine.resume().await;
            self.company.patiently(of, &mut self.tally, resume).await?;
        }
        Ok(())
    }

    /// Whether today's files have not all come.
    pub(super) async fn is_behind(&self) -> Result<bool, Stop> {
        Ok(self.company.engine.status().await?.business_day == self.day)
    }

    /// The files of the day before come, on the occasion on which they do.
    pub(super) async fn catch_up(&mut self, occasion: &str) -> Result<(), Stop> {
        let comes = |(_, faults): &mut (Day, DayFaults)| faults.until_tomorrow == Some(occasion);
        let Some((t_day, faults)) = self.behind.take_if(comes) else { return Ok(()) };
        let (today, statement) = (self.company.faults.get(), self.company.statements.marring());
        self.company.lay_down(t_day, faults.ta.listed()).await?;
        self.company.statements.mar(faults.statement.clone());
        let resume = async |engine: &Engine| engine.resume().await;
        self.company.patiently((t_day, &faults), &mut self.tally, resume).await?;
        self.close(t_day, &faults).await?;
        self.company.faults.set(today);
        self.company.statements.mar(statement);
        Ok(())
    }

    /// Takes in what came late and without notice, closes what was looked at, and compares ours
    /// with what the transfer agent answered and stated.
    pub(super) async fn close(&mut self, t_day: Day, faults: &DayFaults) -> Result<(), Stop> {
        for step in self.company.late(t_day).await? {
            self.retake(step, t_day).await?;
        }
        if faults.renews {
            self.renew(t_day).await?;
        }
        let differences = self.company.statement_breaks(t_day, &mut self.tally).await?;
        self.demand("the bank's statement", differences)?;
        let of = (t_day, faults.renews);
        let differences = self.company.accept_breaks(of, &mut self.tally).await?;
        self.demand("the files", differences)?;
        let books = Books::read(&self.company).await?;
        self.audit_books("the day's end", &books).await?;
        self.reconciled(t_day, faults, &books).await
    }

    /// The confirmations come again with other content, which is named and believed by nobody; then
    /// as they were.
    async fn renew(&mut self, t_day: Day) -> Result<(), Stop> {
        for renewed in [true, false] {
            for step in self.company.renewed(t_day, renewed).await? {
                self.retake(step, t_day).await?;
            }
            let breaks = self.company.engine.status().await?.file_breaks;
            let named = breaks.iter().any(|found| found.kind == "renewed");
            if renewed && named {
                self.tally.drawn.note(Fault::Renews);
            }
        }
        Ok(())
    }

    /// Does a step again, in a run with kills often by a process that dies while it does.
    async fn retake(&mut self, step: Step, t_day: Day) -> Result<(), Stop> {
        self.tally.note(&format!("retaken: {}", step.name()));
        let label = format!("retake {}", step.name());
        let mut draw = Draw::keyed(self.plan.seed, &label, i64::from(t_day.days_since(Day::MIN)));
        let polls = u64::try_from(draw.between(1, 40)).unwrap_or_default();
        if self.plan.kills && draw.happens(70) {
            let engine = self.company.engine.clone();
            let done = Dying::after(polls, engine.retake(step, Some(t_day))).await;
            drop(engine);
            if let Some(done) = done {
                return Ok(done.map(|_| ())?);
            }
            self.tally.drawn.note(Fault::DiesInRetake);
            self.company.begin_again().await?;
        }
        self.company.engine.retake(step, Some(t_day)).await?;
        Ok(())
    }

    /// What the transfer agent answered and stated is ours, and a wrong statement was noticed.
    async fn reconciled(
        &mut self,
        t_day: Day,
        faults: &DayFaults,
        books: &Books,
    ) -> Result<(), Stop> {
        let stated = Calendar::china().next_open(t_day);
        let differences = self.answers.compare(&self.company, books, stated).await?;
        self.demand("the answers", differences)?;
        let differences = against_statement(&self.company, books, (t_day, stated))?;
        let breaks = self.company.engine.status().await?.open_breaks;
        if !faults.misstates() {
            self.demand("the statement", differences)?;
        } else if differences.len() != breaks {
            let what = "breaks that were opened".to_owned();
            let (expected, found) = (differences.len().to_string(), breaks.to_string());
            self.demand("a wrong statement", vec![Difference { what, expected, found }])?;
        } else if breaks > 0 {
            self.tally.note("wrong statement noticed");
        }
        Ok(())
    }
}
