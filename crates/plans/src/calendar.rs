//! The year ahead: on which days plans run, what they take, and why a day is another one.

use crate::ladders::Rule;
use crate::next_dates::DroppedDay;
use crate::plan::{Plan, PlanNo};
use crate::refusals::NO_PLAN;
use crate::schedule::{days_until, dropped_why, shift_why};
use crate::store::plans as store;
use crate::wish::percents;
use calc::PlanDay as Nominal;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Fen, FundCode, Rounding};
use serde::{Deserialize, Serialize};
use std::collections::{BTreeMap, HashMap};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Of one plan, or of all that run.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CalendarRequest {
    /// Of which plan; all when missing.
    #[serde(default)]
    pub plan_no: Option<PlanNo>,
}

/// A year of runs.
#[derive(Debug, Clone, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanCalendar {
    /// Days with runs, in order.
    pub days: Vec<CalendarDay>,
    /// Nominal days on which nothing is taken, in order.
    pub dropped: Vec<DroppedRun>,
    /// What is taken a month, in order.
    pub months: Vec<CalendarMonth>,
}

/// A day with runs.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CalendarDay {
    /// The day.
    pub date: Day,
    /// What is taken in all, smart plans at 100 %.
    pub amount: Fen,
    /// At most.
    pub most: Fen,
    /// The runs.
    pub runs: Vec<CalendarRun>,
}

/// A run that is to come.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CalendarRun {
    pub plan_no: PlanNo,
    pub fund_code: FundCode,
    /// Short name of the fund.
    pub fund_name: String,
    /// What it takes; of a smart plan at 100 %.
    pub amount: Fen,
    /// What it takes at most.
    pub most: Fen,
    /// The day of the cycle.
    pub nominal: Day,
    /// Why it is another day, in Chinese; empty where it is not.
    pub why: String,
}

/// A nominal day of a plan without a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DroppedRun {
    pub plan_no: PlanNo,
    /// Short name of the fund.
    pub fund_name: String,
    /// Which day, and why.
    #[serde(flatten)]
    pub day: DroppedDay,
}

/// What is taken in a month.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct CalendarMonth {
    /// Its first day.
    pub month: Day,
    /// What is taken in all, smart plans at 100 %.
    pub amount: Fen,
    /// How many runs.
    pub runs: i64,
}

/// Own call: the year ahead.
pub async fn plan_calendar(call: Call<Customer>, request: CalendarRequest) -> Answer<PlanCalendar> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let plans = match request.plan_no {
            Some(plan_no) => vec![store::plan(tx, cust_no, plan_no).await?.ok_or(NO_PLAN)?],
            None => store::alive(tx, cust_no).await?,
        };
        of_plans(tx, &plans, (catalogue, today), today.add_years(1)).await
    };
    call.db().read(read).await
}

/// The runs of plans until a day, from their next ones.
pub(crate) async fn of_plans(
    tx: &mut Tx,
    plans: &[Plan],
    (catalogue, today): (&Catalogue, Day),
    until: Day,
) -> Answer<PlanCalendar> {
    let mut most_of: HashMap<Rule, i64> = HashMap::new();
    let mut days: BTreeMap<Day, Vec<CalendarRun>> = BTreeMap::new();
    let mut dropped = Vec::new();
    for plan in plans {
        let Some((due, fund)) = plan.due_on.zip(catalogue.fund(plan.fund_code)) else { continue };
        let percent = match plan.rule {
            None => 100,
            Some(rule) => match most_of.get(&rule) {
                Some(percent) => *percent,
                None => {
                    let (_, most) = percents(tx, rule, today).await?;
                    *most_of.entry(rule).or_insert(most)
                }
            },
        };
        let most = kernel::mul_div(plan.amount.units(), percent, 100, Rounding::Up)?;
        let until = plan.end_on.map_or(until, |end| end.min(until));
        let span = (plan.counted_from, due.previous());
        let left = plan.end_runs.map(|most| most - plan.paid_runs - plan.under_way);
        let mut taken = 0;
        for day in days_until(plan.cycle()?, span, until, &fund.calendar) {
            if left.is_some_and(|left| taken >= left) {
                break;
            }
            match day {
                Nominal::Runs(run) => {
                    taken += 1;
                    days.entry(run.date).or_default().push(CalendarRun {
                        plan_no: plan.plan_no,
                        fund_code: plan.fund_code,
                        fund_name: fund.name.to_string(),
                        amount: plan.amount,
                        most: Fen::from_units(most),
                        nominal: run.nominal,
                        why: shift_why(run.nominal, run.date),
                    });
                }
                Nominal::Dropped { nominal, shifted } => dropped.push(DroppedRun {
                    plan_no: plan.plan_no,
                    fund_name: fund.name.to_string(),
                    day: DroppedDay { nominal, shifted, why: dropped_why(nominal, shifted) },
                }),
            }
        }
    }
    dropped.sort_by_key(|dropped| dropped.day.nominal);
    summed(days, dropped)
}

fn summed(days: BTreeMap<Day, Vec<CalendarRun>>, dropped: Vec<DroppedRun>) -> Answer<PlanCalendar> {
    let mut calendar = PlanCalendar { dropped, ..PlanCalendar::default() };
    for (date, runs) in days {
        let amount = Fen::try_sum(runs.iter().map(|run| run.amount))?;
        let most = Fen::try_sum(runs.iter().map(|run| run.most))?;
        let (month, count) = (date.first_of_month(), i64::try_from(runs.len()).unwrap_or(i64::MAX));
        match calendar.months.last_mut().filter(|last| last.month == month) {
            Some(last) => {
                last.amount = last.amount.checked_add(amount)?;
                last.runs += count;
            }
            None => calendar.months.push(CalendarMonth { month, amount, runs: count }),
        }
        calendar.days.push(CalendarDay { date, amount, most, runs });
    }
    Ok(calendar)
}
