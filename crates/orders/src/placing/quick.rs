//! Redeeming a money fund within seconds (T+0 快速赎回; domain MM-02 to MM-04): the shares go to
//! the advance bank at once, and the bank pays the customer.

use super::placed::PlacedOrder;
use super::redeeming::Redeeming;
use crate::order::deciding::deciding_moment;
use crate::order::store::pools::POOL_BUCKETS;
use crate::order::store::{orders, pools};
use crate::order::{Event, Order, OrderDates, OrderKind, OrderStatus, PayStatus, Step, refusals};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::rules::quick::{left, require_within, unsettled};
use bankcards::Card;
use db::Tx;
use holdings::{Change, ChangeKind, Position};
use kernel::{Day, Fen, Nav, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use wire::Answer;

/// Takes a quick redemption.
pub(crate) async fn place(tx: &mut Tx, redeeming: &Redeeming) -> Answer<PlacedOrder> {
    let Redeeming { cust_no, now, fund, shares, .. } = redeeming;
    let limits = fund.quick_redeem.ok_or(refusals::QUICK_NOT_OFFERED)?;
    let (position, card) = redeeming.holding(tx).await?;
    let shares = *shares;
    let amount = shares.value(Nav::PAR, Rounding::HalfUp)?;
    let left = left(tx, *cust_no, fund, &limits, now.day()).await?;
    require_within(&limits, &left, amount)?;
    if !shares.is_positive() || shares > position.available() {
        let available = position.available();
        return Err(refusals::NOT_ENOUGH_SHARES.fill(&[("available", available)]).into());
    }
    if let Some(refusal) = unsettled(tx, *cust_no, &card, *now).await? {
        return Err(refusal.into());
    }
    let deciding = deciding_moment(tx, redeeming.now).await?;
    let t_day = OrderDates::of_redeem(&redeeming.fund, deciding).t_day;
    redeeming.promised.require_day(t_day)?;
    // Nothing is taken of what is advanced.
    redeeming.promised.require_fee(Fen::ZERO)?;
    let order = order(redeeming, t_day, &card, (shares, amount));
    move_shares(tx, redeeming, &position, &order, amount).await?;
    let bucket = order.order_no.value().rem_euclid(POOL_BUCKETS);
    pools::take_from_pool(tx, fund.code, now.day(), bucket, amount).await?;
    orders::insert(tx, std::slice::from_ref(&order)).await?;
    let events = [Step::Accepted, Step::Confirmed].map(|step| Event::of(&order, step, *now, ""));
    orders::append(tx, &events).await?;
    let payout = Payout::of(&order, PayoutKind::Quick, amount, now.day());
    payouts::insert(tx, &[payout]).await?;
    Ok(PlacedOrder::of(&order, fund, None))
}

/// It is confirmed as it is placed: the advance bank stands for the TA.
fn order(redeeming: &Redeeming, t_day: Day, card: &Card, (shares, amount): (Shares, Fen)) -> Order {
    let Redeeming { cust_no, order_no, now, fund, .. } = redeeming;
    let today = now.day();
    let kind = OrderKind::QuickRedeem;
    Order {
        shares,
        status: OrderStatus::Confirmed,
        pay_status: PayStatus::Unpaid,
        // The TA learns of it with the other orders of this T.
        t_day,
        arrive_day: Some(today),
        arrive_day_latest: Some(today),
        catalogue_version: redeeming.version,
        confirmed_on: Some(today),
        confirmed_nav: Some(Nav::PAR),
        confirmed_amount: Some(amount),
        confirmed_shares: Some(shares),
        confirmed_fee: Some(Fen::ZERO),
        ..Order::new(*cust_no, *order_no, kind, fund.code, card, *now)
    }
}

async fn move_shares(
    tx: &mut Tx,
    redeeming: &Redeeming,
    position: &Position,
    order: &Order,
    amount: Fen,
) -> Answer<()> {
    let Redeeming { cust_no, order_no, now, fund, .. } = redeeming;
    let key = redeeming.key();
    let advance = || Account::advance(fund.code);
    let day = (now.day(), *now);
    let entry = Entry::new(redeeming.entry_id, *cust_no, day, EntryKind::QuickRedeemed, order_no)
        .shares(
            Account::shares(*cust_no, &key.trade_acco, fund.code),
            advance(),
            fund.code,
            order.shares,
        )
        .cash(advance(), Account::payable(*cust_no), amount);
    ledger::post(tx, &entry).await?;
    let change = Change {
        key,
        order_no: order_no.value(),
        // A money fund's price never moves: dated with the last valued day, the flow leaves the
        // valuation of today, which is to come, alone.
        t_day: position.valued_on.unwrap_or(now.day()),
        confirmed_on: now.day(),
        nav: Nav::PAR,
        kind: ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares: order.shares, net: amount },
    };
    Ok(holdings::apply_confirmations(tx, &[change]).await?)
}
