//! What funds hold, as their last published reports say: what a customer's money is looked through
//! by. They are read once and kept by the snapshot, since a customer may hold a hundred funds.

use crate::report::{Report, Reports};
use crate::{Archive, Snapshot, store};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, FundCode};
use std::collections::{BTreeMap, HashMap};
use std::sync::Arc;

impl Snapshot {
    /// The last published reports of funds; those that have none are left out.
    ///
    /// # Errors
    /// Those of the database; [`ErrorKind::Fault`] where a stored report cannot be read.
    pub async fn reports(
        &self,
        tx: &mut Tx,
        codes: &[FundCode],
        today: Day,
    ) -> Result<BTreeMap<FundCode, Report>, Error> {
        let missing: Vec<FundCode> =
            codes.iter().filter(|code| self.kept_reports.find(**code).is_none()).copied().collect();
        if !missing.is_empty() {
            self.read_reports(tx, &missing).await?;
        }
        let report = |code: &FundCode| {
            let reports = self.kept_reports.find(*code)?;
            Some((*code, reports.on(today)?.clone()))
        };
        Ok(codes.iter().filter_map(report).collect())
    }

    async fn read_reports(&self, tx: &mut Tx, codes: &[FundCode]) -> Result<(), Error> {
        let mut found: HashMap<FundCode, Arc<Reports>> = HashMap::new();
        for row in store::archives(tx, codes).await? {
            let archive: Archive = serde_json::from_str(&row.archive)
                .map_err(|error| Error::new(ErrorKind::Fault, format!("an archive: {error}")))?;
            found.insert(row.code, Arc::new(Reports::of(archive)));
        }
        for code in codes {
            // That there is none is kept, too.
            self.kept_reports.keep(*code, found.remove(code).unwrap_or_default());
        }
        Ok(())
    }
}
