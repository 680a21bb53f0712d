//! How a partner answers.

use std::{future::Future, pin::Pin};

/// What a partner answers, in its own time.
pub type Reply<'a, T> = Pin<Box<dyn Future<Output = Result<T, PartnerError>> + Send + 'a>>;

/// A partner gave no answer. Whether it did what it was asked is not known: ask again under the
/// same key, or query.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PartnerError {
    /// No answer in time.
    #[error("no answer in time")]
    TimedOut,
    /// The connection failed, or the answer was not understood.
    #[error("unavailable: {0}")]
    Unavailable(String),
}
