//! A row of either engine, read by position.

use tokio_postgres::types::{FromSql, Type};

use crate::Error;

/// A row as the driver gives it.
pub struct RowRef<'a>(pub(crate) Source<'a>);

pub(crate) enum Source<'a> {
    Sqlite(&'a rusqlite::Row<'a>),
    Postgres(&'a tokio_postgres::Row),
}

impl RowRef<'_> {
    /// A BIGINT.
    ///
    /// # Errors
    /// It is NULL or of another type.
    pub fn int(&self, at: usize) -> Result<i64, Error> {
        match self.0 {
            Source::Sqlite(row) => Ok(row.get(at)?),
            Source::Postgres(row) => Ok(row.try_get(at)?),
        }
    }

    /// A TEXT, borrowed from the row.
    ///
    /// # Errors
    /// It is NULL or of another type.
    pub fn text(&self, at: usize) -> Result<&str, Error> {
        match self.0 {
            Source::Sqlite(row) => row.get_ref(at)?.as_str().map_err(Error::fault),
            Source::Postgres(row) => Ok(row.try_get(at)?),
        }
    }

    /// A BOOLEAN.
    ///
    /// # Errors
    /// It is NULL or of another type.
    pub fn bool(&self, at: usize) -> Result<bool, Error> {
        match self.0 {
            Source::Sqlite(row) => Ok(row.get(at)?),
            Source::Postgres(row) => Ok(row.try_get(at)?),
        }
    }

    /// How many columns it has.
    pub(crate) fn width(&self) -> usize {
        match self.0 {
            Source::Sqlite(row) => row.as_ref().column_count(),
            Source::Postgres(row) => row.len(),
        }
    }

    /// Whether the column is NULL.
    ///
    /// # Errors
    /// There is no such column.
    pub fn is_null(&self, at: usize) -> Result<bool, Error> {
        match self.0 {
            Source::Sqlite(row) => Ok(row.get_ref(at)? == rusqlite::types::ValueRef::Null),
            Source::Postgres(row) => Ok(row.try_get::<_, Option<Anything>>(at)?.is_none()),
        }
    }
}

/// A value of any type, not looked at.
struct Anything;

impl<'a> FromSql<'a> for Anything {
    fn from_sql(_: &Type, _: &'a [u8]) -> Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Self)
    }
    fn accepts(_: &Type) -> bool {
        true
    }
}
