//! `orders_parents`, and the orders of a parent.

use crate::order::authority::Cause;
use crate::order::kind::{OrderNo, ParentNo};
use crate::order::parent::{ParentOrders, ParentRow};
use crate::order::row::Order;
use crate::order::row::order_columns;
use db::{Error, Tx, insert, sql};
use kernel::CustNo;

/// Stores a parent.
pub async fn insert(tx: &mut Tx, row: &ParentRow) -> Result<(), Error> {
    let rows = std::slice::from_ref(row);
    tx.insert_many(insert!("orders_parents", ParentRow), rows).await.map(|_| ())
}

/// A customer's parent with its orders, or none.
pub async fn find(
    tx: &mut Tx,
    cust_no: CustNo,
    parent_no: ParentNo,
) -> Result<Option<ParentOrders>, Error> {
    let found: Option<ParentRow> = tx
        .optional(sql!(
            "SELECT parent_no, cust_no, card_id, amount, created_at
         FROM orders_parents WHERE parent_no = $1 AND cust_no = $2",
            parent_no,
            cust_no
        ))
        .await?;
    let Some(parent) = found else { return Ok(None) };
    let orders = orders_of(tx, &[parent_no]).await?;
    Ok(Some(ParentOrders { parent, orders }))
}

/// The parent that was placed for a cause before; none yet.
pub async fn placed_for(tx: &mut Tx, cause: &Cause) -> Result<Option<ParentOrders>, Error> {
    let found: Option<ParentRow> = tx
        .optional(sql!(
            "SELECT p.parent_no, p.cust_no, p.card_id, p.amount, p.created_at
             FROM orders_causes AS c
             JOIN orders_parents AS p ON p.cust_no = c.cust_no AND p.parent_no = c.order_no
             WHERE c.room = $1 AND c.cause_no = $2",
            cause.room,
            cause.no
        ))
        .await?;
    let Some(parent) = found else { return Ok(None) };
    let orders = orders_of(tx, &[parent.parent_no]).await?;
    Ok(Some(ParentOrders { parent, orders }))
}

/// The orders of parents.
pub async fn orders_of(tx: &mut Tx, parents: &[ParentNo]) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!(),
            " FROM orders_orders WHERE parent_no IN ($1[]) ORDER BY order_no"
        ),
        parents
    ))
    .await
}

/// Those of parents whose money goes out with that of the others, under the parent's number: no
/// payout of their own sends it.
pub async fn going_together(tx: &mut Tx, parents: &[OrderNo]) -> Result<Vec<Order>, Error> {
    tx.all(sql!(
        concat!(
            "SELECT ",
            order_columns!("o."),
            " FROM orders_orders AS o
         WHERE o.parent_no IN ($1[])
           AND NOT EXISTS (SELECT 1 FROM orders_payouts AS p
                           WHERE p.cust_no = o.cust_no AND p.order_no = o.order_no)
         ORDER BY o.order_no"
        ),
        parents
    ))
    .await
}
