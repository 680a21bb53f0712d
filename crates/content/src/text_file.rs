//! Agreements as files: each version under an id of its key and its first day, made of its text.

use crate::{fund_paper::parts, library::Library, made::Sketch, text::Text};
use kernel::Day;

/// `privacy-20260101.pdf`; none of a text that is no document, or whose letters the font lacks.
pub fn id_of(text: &Text) -> Option<String> {
    sketch_of(text).map(|_| name_of(text))
}

/// What the file of an id is made of: a version that has begun by a day, in force or not.
pub fn find(library: &Library, id: &str, day: Day) -> Option<Sketch> {
    let begun = key_in(id).map_or_else(Vec::new, |key| library.begun(key, day));
    // Before a text's first day its first version is shown, but is no file yet.
    let text = begun.into_iter().find(|text| text.from <= day && name_of(text) == id);
    text.and_then(sketch_of)
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
