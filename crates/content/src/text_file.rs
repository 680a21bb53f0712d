//! Agreements as files: each version under an id of its key and its first day, made of its text.

use crate::{
    fund_paper::parts,
    library::Library,
    made::{Sketch, made},
    own_file::OwnFile,
    text::Text,
};
use kernel::Day;
use wire::Answer;

/// `privacy-20260101.pdf`; none of a text that is no document, or whose letters the font lacks.
pub fn id_of(text: &Text) -> Option<String> {
    sketch_of(text).map(|_| name_of(text))
}

/// The file of an id, of a version that has begun by a day, in force or not.
///
/// # Errors
/// Too many wait for theirs.
pub async fn find(library: &Library, id: &str, day: Day) -> Answer<Option<OwnFile>> {
    let begun = key_in(id).map_or_else(Vec::new, |key| library.begun(key, day));
    // Before a text's first day its first version is shown, but is no file yet.
    let text = begun.into_iter().find(|text| text.from <= day && name_of(text) == id);
    let Some((text, sketch)) = text.and_then(|text| Some((text, sketch_of(text)?))) else {
        return Ok(None);
    };
    Ok(Some(OwnFile {
        id: id.to_owned(),
        title: text.title.clone(),
        note: sketch.sub.clone(),
        media_type: "application/pdf",
        bytes: made(sketch).await?,
    }))
}

/// The key of a text in whose name an id would be.
fn key_in(id: &str) -> Option<&str> {
    id.strip_suffix(".pdf")?.rsplit_once('-').map(|(key, _)| key)
}

fn name_of(text: &Text) -> String {
    format!("{}-{}.pdf", text.key, text.from.to_string().replace('-', ""))
}

/// What has drawings of the app's is read in the app.
fn sketch_of(text: &Text) -> Option<Sketch> {
    let sketch = Sketch {
        title: text.title.clone(),
        sub: format!("{}版，{}起", text.version, text.from),
        markdown: text.body.clone(),
        curve: None,
        day: parts(text.from),
    };
    Some(sketch).filter(|sketch| !text.body.contains("](") && sketch.can_be_made())
}
