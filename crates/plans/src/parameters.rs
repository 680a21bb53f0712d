//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::{Day, Fen, Rate};
use wire::{Answer, Figures};

/// The figures of the room.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// The least amount of a run in the calculator.
    pub amount_least: Fen,
    /// The greatest.
    pub amount_most: Fen,
    /// Over how many years it goes at most.
    pub years_most: i32,
    /// Over how many where nobody says from when.
    pub years_first: i32,
    /// The list rate of a fund whose fees are not known.
    pub rate_unknown: Rate,
    /// What of that is paid.
    pub discount_unknown: Rate,
    /// What a run takes with which funds are compared.
    pub picks_amount: Fen,
    /// And over how many years.
    pub picks_years: i32,
    /// Failures in a row after which a plan ends.
    pub failures_most: i64,
    /// Plans that a customer may have at a time.
    pub plans_most: i64,
    /// The greatest amount of a run, at 100 %.
    pub run_most: Fen,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let figures = Figures::new("plans", store::parameters(tx, day).await?);
        Ok(Self {
            amount_least: Fen::from_units(figures.get("amount_least")?),
            amount_most: Fen::from_units(figures.get("amount_most")?),
            years_most: figures.small("years_most")?,
            years_first: figures.small("years_first")?,
            rate_unknown: Rate::from_units(figures.get("rate_unknown")?),
            discount_unknown: Rate::from_units(figures.get("discount_unknown")?),
            picks_amount: Fen::from_units(figures.get("picks_amount")?),
            picks_years: figures.small("picks_years")?,
            failures_most: figures.get("failures_most")?,
            plans_most: figures.get("plans_most")?,
            run_most: Fen::from_units(figures.get("run_most")?),
        })
    }
}
