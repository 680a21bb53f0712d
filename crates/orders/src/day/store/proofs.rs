//! What is compared with other books.

use crate::order::{Order, OrderNo};
use db::{Error, Tx, sql};
use kernel::{CustNo, FundCode, Shares, TradeAcco};

/// Shares that open redemptions and conversions wait for, as (customer, account, fund, shares).
pub async fn asked_for(tx: &mut Tx) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, CAST(SUM(shares) AS BIGINT) AS shares
         FROM orders_orders
         WHERE kind IN ('024', '036', '098') AND is_open
         GROUP BY cust_no, trade_acco, fund_code ORDER BY cust_no, trade_acco, fund_code"
    ))
    .await
}

/// Orders after a number, in order.
pub async fn after(tx: &mut Tx, after: OrderNo, limit: i64) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        "SELECT * FROM orders_orders WHERE order_no > $1 ORDER BY order_no LIMIT $2",
        after,
        limit
    ))
    .await
}
