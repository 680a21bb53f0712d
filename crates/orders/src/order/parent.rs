//! A parent: purchases of one customer that one payment of one card pays.

use super::kind::{OrderStatus, ParentNo};
use super::row::Order;
use bankcards::CardId;
use kernel::{CustNo, Fen, Instant};

db::row! {
    /// A row of `orders_parents`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct ParentRow {
        /// Its number, which is the payment's, too.
        pub parent_no: ParentNo,
        /// The customer.
        pub cust_no: CustNo,
        /// The card that pays.
        pub card_id: CardId,
        /// What its orders come to.
        pub amount: Fen,
        /// When it was placed.
        pub created_at: Instant,
    }
}

/// Where a parent stands. It is nowhere stored: its orders say so.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ParentStatus {
    /// An order of it is not answered.
    Open,
    /// All of them are confirmed in full.
    Confirmed,
    /// Some of them are confirmed, or one in part.
    PartlyConfirmed,
    /// None of them is, and it was not the customer who ended them.
    Failed,
    /// The customer cancelled what there was of it.
    Cancelled,
}

impl ParentStatus {
    /// What the orders of a parent make of it.
    pub fn of(orders: &[Order]) -> Self {
        use OrderStatus::{
            Accepted, Acknowledged, Cancelled, Confirmed, PartlyConfirmed, Rejected, Sent, Void,
        };
        let any = |states: &[OrderStatus]| orders.iter().any(|o| states.contains(&o.status));
        if any(&[Accepted, Sent, Acknowledged]) {
            Self::Open
        } else if any(&[Confirmed, PartlyConfirmed]) {
            let less = any(&[PartlyConfirmed, Rejected, Void, Cancelled]);
            if less { Self::PartlyConfirmed } else { Self::Confirmed }
        } else if any(&[Cancelled]) {
            Self::Cancelled
        } else {
            Self::Failed
        }
    }
}

/// A parent with its orders.
#[derive(Debug, Clone)]
pub struct ParentOrders {
    /// What is stored of it.
    pub parent: ParentRow,
    /// Its orders, by their numbers.
    pub orders: Vec<Order>,
}

impl ParentOrders {
    /// Where it stands.
    pub fn status(&self) -> ParentStatus {
        ParentStatus::of(&self.orders)
    }
}
