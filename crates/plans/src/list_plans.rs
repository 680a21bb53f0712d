//! A customer's plans, page by page.

use crate::plan::{Plan, PlanNo, PlanState};
use crate::record::PlanRecord;
use crate::store::plans::{self as store, Head};
use db::Tx;
use funds::Catalogue;
use serde::{Deserialize, Serialize};
use std::cmp::Reverse;
use std::collections::HashMap;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, PageRequest};

/// Plans of a page, unless another number is asked for: some screens of a phone.
const PAGE_SIZE: u32 = 10;

/// Which plans.
#[derive(Debug, Clone, Copy, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ListPlansRequest {
    /// Those that are over, instead of those that run or rest.
    #[serde(default)]
    pub ended: bool,
    /// From 1.
    #[serde(default)]
    pub page_no: Option<u32>,
    /// At most 100; 10 when missing.
    #[serde(default)]
    pub page_size: Option<u32>,
}

/// A page of a customer's plans.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Plans {
    /// Running ones first, by their next day; of those that are over the last that ended first.
    pub plans: Vec<PlanRecord>,
    /// From 1.
    pub page_no: u32,
    /// Whether there is another page.
    pub has_more: bool,
    /// How many run, of all pages.
    pub running: i64,
    /// How many rest.
    pub paused: i64,
    /// How many are over.
    pub ended: i64,
}

/// A page of the customer's plans.
pub async fn list_plans(call: Call<Customer>, request: ListPlansRequest) -> Answer<Plans> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let catalogue = call.get::<Catalogue>();
    let asked = PageRequest {
        page_no: request.page_no.unwrap_or(1),
        page_size: request.page_size.unwrap_or(PAGE_SIZE),
    };
    let read = async |tx: &mut Tx| {
        let heads = store::heads(tx, cust_no).await?;
        let count = |state: PlanState| {
            let count = heads.iter().filter(|head| head.state == state).count();
            i64::try_from(count).unwrap_or(i64::MAX)
        };
        let (running, paused) = (count(PlanState::Running), count(PlanState::Paused));
        let ended = count(PlanState::Ended) + count(PlanState::Finished);
        let page = asked.cut(in_order(&heads, request.ended).into_iter());
        let found = store::by_number(tx, &page.list).await?;
        let plans = as_listed(&page.list, found);
        Ok(Plans {
            plans: PlanRecord::all(tx, &plans, (catalogue, today)).await?,
            page_no: page.page_no,
            has_more: page.has_more,
            running,
            paused,
            ended,
        })
    };
    call.db().read(read).await
}

/// Those that are over, or all others, in the order of their list.
fn in_order(heads: &[Head], ended: bool) -> Vec<PlanNo> {
    let mut some: Vec<&Head> = heads.iter().filter(|head| head.state.is_alive() != ended).collect();
    match ended {
        true => some.sort_by_key(|head| Reverse((head.ended_at, head.plan_no))),
        false => {
            some.sort_by_key(|head| (head.due_on.is_none(), head.due_on, Reverse(head.plan_no)));
        }
    }
    some.into_iter().map(|head| head.plan_no).collect()
}

fn as_listed(numbers: &[PlanNo], found: Vec<Plan>) -> Vec<Plan> {
    let mut found: HashMap<PlanNo, Plan> =
        found.into_iter().map(|plan| (plan.plan_no, plan)).collect();
    numbers.iter().filter_map(|plan_no| found.remove(plan_no)).collect()
}
