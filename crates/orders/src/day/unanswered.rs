//! Orders that the TA should have answered and has not.

use super::store;
pub use super::store::Unanswered;
use db::{Error, Tx};
use kernel::Day;
use std::collections::BTreeMap;

/// Orders that were sealed for `t_day` or a day before it and have no answer, though `cfm_day`, the
/// day of confirmation of that T, was worked off; by T. Of subscriptions those that were not even
/// received, and those whose result is late; of quick redemptions those that are not repaid.
///
/// # Errors
/// Those of the database.
pub async fn unanswered(
    tx: &mut Tx,
    (t_day, cfm_day): (Day, Day),
) -> Result<Vec<Unanswered>, Error> {
    let mut all = store::unanswered(tx, (t_day, cfm_day)).await?;
    all.extend(store::not_repaid(tx, (t_day, cfm_day)).await?);
    let mut by_day: BTreeMap<Day, Unanswered> = BTreeMap::new();
    for row in all {
        let sum = by_day.entry(row.t_day).or_insert(Unanswered { orders: 0, ..row.clone() });
        sum.orders = sum.orders.saturating_add(row.orders);
        sum.first = sum.first.min(row.first);
    }
    Ok(by_day.into_values().collect())
}
