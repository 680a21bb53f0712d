//! What happened to an order, as it is stored.

use super::kind::{OrderNo, OrderStatus, PayStatus};
use super::row::Order;
use super::state::Step;
use kernel::{CustNo, Instant};

db::row! {
    /// A row of `orders_events`.
    #[derive(Debug, Clone)]
    pub struct Event {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub step: i64,
        pub at: Instant,
        pub status: OrderStatus,
        pub pay_status: PayStatus,
        pub note: String,
    }
}

impl Event {
    /// What just happened to an order, in its new state.
    pub fn of(order: &Order, step: Step, at: Instant, note: impl Into<String>) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            step: step.number(),
            at,
            status: order.status,
            pay_status: order.pay_status,
            note: note.into(),
        }
    }
}
