//! Redeeming a money fund within seconds (T+0 快速赎回; domain MM-02 to MM-04): the shares go to
//! the advance bank at once, and the bank pays the customer.

use super::desk::{Desk, Placed};
use super::redeeming::Redeeming;
use crate::order::deciding::deciding_moment;
use crate::order::store::pools::POOL_BUCKETS;
use crate::order::store::{orders, pools};
use crate::order::told;
use crate::order::{Event, Order, OrderDates, OrderKind, OrderStatus, PayStatus, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::rules::least::too_many;
use crate::rules::quick::{left, require_within, withheld};
use crate::rules::refusals::NOT_ENOUGH_SHARES;
use bankcards::Card;
use db::Tx;
use holdings::{Change, ChangeKind, Position};
use kernel::{Day, Fen, Nav, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use std::sync::Arc;
use wire::Answer;

wire::refusals! {
    /// The fund has no quick redemption.
    QUICK_NOT_OFFERED = 16020, "该基金不支持快速赎回，请选择普通赎回";
}

/// Takes a quick redemption.
pub(super) async fn place(tx: &mut Tx, redeeming: &Redeeming<'_>) -> Answer<Placed> {
    let Redeeming { desk, wish, fund } = redeeming;
    let limits = fund.quick_redeem.ok_or(QUICK_NOT_OFFERED)?;
    let deciding = deciding_moment(tx, desk.now).await?;
    let t_day = OrderDates::of_redeem(fund, deciding).t_day;
    let (held, card) = redeeming.holding(tx, t_day).await?;
    let (cust_no, shares, now) = (wish.cust_no, wish.shares, desk.now);
    let amount = shares.value(Nav::PAR, Rounding::HalfUp)?;
    let left = left(tx, cust_no, fund, &limits, now.day()).await?;
    require_within(&limits, &left, amount)?;
    if !shares.is_positive() || shares > held.available {
        return Err(too_many(&held, NOT_ENOUGH_SHARES).into());
    }
    if let Some(refusal) = withheld(tx, cust_no, &card, now).await? {
        return Err(refusal.into());
    }
    wish.promised.require_day(t_day)?;
    // Nothing is taken of what is advanced.
    wish.promised.require_fee(Fen::ZERO)?;
    let order = order(redeeming, t_day, &card, amount);
    move_shares(tx, desk, &held.position, &order, amount).await?;
    let bucket = order.order_no.value().rem_euclid(POOL_BUCKETS);
    pools::take_from_pool(tx, fund.code, now.day(), bucket, amount).await?;
    orders::insert(tx, std::slice::from_ref(&order)).await?;
    let events = [
        Event::of(&order, Step::Accepted, now, order.authority.told()),
        Event::of(&order, Step::Confirmed, now, ""),
    ];
    told::append(tx, &events).await?;
    let payout = Payout::of(&order, PayoutKind::Quick, amount, now.day());
    payouts::insert(tx, &[payout]).await?;
    let dates = order.dates(fund.is_money());
    Ok(Placed::of(order, Arc::clone(fund), dates))
}

/// It is confirmed as it is placed: the advance bank stands for the TA.
fn order(redeeming: &Redeeming<'_>, t_day: Day, card: &Card, amount: Fen) -> Order {
    let shares = redeeming.wish.shares;
    let today = redeeming.desk.now.day();
    let mut order = Order {
        pay_status: PayStatus::Unpaid,
        // The TA learns of it with the other orders of this T.
        t_day,
        arrive_day: Some(today),
        arrive_day_latest: Some(today),
        confirmed_on: Some(today),
        confirmed_nav: Some(Nav::PAR),
        confirmed_amount: Some(amount),
        confirmed_shares: Some(shares),
        confirmed_fee: Some(Fen::ZERO),
        ..redeeming.order(OrderKind::QuickRedeem, card, shares)
    };
    order.set_status(OrderStatus::Confirmed);
    order
}

async fn move_shares(
    tx: &mut Tx,
    desk: &Desk,
    position: &Position,
    order: &Order,
    amount: Fen,
) -> Answer<()> {
    let Order { cust_no, order_no, fund_code, shares, .. } = *order;
    let advance = || Account::advance(fund_code);
    let day = (desk.now.day(), desk.now);
    let id = desk.ids.next_value()?;
    let entry = Entry::new(id, cust_no, day, EntryKind::QuickRedeemed, order_no)
        .shares(Account::shares(cust_no, order.trade_acco, fund_code), advance(), fund_code, shares)
        .cash(advance(), order.purse().payable(), amount);
    ledger::post(tx, &entry).await?;
    let change = Change {
        key: order.position(),
        order_no: order_no.value(),
        // A money fund's price never moves: dated with the last valued day, the flow leaves the
        // valuation of today, which is to come, alone.
        t_day: position.valued_on.unwrap_or(day.0),
        confirmed_on: day.0,
        nav: Nav::PAR,
        fee: Fen::ZERO,
        kind: ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares, net: amount },
    };
    Ok(holdings::apply_confirmations(tx, &[change]).await?)
}
