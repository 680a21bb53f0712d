//! What was paid in all, as the TA says it.

use db::{Error, Tx};
use kernel::{Day, FundCode, Nav};

db::row! {
    /// What a share was paid in all up to a day.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct TotalRow {
        pub fund: FundCode,
        /// An ex-date, or the day of a NAV beside which none is named.
        pub day: Day,
        pub total: Nav,
    }
}

/// What was said of these funds.
pub async fn totals(tx: &mut Tx, funds: &[FundCode]) -> Result<Vec<TotalRow>, Error> {
    let query = db::sql!(
        "SELECT fund, day, total FROM clearing_dividends WHERE fund IN ($1[]) ORDER BY fund, day",
        funds
    );
    tx.all(query).await
}

/// Puts what is said, in the place of what was said of the same fund and day.
pub async fn put_totals(tx: &mut Tx, rows: &[TotalRow]) -> Result<(), Error> {
    let insert = db::insert!(
        "clearing_dividends",
        TotalRow,
        "ON CONFLICT (fund, day) DO UPDATE SET total = excluded.total"
    );
    tx.insert_many(insert, rows).await.map(drop)
}
