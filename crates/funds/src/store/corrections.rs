//! NAVs that were corrected, as they were before.

use db::{Error, Tx, insert, select, sql};
use kernel::{Day, FundCode, Instant, Nav};

db::row! {
    /// A NAV that was replaced by another one.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct CorrectionRow {
        pub code: FundCode,
        pub day: Day,
        pub corrected_at: Instant,
        /// What was published before.
        pub nav: Nav,
        /// Money funds: the income of ten thousand shares that was published before.
        pub income: Option<Nav>,
    }
}

db::row! {
    /// Asks for a NAV.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct NavKey { pub code: FundCode, pub day: Day }
}

/// What is published of these funds and days, as (fund, day, NAV, income); none may be named twice.
pub async fn navs_on(
    tx: &mut Tx,
    keys: &[NavKey],
) -> Result<Vec<(FundCode, Day, Nav, Option<Nav>)>, Error> {
    let select = select!(
        "SELECT code, day, nav, income FROM funds_nav WHERE code = $code AND day = $day",
        NavKey
    );
    tx.select_many(select, keys).await
}

/// Keeps what was published before.
pub async fn put_corrections(tx: &mut Tx, rows: &[CorrectionRow]) -> Result<u64, Error> {
    tx.insert_many(insert!("funds_nav_correction", CorrectionRow, "ON CONFLICT DO NOTHING"), rows)
        .await
}

/// The corrected days of these funds, by code and day.
pub async fn corrected(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<(FundCode, Day)>, Error> {
    tx.all(sql!(
        "SELECT DISTINCT code, day FROM funds_nav_correction
         WHERE code IN ($1[]) ORDER BY code, day",
        codes
    ))
    .await
}
