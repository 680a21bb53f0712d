//! All orders as lines, for a hash over all that customers have.

use super::store;
use crate::order::Order;
use crate::order::conversion::Conversion;
use crate::order::store::conversions;
use db::{Error, Tx};

/// All orders, for whoever recomputes what they add up to.
///
/// # Errors
/// Those of the database.
pub async fn all_orders(tx: &mut Tx) -> Result<Vec<Order>, Error> {
    store::all(tx).await
}

/// All orders that plans have placed, for whoever compares them with the runs of plans.
///
/// # Errors
/// Those of the database.
pub async fn all_instalments(tx: &mut Tx) -> Result<Vec<Order>, Error> {
    store::proofs::instalments(tx).await
}

/// All conversions, for whoever recomputes what they brought.
///
/// # Errors
/// Those of the database.
pub async fn all_conversions(tx: &mut Tx) -> Result<Vec<Conversion>, Error> {
    conversions::all(tx).await
}

/// A line for each order, without numbers and moments that differ from run to run.
///
/// # Errors
/// Those of the database.
pub async fn digest(tx: &mut Tx) -> Result<Vec<String>, Error> {
    let mut lines: Vec<String> = store::all(tx)
        .await?
        .iter()
        .map(|order| {
            format!(
                "{} {} {} {} {} {} {} {} {} {:?} {:?} {:?} {:?} {:?} {:?}",
                order.cust_no,
                order.kind.code(),
                order.fund_code,
                order.trade_acco,
                order.t_day,
                order.amount,
                order.shares,
                order.status.code(),
                order.pay_status.code(),
                order.confirmed_on,
                order.confirmed_nav,
                order.confirmed_amount,
                order.confirmed_shares,
                order.refund,
                order.target_fund_code,
            )
        })
        .collect();
    lines.sort_unstable();
    Ok(lines)
}
