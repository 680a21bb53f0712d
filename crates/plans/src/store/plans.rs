//! `plans_plans` and `plans_changes`.

use crate::due::Due;
use crate::plan::{Plan, PlanNo, PlanState};
use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Day, FundCode, Instant};
use orders::MandateNo;
use std::collections::HashMap;

macro_rules! plan_columns {
    () => {
        "cust_no, plan_no, fund_code, trade_acco, cash_fund, amount, cycle_unit, cycle, fix_day,
         rule, rule_window, end_on, end_runs, end_rate, state, failures, counted_from, nominal_on,
         due_on, under_way, paid_runs, paid, decision_id, agreed, agreed_at, created_at, ended_at,
         ended_why"
    };
}

/// A customer's plan, or none.
pub(crate) async fn plan(
    tx: &mut Tx,
    cust_no: CustNo,
    plan_no: PlanNo,
) -> Result<Option<Plan>, Error> {
    tx.optional(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans WHERE cust_no = $1 AND plan_no = $2"
        ),
        cust_no,
        plan_no
    ))
    .await
}

/// Plans that run or rest, the newest first.
pub(crate) async fn alive(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Plan>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans WHERE cust_no = $1 AND state IN ('1', '2') ORDER BY plan_no DESC"
        ),
        cust_no
    ))
    .await
}

/// A customer's plans for an account that run or rest, the newest first.
pub(crate) async fn alive_for(
    tx: &mut Tx,
    cust_no: CustNo,
    trade_acco: kernel::TradeAcco,
) -> Result<Vec<Plan>, Error> {
    let plans = alive(tx, cust_no).await?.into_iter();
    Ok(plans.filter(|plan| plan.trade_acco == trade_acco).collect())
}

/// A customer's plans in a fund that run or rest, the newest first.
///
/// # Errors
/// Those of the database.
pub async fn alive_in(
    tx: &mut Tx,
    cust_no: CustNo,
    fund_code: FundCode,
) -> Result<Vec<PlanNo>, Error> {
    let plans = alive(tx, cust_no).await?.into_iter();
    Ok(plans.filter(|plan| plan.fund_code == fund_code).map(|plan| plan.plan_no).collect())
}

/// All plans of a customer, the oldest first.
pub(crate) async fn all_of(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Plan>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans WHERE cust_no = $1 ORDER BY plan_no"
        ),
        cust_no
    ))
    .await
}

db::row! {
    /// What of a plan decides where it stands in a list.
    #[derive(Debug, Clone, Copy)]
    pub(crate) struct Head {
        pub plan_no: PlanNo,
        pub state: PlanState,
        pub due_on: Option<Day>,
        pub ended_at: Option<Instant>,
    }
}

/// All plans of a customer by that.
pub(crate) async fn heads(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Head>, Error> {
    tx.all(sql!(
        "SELECT plan_no, state, due_on, ended_at FROM plans_plans WHERE cust_no = $1
         ORDER BY plan_no",
        cust_no
    ))
    .await
}

/// What is due on a day or was before it, behind one, by day and customer.
pub(crate) async fn due(
    tx: &mut Tx,
    day: Day,
    after: Option<Due>,
    limit: i64,
) -> Result<Vec<Due>, Error> {
    let (due_on, cust_no, plan_no) = Due::behind(after);
    tx.all(sql!(
        "SELECT cust_no, plan_no, due_on FROM plans_plans
         WHERE due_on IS NOT NULL AND due_on <= $1 AND (due_on, cust_no, plan_no) > ($2, $3, $4)
         ORDER BY due_on, cust_no, plan_no LIMIT $5",
        day,
        due_on,
        cust_no,
        plan_no,
        limit
    ))
    .await
}

/// Plans that are due on one day, behind one, by customer.
pub(crate) async fn due_on(
    tx: &mut Tx,
    day: Day,
    after: Option<Due>,
    limit: i64,
) -> Result<Vec<Plan>, Error> {
    let (_, cust_no, plan_no) = Due::behind(after);
    tx.all(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans
             WHERE due_on IS NOT NULL AND due_on = $1 AND (cust_no, plan_no) > ($2, $3)
             ORDER BY cust_no, plan_no LIMIT $4"
        ),
        day,
        cust_no,
        plan_no,
        limit
    ))
    .await
}

