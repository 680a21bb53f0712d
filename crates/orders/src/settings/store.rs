//! `orders_settings`.

use super::row::TradingSettings;
use db::{Error, Tx, sql};
use kernel::{CustNo, Day};

/// A customer's settings, or what holds without.
pub async fn settings(tx: &mut Tx, cust_no: CustNo) -> Result<TradingSettings, Error> {
    let find = sql!(
        "SELECT quick, defer_rest, pay_first, cost_method FROM orders_settings WHERE cust_no = $1",
        cust_no
    );
    Ok(tx.optional(find).await?.unwrap_or_default())
}

/// How often a customer changed them on a day.
pub async fn changes(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let find = sql!(
        "SELECT changes FROM orders_settings WHERE cust_no = $1 AND changed_on = $2",
        cust_no,
        day
    );
    Ok(tx.optional::<(i64,)>(find).await?.map_or(0, |(changes,)| changes))
}

/// Puts them in the place of those of before; so many changes were made on the day, with this one.
pub async fn put(
    tx: &mut Tx,
    cust_no: CustNo,
    settings: &TradingSettings,
    (changes, day): (i64, Day),
) -> Result<(), Error> {
    let TradingSettings { quick, defer_rest, pay_first, cost_method } = *settings;
    tx.execute(sql!(
        "INSERT INTO orders_settings
             (cust_no, quick, defer_rest, pay_first, cost_method, changed_on, changes)
         VALUES ($1, $2, $3, $4, $5, $6, $7)
         ON CONFLICT (cust_no) DO UPDATE SET quick = excluded.quick,
             defer_rest = excluded.defer_rest, pay_first = excluded.pay_first,
             cost_method = excluded.cost_method, changed_on = excluded.changed_on,
             changes = excluded.changes",
        cust_no,
        quick,
        defer_rest,
        pay_first,
        cost_method,
        day,
        changes
    ))
    .await
    .map(|_| ())
}
