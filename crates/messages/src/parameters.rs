//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

/// The figures of the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// The hour in which the night begins.
    pub night_from: i32,
    /// The hour in which it is over.
    pub night_to: i32,
    /// Messages of a day that are sent to a customer, but for those of security.
    pub day_limit: i32,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("messages", store::parameters(tx, day).await?);
        Ok(Self {
            night_from: figures.small("night_from")?,
            night_to: figures.small("night_to")?,
            day_limit: figures.small("day_limit")?,
        })
    }
}
