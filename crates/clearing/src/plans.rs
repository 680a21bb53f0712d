//! Fixed-invest plans, before the cut-off.

use crate::{Engine, Report};
use db::Tx;
use kernel::{Day, Instant};
use plans::RunState;
use wire::Failure;

impl Engine {
    /// Runs the plans that are due, also of whom the auditors have passed since he last came.
    pub(crate) async fn deduct(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        accounts::settle_all_proofs(&self.app, at).await?;
        plans::deduct(&self.app, day, at).await?;
        self.runs_of(day).await
    }

    /// Tries once more what was refused for want of money.
    pub(crate) async fn deduct_again(&self, day: Day, at: Instant) -> Result<Report, Failure> {
        plans::deduct_again(&self.app, day, at).await?;
        self.runs_of(day).await
    }

    /// What the runs of the day have come to so far.
    async fn runs_of(&self, day: Day) -> Result<Report, Failure> {
        let counts = async |tx: &mut Tx| plans::runs_of(tx, day).await;
        let counts = self.app.db().read::<_, db::Error, _>(counts).await?;
        let all: i64 = counts.iter().map(|(_, count)| count).sum();
        let mut note = format!("{all}期");
        for (state, count) in counts {
            if state != RunState::Paying && state != RunState::Paid {
                note += &format!("，{}{count}期", state.chinese());
            }
        }
        Ok(Report::of("", "", note))
    }
}
