//! What a statement of account says of orders: those that were confirmed within two days, and the
//! money that was on its way at the end of a day.

use super::store::stated as store;
use crate::order::{Order, OrderKind};
use db::{Error, Tx};
use kernel::{CustNo, Day, Fen};

/// Orders, or dividends, of a period.
#[derive(Debug, Clone, Default)]
pub struct Stated {
    /// The first of them, by the day on which they were confirmed.
    pub orders: Vec<Order>,
    /// All of them.
    pub count: i64,
    /// What all of them cost.
    pub fee: Fen,
}

/// Which orders a statement lists together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StatedKind {
    /// Purchases, redemptions, conversions, and what the TA did by itself.
    Trades,
    /// Dividends, in cash or in shares.
    Dividends,
}

impl StatedKind {
    fn kinds(self) -> Vec<OrderKind> {
        let wanted = |one: &OrderKind| match self {
            Self::Dividends => *one == OrderKind::Dividend,
            Self::Trades => !matches!(one, OrderKind::Dividend | OrderKind::DividendMethod),
        };
        OrderKind::ALL.iter().copied().filter(wanted).collect()
    }
}

/// Orders that were confirmed, in whole or in part, within two days: the first `limit` of them, and
/// how many there are.
///
/// # Errors
/// Those of the database.
pub async fn confirmed_between(
    tx: &mut Tx,
    cust_no: CustNo,
    kind: StatedKind,
    between: (Day, Day),
    limit: i64,
) -> Result<Stated, Error> {
    let kinds = kind.kinds();
    let orders = store::orders(tx, cust_no, &kinds, between, limit).await?;
    let (count, fee) = store::sums(tx, cust_no, &kinds, between).await?;
    Ok(Stated { orders, count, fee })
}

/// What was on its way at the end of a day that is over, as (paid for purchases, going to cards). A
/// purchase of T is in the value of T once it is confirmed, whenever that was; so it is on its way
/// while its T is ahead, or while it is not confirmed; a subscription until the first day of its
/// fund. Proceeds leave the value at T.
///
/// # Errors
/// Those of the database.
pub async fn on_the_way_on(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<(Fen, Fen), Error> {
    Ok((store::buying(tx, cust_no, day).await?, store::leaving(tx, cust_no, day).await?))
}
