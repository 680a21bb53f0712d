//! `rewards_vouchers`, and from which lots their points came.

use super::Lot;
use crate::kind::EntryId;
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Day};
use orders::{OrderNo, VoucherState};

db::row! {
    /// A row of `rewards_vouchers`.
    #[derive(Debug, Clone)]
    pub(crate) struct VoucherRow {
        pub cust_no: CustNo,
        pub order_no: OrderNo,
        pub entry_id: EntryId,
        pub voucher_id: String,
        pub points: i64,
        pub state: VoucherState,
    }
}

/// Writes the voucher of an order.
pub(crate) async fn put_voucher(tx: &mut Tx, row: &VoucherRow) -> Result<(), Error> {
    let insert = insert!("rewards_vouchers", VoucherRow, "");
    tx.insert_many(insert, std::slice::from_ref(row)).await.map(drop)
}

/// The voucher of an order.
pub(crate) async fn voucher(
    tx: &mut Tx,
    cust_no: CustNo,
    order_no: OrderNo,
) -> Result<Option<VoucherRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, order_no, entry_id, voucher_id, points, state FROM rewards_vouchers
         WHERE cust_no = $1 AND order_no = $2",
        cust_no,
        order_no
    ))
    .await
}

/// Notes what became of a voucher.
pub(crate) async fn end_voucher(
    tx: &mut Tx,
    row: &VoucherRow,
    state: VoucherState,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE rewards_vouchers SET state = $3 WHERE cust_no = $1 AND order_no = $2",
        row.cust_no,
        row.order_no,
        state
    ))
    .await
    .map(drop)
}

/// How an entry is named.
pub(crate) async fn title(
    tx: &mut Tx,
    cust_no: CustNo,
    entry_id: EntryId,
) -> Result<Option<String>, Error> {
    let found: Option<(String,)> = tx
        .optional(sql!(
            "SELECT title FROM rewards_entries WHERE cust_no = $1 AND entry_id = $2",
            cust_no,
            entry_id
        ))
        .await?;
    Ok(found.map(|(title,)| title))
}

/// The lots from which an entry took, as they are now, with what it took of each.
pub(crate) async fn taken_lots(
    tx: &mut Tx,
    cust_no: CustNo,
    entry_id: EntryId,
) -> Result<Vec<(Lot, i64)>, Error> {
    let rows: Vec<(EntryId, i64, i64, Day, i64)> = tx
        .all(sql!(
            "SELECT l.entry_id, l.points, l.points_left, l.last_on, t.points AS part
             FROM rewards_taken t JOIN rewards_lots l
                 ON l.cust_no = t.cust_no AND l.entry_id = t.lot_id
             WHERE t.cust_no = $1 AND t.entry_id = $2 ORDER BY l.last_on, l.entry_id",
            cust_no,
            entry_id
        ))
        .await?;
    let lot = |(entry_id, points, points_left, last_on, part)| {
        (Lot { cust_no, entry_id, points, points_left, last_on }, part)
    };
    Ok(rows.into_iter().map(lot).collect())
}

/// Frozen and used points of vouchers that are not what their postings say, by customer.
pub(crate) async fn wrong_vouchers(
    tx: &mut Tx,
    state: VoucherState,
    account: &str,
) -> Result<Vec<(CustNo, i64, i64)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, CAST(SUM(summed) AS BIGINT) AS summed, CAST(SUM(kept) AS BIGINT) AS kept
         FROM (SELECT p.cust_no, p.points AS summed, 0 AS kept
               FROM rewards_postings p JOIN rewards_entries e
                   ON e.cust_no = p.cust_no AND e.entry_id = p.entry_id
               WHERE p.account = $1 AND e.kind IN ('voucher', 'voucherUsed', 'voucherBack')
               UNION ALL
               SELECT cust_no, 0 AS summed, points AS kept FROM rewards_vouchers WHERE state = $2)
              AS both_sides
         GROUP BY cust_no HAVING SUM(summed) <> SUM(kept) ORDER BY cust_no",
        account,
        state
    ))
    .await
}

/// All vouchers that are frozen or used.
pub(crate) async fn taken_vouchers(
    tx: &mut Tx,
) -> Result<Vec<(CustNo, OrderNo, i64, VoucherState)>, Error> {
    tx.all(sql!(
        "SELECT cust_no, order_no, points, state FROM rewards_vouchers
         WHERE state <> 'returned' ORDER BY cust_no, order_no"
    ))
    .await
}
