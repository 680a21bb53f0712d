//! Money on its way of which the bank has not said what became of it, for operators.

use super::store;
use crate::order::aside::SetAside;
use crate::order::store::aside;
use crate::payouts::store::payouts;
use db::{Error, Tx};
use kernel::Instant;
use serde::Serialize;

/// How much is open at the bank.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct OpenPayments {
    /// Payments that are being collected.
    pub collecting: i64,
    /// When the oldest of them began.
    pub collecting_since: Option<Instant>,
    /// Payments whose orders were given up while they were unknown, as they still are: money that
    /// comes goes back.
    pub given_up: i64,
    /// Payouts that the bank was asked for, without an answer that settles them.
    pub paying_out: i64,
    /// Payouts that the bank refused: for people to settle.
    pub refused: i64,
    /// Payments of either kind whose answers could not be written down, with the reason: for people
    /// to settle. They are asked for again.
    pub set_aside: Vec<SetAside>,
}

impl OpenPayments {
    /// Whether everything is settled.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// Counts what is open, by indexes of the open ones only.
///
/// # Errors
/// Those of the database.
pub async fn open_payments(tx: &mut Tx) -> Result<OpenPayments, Error> {
    let collecting = store::open(tx).await?;
    let (paying_out, refused) = payouts::open_count(tx).await?;
    Ok(OpenPayments {
        collecting: collecting.collecting,
        collecting_since: collecting.since,
        given_up: collecting.given_up,
        paying_out,
        refused,
        set_aside: aside::open(tx).await?,
    })
}
