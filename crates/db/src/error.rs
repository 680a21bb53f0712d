//! What went wrong below the rooms.

use std::{any::Any, fmt, io, iter, sync::Arc};
use tokio_postgres::error::DbError;

/// A failure of the database, with the file and line of the statement where there is one.
/// It is cloned, because one failed COMMIT answers a whole group of writes.
#[derive(Debug, Clone)]
pub struct Error {
    /// What the caller may do about it.
    pub kind: ErrorKind,
    /// The driver's words; for the log, never for a customer.
    pub text: Arc<str>,
    /// File and line of the statement.
    pub at: Option<(&'static str, u32)>,
}

/// What a caller may do about an [`Error`].
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ErrorKind {
    /// [`crate::Tx::one`] found no row.
    NotFound,
    /// A constraint was hurt: a key is there twice, a reference leads nowhere.
    Conflict,
    /// Other transactions won the race each time; the caller may ask again.
    Retry,
    /// The queue is full, no connection is free, or a statement took too long.
    Overloaded,
    /// The work awaited something other than the database and was rolled back.
    Awaited,
    /// The work panicked and was rolled back.
    Panicked,
    /// An earlier statement of the transaction had failed, and the work went on regardless.
    Poisoned,
    /// What the transaction was to begin with has been done before ([`crate::Opening`]).
    Repeated,
    /// [`crate::Db::close`] was called.
    Closed,
    /// The server cannot be reached, begins or ends, or the connection to it was lost: soon it may
    /// be back. Of a COMMIT nobody knows then whether it took effect.
    Away,
    /// The disk has no room.
    Full,
    /// All else: a mistake in a statement, a spoiled file.
    Fault,
}

impl ErrorKind {
    /// Those that pass by themselves, or when somebody has made room: the same work may succeed
    /// later as it is.
    pub const PASSING: [Self; 5] =
        [Self::Retry, Self::Overloaded, Self::Closed, Self::Away, Self::Full];

    /// Whether it is one of [`ErrorKind::PASSING`].
    #[must_use]
    pub fn passes(self) -> bool {
        Self::PASSING.contains(&self)
    }

    /// For logs and figures.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::NotFound => "no row",
            Self::Conflict => "conflict",
            Self::Retry => "lost races",
            Self::Overloaded => "overloaded",
            Self::Awaited => "awaited",
            Self::Panicked => "panicked",
            Self::Poisoned => "poisoned",
            Self::Repeated => "repeated",
            Self::Closed => "closing",
            Self::Away => "database away",
            Self::Full => "disk full",
            Self::Fault => "fault",
        }
    }
}

impl Error {
    /// An error that belongs to no statement.
    pub fn new(kind: ErrorKind, text: impl fmt::Display) -> Self {
        Self { kind, text: text.to_string().into(), at: None }
    }

    pub(crate) fn fault(text: impl fmt::Display) -> Self {
        Self::new(ErrorKind::Fault, text)
    }

    pub(crate) fn retry() -> Self {
        Self::new(ErrorKind::Retry, "a test let this COMMIT fail")
    }

    /// What a panic said.
    pub(crate) fn panicked(panic: &dyn Any) -> Self {
        let owned = panic.downcast_ref::<String>().map(String::as_str);
        let words = owned.or_else(|| panic.downcast_ref::<&str>().copied());
        Self::new(ErrorKind::Panicked, words.unwrap_or("the work panicked"))
    }

    pub(crate) fn closed() -> Self {
        Self::new(ErrorKind::Closed, "the database was closed")
    }

    /// Of a transaction whose work went on after this, as if it had not failed.
    pub(crate) fn poison(self) -> Self {
        match self.kind.passes() {
            true => self,
            false => Self::new(ErrorKind::Poisoned, self),
        }
    }

    pub(crate) fn at(mut self, place: (&'static str, u32)) -> Self {
        self.at = Some(place);
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some((file, line)) = self.at {
            write!(f, "{file}:{line}: ")?;
        }
        write!(f, "{:?}: {}", self.kind, self.text)
    }
}

impl std::error::Error for Error {}

impl From<rusqlite::Error> for Error {
    fn from(error: rusqlite::Error) -> Self {
        use rusqlite::ErrorCode as Code;
        let kind = match error.sqlite_error_code() {
            Some(Code::ConstraintViolation) => ErrorKind::Conflict,
            Some(Code::DatabaseBusy | Code::OperationInterrupted) => ErrorKind::Overloaded,
            Some(Code::DiskFull) => ErrorKind::Full,
            _ => ErrorKind::Fault,
        };
        Self::new(kind, error)
    }
}

impl From<tokio_postgres::Error> for Error {
    fn from(error: tokio_postgres::Error) -> Self {
        let kind = match error.code().map(|code| code.code()) {
            // serialization_failure, deadlock_detected, and out_of_memory: of predicate locks,
            // which writes that run alone need fewer of
            Some("40001" | "40P01" | "53200") => ErrorKind::Retry,
            // in_failed_sql_transaction: a statement of another write of the group had failed
            Some("25P02") => ErrorKind::Poisoned,
            // query_canceled (by the timeout), too_many_connections, lock_not_available
            Some("57014" | "53300" | "55P03") => ErrorKind::Overloaded,
            // disk_full
            Some("53100") => ErrorKind::Full,
            // admin_shutdown, crash_shutdown, cannot_connect_now
            Some("57P01" | "57P02" | "57P03") => ErrorKind::Away,
            // connection_exception and its kinds
            Some(code) if code.starts_with("08") => ErrorKind::Away,
            Some(code) if code.starts_with("23") => ErrorKind::Conflict,
            None if error.is_closed() || is_line(&error) => ErrorKind::Away,
            _ => ErrorKind::Fault,
        };
        let text = error.as_db_error().map_or_else(|| with_causes(&error), said);
        Self::new(kind, text)
    }
}

/// What the server says, without its DETAIL: that has the values of the row, such as the mobile
/// that is there twice. The message names table and constraint.
fn said(error: &DbError) -> String {
    format!("{}: {}", error.severity(), error.message())
}

/// Whether the line to the server failed, or none could be had in time.
fn is_line(error: &tokio_postgres::Error) -> bool {
    causes(error).any(|cause| cause.is::<io::Error>())
}

/// The driver says what it was doing, and leaves to its causes why that failed.
fn with_causes(error: &tokio_postgres::Error) -> String {
    causes(error).fold(error.to_string(), |text, cause| format!("{text}: {cause}"))
}

fn causes(
    error: &tokio_postgres::Error,
) -> impl Iterator<Item = &(dyn std::error::Error + 'static)> {
    iter::successors(std::error::Error::source(error), |cause| cause.source())
}
