//! The other side of the exchange files.

use kernel::{Day, Shares};
use std::{future::Future, pin::Pin};

/// Who answers the application files.
pub trait Counterparty: Send + Sync {
    /// Answers the files of T. An error is a sentence for the operator.
    fn answer(&self, t_day: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>>;

    /// What it has registered, where we can look into it: at a TA of our own. An error is a
    /// sentence for the operator.
    fn register(&self) -> Pin<Box<dyn Future<Output = RegisterFound> + Send + '_>> {
        Box::pin(async { Ok(None) })
    }
}

/// A register; none where we cannot look into it, or before its first day.
pub type RegisterFound = Result<Option<Register>, String>;

/// What a TA has registered.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Register {
    /// The last T that it has answered.
    pub t_day: Day,
    /// Shares of each trade account and fund.
    pub shares: Vec<(String, String, Shares)>,
}

/// Another company's TA: its files come by themselves.
pub struct Outside;

impl Counterparty for Outside {
    fn answer(&self, _: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>> {
        Box::pin(async { Ok(()) })
    }
}
