//! What can go wrong at the TA.

use calc::CalcError;
use mailbox::MailError;

/// A day could not be worked off.
#[derive(Debug, thiserror::Error)]
pub enum TaError {
    /// A file or a folder.
    #[error(transparent)]
    Mail(#[from] MailError),
    /// The database.
    #[error("the TA's database: {0}")]
    Db(#[from] db::Error),
    /// A figure.
    #[error("the TA's calculation: {0}")]
    Calc(#[from] CalcError),
}

impl From<kernel::Overflow> for TaError {
    fn from(error: kernel::Overflow) -> Self {
        Self::Calc(error.into())
    }
}

impl From<exchange::ReadError> for TaError {
    fn from(error: exchange::ReadError) -> Self {
        Self::Mail(error.into())
    }
}

impl From<exchange::WriteError> for TaError {
    fn from(error: exchange::WriteError) -> Self {
        Self::Mail(error.into())
    }
}
