//! What paying in saves of this year's tax, and what drawing will cost: an example by bracket.

use crate::parameters::Parameters;
use crate::year::PensionYear;
use kernel::{Fen, Rate, Rounding};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// The example.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionTax {
    /// The rate on what is drawn: 0.03 is 3 %.
    pub rate_drawn: Rate,
    /// One for each bracket, lowest first.
    pub brackets: Vec<TaxBracket>,
}

/// What it means to whose highest income is taxed at one rate.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxBracket {
    /// The rate: 0.25 is 25 %.
    pub rate: Rate,
    /// For the whole of the year's limit.
    pub whole: TaxSums,
    /// For what was paid in this year.
    pub paid_in: TaxSums,
    /// For what still may be.
    pub left: TaxSums,
}

/// What a sum saves and costs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct TaxSums {
    /// The sum.
    pub amount: Fen,
    /// Saved of this year's tax.
    pub saved: Fen,
    /// Due when it is drawn.
    pub due: Fen,
    /// `saved` − `due`.
    pub net: Fen,
}

impl PensionTax {
    /// For a year. An example: only the part of an income above a bracket's bound is taxed by its
    /// rate.
    pub(crate) fn of(figures: &Parameters, year: &PensionYear) -> Answer<Self> {
        let drawn = figures.rate_drawn;
        let sums = |amount: Fen, rate: Rate| {
            let saved = amount.times(rate, Rounding::HalfUp)?;
            let due = amount.times(drawn, Rounding::HalfUp)?;
            Answer::Ok(TaxSums { amount, saved, due, net: saved.checked_sub(due)? })
        };
        let bracket = |rate: &Rate| {
            Answer::Ok(TaxBracket {
                rate: *rate,
                whole: sums(year.limit, *rate)?,
                paid_in: sums(year.paid_in.min(year.limit), *rate)?,
                left: sums(year.left, *rate)?,
            })
        };
        let brackets = figures.brackets.iter().map(bracket).collect::<Answer<_>>()?;
        Ok(Self { rate_drawn: drawn, brackets })
    }
}
