//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::{Day, Fen, Rate};
use wire::{Answer, Figures};

/// The figures of the room.
#[derive(Debug, Clone)]
pub(crate) struct Parameters {
    pub living_most: i64,
    pub ever_most: i64,
    pub age_below: i32,
    pub target_least: Fen,
    pub target_most: Fen,
    pub years_most: i32,
    pub notes_most: i64,
    /// The assumed returns of a year, from none upwards.
    pub rates: [Rate; 3],
    pub picks_most: usize,
    pub picks_risk: i64,
    pub picks_years: i32,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("childaccounts", store::parameters(tx, day).await?);
        let fen = |name| Answer::Ok(Fen::from_units(figures.get(name)?));
        let rate = |name| Answer::Ok(Rate::from_units(figures.get(name)?));
        Ok(Self {
            living_most: figures.get("living_most")?,
            ever_most: figures.get("ever_most")?,
            age_below: figures.small("age_below")?,
            target_least: fen("target_least")?,
            target_most: fen("target_most")?,
            years_most: figures.small("years_most")?,
            notes_most: figures.get("notes_most")?,
            rates: [rate("rate_none")?, rate("rate_low")?, rate("rate_middle")?],
            picks_most: usize::try_from(figures.get("picks_most")?).unwrap_or(0),
            picks_risk: figures.get("picks_risk")?,
            picks_years: figures.small("picks_years")?,
        })
    }
}
