//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::{Day, Fen, Rate};
use std::time::Duration;
use wire::{Answer, Failure, Figures};

/// The figures of the room.
#[derive(Debug, Clone)]
pub(crate) struct Parameters {
    /// What may be paid in within a calendar year.
    pub year_most: Fen,
    /// The tax on what is drawn.
    pub rate_drawn: Rate,
    /// The tax brackets, lowest first.
    pub brackets: Vec<Rate>,
    /// How long the bank is waited for where a page is shown.
    pub patience: Duration,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("pension", store::parameters(tx, day).await?);
        let patience = u64::try_from(figures.get("patience_ms")?)
            .map_err(|error| Failure::fault("the patience with banks", error))?;
        Ok(Self {
            year_most: Fen::from_units(figures.get("year_most")?),
            rate_drawn: Rate::from_units(figures.get("rate_drawn")?),
            brackets: store::brackets(tx, day).await?.into_iter().map(|(rate,)| rate).collect(),
            patience: Duration::from_millis(patience),
        })
    }
}
