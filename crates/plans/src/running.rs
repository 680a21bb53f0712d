//! Plans run in one transaction: each is tried, and what it came to is gathered and written.

use crate::change;
use crate::due::Due;
use crate::parameters::Parameters;
use crate::payers::Payers;
use crate::plan::{Plan, PlanState};
use crate::run::{Run, RunState};
use crate::schedule::is_open;
use crate::settle::count_failure;
use crate::smart::Distances;
use crate::store::plans as plan_store;
use crate::store::runs as run_store;
use crate::told::{self, Names};
use crate::trying::{Attempt, try_all};
use db::{Error, Tx};
use funds::{Catalogue, Fund};
use kernel::{Day, Instant, TimeOfDay};
use orders::{Desk, OrderNo};
use std::collections::HashMap;
use std::sync::Arc;
use wire::{Answer, App};

const TOO_LITTLE: &str = "按倍数减少之后不足一份起投";
const CLOSED_TODAY: &str = "基金这一天休市";

/// The work of one transaction, which may be begun several times.
#[derive(Clone)]
pub(crate) struct Work {
    desk: Desk,
    catalogue: Catalogue,
    distances: Distances,
    day: Day,
    at: Instant,
}

impl Work {
    pub fn new(app: &App, (day, at): (Day, Instant), distances: Distances) -> Self {
        let catalogue = app.get::<Catalogue>().clone();
        Self { desk: Desk::open(app, at), catalogue, distances, day, at }
    }

    pub fn begin(&self) -> Running<'_> {
        Running {
            work: self,
            placed: Vec::new(),
            plans: Vec::new(),
            runs: Vec::new(),
            notable: Vec::new(),
        }
    }

    fn is_late(&self) -> bool {
        self.at >= Instant::at(self.day, TimeOfDay::CUTOFF)
    }
}

/// What a transaction gathers before it writes.
pub(crate) struct Running<'a> {
    work: &'a Work,
    /// Orders that a card is to pay.
    pub placed: Vec<OrderNo>,
    plans: Vec<Plan>,
    runs: Vec<Run>,
    /// What the customer may have to be told of: that a plan is over is one of these.
    notable: Vec<(Plan, Option<Run>)>,
}

/// A run that is begun, and what is known of it before an order is tried.
type Begun = (Plan, Run, Option<Attempt>);

