//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

const HOUR_MS: i64 = 60 * 60 * 1000;

/// The figures of takeaways, consents and closings.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// For how long one is given out.
    pub takeaway_ms: i64,
    /// Of a customer on a day.
    pub takeaways_per_day: i64,
    /// How often each may be fetched.
    pub fetches_per_takeaway: i64,
    /// Acts on consents of a customer on a day.
    pub consents_per_day: i64,
    /// For how long a customer can change his mind about closing his account.
    pub closing_days: i64,
    /// How often he may ask for it on a day.
    pub closings_per_day: i64,
    /// How long the law wants what says who somebody is.
    pub keep_identity_years: i32,
    /// How long it wants all else.
    pub keep_records_years: i32,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("privacy", store::parameters(tx, day).await?);
        Ok(Self {
            takeaway_ms: figures.get("takeaway_hours")?.saturating_mul(HOUR_MS),
            takeaways_per_day: figures.get("takeaways_per_day")?,
            fetches_per_takeaway: figures.get("fetches_per_takeaway")?,
            consents_per_day: figures.get("consents_per_day")?,
            closing_days: figures.get("closing_days")?,
            closings_per_day: figures.get("closings_per_day")?,
            keep_identity_years: figures.small("keep_identity_years")?,
            keep_records_years: figures.small("keep_records_years")?,
        })
    }
}
