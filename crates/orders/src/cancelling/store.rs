//! The statement that cancels.

use crate::order::{Order, OrderStatus, PayStatus};
use db::{Error, Tx, sql};
use kernel::{Day, Fen};

/// Cancels an order that is accepted and settled; what goes back to the card, and by when, is kept
/// with it. Answers whether it was.
pub async fn cancel(
    tx: &mut Tx,
    order: &Order,
    pay_status: PayStatus,
    refund: Option<(Fen, Day)>,
) -> Result<bool, Error> {
    let (amount, by) = refund.unzip();
    let changed = tx
        .execute(sql!(
            "UPDATE orders_orders SET status = $6, is_void = TRUE, pay_status = $3, refund = $4,
                holds_until = NULL, arrive_day = COALESCE($5, arrive_day)
             WHERE cust_no = $1 AND order_no = $2 AND status = $7 AND pay_status IN ($8[])",
            order.cust_no,
            order.order_no,
            pay_status,
            amount,
            by,
            OrderStatus::Cancelled,
            OrderStatus::Accepted,
            [PayStatus::Unpaid, PayStatus::Paid]
        ))
        .await?;
    Ok(changed == 1)
}
