//! How many photos were read for a customer on a day.

use db::{Error, Tx, sql};
use kernel::{CustNo, Day};

/// Photos read on the day.
pub(crate) async fn readings(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT readings FROM accounts_readings WHERE cust_no = $1 AND day = $2",
            cust_no,
            day
        ))
        .await?;
    Ok(found.map_or(0, |(readings,)| readings))
}

/// Counts one more.
pub(crate) async fn count_reading(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO accounts_readings (cust_no, day, readings) VALUES ($1, $2, 1)
         ON CONFLICT (cust_no, day) DO UPDATE SET readings = accounts_readings.readings + 1",
        cust_no,
        day
    ))
    .await?;
    Ok(())
}

/// Takes one back that was counted.
pub(crate) async fn give_back_reading(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE accounts_readings SET readings = readings - 1
         WHERE cust_no = $1 AND day = $2 AND readings > 0",
        cust_no,
        day
    ))
    .await?;
    Ok(())
}
