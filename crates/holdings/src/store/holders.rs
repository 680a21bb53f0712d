//! Who holds a fund.

use db::{Error, Tx, sql};
use kernel::{CustNo, FundCode};

/// The next customers who hold shares of a fund, in the order of their numbers.
pub async fn holders(
    tx: &mut Tx,
    fund: FundCode,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let after = after.map_or(0, CustNo::value);
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT DISTINCT cust_no FROM holdings_positions
             WHERE fund_code = $1 AND shares > 0 AND cust_no > $2 ORDER BY cust_no LIMIT $3",
            fund,
            after,
            limit
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}
