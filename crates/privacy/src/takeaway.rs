//! `/privacy/takeaway`: behind the password, for the session that asks.

use crate::{
    parameters::Parameters,
    refusals::TOO_MANY_TAKEAWAYS,
    store::{self, TakeawayRow},
    told,
};
use db::Tx;
use identity::{device_name, require_unlocked};
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// What can be fetched.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Takeaway {
    /// For `/privacy/takeaway/file`.
    pub takeaway_id: String,
    /// Until when this session can fetch it.
    pub good_until: Instant,
}

impl Takeaway {
    pub(crate) fn of(row: &TakeawayRow) -> Self {
        Self { takeaway_id: row.takeaway_id.to_string(), good_until: row.good_until }
    }
}

/// `/privacy/takeaway`.
pub(crate) async fn begin_takeaway(call: Call<Customer>, _: Nothing) -> Answer<Takeaway> {
    require_unlocked(&call, &call.caller.session)?;
    let wall = call.clock().unmoved();
    let (cust_no, session_id, now) = (call.caller.cust_no, call.caller.session.id, call.now);
    let (takeaway_id, device) = (call.ids().next_value()?, device_name(&call.remote));
    call.db()
        .write(async move |tx: &mut Tx| {
            let parameters = Parameters::on(tx, now.day()).await?;
            let count = store::count(tx, cust_no, now.day()).await?;
            if count >= parameters.takeaways_per_day {
                return Err(TOO_MANY_TAKEAWAYS.fill(&[("count", count)]).into());
            }
            let row = TakeawayRow {
                cust_no,
                takeaway_id,
                session_id,
                asked_at: now,
                asked_on: now.day(),
                good_until: wall.add_ms(parameters.takeaway_ms),
                device: device.clone(),
                fetched: 0,
            };
            store::put(tx, &row).await?;
            told::asked(tx, &row).await?;
            Ok(Takeaway::of(&row))
        })
        .await
}
