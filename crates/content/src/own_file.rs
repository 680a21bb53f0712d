//! A file of ours, found by its id: of a notice that has been given, of an agreement, or of a fund.
//! No path, host or address is ever made of an id.

use crate::{
    attachment::{Attachment, ending},
    fund_file::code_in,
    fund_files::files_of,
    library::Library,
    made::made,
    no_file::no_file,
    shelf::Shelf,
    text_file,
};
use bytes::Bytes;
use funds::Catalogue;
use kernel::Day;
use std::sync::Arc;
use wire::{Answer, App, raw};

const PDF: &str = "application/pdf";

/// A file with the words for it.
#[derive(Debug, Clone)]
pub struct OwnFile {
    /// Small letters, digits, `-` and one `.`.
    pub id: String,
    /// What it is called on the page.
    pub title: String,
    /// What more is said of it, such as a version; empty where there is nothing.
    pub note: String,
    pub media_type: &'static str,
    pub bytes: Bytes,
}

impl OwnFile {
    /// How it is called when it is kept: its title with the ending of its id.
    pub fn shown_name(&self) -> String {
        format!("{}.{}", self.title, ending(&self.id))
    }

    /// A document in PDF.
    pub fn pdf(id: String, title: String, bytes: Bytes) -> Self {
        Self { id, title, note: String::new(), media_type: PDF, bytes }
    }

    fn of(title: String, file: &Attachment) -> Self {
        let (media_type, bytes) = (file.media_type(), file.bytes.clone());
        Self { id: file.id.clone(), title, note: String::new(), media_type, bytes }
    }
}

impl From<OwnFile> for raw::OwnFile {
    fn from(file: OwnFile) -> Self {
        let shown_name = file.shown_name();
        let OwnFile { id, media_type, bytes, .. } = file;
        Self { file_name: id, shown_name, media_type, bytes }
    }
}

/// The file of an id on a day; anything else is refused as one that does not exist.
pub async fn find(app: &App, id: &str, day: Day) -> Answer<OwnFile> {
    let library: Arc<Library> = app.get::<Shelf>().library();
    if let Some((title, file)) = library.file(id, day) {
        return Ok(OwnFile::of(title.clone(), file));
    }
    if let Some(sketch) = text_file::find(&library, id, day) {
        let (id, title, note) = (id.to_owned(), sketch.title.clone(), sketch.sub.clone());
        return Ok(OwnFile { id, title, note, media_type: PDF, bytes: made(sketch).await? });
    }
    let fund = code_in(id).and_then(|code| app.find::<Catalogue>()?.fund(code));
    let fund = fund.ok_or_else(no_file)?;
    let listed = files_of(app, &library, &fund, day).await?;
    let file = listed.into_iter().find(|file| file.id == id).ok_or_else(no_file)?;
    let (title, note) = (file.title.clone(), file.note.clone());
    let (id, media_type) = (file.id.clone(), PDF);
    Ok(OwnFile { id, title, note, media_type, bytes: file.bytes().await? })
}
