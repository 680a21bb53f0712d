//! Giving up orders whose money the bank never spoke of. The order is void; its payment is asked
//! about until the bank knows, and money that comes after all goes back to the card.

use super::payment::Collection;
use super::store::{self, EndedRow, GivenUpRow};
use crate::order::months::{self, Tally};
use crate::order::parameters::Parameters;
use crate::order::told;
use crate::order::voucher::Vouchers;
use crate::order::{Event, Order, OrderStatus, PayStatus, PaymentNo, Step};
use db::{Error, Tx};
use kernel::{Calendar, Day, Ids, Instant};
use std::collections::BTreeSet;

/// Told to the customer, who may place the order again.
const REASON: &str = "银行未能及时确认付款，订单已失效；如已扣款，将原路退回";

/// Gives up the orders of days before `day` whose payment is unknown: who paid late is given a
/// later T for one day, and no longer. Run again, it changes nothing. Answers how many were given
/// up now.
///
/// # Errors
/// Those of the database.
pub async fn give_up(
    tx: &mut Tx,
    day: Day,
    at: Instant,
    (vouchers, ids): (Vouchers, &Ids),
) -> Result<u64, Error> {
    let collecting = store::collecting(tx).await?;
    let mut open = store::still_paying(tx, &collecting).await?;
    open.retain(|order| order.status == OrderStatus::Accepted && order.t_day < day);
    open.iter_mut().for_each(|order| order.set_status(OrderStatus::Void));
    let row = |order: &Order| GivenUpRow {
        cust_no: order.cust_no,
        order_no: order.order_no,
        reason: REASON.to_owned(),
    };
    let (state, paid_at, booked_at) = (Collection::GivenUp, None, None);
    let ended = |payment_no: PaymentNo| EndedRow { payment_no, state, paid_at, booked_at };
    let rows: Vec<GivenUpRow> = open.iter().map(row).collect();
    store::give_up(tx, &rows).await?;
    // The orders of a parent have one T: they are given up together.
    let payments: BTreeSet<PaymentNo> = open.iter().map(Order::payment_no).collect();
    store::ended(tx, &payments.into_iter().map(ended).collect::<Vec<_>>()).await?;
    months::count(tx, &open.iter().map(Tally::of).collect::<Vec<_>>()).await?;
    vouchers.end_of(tx, &open, (at, ids)).await?;
    let event = |order: &Order| Event::of(order, Step::GivenUp, at, REASON);
    told::append(tx, &open.iter().map(event).collect::<Vec<_>>()).await?;
    Ok(u64::try_from(open.len()).unwrap_or(u64::MAX))
}

/// Open days that must be sealed after T, before a query that finds nothing is believed: the second
/// is sealed only when the bank's statements of T and of the day after have been compared.
const SEALED_AFTER_T: i32 = 2;

/// Whether a payment of a given-up order that the bank does not know of will never come: so many
/// open days after T no request of ours is on its way any more, and no statement has listed it.
pub(crate) fn never_comes(
    order: &Order,
    (today, last_sealed): (Day, Option<Day>),
    parameters: Parameters,
) -> bool {
    let since_t = |day| Calendar::china().open_between(order.t_day, day);
    let is_compared = last_sealed.is_none_or(|day| since_t(day) >= SEALED_AFTER_T);
    let waited = since_t(today) >= parameters.believed_after_days;
    order.pay_status == PayStatus::Paying && waited && is_compared
}
