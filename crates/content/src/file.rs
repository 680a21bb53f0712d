//! The room's files: `---`, lines `name: value`, `---`, then the body.

use kernel::Day;

/// Declares the files of a folder; the file's name is the key.
macro_rules! files {
    ($folder:literal: $($key:literal),+ $(,)?) => {
        &[$(($key, include_str!(concat!("../", $folder, "/", $key, ".md")))),+]
    };
}
pub(crate) use files;

/// A file of words: what its head says, and its body.
pub struct File {
    head: &'static str,
    pub body: &'static str,
}

impl File {
    /// None where it has no head.
    pub fn of(text: &'static str) -> Option<Self> {
        let (head, body) = text.strip_prefix("---\n")?.split_once("\n---\n")?;
        Some(Self { head, body: body.trim() })
    }

    /// What the head says under a name; empty where it says nothing.
    pub fn value(&self, name: &str) -> &'static str {
        let lines = self.head.lines();
        let mut found = lines.filter_map(|line| line.strip_prefix(name)?.strip_prefix(": "));
        found.next().unwrap_or_default()
    }

    /// The same, as a day.
    pub fn day(&self, name: &str) -> Option<Day> {
        self.value(name).parse().ok()
    }
}
