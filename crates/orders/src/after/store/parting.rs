//! What a customer has under way, and what goes with his account.

use super::on_card::{self, DuePayout};
use crate::order::PaymentNo;
use crate::payments::payment::Collection;
use crate::payouts::payout::PayoutState;
use db::{Error, Tx, sql};
use kernel::{CustNo, Fen};

/// Money that is not yet paid, newest first, at most 100.
pub async fn due_payouts(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<DuePayout>, Error> {
    tx.all(sql!(
        concat!(
            on_card::due!(),
            "WHERE p.cust_no = $1 AND p.state <> $2 ORDER BY p.order_no DESC LIMIT 100"
        ),
        cust_no,
        PayoutState::Paid
    ))
    .await
}

/// Payments whose orders were given up, and of which the bank has not said what became.
pub async fn given_up(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(PaymentNo, Fen)>, Error> {
    tx.all(sql!(
        "SELECT payment_no, amount FROM orders_payments
         WHERE state < '2' AND state = $1 AND cust_no = $2
         ORDER BY payment_no DESC LIMIT 100",
        Collection::GivenUp,
        cust_no
    ))
    .await
}

/// What a customer chose for his trades, and what was to be shown or mailed to him.
pub async fn forget(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    for delete in [
        sql!("DELETE FROM orders_settings WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM orders_dividend_reminders WHERE cust_no = $1", cust_no),
        sql!("DELETE FROM orders_statements WHERE cust_no = $1", cust_no),
    ] {
        tx.execute(delete).await?;
    }
    Ok(())
}
