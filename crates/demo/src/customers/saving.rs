//! The plans of the customer with holdings: one that takes the same each week, a smart one, one
//! that rests and one that was ended.

use super::people::Saver;
use super::story::{Part, call, confirm_letter, fund_of};
use accounts::Trader;
use db::Tx;
use kernel::Fen;
use plans::{
    AdjustPlanRequest, CreatePlanRequest, PlanAct, PlanNo, PlanWish, Rule, SmartWish, adjust_plan,
    create_plan,
};
use wire::{Answer, App, Call, Failure};

/// Keys of a plan's acts begin here, after those of the story.
const KEYS: usize = 500;
/// Open days within which an act is done.
const PATIENCE: i32 = 5;

/// A plan of the story: from which day, of which fund, yuan, cycle, and what became of it when.
struct Planned {
    from: i32,
    part: Part,
    yuan: i64,
    /// Unit, units between two days, and the day.
    cycle: (i32, i32, i32),
    smart: Option<Rule>,
    then: Option<(i32, PlanAct)>,
}

const PLANNED: [Planned; 4] = [
    Planned { from: 190, part: Part::Index, yuan: 200, cycle: (1, 1, 4), smart: None, then: None },
    Planned {
        from: 205,
        part: Part::Balanced,
        yuan: 300,
        cycle: (2, 1, 15),
        smart: Some(Rule::Average),
        then: None,
    },
    Planned {
        from: 214,
        part: Part::Value,
        yuan: 100,
        cycle: (1, 1, 1),
        smart: None,
        then: Some((239, PlanAct::Pause)),
    },
    Planned {
        from: 209,
        part: Part::ShortBond,
        yuan: 500,
        cycle: (1, 2, 3),
        smart: None,
        then: Some((236, PlanAct::End)),
    },
];

/// Does what belongs to an open day.
pub(super) async fn act(app: &App, saver: &Saver, number: i32) -> Answer<()> {
    for (at, planned) in PLANNED.iter().enumerate() {
        if planned.from == number {
            make(app, saver, planned, KEYS + at).await?;
        }
        // On a day on which it runs it is refused, and done on the next one; done again under the
        // same key it is the same act.
        let days = |on: i32| (on..on + PATIENCE).contains(&number);
        if let Some((_, act)) = planned.then.filter(|(on, _)| days(*on)) {
            let Some(plan_no) = number_of(app, saver, planned).await? else { continue };
            let request = AdjustPlanRequest { plan_no, act };
            let key = KEYS + PLANNED.len() + at;
            match adjust_plan(trading(app, saver, key), request).await {
                Ok(_) | Err(Failure::Refused(_)) => {}
                Err(failure) => return Err(failure),
            }
        }
    }
    Ok(())
}

async fn make(app: &App, saver: &Saver, planned: &Planned, key: usize) -> Answer<()> {
    let fund_code = fund_of(app, planned.part)?;
    confirm_letter(app, saver, fund_code).await?;
    let (cycle_unit, cycle, fix_day) = planned.cycle;
    let ids = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
    let request = CreatePlanRequest {
        fund_code,
        wish: PlanWish {
            card_id: Some(saver.card_id),
            cash_acco: None,
            cash_fund_code: None,
            child_no: None,
            amount: Fen::from_whole(planned.yuan)?,
            cycle_unit,
            cycle,
            fix_day: Some(fix_day),
            smart: planned.smart.map(|rule| SmartWish { rule, window: None }),
            end: None,
        },
        agreements: ids.iter().filter_map(|id| id.parse().ok()).collect(),
    };
    create_plan(call(app, saver, key), request).await.map(drop)
}

async fn number_of(app: &App, saver: &Saver, planned: &Planned) -> Answer<Option<PlanNo>> {
    let (cust_no, fund_code) = (saver.cust_no, fund_of(app, planned.part)?);
    let read = async |tx: &mut Tx| plans::alive_in(tx, cust_no, fund_code).await;
    let found = app.db().read::<_, db::Error, _>(read).await?;
    Ok(found.into_iter().next())
}

/// A call of the customer's that needs no password.
fn trading(app: &App, saver: &Saver, key: usize) -> Call<Trader> {
    let call = call(app, saver, key);
    Call {
        app: call.app,
        caller: Trader { cust_no: saver.cust_no, session: call.caller.session },
        now: call.now,
        idempotency_key: call.idempotency_key,
        request_hash: call.request_hash,
        session_key: call.session_key,
        remote: call.remote,
    }
}
