//! Into which accounts orders move shares.

use crate::order::kind::OrderNo;
use crate::order::row::{Order, order_columns};
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, TradeAcco};
use std::collections::BTreeMap;

db::row! {
    /// A row of `orders_moves`.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct MoveRow {
        /// The customer.
        pub cust_no: CustNo,
        /// The order.
        pub order_no: OrderNo,
        /// The account into which the shares go.
        pub to_acco: TradeAcco,
    }
}

/// Notes where shares go.
pub async fn insert(tx: &mut Tx, rows: &[MoveRow]) -> Result<(), Error> {
    tx.insert_many(insert!("orders_moves", MoveRow), rows).await.map(|_| ())
}

/// Where the shares of all orders go that move some.
pub async fn all(tx: &mut Tx) -> Result<Vec<MoveRow>, Error> {
    tx.all(sql!("SELECT cust_no, order_no, to_acco FROM orders_moves ORDER BY cust_no, order_no"))
        .await
}

/// Where the shares of these orders go; of orders that move none, nothing.
pub async fn of_orders(tx: &mut Tx, orders: &[OrderNo]) -> Result<Vec<MoveRow>, Error> {
    let query = sql!(
        "SELECT m.cust_no, m.order_no, m.to_acco FROM orders_orders o
         JOIN orders_moves m ON m.cust_no = o.cust_no AND m.order_no = o.order_no
         WHERE o.order_no IN ($1[])",
        orders
    );
    tx.all(query).await
}

/// The accounts into which the shares of these orders go, by order.
pub async fn targets(
    tx: &mut Tx,
    orders: &[OrderNo],
) -> Result<BTreeMap<OrderNo, TradeAcco>, Error> {
    let rows = of_orders(tx, orders).await?;
    Ok(rows.into_iter().map(|row| (row.order_no, row.to_acco)).collect())
}

/// Where the shares of a customer's order go; none of one that moves none.
pub async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Option<TradeAcco>, Error> {
    let query = sql!(
        "SELECT to_acco FROM orders_moves WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    );
    Ok(tx.optional::<(TradeAcco,)>(query).await?.map(|(acco,)| acco))
}

/// Orders that are not final and move shares into an account, newest first; at most 100.
pub async fn open_into(
    tx: &mut Tx,
    cust_no: CustNo,
    account: TradeAcco,
) -> Result<Vec<Order>, Error> {
    let query = sql!(
        concat!(
            "SELECT ",
            order_columns!("o."),
            " FROM orders_open p CROSS JOIN orders_moves m CROSS JOIN orders_orders o
             WHERE p.cust_no = $1 AND m.cust_no = p.cust_no AND m.order_no = p.order_no
               AND m.to_acco = $2 AND o.cust_no = p.cust_no AND o.order_no = p.order_no
             ORDER BY p.order_no DESC LIMIT 100"
        ),
        cust_no,
        account
    );
    tx.all(query).await
}
