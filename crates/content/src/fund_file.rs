//! The documents of a fund as files: each under an id made of the fund, the document's key and the
//! first day of its version. What the folder does not have as a file of that name is made of the
//! text.

use crate::{
    fund_paper, fund_report,
    library::Library,
    made::{Sketch, made},
};
use bytes::Bytes;
use funds::{Fund, FundDocument};
use kernel::{Day, FundCode};
use wire::{Answer, App};

/// A document of a fund as a file.
#[derive(Debug, Clone, PartialEq)]
pub struct FundFile {
    /// `031028-prospectus-20260101.pdf`
    pub id: String,
    /// `fund-contract`, …
    pub key: &'static str,
    pub title: String,
    pub version: String,
    /// The first day of the version.
    pub effective_on: Day,
    /// Which it is, for people.
    pub note: String,
    body: Body,
}

/// Where its bytes come from.
#[derive(Debug, Clone, PartialEq)]
enum Body {
    Kept(Bytes),
    Made(Sketch),
}

impl FundFile {
    /// One that is of a day and not of a version; none where the font lacks a letter.
    pub fn of_day(fund: &Fund, key: &'static str, day: Day, sketch: Sketch) -> Option<Self> {
        let (id, title) = (id_of(fund, key, day), sketch.title.clone());
        let (version, note) = (day.to_string(), sketch.sub.clone());
        let body = Body::Made(Some(sketch).filter(Sketch::can_be_made)?);
        Some(Self { id, key, title, version, effective_on: day, note, body })
    }

    /// Its bytes.
    ///
    /// # Errors
    /// Too many wait for theirs.
    pub async fn bytes(self) -> Answer<Bytes> {
        match self.body {
            Body::Kept(bytes) => Ok(bytes),
            Body::Made(sketch) => made(sketch).await,
        }
    }
}

/// The fund in whose name an id would be.
pub fn code_in(id: &str) -> Option<FundCode> {
    id.split_once('-').and_then(|(code, _)| code.parse().ok())
}

fn id_of(fund: &Fund, key: &str, day: Day) -> String {
    format!("{}-{key}-{}.pdf", fund.code, day.to_string().replace('-', ""))
}

/// The files of a fund on a day: its documents in the order in which they are read, then its last
/// report.
///
/// # Errors
/// Those of the database.
pub async fn files_of(
    app: &App,
    library: &Library,
    fund: &Fund,
    day: Day,
) -> Answer<Vec<FundFile>> {
    let mut files = documents(library, fund, day);
    files.extend(fund_report::report_file(app, fund, day).await?);
    Ok(files)
}

fn documents(library: &Library, fund: &Fund, day: Day) -> Vec<FundFile> {
    let file = |document: FundDocument| {
        let general = library.text(document.key, day)?;
        let effective_on = document.valid_from.unwrap_or(general.from);
        let id = id_of(fund, document.key, effective_on);
        let body = match library.attachment(&id) {
            Some(kept) => Body::Kept(kept.bytes.clone()),
            None => {
                let sketch = fund_paper::sketch(fund, &document, effective_on, &general.body);
                Body::Made(Some(sketch).filter(Sketch::can_be_made)?)
            }
        };
        let FundDocument { key, title, version, .. } = document;
        let note = format!("{version}版，{effective_on}起");
        Some(FundFile { id, key, title, version, effective_on, note, body })
    };
    fund.documents_on(day).into_iter().filter_map(file).collect()
}
