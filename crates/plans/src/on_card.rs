//! Plans for a card's accounts: unbinding it would end them unasked, so they stand against that,
//! whether the card pays for them or a money fund of the account does.

use crate::plan::{Plan, PlanState};
use crate::store::plans as store;
use bankcards::{AskedCard, CardUse, OnCard, Unsettled, UnsettledKind};
use db::Tx;
use funds::Catalogue;
use wire::{Answer, App};

/// For the application to register.
pub const ON_CARD: OnCard = |tx, app, asked| Box::pin(on_card(tx, app, asked));

async fn on_card(tx: &mut Tx, app: &App, asked: &AskedCard) -> Answer<CardUse> {
    let catalogue = app.get::<Catalogue>();
    let mut plans = store::alive(tx, asked.cust_no).await?;
    // One whose last run is under way ends with it; the order of that run is unsettled itself.
    let goes_on = |plan: &Plan| plan.state == PlanState::Paused || plan.due_on.is_some();
    plans.retain(|plan| asked.accounts.contains(&plan.trade_acco) && goes_on(plan));
    let unsettled = plans.iter().map(|plan| unsettled(plan, catalogue)).collect();
    Ok(CardUse { unsettled, ..CardUse::default() })
}

fn unsettled(plan: &Plan, catalogue: &Catalogue) -> Unsettled {
    let fund = catalogue.fund(plan.fund_code);
    Unsettled {
        title: fund.map_or_else(|| plan.fund_code.to_string(), |fund| fund.name.to_string()),
        fund_code: Some(plan.fund_code),
        trade_acco: Some(plan.trade_acco),
        plan_no: Some(plan.plan_no.to_string()),
        next_on: plan.due_on,
        ..Unsettled::of(UnsettledKind::Plan)
    }
}
