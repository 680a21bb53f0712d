//! Rows: structs declared by `row!`, and tuples.

use crate::{Column, Error, Kind, RowRef, Value};

/// What a statement's row becomes.
pub trait Row: Sized {
    /// Names of the columns, in their order; empty for tuples, which go by position only.
    const COLUMNS: &'static [&'static str];
    /// Types of the columns, in their order.
    const KINDS: &'static [Kind];

    /// Reads all columns by position.
    ///
    /// # Errors
    /// A column has another type, is NULL, or holds what its newtype refuses.
    fn read(row: &RowRef<'_>) -> Result<Self, Error>;

    /// Appends the fields' values, in the order of the columns.
    fn values<'a>(&'a self, out: &mut Vec<Value<'a>>);
}

/// Declares a struct whose fields are, in this order, the columns of a statement.
/// Debug builds compare the names, so that two swapped columns fail in tests.
///
/// ```
/// db::row! {
///     #[derive(Debug, Clone)]
///     pub struct Posting {
///         pub journal_id: i64,
///         pub account: String,
///         pub amount_fen: i64,
///     }
/// }
/// ```
#[macro_export]
macro_rules! row {
    ($(#[$meta:meta])* $vis:vis struct $name:ident {
        $($(#[$field_meta:meta])* $field_vis:vis $field:ident: $type:ty),* $(,)?
    }) => {
        $(#[$meta])* $vis struct $name { $($(#[$field_meta])* $field_vis $field: $type),* }
        impl $crate::Row for $name {
            const COLUMNS: &'static [&'static str] = &[$(stringify!($field)),*];
            const KINDS: &'static [$crate::Kind] = &[$(<$type as $crate::Column>::KIND),*];
            #[inline]
            fn read(row: &$crate::RowRef<'_>) -> Result<Self, $crate::Error> {
                let mut at = 0..;
                Ok(Self {
                    $($field: <$type as $crate::Column>::read(row, at.next().unwrap_or(0))?),*
                })
            }
            fn values<'a>(&'a self, out: &mut Vec<$crate::Value<'a>>) {
                $(out.push($crate::Param::value(&self.$field));)*
            }
        }
    };
}

macro_rules! tuple {
    ($($type:ident $at:tt),*) => {
        impl<$($type: Column),*> Row for ($($type,)*) {
            const COLUMNS: &'static [&'static str] = &[];
            const KINDS: &'static [Kind] = &[$($type::KIND),*];
            fn read(row: &RowRef<'_>) -> Result<Self, Error> {
                Ok(($($type::read(row, $at)?,)*))
            }
            fn values<'a>(&'a self, out: &mut Vec<Value<'a>>) {
                $(out.push(self.$at.value());)*
            }
        }
    };
}
tuple!(A 0);
tuple!(A 0, B 1);
tuple!(A 0, B 1, C 2);
tuple!(A 0, B 1, C 2, D 3);
tuple!(A 0, B 1, C 2, D 3, E 4);
tuple!(A 0, B 1, C 2, D 3, E 4, F 5);
tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6);
tuple!(A 0, B 1, C 2, D 3, E 4, F 5, G 6, H 7);
