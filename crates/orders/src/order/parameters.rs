//! Figures that may change: dated rows, read on the business day.

use super::store::parameters;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

const SECOND_MS: i64 = 1_000;
const HOUR_MS: i64 = 3_600 * SECOND_MS;

/// The figures of paying, of paying again, of quick redemptions and of statements.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Open days after T on which a bank that does not know of a given-up payment is believed.
    pub believed_after_days: i32,
    /// Hours after which a card that was bound may be paid at once (rule MM-04).
    pub card_settle_hours: i64,
    /// Statements that a customer may have mailed on a day.
    pub statements_per_day: i64,
    /// Seconds for which asking again for a statement is the same one.
    pub statement_again_seconds: i64,
    /// Times on a day that a customer may ask again for what the bank refused of an order.
    pub payouts_again_per_day: i64,
}

impl Parameters {
    /// `card_settle_hours`, to compare times with.
    pub const fn card_settle_ms(&self) -> i64 {
        self.card_settle_hours.saturating_mul(HOUR_MS)
    }

    /// `statement_again_seconds`, to compare times with.
    pub const fn statement_again_ms(&self) -> i64 {
        self.statement_again_seconds.saturating_mul(SECOND_MS)
    }

    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("orders", parameters::parameters(tx, day).await?);
        Ok(Self {
            believed_after_days: figures.small("believed_after_days")?,
            card_settle_hours: figures.get("card_settle_hours")?,
            statements_per_day: figures.get("statements_per_day")?,
            statement_again_seconds: figures.get("statement_again_seconds")?,
            payouts_again_per_day: figures.get("payouts_again_per_day")?,
        })
    }
}
