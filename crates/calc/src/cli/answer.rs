//! The answer of a calculation.

use crate::CalcError;
use serde::Serialize;

/// An answer: names and values in the order in which they were put in.
#[derive(Default)]
pub(super) struct Answer(Vec<(&'static str, serde_json::Value)>);

impl Answer {
    pub(super) fn insert(
        &mut self,
        name: &'static str,
        value: &(impl Serialize + ?Sized),
    ) -> Result<(), CalcError> {
        let value = serde_json::to_value(value).map_err(|error| not_json(&error))?;
        self.0.push((name, value));
        Ok(())
    }

    pub(super) fn with(
        mut self,
        name: &'static str,
        value: &(impl Serialize + ?Sized),
    ) -> Result<Self, CalcError> {
        self.insert(name, value)?;
        Ok(self)
    }
}

impl Serialize for Answer {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, value)| (name, value)))
    }
}

pub(super) fn not_json(error: &serde_json::Error) -> CalcError {
    CalcError::new("", format!("the answer can't be written: {error}"))
}
