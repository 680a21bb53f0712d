//! `funds_pension_directory`.

use db::{Error, Tx, insert, sql};
use kernel::{Day, FundCode};

db::row! {
    /// That a fund may be bought with pension money, from a day and until another.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct ListedRow {
        pub fund_code: FundCode,
        /// The first day.
        pub listed_from: Day,
        /// The first day on which it is listed no more; none while it is.
        pub listed_until: Option<Day>,
    }
}

/// The funds of the directory in force on a day, by code.
pub(crate) async fn listed(tx: &mut Tx, day: Day) -> Result<Vec<(FundCode,)>, Error> {
    tx.all(sql!(
        "SELECT DISTINCT fund_code FROM funds_pension_directory
         WHERE listed_from <= $1 AND (listed_until IS NULL OR listed_until > $1)
         ORDER BY fund_code",
        day
    ))
    .await
}

pub(crate) async fn put_listed(tx: &mut Tx, rows: &[ListedRow]) -> Result<(), Error> {
    tx.insert_many(
        insert!(
            "funds_pension_directory",
            ListedRow,
            "ON CONFLICT (fund_code, listed_from) DO UPDATE SET listed_until = excluded.listed_until"
        ),
        rows,
    )
    .await?;
    Ok(())
}
