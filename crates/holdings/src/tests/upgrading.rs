//! Books of an older program, whose accrued income could fall below zero.

use super::{day, fen, found, key, migrations};
use crate::{store, verify};
use db::{Db, Error, Migration, Tx};
use kernel::Fen;

/// A thousand shares in a lot and in the journal, with 0.31 yuan of income below zero.
const OLDER: &str = "
INSERT INTO holdings_positions (cust_no, trade_acco, fund_code, container, shares, frozen, cost,
    diluted_cost, round_dividends, realised, dividends, accrued, value, nav, valued_on, day_profit,
    total_profit, opened_on, closed_on, dividend_method, blocked)
VALUES (7, '0000000007001', '000001', 'SELF', 100000, 0, 101000, 101000, 0, 0, 0, -31, 99969,
    100000000, '2026-03-02', -1000, -1000, '2026-03-02', NULL, NULL, FALSE);
INSERT INTO holdings_positions (cust_no, trade_acco, fund_code, container, shares, frozen, cost,
    diluted_cost, round_dividends, realised, dividends, accrued, value, nav, valued_on, day_profit,
    total_profit, opened_on, closed_on, dividend_method, blocked)
VALUES (7, '0000000007002', '000001', 'SELF', 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, NULL, 0, 0, NULL,
    '2026-03-02', NULL, FALSE);
INSERT INTO holdings_lots (cust_no, trade_acco, fund_code, container, registered_on, lot_id, shares,
    original_shares, source)
VALUES (7, '0000000007001', '000001', 'SELF', '2026-03-03', 1, 100000, 100000, 'buy');
INSERT INTO holdings_position_days (cust_no, trade_acco, fund_code, container, day, shares, nav,
    value, profit, flow)
VALUES (7, '0000000007001', '000001', 'SELF', '2026-03-02', 100000, 100000000, 99969, -1031,
    101000);
INSERT INTO holdings_customer_days (cust_no, day, profit, flow)
VALUES (7, '2026-03-02', -1000, 101000);
INSERT INTO holdings_customer_months (cust_no, month, profit) VALUES (7, '2026-03', -1000);";

async fn go(database: &str, open: impl AsyncFn(&[Migration]) -> Result<Db, Error>) {
    let all = migrations();
    let is_older = |one: &&Migration| one.room != "holdings" || one.version < 3;
    let older: Vec<Migration> = all.iter().filter(is_older).cloned().collect();
    let db = open(&older).await.unwrap();
    let journal = async |tx: &mut Tx| ledger::post(tx, &super::entry(1, "1000")).await;
    db.write(journal).await.unwrap();
    db.close().await.unwrap();
    db::testing::run_script(database, OLDER).await;

    let db = open(all).await.unwrap();
    assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    let position = found(&db).await;
    assert_eq!((position.accrued, position.value), (Fen::ZERO, fen("1000")));
    assert_eq!((position.total_profit, position.day_profit), (fen("-9.69"), fen("-9.69")));
    let since = store::days::Since::of(&crate::Position::empty(&key()), day("2026-01-01"));
    let range = (day("2026-03-01"), day("2026-03-31"));
    let read = async |tx: &mut Tx| {
        let rows = store::days::since(tx, std::slice::from_ref(&since)).await?;
        let days = store::days::of_customer(tx, key().cust_no, range).await?;
        Ok::<_, Error>((rows, days, store::days::months(tx, key().cust_no).await?))
    };
    let (rows, days, months) = db.read(read).await.unwrap();
    assert_eq!((rows.len(), rows[0].value, rows[0].profit), (1, fen("1000"), fen("-10")));
    assert_eq!(days, [(day("2026-03-02"), fen("-9.69"), fen("1010"))]);
    assert_eq!(months, [("2026-03".to_owned(), fen("-9.69"))]);
    db.close().await.unwrap();
}

#[tokio::test]
async fn income_below_zero_becomes_profit_on_sqlite() {
    let name = format!("holdings_{}.db", std::process::id());
    let file = std::env::temp_dir().join(name);
    let path = file.display().to_string();
    go(&path, async |migrations| Db::sqlite(&file, migrations)).await;
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn income_below_zero_becomes_profit_on_postgresql() {
    db::testing::postgres_url(&[], async |url: String| {
        go(&url, async |migrations| Db::open(&url, migrations).await).await;
    });
}
