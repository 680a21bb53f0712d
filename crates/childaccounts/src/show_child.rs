//! One child: its wish under each assumption, what it holds and what is planned.

use crate::child::{ChildNo, months_until};
use crate::create_child::own;
use crate::goal::{GoalView, view};
use crate::record::{ChildRecord, Facts};
use db::Tx;
use funds::Catalogue;
use holdings::{HeldFund, HeldRequest};
use plans::PlanRecord;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which child.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildRequest {
    /// The child's number.
    pub child_no: ChildNo,
}

/// A child.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildInfo {
    /// As in the list.
    pub child: ChildRecord,
    /// Whether it is closed.
    pub closed: bool,
    /// The wish under each assumption, with what plans put aside a month until then, or else with
    /// what is needed; none once the day has come.
    pub goal: Option<GoalView>,
    /// What is held, the most valuable first.
    pub funds: Vec<HeldFund>,
    /// Plans that run or rest.
    pub plans: Vec<PlanRecord>,
}

/// One of the customer's children.
pub async fn show_child(call: Call<Customer>, request: ChildRequest) -> Answer<ChildInfo> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let catalogue = call.get::<Catalogue>();
    let read = async |tx: &mut Tx| {
        let row = own(tx, cust_no, request.child_no).await?;
        let facts = Facts::read(tx, cust_no, today).await?;
        let (child, plans) = ChildRecord::of(tx, &row, (&facts, catalogue)).await?;
        let goal = match row.target_on > today {
            true => {
                let months = months_until(today, row.target_on);
                let monthly = Some(child.lasting).filter(|lasting| lasting.is_positive());
                let monthly = monthly.or(child.wish.needed);
                Some(view(&facts.figures, (row.target, child.saved, months), monthly)?)
            }
            false => None,
        };
        Answer::Ok((child, row.closed_at.is_some(), goal, plans))
    };
    let (child, closed, goal, plans) = call.db().read(read).await?;
    let held = HeldRequest::default();
    let funds = holdings::held_of(&call, cust_no, child.purpose, held).await?.funds;
    Ok(ChildInfo { child, closed, goal, funds, plans })
}
