//! What is compared with other books.

use crate::order::fee::WITH_VOUCHER;
use crate::order::row::order_columns;
use crate::order::{Order, OrderNo};
use db::{Error, Tx, sql};
use kernel::{CustNo, FundCode, Shares, TradeAcco};

/// Shares that open redemptions, conversions and moves wait for, as (customer, account, fund,
/// shares).
pub async fn asked_for(tx: &mut Tx) -> Result<Vec<(CustNo, TradeAcco, FundCode, Shares)>, Error> {
    tx.all(sql!(
        "SELECT o.cust_no, o.trade_acco, o.fund_code, CAST(SUM(o.shares) AS BIGINT) AS shares
         FROM orders_open p CROSS JOIN orders_orders o
         WHERE o.cust_no = p.cust_no AND o.order_no = p.order_no
           AND o.kind IN ('024', '026', '036', '098')
         GROUP BY o.cust_no, o.trade_acco, o.fund_code
         ORDER BY o.cust_no, o.trade_acco, o.fund_code"
    ))
    .await
}

/// Orders after a number, in order.
pub async fn after(tx: &mut Tx, after: OrderNo, limit: i64) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE order_no > $1 ORDER BY order_no LIMIT $2"
        ),
        after,
        limit
    ))
    .await
}

/// Orders that are open by their status and not in `orders_open`, or there and not open, with
/// whether they are there.
pub async fn misplaced(tx: &mut Tx) -> Result<Vec<(OrderNo, bool)>, Error> {
    tx.all(sql!(
        "SELECT o.order_no, FALSE AS is_there FROM orders_orders o
         LEFT JOIN orders_open p ON p.cust_no = o.cust_no AND p.order_no = o.order_no
         WHERE o.status IN ('0', '3', '5') AND p.order_no IS NULL
         UNION ALL
         SELECT p.order_no, TRUE AS is_there FROM orders_open p
         LEFT JOIN orders_orders o ON o.cust_no = p.cust_no AND o.order_no = p.order_no
         WHERE o.status IS NULL OR o.status NOT IN ('0', '3', '5')
         ORDER BY 1"
    ))
    .await
}

/// Orders that plans have placed.
pub async fn instalments(tx: &mut Tx) -> Result<Vec<Order>, Error> {
    tx.all(sql!(concat!(
        "SELECT ",
        order_columns!(),
        " FROM orders_orders WHERE kind IN ('039', '090') ORDER BY order_no"
    )))
    .await
}

/// Orders with a voucher: their fee begins with it.
pub async fn with_voucher(tx: &mut Tx) -> Result<Vec<Order>, Error> {
    let begins = format!("{WITH_VOUCHER}%");
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE fee_explained LIKE $1 ORDER BY order_no"
        ),
        begins
    ))
    .await
}
