//! What is written of a step: how it stands, and each attempt at it.

use crate::state::StepState;
use crate::store::attempts::{self, AttemptRow};
use crate::{Engine, Report, Step, store};
use kernel::{Day, Instant};
use wire::Failure;

impl Engine {
    /// Notes that a step began, or how it ended.
    pub(crate) async fn note(
        &self,
        day: Day,
        step: Step,
        started_at: Instant,
        outcome: Result<Option<Report>, (StepState, String)>,
    ) -> Result<(), Failure> {
        let ended_at = Some(self.app.clock().unmoved());
        let (state, report, error, ended_at) = match outcome {
            Ok(None) => (StepState::Running, Report::default(), String::new(), None),
            Ok(Some(report)) => (StepState::Done, report, String::new(), ended_at),
            Err((state, error)) => (state, Report::default(), error, ended_at),
        };
        let row = store::StepRow {
            day,
            step: step.name().to_owned(),
            position: step.position(),
            state,
            inputs: report.inputs,
            outputs: report.outputs,
            note: report.note,
            started_at,
            ended_at,
            error,
        };
        let attempt = AttemptRow {
            day,
            step: row.step.clone(),
            number: 0,
            state,
            holder: self.holder.to_string(),
            at: ended_at.unwrap_or(started_at),
            inputs: row.inputs.clone(),
            outputs: row.outputs.clone(),
            note: if report.did.is_empty() { row.note.clone() } else { report.did },
            error: row.error.clone(),
        };
        let write = async move |tx: &mut db::Tx| {
            store::put_step(tx, &row).await?;
            attempts::add(tx, &attempt).await
        };
        Ok(self.app.db().write::<_, db::Error, _>(write).await?)
    }
}
