//! NAVs and distributions.

use crate::{DistributionRow, NavRow};
use db::{Error, Tx, insert, select, sql};
use kernel::{Day, FundCode, Nav, Rate};

/// NAVs of these funds from a day on, by code and day.
pub async fn navs(tx: &mut Tx, codes: &[FundCode], from: Day) -> Result<Vec<NavRow>, Error> {
    tx.all(sql!(
        "SELECT code, day, nav, cumulative, income, seven_day FROM funds_nav
         WHERE code IN ($1[]) AND day >= $2 ORDER BY code, day",
        codes,
        from
    ))
    .await
}

db::row! {
    /// Asks for what was published of a fund after a day.
    #[derive(Debug, Clone, Copy, PartialEq, Eq)]
    pub struct Since {
        /// The fund.
        pub code: FundCode,
        /// The day; itself not asked for.
        pub day: Day,
    }
}

/// The prices of funds after a day, of each its own, as (fund, day, NAV); no fund may be named
/// twice.
///
/// # Errors
/// Those of the database.
pub async fn navs_after(tx: &mut Tx, since: &[Since]) -> Result<Vec<(FundCode, Day, Nav)>, Error> {
    let select =
        select!("SELECT code, day, nav FROM funds_nav WHERE code = $code AND day > $day", Since);
    tx.select_many(select, since).await
}

/// Money funds that have lost on a day from one on.
///
/// # Errors
/// Those of the database.
pub async fn losing(tx: &mut Tx, from: Day) -> Result<Vec<FundCode>, Error> {
    let query = sql!("SELECT DISTINCT code FROM funds_nav WHERE income < 0 AND day >= $1", from);
    Ok(tx.all::<(FundCode,)>(query).await?.into_iter().map(|(code,)| code).collect())
}

/// The last price of a fund before a day, as (NAV, cumulative NAV).
///
/// # Errors
/// Those of the database.
pub async fn price_before(
    tx: &mut Tx,
    code: FundCode,
    day: Day,
) -> Result<Option<(Nav, Option<Nav>)>, Error> {
    tx.optional(sql!(
        "SELECT nav, cumulative FROM funds_nav WHERE code = $1 AND day < $2
         ORDER BY day DESC LIMIT 1",
        code,
        day
    ))
    .await
}

/// The days whose NAV of a fund is not that of an import.
pub async fn published_days(tx: &mut Tx, code: FundCode) -> Result<Vec<(Day,)>, Error> {
    tx.all(sql!("SELECT day FROM funds_nav WHERE code = $1 AND NOT imported", code)).await
}

db::row! {
    /// A NAV with where it is from.
    struct FromRow {
        code: FundCode,
        day: Day,
        nav: Nav,
        cumulative: Option<Nav>,
        income: Option<Nav>,
        seven_day: Option<Rate>,
        imported: bool,
    }
}

/// Puts NAVs of an import or of the TA, replacing those of the same fund and day; what was once the
/// TA's stays so.
pub async fn put_navs(tx: &mut Tx, rows: &[NavRow], imported: bool) -> Result<u64, Error> {
    let from = |row: &NavRow| {
        let NavRow { code, day, nav, cumulative, income, seven_day } = *row;
        FromRow { code, day, nav, cumulative, income, seven_day, imported }
    };
    let rows: Vec<FromRow> = rows.iter().map(from).collect();
    tx.insert_many(
        insert!(
            "funds_nav",
            FromRow,
            "ON CONFLICT (code, day) DO UPDATE SET nav = excluded.nav,
             cumulative = excluded.cumulative, income = excluded.income,
             seven_day = excluded.seven_day,
             imported = funds_nav.imported AND excluded.imported"
        ),
        &rows,
    )
    .await
}

/// Distributions of these funds, by code and day.
pub async fn distributions(tx: &mut Tx, codes: &[FundCode]) -> Result<Vec<DistributionRow>, Error> {
    tx.all(sql!(
        "SELECT code, day, dividend, split FROM funds_distribution
         WHERE code IN ($1[]) ORDER BY code, day",
        codes
    ))
    .await
}

/// Splits of all funds up to a day, oldest first.
pub async fn splits_until(tx: &mut Tx, day: Day) -> Result<Vec<DistributionRow>, Error> {
    tx.all(sql!(
        "SELECT code, day, dividend, split FROM funds_distribution
         WHERE split <> $1 AND day <= $2 ORDER BY day, code",
        Rate::ONE,
        day
    ))
    .await
}

/// Puts distributions, replacing those of the same fund and day.
pub async fn put_distributions(tx: &mut Tx, rows: &[DistributionRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_distribution",
            DistributionRow,
            "ON CONFLICT (code, day) DO UPDATE SET dividend = excluded.dividend,
             split = excluded.split"
        ),
        rows,
    )
    .await
}
