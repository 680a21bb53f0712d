//! Every SQL text of the room.

use crate::Points;
use db::{Error, Tx, insert, row, sql};
use kernel::Day;

row! {
    /// An index.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct IndexRow {
        pub code: String,
        pub name: String,
        /// `CN`, `HK` or `US`.
        pub market: String,
        /// Its place in lists, 1 is the first.
        pub sort: i64,
    }
}

row! {
    /// A day of an index.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct DailyRow {
        pub code: String,
        pub day: Day,
        pub open: Points,
        pub high: Points,
        pub low: Points,
        pub close: Points,
    }
}

row! {
    /// The last price of a minute.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct MinuteRow {
        pub code: String,
        pub day: Day,
        /// Counted from midnight: 571 is 09:31.
        pub minute: i64,
        pub price: Points,
    }
}

row! {
    /// A day that an imported calendar opens or closes.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct DayRow {
        pub market: String,
        pub day: Day,
        pub open: bool,
    }
}

/// The version of the market's data.
pub async fn version(tx: &mut Tx) -> Result<i64, Error> {
    let row: (i64,) = tx.one(sql!("SELECT version FROM market_version WHERE id = 1")).await?;
    Ok(row.0)
}

/// Raises the version.
pub async fn raise_version(tx: &mut Tx) -> Result<(), Error> {
    tx.execute(sql!("UPDATE market_version SET version = version + 1 WHERE id = 1")).await?;
    Ok(())
}

/// All indices in their order.
pub async fn indices(tx: &mut Tx) -> Result<Vec<IndexRow>, Error> {
    tx.all(sql!("SELECT code, name, market, sort FROM market_index ORDER BY sort, code")).await
}

/// Daily closes of all indices, by index and day.
pub async fn closes(tx: &mut Tx) -> Result<Vec<(String, Day, Points)>, Error> {
    tx.all(sql!("SELECT code, day, close FROM market_daily ORDER BY code, day")).await
}

row! {
    /// The last close of an index.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct LastClose {
        pub code: String,
        pub day: Day,
        pub close: Points,
    }
}

/// The last close of each index that has one.
pub async fn last_closes(tx: &mut Tx) -> Result<Vec<LastClose>, Error> {
    tx.all(sql!(
        "SELECT code, day, close FROM market_daily AS daily
         WHERE day = (SELECT MAX(day) FROM market_daily WHERE code = daily.code) ORDER BY code"
    ))
    .await
}

/// Drops minutes of an index before a day.
pub async fn drop_minutes(tx: &mut Tx, code: &str, before: Day) -> Result<(), Error> {
    tx.execute(sql!("DELETE FROM market_minute WHERE code = $1 AND day < $2", code, before))
        .await?;
    Ok(())
}

/// Days of all indices, by index and day.
pub async fn daily_all(tx: &mut Tx) -> Result<Vec<DailyRow>, Error> {
    tx.all(sql!("SELECT code, day, open, high, low, close FROM market_daily ORDER BY code, day"))
        .await
}

/// Days of an index.
pub async fn daily(tx: &mut Tx, code: &str) -> Result<Vec<DailyRow>, Error> {
    tx.all(sql!("SELECT code, day, open, high, low, close FROM market_daily WHERE code = $1", code))
        .await
}

/// Minutes of an index.
pub async fn minutes(tx: &mut Tx, code: &str) -> Result<Vec<MinuteRow>, Error> {
    tx.all(sql!("SELECT code, day, minute, price FROM market_minute WHERE code = $1", code)).await
}

/// Minutes of all indices from a day on, by index, day and minute.
pub async fn minutes_from(tx: &mut Tx, from: Day) -> Result<Vec<MinuteRow>, Error> {
    tx.all(sql!(
        "SELECT code, day, minute, price FROM market_minute
         WHERE day >= $1 ORDER BY code, day, minute",
        from
    ))
    .await
}

/// Imported days of all markets.
pub async fn days(tx: &mut Tx) -> Result<Vec<DayRow>, Error> {
    tx.all(sql!("SELECT market, day, open FROM market_day ORDER BY market, day")).await
}

/// Puts indices.
pub async fn put_indices(tx: &mut Tx, rows: &[IndexRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "market_index",
            IndexRow,
            "ON CONFLICT (code) DO UPDATE SET name = excluded.name, market = excluded.market,
             sort = excluded.sort"
        ),
        rows,
    )
    .await
}

/// Puts days of indices.
pub async fn put_daily(tx: &mut Tx, rows: &[DailyRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "market_daily",
            DailyRow,
            "ON CONFLICT (code, day) DO UPDATE SET open = excluded.open, high = excluded.high,
             low = excluded.low, close = excluded.close"
        ),
        rows,
    )
    .await
}

/// Puts minutes of indices.
pub async fn put_minutes(tx: &mut Tx, rows: &[MinuteRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "market_minute",
            MinuteRow,
            "ON CONFLICT (code, day, minute) DO UPDATE SET price = excluded.price"
        ),
        rows,
    )
    .await
}

/// Puts days of a market's calendar.
pub async fn put_days(tx: &mut Tx, rows: &[DayRow]) -> Result<u64, Error> {
    tx.insert_many(
        insert!(
            "market_day",
            DayRow,
            "ON CONFLICT (market, day) DO UPDATE SET open = excluded.open"
        ),
        rows,
    )
    .await
}
