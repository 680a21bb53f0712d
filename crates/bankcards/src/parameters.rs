//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

/// The figures of binding.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    pub resend_ms: i64,
    pub requests_per_day: i64,
    pub cards_max: i64,
    /// How often the amount of a small-amount check may be named wrong.
    pub check_tries: i64,
    /// How long it may be named, from when it was paid.
    pub check_hours: i64,
    /// How many checks a card has, on whichever days.
    pub checks_of_card: i64,
    /// How many a customer begins in a day.
    pub checks_per_day: i64,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("bankcards", store::parameters(tx, day).await?);
        Ok(Self {
            resend_ms: figures.get("resend_seconds")? * 1000,
            requests_per_day: figures.get("requests_per_day")?,
            cards_max: figures.get("cards_max")?,
            check_tries: figures.get("check_tries")?,
            check_hours: figures.get("check_hours")?,
            checks_of_card: figures.get("checks_of_card")?,
            checks_per_day: figures.get("checks_per_day")?,
        })
    }
}
