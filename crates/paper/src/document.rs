//! What is written, and why it may not be.

use crate::Curve;

/// What is written.
#[derive(Debug, Clone, Copy)]
pub struct Paper<'a> {
    pub title: &'a str,
    /// Below the title: of what version, from which day.
    pub sub: &'a str,
    /// At the foot of each page, left of its number.
    pub foot: &'a str,
    /// Headings `##`, paragraphs, lists, `**bold**`, tables; a line `[curve]` is where the curve
    /// is.
    pub markdown: &'a str,
    pub curve: Option<&'a Curve>,
    /// The day of the document: year, month, day.
    pub day: (u16, u8, u8),
}

/// Why there is no document.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotWritten {
    /// The font does not have a letter.
    #[error("the font has no letter {0:?}")]
    Letter(char),
    /// The font, or the writer of PDF, failed.
    #[error("writing a document: {0}")]
    Broken(String),
}
