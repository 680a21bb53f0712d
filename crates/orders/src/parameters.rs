//! Figures that may change: dated rows, read on the business day.

use crate::store::paying;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

const HOUR_MS: i64 = 3_600_000;

/// The figures of paying and of quick redemptions.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Open days after T on which a bank that does not know of a given-up payment is believed.
    pub believed_after_days: i32,
    /// Hours after which a card that was bound may be paid at once (rule MM-04).
    pub card_settle_hours: i64,
}

impl Parameters {
    /// `card_settle_hours`, to compare times with.
    pub const fn card_settle_ms(&self) -> i64 {
        self.card_settle_hours.saturating_mul(HOUR_MS)
    }

    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("orders", paying::parameters(tx, day).await?);
        Ok(Self {
            believed_after_days: figures.small("believed_after_days")?,
            card_settle_hours: figures.get("card_settle_hours")?,
        })
    }
}
