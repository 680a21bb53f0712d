//! Finding out what became of payouts, without asking for any.

use super::pay::{BATCH, PayoutCounts, apply_results, standings};
use super::payout::Payout;
use super::store::payouts;
use db::Tx;
use wire::{App, Failure};

/// Asks the bank about all payouts that it was asked for and did not settle, by whomever and
/// however lately, and posts what it says. What it does not know of is left to those who ask.
///
/// # Errors
/// Those of the database. A bank that does not answer leaves the payouts for later.
pub async fn find_out(app: &App) -> Result<PayoutCounts, Failure> {
    let (mut counts, mut last) = (PayoutCounts::default(), None::<Payout>);
    loop {
        let read = async |tx: &mut Tx| payouts::unsettled(tx, last.as_ref(), BATCH).await;
        let open: Vec<Payout> = app.db().read(read).await?;
        let Some(end) = open.last().cloned() else { return Ok(counts) };
        let Some(known) = standings(app, &open).await else { return Ok(counts) };
        let mut results: Vec<_> = open.into_iter().zip(known).collect();
        results.retain(|(_, standing)| standing.state.is_settled());
        counts.add(apply_results(app, (app.now().day(), app.now()), results).await?);
        last = Some(end);
    }
}
