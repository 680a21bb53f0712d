//! An ordinary redemption, wherever its proceeds go.

use super::freeze::freeze;
use super::placed::PlacedOrder;
use crate::order::deciding::deciding_moment;
use crate::order::store::orders;
use crate::order::{Event, Order, OrderDates, OrderKind, OrderNo, Step, refusals};
use crate::rules::least::{Least, require_shares};
use crate::rules::lots::Preview;
use crate::rules::people;
use crate::rules::promised::Promised;
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::{Position, PositionKey};
use kernel::{CustNo, Instant, Shares};
use std::sync::Arc;
use wire::Answer;

/// All that the order's transaction needs.
pub(crate) struct Redeeming {
    pub cust_no: CustNo,
    pub order_no: OrderNo,
    pub entry_id: i64,
    pub now: Instant,
    /// The version of the catalogue from which `fund` is.
    pub version: i64,
    pub fund: Arc<Fund>,
    /// The transaction account that holds the shares; its card is paid.
    pub trade_acco: String,
    pub shares: Shares,
    /// Whether what a big redemption leaves over waits for another day.
    pub defer_rest: bool,
    /// What the customer read.
    pub promised: Promised,
}

impl Redeeming {
    /// The position that is redeemed.
    pub fn key(&self) -> PositionKey {
        let trade_acco = self.trade_acco.clone();
        PositionKey { cust_no: self.cust_no, trade_acco, fund_code: self.fund.code }
    }

    /// The position with the card that is paid; refused when nothing is held, or it is blocked.
    pub async fn holding(&self, tx: &mut Tx) -> Answer<(Position, Card)> {
        let position = holdings::position(tx, &self.key()).await?;
        let position = position.filter(|p| p.shares.is_positive()).ok_or(refusals::NO_POSITION)?;
        if position.blocked {
            return Err(refusals::POSITION_BLOCKED.into());
        }
        let card = people::card_of(tx, self.cust_no, &self.trade_acco, self.now).await?;
        Ok((position, card))
    }
}

/// An ordinary redemption that may be taken, as it would be stored.
pub(crate) async fn ordinary(tx: &mut Tx, redeeming: &Redeeming) -> Answer<Order> {
    let Redeeming { cust_no, order_no, now, fund, .. } = redeeming;
    let (position, card) = redeeming.holding(tx).await?;
    let least = Least::redemption(fund);
    let shares = require_shares(fund, &position, redeeming.shares, &least)?;
    let mut order = Order::new(*cust_no, *order_no, OrderKind::Redeem, fund.code, &card, *now);
    order.shares = shares;
    order.defer_rest = redeeming.defer_rest;
    order.catalogue_version = redeeming.version;
    let dates = OrderDates::of_redeem(fund, deciding_moment(tx, *now).await?);
    redeeming.promised.require_day(dates.t_day)?;
    if redeeming.promised.fee.is_some() {
        let lots = holdings::free_lots(tx, &order.position()).await?;
        let costs = Preview::new(fund, &lots, &dates)?.costs(shares)?;
        redeeming.promised.require_fee(costs.fee)?;
    }
    order.promise(&dates);
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
    orders::insert(tx, std::slice::from_ref(order)).await?;
    orders::append(tx, &[Event::of(order, Step::Accepted, redeeming.now, "")]).await?;
    Ok(PlacedOrder::of(order, fund, None))
}
