//! What an audit finds.

use std::fmt;

/// Something that should be equal and is not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Difference {
    /// What it is about.
    pub what: String,
    /// As it must be.
    pub expected: String,
    /// As it is.
    pub found: String,
}

impl fmt::Display for Difference {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { what, expected, found } = self;
        write!(f, "{what}: must be {expected}, is {found}")
    }
}

/// Gathers what differs.
#[derive(Default)]
pub(crate) struct Found(Vec<Difference>);

impl Found {
    pub fn into_differences(self) -> Vec<Difference> {
        self.0
    }

    pub fn differ(&mut self, what: &str, expected: impl fmt::Display, found: impl fmt::Display) {
        let (what, expected, found) = (what.to_owned(), expected.to_string(), found.to_string());
        self.0.push(Difference { what, expected, found });
    }

    pub fn equal(&mut self, what: String, expected: i64, found: i64) {
        if expected != found {
            self.differ(&what, expected, found);
        }
    }
}
