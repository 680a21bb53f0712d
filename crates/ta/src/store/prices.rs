//! What was published.

use db::{Error, Tx};
use kernel::{Day, Nav, Rate};

use super::CHUNK;

db::row! {
    /// What was published of a fund for a day.
    #[derive(Debug, Clone)]
    pub struct PriceRow {
        pub fund: String,
        pub day: Day,
        pub published_on: Day,
        pub nav: Nav,
        pub cumulative: Nav,
        pub dividend: Nav,
        pub split: Rate,
        pub income: Nav,
        pub yield_7d: Rate,
    }
}

pub async fn insert_prices(tx: &mut Tx, rows: &[PriceRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        tx.insert_many(db::insert!("ta_price", PriceRow, "ON CONFLICT DO NOTHING"), rows).await?;
    }
    Ok(())
}

pub async fn last_prices(tx: &mut Tx) -> Result<Vec<PriceRow>, Error> {
    let query = db::sql!(
        "SELECT p.fund, p.day, p.published_on, p.nav, p.cumulative, p.dividend, p.split,
                p.income, p.yield_7d
         FROM ta_price p
         JOIN (SELECT fund, max(day) AS day FROM ta_price GROUP BY fund) l
           ON l.fund = p.fund AND l.day = p.day"
    );
    tx.all(query).await
}

pub async fn prices_since(tx: &mut Tx, from: Day) -> Result<Vec<PriceRow>, Error> {
    let query = db::sql!(
        "SELECT fund, day, published_on, nav, cumulative, dividend, split, income, yield_7d
         FROM ta_price WHERE day >= $1",
        from
    );
    tx.all(query).await
}

pub async fn prices_published(tx: &mut Tx, on: Day) -> Result<Vec<PriceRow>, Error> {
    let query = db::sql!(
        "SELECT fund, day, published_on, nav, cumulative, dividend, split, income, yield_7d
         FROM ta_price WHERE published_on = $1 ORDER BY fund, day",
        on
    );
    tx.all(query).await
}

db::row! {
    /// A dividend of a share.
    #[derive(Debug, Clone)]
    pub struct PaidRow { pub fund: String, pub day: Day, pub dividend: Nav }
}

/// All dividends that were published, by fund and day.
pub async fn dividends(tx: &mut Tx) -> Result<Vec<PaidRow>, Error> {
    tx.all(db::sql!(
        "SELECT fund, day, dividend FROM ta_price WHERE dividend > 0 ORDER BY fund, day"
    ))
    .await
}

/// The first day that was published of each fund.
pub async fn first_days(tx: &mut Tx) -> Result<Vec<(String, Day)>, Error> {
    tx.all(db::sql!("SELECT fund, min(day) AS day FROM ta_price GROUP BY fund ORDER BY fund")).await
}

pub async fn insert_corrections(tx: &mut Tx, rows: &[PriceRow]) -> Result<(), Error> {
    for rows in rows.chunks(CHUNK) {
        let insert = db::insert!("ta_correction", PriceRow, "ON CONFLICT DO NOTHING");
        tx.insert_many(insert, rows).await?;
    }
    Ok(())
}

/// Corrected prices of days from one on, the oldest correction first.
pub async fn corrections_since(tx: &mut Tx, from: Day) -> Result<Vec<PriceRow>, Error> {
    let query = db::sql!(
        "SELECT fund, day, published_on, nav, cumulative, dividend, split, income, yield_7d
         FROM ta_correction WHERE day >= $1 ORDER BY published_on, fund, day",
        from
    );
    tx.all(query).await
}

pub async fn corrections_published(tx: &mut Tx, on: Day) -> Result<Vec<PriceRow>, Error> {
    let query = db::sql!(
        "SELECT fund, day, published_on, nav, cumulative, dividend, split, income, yield_7d
         FROM ta_correction WHERE published_on = $1 ORDER BY fund, day",
        on
    );
    tx.all(query).await
}
