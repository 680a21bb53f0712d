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
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant as Moment};

/// Nobody may sell by what was true so long ago and not found to be since.
const TOO_OLD: Duration = Duration::from_secs(10);

/// All funds, with their NAVs and figures. Clones share it.
#[derive(Clone)]
pub struct Catalogue(Arc<ArcSwap<Snapshot>>, Arc<Mutex<Looked>>);

/// When it was last compared with the database.
#[derive(Default)]
struct Looked {
    /// Whether somebody does so all the time.
    kept: bool,
    at: Option<Moment>,
}

impl Catalogue {
    /// A catalogue without funds, to be filled by [`Self::refresh`].
    pub fn empty() -> Self {
        Self(Arc::new(ArcSwap::from_pointee(Snapshot::default())), Arc::default())
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
            let (old, began) = (self.0.load_full(), moment());
            let Some(change) = load::changed(db, &old).await? else {
                self.looked(began);
                return Ok(false);
            };
            if self.replace(&old, old.with(change)) {
                self.looked(began);
                return Ok(true);
            }
        }
    }

    /// Puts a snapshot in the place of that which it was made from. Another one that came meanwhile
    /// may be newer, and stays.
    fn replace(&self, old: &Arc<Snapshot>, new: Snapshot) -> bool {
        Arc::ptr_eq(old, &self.0.compare_and_swap(old, Arc::new(new)))
    }

    /// Says that somebody refreshes it all the time: from now on it is [too old](Self::is_stale)
    /// when that fails for ten seconds.
    pub fn is_kept(&self) {
        self.lock().kept = true;
    }

    /// Whether it is kept fresh, and could not be for ten seconds: nothing is sold by it.
    pub fn is_stale(&self) -> bool {
        let looked = self.lock();
        looked.kept && looked.at.is_none_or(|at| at.elapsed() > TOO_OLD)
    }

    fn looked(&self, began: Moment) {
        let mut looked = self.lock();
        looked.at = looked.at.max(Some(began));
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, Looked> {
        self.1.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets it be as if nobody could look for so long.
    #[cfg(any(test, feature = "testing"))]
    pub fn age(&self, by: Duration) {
        let mut looked = self.lock();
        looked.kept = true;
        looked.at = looked.at.and_then(|at| at.checked_sub(by));
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

/// In any time: how long ago it was is asked only.
#[expect(clippy::disallowed_methods, reason = "how old what is in memory is, in any time")]
fn moment() -> Moment {
    Moment::now()
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
