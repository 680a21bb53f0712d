//! A customer's whole chain as a file, and checking it without anything else.

use crate::entry::{BEGIN, Entry, FORMAT};
use kernel::CustNo;
use serde::{Deserialize, Serialize};
use std::fmt;
use utoipa::ToSchema;

/// All that a customer agreed to and withdrew, for him to keep and to check.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct ChainFile {
    /// How the hashes are made: `tael-consents-1`.
    pub format: String,
    pub cust_no: CustNo,
    /// Oldest first.
    pub entries: Vec<Entry>,
}

/// From which row on a chain does not hold, and why.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Broken {
    /// Another format than this program knows.
    Format(String),
    /// There is another number where this one belongs.
    Missing(i64),
    /// The row, or one before it, is not what was written down.
    Changed(i64),
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(format) => write!(f, "the format {format:?} is not {FORMAT}"),
            Self::Missing(seq) => write!(f, "entry {seq} is missing"),
            Self::Changed(seq) => write!(f, "entry {seq} was changed, or one before it"),
        }
    }
}

impl ChainFile {
    /// Of a customer.
    pub fn new(cust_no: CustNo, entries: Vec<Entry>) -> Self {
        Self { format: FORMAT.to_owned(), cust_no, entries }
    }

    /// The hash of the last row.
    pub fn head(&self) -> &str {
        self.entries.last().map_or(BEGIN, |last| &last.hash)
    }
}

/// Computes every hash again.
///
/// # Errors
/// Where the chain breaks.
pub fn check(file: &ChainFile) -> Result<(), Broken> {
    if file.format != FORMAT {
        return Err(Broken::Format(file.format.clone()));
    }
    let mut before = BEGIN;
    for (entry, seq) in file.entries.iter().zip(1..) {
        if entry.seq != seq {
            return Err(Broken::Missing(seq));
        }
        if entry.hash != entry.hash_after(before, file.cust_no) {
            return Err(Broken::Changed(seq));
        }
        before = &entry.hash;
    }
    Ok(())
}
