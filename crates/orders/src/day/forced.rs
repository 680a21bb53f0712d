//! What the TA does with shares of its own accord: it redeems them (142), adds some (144) or takes
//! some (145). These become orders that are confirmed from the beginning, so that customers find
//! them among their records.

use super::confirming::Confirming;
use crate::order::store::orders;
use crate::order::told;
use crate::order::{Event, Link, Order, OrderDates, OrderKind, OrderNo, Step};
use crate::payouts::payout::{Payout, PayoutKind};
use crate::payouts::store::payouts;
use crate::rules::people;
use bankcards::Card;
use db::{Error, Tx};
use funds::Fund;
use holdings::{Change, ChangeKind, Position, PositionKey, Transit};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Nav, NoIds, Shares, TimeOfDay, TradeAcco};
use ledger::{Account, Entry, EntryKind, Purse};
use std::collections::{BTreeMap, BTreeSet};

/// What customers read beside such an order.
const NOTE: &str = "由注册登记机构发起";

/// What became of the shares.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ForcedKind {
    /// They were redeemed: `net` goes to the card.
    Redeemed { shares: Shares, fee: Fen, net: Fen },
    /// They were added, for nothing.
    Increased { shares: Shares },
    /// They were taken, for nothing.
    Decreased { shares: Shares },
}

/// A change of one position by the TA.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Forced {
    /// The TA's number of it.
    pub serial: String,
    /// The customer.
    pub cust_no: CustNo,
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// The fund.
    pub fund_code: FundCode,
    /// The day whose NAV is the price.
    pub t_day: Day,
    /// That NAV; zero where the TA named none, then the position's is meant.
    pub nav: Nav,
    /// The day on which proceeds are on the card.
    pub arrive_day: Day,
    /// The order that brought it about, such as one that left too few shares.
    pub follows: Option<OrderNo>,
    /// What it is.
    pub kind: ForcedKind,
}

/// The day on which the proceeds of a forced redemption of T are on the card, as of any other
/// redemption of that T; the confirmation day where the fund is unknown.
pub fn forced_arrival(fund: Option<&Fund>, t_day: Day, confirmed_on: Day) -> Day {
    let dates =
        fund.map(|fund| OrderDates::of_redeem(fund, Instant::at(t_day, TimeOfDay::MIDNIGHT)));
    dates.and_then(|dates| dates.arrive_date).unwrap_or(confirmed_on).max(confirmed_on)
}

/// Applies changes that the TA began, in bulk, and answers the TA's numbers of those that it left
/// alone: the shares are not there, or wait for a redemption, or no card has the account. The
/// statement of the day then differs, and the position is blocked for people to settle. The caller
/// gives each change once: it keeps the TA's numbers.
///
/// # Errors
/// Those of the database.
pub async fn apply_forced(
    tx: &mut Tx,
    confirming: &Confirming,
    all: &[Forced],
) -> Result<Vec<String>, Error> {
    if all.is_empty() {
        return Ok(Vec::new());
    }
    let held = holdings::positions_of(tx, all.iter().map(Forced::position).collect()).await?;
    let mut held: BTreeMap<PositionKey, Held> =
        held.into_iter().map(|position| (position.key(), Held::of(&position))).collect();
    let accounts: BTreeSet<TradeAcco> = all.iter().map(|one| one.trade_acco).collect();
    let cards = people::cards_of(tx, accounts, confirming.day).await?;
    let mut work = Work::new(confirming);
    for forced in all {
        let taken = cards.get(&forced.trade_acco).and_then(|card| {
            let nav = held.entry(forced.position()).or_default().take(forced)?;
            Some((card, nav))
        });
        match taken {
            Some((card, nav)) => work.record(forced, card, nav)?,
            None => work.left.push(forced.serial.clone()),
        }
    }
    work.write(tx).await
}

/// What is free of a position while a chunk is gathered.
#[derive(Debug, Default)]
struct Held {
    free: Shares,
    nav: Nav,
}

impl Held {
    fn of(position: &Position) -> Self {
        // Frozen shares are another order's.
        let free = position.shares.checked_sub(position.frozen).unwrap_or(Shares::ZERO);
        Self { free, nav: position.nav }
    }

    /// Moves the shares, and answers the price; none when it cannot be done.
    fn take(&mut self, forced: &Forced) -> Option<Nav> {
        let left = match forced.kind {
            ForcedKind::Redeemed { shares, .. } | ForcedKind::Decreased { shares } => {
                self.free.checked_sub(shares).ok()?
            }
            ForcedKind::Increased { shares } => self.free.checked_add(shares).ok()?,
        };
        let nav = if forced.nav.is_positive() { forced.nav } else { self.nav };
        if left.is_negative() || !forced.shares().is_positive() || !nav.is_positive() {
            return None;
        }
        self.free = left;
        Some(nav)
    }
}

impl Forced {
    fn position(&self) -> PositionKey {
        let Self { cust_no, trade_acco, fund_code, .. } = *self;
        PositionKey { cust_no, trade_acco, fund_code }
    }