/// Running plans that end once their return is so much, after one by number.
pub(crate) async fn with_targets(
    tx: &mut Tx,
    after: PlanNo,
    limit: i64,
) -> Result<Vec<Plan>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans WHERE end_rate IS NOT NULL AND state = '1' AND plan_no > $1
             ORDER BY plan_no LIMIT $2"
        ),
        after,
        limit
    ))
    .await
}

/// Plans by their numbers.
pub(crate) async fn by_number(tx: &mut Tx, plans: &[PlanNo]) -> Result<Vec<Plan>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans WHERE plan_no IN ($1[]) ORDER BY plan_no"
        ),
        plans
    ))
    .await
}

/// All plans, for proofs.
pub(crate) async fn all(tx: &mut Tx, after: PlanNo, limit: i64) -> Result<Vec<Plan>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            plan_columns!(),
            " FROM plans_plans WHERE plan_no > $1 ORDER BY plan_no LIMIT $2"
        ),
        after,
        limit
    ))
    .await
}

/// Inserts plans.
pub(crate) async fn insert(tx: &mut Tx, plans: &[Plan]) -> Result<(), Error> {
    tx.insert_many(insert!("plans_plans", Plan), plans).await.map(drop)
}

/// Writes plans as they are now.
pub(crate) async fn put(tx: &mut Tx, plans: &[Plan]) -> Result<(), Error> {
    let update = update!(
        "UPDATE plans_plans SET fund_code = $fund_code, created_at = $created_at,
             trade_acco = $trade_acco, cash_fund = $cash_fund,
             amount = $amount, cycle_unit = $cycle_unit, cycle = $cycle, fix_day = $fix_day,
             rule = $rule, rule_window = $rule_window, end_on = $end_on, end_runs = $end_runs,
             end_rate = $end_rate, state = $state, failures = $failures,
             counted_from = $counted_from, nominal_on = $nominal_on, due_on = $due_on,
             under_way = $under_way, paid_runs = $paid_runs, paid = $paid,
             decision_id = $decision_id, agreed = $agreed, agreed_at = $agreed_at,
             ended_at = $ended_at, ended_why = $ended_why
         WHERE cust_no = $cust_no AND plan_no = $plan_no",
        Plan by cust_no, plan_no
    );
    tx.update_many(update, plans).await.map(drop)
}

db::row! {
    /// What was done to a plan.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub(crate) struct Change {
        pub cust_no: CustNo,
        pub plan_no: PlanNo,
        pub change_no: i64,
        /// `made`, `changed`, `paused`, `resumed`, `ended`, `finished`.
        pub what: String,
        /// For the customer: 每期金额 500.00元 改为 800.00元
        pub text: String,
        pub at: Instant,
    }
}

pub(crate) async fn note(tx: &mut Tx, changes: &[Change]) -> Result<(), Error> {
    tx.insert_many(insert!("plans_changes", Change), changes).await.map(drop)
}

/// What was done to a plan, the last first.
pub(crate) async fn changes(
    tx: &mut Tx,
    cust_no: CustNo,
    plan_no: PlanNo,
) -> Result<Vec<Change>, Error> {
    tx.all(sql!(
        "SELECT cust_no, plan_no, change_no, what, text, at FROM plans_changes
         WHERE cust_no = $1 AND plan_no = $2 ORDER BY at DESC, change_no DESC",
        cust_no,
        plan_no
    ))
    .await
}

/// What was done to all plans of a customer, in order.
pub(crate) async fn all_changes(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Change>, Error> {
    tx.all(sql!(
        "SELECT cust_no, plan_no, change_no, what, text, at FROM plans_changes
         WHERE cust_no = $1 ORDER BY plan_no, at, change_no",
        cust_no
    ))
    .await
}

/// How often plans run: 0 day, 1 week, 2 month, by the numbers under which orders stand on them.
///
/// # Errors
/// Those of the database.
pub async fn cycle_units(
    tx: &mut Tx,
    plans: &[MandateNo],
) -> Result<HashMap<MandateNo, i64>, Error> {
    let numbers: Vec<PlanNo> = plans.iter().map(|plan| PlanNo::from(plan.value())).collect();
    let rows: Vec<(PlanNo, i64)> = tx
        .all(sql!("SELECT plan_no, cycle_unit FROM plans_plans WHERE plan_no IN ($1[])", &numbers))
        .await?;
    Ok(rows.into_iter().map(|(plan_no, unit)| (plan_no.mandate(), unit)).collect())
}
