//! A plan as its customer sees it.

use crate::barriers::Barriers;
use crate::ladders::Rule;
use crate::parameters::Parameters;
use crate::payers::Payers;
use crate::plan::{Plan, PlanNo, PlanState};
use crate::schedule::{said, shift_why};
use crate::words::cycle_name;
use bankcards::CardId;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Fen, FundCode, FundType, Instant, Rate, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// A plan.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanRecord {
    /// Its number.
    pub plan_no: PlanNo,
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Its type; none where it is not in the catalogue any more.
    pub fund_type: Option<FundType>,
    /// Yuan a run, the fee included; of a smart plan at 100 %.
    pub amount: Fen,
    /// 0 day, 1 week, 2 month.
    pub cycle_unit: i64,
    /// 1, or 2 for every second week.
    pub cycle: i64,
    /// 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
    pub fix_day: Option<i64>,
    /// 每周四
    pub cycle_name: String,
    /// More when the fund is cheap, less when it is dear; none of a plan that takes the same.
    pub smart: Option<PlanSmart>,
    /// When it is finished; none of a plan that runs until it is ended.
    pub end: Option<PlanEnd>,
    /// 招商银行 储蓄卡 1234, or the name of the money fund that pays.
    pub payer: String,
    /// The card that pays, or that belongs to the account; none when it is unbound.
    pub card_id: Option<CardId>,
    /// The account that what is bought belongs to.
    pub trade_acco: TradeAcco,
    /// The child whose account it is; none where it is the customer's own.
    pub child_no: Option<u32>,
    /// The money fund that pays; none where the card does.
    pub cash_fund_code: Option<FundCode>,
    /// Where it stands.
    pub state: PlanState,
    /// 进行中
    pub state_name: String,
    /// The next run; none while it does not run.
    pub next: Option<PlanDay>,
    /// Runs that were paid.
    pub paid_runs: i64,
    /// What they took.
    pub paid: Fen,
    /// Counted failures in a row.
    pub failures: i64,
    /// What the customer should know of that, or why it does not run, in Chinese; empty where
    /// nothing.
    pub warning: String,
    /// Whether a run is under way, so that nothing can be changed.
    pub under_way: bool,
    /// When it was made.
    pub created_at: Instant,
    /// When it ended; none while it lives.
    pub ended_at: Option<Instant>,
    /// Why, in Chinese; empty while it lives.
    pub ended_why: String,
}

/// The rule of a smart plan.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanSmart {
    pub rule: Rule,
    /// 跟均线
    pub name: String,
    /// How many of the last NAVs count.
    pub window: i64,
}

/// When a plan is finished: one of the three.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanEnd {
    /// The last day on which it may run.
    pub date: Option<Day>,
    /// After so many paid runs.
    pub times: Option<i64>,
    /// Once its return is so much, as a fraction; nothing is redeemed.
    pub target_rate: Option<Rate>,
    /// 扣满12期
    pub text: String,
}

/// A run that is to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct PlanDay {
    /// The day of the cycle.
    pub nominal: Day,
    /// The day on which it runs.
    pub date: Day,
    /// Why they differ, in Chinese; empty where they do not.
    pub why: String,
}

impl PlanDay {
    pub(crate) fn of(nominal: Day, date: Day) -> Self {
        Self { nominal, date, why: shift_why(nominal, date) }
    }
}

impl PlanEnd {
    fn of(plan: &Plan) -> Option<Self> {
        let (date, times, target_rate) = (plan.end_on, plan.end_runs, plan.end_rate);
        let text = match (date, times, target_rate) {
            (Some(day), _, _) => format!("扣到{}年{}", day.year(), said(day)),
            (_, Some(times), _) => format!("扣满{times}期"),
            (_, _, Some(rate)) => format!("收益率达到{}时提醒并停止扣款", rate.percent_display(2)),
            _ => return None,
        };
        Some(Self { date, times, target_rate, text })
    }
}

impl PlanRecord {
    /// A customer's plans as of a day.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn all(
        tx: &mut Tx,
        plans: &[Plan],
        (catalogue, today): (&Catalogue, Day),
    ) -> Answer<Vec<Self>> {
        let payers = Payers::of(tx, plans, today).await?;
        let barriers = Barriers::of(tx, plans, today).await?;
        let figures = Parameters::on(tx, today).await?;
        let of = (&payers, &barriers);
        plans.iter().map(|plan| Self::of(plan, of, (catalogue, &figures))).collect()
    }

    /// One of them.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn one(
        tx: &mut Tx,
        plan: &Plan,
        (catalogue, today): (&Catalogue, Day),
    ) -> Answer<Self> {
        let plan_alone = std::slice::from_ref(plan);
        let payers = Payers::of(tx, plan_alone, today).await?;
        let barriers = Barriers::of(tx, plan_alone, today).await?;
        let figures = Parameters::on(tx, today).await?;
        Self::of(plan, (&payers, &barriers), (catalogue, &figures))
    }

    fn of(
        plan: &Plan,
        (payers, barriers): (&Payers, &Barriers),
        (catalogue, figures): (&Catalogue, &Parameters),
    ) -> Answer<Self> {
        let smart = plan.smart().zip(plan.rule_window).map(|((rule, _), window)| PlanSmart {
            rule,
            name: rule.chinese().to_owned(),
            window,
        });
        let next = plan.nominal_on.zip(plan.due_on);
        Ok(Self {
            plan_no: plan.plan_no,
            fund_code: plan.fund_code,
            fund_name: catalogue.name(plan.fund_code),
            fund_type: catalogue.fund(plan.fund_code).map(|fund| fund.fund_type),
            amount: plan.amount,
            cycle_unit: plan.cycle_unit,
            cycle: plan.cycle,
            fix_day: plan.fix_day,
            cycle_name: cycle_name(plan.cycle()?),
            smart,
            end: PlanEnd::of(plan),
            payer: payers.name(plan, catalogue),
            card_id: payers.card(plan).map(|card| card.card_id),
            trade_acco: plan.trade_acco,
            child_no: payers.purpose(plan).child(),
            cash_fund_code: plan.cash_fund,
            state: plan.state,
            state_name: plan.state.chinese().to_owned(),
            next: next.map(|(nominal, date)| PlanDay::of(nominal, date)),
            paid_runs: plan.paid_runs,
            paid: plan.paid,
            failures: plan.failures,
            warning: warning(plan, barriers, figures),
            under_way: plan.under_way > 0,
            created_at: plan.created_at,
            ended_at: plan.ended_at,
            ended_why: plan.ended_why.clone(),
        })
    }
}

fn warning(plan: &Plan, barriers: &Barriers, figures: &Parameters) -> String {
    let left = figures.failures_most - plan.failures;
    let barred = barriers.why(plan).map(|why| format!("现在不会扣款：{why}"));
    let failed = (plan.failures > 0 && plan.state.is_alive())
        .then(|| format!("已连续{}次扣款失败，再失败{left}次计划会终止", plan.failures));
    [barred, failed].into_iter().flatten().collect::<Vec<_>>().join("。")
}
