//! What an import found.

use serde::Serialize;
use std::fmt;

/// What became of the rows of an import.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Report {
    /// Files read.
    pub files: usize,
    /// Rows read, without headers and empty lines.
    pub rows: usize,
    /// Rows that changed something in the database.
    pub changed: usize,
    /// Rows that were left out, and why.
    pub refused: Vec<Finding>,
    /// Rows that went in and deserve a look, such as jumps.
    pub remarks: Vec<Finding>,
}

/// A row with what was found.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Finding {
    pub file: String,
    /// Counted from 1; in JSON files the number of the element.
    pub line: usize,
    pub reason: String,
}

impl Report {
    /// Adds another report.
    pub fn add(&mut self, other: Self) {
        self.files += other.files;
        self.rows += other.rows;
        self.changed += other.changed;
        self.refused.extend(other.refused);
        self.remarks.extend(other.remarks);
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.line, self.reason)
    }
}
