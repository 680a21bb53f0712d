//! What a money fund was to pay goes back to it.

use super::{free_shares, store};
use crate::order::months::{self, Tally};
use crate::order::store::pools::POOL_BUCKETS;
use crate::order::store::{orders, pools};
use crate::order::told;
use crate::order::{Event, Order, OrderStatus, PayStatus, Step};
use db::Tx;
use kernel::{Fen, Instant, Nav, Rounding};
use wire::{Answer, Failure};

/// Gives the shares of a cancelled purchase's money fund back: the same ones, since they were only
/// frozen (rule CX-02).
pub(crate) async fn give_back(
    tx: &mut Tx,
    purchase: &Order,
    (entry_id, now): (i64, Instant),
) -> Answer<String> {
    let lost = || Failure::fault("cancelling a purchase", "what pays for it is not there");
    let number = purchase.paid_from().ok_or_else(lost)?;
    let found = orders::find(tx, purchase.cust_no, number).await?;
    let mut redemption = found.ok_or_else(lost)?;
    let unpaid = PayStatus::Unpaid;
    if !store::cancel(tx, &redemption, unpaid, None).await? {
        return Err(Failure::fault("cancelling a purchase", format!("{number} is drawn already")));
    }
    redemption.set_status(OrderStatus::Cancelled);
    months::count(tx, &[Tally::of(&redemption)]).await?;
    told::append(tx, &[Event::of(&redemption, Step::Cancelled, now, "")]).await?;
    let Order { fund_code, t_day, shares, .. } = redemption;
    let amount = shares.value(Nav::PAR, Rounding::HalfUp)?;
    let bucket = number.value().rem_euclid(POOL_BUCKETS);
    let back = Fen::ZERO.checked_sub(amount)?;
    pools::take_from_pool(tx, fund_code, t_day, bucket, back).await?;
    free_shares::free_shares(tx, &redemption, entry_id, now).await?;
    Ok(format!("货币基金的{shares:#}份已恢复为可用"))
}
