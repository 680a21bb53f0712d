//! What a conversion was expected to bring, and what came of it.

use super::kind::OrderNo;
use super::row::Order;
use kernel::{CustNo, Fen, Nav, Shares};

db::row! {
    /// A row of `orders_conversions`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Conversion {
        /// The customer.
        pub cust_no: CustNo,
        /// The order.
        pub order_no: OrderNo,
        /// What it was expected to bring into the target when it was placed; counts against the
        /// target's limits until it is confirmed.
        pub expected: Fen,
        /// Confirmed: the redemption fee, which the fund that goes out keeps.
        pub redeem_fee: Option<Fen>,
        /// Confirmed: the difference of both purchase fees.
        pub top_up_fee: Option<Fen>,
        /// Confirmed: the target's NAV of T.
        pub target_nav: Option<Nav>,
        /// Confirmed: shares of the target.
        pub target_shares: Option<Shares>,
    }
}

impl Conversion {
    /// Of an order that is not confirmed.
    pub(crate) fn of(order: &Order, expected: Fen) -> Self {
        let Order { cust_no, order_no, .. } = *order;
        let (redeem_fee, top_up_fee, target_nav, target_shares) = (None, None, None, None);
        Self { cust_no, order_no, expected, redeem_fee, top_up_fee, target_nav, target_shares }
    }
}
