//! A position is split with the first price of the new shares.

use super::*;
use crate::{SplitPosition, Splits};
use kernel::Rounding;

/// What the fund splits on 5 March.
fn splits(ratio: &str, rounding: Rounding) -> Splits {
    let (fund_code, ratio) = (fund(), ratio.parse().unwrap());
    let split = Split { fund_code, day: day("2026-03-05"), ratio, rounding };
    let ids = kernel::Ids::new(kernel::Clock::system(), 0);
    Splits { all: vec![split], ids, at: "2026-03-05T20:00:00+08:00".parse().unwrap() }
}

async fn value(db: &Db, on: &str, nav: &str, splits: &Splits) -> Vec<SplitPosition> {
    let nav = FundNav { fund_code: fund(), nav: nav.parse().unwrap(), income: None };
    let (prices, splits) = (prices(day(on), &[nav]), splits.clone());
    let work = async move |tx: &mut db::Tx| {
        value_some(tx, (&prices, Some(&splits)), Valuing::default()).await
    };
    db.write::<_, db::Error, _>(work).await.unwrap().split
}

async fn lots(db: &Db) -> Vec<(Day, Shares, Shares)> {
    let read = async |tx: &mut db::Tx| store::lots::open_of_keys(tx, &[key()]).await;
    let mut lots = db.read::<_, db::Error, _>(read).await.unwrap();
    lots.sort_by_key(|lot| lot.registered_on);
    lots.iter().map(|lot| (lot.registered_on, lot.shares, lot.original_shares)).collect()
}

async fn days(db: &Db) -> Vec<(Day, Shares, Fen, Fen)> {
    let since = store::days::Since::of(&Position::empty(&key()), day("2026-01-01"));
    let read = async move |tx: &mut db::Tx| store::days::since(tx, &[since]).await;
    let mut rows = db.read::<_, db::Error, _>(read).await.unwrap();
    rows.sort_by_key(|row| row.day);
    rows.iter().map(|row| (row.day, row.shares, row.value, row.profit)).collect()
}

async fn holds_two_lots(db: &Db) {
    hold(db).await;
    let more = async |tx: &mut db::Tx| {
        ledger::post(tx, &entry(2, "333.33")).await?;
        apply_confirmations(tx, &[buy(2, "2026-03-03", "1.0000", "333.33", "333.33")]).await
    };
    db.write::<_, db::Error, _>(more).await.unwrap();
    db.write(async |tx| freeze(tx, &key(), shares("100.01")).await).await.unwrap();
    let frozen = async |tx: &mut db::Tx| {
        let (cust_no, at) = (key().cust_no, "2026-03-04T10:00:00+08:00".parse().unwrap());
        let free = Account::shares(cust_no, acco(1), fund());
        let held = Account::frozen(cust_no, acco(1), fund());
        let entry = Entry::new(9, cust_no, (day("2026-03-04"), at), EntryKind::Adjusted, "9");
        ledger::post(tx, &entry.shares(free, held, fund(), shares("100.01"))).await
    };
    db.write::<_, db::Error, _>(frozen).await.unwrap();
}

db_test! { migrations();
    async fn v16_a_lot_is_cut_or_rounded_as_the_fund_says(db: Db) {
        hold(&db).await;
        value(&db, "2026-03-05", "0.8100", &splits("1.23456789", Rounding::Down)).await;
        assert_eq!(found(&db).await.shares, shares("1234.56"));
        let position = found(&db).await;
        // 1,000 shares at 1.0000 became 1,234.56 at 0.8100.
        assert_eq!((position.value, position.day_profit), (fen("999.99"), fen("-0.01")));
        assert_eq!((position.cost, position.total_profit), (fen("1010"), fen("-10.01")));
        assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    }

    async fn each_lot_is_scaled_once_and_the_days_before_stay(db: Db) {
        holds_two_lots(&db).await;
        let of = splits("1.5", Rounding::HalfUp);
        let done = value(&db, "2026-03-05", "0.7", &of).await;
        let both = (done[0].before, done[0].after);
        assert_eq!((done.len(), both), (1, (shares("1333.33"), shares("2000"))));
        assert_eq!(done[0].scaled(shares("1333.33")), Ok(shares("2000.00")));
        assert_eq!(done[0].scaled(shares("100.01")), Ok(shares("150.01")));
        let expected = [
            (day("2026-03-03"), shares("1500"), shares("1500")),
            (day("2026-03-04"), shares("500"), shares("500")),
        ];
        assert_eq!(lots(&db).await, expected);
        let position = found(&db).await;
        assert_eq!((position.shares, position.frozen), (shares("2000"), shares("150.01")));
        let last = (day("2026-03-05"), shares("2000"), fen("1400"), fen("66.67"));
        assert_eq!(days(&db).await.last(), Some(&last));
        assert_eq!(days(&db).await[1].1, shares("1333.33"));
        assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
        // Neither again, nor with the prices of a later day.
        assert_eq!(value(&db, "2026-03-05", "0.7", &of).await, []);
        assert_eq!(value(&db, "2026-03-06", "0.7", &of).await, []);
        assert_eq!(found(&db).await.shares, shares("2000"));
        assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    }

    async fn a_split_without_a_price_comes_with_the_next_one(db: Db) {
        hold(&db).await;
        let of = splits("0.5", Rounding::HalfUp);
        assert_eq!(value(&db, "2026-03-04", "1", &of).await, []);
        value(&db, "2026-03-09", "2", &of).await;
        let position = found(&db).await;
        assert_eq!((position.shares, position.value), (shares("500"), fen("1000")));
        assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
    }

    async fn shares_of_the_day_of_the_split_are_new_ones(db: Db) {
        let bought = async |tx: &mut db::Tx| {
            ledger::post(tx, &entry(1, "1000")).await?;
            apply_confirmations(tx, &[buy(1, "2026-03-05", "1.0000", "1010", "1000")]).await
        };
        db.write::<_, db::Error, _>(bought).await.unwrap();
        let of = splits("2", Rounding::HalfUp);
        assert_eq!(value(&db, "2026-03-05", "1", &of).await, []);
        assert_eq!(value(&db, "2026-03-06", "1", &of).await, []);
        assert_eq!(found(&db).await.shares, shares("1000"));
    }
}
