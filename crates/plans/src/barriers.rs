//! What keeps customers from buying, and so their plans from running.

use crate::plan::{Plan, PlanState};
use accounts::Barrier;
use db::Tx;
use kernel::{CustNo, Day};
use std::collections::{BTreeSet, HashMap};
use wire::Answer;

/// Those of the customers of some plans.
#[derive(Debug, Default)]
pub(crate) struct Barriers(HashMap<CustNo, Barrier>);

impl Barriers {
    /// What stands in the way of those plans that run, as of a day.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn of(tx: &mut Tx, plans: &[Plan], day: Day) -> Answer<Self> {
        let run = plans.iter().filter(|plan| plan.state == PlanState::Running);
        let customers: BTreeSet<CustNo> = run.map(|plan| plan.cust_no).collect();
        let customers: Vec<CustNo> = customers.into_iter().collect();
        let standings = accounts::standings(tx, &customers, day).await?;
        let barred =
            |(cust_no, standing): (CustNo, accounts::Standing)| Some((cust_no, standing.barrier?));
        Ok(Self(standings.into_iter().filter_map(barred).collect()))
    }

    /// Why a plan does not run, in a sentence without its full stop; none where nothing keeps it.
    pub fn why(&self, plan: &Plan) -> Option<String> {
        let barrier = self.0.get(&plan.cust_no).filter(|_| plan.state == PlanState::Running)?;
        Some(barrier.message().trim_end_matches('。').to_owned())
    }
}
