//! `/privacy/closing/ask`: behind the password, once nothing stands against it.

use super::{
    show::{ClosingShown, shown},
    state::ClosingState,
};
use crate::{
    parameters::Parameters,
    refusals::{ALREADY_CLOSING, STANDS_AGAINST, TOO_MANY_CLOSINGS},
    store::{self, ClosingRow},
    told,
};
use db::Tx;
use identity::{device_name, require_unlocked};
use kernel::{Calendar, Day, Instant, TimeOfDay};
use serde_json::json;
use wire::closing::{AllParts, Parted};
use wire::{Answer, App, Call, Customer, Nothing};

const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// `/privacy/closing/ask`.
pub(crate) async fn ask_closing(call: Call<Customer>, _: Nothing) -> Answer<ClosingShown> {
    require_unlocked(&call, &call.caller.session)?;
    let (cust_no, now, app) = (call.caller.cust_no, call.now, call.app.clone());
    let row = ClosingRow {
        cust_no,
        closing_id: call.ids().next_value()?,
        state: ClosingState::Asked,
        asked_at: now,
        due_on: now.day(),
        device: device_name(&call.remote),
        ended_at: None,
        reason: String::new(),
        identity_until: None,
        records_until: None,
    };
    call.get::<AllParts>().settle(Parted { app: &app, cust_no, at: now }).await?;
    call.db().write(async move |tx: &mut Tx| ask(tx, &app, row.clone()).await).await?;
    shown(&call, cust_no, now).await
}

async fn ask(tx: &mut Tx, app: &App, row: ClosingRow) -> Answer<()> {
    let (cust_no, now) = (row.cust_no, row.asked_at);
    if store::newest_closing(tx, cust_no).await?.is_some_and(|row| row.is_open()) {
        return Err(ALREADY_CLOSING.into());
    }
    let parameters = Parameters::on(tx, now.day()).await?;
    let midnight = Instant::at(now.day(), TimeOfDay::MIDNIGHT);
    let count = store::closings_since(tx, cust_no, midnight).await?;
    if count >= parameters.closings_per_day {
        return Err(TOO_MANY_CLOSINGS.fill(&[("count", count)]).into());
    }
    let looked = app.get::<AllParts>().look(tx, Parted { app, cust_no, at: now }).await?;
    if !looked.against.is_empty() {
        let count = looked.against.len();
        let refusal = STANDS_AGAINST.fill(&[("count", count)]);
        return Err(refusal.with(json!({ "against": looked.against })).into());
    }
    let row = ClosingRow { due_on: due_on(now, parameters.closing_days), ..row };
    store::put_closing(tx, &row).await?;
    Ok(told::closing_asked(tx, &row).await?)
}

/// The first cut-off after all of the days.
fn due_on(asked_at: Instant, days: i64) -> Day {
    let over = asked_at.add_ms(days.saturating_mul(DAY_MS));
    Calendar::china().t_day(over, TimeOfDay::CUTOFF)
}
