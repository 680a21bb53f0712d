//! The documents of a fund as files: each under an id made of the fund, the document's key and the
//! first day of its version.

use crate::library::Library;
use funds::{Fund, FundDocument};
use kernel::{Day, FundCode};

/// A document of a fund as a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FundFile {
    /// `031028-prospectus-20260101.pdf`
    pub id: String,
    /// `fund-contract`, …
    pub key: &'static str,
    pub title: String,
    pub version: String,
    /// The first day of the version.
    pub effective_on: Day,
}

/// The fund in whose name an id would be.
pub fn code_in(id: &str) -> Option<FundCode> {
    id.split_once('-').and_then(|(code, _)| code.parse().ok())
}

/// The documents of a fund that there are as files on a day, in the order in which they are read.
pub fn files_of(library: &Library, fund: &Fund, day: Day) -> Vec<FundFile> {
    let named = |document: FundDocument| {
        let general = library.text(document.key, day)?;
        let effective_on = document.valid_from.unwrap_or(general.from);
        let FundDocument { key, title, version, .. } = document;
        let first_day = effective_on.to_string().replace('-', "");
        let id = format!("{}-{key}-{first_day}.pdf", fund.code);
        Some(FundFile { id, key, title, version, effective_on })
    };
    let all = fund.documents_on(day).into_iter().filter_map(named);
    all.filter(|file| library.attachment(&file.id).is_some()).collect()
}
