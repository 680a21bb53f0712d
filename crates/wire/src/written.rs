//! A part of an answer whose JSON was written beforehand.

use crate::Failure;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::value::RawValue;
use std::{marker::PhantomData, sync::Arc};

/// JSON of a `T`, written once: to be stored, and to be part of answers, without being written
/// again. Clones share it.
#[derive(Debug)]
pub struct Written<T>(Arc<RawValue>, PhantomData<fn() -> T>);

impl<T: Serialize> Written<T> {
    /// Writes it.
    ///
    /// # Errors
    /// A fault when it cannot be written.
    pub fn new(value: &T) -> Result<Self, Failure> {
        let text = serde_json::to_string(value).map_err(|e| Failure::fault("writing JSON", e))?;
        let raw = RawValue::from_string(text).map_err(|e| Failure::fault("writing JSON", e))?;
        Ok(Self(raw.into(), PhantomData))
    }
}

impl<T> Written<T> {
    /// The JSON.
    pub fn json(&self) -> &str {
        self.0.get()
    }
}

impl<T> Clone for Written<T> {
    fn clone(&self) -> Self {
        Self(self.0.clone(), PhantomData)
    }
}

impl<T> Serialize for Written<T> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.0.as_ref().serialize(serializer)
    }
}

impl<'de, T> Deserialize<'de> for Written<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        Ok(Self(Box::<RawValue>::deserialize(deserializer)?.into(), PhantomData))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_the_json_of_what_was_written() {
        let written = Written::new(&["a", "b"]).unwrap();
        assert_eq!(written.json(), r#"["a","b"]"#);
        assert_eq!(serde_json::to_string(&written).unwrap(), written.json());
    }
}
