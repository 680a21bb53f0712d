//! The evening: who has a run on the next open day is told of it, and who has reached the return
//! that they wished for is told that.

use crate::barriers::Barriers;
use crate::change;
use crate::due::Due;
use crate::payers::Payers;
use crate::plan::{Plan, PlanNo, PlanState};
use crate::returns::PlanReturn;
use crate::run::{Run, RunState};
use crate::settle::orders_of;
use crate::store::plans as plan_store;
use crate::store::runs as run_store;
use crate::told::{self, Names};
use db::Tx;
use funds::Catalogue;
use kernel::{Calendar, Day, Ids, Instant};
use messages::Message;
use wire::{Answer, App, Failure};

/// Plans that are told of in one transaction.
const PAGE: i64 = 500;

/// Finishes plans whose return by the prices of `day` is what their customers wished for, and tells
/// them.
///
/// # Errors
/// Those of the database.
pub async fn finish_reached(app: &App, day: Day, at: Instant) -> Answer<()> {
    let mut after = PlanNo::from(0);
    loop {
        let of = (app.get::<Catalogue>().clone(), app.ids().clone());
        let page = async move |tx: &mut Tx| reached(tx, &of, (day, at), after).await;
        match app.db().write_batch::<_, Failure, _>(page).await? {
            Some(last) => after = last,
            None => return Ok(()),
        }
    }
}

/// Tells of runs that are due on the open day after `day`: once, however often it is asked for.
///
/// # Errors
/// Those of the database.
pub async fn announce(app: &App, day: Day, at: Instant) -> Answer<()> {
    let next = Calendar::china().next_open(day);
    let mut after = None;
    loop {
        let catalogue = app.get::<Catalogue>().clone();
        let page = async move |tx: &mut Tx| page(tx, &catalogue, (next, at), after).await;
        let (last, told) = app.db().read::<_, Failure, _>(page).await?;
        let tell = async move |tx: &mut Tx| messages::tell(tx, &told).await;
        app.db().write_batch::<_, db::Error, _>(tell).await?;
        match last {
            Some(last) => after = Some(last),
            None => return Ok(()),
        }
    }
}

/// What customers of the next plans are told, and the last of those.
async fn page(
    tx: &mut Tx,
    catalogue: &Catalogue,
    (due_on, at): (Day, Instant),
    after: Option<Due>,
) -> Answer<(Option<Due>, Vec<Message>)> {
    let plans = plan_store::due_on(tx, due_on, after, PAGE).await?;
    let payers = Payers::of(tx, &plans, due_on).await?;
    let barriers = Barriers::of(tx, &plans, due_on).await?;
    let message = |plan: &Plan| {
        let fund = catalogue.name(plan.fund_code);
        let payer = payers.name(plan, catalogue);
        let names = Names { fund: &fund, payer: &payer };
        told::eve(plan, names, (due_on, &barriers), at)
    };
    let last = |plan: &Plan| Due { cust_no: plan.cust_no, plan_no: plan.plan_no, due_on };
    Ok((plans.last().map(last), plans.iter().map(message).collect()))
}

/// Finishes what has reached its target. It informs, and never redeems.
async fn reached(
    tx: &mut Tx,
    (catalogue, ids): &(Catalogue, Ids),
    (day, at): (Day, Instant),
    after: PlanNo,
) -> Answer<Option<PlanNo>> {
    let plans = plan_store::with_targets(tx, after, PAGE).await?;
    let payers = Payers::of(tx, &plans, day).await?;
    let last = plans.last().map(|plan| plan.plan_no);
    let (mut done, mut failed) = (Vec::new(), Vec::new());
    let (mut told, mut changes) = (Vec::new(), Vec::new());
    for mut plan in plans {
        let Some((fund, target)) = catalogue.fund(plan.fund_code).zip(plan.end_rate) else {
            continue;
        };
        let runs = run_store::paid(tx, plan.cust_no, plan.plan_no).await?;
        let orders = orders_of(tx, &runs).await?;
        let made = PlanReturn::of(&fund, &runs, &orders)?;
        let Some(percent) = made.percent.filter(|percent| *percent >= target) else { continue };
        let why = format!(
            "收益率{}，达到你设定的{}，不再扣款",
            percent.percent_display(2),
            target.percent_display(2)
        );
        plan.end(PlanState::Finished, at, &why);
        let payer = payers.name(&plan, catalogue);
        let names = Names { fund: &fund.name, payer: &payer };
        for run in give_up(tx, &mut plan).await? {
            told.extend(told::outcome(&plan, &run, names, at));
            failed.push(run);
        }
        told.push(told::over(&plan, names, at));
        changes.push(change::over((&plan, ids.next_value()?), at));
        done.push(plan);
    }
    run_store::put(tx, &failed).await?;
    plan_store::put(tx, &done).await?;
    plan_store::note(tx, &changes).await?;
    messages::tell(tx, &told).await?;
    Ok(last)
}

/// Of a plan that is over nothing is tried again: where prices came in the morning only, a run of
/// it may wait for the afternoon. It has failed.
async fn give_up(tx: &mut Tx, plan: &mut Plan) -> Answer<Vec<Run>> {
    if plan.under_way == 0 {
        return Ok(Vec::new());
    }
    let mut runs = run_store::of_plans(tx, std::slice::from_ref(plan)).await?;
    runs.retain(|run| run.state == RunState::Again);
    for run in &mut runs {
        run.state = RunState::Failed;
        plan.failures += 1;
        plan.under_way -= 1;
    }
    Ok(runs)
}
