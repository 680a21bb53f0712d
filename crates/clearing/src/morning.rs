//! The steps before the cut-off: they do not begin the day, and wait for no day before it.

use crate::{Engine, Step, store};
use kernel::{Calendar, Day, Instant, TimeOfDay};
use wire::Failure;

impl Engine {
    /// Does what has to be done today before the cut-off, is due by now, and is not done: on a
    /// server, whenever it looks. Days before may still wait for files: plans do not wait for them.
    /// Answers whether there was something.
    ///
    /// # Errors
    /// As [`Self::advance`].
    pub async fn on_time(&self) -> Result<bool, Failure> {
        let (now, day) = (self.app.now(), self.app.clock().today());
        let is_due = |step: Step| step.due(day).is_ok_and(|due| due <= now);
        let is_open = Calendar::china().is_open(day);
        let in_time = now < Instant::at(day, TimeOfDay::CUTOFF);
        if !is_open || !in_time || self.waiting(day, is_due).await?.is_empty() {
            return Ok(false);
        }
        self.alone(async {
            self.before_cut_off(day, is_due).await?;
            Ok(true)
        })
        .await
    }

    /// The wanted steps before the cut-off that are not done.
    async fn waiting(&self, day: Day, wanted: impl Fn(Step) -> bool) -> Result<Vec<Step>, Failure> {
        let rows = self.app.db().read(async |tx| store::steps(tx, day).await).await?;
        let done = |step: Step| rows.iter().any(|r| r.step == step.name() && r.state.was_done());
        let steps = Step::ALL.iter().copied().filter(|step| step.is_before_cut_off());
        Ok(steps.filter(|step| wanted(*step) && !done(*step)).collect())
    }

    /// Does the wanted steps before the cut-off that are not done. They do not begin the day: it is
    /// begun once orders are no more taken for it.
    pub(crate) async fn before_cut_off(
        &self,
        day: Day,
        wanted: impl Fn(Step) -> bool,
    ) -> Result<(), Failure> {
        for step in self.waiting(day, wanted).await? {
            self.step(day, step).await?;
        }
        Ok(())
    }
}
