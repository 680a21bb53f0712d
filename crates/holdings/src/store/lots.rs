//! `holdings_lots`.

use super::days::Since;
use crate::{Lot, PositionKey};
use db::{Error, Tx, insert, select, sql};
use kernel::{CustNo, Day, FundCode, Shares, TradeAcco};

/// Lots of these positions that still hold something; no key may be given twice.
pub async fn open_of_keys(tx: &mut Tx, keys: &[PositionKey]) -> Result<Vec<Lot>, Error> {
    let select = select!(
        "SELECT cust_no, trade_acco, fund_code, container, registered_on, lot_id, shares,
                original_shares, source
         FROM holdings_lots
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code
           AND shares > 0",
        PositionKey
    );
    tx.select_many(select, keys).await
}

/// Lots of positions that were registered after a day and still hold something; no position may be
/// named twice.
pub async fn registered_after(tx: &mut Tx, days: &[Since]) -> Result<Vec<Lot>, Error> {
    let select = select!(
        "SELECT cust_no, trade_acco, fund_code, container, registered_on, lot_id, shares,
                original_shares, source
         FROM holdings_lots
         WHERE cust_no = $cust_no AND trade_acco = $trade_acco AND fund_code = $fund_code
           AND container = $container AND registered_on > $day AND shares > 0",
        Since
    );
    tx.select_many(select, days).await
}

/// A customer's lots of a fund that still hold something, oldest first.
pub async fn open_of_fund(tx: &mut Tx, cust_no: CustNo, fund: FundCode) -> Result<Vec<Lot>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, container, registered_on, lot_id, shares,
                original_shares, source
         FROM holdings_lots
         WHERE cust_no = $1 AND fund_code = $2 AND shares > 0
         ORDER BY registered_on, lot_id",
        cust_no,
        fund
    ))
    .await
}

/// Writes lots, new ones and old ones.
pub async fn upsert(tx: &mut Tx, rows: &[Lot]) -> Result<(), Error> {
    let upsert = insert!(
        "holdings_lots",
        Lot,
        "ON CONFLICT (cust_no, trade_acco, fund_code, container, registered_on, lot_id)
         DO UPDATE SET shares = excluded.shares, original_shares = excluded.original_shares"
    );
    tx.insert_many(upsert, rows).await.map(|_| ())
}

/// Writes new lots; one that is there gets more.
pub async fn add(tx: &mut Tx, rows: &[Lot]) -> Result<(), Error> {
    let add = insert!(
        "holdings_lots",
        Lot,
        "ON CONFLICT (cust_no, trade_acco, fund_code, container, registered_on, lot_id)
         DO UPDATE SET shares = holdings_lots.shares + excluded.shares,
             original_shares = holdings_lots.original_shares + excluded.original_shares"
    );
    tx.insert_many(add, rows).await.map(|_| ())
}

/// Customer, transaction account, fund, day of registration, shares and source of a lot.
type LotLine = (CustNo, TradeAcco, FundCode, Day, Shares, String);

/// Every lot that holds something, in an order that doesn't depend on its number.
pub async fn all_open(tx: &mut Tx) -> Result<Vec<LotLine>, Error> {
    tx.all(sql!(
        "SELECT cust_no, trade_acco, fund_code, registered_on, shares, source FROM holdings_lots
         WHERE shares > 0
         ORDER BY cust_no, trade_acco, fund_code, registered_on, source, shares"
    ))
    .await
}
