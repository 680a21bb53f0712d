//! The catalogue: an immutable snapshot of all funds in memory, swapped when the version changes.

use crate::{
    Fund, NavPoint, PromisedDates, RedeemDates, load,
    snapshot::Snapshot,
    timetable::{dates_for_buy, dates_for_redeem},
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
        let old = self.0.load_full();
        match load::changed(db, &old).await? {
            Some(new) => {
                self.0.store(Arc::new(new));
                Ok(true)
            }
            None => Ok(false),
        }
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
