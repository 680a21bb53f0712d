//! What is declared of tables with personal data.

use std::borrow::Cow;

use crate::{Personal, Value};

/// A table with encrypted columns, enrolled when linked.
#[derive(Debug)]
pub struct PersonalTable {
    /// Its name; the part before the first `_` is its room.
    pub name: &'static str,
    /// The column with the number of the customer whose data it is, or `house`.
    pub owner: &'static str,
    /// The columns of its primary key.
    pub key: &'static [&'static str],
    /// Its encrypted columns.
    pub hidden: &'static [Hidden],
    /// Encrypted columns with the column of their blind index.
    pub indexes: &'static [(&'static str, &'static str)],
}

impl PersonalTable {
    /// The room to which it belongs.
    pub(crate) fn room(&self) -> &'static str {
        self.name.split('_').next().unwrap_or_default()
    }
}

/// An encrypted column.
#[derive(Debug)]
pub struct Hidden {
    /// Its name.
    pub column: &'static str,
    /// What its values are, for blind indexes.
    pub(crate) what: &'static str,
    /// What is encrypted of a value that an older program stored plainly.
    pub(crate) plain: fn(&str) -> Option<Vec<u8>>,
}

/// Every table with encrypted columns of the program.
#[linkme::distributed_slice]
pub static PERSONAL: [PersonalTable];

impl Hidden {
    /// For [`crate::encrypted_row!`] only.
    #[doc(hidden)]
    #[must_use]
    pub const fn of<T: Personal>(column: &'static str) -> Self {
        Self { column, what: T::WHAT, plain: |text| bytes::<T>(text) }
    }
}

fn bytes<T: Personal>(text: &str) -> Option<Vec<u8>> {
    T::from_plain(text).map(|value| value.bytes().into_owned())
}

/// A row's key as values are bound to it.
#[doc(hidden)]
#[must_use]
pub fn row_key(parts: &[Value<'_>]) -> String {
    let parts = parts.iter().map(|part| match part {
        Value::Int(n) => Cow::Owned(n.to_string()),
        Value::Text(text) => Cow::Borrowed(text.as_ref()),
        Value::Bool(_) | Value::Null | Value::List(_) => Cow::Borrowed(""),
    });
    parts.collect::<Vec<_>>().join("/")
}
