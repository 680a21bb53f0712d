//! All that the room keeps of a customer, oldest first.

use crate::position::{Lot, PositionDay};
use db::{Error, Tx, sql};
use kernel::{CustNo, Day, Fen};

pub async fn lots(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<Lot>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, container, registered_on, lot_id, shares,
             original_shares, source
         FROM holdings_lots WHERE cust_no = $1
         ORDER BY trade_acco, fund_code, container, registered_on, lot_id",
        cust_no
    ))
    .await
}

/// Some after one, by account, fund and day.
pub async fn days(
    tx: &mut Tx,
    cust_no: CustNo,
    after: Option<&PositionDay>,
    limit: i64,
) -> Result<Vec<PositionDay>, Error> {
    let text = |of: fn(&PositionDay) -> String| after.map(of).unwrap_or_default();
    let (acco, fund, day) = (
        text(|row| row.trade_acco.to_string()),
        text(|row| row.fund_code.to_string()),
        text(|row| row.day.to_string()),
    );
    let container = text(|row| row.container.to_string());
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, container, day, shares, nav, value, profit, flow
         FROM holdings_position_days
         WHERE cust_no = $1 AND (trade_acco, fund_code, container, day) > ($2, $3, $4, $5)
         ORDER BY trade_acco, fund_code, container, day LIMIT $6",
        cust_no,
        acco,
        fund,
        container,
        day,
        limit
    ))
    .await
}

pub async fn customer_days(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<(Day, Fen, Fen)>, Error> {
    tx.all(sql!(
        "SELECT day, profit, flow FROM holdings_customer_days WHERE cust_no = $1 ORDER BY day",
        cust_no
    ))
    .await
}
