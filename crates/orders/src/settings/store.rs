//! `orders_settings`.

use super::row::TradingSettings;
use db::{Error, Tx, sql};
use kernel::CustNo;

/// A customer's settings, or what holds without.
pub async fn settings(tx: &mut Tx, cust_no: CustNo) -> Result<TradingSettings, Error> {
    let find = sql!(
        "SELECT quick, defer_rest, pay_first, cost_method FROM orders_settings WHERE cust_no = $1",
        cust_no
    );
    Ok(tx.optional(find).await?.unwrap_or_default())
}

/// Puts them in the place of those of before.
pub async fn put(tx: &mut Tx, cust_no: CustNo, settings: &TradingSettings) -> Result<(), Error> {
    let TradingSettings { quick, defer_rest, pay_first, cost_method } = *settings;
    tx.execute(sql!(
        "INSERT INTO orders_settings (cust_no, quick, defer_rest, pay_first, cost_method)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (cust_no) DO UPDATE SET quick = excluded.quick,
             defer_rest = excluded.defer_rest, pay_first = excluded.pay_first,
             cost_method = excluded.cost_method",
        cust_no,
        quick,
        defer_rest,
        pay_first,
        cost_method
    ))
    .await
    .map(|_| ())
}
