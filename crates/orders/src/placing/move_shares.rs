//! Moving shares between the customer's own account and a child's of the same card (份额划转,
//! business code 026). They are frozen in the order's transaction; no money moves, and the shares
//! keep their days. The room of the children asks for it.

use super::desk::{Desk, Placed};
use super::freeze::freeze;
use super::placed::PlacedOrder;
use crate::order::deciding::deciding_moment;
use crate::order::store::moves::{self, MoveRow};
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Authority, Event, Order, OrderDates, OrderKind, OrderNo, Step};
use crate::rules::moving::Between;
use crate::rules::promised::Promised;
use db::Tx;
use kernel::{CustNo, FundCode, Shares, TradeAcco};
use wire::Answer;

/// A move that is asked for by a customer who is there.
#[derive(Debug, Clone)]
pub struct Transfer {
    /// The number that it is to have.
    pub order_no: OrderNo,
    /// The holder.
    pub cust_no: CustNo,
    /// The fund.
    pub fund_code: FundCode,
    /// The transaction account that holds the shares.
    pub from: TradeAcco,
    /// The one that will.
    pub to: TradeAcco,
    /// How many.
    pub shares: Shares,
    /// What the customer read before; there is no fee.
    pub promised: Promised,
}

impl Desk {
    /// Takes a move: freezes the shares until the TA confirms both legs.
    ///
    /// # Errors
    /// Refused with the first rule that it breaks.
    pub async fn move_shares(&self, tx: &mut Tx, wish: &Transfer) -> Answer<PlacedOrder> {
        self.require_current(tx, Authority::Present, &[wish.fund_code]).await?;
        let fund = self.fund(wish.fund_code)?;
        let Transfer { order_no, cust_no, from, to, shares, .. } = *wish;
        let between = Between { cust_no, from, to };
        let card = between.card(tx, self.now).await?;
        let deciding = deciding_moment(tx, self.now).await?;
        let dates = OrderDates::of_move(&fund, deciding);
        between.require(tx, (&fund, dates.t_day), shares).await?;
        wish.promised.require_day(dates.t_day)?;
        let mut order = Order::new(cust_no, order_no, OrderKind::Move, fund.code, &card, self.now);
        order.trade_acco = from;
        order.shares = shares;
        order.defer_rest = false;
        order.catalogue_version = self.snapshot.version();
        order.promise(&dates);
        freeze(tx, &order, self.ids.next_value()?).await?;
        orders::insert(tx, std::slice::from_ref(&order)).await?;
        moves::insert(tx, &[MoveRow { cust_no, order_no, to_acco: to }]).await?;
        told::append(tx, &[Event::of(&order, Step::Accepted, self.now, "")]).await?;
        Ok(Placed::of(order, fund, dates).answer())
    }
}
