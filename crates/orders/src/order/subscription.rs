//! Subscriptions in the offering period (认购; rule TD-05): what is promised beside the days of
//! every order, and what came of it.

use super::dates::OrderDates;
use super::kind::OrderNo;
use super::row::Order;
use funds::{Offering, SubscriptionDates};
use kernel::{CustNo, Day, Fen};
use wire::Refusal;

wire::refusals! {
    /// The offering has not begun.
    OFFERING_AHEAD = 16035, "该基金{day}开始认购，请到时再来";
    /// The offering has ended, and what becomes of the fund is not known yet.
    OFFERING_OVER = 16036, "该基金的认购已于{day}结束，基金成立后可以买入";
}

db::row! {
    /// A row of `orders_subscriptions`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Subscription {
        /// The customer.
        pub cust_no: CustNo,
        /// The order.
        pub order_no: OrderNo,
        /// The day on which the TA says that it has the application, as promised.
        pub received_day: Day,
        /// The last day of the offering.
        pub offering_end: Day,
        /// The day by which the money is back when the fund failed, as promised.
        pub refund_by: Day,
        /// The first day of the fund; none before its shares are confirmed.
        pub established_on: Option<Day>,
        /// Of the offering period: in the shares, or beside the refund.
        pub interest: Option<Fen>,
    }
}

impl Subscription {
    /// What an order is promised by these days; none when it isn't a subscription.
    pub fn of(order: &Order, dates: &OrderDates) -> Option<Self> {
        let dates = dates.subscription.as_ref()?;
        Some(Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            received_day: dates.received_date,
            offering_end: dates.offering_end,
            refund_by: dates.refund_by,
            established_on: None,
            interest: None,
        })
    }

    /// The days as promised with the order.
    pub fn dates(&self, order: &Order) -> SubscriptionDates {
        SubscriptionDates {
            received_date: self.received_day,
            offering_end: self.offering_end,
            established_by: order.nav_day,
            confirmed_by: order.confirm_day,
            refund_by: self.refund_by,
        }
    }
}

/// Why an offering takes no subscription now.
pub fn outside(offering: &Offering, today: Day) -> Refusal {
    if today < offering.from {
        return OFFERING_AHEAD.fill(&[("day", offering.from)]);
    }
    OFFERING_OVER.fill(&[("day", offering.until)])
}
