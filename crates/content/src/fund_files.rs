//! Which files a fund has.

use crate::{
    fund_file::{Body, FundFile, id_of},
    fund_paper, fund_report,
    library::Library,
    made::Sketch,
};
use funds::{Fund, FundDocument};
use kernel::Day;
use wire::{Answer, App};

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
