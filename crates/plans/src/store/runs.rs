//! `plans_runs`.

use crate::due::Due;
use crate::plan::{Plan, PlanNo};
use crate::run::{Run, RunState};
use db::{Error, Tx, insert, select, sql, update};
use kernel::{CustNo, Day};

macro_rules! run_columns {
    () => {
        "cust_no, plan_no, due_on, nominal_on, state, tries, base, amount, percent, distance,
         order_no, first_no, reason, at"
    };
}

/// Inserts runs: a second one of a plan and a day is a fault.
pub(crate) async fn insert(tx: &mut Tx, runs: &[Run]) -> Result<(), Error> {
    tx.insert_many(insert!("plans_runs", Run), runs).await.map(drop)
}

/// Writes runs as they are now.
pub(crate) async fn put(tx: &mut Tx, runs: &[Run]) -> Result<(), Error> {
    let update = update!(
        "UPDATE plans_runs SET nominal_on = $nominal_on, state = $state, tries = $tries,
             base = $base, amount = $amount, percent = $percent, distance = $distance,
             order_no = $order_no, first_no = $first_no, reason = $reason, at = $at
         WHERE cust_no = $cust_no AND plan_no = $plan_no AND due_on = $due_on",
        Run by cust_no, plan_no, due_on
    );
    tx.update_many(update, runs).await.map(drop)
}

/// Runs by their plans and days.
pub(crate) async fn runs(tx: &mut Tx, found: &[Due]) -> Result<Vec<Run>, Error> {
    let select = select!(
        "SELECT cust_no, plan_no, due_on, nominal_on, state, tries, base, amount, percent, distance,
             order_no, first_no, reason, at
         FROM plans_runs WHERE cust_no = $cust_no AND plan_no = $plan_no AND due_on = $due_on",
        Due
    );
    tx.select_many(select, found).await
}

/// A run of a customer's plan, or none.
pub(crate) async fn run(
    tx: &mut Tx,
    (cust_no, plan_no): (CustNo, PlanNo),
    day: Day,
) -> Result<Option<Run>, Error> {
    tx.optional(sql!(
        concat!(
            "SELECT ",
            run_columns!(),
            " FROM plans_runs WHERE cust_no = $1 AND plan_no = $2 AND due_on = $3"
        ),
        cust_no,
        plan_no,
        day
    ))
    .await
}

/// Runs of a plan before a day, the newest first.
pub(crate) async fn before(
    tx: &mut Tx,
    (cust_no, plan_no): (CustNo, PlanNo),
    day: Day,
    limit: i64,
) -> Result<Vec<Run>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            run_columns!(),
            " FROM plans_runs WHERE cust_no = $1 AND plan_no = $2 AND due_on < $3
             ORDER BY due_on DESC LIMIT $4"
        ),
        cust_no,
        plan_no,
        day,
        limit
    ))
    .await
}

/// All runs of a plan that were paid, in order.
pub(crate) async fn paid(tx: &mut Tx, cust_no: CustNo, plan_no: PlanNo) -> Result<Vec<Run>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            run_columns!(),
            " FROM plans_runs WHERE cust_no = $1 AND plan_no = $2 AND state = '2'
             ORDER BY due_on"
        ),
        cust_no,
        plan_no
    ))
    .await
}

/// All runs of a customer, in order.
pub(crate) async fn all_of(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Run>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            run_columns!(),
            " FROM plans_runs WHERE cust_no = $1 ORDER BY plan_no, due_on"
        ),
        cust_no
    ))
    .await
}

db::row! {
    /// Whose plan it is, and which one.
    #[derive(Debug, Clone, Copy)]
    struct Key {
        cust_no: CustNo,
        plan_no: PlanNo,
    }
}

/// All runs of plans, in the order of their days.
pub(crate) async fn of_plans(tx: &mut Tx, plans: &[Plan]) -> Result<Vec<Run>, Error> {
    let key = |plan: &Plan| Key { cust_no: plan.cust_no, plan_no: plan.plan_no };
    let select = select!(
        "SELECT cust_no, plan_no, due_on, nominal_on, state, tries, base, amount, percent, distance,
             order_no, first_no, reason, at
         FROM plans_runs WHERE cust_no = $cust_no AND plan_no = $plan_no",
        Key
    );
    let keys: Vec<Key> = plans.iter().map(key).collect();
    let mut runs: Vec<Run> = tx.select_many(select, &keys).await?;
    runs.sort_by_key(|run| (run.plan_no, run.due_on));
    Ok(runs)
}

/// Runs until a day of which nobody knows yet whether they are paid, behind one.
pub(crate) async fn open(
    tx: &mut Tx,
    day: Day,
    after: Option<Due>,
    limit: i64,
) -> Result<Vec<Run>, Error> {
    let (due_on, cust_no, plan_no) = Due::behind(after);
    tx.all(sql!(
        concat!(
            "SELECT ",
            run_columns!(),
            " FROM plans_runs WHERE state IN ('1', '7') AND due_on <= $1
             AND (due_on, cust_no, plan_no) > ($2, $3, $4)
             ORDER BY due_on, cust_no, plan_no LIMIT $5"
        ),
        day,
        due_on,
        cust_no,
        plan_no,
        limit
    ))
    .await
}

/// Runs until a day that are to be tried once more, behind one.
pub(crate) async fn to_try_again(
    tx: &mut Tx,
    day: Day,
    after: Option<Due>,
    limit: i64,
) -> Result<Vec<Due>, Error> {
    let (due_on, cust_no, plan_no) = Due::behind(after);
    // The states of the index come first.
    tx.all(sql!(
        "SELECT cust_no, plan_no, due_on FROM plans_runs
         WHERE state IN ('1', '7') AND state = '7' AND due_on <= $1
           AND (due_on, cust_no, plan_no) > ($2, $3, $4)
         ORDER BY due_on, cust_no, plan_no LIMIT $5",
        day,
        due_on,
        cust_no,
        plan_no,
        limit
    ))
    .await
}

/// How many runs of a day there are, by state.
///
/// # Errors
/// Those of the database.
pub async fn counts(tx: &mut Tx, day: Day) -> Result<Vec<(RunState, i64)>, Error> {
    tx.all(sql!(
        "SELECT state, COUNT(*) AS count FROM plans_runs WHERE due_on = $1
         GROUP BY state ORDER BY state",
        day
    ))
    .await
}
