//! Versions of documents.

use crate::DocumentRow;
use db::{Error, Tx, insert, sql};
use kernel::FundCode;

/// All versions of these funds' documents.
pub async fn document_versions(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<DocumentRow>, Error> {
    tx.all(sql!(
        "SELECT code, document, valid_from, version FROM funds_document_version WHERE code IN ($1[])",
        codes
    ))
    .await
}

/// Puts versions; one of the same fund, document and day is replaced.
pub async fn put_document_versions(tx: &mut Tx, rows: &[DocumentRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_document_version",
            DocumentRow,
            "ON CONFLICT (code, document, valid_from) DO UPDATE SET version = excluded.version"
        ),
        rows,
    )
    .await
}
