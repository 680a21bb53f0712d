//! Whose money was ordered, collected and paid out of which account.

use db::{Error, Tx, sql};
use kernel::TradeAcco;

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
