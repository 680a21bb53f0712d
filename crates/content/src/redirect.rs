//! Keys of links, and where they lead.

use crate::file::File;

/// A key, what it is called on a page, and where it leads.
#[derive(Debug)]
pub struct Redirect {
    pub key: String,
    pub title: String,
    pub path: String,
}

/// What a redirect's head may say.
pub const NAMES: &[&str] = &["title", "path"];

impl Redirect {
    /// Reads a file of a redirect.
    pub fn read(key: &str, mut file: File<'_>) -> Option<Self> {
        let (title, path) = (file.word("title"), file.word("path"));
        Some(Self { key: key.to_owned(), title: title?, path: path? })
    }
}
