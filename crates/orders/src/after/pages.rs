//! Pages of a customer's records: which orders a page has, and what its months come to.
//!
//! No page reads the records before it. It begins after the last one that the client has, or, where
//! the client gives a number only, in the month in which what is kept of the months says
//! (`orders_months`, [decision 33](../../../../docs/decisions/0033-pages-of-records.md)).

use super::store::records::{self, Filter, List, OpenOrder, Place, Window};
use crate::order::months::{Group, Month};
use crate::order::store::{months, orders};
use crate::order::{Order, OrderNo};
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, Fen};
use std::collections::BTreeMap;
use wire::PageRequest;

/// After every number.
const LAST: i64 = i64::MAX;

/// Which page of which records.
#[derive(Debug, Clone, Copy)]
pub struct Wanted {
    pub cust_no: CustNo,
    pub filter: Filter,
    pub page: PageRequest,
    /// The last record that the client has; it outweighs the number of the page.
    pub after: Option<OrderNo>,
}

impl Wanted {
    fn window(&self, after: Place, (offset, limit): (i64, i64)) -> Window {
        let Filter { fund, between: (since, _), .. } = self.filter;
        Window { cust_no: self.cust_no, fund, after, since, offset, limit }
    }
}

/// A page of records.
#[derive(Debug)]
pub struct Found {
    /// Newest first.
    pub orders: Vec<Order>,
    /// Whether there is another page.
    pub has_more: bool,
    /// What the months of its orders come to, in whole as far as the filter goes.
    pub months: Vec<MonthSums>,
}

/// What a customer's orders of a month come to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct MonthSums {
    /// Its first day.
    pub month: Day,
    pub bought: Fen,
    pub arrived: Fen,
}

/// Reads a page.
///
/// # Errors
/// Those of the database.
pub async fn find(tx: &mut Tx, wanted: &Wanted) -> Result<Found, Error> {
    let Wanted { cust_no, filter, page, .. } = wanted;
    let mut open = records::open(tx, *cust_no, filter).await?;
    open.retain(|order| filter.list.has(order));
    // One more than the page tells whether there is another.
    let mut numbers = match begin(tx, wanted, &open).await? {
        Some((after, offset)) => {
            let window = wanted.window(after, (offset, page.limit() + 1));
            records::numbers(tx, filter.list, &window).await?
        }
        None => Vec::new(),
    };
    let limit = usize::try_from(page.limit()).unwrap_or(usize::MAX);
    let has_more = numbers.len() > limit;
    numbers.truncate(limit);
    let mut orders = orders::by_number(tx, &numbers).await?;
    orders.sort_unstable_by_key(|order| std::cmp::Reverse((order.accepted_on, order.order_no)));
    let months = sums(tx, wanted, (&orders, &open)).await?;
    Ok(Found { orders, has_more, months })
}

/// The place after which the page begins, and how many orders after it are passed over; none where
/// there are not so many.
async fn begin(
    tx: &mut Tx,
    wanted: &Wanted,
    open: &[OpenOrder],
) -> Result<Option<(Place, i64)>, Error> {
    let Wanted { cust_no, filter, page, after } = wanted;
    let (from, to) = filter.between;
    let top = (to, OrderNo::from(LAST));
    if let Some(after) = after
        && let Some(order) = orders::find(tx, *cust_no, *after).await?
    {
        return Ok(Some((top.min((order.accepted_on, order.order_no)), 0)));
    }
    let (mut left, mut newest) = (page.offset(), to.first_of_month());
    if left == 0 || filter.list == List::Open {
        return Ok(Some((top, left)));
    }
    if to != to.last_of_month() {
        // Only a part of that month: what it has is counted.
        let part = Window { since: from.max(newest), ..wanted.window(top, (0, left)) };
        let part = records::numbers(tx, filter.list, &part).await?;
        left -= i64::try_from(part.len()).unwrap_or(i64::MAX);
        newest = newest.previous().first_of_month();
        if left == 0 {
            return Ok(Some((top, page.offset())));
        }
    }
    let counts = counts(tx, wanted, (newest, open)).await?;
    for (month, count) in counts.into_iter().rev() {
        if left < count {
            return Ok(Some(((month.last_of_month(), OrderNo::from(LAST)), left)));
        }
        left -= count;
    }
    Ok(None)
}

/// How many orders of the list each month has, up to a month.
async fn counts(
    tx: &mut Tx,
    Wanted { cust_no, filter, .. }: &Wanted,
    (newest, open): (Day, &[OpenOrder]),
) -> Result<BTreeMap<Day, i64>, Error> {
    let range = (filter.between.0.first_of_month(), newest);
    let (of, counted) = ((*cust_no, filter.fund), filter.list.counted());
    let kept = months::counts(tx, of, range, counted).await?;
    let mut counts: BTreeMap<Day, i64> = kept.into_iter().collect();
    for order in open {
        let month = order.accepted_on.first_of_month();
        if month <= newest {
            *counts.entry(month).or_default() += 1;
        }
    }
    Ok(counts)
}

/// What the months of a page come to.
async fn sums(
    tx: &mut Tx,
    Wanted { cust_no, filter, .. }: &Wanted,
    (orders, open): (&[Order], &[OpenOrder]),
) -> Result<Vec<MonthSums>, Error> {
    let mut wanted: Vec<Day> = orders.iter().map(|o| o.accepted_on.first_of_month()).collect();
    wanted.dedup();
    let (Some(newest), Some(oldest)) = (wanted.first(), wanted.last()) else {
        return Ok(Vec::new());
    };
    let kept = months::between(tx, (*cust_no, filter.fund), (*oldest, *newest)).await?;
    let (from, to) = filter.between;
    let mut sums = Vec::with_capacity(wanted.len());
    for month in wanted {
        let is_part = month < from || month.last_of_month() > to;
        let (bought, arrived) = match filter.list {
            List::All | List::Of(_) if is_part => {
                let days = (from.max(month), to.min(month.last_of_month()));
                records::sums_between(tx, (*cust_no, filter), days).await?
            }
            list => {
                let kept = kept.iter().find(|kept| kept.month == month);
                let (bought, arrived) = kept.map_or_else(Default::default, |kept| of(list, kept));
                (with_open(bought, month, open)?, arrived)
            }
        };
        sums.push(MonthSums { month, bought, arrived });
    }
    Ok(sums)
}

/// What is kept of a month, as far as a list has it.
fn of(list: List, month: &Month) -> (Fen, Fen) {
    let (buys, redeems) = match list {
        List::All => (true, true),
        List::Of(group) => (group == Group::Buys, group == Group::Redeems),
        List::Void | List::Open | List::IntoFunds => (false, false),
    };
    let counted = |counts: bool, sum: Fen| if counts { sum } else { Fen::ZERO };
    (counted(buys, month.bought), counted(redeems, month.arrived))
}

/// With the purchases of a month that are not final.
fn with_open(bought: Fen, month: Day, open: &[OpenOrder]) -> Result<Fen, Error> {
    let open = open.iter().filter(|order| order.kind.is_buy());
    let mut open = open.filter(|order| order.accepted_on.first_of_month() == month);
    let sum = open.try_fold(bought, |sum, order| sum.checked_add(order.amount));
    sum.map_err(|error| Error::new(ErrorKind::Fault, error))
}
