//! Open orders, and the shares for which they wait.

use crate::order::OrderNo;
use db::{Error, Tx, select, update};
use holdings::PositionKey;
use kernel::{CustNo, Day, FundCode, Shares, TradeAcco};

db::row! {
    /// An open order, and the shares for which it waits.
    #[derive(Debug, Clone)]
    pub struct SharesRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub trade_acco: TradeAcco,
        pub fund_code: FundCode,
        pub t_day: Day,
        pub shares: Shares,
    }
}

db::row! {
    /// The shares for which an order waits from now on.
    #[derive(Debug, Clone)]
    pub struct ScaledRow { pub cust_no: CustNo, pub order_no: OrderNo, pub shares: Shares }
}

/// The open orders that wait for shares of these positions; no position may be named twice.
pub async fn of_positions(tx: &mut Tx, keys: &[PositionKey]) -> Result<Vec<SharesRow>, Error> {
    let select = select!(
        "SELECT o.cust_no, o.order_no, o.trade_acco, o.fund_code, o.t_day, o.shares
         FROM orders_open p CROSS JOIN orders_orders o
         WHERE p.cust_no = $cust_no AND o.cust_no = p.cust_no AND o.order_no = p.order_no
           AND o.trade_acco = $trade_acco AND o.fund_code = $fund_code
           AND o.kind IN ('024', '026', '036', '098')",
        PositionKey
    );
    tx.select_many(select, keys).await
}

/// Sets the shares for which orders wait.
pub async fn set(tx: &mut Tx, rows: &[ScaledRow]) -> Result<(), Error> {
    let update = update!(
        "UPDATE orders_orders SET shares = $shares
         WHERE cust_no = $cust_no AND order_no = $order_no",
        ScaledRow by cust_no, order_no
    );
    tx.update_many(update, rows).await.map(|_| ())
}
