//! A line of an explanation that is no calculation of ours.

use crate::order::fee::FeeStep;

/// What stands in the place of a formula where the TA has calculated otherwise than we would.
pub(super) const BY_TA: &str = "登记机构确认";

/// A step without anything that was rounded.
pub(super) fn step(label: &str, formula: String, value: impl ToString) -> FeeStep {
    let (label, rounding) = (label.to_owned(), "NONE".to_owned());
    FeeStep { label, formula, rounded: value.to_string(), rounding }
}
