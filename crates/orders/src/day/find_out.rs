//! Knowing what the bank knows, before its statement is compared with the books.

use crate::{payments, payouts};
use wire::{App, Failure};

/// Asks the bank about all payments in and out that it did not settle, and books what it says, as
/// the pay worker of a server does: where no server runs, nobody else would ask. Answers how many
/// are settled now.
///
/// # Errors
/// Those of the database. A bank that does not answer leaves them for later.
pub async fn find_out(app: &App) -> Result<usize, Failure> {
    let came = payments::find_out::find_out(app).await?;
    let went = payouts::find_out::find_out(app).await?;
    let checks = bankcards::find_out_checks(app).await?;
    Ok(came.paid + came.late + came.refused + went.paid + went.failed + checks)
}
