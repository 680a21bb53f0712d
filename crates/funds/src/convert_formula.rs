//! How a conversion is charged.

use serde::{Deserialize, Serialize};

/// How the TA charges the difference of the two funds' purchase fees (domain 2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default, Serialize, Deserialize)]
pub enum ConvertFormula {
    /// A: a fee at the difference of the rates.
    #[default]
    RateDifference,
    /// B: the difference of the fees that a purchase would cost.
    FeeDifference,
}

impl From<ConvertFormula> for calc::ConvertFormula {
    fn from(formula: ConvertFormula) -> Self {
        match formula {
            ConvertFormula::RateDifference => Self::RateDifference,
            ConvertFormula::FeeDifference => Self::FeeDifference,
        }
    }
}
