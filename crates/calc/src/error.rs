use std::borrow::Cow;
use std::fmt;

use kernel::Overflow;
use serde::Serialize;

/// Why a calculation was refused: the field at fault, as `tiers[1].rate`, and a sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct CalcError {
    field: Cow<'static, str>,
    message: Cow<'static, str>,
}

impl CalcError {
    /// `field` is empty when no single field is at fault.
    pub fn new(field: impl Into<Cow<'static, str>>, message: impl Into<Cow<'static, str>>) -> Self {
        Self { field: field.into(), message: message.into() }
    }

    /// The field at fault, or empty.
    pub fn field(&self) -> &str {
        &self.field
    }

    /// What is wrong with it.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for CalcError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.field() {
            "" => f.write_str(&self.message),
            field => write!(f, "{field}: {}", self.message),
        }
    }
}

impl std::error::Error for CalcError {}

impl From<Overflow> for CalcError {
    fn from(_: Overflow) -> Self {
        Self::new("", "the result does not fit: a figure is too large, or a price is zero")
    }
}

/// Refuses an input that isn't above zero.
pub(crate) fn require_positive(field: &'static str, positive: bool) -> Result<(), CalcError> {
    if positive { Ok(()) } else { Err(CalcError::new(field, "must be above zero")) }
}

/// Refuses an input that is below zero.
pub(crate) fn require_not_negative(field: &'static str, negative: bool) -> Result<(), CalcError> {
    if negative { Err(CalcError::new(field, "must not be negative")) } else { Ok(()) }
}
