//! Books of an older program, whose accrued income could fall below zero.

use super::{acco, day, fen, found, fund, hold, key, migrations};
use crate::{Position, PositionDay, SELF, store, verify};
use db::{Db, Error, Migration, Tx};
use kernel::{Fen, Nav, Shares};

async fn go(open: impl AsyncFn(&[Migration]) -> Result<Db, Error>) {
    let all = migrations();
    let is_older = |one: &&Migration| one.room != "holdings" || one.version < 3;
    let older: Vec<Migration> = all.iter().filter(is_older).cloned().collect();
    let db = open(&older).await.unwrap();
    hold(&db).await;
    let lost = Fen::from_units(-31);
    let position = found(&db).await;
    let value = position.value.checked_add(lost).unwrap();
    let position = Position { accrued: lost, value, ..position };
    let other = crate::PositionKey { trade_acco: acco(2), ..key() };
    let other = Position { closed_on: Some(day("2026-03-02")), ..Position::empty(&other) };
    let row = PositionDay {
        cust_no: key().cust_no,
        trade_acco: acco(1),
        fund_code: fund(),
        container: SELF.to_owned(),
        day: day("2026-03-02"),
        shares: Shares::from_units(100_000),
        nav: Nav::PAR,
        value,
        profit: fen("-10.31"),
        flow: fen("1010"),
    };
    db.write(async move |tx: &mut Tx| {
        store::positions::upsert(tx, &[position.clone(), other.clone()]).await?;
        store::days::upsert(tx, std::slice::from_ref(&row)).await
    })
    .await
    .unwrap();
    assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap().len(), 1);
    db.close().await.unwrap();

    let db = open(all).await.unwrap();
    assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    let position = found(&db).await;
    assert_eq!((position.accrued, position.value), (Fen::ZERO, fen("1000")));
    assert_eq!((position.total_profit, position.day_profit), (fen("-9.69"), fen("-9.69")));
    let since = store::days::Since::of((&key(), day("2026-01-01")));
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
    go(async |migrations| Db::sqlite(&file, migrations)).await;
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn income_below_zero_becomes_profit_on_postgresql() {
    db::testing::postgres_url(&[], async |url: String| {
        go(async |migrations| Db::open(&url, migrations).await).await;
    });
}
