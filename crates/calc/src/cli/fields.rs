//! Reads JSON objects strictly, and names the field that is wrong by its path.

use std::cell::Cell;
use std::str::FromStr;

use kernel::{Day, Fen, Invalid, Nav, Rate, Shares};
use serde_json::{Map, Value};

use crate::CalcError;

/// An object at a path.
pub(super) struct Fields {
    path: String,
    map: Map<String, Value>,
    checked: Cell<bool>,
}

/// A fixed-scale figure.
pub(super) trait Figure: FromStr<Err = Invalid> + PartialOrd {
    const NAMED: &'static str;
    const ZERO: Self;
}

macro_rules! figures {
    ($($name:ident: $named:literal),+) => {$(
        impl Figure for $name {
            const NAMED: &'static str = $named;
            const ZERO: Self = $name::ZERO;
        }
    )+};
}
figures!(
    Fen: "must be a decimal string with at most two decimals, as \"100.00\"",
    Shares: "must be a decimal string with at most two decimals, as \"100.00\"",
    Nav: "must be a decimal string with at most eight decimals, as \"1.2345\"",
    Rate: "must be a decimal string with at most eight decimals, as \"0.015\""
);

impl Fields {
    /// The outermost object.
    pub(super) fn root(value: Value) -> Result<Self, CalcError> {
        Self::of(value, String::new())
    }

    fn of(value: Value, path: String) -> Result<Self, CalcError> {
        match value {
            Value::Object(map) => Ok(Self { path, map, checked: Cell::new(false) }),
            _ => Err(CalcError::new(path, "must be a JSON object")),
        }
    }

    /// Refuses names that aren't known. Called first, so that a misspelt name is named itself
    /// instead of the one that is missing.
    pub(super) fn only(&self, known: &[&str]) -> Result<(), CalcError> {
        self.checked.set(true);
        match self.map.keys().find(|name| !known.contains(&name.as_str())) {
            None => Ok(()),
            Some(name) => {
                Err(self.refuse(name, format!("unknown field; there are: {}", known.join(", "))))
            }
        }
    }

    /// Whether a field is there and isn't null.
    pub(super) fn has(&self, name: &str) -> bool {
        self.map.get(name).is_some_and(|value| !value.is_null())
    }

    /// A figure of zero or more.
    pub(super) fn figure<T: Figure>(&self, name: &str) -> Result<T, CalcError> {
        self.figure_of(self.value(name)?, name)
    }

    /// A figure of zero or more, or the default when it isn't there.
    pub(super) fn figure_or<T: Figure>(&self, name: &str, default: T) -> Result<T, CalcError> {
        if self.has(name) { self.figure(name) } else { Ok(default) }
    }

    /// A figure above zero.
    pub(super) fn positive<T: Figure>(&self, name: &str) -> Result<T, CalcError> {
        let figure: T = self.figure(name)?;
        if figure > T::ZERO { Ok(figure) } else { Err(self.refuse(name, "must be above zero")) }
    }

    /// A rate from 0 to below 100 %.
    pub(super) fn fee_rate(&self, name: &str) -> Result<Rate, CalcError> {
        let rate: Rate = self.figure(name)?;
        if rate < Rate::ONE { Ok(rate) } else { Err(self.refuse(name, "must be below 1 (100 %)")) }
    }

    /// A whole number of days, zero or more, as an integer or a string.
    pub(super) fn days(&self, name: &str) -> Result<i32, CalcError> {
        self.whole_of(name, "must be a whole number of days")
    }

    /// A whole number, zero or more, as an integer or a string.
    pub(super) fn whole(&self, name: &str) -> Result<i32, CalcError> {
        self.whole_of(name, "must be a whole number")
    }

    /// A day.
    pub(super) fn day(&self, name: &str) -> Result<Day, CalcError> {
        self.text(name)?.parse().map_err(|_| self.refuse(name, "must be a day as \"2026-03-02\""))
    }

    /// A text.
    pub(super) fn text(&self, name: &str) -> Result<&str, CalcError> {
        self.value(name)?.as_str().ok_or_else(|| self.refuse(name, "must be a string"))
    }

    /// One of a few words.
    pub(super) fn choice<T: Copy>(
        &self,
        name: &str,
        choices: &[(&str, T)],
    ) -> Result<T, CalcError> {
        let text = self.text(name)?;
        let found = choices.iter().find(|(word, _)| *word == text).map(|(_, value)| *value);
        found.ok_or_else(|| {
            let words: Vec<String> = choices.iter().map(|(word, _)| format!("{word:?}")).collect();
            self.refuse(name, format!("must be {}", words.join(" or ")))
        })
    }

    /// True or false.
    pub(super) fn boolean(&self, name: &str) -> Result<bool, CalcError> {
        self.value(name)?.as_bool().ok_or_else(|| self.refuse(name, "must be true or false"))
    }

    /// A list of objects.
    pub(super) fn objects(&self, name: &str) -> Result<Vec<Self>, CalcError> {
        (0..self.list(name)?.len()).map(|index| self.object_in(name, index)).collect()
    }

    /// An object in a field.
    pub(super) fn object(&self, name: &str) -> Result<Self, CalcError> {
        Self::of(self.value(name)?.clone(), self.at(name))
    }

    /// The object at a place of a list.
    pub(super) fn object_in(&self, name: &str, index: usize) -> Result<Self, CalcError> {
        let value = self.list(name)?.get(index).cloned().unwrap_or_default();
        Self::of(value, format!("{}[{index}]", self.at(name)))
    }

    /// A list of figures of zero or more.
    pub(super) fn figures<T: Figure>(&self, name: &str) -> Result<Vec<T>, CalcError> {
        let figure = |(i, value): (usize, &Value)| self.figure_of(value, &format!("{name}[{i}]"));
        self.list(name)?.iter().enumerate().map(figure).collect()
    }

    /// A list of anything.
    pub(super) fn list(&self, name: &str) -> Result<&[Value], CalcError> {
        match self.value(name)? {
            Value::Array(values) => Ok(values),
            _ => Err(self.refuse(name, "must be a list")),
        }
    }

    /// The error that names a field of this object.
    pub(super) fn refuse(&self, name: &str, message: impl Into<String>) -> CalcError {
        CalcError::new(self.at(name), message.into())
    }

    fn at(&self, name: &str) -> String {
        if self.path.is_empty() { name.to_owned() } else { format!("{}.{name}", self.path) }
    }

    fn value(&self, name: &str) -> Result<&Value, CalcError> {
        debug_assert!(self.checked.get(), "unknown fields were not looked for");
        match self.map.get(name) {
            None | Some(Value::Null) => Err(self.refuse(name, "is missing")),
            Some(value) => Ok(value),
        }
    }

    fn whole_of(&self, name: &str, message: &str) -> Result<i32, CalcError> {
        let whole: i64 = match self.value(name)? {
            Value::Number(number) => number.as_i64(),
            Value::String(text) => text.parse().ok(),
            _ => None,
        }
        .ok_or_else(|| self.refuse(name, message))?;
        if whole < 0 {
            return Err(self.refuse(name, "must not be negative"));
        }
        i32::try_from(whole).map_err(|_| self.refuse(name, message))
    }

    fn figure_of<T: Figure>(&self, value: &Value, name: &str) -> Result<T, CalcError> {
        let figure = value.as_str().and_then(|text| text.parse::<T>().ok());
        match figure {
            None => Err(self.refuse(name, T::NAMED)),
            Some(figure) if figure < T::ZERO => Err(self.refuse(name, "must not be negative")),
            Some(figure) => Ok(figure),
        }
    }
}
