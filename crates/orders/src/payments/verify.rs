//! Proofs that payments and what they pay agree.

use super::store;
use db::{Error, Tx};
use ledger::Difference;

/// Compares each payment with what it pays, both ways round: its amount, whether the money is here,
/// and purchases of which no payment is kept. Answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_payments(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let unfit = store::unfit(tx).await?.into_iter().map(|row| Difference {
        what: format!("payment {}: what it pays", row.payment_no),
        expected: row.amount.units(),
        found: row.ordered.units(),
    });
    let unlike = store::unlike(tx).await?.into_iter().map(|row| Difference {
        what: format!("payment {}: orders that say where its money is", row.payment_no),
        expected: row.orders,
        found: row.agree,
    });
    let unpaid = store::without_payment(tx).await?.into_iter().map(|(order_no,)| Difference {
        what: format!("payments of order {order_no}"),
        expected: 1,
        found: 0,
    });
    Ok(unfit.chain(unlike).chain(unpaid).collect())
}
