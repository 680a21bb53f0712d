//! Doing a step again that is done, because files came late or the reason has gone for which
//! something was left alone. From the moment at which something waits again until all of it was
//! tried, the step says so: where the process dies in between, whoever works next ends it first,
//! since the next day must not be made of half an answer.

use crate::file_break::BreakKind;
use crate::step::{NOT_AGAIN, NOT_DONE, Turn};
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
    /// The sentence says what is missing. The step stays done; where something waits again already,
    /// it is to be done again first of all.
    pub async fn retake(&self, step: Step, day: Option<Day>) -> Result<Day, Failure> {
        self.alone(async {
            let day = self.to_retake(step, day).await?;
            self.again(day, step).await?;
            Ok(day)
        })
        .await
    }

    /// Ends what was being done again when the process died.
    pub(crate) async fn end_retakes(&self) -> Result<(), Failure> {
        let begun = self.app.db().read(async |tx| store::begun_again(tx).await).await?;
        for (day, name) in begun {
            let unknown = || Failure::fault("a step that is done again", &name);
            self.again(day, Step::from_name(&name).ok_or_else(unknown)?).await?;
        }
        Ok(())
    }

    async fn again(&self, day: Day, step: Step) -> Result<(), Failure> {
        let started_at = self.app.clock().unmoved();
        let report = self.perform((day, Turn::Again), step, self.app.now()).await?;
        self.note(day, step, started_at, Ok(Some(report))).await
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
            let done = rows.iter().any(|row| row.step == step.name() && row.state.was_done());
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

    /// Lets records wait again that the step could not apply, and says that it does.
    pub(crate) async fn wait_again(&self, day: Day, step: Step) -> Result<(), Failure> {
        let Some(file_type) = step.takes() else { return Ok(()) };
        let cfm_day = letters::file_day(day, file_type);
        let write = async move |tx: &mut Tx| {
            store::begin_again(tx, day, step.name()).await?;
            confirmations::wait_again(tx, cfm_day, file_type.code()).await
        };
        Ok(self.app.db().write_batch::<_, db::Error, _>(write).await?)
    }

    /// Settles the breaks of records that were applied after all.
    pub(crate) async fn settle_applied(&self, day: Day, step: Step) -> Result<(), Failure> {
        let Some(file_type) = step.takes() else { return Ok(()) };
        let cfm_day = letters::file_day(day, file_type);
        let write = async move |tx: &mut Tx| {
            let kinds: Vec<&str> = BreakKind::OF_APPLYING.iter().map(|kind| kind.name()).collect();
            breaks::settle_applied(tx, (cfm_day, file_type.code()), &kinds).await
        };
        Ok(self.app.db().write::<_, db::Error, _>(write).await?)
    }
}
