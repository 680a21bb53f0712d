//! Whose money was ordered, collected and paid out of which account.

use db::{Error, Tx, sql};
use kernel::{CustNo, Fen, Instant, TradeAcco};

/// Accounts with whether money of theirs moved under the agreement of a pension account; one of
/// which both are true stands there twice.
pub async fn of_accounts(tx: &mut Tx) -> Result<Vec<(TradeAcco, bool)>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, protocol_no LIKE 'PEN%' AS is_pension FROM orders_orders
         GROUP BY trade_acco, protocol_no LIKE 'PEN%'
         UNION
         SELECT trade_acco, protocol_no LIKE 'PEN%' AS is_pension FROM orders_payouts
         GROUP BY trade_acco, protocol_no LIKE 'PEN%'
         UNION
         SELECT o.trade_acco, p.protocol_no LIKE 'PEN%' AS is_pension FROM orders_payments p
         JOIN orders_orders o ON o.cust_no = p.cust_no AND o.order_no = p.payment_no
         WHERE p.pays = '0'
         UNION
         SELECT o.trade_acco, p.protocol_no LIKE 'PEN%' AS is_pension FROM orders_payments p
         JOIN orders_orders o ON o.cust_no = p.cust_no AND o.parent_no = p.payment_no
         WHERE p.pays = '1'
         ORDER BY 1, 2"
    ))
    .await
}

/// By how much a customer's pension account has more since a moment, as far as the books know: what
/// was paid out to it, less what was collected. A collection counts from when the bank had it, a
/// payout from when it was booked.
pub async fn moved_of_pension(tx: &mut Tx, cust_no: CustNo, since: Instant) -> Result<Fen, Error> {
    let (sum,): (Fen,) = tx
        .one(sql!(
            "SELECT CAST(COALESCE(SUM(amount), 0) AS BIGINT) AS sum FROM (
                SELECT -amount AS amount FROM orders_payments
                WHERE cust_no = $1 AND state = '2' AND paid_at > $2 AND protocol_no LIKE 'PEN%'
                UNION ALL
                SELECT amount FROM orders_payouts
                WHERE cust_no = $1 AND state = '2' AND booked_at > $2 AND protocol_no LIKE 'PEN%'
             ) moved",
            cust_no,
            since
        ))
        .await?;
    Ok(sum)
}
