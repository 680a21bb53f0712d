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
    /// How many entries it has. None in a file of before this was said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub count: Option<i64>,
    /// The hash of the last of them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub head: Option<String>,
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
    /// It says that it ends otherwise than it does: rows were cut off, or added.
    End,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Format(format) => write!(f, "the format {format:?} is not {FORMAT}"),
            Self::Missing(seq) => write!(f, "entry {seq} is missing"),
            Self::Changed(seq) => write!(f, "entry {seq} was changed, or one before it"),
            Self::End => write!(f, "it does not end where it says that it does"),
        }
    }
}

impl ChainFile {
    /// Of a customer.
    pub fn new(cust_no: CustNo, entries: Vec<Entry>) -> Self {
        let mut file =
            Self { format: FORMAT.to_owned(), cust_no, count: None, head: None, entries };
        file.count = Some(file.rows());
        file.head = Some(file.last_hash().to_owned());
        file
    }

    /// The hash of the last row.
    pub fn last_hash(&self) -> &str {
        self.entries.last().map_or(BEGIN, |last| &last.hash)
    }

    /// Whether it says where it ends.
    pub fn says_its_end(&self) -> bool {
        self.count.is_some() && self.head.is_some()
    }

    fn rows(&self) -> i64 {
        i64::try_from(self.entries.len()).unwrap_or(i64::MAX)
    }
}

/// Computes every hash again, and looks whether the file ends where it says. Whoever writes the end
/// anew, with all that says where it is, is found by comparing with a file of before only.
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
    let is_end = file.count.is_none_or(|count| count == file.rows())
        && file.head.as_deref().is_none_or(|head| head == before);
    is_end.then_some(()).ok_or(Broken::End)
}
