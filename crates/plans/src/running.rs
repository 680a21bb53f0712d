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
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Day, Instant, TimeOfDay};
use orders::{Authority, CannotPay, Cause, Consent, Desk, Funds, OrderNo, Promised, Purchase};
use std::sync::Arc;
use wire::{Answer, App, Failure, Refusal};

const CARD_GONE: &str = "扣款的银行卡已解绑";
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

/// What an attempt came to.
enum Attempt {
    Placed(OrderNo),
    /// Nothing was written.
    Not(RunState, String),
    /// What is to pay is gone.
    Gone(String),
}

impl Running<'_> {
    /// Runs plans that are still due.
    pub async fn run_all(&mut self, tx: &mut Tx, found: &[Due]) -> Answer<()> {
        let mut due = Vec::with_capacity(found.len());
        for found in found {
            let plan = plan_store::plan(tx, found.cust_no, found.plan_no).await?;
            due.extend(plan.filter(|plan| plan.due_on == Some(found.due_on)));
        }
        let figures = Parameters::on(tx, self.work.day).await?;
        for plan in due {
            self.run(tx, plan, &figures).await?;
        }
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

    async fn run(&mut self, tx: &mut Tx, mut plan: Plan, figures: &Parameters) -> Answer<()> {
        let Work { catalogue, at, day, .. } = self.work;
        let (Some(nominal_on), Some(due_on)) = (plan.nominal_on, plan.due_on) else {
            return Ok(());
        };
        let Some(fund) = catalogue.fund(plan.fund_code) else {
            plan.end(PlanState::Ended, *at, "基金已不在售");
            self.notable.push((plan.clone(), None));
            self.plans.push(plan);
            return Ok(());
        };
        let enough = plan.end_runs.is_some_and(|most| plan.paid_runs + plan.under_way >= most);
        if enough {
            // The last ones are under way; the plan is finished once they are paid.
            plan.schedule(*day, &fund)?;
            self.plans.push(plan);
            return Ok(());
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
        let attempt = match due_on < *day || self.work.is_late() {
            true => Attempt::Not(RunState::Missed, String::new()),
            false => self.attempt(tx, (&plan, &mut run), &fund).await?,
        };
        // A day that was missed is told, and so is each one after it; today's runs in its turn.
        plan.schedule(due_on, &fund)?;
        self.took(plan, run, attempt, figures);
        Ok(())
    }

    /// Tries a run, and says in the run what it takes.
    async fn attempt(
        &mut self,
        tx: &mut Tx,
        (plan, run): (&Plan, &mut Run),
        fund: &Arc<Fund>,
    ) -> Answer<Attempt> {
        if let Some(smart) = self.work.distances.amount(tx, plan, (fund, self.work.day)).await? {
            run.percent = Some(smart.percent);
            run.amount = smart.amount;
            let percent = |distance: calc::Distance| distance.percent(4);
            run.distance = smart.distance.map(percent).transpose()?;
        }
        if !run.amount.is_positive() {
            return Ok(Attempt::Not(RunState::Skipped, TOO_LITTLE.to_owned()));
        }
        if !is_open(&fund.calendar, self.work.day) {
            return Ok(Attempt::Not(RunState::Skipped, CLOSED_TODAY.to_owned()));
        }
        self.place(tx, plan, run).await
    }

    /// Places the order of a run.
    async fn place(&mut self, tx: &mut Tx, plan: &Plan, run: &Run) -> Answer<Attempt> {
        let Work { desk, .. } = self.work;
        let funds = funds_of(plan);
        let by_card = matches!(funds, Funds::Account { .. });
        let order_no = desk.next_order_no()?;
        let consent = Consent::Earlier { decision_id: plan.decision_id, agreed: plan.agreed() };
        let wish = Purchase {
            order_no,
            cust_no: plan.cust_no,
            fund_code: plan.fund_code,
            amount: run.amount,
            funds,
            consent,
            authority: Authority::Mandate(plan.plan_no.mandate()),
            promised: Promised::default(),
            run: if plan.rule.is_some() { orders::Run::SmartPlan } else { orders::Run::Plan },
            cause: Some(cause(run)),
            holds_until: None,
            voucher: None,
        };
        let placed = match desk.prepare(wish) {
            Ok(prepared) => desk.buy(tx, &prepared).await,
            Err(refused) => Err(refused),
        };
        match placed {
            Ok(placed) => {
                if by_card && placed.fresh {
                    self.placed.push(placed.order.order_no);
                }
                Ok(Attempt::Placed(placed.order.order_no))
            }
            // Nothing was written; the page is tried anew.
            Err(Failure::Refused(refusal)) if refusal.retry_after_s.is_some() => {
                Err(Failure::Refused(refusal))
            }
            Err(Failure::Refused(refusal)) => Ok(refused(&refusal, run)),
            Err(failure) => Err(failure),
        }
    }

    /// Notes what an attempt came to.
    fn took(&mut self, mut plan: Plan, mut run: Run, attempt: Attempt, figures: &Parameters) {
        let at = self.work.at;
        match attempt {
            Attempt::Placed(order_no) => {
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
        let (mut plans, mut runs) = (Vec::new(), Vec::new());
        for &Due { cust_no, plan_no, due_on } in found {
            let run = run_store::run(tx, (cust_no, plan_no), due_on).await?;
            let Some(run) = run.filter(|run| run.state == RunState::Again) else { continue };
            let Some(plan) = plan_store::plan(tx, cust_no, plan_no).await? else { continue };
            plans.push(plan);
            runs.push(run);
        }
        let figures = Parameters::on(tx, self.work.day).await?;
        for (mut run, mut plan) in runs.into_iter().zip(plans) {
            // A plan may have ended since: nothing of it is debited any more.
            let over = !plan.state.is_alive();
            let late = run.due_on < self.work.day || self.work.is_late();
            run.tries = 2;
            run.first_no = run.order_no.take();
            plan.under_way -= 1;
            let attempt = match late || over {
                true => Attempt::Not(RunState::Failed, run.reason.clone()),
                false => self.place(tx, &plan, &run).await?,
            };
            self.took(plan, run, attempt, &figures);
        }
        run_store::put(tx, &self.runs).await?;
        self.write(tx).await
    }
}

/// What pays a plan's runs: the card to which its account belongs by then, or a money fund.
fn funds_of(plan: &Plan) -> Funds {
    let trade_acco = plan.trade_acco;
    match plan.cash_fund {
        None => Funds::Account { trade_acco, card_id: None },
        Some(fund_code) => Funds::MoneyFund { fund_code, trade_acco },
    }
}

/// What a run has its order placed for: the plan, the nominal day, the try.
fn cause(run: &Run) -> Cause {
    let day = i64::from(run.nominal_on.days_since(Day::MIN));
    Cause::of(&format!("plans/{}", run.plan_no), day * 10 + run.tries)
}

/// A run whose order was refused: by what is to pay, or by anything else, which is not counted.
fn refused(refusal: &Refusal, run: &Run) -> Attempt {
    let reason = refusal.sentence.clone().into_owned();
    match CannotPay::of(refusal) {
        None => Attempt::Not(RunState::Skipped, reason),
        Some(CannotPay::Gone) => Attempt::Gone(CARD_GONE.to_owned()),
        Some(CannotPay::NotNow) if run.tries == 1 => Attempt::Not(RunState::Again, reason),
        Some(CannotPay::NotNow | CannotPay::Never) => Attempt::Not(RunState::Failed, reason),
    }
}
