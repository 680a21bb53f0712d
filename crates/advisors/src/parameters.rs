//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use wire::{Answer, Figures};

/// The figures of the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Between two choices of a manager.
    pub change_days: i32,
    /// For how long he may be let see something.
    pub grant_days_max: i32,
    /// How often he is let see something on a day.
    pub grants_per_day: i64,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("advisors", store::parameters(tx, day).await?);
        Ok(Self {
            change_days: figures.small("change_days")?,
            grant_days_max: figures.small("grant_days_max")?,
            grants_per_day: figures.get("grants_per_day")?,
        })
    }
}
