//! What travels between Rust and a column: whole numbers, text, booleans, each or nothing.

use std::borrow::Cow;

use crate::{Error, RowRef};

/// The three types of columns that both engines share.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// BIGINT
    Int,
    /// TEXT
    Text,
    /// BOOLEAN
    Bool,
}

/// One argument of a statement.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Value<'a> {
    /// NULL
    Null,
    /// BIGINT
    Int(i64),
    /// TEXT
    Text(Cow<'a, str>),
    /// BOOLEAN
    Bool(bool),
    /// A list, for `IN ($n[])`.
    List(Vec<Value<'a>>),
}

impl Value<'_> {
    /// One that borrows nothing.
    #[must_use]
    pub fn into_owned(self) -> Value<'static> {
        match self {
            Self::Null => Value::Null,
            Self::Int(n) => Value::Int(n),
            Self::Bool(b) => Value::Bool(b),
            Self::Text(text) => Value::Text(text.into_owned().into()),
            Self::List(list) => Value::List(list.into_iter().map(Value::into_owned).collect()),
        }
    }
}

/// What can be an argument of a statement.
pub trait Param: Sync {
    /// The value as the database gets it.
    fn value(&self) -> Value<'_>;
}

/// What can be a column of a row. Newtypes get it by [`crate::column!`].
pub trait Column: Param + Sized {
    /// The column's type.
    const KIND: Kind;

    /// Reads the column at this position, counted from 0.
    ///
    /// # Errors
    /// The column has another type, is NULL, or holds what the newtype refuses.
    fn read(row: &RowRef<'_>, at: usize) -> Result<Self, Error>;
}

/// How a newtype is stored, in one of four forms:
///
/// - `column!(OrderId)`: BIGINT, for a type made by [`kernel::id!`];
/// - `column!(Day: text)`: TEXT, as `Display` writes and `FromStr` reads it;
/// - `column!(T: i64, make, take)` and `column!(T: str, make, take)`: BIGINT or TEXT, with a
///   function from the stored value to `Result<T, _>` and one from `&T` to the stored value.
///
/// ```
/// kernel::id!(/// An order.
///     OrderId);
/// db::column!(OrderId);
///
/// struct Level(i64);
/// db::column!(Level: i64, |v| Ok::<_, String>(Level(v)), |level| level.0);
///
/// enum State { Open, Done }
/// db::column!(
///     State: str,
///     |v| match v {
///         "open" => Ok(State::Open),
///         "done" => Ok(State::Done),
///         other => Err(other.to_owned()),
///     },
///     |state| match state { State::Open => "open", State::Done => "done" }
/// );
/// ```
#[macro_export]
macro_rules! column {
    ($type:ty) => {
        $crate::column!(
            $type: i64,
            |v| Ok::<$type, ::std::convert::Infallible>(<$type>::from(v)),
            |id| <$type>::value(*id)
        );
    };
    ($type:ty: text) => {
        $crate::column!($type: str, |v| v.parse::<$type>(), |v| v.to_string());
    };
    ($type:ty: code) => {
        $crate::column!($type: str, |v| v.parse::<$type>(), |v| v.code());
    };
    ($type:ty: i64, $make:expr, $take:expr) => {
        impl $crate::Param for $type {
            fn value(&self) -> $crate::Value<'_> {
                $crate::Value::Int($crate::value::apply(self, $take))
            }
        }
        impl $crate::Column for $type {
            const KIND: $crate::Kind = $crate::Kind::Int;
            fn read(row: &$crate::RowRef<'_>, at: usize) -> Result<Self, $crate::Error> {
                let value: i64 = row.int(at)?;
                $crate::value::made(stringify!($type), $crate::value::apply(value, $make))
            }
        }
    };
    ($type:ty: str, $make:expr, $take:expr) => {
        impl $crate::Param for $type {
            fn value(&self) -> $crate::Value<'_> {
                $crate::Value::Text(::std::convert::Into::into($crate::value::apply(self, $take)))
            }
        }
        impl $crate::Column for $type {
            const KIND: $crate::Kind = $crate::Kind::Text;
            fn read(row: &$crate::RowRef<'_>, at: usize) -> Result<Self, $crate::Error> {
                let value: &str = row.text(at)?;
                $crate::value::made(stringify!($type), $crate::value::apply(value, $make))
            }
        }
    };
}

/// For [`crate::column!`] only: lets a closure's argument be inferred.
#[doc(hidden)]
pub fn apply<T, R>(value: T, with: impl FnOnce(T) -> R) -> R {
    with(value)
}

/// For [`crate::column!`] only: names the type that refused a stored value, not the value.
#[doc(hidden)]
pub fn made<T, E>(name: &str, made: Result<T, E>) -> Result<T, Error> {
    made.map_err(|_| Error::fault(format!("a stored value is no {name}")))
}

impl Param for str {
    fn value(&self) -> Value<'_> {
        Value::Text(self.into())
    }
}
impl<T: Param + ?Sized> Param for &T {
    fn value(&self) -> Value<'_> {
        (**self).value()
    }
}
impl<T: Param> Param for Option<T> {
    fn value(&self) -> Value<'_> {
        self.as_ref().map_or(Value::Null, Param::value)
    }
}
impl<T: Column> Column for Option<T> {
    const KIND: Kind = T::KIND;
    fn read(row: &RowRef<'_>, at: usize) -> Result<Self, Error> {
        if row.is_null(at)? { Ok(None) } else { T::read(row, at).map(Some) }
    }
}
/// A list, for `IN ($n[])`.
impl<T: Param> Param for Vec<T> {
    fn value(&self) -> Value<'_> {
        self.as_slice().value()
    }
}
impl<T: Param, const N: usize> Param for [T; N] {
    fn value(&self) -> Value<'_> {
        self.as_slice().value()
    }
}
impl<T: Param> Param for [T] {
    fn value(&self) -> Value<'_> {
        Value::List(self.iter().map(Param::value).collect())
    }
}

impl Param for i64 {
    fn value(&self) -> Value<'_> {
        Value::Int(*self)
    }
}
impl Column for i64 {
    const KIND: Kind = Kind::Int;
    fn read(row: &RowRef<'_>, at: usize) -> Result<Self, Error> {
        row.int(at)
    }
}
impl Param for String {
    fn value(&self) -> Value<'_> {
        Value::Text(self.into())
    }
}
impl Column for String {
    const KIND: Kind = Kind::Text;
    fn read(row: &RowRef<'_>, at: usize) -> Result<Self, Error> {
        row.text(at).map(str::to_owned)
    }
}
impl Param for bool {
    fn value(&self) -> Value<'_> {
        Value::Bool(*self)
    }
}
impl Column for bool {
    const KIND: Kind = Kind::Bool;
    fn read(row: &RowRef<'_>, at: usize) -> Result<Self, Error> {
        row.bool(at)
    }
}
