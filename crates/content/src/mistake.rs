//! What is wrong with a folder: all of it at once, each with its file and line.

use std::fmt;

/// A mistake in a file of a folder.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord)]
pub struct Mistake {
    /// From the folder, `pages/home.md`.
    pub path: String,
    /// From 1.
    pub line: usize,
    pub reason: String,
}

impl fmt::Display for Mistake {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}:{}: {}", self.path, self.line, self.reason)
    }
}

/// The mistakes found so far.
#[derive(Debug, Default)]
pub struct Mistakes(pub Vec<Mistake>);

impl Mistakes {
    /// Notes one.
    pub fn add(&mut self, path: &str, line: usize, reason: impl Into<String>) {
        self.0.push(Mistake { path: path.to_owned(), line, reason: reason.into() });
    }

    /// In the order of files and lines.
    pub fn sorted(mut self) -> Vec<Mistake> {
        self.0.sort();
        self.0.dedup();
        self.0
    }
}
