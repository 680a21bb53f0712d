//! Documents in PDF: a text in Markdown with its title, its facts, tables and a curve, on A4 pages
//! that are numbered. Pure: the same document is the same bytes. Its letters can be copied out, and
//! one that the font does not have makes no document rather than a box.

mod blocks;
mod curve;
mod document;
mod draw;
mod face;
mod lines;
mod sheet;
mod table;

pub use curve::Curve;
pub use document::{NotWritten, Paper};

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
