//! Documents in PDF: a text in Markdown with its title, its facts, tables and a curve, on A4 pages
//! that are numbered. Pure: the same document is the same bytes. Its letters can be copied out, and
//! one that the font does not have makes no document rather than a box.

mod blocks;
mod curve;
mod draw;
mod face;
mod lines;
mod sheet;

pub use curve::Curve;

/// What is written.
#[derive(Debug, Clone, Copy)]
pub struct Paper<'a> {
    pub title: &'a str,
    /// Below the title: of what version, from which day.
    pub sub: &'a str,
    /// At the foot of each page, left of its number.
    pub foot: &'a str,
    /// Headings `##`, paragraphs, lists, `**bold**`, tables; a line `[curve]` is where the curve is.
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

/// Writes a document.
///
/// # Errors
/// [`NotWritten::Letter`] for a letter that cannot be drawn.
pub fn pdf(paper: &Paper<'_>) -> Result<Vec<u8>, NotWritten> {
    let face = face::Face::get()?;
    let sheets = sheet::sheets(paper, face)?;
    draw::written(paper, &sheets, face)
}

/// Whether a text can be written.
pub fn has_letters(text: &str) -> bool {
    face::Face::get().is_ok_and(|face| {
        text.chars().filter(|letter| !letter.is_control()).all(|c| face.letter(c).is_ok())
    })
}

#[cfg(test)]
mod tests;
