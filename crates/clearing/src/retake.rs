//! Doing a step again that is done, because files came late or the reason has gone for which
//! something was left alone.

use crate::file_break::BreakKind;
use crate::step::{NOT_AGAIN, NOT_DONE};
use crate::store::{self, breaks, confirmations};
use crate::{Engine, Step, letters};
use db::Tx;
use kernel::Day;
use wire::Failure;

impl Engine {
    /// Does a step again that is done, on the files that are there now: late ones are taken in,
    /// what was left alone is tried again, and all else stays as it is. Of the day given, or of the
    /// last one of which the step is done; answers which.
    ///
    /// # Errors
    /// The sentence says what is missing; the step stays done.
    pub async fn retake(&self, step: Step, day: Option<Day>) -> Result<Day, Failure> {
        self.alone(async {
            let day = self.to_retake(step, day).await?;
            self.wait_again(day, step).await?;
            let started_at = self.app.clock().unmoved();
            let report = self.perform(day, step, self.app.now()).await?;
            self.note(day, step, started_at, Ok(Some(report))).await?;
            Ok(day)
        })
        .await
    }

    async fn to_retake(&self, step: Step, day: Option<Day>) -> Result<Day, Failure> {
        let values = [("step", step.chinese())];
        if matches!(step, Step::Collect | Step::Seal | Step::Purge) {
            return Err(NOT_AGAIN.fill(&values).into());
        }
        let read = async |tx: &mut Tx| {
            let last = store::last_done(tx, step.name()).await?;
            let Some(day) = day.or(last) else { return Ok((last, None)) };
            let rows = store::steps(tx, day).await?;
            let done = rows.iter().any(|row| row.step == step.name() && row.state == "done");
            Ok::<_, db::Error>((last, Some(day).filter(|_| done)))
        };
        let (last, day) = self.app.db().read(read).await?;
        let Some(day) = day else { return Err(NOT_DONE.fill(&values).into()) };
        // A statement is of one day: what is held now is compared with the last one only.
        if step == Step::Reconcile && Some(day) != last {
            return Err(NOT_AGAIN.fill(&values).into());
        }
        Ok(day)
    }

    /// Lets records wait again that the step could not apply.
    async fn wait_again(&self, day: Day, step: Step) -> Result<(), Failure> {
        let Some(file_type) = letters::taken_by(step) else { return Ok(()) };
        let of = (letters::file_day(day, file_type), file_type.code());
        let write = async move |tx: &mut Tx| {
            confirmations::wait_again(tx, of.0, of.1).await?;
            let kinds: Vec<&str> = BreakKind::OF_APPLYING.iter().map(|kind| kind.name()).collect();
            breaks::settle(tx, of, &kinds).await
        };
        Ok(self.app.db().write_batch::<_, db::Error, _>(write).await?)
    }
}
