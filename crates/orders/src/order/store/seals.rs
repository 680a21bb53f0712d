//! `orders_seals`: the days whose orders are sealed.

use db::{Error, Tx, sql};
use kernel::{Day, Instant};

/// Notes that the orders of a day are sealed.
pub async fn note_seal(tx: &mut Tx, day: Day, at: Instant) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO orders_seals (t_day, sealed_at) VALUES ($1, $2) ON CONFLICT DO NOTHING",
        day,
        at
    ))
    .await
    .map(|_| ())
}

/// The last day whose orders are sealed.
pub async fn last_sealed(tx: &mut Tx) -> Result<Option<Day>, Error> {
    let row: Option<(Day,)> =
        tx.optional(sql!("SELECT t_day FROM orders_seals ORDER BY t_day DESC LIMIT 1")).await?;
    Ok(row.map(|(day,)| day))
}
