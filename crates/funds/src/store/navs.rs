//! NAVs and distributions.

use crate::{DistributionRow, NavRow};
use db::{Error, Tx, insert, sql};
use kernel::{Day, FundCode};

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

/// Puts NAVs, replacing those of the same fund and day.
pub async fn put_navs(tx: &mut Tx, rows: &[NavRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "funds_nav",
            NavRow,
            "ON CONFLICT (code, day) DO UPDATE SET nav = excluded.nav,
             cumulative = excluded.cumulative, income = excluded.income,
             seven_day = excluded.seven_day"
        ),
        rows,
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
