//! Fixed-invest plans, before the cut-off.

use crate::state::StepState;
use crate::store::attempts;
use crate::{Engine, Report, Step};
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

    /// Tells of the runs of the next open day though the prices are late, which those do not wait
    /// for: the first time that the prices are asked for. Who has reached the wished return by them
    /// is told that later.
    pub(crate) async fn announce_without_prices(
        &self,
        day: Day,
        at: Instant,
    ) -> Result<(), Failure> {
        let waited = async |tx: &mut Tx| {
            attempts::ended_as(tx, (day, Step::Prices.name()), StepState::Waiting).await
        };
        match self.app.db().read::<_, db::Error, _>(waited).await? {
            true => Ok(()),
            false => plans::announce(&self.app, day, at).await,
        }
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
