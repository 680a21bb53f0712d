//! Pausing, resuming and ending a plan.

use crate::change::change;
use crate::change_plan::changeable;
use crate::plan::{PlanNo, PlanState};
use crate::record::PlanRecord;
use crate::refusals::NOT_SO;
use crate::store::plans as store;
use crate::told::{self, Names};
use accounts::Trader;
use db::Tx;
use funds::{Catalogue, NO_FUND};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call};

kernel::codes! {
    /// What is to become of a plan.
    PlanAct, what: "act on a plan", refused: "操作不正确",
    {
        /// It rests until it is resumed.
        Pause = "pause", "暂停";
        /// It runs again, from the first day of its cycle after today.
        Resume = "resume", "恢复";
        /// It never runs again.
        End = "end", "终止";
    }
}

kernel::schema_of_codes!(PlanAct);

/// An act on a plan.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AdjustPlanRequest {
    /// Which.
    pub plan_no: PlanNo,
    /// What is to become of it.
    pub act: PlanAct,
}

/// The plan after it.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PlanAdjusted {
    pub plan: PlanRecord,
}

/// Pauses, resumes or ends a plan. Nothing that was bought is touched.
pub async fn adjust_plan(call: Call<Trader>, request: AdjustPlanRequest) -> Answer<PlanAdjusted> {
    let (cust_no, now) = (call.caller.cust_no(), call.now);
    let (catalogue, change_no) = (call.get::<Catalogue>().clone(), call.ids().next_value()?);
    let work = async move |tx: &mut Tx| {
        let today = now.day();
        let mut plan = changeable(tx, cust_no, request.plan_no).await?;
        let (what, text) = match (request.act, plan.state) {
            (PlanAct::Pause, PlanState::Running) => {
                plan.stop(PlanState::Paused);
                ("paused", "你暂停了计划")
            }
            (PlanAct::Resume, PlanState::Paused) => {
                let fund = catalogue.fund(plan.fund_code).ok_or(NO_FUND)?;
                plan.state = PlanState::Running;
                plan.counted_from = today;
                plan.failures = 0;
                plan.schedule(today, &fund)?;
                match plan.finish_past_end(now) {
                    true => ("finished", "恢复时已到你设定的截止日"),
                    false => ("resumed", "你恢复了计划"),
                }
            }
            (PlanAct::End, _) => {
                plan.end(PlanState::Ended, now, "你终止了计划");
                ("ended", "你终止了计划")
            }
            (PlanAct::Pause, _) => return Err(NOT_SO.say("计划已经暂停").into()),
            (PlanAct::Resume, _) => return Err(NOT_SO.say("计划正在进行，不用恢复").into()),
        };
        store::put(tx, std::slice::from_ref(&plan)).await?;
        store::note(tx, &[change((&plan, change_no), what, text, now)]).await?;
        let record = PlanRecord::one(tx, &plan, (&catalogue, today)).await?;
        let names = Names { fund: &record.fund_name, payer: &record.payer };
        told::at_once(tx, &plan, names, now).await?;
        let plan = record;
        Ok(PlanAdjusted { plan })
    };
    call.write_once(work).await
}
