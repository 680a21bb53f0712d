//! What is counted for operators.

use crate::order::OrderStatus;
use db::{Error, Tx, sql};
use kernel::{Day, Instant};

db::row! {
    /// Orders of one state that are not final.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Waiting {
        /// Where they stand.
        pub status: OrderStatus,
        /// How many.
        pub orders: i64,
        /// When the oldest of them was accepted.
        pub since: Instant,
    }
}

/// The open orders, counted by state.
pub async fn by_status(tx: &mut Tx) -> Result<Vec<Waiting>, Error> {
    tx.all(sql!(
        "SELECT o.status, COUNT(*) AS orders, MIN(o.created_at) AS since
         FROM orders_open p CROSS JOIN orders_orders o
         WHERE o.cust_no = p.cust_no AND o.order_no = p.order_no
         GROUP BY o.status ORDER BY o.status"
    ))
    .await
}

/// The first T of orders that no day has sealed; none where there are none.
pub async fn first_open_day(tx: &mut Tx) -> Result<Option<Day>, Error> {
    let query = sql!(
        "SELECT t_day FROM orders_orders WHERE status = $1 ORDER BY t_day, order_no LIMIT 1",
        OrderStatus::Accepted
    );
    Ok(tx.optional::<(Day,)>(query).await?.map(|(day,)| day))
}
