//! A redemption as it is asked for, and on its way through the desk.

use super::desk::{Desk, Placed};
use super::freeze::freeze;
use crate::order::deciding::deciding_moment;
use crate::order::fee::Fee;
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Authority, Cause, Event, Order, OrderDates, OrderKind, OrderNo, Step};
use crate::rules::consent::Consent;
use crate::rules::least::{Least, require_shares};
use crate::rules::lots::Preview;
use crate::rules::people;
use crate::rules::promised::Promised;
use crate::rules::refusals::{NO_POSITION, POSITION_BLOCKED};
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::{PositionKey, Redeemable};
use kernel::{CustNo, Day, FundCode, Shares, TradeAcco};
use std::sync::Arc;
use wire::Answer;

/// A redemption that is asked for.
#[derive(Debug, Clone)]
pub struct Redemption {
    /// The number that it is to have.
    pub order_no: OrderNo,
    /// The holder.
    pub cust_no: CustNo,
    /// The fund.
    pub fund_code: FundCode,
    /// The transaction account that holds the shares; its card is paid.
    pub trade_acco: TradeAcco,
    /// How many.
    pub shares: Shares,
    /// Whether what a big redemption leaves over waits for another day.
    pub defer_rest: bool,
    /// How the money comes, and where it goes.
    pub way: Way,
    /// On whose word.
    pub authority: Authority,
    /// What the customer read before.
    pub promised: Promised,
    /// What it is for, where another room asks; it is placed once for it.
    pub cause: Option<Cause>,
}

/// How the money of a redemption comes, and where it goes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Way {
    /// From the fund, to the card.
    Ordinary,
    /// Within seconds, from the advance bank; money funds only.
    Quick,
    /// From the fund; on the day of its arrival it buys another one.
    Into {
        /// That fund.
        fund_code: FundCode,
        /// What the customer has consented to for that purchase.
        consent: Consent,
    },
}

/// A redemption on its way through the desk.
pub(super) struct Redeeming<'a> {
    pub desk: &'a Desk,
    pub wish: &'a Redemption,
    pub fund: Arc<Fund>,
}

impl Redeeming<'_> {
    /// The position that is redeemed.
    pub fn key(&self) -> PositionKey {
        let Redemption { cust_no, trade_acco, .. } = *self.wish;
        PositionKey { cust_no, trade_acco, fund_code: self.fund.code }
    }

    /// The position as of T, with the card that is paid; refused when nothing is held, or it is
    /// blocked.
    pub async fn holding(&self, tx: &mut Tx, t_day: Day) -> Answer<(Redeemable, Card)> {
        let held = holdings::redeemable(tx, &self.key(), &self.fund, t_day).await?;
        let held = held.filter(|held| held.position.shares.is_positive()).ok_or(NO_POSITION)?;
        if held.position.blocked {
            return Err(POSITION_BLOCKED.into());
        }
        let Redemption { cust_no, trade_acco, .. } = *self.wish;
        let card = people::card_of(tx, cust_no, trade_acco, self.desk.now).await?;
        Ok((held, card))
    }

    /// The order, with nothing said yet of when.
    pub fn order(&self, kind: OrderKind, card: &Card, shares: Shares) -> Order {
        let Redemption { cust_no, order_no, authority, .. } = *self.wish;
        Order {
            shares,
            authority,
            catalogue_version: self.desk.snapshot.version(),
            ..Order::new(cust_no, order_no, kind, self.fund.code, card, self.desk.now)
        }
    }

    /// An ordinary redemption that may be taken, as it would be stored.
    pub async fn ordinary(&self, tx: &mut Tx) -> Answer<Order> {
        let deciding = deciding_moment(tx, self.desk.now).await?;
        let dates = OrderDates::of_redeem(&self.fund, deciding);
        let (held, card) = self.holding(tx, dates.t_day).await?;
        let least = Least::redemption(&self.fund);
        let shares = require_shares(&self.fund, &held, self.wish.shares, &least)?;
        let mut order = self.order(OrderKind::Redeem, &card, shares);
        order.defer_rest = self.wish.defer_rest;
        let promised = self.wish.promised;
        promised.require_day(dates.t_day)?;
        let costs =
            Preview::new(&self.fund, &held.lots, &dates).and_then(|preview| preview.costs(shares));
        // Who has read no fee does not wait for one: a fund may have no price.
        if let Some(costs) = if promised.fee.is_some() { Some(costs?) } else { costs.ok() } {
            promised.require_fee(costs.fee)?;
            order.fee_explained = Fee::Redeem(costs.fee);
        }
        order.promise(&dates);
        Ok(order)
    }

    /// Takes it: its shares are frozen, and it is stored.
    pub async fn accept(&self, tx: &mut Tx, order: Order) -> Answer<Placed> {
        let (desk, fund) = (self.desk, &self.fund);
        freeze(tx, &order, desk.ids.next_value()?).await?;
        orders::insert(tx, std::slice::from_ref(&order)).await?;
        let event = Event::of(&order, Step::Accepted, desk.now, order.authority.told());
        told::append(tx, &[event]).await?;
        let dates = order.dates(fund.is_money());
        Ok(Placed::of(order, Arc::clone(fund), dates))
    }
}
