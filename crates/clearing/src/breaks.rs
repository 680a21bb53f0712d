//! What of the TA's files could not be taken as it is: named, kept, and shown until it is found no
//! more or a person has accepted it.

use crate::Engine;
use crate::file_break::BreakKind;
use crate::store::breaks::{self, FileBreakRow};
use db::Tx;
use exchange::FileType;
use kernel::Day;
use std::collections::BTreeMap;

/// Breaks that are written together.
const CHUNK: usize = 5_000;

impl Engine {
    /// Puts what was found in the place of what was open of these kinds.
    pub(crate) async fn renew_breaks(
        &self,
        (day, file_type): (Day, FileType),
        kinds: &'static [BreakKind],
        found: Vec<FileBreakRow>,
    ) -> Result<(), db::Error> {
        self.renew_breaks_of((day, file_type.code()), kinds, found).await
    }

    /// The same of what may be none of the TA's files.
    pub(crate) async fn renew_breaks_of(
        &self,
        (day, file_type): (Day, &'static str),
        kinds: &'static [BreakKind],
        found: Vec<FileBreakRow>,
    ) -> Result<(), db::Error> {
        let write = async move |tx: &mut Tx| {
            let kinds: Vec<&str> = kinds.iter().map(|kind| kind.name()).collect();
            breaks::settle(tx, (day, file_type), &kinds).await?;
            put(tx, &found).await
        };
        self.app.db().write_batch(write).await
    }
}

/// Opens breaks, each once.
pub(crate) async fn put(tx: &mut Tx, found: &[FileBreakRow]) -> Result<(), db::Error> {
    let key = |row: &FileBreakRow| (row.kind.clone(), row.subject.clone());
    let once: BTreeMap<_, _> = found.iter().map(|row| (key(row), row.clone())).collect();
    let rows: Vec<FileBreakRow> = once.into_values().collect();
    for rows in rows.chunks(CHUNK) {
        breaks::put(tx, rows).await?;
    }
    Ok(())
}
