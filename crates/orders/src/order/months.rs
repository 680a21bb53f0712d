//! What a customer's final orders of a month come to: how many of each group, what they bought
//! and what arrived, of each fund and of all. It is kept, so that a page of records costs the same
//! after fifty trades and after fifty thousand (decision 33).
//!
//! An order is counted once, in the transaction that makes it final; until then its customer's
//! records read it itself, since few are open at any time.

use super::kind::{OrderKind, OrderStatus, PayStatus};
use super::paid_fees::{self, PaidFee};
use super::row::Order;
use super::store::months;
use super::store::open::{self, OpenRow};
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, Fen, FundCode, Overflow};
use std::collections::BTreeMap;

pub use super::store::months::Month;

/// What records are asked for by.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Group {
    /// Purchases and subscriptions.
    Buys,
    /// Redemptions of every kind.
    Redeems,
    /// Conversions.
    Converts,
    /// Dividends, and changes of how they are paid.
    Dividends,
    /// What the TA adds and takes, and moves between accounts.
    Others,
}

impl Group {
    /// That of a kind; the statements of `store/months.rs` say the same.
    pub const fn of(kind: OrderKind) -> Self {
        match kind {
            OrderKind::Subscribe
            | OrderKind::Buy
            | OrderKind::Instalment
            | OrderKind::SmartInstalment => Self::Buys,
            OrderKind::Redeem | OrderKind::QuickRedeem | OrderKind::ForcedRedeem => Self::Redeems,
            OrderKind::Convert => Self::Converts,
            OrderKind::DividendMethod | OrderKind::Dividend => Self::Dividends,
            OrderKind::ForcedIncrease | OrderKind::ForcedDecrease | OrderKind::Move => Self::Others,
        }
    }
}

/// What an order adds to its months.
#[derive(Debug, Clone, Copy)]
pub struct Tally {
    cust_no: CustNo,
    ended: OpenRow,
    month: Day,
    funds: [Option<FundCode>; 2],
    /// None where it was counted before.
    group: Option<Group>,
    void: bool,
    into_fund: bool,
    bought: Fen,
    arrived: Fen,
}

impl Tally {
    /// All of an order that is final now.
    pub fn of(order: &Order) -> Self {
        let into_fund = order.redeems_into().is_some();
        Self {
            group: Some(Group::of(order.kind)),
            void: matches!(order.status, OrderStatus::Void | OrderStatus::Cancelled),
            into_fund,
            bought: bought(order),
            arrived: if into_fund && order.pay_status != PayStatus::PaidOut {
                Fen::ZERO
            } else {
                brought(order)
            },
            ..Self::nothing(order)
        }
    }

    /// What proceeds that were to buy brought to the card after all, when they are there.
    pub fn of_arrived(order: &Order) -> Option<Self> {
        let late = order.redeems_into().is_some() && order.pay_status != PayStatus::PaidOut;
        late.then(|| Self { arrived: brought(order), ..Self::nothing(order) })
    }

    fn nothing(order: &Order) -> Self {
        let other = order.target_fund_code.filter(|target| *target != order.fund_code);
        Self {
            cust_no: order.cust_no,
            ended: OpenRow::of(order),
            month: order.accepted_on.first_of_month(),
            funds: [Some(order.fund_code), other],
            group: None,
            void: false,
            into_fund: false,
            bought: Fen::ZERO,
            arrived: Fen::ZERO,
        }
    }
}

/// What a purchase takes, as confirmed or else as ordered; nothing of one that failed.
fn bought(order: &Order) -> Fen {
    use OrderStatus::{Cancelled, Rejected, Void};
    let failed = matches!(order.status, Rejected | Void | Cancelled);
    match order.kind.is_buy() && !failed {
        true => order.confirmed_amount.unwrap_or(order.amount),
        false => Fen::ZERO,
    }
}

/// What a redemption brings; nothing of one that pays for a purchase.
fn brought(order: &Order) -> Fen {
    let confirmed = matches!(order.status, OrderStatus::Confirmed | OrderStatus::PartlyConfirmed);
    let own = order.kind.is_redeem() && confirmed && order.pays().is_none();
    order.confirmed_amount.filter(|_| own).unwrap_or(Fen::ZERO)
}

/// Adds orders to what is kept of their months; those that are final now are open no more.
///
/// # Errors
/// Those of the database.
pub async fn count(tx: &mut Tx, counted: &[Tally]) -> Result<(), Error> {
    let ended = counted.iter().filter(|order| order.group.is_some());
    let ended: Vec<OpenRow> = ended.map(|order| order.ended).collect();
    open::end(tx, &ended).await?;
    add_up(tx, counted).await
}

async fn add_up(tx: &mut Tx, orders: &[Tally]) -> Result<(), Error> {
    let mut sums: BTreeMap<(CustNo, Option<FundCode>, Day), Month> = BTreeMap::new();
    for order in orders {
        let funds = order.funds.iter().flatten().map(|fund| Some(*fund));
        for fund in std::iter::once(None).chain(funds) {
            let key = (order.cust_no, fund, order.month);
            let sum = sums.entry(key).or_insert_with(|| Month::empty(key.0, fund, key.2));
            add(sum, order).map_err(|error| Error::new(ErrorKind::Fault, error))?;
        }
    }
    let rows: Vec<Month> = sums.into_values().collect();
    months::add(tx, &rows).await
}

/// Adds those of new orders that are final from the beginning.
///
/// # Errors
/// Those of the database.
pub async fn count_final(tx: &mut Tx, orders: &[Order]) -> Result<(), Error> {
    let ended = orders.iter().filter(|order| super::state::exits(order.status).is_empty());
    let ended: Vec<&Order> = ended.collect();
    let paid: Vec<PaidFee> = ended.iter().copied().filter_map(PaidFee::of).collect();
    paid_fees::add(tx, &paid).await?;
    let counted: Vec<Tally> = ended.into_iter().map(Tally::of).collect();
    add_up(tx, &counted).await
}

fn add(month: &mut Month, order: &Tally) -> Result<(), Overflow> {
    match order.group {
        Some(Group::Buys) => month.buys += 1,
        Some(Group::Redeems) => month.redeems += 1,
        Some(Group::Converts) => month.converts += 1,
        Some(Group::Dividends) => month.dividends += 1,
        Some(Group::Others) => month.others += 1,
        None => {}
    }
    month.void += i64::from(order.void);
    month.into_funds += i64::from(order.into_fund);
    month.bought = month.bought.checked_add(order.bought)?;
    month.arrived = month.arrived.checked_add(order.arrived)?;
    Ok(())
}
