//! Redeeming: the shares are frozen in the order's transaction and confirmed by the TA.

use crate::people;
use crate::seal_day::deciding_moment;
use crate::state::Step;
use crate::store::{self, orders::Event};
use crate::{
    Order, OrderDates, OrderKind, OrderNo, PayBell, PlacedOrder, find_fund, quick_redeem, refusals,
};
use accounts::Unlocked;
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::{Position, PositionKey};
use kernel::{CustNo, FundCode, Instant, Shares};
use ledger::{Account, Entry, EntryKind};
use serde::Deserialize;
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, ByCustomer, Call, Code};

/// A redemption. The money goes to the card under which the shares are held.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RedeemRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card's transaction account.
    pub trade_acco: String,
    /// How many shares.
    pub shares: Shares,
    /// Within seconds; money funds only.
    #[serde(default)]
    pub quick: bool,
    /// Big redemption of the fund: true (the default) defers the rest, false gives it back.
    #[serde(default = "yes")]
    pub defer_rest: bool,
}

fn yes() -> bool {
    true
}

/// Takes a redemption: freezes the shares, or, within seconds, moves them to the advance bank.
pub async fn redeem(call: Call<Unlocked>, request: RedeemRequest) -> Answer<PlacedOrder> {
    let (fund, version) = find_fund(&call, request.fund_code)?;
    require_open(&fund)?;
    let redeeming = Redeeming {
        cust_no: call.caller.cust_no(),
        order_no: call.ids().next(),
        entry_id: call.ids().next_value(),
        now: call.now,
        version,
        fund,
        request,
    };
    let placed = call
        .write_once(async move |tx| match redeeming.request.quick {
            true => quick_redeem::place(tx, &redeeming).await,
            false => place(tx, &redeeming).await,
        })
        .await?;
    call.get::<PayBell>().ring();
    Ok(placed)
}

/// All that the order's transaction needs.
pub(crate) struct Redeeming {
    pub cust_no: CustNo,
    pub order_no: OrderNo,
    pub entry_id: i64,
    pub now: Instant,
    /// The version of the catalogue from which `fund` is.
    pub version: i64,
    pub fund: Arc<Fund>,
    pub request: RedeemRequest,
}

impl Redeeming {
    /// The position that is redeemed.
    pub fn key(&self) -> PositionKey {
        let trade_acco = self.request.trade_acco.clone();
        PositionKey { cust_no: self.cust_no, trade_acco, fund_code: self.fund.code }
    }

    /// The position with the card that is paid; refused when nothing is held, or it is blocked.
    pub async fn holding(&self, tx: &mut Tx) -> Answer<(Position, Card)> {
        let position = holdings::position(tx, &self.key()).await?;
        let position = position.filter(|p| p.shares.is_positive()).ok_or(refusals::NO_POSITION)?;
        if position.blocked {
            return Err(refusals::POSITION_BLOCKED.into());
        }
        let card = people::card_of(tx, self.cust_no, &self.request.trade_acco, self.now).await?;
        Ok((position, card))
    }
}

/// Demands that the fund takes redemptions now.
pub(crate) fn require_open(fund: &Fund) -> Answer<()> {
    if fund.can_redeem() {
        return Ok(());
    }
    Err(refusals::NOT_OPEN_FOR_REDEEMING.fill(&[("status", fund.status.chinese())]).into())
}

/// Shares that are redeemed along because less than the least holding would be left (rule LM-02).
pub(crate) fn forced_rest(fund: &Fund, position: &Position, shares: Shares) -> Answer<Shares> {
    let left = position.available().checked_sub(shares)?;
    // What is frozen is on its way out already; what is left counts without it.
    let forced = left.is_positive() && left < fund.limits.min_hold;
    Ok(if forced { left } else { Shares::ZERO })
}

/// How many shares must leave a position at least, and what is said to other numbers.
pub(crate) struct Least {
    /// The least number.
    pub shares: Shares,
    /// Names `{minimum}`.
    pub too_few: &'static Code,
    /// Names `{available}`.
    pub too_many: &'static Code,
}

impl Least {
    /// Of redemptions.
    pub fn redemption(fund: &Fund) -> Self {
        Self {
            shares: fund.limits.min_redeem,
            too_few: refusals::BELOW_LEAST_REDEMPTION,
            too_many: refusals::NOT_ENOUGH_SHARES,
        }
    }
}

/// Demands that so many shares may leave a position; answers with the forced rest added.
pub(crate) fn require_shares(
    fund: &Fund,
    position: &Position,
    shares: Shares,
    least: &Least,
) -> Answer<Shares> {
    let available = position.available();
    if shares > available {
        return Err(least.too_many.fill(&[("available", available)]).into());
    }
    if !shares.is_positive() || (shares < least.shares && shares < available) {
        return Err(least.too_few.fill(&[("minimum", least.shares)]).into());
    }
    Ok(shares.checked_add(forced_rest(fund, position, shares)?)?)
}

/// Freezes an order's shares until the TA confirms it.
pub(crate) async fn freeze(tx: &mut Tx, order: &Order, entry_id: i64, least: &Least) -> Answer<()> {
    let Order { cust_no, order_no, fund_code, shares, created_at, .. } = *order;
    let key = order.position();
    if !holdings::freeze(tx, &key, shares).await? {
        let available = holdings::available(tx, &key).await?;
        return Err(least.too_many.fill(&[("available", available)]).into());
    }
    let day = (order.t_day, created_at);
    let entry = Entry::new(entry_id, cust_no, day, EntryKind::Frozen, order_no).shares(
        Account::shares(cust_no, &key.trade_acco, fund_code),
        Account::frozen(cust_no, &key.trade_acco, fund_code),
        fund_code,
        shares,
    );
    Ok(ledger::post(tx, &entry).await?)
}

async fn place(tx: &mut Tx, redeeming: &Redeeming) -> Answer<PlacedOrder> {
    let order = ordinary(tx, redeeming).await?;
    accept(tx, redeeming, &order).await
}

/// An ordinary redemption that may be taken, as it would be stored.
pub(crate) async fn ordinary(tx: &mut Tx, redeeming: &Redeeming) -> Answer<Order> {
    let Redeeming { cust_no, order_no, now, fund, request, .. } = redeeming;
    let (position, card) = redeeming.holding(tx).await?;
    let least = Least::redemption(fund);
    let shares = require_shares(fund, &position, request.shares, &least)?;
    let mut order = Order::new(*cust_no, *order_no, OrderKind::Redeem, fund.code, &card, *now);
    order.shares = shares;
    order.defer_rest = request.defer_rest;
    order.catalogue_version = redeeming.version;
    order.promise(&OrderDates::of_redeem(fund, deciding_moment(tx, *now).await?));
    Ok(order)
}

/// Takes it: its shares are frozen, and it is stored.
pub(crate) async fn accept(
    tx: &mut Tx,
    redeeming: &Redeeming,
    order: &Order,
) -> Answer<PlacedOrder> {
    let fund = &redeeming.fund;
    freeze(tx, order, redeeming.entry_id, &Least::redemption(fund)).await?;
    store::orders::insert(tx, std::slice::from_ref(order)).await?;
    store::orders::append(tx, &[Event::of(order, Step::Accepted, redeeming.now, "")]).await?;
    Ok(PlacedOrder::of(order, fund, None))
}
