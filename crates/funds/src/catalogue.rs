//! The catalogue: an immutable snapshot of all funds in memory, swapped when the version changes.

use crate::{
    Fund, NavPoint, PromisedDates, RedeemDates,
    dates::{dates_for_buy, dates_for_redeem},
    load,
    snapshot::Snapshot,
};
use arc_swap::ArcSwap;
use db::Db;
use kernel::{Calendar, Day, FundCode, Instant};
use std::sync::Arc;

/// All funds, with their NAVs and figures. Clones share it.
#[derive(Clone)]
pub struct Catalogue(Arc<ArcSwap<Snapshot>>);

impl Catalogue {
    /// A catalogue without funds, to be filled by [`Self::refresh`].
    pub fn empty() -> Self {
        Self(Arc::new(ArcSwap::from_pointee(Snapshot::default())))
    }

    /// Reads everything.
    ///
    /// # Errors
    /// The database failed.
    pub async fn load(db: &Db) -> Result<Self, db::Error> {
        let catalogue = Self::empty();
        catalogue.refresh(db).await?;
        Ok(catalogue)
    }

    /// Reads what changed, if anything did, and says whether.
    ///
    /// # Errors
    /// The database failed; the old snapshot stays.
    pub async fn refresh(&self, db: &Db) -> Result<bool, db::Error> {
        loop {
            let old = self.0.load_full();
            let Some(change) = load::changed(db, &old).await? else { return Ok(false) };
            if self.replace(&old, old.with(change)) {
                return Ok(true);
            }
        }
    }

    /// Puts a snapshot in the place of that which it was made from. Another one that came meanwhile
    /// may be newer, and stays.
    fn replace(&self, old: &Arc<Snapshot>, new: Snapshot) -> bool {
        Arc::ptr_eq(old, &self.0.compare_and_swap(old, Arc::new(new)))
    }

    /// As it is now; all answers of a request come from one snapshot.
    pub fn snapshot(&self) -> Arc<Snapshot> {
        self.0.load_full()
    }

    /// Rises with every change.
    pub fn version(&self) -> i64 {
        self.0.load().version()
    }

    /// A fund by its code.
    pub fn fund(&self, code: FundCode) -> Option<Arc<Fund>> {
        self.0.load().fund(code).cloned()
    }

    /// A fund's short name; empty when there is none of that code.
    pub fn name(&self, code: FundCode) -> String {
        self.fund(code).map_or_else(String::new, |fund| fund.name.to_string())
    }

    /// The NAV of a day, when it is published.
    pub fn nav_on(&self, code: FundCode, day: Day) -> Option<NavPoint> {
        self.0.load().fund(code)?.series.on(day)
    }

    /// The open days of a fund.
    pub fn calendar(&self, code: FundCode) -> Option<Arc<Calendar>> {
        Some(self.0.load().fund(code)?.calendar.clone())
    }

    /// The dates of a purchase applied for at `now`.
    pub fn dates_for_buy(&self, fund: &Fund, now: Instant) -> PromisedDates {
        dates_for_buy(fund, now)
    }

    /// The dates of a redemption applied for at `now`.
    pub fn dates_for_redeem(&self, fund: &Fund, now: Instant) -> RedeemDates {
        dates_for_redeem(fund, now)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        FundStatus, OutcomeRow, import,
        testing::{BOND, code, fill, migrations},
    };
    use db::{Error, Migration, Tx, db_test};
    use std::sync::LazyLock;

    static ALL: LazyLock<Vec<Migration>> = LazyLock::new(migrations);

    async fn set(db: &Db, status: FundStatus) {
        let status = status.code().to_owned();
        let row = OutcomeRow { code: code(BOND), status, established: None };
        let put =
            async move |tx: &mut Tx| import::put_outcomes(tx, std::slice::from_ref(&row)).await;
        db.write::<_, Error, _>(put).await.unwrap();
    }

    db_test! { &ALL;
        async fn a_slow_refresher_does_not_put_an_older_snapshot_back(db: Db) {
            fill(&db).await;
            let catalogue = Catalogue::load(&db).await.unwrap();
            set(&db, FundStatus::PurchaseStopped).await;
            let slow = catalogue.snapshot();
            let change = load::changed(&db, &slow).await.unwrap().unwrap();
            set(&db, FundStatus::Closed).await;
            assert!(catalogue.refresh(&db).await.unwrap());
            let newest = catalogue.version();
            assert!(!catalogue.replace(&slow, slow.with(change)));
            assert_eq!(catalogue.version(), newest);
            assert_eq!(catalogue.fund(code(BOND)).unwrap().status, FundStatus::Closed);
        }
    }
}
