//! One field of a form as it was read from a photo.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A field as it was read; the customer compares it with the original before it is used.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct ReadField {
    /// Null when nothing was read, or nothing that is good enough to be offered.
    pub value: Option<String>,
    /// How sure the engine is, 0 to 100; 0 when nothing was read.
    pub score: u8,
    /// Whether a rule beside the engine says the same.
    pub check: Check,
}

/// What a rule says of a field: a check digit, the calendar, a closed list.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Check {
    /// The rule holds.
    Passed,
    /// Something was read that breaks the rule; the value is null.
    Failed,
    /// Nothing was read, or there is no rule for it.
    #[default]
    Unchecked,
}

impl ReadField {
    /// A value for which a rule holds.
    pub fn passed(value: impl ToString, score: u8) -> Self {
        Self { value: Some(value.to_string()), score, check: Check::Passed }
    }

    /// A value that nothing but the engine vouches for.
    pub fn unchecked(value: impl ToString, score: u8) -> Self {
        Self { value: Some(value.to_string()), score, check: Check::Unchecked }
    }

    /// Something that breaks a rule and is not offered.
    pub fn failed(score: u8) -> Self {
        Self { value: None, score, check: Check::Failed }
    }

    /// Something that is not sure enough to be offered.
    pub fn doubtful(score: u8) -> Self {
        Self { value: None, score, check: Check::Unchecked }
    }
}
