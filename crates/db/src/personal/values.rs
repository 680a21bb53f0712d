//! Values that are encrypted, and what they become.

use std::{borrow::Cow, fmt, marker::PhantomData};

use kernel::{CardNumber, Certificate, IdNumber, Mobile, OpenId, PersonName};
use vault::{Cell, DataKey, IndexKey};

use crate::{Column, Error, Kind, Param, RowRef, Value};

/// A value that is stored encrypted only.
pub trait Personal: Sized {
    /// What it is, for blind indexes: values of two kinds are never equal there.
    const WHAT: &'static str;

    /// What is encrypted.
    fn bytes(&self) -> Cow<'_, [u8]>;

    /// The value of what was encrypted; none of other bytes.
    fn from_bytes(bytes: Vec<u8>) -> Option<Self>;

    /// The value of what an older program stored plainly.
    fn from_plain(text: &str) -> Option<Self> {
        Self::from_bytes(text.as_bytes().to_vec())
    }
}

macro_rules! texts {
    ($($type:ty: $what:literal),*) => {
        $(impl Personal for $type {
            const WHAT: &'static str = $what;
            fn bytes(&self) -> Cow<'_, [u8]> {
                self.as_str().as_bytes().into()
            }
            fn from_bytes(bytes: Vec<u8>) -> Option<Self> {
                std::str::from_utf8(&bytes).ok()?.parse().ok()
            }
        })*
    };
}
texts!(Mobile: "mobile", CardNumber: "card", IdNumber: "certificate",
    Certificate: "certificate", OpenId: "openid", PersonName: "name",
    String: "text");

/// A column that is encrypted. It does not print itself.
pub struct Encrypted<T>(String, PhantomData<fn() -> T>);

impl<T: Personal> Encrypted<T> {
    pub(crate) fn of(key: &DataKey, cell: Cell<'_>, value: &T) -> Result<Self, Error> {
        Ok(Self(key.encrypt(cell, &value.bytes())?, PhantomData))
    }

    pub(crate) fn open(&self, key: &DataKey, cell: Cell<'_>) -> Result<T, Error> {
        let named = |text: &dyn fmt::Display| {
            Error::fault(format!("{}.{}: {text}", cell.table, cell.column))
        };
        let bytes = key.decrypt(cell, &self.0).map_err(|error| named(&error))?;
        T::from_bytes(bytes).ok_or_else(|| named(&format!("no {}", T::WHAT)))
    }
}

/// By what an encrypted value is found: HMAC under a key of its own.
pub struct BlindIndex<T>(String, PhantomData<fn() -> T>);

impl<T: Personal> BlindIndex<T> {
    pub(crate) fn of(key: &IndexKey, value: &T) -> Self {
        Self(key.index(T::WHAT, &value.bytes()), PhantomData)
    }
}

macro_rules! columns {
    ($($type:ident: $shown:literal),*) => {
        $(impl<T> Param for $type<T> {
            fn value(&self) -> Value<'_> {
                Value::Text(self.0.as_str().into())
            }
        }
        impl<T> Column for $type<T> {
            const KIND: Kind = Kind::Text;
            fn read(row: &RowRef<'_>, at: usize) -> Result<Self, Error> {
                Ok(Self(row.text(at)?.to_owned(), PhantomData))
            }
        }
        impl<T> Clone for $type<T> {
            fn clone(&self) -> Self {
                Self(self.0.clone(), PhantomData)
            }
        }
        impl<T> fmt::Debug for $type<T> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str($shown)
            }
        }
        impl<T> PartialEq for $type<T> {
            fn eq(&self, other: &Self) -> bool {
                self.0 == other.0
            }
        }
        impl<T> Eq for $type<T> {})*
    };
}
columns!(Encrypted: "encrypted", BlindIndex: "index");
