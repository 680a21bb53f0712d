//! What a split of a fund's shares is to orders: those that wait for shares of a position wait for
//! what these have become, and each position has an order beside it that says what happened.

use super::store::waiting_shares::{self, ScaledRow, SharesRow};
use crate::order::kind::{MERGER, SPLIT};
use crate::order::store::orders;
use crate::order::{Event, Order, OrderKind, Step, told};
use crate::rules::people;
use bankcards::Card;
use db::{Error, ErrorKind, Tx};
use holdings::{PositionKey, SplitPosition};
use kernel::{Ids, Instant, NoIds, Overflow, Rate, Shares, TradeAcco};
use std::collections::{BTreeMap, BTreeSet};

/// Notes splits of positions, in the transaction that splits them. What was asked for before is
/// scaled as it was asked for, one order after the other, as the TA does it: together they wait for
/// what is frozen.
///
/// # Errors
/// Those of the database.
pub async fn note_splits(
    tx: &mut Tx,
    (ids, at): (&Ids, Instant),
    splits: &[SplitPosition],
) -> Result<(), Error> {
    // One position may have been split more than once.
    let days: BTreeSet<_> = splits.iter().map(|one| one.split.day).collect();
    for day in days {
        let of_day: BTreeMap<PositionKey, &SplitPosition> =
            splits.iter().filter(|one| one.split.day == day).map(|one| (one.key, one)).collect();
        scale(tx, &of_day).await?;
        record(tx, (ids, at), &of_day).await?;
    }
    Ok(())
}

type Splits<'a> = BTreeMap<PositionKey, &'a SplitPosition>;

async fn scale(tx: &mut Tx, splits: &Splits<'_>) -> Result<(), Error> {
    let keys: Vec<PositionKey> = splits.keys().copied().collect();
    let mut rows = waiting_shares::of_positions(tx, &keys).await?;
    rows.sort_by_key(|row| (row.t_day, row.order_no));
    let mut sums: BTreeMap<PositionKey, (Shares, Shares)> = BTreeMap::new();
    let mut all = Vec::with_capacity(rows.len());
    for row in rows {
        let Some(split) = splits.get(&row.position()) else { continue };
        let (asked, scaled) = sums.entry(row.position()).or_default();
        let shares = next(split, row.shares, (asked, scaled)).map_err(overflow)?;
        all.push(ScaledRow { cust_no: row.cust_no, order_no: row.order_no, shares });
    }
    waiting_shares::set(tx, &all).await
}

/// What an order waits for from now on, after those before it.
fn next(
    split: &SplitPosition,
    shares: Shares,
    (asked, scaled): (&mut Shares, &mut Shares),
) -> Result<Shares, Overflow> {
    let before = *scaled;
    *asked = asked.checked_add(shares)?;
    *scaled = split.scaled(*asked)?;
    scaled.checked_sub(before)
}

async fn record(tx: &mut Tx, (ids, at): (&Ids, Instant), splits: &Splits<'_>) -> Result<(), Error> {
    let accounts: BTreeSet<TradeAcco> = splits.keys().map(|key| key.trade_acco).collect();
    let cards = people::cards_of(tx, accounts, at.day()).await?;
    let (mut all, mut events) = (Vec::new(), Vec::new());
    for split in splits.values().filter(|split| split.before != split.after) {
        let Some(card) = cards.get(&split.key.trade_acco) else { continue };
        let order = order(split, card, (ids, at))?;
        let note = format!("{}，每份变为{}份", order.kind_name(), times(split.split.ratio));
        events.push(Event::of(&order, Step::Confirmed, at, note));
        all.push(order);
    }
    orders::insert(tx, &all).await?;
    told::append(tx, &events).await
}

fn order(split: &SplitPosition, card: &Card, (ids, at): (&Ids, Instant)) -> Result<Order, Error> {
    let PositionKey { cust_no, fund_code, .. } = split.key;
    let (more, less) = (split.after.max(split.before), split.after.min(split.before));
    let shares = more.checked_sub(less).map_err(overflow)?;
    let (kind, why) = match split.after > split.before {
        true => (OrderKind::ForcedIncrease, SPLIT),
        false => (OrderKind::ForcedDecrease, MERGER),
    };
    let order_no = ids.next().map_err(|error: NoIds| Error::from(error))?;
    let order = Order::new(cust_no, order_no, kind, fund_code, card, at);
    let priced = (split.split.day, split.nav);
    let reason = why.to_owned();
    let order = order.begun_by_ta(priced, at.day());
    Ok(Order { shares, confirmed_shares: Some(shares), reason, ..order })
}

/// `2` and `1.5`: a ratio is no price.
fn times(ratio: Rate) -> String {
    ratio.to_string().trim_end_matches('0').trim_end_matches('.').to_owned()
}

impl SharesRow {
    fn position(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }
}

fn overflow(error: Overflow) -> Error {
    Error::new(ErrorKind::Fault, error)
}

#[cfg(test)]
mod tests {
    use super::times;
    use kernel::Rate;

    #[test]
    fn a_ratio_is_said_without_the_zeros_of_a_price() {
        let said = |text: &str| times(text.parse::<Rate>().unwrap());
        assert_eq!([said("2"), said("1.5000"), said("0.5"), said("10")], ["2", "1.5", "0.5", "10"]);
        assert_eq!(said("2.00000001"), "2.00000001");
    }
}
