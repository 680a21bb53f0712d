//! On which days a plan would run.

use crate::asked::cycle_reason;
use crate::record::PlanDay;
use crate::refusals::wrong;
use crate::schedule::{days_until, dropped_why, said};
use crate::words::{cycle_name, weekday};
use calc::{PlanCycle, PlanDay as Nominal};
use funds::{Catalogue, NO_FUND};
use kernel::{Day, FundCode};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// How many days are named where nobody says, and at most.
const USUALLY: usize = 5;
const MOST: usize = 60;
/// Looked for that far.
const YEARS: i32 = 3;

/// A cycle of a fund.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NextDatesRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// 0 day, 1 week, 2 month.
    pub cycle_unit: i32,
    /// 1, or 2 for every second week.
    #[serde(default = "one")]
    pub cycle: i32,
    /// 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
    #[serde(default)]
    pub fix_day: Option<i32>,
    /// How many days; 5 when missing, at most 60.
    #[serde(default)]
    pub count: Option<usize>,
}

fn one() -> i32 {
    1
}

/// The days of a plan that would be made now.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NextDates {
    /// 每周四
    pub cycle_name: String,
    /// One after another.
    pub dates: Vec<PlanDay>,
    /// Nominal days between them on which nothing is taken.
    pub dropped: Vec<DroppedDay>,
    /// 首次扣款11月30日（周一）
    pub text: String,
}

/// A nominal day without a run.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct DroppedDay {
    /// The day of the cycle.
    pub nominal: Day,
    /// The next open day, which the next run has.
    pub shifted: Day,
    /// Why, in Chinese.
    pub why: String,
}

/// The next days of a cycle, each shift with its reason.
pub async fn next_dates(call: Call<Customer>, request: NextDatesRequest) -> Answer<NextDates> {
    let NextDatesRequest { fund_code, cycle_unit, cycle, fix_day, count } = request;
    let fund = call.get::<Catalogue>().fund(fund_code).ok_or(NO_FUND)?;
    let cycle = PlanCycle::new(cycle_unit, cycle, fix_day)
        .map_err(|error| wrong(error.field(), cycle_reason(error.field(), cycle_unit)))?;
    let count = count.unwrap_or(USUALLY).clamp(1, MOST);
    let today = call.now.day();
    let days = days_until(cycle, (today, today), today.add_years(YEARS), &fund.calendar);
    let (mut dates, mut dropped) = (Vec::new(), Vec::new());
    for day in days {
        match day {
            Nominal::Runs(_) if dates.len() == count => break,
            Nominal::Runs(run) => dates.push(PlanDay::of(run.nominal, run.date)),
            Nominal::Dropped { nominal, shifted } => {
                dropped.push(DroppedDay { nominal, shifted, why: dropped_why(nominal, shifted) });
            }
        }
    }
    let text = match dates.first() {
        Some(first) => format!("首次扣款{}（{}）", said(first.date), weekday(first.date)),
        None => "三年内没有可以扣款的日子".to_owned(),
    };
    Ok(NextDates { cycle_name: cycle_name(cycle), dates, dropped, text })
}
