//! A customer's plans, and what they will take in the next days.

use crate::calendar::{CalendarDay, of_plans};
use crate::plan::PlanState;
use crate::record::PlanRecord;
use crate::store::plans as store;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Fen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Plans that are over, at most.
const OVER_MOST: i64 = 200;
/// Over how many days is said what is taken.
const AHEAD_DAYS: i32 = 30;

/// Which plans.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
pub struct ListPlansRequest {
    /// Those that are over, instead of those that run or rest.
    #[serde(default)]
    pub ended: bool,
}

/// A customer's plans.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Plans {
    /// Running ones first, by their next day; of those that are over the last that ended first.
    pub plans: Vec<PlanRecord>,
    /// How many run.
    pub running: i64,
    /// How many rest.
    pub paused: i64,
    /// How many are over.
    pub ended: i64,
    /// What the running ones take in the next 30 days; none of those that are over.
    pub ahead: Option<Ahead>,
}

/// What is taken in the next days.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ahead {
    /// The last of these days.
    pub until: Day,
    /// In all, smart plans at 100 %.
    pub amount: Fen,
    /// At most; the same where there is no smart plan.
    pub most: Fen,
    /// Day after day.
    pub days: Vec<CalendarDay>,
}

/// The customer's plans.
pub async fn list_plans(call: Call<Customer>, request: ListPlansRequest) -> Answer<Plans> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let mut plans = match request.ended {
            true => store::over(tx, cust_no, OVER_MOST).await?,
            false => store::alive(tx, cust_no).await?,
        };
        if !request.ended {
            plans.sort_by_key(|plan| (plan.due_on.is_none(), plan.due_on));
        }
        let counts = store::counts(tx, cust_no).await?;
        let count = |wanted: &[PlanState]| {
            counts.iter().filter(|(state, _)| wanted.contains(state)).map(|(_, count)| count).sum()
        };
        let ahead = match request.ended {
            true => None,
            false => {
                let until = today.add_days(AHEAD_DAYS);
                let days = of_plans(tx, &plans, (catalogue, today), until).await?.days;
                let amount = Fen::try_sum(days.iter().map(|day| day.amount))?;
                let most = Fen::try_sum(days.iter().map(|day| day.most))?;
                Some(Ahead { until, amount, most, days })
            }
        };
        Ok(Plans {
            plans: PlanRecord::all(tx, &plans, (catalogue, today)).await?,
            running: count(&[PlanState::Running]),
            paused: count(&[PlanState::Paused]),
            ended: count(&[PlanState::Ended, PlanState::Finished]),
            ahead,
        })
    };
    call.db().read(read).await
}
