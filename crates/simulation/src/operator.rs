//! The operator: waits for what the transfer agent's index lists, does steps again when files came
//! late, and closes what was looked at.

use crate::faults::DayFaults;
use crate::found::{Difference, Found};
use crate::{Company, Stop, Tally};
use clearing::{Accepting, Engine, FileBreak, Step};
use exchange::{FileName, FileType};
use kernel::{Calendar, Day};
use ta::{Faults, FileFaults};
use wire::Failure;

/// The public code of a step that waits for files.
const WAITS: u32 = 19_007;
/// That of the step which waits for the bank's statement.
const BANK_WAITS: u32 = 19_010;

/// Steps that take files, or what files brought, with the type of the files.
const TAKING: [(Step, Option<FileType>); 6] = [
    (Step::Prices, Some(FileType::FundState)),
    (Step::Value, None),
    (Step::Accounts, Some(FileType::AccountConfirmation)),
    (Step::Dividends, Some(FileType::Dividend)),
    (Step::Confirm, Some(FileType::TradeConfirmation)),
    (Step::Reconcile, Some(FileType::ShareStatement)),
];

impl Company {
    /// Lets the engine work on T; where it waits for files that the index lists, they come, and it
    /// begins again. None where they don't come today.
    ///
    /// # Errors
    /// The work fails, or waits for what does not come.
    pub async fn patiently<T>(
        &self,
        (t_day, faults): (Day, &DayFaults),
        tally: &mut Tally,
        work: impl AsyncFn(&Engine) -> Result<T, Failure>,
    ) -> Result<Option<T>, Stop> {
        loop {
            let failure = match work(&self.engine).await {
                Ok(done) => return Ok(Some(done)),
                Err(failure) => failure,
            };
            if failure.code() == Some(BANK_WAITS) && self.statement_comes(tally) {
                continue;
            }
            let now = self.faults.get();
            let listed = now.listed();
            if failure.code() != Some(WAITS) || listed == now {
                return Err(failure.into());
            }
            tally.note("waited for files");
            if faults.until_tomorrow.is_some() {
                return Ok(None);
            }
            self.lay_down(t_day, listed).await?;
        }
    }

    /// What came late of T without having been listed arrives; answers the steps that are to be
    /// done again for it, those that take it and those behind them.
    ///
    /// # Errors
    /// The folder or the books cannot be read.
    pub async fn late(&self, t_day: Day) -> Result<Vec<Step>, Stop> {
        let faults = self.faults.get();
        if faults.files.unannounced.is_empty() {
            return Ok(Vec::new());
        }
        self.lay_down(t_day, faults.delivered()).await?;
        self.steps_of_late_files().await
    }

    /// The confirmations of T come again with other content, or as they were; answers the steps
    /// that are to be done again for it: none where there are none.
    ///
    /// # Errors
    /// It is not noticed. The folder or the books cannot be read.
    pub async fn renewed(&self, t_day: Day, renewed: bool) -> Result<Vec<Step>, Stop> {
        let faults = self.faults.get().delivered();
        let files = FileFaults { renewed, ..faults.files.clone() };
        self.lay_down(t_day, Faults { files, ..faults }).await?;
        let steps = self.steps_of_late_files().await?;
        match self.confirms(t_day)? == steps.is_empty() {
            true => Err(Stop::failed("a file that came again", format!("{steps:?}"))),
            false => Ok(steps),
        }
    }

    async fn steps_of_late_files(&self) -> Result<Vec<Step>, Stop> {
        let late = self.engine.status().await?.late_files;
        let late: Result<Vec<FileName>, _> = late.iter().map(|name| name.parse()).collect();
        let late: Vec<FileType> = late?.iter().map(|name| name.file_type).collect();
        let is_early = |(_, taken): &&(Step, Option<FileType>)| {
            taken.is_none_or(|file_type| !late.contains(&file_type))
        };
        Ok(TAKING.iter().skip_while(is_early).map(|(step, _)| *step).collect())
    }

    /// Whether the first file of confirmations of T says anything.
    fn confirms(&self, t_day: Day) -> Result<bool, Stop> {
        let cfm_day = Calendar::china().next_open(t_day);
        let letters = self.letters(cfm_day, FileType::TradeConfirmation)?;
        let first = letters.first().map(|letter| Ok::<_, Stop>(letter.open()?.is_empty()));
        Ok(!first.transpose()?.unwrap_or(true))
    }

    /// Closes what the status of T names of files and records: all that was done to them, and
    /// nothing else.
    ///
    /// # Errors
    /// The books or the folder cannot be read.
    pub async fn accept_breaks(
        &self,
        (t_day, renews): (Day, bool),
        tally: &mut Tally,
    ) -> Result<Vec<Difference>, Stop> {
        let files = self.faults.get().files;
        let mut found = Found::default();
        let status = self.engine.status().await?;
        let expected = self.expected(t_day, (&files, renews))?;
        for (kind, times) in expected {
            let rows = status.file_breaks.iter().filter(|row| row.kind == kind);
            found.equal(format!("breaks of kind {kind}"), times, length(rows.count()));
        }
        let of_ta = status.file_breaks.iter().filter(|row| row.file_type != "bank");
        for row in of_ta {
            let FileBreak { kind, subject, reason, .. } = row;
            // What was confirmed at a price that was corrected since is asked about, and stays.
            if kind != "price" && !expected.iter().any(|(known, _)| kind == known) {
                found.differ(&format!("{kind} {subject}"), "as it should be", reason);
            }
            tally.note(&format!("looked at: {kind}"));
            self.accept(row).await?;
        }
        for name in status.late_files {
            found.differ(&name, "taken in", "late");
        }
        Ok(found.into_differences())
    }

    /// Accepts one break.
    pub(crate) async fn accept(&self, found: &FileBreak) -> Result<(), Stop> {
        let accepting = Accepting::of(found, "caused by the simulation");
        self.engine.accept(&accepting).await?;
        Ok(())
    }

    /// How many breaks of a kind there must be of files and records.
    fn expected(
        &self,
        t_day: Day,
        (files, renews): (&FileFaults, bool),
    ) -> Result<[(&'static str, i64); 3], Stop> {
        let says = self.confirms(t_day)?;
        Ok([
            ("foreign", i64::from(files.foreign)),
            ("repeat", i64::from(files.changed_repeat && says)),
            ("renewed", i64::from(renews && says)),
        ])
    }
}

fn length(count: usize) -> i64 {
    i64::try_from(count).unwrap_or(i64::MAX)
}
