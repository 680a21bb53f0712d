//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// The figures of takeaways and consents.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// For how long one is given out.
    pub takeaway_ms: i64,
    /// Of a customer on a day.
    pub takeaways_per_day: i64,
    /// Acts on consents of a customer on a day.
    pub consents_per_day: i64,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("privacy", store::parameters(tx, day).await?);
        Ok(Self {
            takeaway_ms: figures.get("takeaway_hours")?.saturating_mul(HOUR_MS),
            takeaways_per_day: figures.get("takeaways_per_day")?,
            consents_per_day: figures.get("consents_per_day")?,
        })
    }
}
