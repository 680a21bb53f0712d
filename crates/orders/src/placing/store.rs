//! Statements on orders that wait.

use crate::order::fee::Fee;
use crate::order::{Order, OrderNo, OrderStatus, PayStatus};
use db::{Error, Tx, insert, sql, update};
use kernel::{CustNo, Day, Fen, Instant};

/// Notes that the money which an order waited for is here; answers whether it waited.
pub async fn remitted(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
    at: Instant,
) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE orders_orders SET pay_status = $4, paid_at = $3
             WHERE cust_no = $1 AND order_no = $2 AND status = $5 AND pay_status = $6
               AND holds_until IS NOT NULL",
            cust_no,
            order_no,
            at,
            PayStatus::Paid,
            OrderStatus::Accepted,
            PayStatus::Unpaid
        ))
        .await?;
    Ok(changed == 1)
}

db::row! {
    /// A transfer that paid for an order.
    pub struct RemittanceRow {
        pub reference: String,
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub amount: Fen,
        pub booked_at: Instant,
    }
}

/// The order for which a transfer paid; none yet.
pub async fn order_of_remittance(tx: &mut Tx, reference: &str) -> Result<Option<OrderNo>, Error> {
    let query = sql!("SELECT order_no FROM orders_remittances WHERE reference = $1", reference);
    Ok(tx.optional::<(OrderNo,)>(query).await?.map(|(order_no,)| order_no))
}

/// Notes for which order a transfer paid.
pub async fn insert_remittance(tx: &mut Tx, row: &RemittanceRow) -> Result<(), Error> {
    tx.insert_many(insert!("orders_remittances", RemittanceRow), std::slice::from_ref(row)).await?;
    Ok(())
}

db::row! {
    /// An order that waits no longer.
    pub struct ReleasedRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub pay_status: PayStatus,
        pub t_day: Day,
        pub nav_day: Day,
        pub confirm_day: Day,
        pub redeemable_day: Option<Day>,
        pub cancel_until: Option<Instant>,
        pub fee_explained: Fee,
    }
}

impl ReleasedRow {
    pub fn of(order: &Order) -> Self {
        Self {
            cust_no: order.cust_no,
            order_no: order.order_no,
            pay_status: order.pay_status,
            t_day: order.t_day,
            nav_day: order.nav_day,
            confirm_day: order.confirm_day,
            redeemable_day: order.redeemable_day,
            cancel_until: order.cancel_until,
            fee_explained: order.fee_explained.clone(),
        }
    }
}

/// Releases orders with what they are promised now; answers how many waited.
pub async fn release(tx: &mut Tx, rows: &[ReleasedRow]) -> Result<u64, Error> {
    let update = update!(
        "UPDATE orders_orders SET holds_until = NULL, pay_status = $pay_status, t_day = $t_day,
            nav_day = $nav_day, confirm_day = $confirm_day, redeemable_day = $redeemable_day,
            cancel_until = $cancel_until, fee_explained = $fee_explained
         WHERE cust_no = $cust_no AND order_no = $order_no AND status = '0'
           AND holds_until IS NOT NULL",
        ReleasedRow by cust_no, order_no
    );
    tx.update_many(update, rows).await
}
