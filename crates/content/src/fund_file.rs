//! The documents of a fund as files: each under an id made of the fund, the document's key and the
//! first day of its version. What the folder does not have as a file of that name is made of the
//! text.

use crate::made::{Sketch, made};
use bytes::Bytes;
use funds::Fund;
use kernel::{Day, FundCode};
use wire::Answer;

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
    pub(crate) body: Body,
}

/// Where its bytes come from.
#[derive(Debug, Clone, PartialEq)]
pub(crate) enum Body {
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

/// `031028-prospectus-20260101.pdf`
pub(crate) fn id_of(fund: &Fund, key: &str, day: Day) -> String {
    format!("{}-{key}-{}.pdf", fund.code, day.to_string().replace('-', ""))
}
