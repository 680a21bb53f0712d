//! Purchases, subscriptions and conversions that are not answered yet.

use db::{Error, Tx, sql};
use kernel::{CustNo, FundCode};

/// Whether a customer's purchase or subscription of a fund, or a conversion into it, is accepted,
/// sent or received, and neither void nor answered.
pub async fn is_on_its_way(
    tx: &mut Tx,
    cust_no: CustNo,
    fund_code: FundCode,
) -> Result<bool, Error> {
    let found: Option<(i64,)> = tx
        .optional(sql!(
            "SELECT order_no FROM orders_orders
             WHERE cust_no = $1 AND status IN ('0', '3', '5')
               AND ((fund_code = $2 AND kind IN ('020', '022'))
                    OR (target_fund_code = $2 AND kind = '036'))
             ORDER BY order_no LIMIT 1",
            cust_no,
            fund_code
        ))
        .await?;
    Ok(found.is_some())
}
