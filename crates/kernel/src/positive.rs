//! Quantities that must be more than nothing, parsed at the door.

use crate::{Fen, Shares};
use serde::de::Error;
use serde::{Deserialize, Deserializer};

/// What can be zero, or less.
pub trait Quantity: Copy {
    /// Whether it is more than nothing.
    fn is_positive(self) -> bool;
}

impl Quantity for Fen {
    fn is_positive(self) -> bool {
        Self::is_positive(self)
    }
}

impl Quantity for Shares {
    fn is_positive(self) -> bool {
        Self::is_positive(self)
    }
}

/// An amount or a number of shares above zero; nothing else is read from a request.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Positive<T>(T);

impl<T: Quantity> Positive<T> {
    /// None of zero and less.
    pub fn new(quantity: T) -> Option<Self> {
        quantity.is_positive().then_some(Self(quantity))
    }

    /// How much it is.
    pub fn get(self) -> T {
        self.0
    }
}

impl<'de, T: Quantity + Deserialize<'de>> Deserialize<'de> for Positive<T> {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        Self::new(T::deserialize(from)?).ok_or_else(|| D::Error::custom("必须大于零"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_above_zero_is_read() {
        let shares = |text: &str| serde_json::from_value::<Positive<Shares>>(text.into());
        let fen = |text: &str| serde_json::from_value::<Positive<Fen>>(text.into());
        assert_eq!(shares("0.01").unwrap().get().to_string(), "0.01");
        assert_eq!(fen("0.01").unwrap().get(), Fen::from_units(1));
        for nothing in ["0", "0.00", "-0.01", "-5", "x"] {
            assert!(shares(nothing).is_err() && fen(nothing).is_err(), "{nothing}");
        }
    }
}
