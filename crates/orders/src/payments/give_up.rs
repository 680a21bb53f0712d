//! Giving up orders whose money the bank never spoke of. The order is void; its payment is asked
//! about until the bank knows, and money that comes after all goes back to the card.

use super::store;
use crate::order::months::{self, Tally};
use crate::order::parameters::Parameters;
use crate::order::{Order, OrderStatus, PayStatus, Step};
use db::{Error, Tx};
use kernel::{Calendar, Day, Instant};

/// Told to the customer, who may place the order again.
const REASON: &str = "银行未能及时确认付款，订单已失效；如已扣款，将原路退回";

/// Gives up the orders of days before `day` whose payment is unknown: who paid late is given a
/// later T for one day, and no longer. Run again, it changes nothing. Answers how many were given
/// up now.
///
/// # Errors
/// Those of the database.
pub async fn give_up(tx: &mut Tx, day: Day, at: Instant) -> Result<u64, Error> {
    let open = store::to_give_up(tx, day).await?;
    let given_up = store::give_up(tx, day, REASON).await?;
    if given_up > 0 {
        let void = |order| Tally::of(&Order { status: OrderStatus::Void, ..order });
        let counted: Vec<Tally> = open.into_iter().map(void).collect();
        months::count(tx, &counted).await?;
        store::note_given_up(tx, day, (Step::GivenUp.number(), at), REASON).await?;
    }
    Ok(given_up)
}

/// Whether a payment of a given-up order that the bank does not know of will never come: so many
/// open days after T no request of ours is on its way any more.
pub(crate) fn never_comes(order: &Order, today: Day, parameters: Parameters) -> bool {
    let waited = Calendar::china().open_between(order.t_day, today);
    order.pay_status == PayStatus::Paying && waited >= parameters.believed_after_days
}
