//! The other side of the exchange files.

use kernel::Day;
use std::{future::Future, pin::Pin};

/// Who answers the application files.
pub trait Counterparty: Send + Sync {
    /// Answers the files of T. An error is a sentence for the operator.
    fn answer(&self, t_day: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>>;
}

/// Another company's TA: its files come by themselves.
pub struct Outside;

impl Counterparty for Outside {
    fn answer(&self, _: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>> {
        Box::pin(async { Ok(()) })
    }
}
