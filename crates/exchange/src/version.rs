//! Versions of the protocol and what differs between them outside the records.

use std::fmt;

/// A version of the exchange protocol, line 2 of every file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Version {
    /// V2.0, written `20`.
    V20,
    /// V2.1, written `21`.
    V21,
    /// V2.2, written `22`.
    V22,
}

impl Version {
    /// All versions, oldest first.
    pub const ALL: [Version; 3] = [Version::V20, Version::V21, Version::V22];

    /// The two digits that stand in a file.
    pub fn code(self) -> &'static str {
        match self {
            Version::V20 => "20",
            Version::V21 => "21",
            Version::V22 => "22",
        }
    }

    /// The version written as two digits, or nothing.
    pub fn from_code(code: &str) -> Option<Version> {
        Version::ALL.into_iter().find(|version| version.code() == code)
    }

    /// What fills a number that nobody set. Writers of V2.0 leave zeros, later ones spaces;
    /// readers take both for empty.
    pub fn blank_number(self) -> u8 {
        if self == Version::V20 { b'0' } else { b' ' }
    }

    /// The place of this version's format in a row of the layout tables.
    pub(crate) fn column(self) -> usize {
        match self {
            Version::V20 => 0,
            Version::V21 => 1,
            Version::V22 => 2,
        }
    }

    /// Widths in bytes of the header lines.
    pub(crate) fn widths(self) -> Widths {
        match self {
            Version::V20 | Version::V21 => Widths {
                version: 4,
                creator: 9,
                receiver: 9,
                summary: 3,
                file_type: 2,
                sender: 8,
                recipient: 8,
                field_count: 3,
                record_count: 8,
            },
            Version::V22 => Widths {
                version: 8,
                creator: 20,
                receiver: 20,
                summary: 8,
                file_type: 8,
                sender: 8,
                recipient: 8,
                field_count: 8,
                record_count: 16,
            },
        }
    }
}

impl fmt::Display for Version {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

/// Widths in bytes of the header lines: those of a version, or those that a file has. The date
/// always has 8. The summary's width is also that of the number of files in an index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Widths {
    pub version: usize,
    pub creator: usize,
    pub receiver: usize,
    pub summary: usize,
    pub file_type: usize,
    pub sender: usize,
    pub recipient: usize,
    pub field_count: usize,
    pub record_count: usize,
}
