//! Redeeming a money fund within seconds (T+0 快速赎回; domain MM-02 to MM-04): the shares go to
//! the advance bank at once, and the bank pays the customer.

use crate::parameters::Parameters;
use crate::redeem::Redeeming;
use crate::seal_day::deciding_moment;
use crate::state::Step;
use crate::store::{self, orders::Event};
use crate::{
    Order, OrderDates, OrderKind, OrderStatus, PayStatus, Payout, PayoutKind, PlacedOrder,
    QuickOffer, refusals,
};
use bankcards::Card;
use db::{Error, Tx};
use funds::{Fund, QuickRedeem};
use holdings::{Change, ChangeKind, Position};
use kernel::{CustNo, Day, Fen, Instant, Nav, Rounding, Shares};
use ledger::{Account, Entry, EntryKind};
use wire::{Answer, Code, Failure, Refusal};

/// Rows of a fund's pool, so that customers don't all wait for one.
pub(crate) const POOL_BUCKETS: i64 = 16;

/// What a customer may still take today.
pub(crate) struct Left {
    /// Of his own limit.
    pub customer: Fen,
    /// Of the fund's pool.
    pub pool: Fen,
}

/// Takes a quick redemption.
pub(crate) async fn place(tx: &mut Tx, redeeming: &Redeeming) -> Answer<PlacedOrder> {
    let Redeeming { cust_no, now, fund, request, .. } = redeeming;
    let limits = fund.quick_redeem.ok_or(refusals::QUICK_NOT_OFFERED)?;
    let (position, card) = redeeming.holding(tx).await?;
    let shares = request.shares;
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
    let order = order(redeeming, t_day, &card, (shares, amount));
    move_shares(tx, redeeming, &position, &order, amount).await?;
    let bucket = order.order_no.value().rem_euclid(POOL_BUCKETS);
    store::orders::take_from_pool(tx, fund.code, now.day(), bucket, amount).await?;
    store::orders::insert(tx, std::slice::from_ref(&order)).await?;
    let events = [Step::Accepted, Step::Confirmed].map(|step| Event::of(&order, step, *now, ""));
    store::orders::append(tx, &events).await?;
    let payout = Payout::of(&order, PayoutKind::Quick, amount, now.day());
    store::payouts::insert(tx, &[payout]).await?;
    Ok(PlacedOrder::of(&order, fund, None))
}

/// What a quick redemption of a position would be offered; none where the fund has none.
pub(crate) async fn offer(
    tx: &mut Tx,
    fund: &Fund,
    position: &Position,
    card: &Card,
    now: Instant,
) -> Answer<Option<QuickOffer>> {
    let Some(limits) = fund.quick_redeem else { return Ok(None) };
    let left = left(tx, position.cust_no, fund, &limits, now.day()).await?;
    let refused = match require_within(&limits, &left, Fen::from_units(1)) {
        Ok(()) => unsettled(tx, position.cust_no, card, now).await?,
        Err(Failure::Refused(refusal)) => Some(refusal),
        Err(failure) => return Err(failure),
    };
    let reason = refused.map_or_else(String::new, |refusal| refusal.sentence.into_owned());
    Ok(Some(QuickOffer {
        usable: reason.is_empty(),
        reason,
        left_today: left.customer.min(left.pool),
        customer_day: limits.customer_day,
    }))
}

pub(crate) async fn left(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: &Fund,
    limits: &QuickRedeem,
    day: Day,
) -> Result<Left, Error> {
    let taken = store::orders::quick_taken(tx, cust_no, fund.code, day).await?;
    let of_all = store::orders::pool_taken(tx, fund.code, day).await?;
    let rest =
        |limit: Fen, taken: Fen| limit.checked_sub(taken).unwrap_or(Fen::ZERO).max(Fen::ZERO);
    Ok(Left { customer: rest(limits.customer_day, taken), pool: rest(limits.pool_day, of_all) })
}

/// In the order of MM-04: the pool, then the customer's day.
fn require_within(limits: &QuickRedeem, left: &Left, amount: Fen) -> Answer<()> {
    if amount > left.pool {
        return Err(refusals::QUICK_POOL_EMPTY.into());
    }
    if amount > left.customer {
        let values = [("limit", limits.customer_day), ("left", left.customer)];
        return Err(refusals::QUICK_ABOVE_LIMIT.fill(&values).into());
    }
    Ok(())
}

/// Why nothing may leave this fast yet: the card is new, or the mobile (rule MM-04).
async fn unsettled(
    tx: &mut Tx,
    cust_no: CustNo,
    card: &Card,
    now: Instant,
) -> Answer<Option<Refusal>> {
    match new_card(tx, card, now, refusals::QUICK_NEW_CARD).await? {
        Some(refusal) => Ok(Some(refusal)),
        None => Ok(new_mobile(tx, cust_no, now, refusals::QUICK_NEW_MOBILE).await?),
    }
}

/// `code`, when the card was bound a short while ago; it says how long that is.
pub(crate) async fn new_card(
    tx: &mut Tx,
    card: &Card,
    now: Instant,
    code: &Code,
) -> Answer<Option<Refusal>> {
    let parameters = Parameters::on(tx, now.day()).await?;
    let settles = parameters.card_settle_ms();
    let settled = card.bound_at.is_some_and(|bound| now.ms_since(bound) >= settles);
    Ok((!settled).then(|| code.fill(&[("hours", parameters.card_settle_hours)])))
}

/// `code`, when the customer's mobile was changed a short while ago: whoever took an account over
/// would be in a hurry. It says from when it is possible again.
pub(crate) async fn new_mobile(
    tx: &mut Tx,
    cust_no: CustNo,
    now: Instant,
    code: &Code,
) -> Result<Option<Refusal>, Error> {
    let settles_at = identity::mobile_settles_at(tx, cust_no).await?;
    Ok(settles_at.filter(|until| *until > now).map(|until| {
        let time = until.time().to_string();
        let until = format!("{} {}", until.day(), time.get(..5).unwrap_or_default());
        code.fill(&[("until", until)])
    }))
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
