//! Lines of the bank's statements.

use db::{Error, Tx};
use kernel::{Day, Fen, Instant};
use partners::statement::{Direction, LineState};

db::row! {
    /// A line of a statement.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct LineRow {
        pub day: Day,
        pub place: i64,
        pub serial: String,
        pub key: String,
        pub name: String,
        pub direction: Direction,
        pub amount: Fen,
        pub at: Instant,
        pub result: LineState,
    }
}

/// Deletes some lines of a day; answers how many.
pub async fn delete(tx: &mut Tx, day: Day, limit: i64) -> Result<u64, Error> {
    let query = db::sql!(
        "DELETE FROM clearing_bank_lines
         WHERE day = $1 AND place IN (
             SELECT place FROM clearing_bank_lines WHERE day = $1 ORDER BY place LIMIT $2)",
        day,
        limit
    );
    tx.execute(query).await
}

pub async fn insert(tx: &mut Tx, rows: &[LineRow]) -> Result<(), Error> {
    tx.insert_many(db::insert!("clearing_bank_lines", LineRow), rows).await.map(|_| ())
}

/// The next lines of a day after a place.
pub async fn page(
    tx: &mut Tx,
    (day, after): (Day, i64),
    limit: i64,
) -> Result<Vec<LineRow>, Error> {
    let query = db::sql!(
        "SELECT day, place, serial, key, name, direction, amount, at, result
         FROM clearing_bank_lines WHERE day = $1 AND place > $2 ORDER BY place LIMIT $3",
        day,
        after,
        limit
    );
    tx.all(query).await
}

/// All paid lines of some payments, of all days.
pub async fn paid(tx: &mut Tx, names: &[&str]) -> Result<Vec<LineRow>, Error> {
    let query = db::sql!(
        "SELECT day, place, serial, key, name, direction, amount, at, result
         FROM clearing_bank_lines WHERE name IN ($1[]) AND result = $2 ORDER BY name, day, place",
        names,
        LineState::Paid
    );
    tx.all(query).await
}