impl Running<'_> {
    /// Runs plans that are still due.
    pub async fn run_all(&mut self, tx: &mut Tx, found: &[Due]) -> Answer<()> {
        let figures = Parameters::on(tx, self.work.day).await?;
        let mut begun = Vec::with_capacity(found.len());
        for plan in plans_of(tx, found).await? {
            begun.extend(self.begin(tx, plan).await?);
        }
        self.try_all(tx, begun, &figures).await?;
        run_store::insert(tx, &self.runs).await?;
        self.write(tx).await
    }

    /// Whether a plan was due after all.
    pub fn has_run(&self) -> bool {
        !self.plans.is_empty()
    }

    async fn write(&mut self, tx: &mut Tx) -> Answer<()> {
        plan_store::put(tx, &self.plans).await?;
        if self.notable.is_empty() {
            return Ok(());
        }
        let Work { catalogue, at, day, desk, .. } = self.work;
        let plans: Vec<Plan> = self.notable.iter().map(|(plan, _)| plan.clone()).collect();
        let payers = Payers::of(tx, &plans, *day).await?;
        let (mut messages, mut changes) = (Vec::new(), Vec::new());
        for (plan, run) in &self.notable {
            let (fund, payer) = (catalogue.name(plan.fund_code), payers.name(plan, catalogue));
            let names = Names { fund: &fund, payer: &payer };
            messages.extend(run.as_ref().and_then(|run| told::outcome(plan, run, names, *at)));
            // One that had ended before was told so.
            if !plan.state.is_alive() && plan.ended_at == Some(*at) {
                messages.push(told::over(plan, names, *at));
                changes.push(change::over((plan, desk.next_number()?), *at));
            }
        }
        plan_store::note(tx, &changes).await?;
        Ok(messages::tell(tx, &messages).await?)
    }

    /// Begins the run of a plan; none where the plan is over, or its last ones are under way.
    async fn begin(&mut self, tx: &mut Tx, mut plan: Plan) -> Answer<Option<Begun>> {
        let Work { catalogue, at, day, .. } = self.work;
        let (Some(nominal_on), Some(due_on)) = (plan.nominal_on, plan.due_on) else {
            return Ok(None);
        };
        let Some(fund) = catalogue.fund(plan.fund_code) else {
            plan.end(PlanState::Ended, *at, "基金已不在售");
            self.notable.push((plan.clone(), None));
            self.plans.push(plan);
            return Ok(None);
        };
        let enough = plan.end_runs.is_some_and(|most| plan.paid_runs + plan.under_way >= most);
        if enough {
            // The last ones are under way; the plan is finished once they are paid.
            plan.schedule(*day, &fund)?;
            self.plans.push(plan);
            return Ok(None);
        }
        let mut run = Run {
            cust_no: plan.cust_no,
            plan_no: plan.plan_no,
            due_on,
            nominal_on,
            state: RunState::Paying,
            tries: 1,
            base: plan.amount,
            amount: plan.amount,
            percent: None,
            distance: None,
            order_no: None,
            first_no: None,
            reason: String::new(),
            at: *at,
        };
        let known = match due_on < *day || self.work.is_late() {
            true => Some(Attempt::Not(RunState::Missed, String::new())),
            false => self.hindered(tx, (&plan, &mut run), &fund).await?,
        };
        // A day that was missed is told, and so is each one after it; today's runs in its turn.
        plan.schedule(due_on, &fund)?;
        Ok(Some((plan, run, known)))
    }

    /// Says in a run what it takes, and answers where that is nothing.
    async fn hindered(
        &self,
        tx: &mut Tx,
        (plan, run): (&Plan, &mut Run),
        fund: &Arc<Fund>,
    ) -> Answer<Option<Attempt>> {
        if let Some(smart) = self.work.distances.amount(tx, plan, (fund, self.work.day)).await? {
            run.percent = Some(smart.percent);
            run.amount = smart.amount;
            let percent = |distance: calc::Distance| distance.percent(4);
            run.distance = smart.distance.map(percent).transpose()?;
        }
        let skipped = |why: &str| Ok(Some(Attempt::Not(RunState::Skipped, why.to_owned())));
        if !run.amount.is_positive() {
            return skipped(TOO_LITTLE);
        }
        if !is_open(&fund.calendar, self.work.day) {
            return skipped(CLOSED_TODAY);
        }
        Ok(None)
    }

    /// Tries the orders of runs of which nothing is known yet, all together, and notes what each
    /// run came to.
    async fn try_all(
        &mut self,
        tx: &mut Tx,
        begun: Vec<Begun>,
        figures: &Parameters,
    ) -> Answer<()> {
        let mut open = Vec::with_capacity(begun.len());
        for (plan, run, known) in begun {
            match known {
                Some(attempt) => self.took(plan, run, attempt, figures),
                None => open.push((plan, run)),
            }
        }
        let attempts = try_all(tx, &self.work.desk, &open).await?;
        for ((plan, run), attempt) in open.into_iter().zip(attempts) {
            self.took(plan, run, attempt, figures);
        }
        Ok(())
    }

    /// Notes what an attempt came to.
    fn took(&mut self, mut plan: Plan, mut run: Run, attempt: Attempt, figures: &Parameters) {
        let at = self.work.at;
        match attempt {
            Attempt::Placed { order_no, is_asked_for } => {
                self.placed.extend(is_asked_for.then_some(order_no));
                run.order_no = Some(order_no);
                run.state = RunState::Paying;
                run.reason.clear();
                plan.under_way += 1;
            }
            Attempt::Not(state, reason) => {
                (run.state, run.reason) = (state, reason);
                plan.under_way += i64::from(state == RunState::Again);
                if state == RunState::Failed {
                    count_failure(&mut plan, figures, at);
                }
            }
            Attempt::Gone(reason) => {
                plan.end(PlanState::Ended, at, &reason);
                (run.state, run.reason) = (RunState::Skipped, reason);
            }
        }
        plan.finish_past_end(at);
        if run.state != RunState::Paying || !plan.state.is_alive() {
            self.notable.push((plan.clone(), Some(run.clone())));
        }
        self.runs.push(run);
        self.plans.push(plan);
    }

    /// Tries runs once more that still wait for it.
    pub async fn run_again(&mut self, tx: &mut Tx, found: &[Due]) -> Answer<()> {
        let figures = Parameters::on(tx, self.work.day).await?;
        let numbers: Vec<_> = found.iter().map(|due| due.plan_no).collect();
        let plans = plan_store::by_number(tx, &numbers).await?.into_iter();
        let mut plans: HashMap<_, Plan> = plans.map(|plan| (plan.plan_no, plan)).collect();
        let mut begun = Vec::with_capacity(found.len());
        for mut run in run_store::runs(tx, found).await? {
            if run.state != RunState::Again {
                continue;
            }
            // A second run of the plan is found again, when this one is written.
            let Some(mut plan) = plans.remove(&run.plan_no) else { continue };
            // A plan may have ended since: nothing of it is debited any more.
            let over = !plan.state.is_alive();
            let late = run.due_on < self.work.day || self.work.is_late();
            run.tries = 2;
            run.first_no = run.order_no.take();
            plan.under_way -= 1;
            let failed = || Attempt::Not(RunState::Failed, run.reason.clone());
            let known = (late || over).then(failed);
            begun.push((plan, run, known));
        }
        self.try_all(tx, begun, &figures).await?;
        run_store::put(tx, &self.runs).await?;
        self.write(tx).await
    }
}

/// The plans that are still due as they were found to be.
async fn plans_of(tx: &mut Tx, found: &[Due]) -> Result<Vec<Plan>, Error> {
    let due: HashMap<_, _> = found.iter().map(|due| (due.plan_no, due)).collect();
    let numbers: Vec<_> = due.keys().copied().collect();
    let mut plans = plan_store::by_number(tx, &numbers).await?;
    plans.retain(|plan| due.get(&plan.plan_no).is_some_and(|due| plan.due_on == Some(due.due_on)));
    Ok(plans)
}
