//! Paying out all that is due on a day.

use super::onward;
use crate::payouts::pay::{ASK_AGAIN_MS, BATCH, PayoutCounts, apply_results, ask};
use crate::payouts::payout::Payout;
use crate::payouts::store::payouts;
use db::{Error, Tx};
use kernel::{Day, Instant};
use wire::{App, Failure};

/// Pays out all that is due on `day`, and notes it with the moment `at`, which is of that day:
/// proceeds that are to buy another fund do so, and for all others the bank is asked outside of any
/// transaction, and what it did is posted. May be run again, and be killed at any point: the bank
/// knows each payout by its key. What stays unknown, the pay worker asks about.
///
/// # Errors
/// Those of the database. A bank that does not answer leaves the payouts for later.
pub async fn pay_due(app: &App, day: Day, at: Instant) -> Result<PayoutCounts, Failure> {
    // First: proceeds that cannot buy go to the card with the others.
    let bought = onward::buy_onward(app, day, at).await?;
    let let_go = async move |tx: &mut Tx| payouts::let_go(tx, day).await;
    app.db().write::<_, Error, _>(let_go).await?;
    let counts = PayoutCounts { bought, ..PayoutCounts::default() };
    let (mut counts, mut last): (_, Option<Payout>) = (counts, None);
    loop {
        // Claimed before the bank is asked: the pay worker of a server asks for none of them
        // meanwhile, nor this for what that one is asking for.
        let (now, after) = (app.clock().unmoved(), last.clone());
        let claim = async move |tx: &mut Tx| {
            let leases = (day, now.add_ms(-ASK_AGAIN_MS), now);
            let due = payouts::due(tx, leases, after.as_ref(), BATCH).await?;
            payouts::asked(tx, &due, ("day", now)).await?;
            Ok(due)
        };
        let due: Vec<Payout> = app.db().write::<_, Error, _>(claim).await?;
        let Some(end) = due.last().cloned() else { return Ok(counts) };
        let Some(states) = ask(app, &due).await? else {
            counts.unknown += due.len();
            return Ok(counts);
        };
        let results = due.into_iter().zip(states).collect();
        counts.add(apply_results(app, (day, at), results).await?);
        last = Some(end);
    }
}
