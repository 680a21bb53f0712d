//! The human check: where strangers come unusually often, each has to do something first that costs
//! him nothing worth speaking of, and much who comes a thousand times.
//!
//! The port is open to a vendor's check, which his own script shows; ours is a [`Puzzles`]. See
//! `docs/decisions/0057`.

mod puzzle;

pub use puzzle::Puzzles;
#[cfg(feature = "testing")]
pub(crate) use puzzle::solve;

use crate::{Answer, Limited};
use kernel::Instant;
use serde_json::Value;
use std::pin::Pin;

/// What a check is asked for.
#[derive(Debug, Clone, Copy)]
pub struct Asked {
    /// What is to be done.
    pub what: Limited,
    /// How hard it is to be for a processor: doubles with each bit.
    pub bits: u32,
    /// Until when what was done counts.
    pub until: Instant,
}

/// Tells persons from programs, or lets both pay.
pub trait HumanCheck: Send + Sync {
    /// What the client has to do, as its `kind` and what that needs.
    fn ask(&self, asked: Asked) -> Doing<'_, Value>;

    /// Whether the header `X-Check` says that it was done, for this, in time, for the first time,
    /// and when it was hardly easier than now: nobody collects checks for harder times.
    fn passed<'a>(&'a self, asked: Asked, did: &'a str, wall: Instant) -> Doing<'a, bool>;
}

/// A check that is under way; a vendor's asks its service.
pub type Doing<'a, T> = Pin<Box<dyn Future<Output = Answer<T>> + Send + 'a>>;

/// The installation's check; strangers are not asked where none is registered.
pub type HumanCheckService = Box<dyn HumanCheck>;