    fn shares(&self) -> Shares {
        match self.kind {
            ForcedKind::Redeemed { shares, .. }
            | ForcedKind::Increased { shares }
            | ForcedKind::Decreased { shares } => shares,
        }
    }

    fn proceeds(&self) -> Option<(Fen, Fen)> {
        match self.kind {
            ForcedKind::Redeemed { fee, net, .. } => Some((fee, net)),
            ForcedKind::Increased { .. } | ForcedKind::Decreased { .. } => None,
        }
    }

    fn order_kind(&self) -> OrderKind {
        match self.kind {
            ForcedKind::Redeemed { .. } => OrderKind::ForcedRedeem,
            ForcedKind::Increased { .. } => OrderKind::ForcedIncrease,
            ForcedKind::Decreased { .. } => OrderKind::ForcedDecrease,
        }
    }

    fn change(&self) -> ChangeKind {
        match self.kind {
            ForcedKind::Redeemed { shares, net, .. } => {
                ChangeKind::Redeemed { unfrozen: Shares::ZERO, shares, net }
            }
            ForcedKind::Increased { shares } => ChangeKind::Increased { shares, cost: Fen::ZERO },
            ForcedKind::Decreased { shares } => ChangeKind::Decreased { shares },
        }
    }
}

/// All rows of a chunk, gathered before anything is written.
struct Work<'a> {
    confirming: &'a Confirming,
    orders: Vec<Order>,
    events: Vec<Event>,
    entries: Vec<Entry>,
    changes: Vec<Change>,
    payouts: Vec<Payout>,
    transits: Vec<Transit>,
    left: Vec<String>,
}

impl<'a> Work<'a> {
    fn new(confirming: &'a Confirming) -> Self {
        let (orders, events, entries, changes) = (Vec::new(), Vec::new(), Vec::new(), Vec::new());
        let (payouts, transits, left) = (Vec::new(), Vec::new(), Vec::new());
        Self { confirming, orders, events, entries, changes, payouts, transits, left }
    }

    fn record(&mut self, forced: &Forced, card: &Card, nav: Nav) -> Result<(), NoIds> {
        let Confirming { day, at, ids, .. } = self.confirming;
        let order = order(forced, card, (*day, *at), (ids.next()?, nav));
        self.entries.push(entry(ids.next_value()?, forced, (*day, *at), order.purse()));
        self.changes.push(Change {
            key: forced.position(),
            order_no: order.order_no.value(),
            t_day: forced.t_day,
            confirmed_on: *day,
            nav,
            fee: forced.proceeds().map_or(Fen::ZERO, |(fee, _)| fee),
            kind: forced.change(),
        });
        if let Some((_, net)) = forced.proceeds().filter(|(_, net)| net.is_positive()) {
            self.payouts.push(Payout::of(&order, PayoutKind::Proceeds, net, forced.arrive_day));
            self.transits.push(order.going_out(net));
        }
        self.events.push(Event::of(&order, Step::Confirmed, *at, NOTE));
        self.orders.push(order);
        Ok(())
    }

    async fn write(self, tx: &mut Tx) -> Result<Vec<String>, Error> {
        orders::insert(tx, &self.orders).await?;
        told::append(tx, &self.events).await?;
        ledger::post_many(tx, &self.entries).await?;
        holdings::apply_late(tx, &self.changes, self.confirming.valued_before).await?;
        payouts::insert(tx, &self.payouts).await?;
        holdings::begin_transit(tx, &self.transits).await?;
        Ok(self.left)
    }
}

fn entry(id: i64, forced: &Forced, day: (Day, Instant), purse: Purse) -> Entry {
    let (cust_no, fund, shares) = (forced.cust_no, forced.fund_code, forced.shares());
    let (held, issued) = (Account::shares(cust_no, forced.trade_acco, fund), Account::issued(fund));
    let entry = |kind| Entry::new(id, cust_no, day, kind, &forced.serial);
    match forced.kind {
        ForcedKind::Redeemed { net, .. } => entry(EntryKind::RedeemConfirmed)
            .shares(held, issued, fund, shares)
            .cash(Account::fund_money(fund), purse.payable(), net),
        ForcedKind::Increased { .. } => {
            entry(EntryKind::Adjusted).shares(issued, held, fund, shares)
        }
        ForcedKind::Decreased { .. } => {
            entry(EntryKind::Adjusted).shares(held, issued, fund, shares)
        }
    }
}

fn order(
    forced: &Forced,
    card: &Card,
    (day, at): (Day, Instant),
    (order_no, nav): (OrderNo, Nav),
) -> Order {
    let Forced { cust_no, fund_code, t_day, arrive_day, .. } = *forced;
    let proceeds = forced.proceeds();
    let order = Order {
        shares: forced.shares(),
        arrive_day: proceeds.map(|_| arrive_day),
        confirmed_amount: proceeds.map(|(_, net)| net),
        confirmed_shares: Some(forced.shares()),
        confirmed_fee: proceeds.map(|(fee, _)| fee),
        ..Order::new(cust_no, order_no, forced.order_kind(), fund_code, card, at)
            .begun_by_ta((t_day, nav), day)
    };
    match forced.follows {
        Some(other) => order.linked(Link::Follows(other)),
        None => order,
    }
}
