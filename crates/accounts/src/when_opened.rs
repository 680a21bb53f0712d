//! Who is told that an account was opened. The rooms that are stand above this one: they are not
//! called by name, the application registers one ([`WhenOpened`]).

use db::Tx;
use kernel::{CustNo, Instant};
use std::{future::Future, pin::Pin};
use wire::{Answer, Call, Customer};

/// An account that has just been opened, the first time and the last.
#[derive(Debug, Clone, Copy)]
pub struct Opened {
    pub cust_no: CustNo,
    pub at: Instant,
    /// For one row that whoever is told writes.
    pub number: i64,
}

/// What a room makes of it, in the transaction that opens: both are written, or neither.
pub type OpenedHook =
    for<'a> fn(&'a mut Tx, Opened) -> Pin<Box<dyn Future<Output = Answer<()>> + Send + 'a>>;

/// A service of the application: who is told.
#[derive(Debug, Clone, Copy)]
pub struct WhenOpened(pub OpenedHook);

/// Tells the application's, if it has one.
pub(crate) fn hook_of(call: &Call<Customer>) -> WhenOpened {
    call.find::<WhenOpened>().copied().unwrap_or(WhenOpened(|_, _| Box::pin(async { Ok(()) })))
}
