//! A price that was corrected after positions were valued at it.

use super::{day, fen, found, fund, hold, key, migrations, redeem, shares, value_day};
use crate::{
    FundNav, Position, PositionDay, PositionKey, apply_confirmations, correct_day, store, verify,
};
use db::{Db, Tx, db_test};
use kernel::{CustNo, Day, Fen, Instant, Nav, TradeAcco};
use ledger::{Account, Entry, EntryKind};

/// A thousand shares for 1,010 yuan at 1.0 on Monday, and prices of Tuesday and Wednesday.
async fn valued(db: &Db) {
    hold(db).await;
    for (on, nav) in [("2026-03-03", "1.1000"), ("2026-03-04", "1.2000")] {
        let nav = FundNav { fund_code: fund(), nav: nav.parse().unwrap(), income: None };
        db.write(async move |tx| value_day(tx, day(on), &[nav]).await).await.unwrap();
    }
}

/// Sells all of it on Wednesday, in two orders.
async fn sell(db: &Db) {
    let some = redeem(2, "2026-03-04", "1.2000", "400", "480");
    let rest = redeem(3, "2026-03-04", "1.2000", "600", "720");
    let at: Instant = "2026-03-05T07:30:00+08:00".parse().unwrap();
    let PositionKey { cust_no, trade_acco, fund_code } = key();
    let owned = Account::shares(cust_no, trade_acco, fund_code);
    let entry = Entry::new(2, cust_no, (at.day(), at), EntryKind::RedeemConfirmed, 2).shares(
        owned,
        Account::issued(fund_code),
        fund_code,
        shares("1000"),
    );
    let sell = async move |tx: &mut Tx| {
        ledger::post(tx, &entry).await?;
        apply_confirmations(tx, &[some.clone(), rest.clone()]).await
    };
    db.write(sell).await.unwrap();
}

async fn correct(db: &Db, on: &str, nav: &str) -> u64 {
    let (on, nav): (Day, Nav) = (day(on), nav.parse().unwrap());
    db.write(async move |tx: &mut Tx| correct_day(tx, fund(), on, nav).await).await.unwrap()
}

/// The profits of the position's days are these, and so are those of the customer.
async fn require_profits(db: &Db, expected: [&str; 3]) {
    let since = store::days::Since::of(&Position::empty(&key()), day("2026-01-01"));
    let range = (day("2026-01-01"), day("2026-12-31"));
    let read = async move |tx: &mut Tx| {
        let rows = store::days::since(tx, std::slice::from_ref(&since)).await?;
        Ok::<_, db::Error>((rows, store::days::of_customer(tx, key().cust_no, range).await?))
    };
    let (mut rows, of_customer) = db.read(read).await.unwrap();
    rows.sort_by_key(|row| row.day);
    let expected = expected.map(fen);
    assert_eq!(rows.iter().map(|row| row.profit).collect::<Vec<_>>(), expected);
    let of_customer: Vec<Fen> = of_customer.iter().map(|(_, profit, _)| *profit).collect();
    assert_eq!(of_customer, expected);
    assert_eq!(found(db).await.total_profit, Fen::try_sum(expected.into_iter()).unwrap());
    assert_eq!(db.read(async |tx| verify(tx).await).await.unwrap(), []);
}

db_test! { migrations();
    async fn the_last_price_corrects_value_and_profit_once(db: Db) {
        valued(&db).await;
        require_profits(&db, ["-10", "100", "100"]).await;
        for count in [1, 0] {
            assert_eq!(correct(&db, "2026-03-04", "1.2500").await, count);
            require_profits(&db, ["-10", "100", "150"]).await;
            let position = found(&db).await;
            assert_eq!((position.value, position.day_profit), (fen("1250"), fen("150")));
            assert_eq!(position.nav, "1.25".parse::<Nav>().unwrap());
        }
    }

    async fn what_a_day_gains_by_its_price_the_next_one_loses(db: Db) {
        valued(&db).await;
        assert_eq!(correct(&db, "2026-03-03", "1.1500").await, 1);
        require_profits(&db, ["-10", "150", "50"]).await;
        let position = found(&db).await;
        assert_eq!((position.value, position.day_profit), (fen("1200"), fen("50")));
    }

    async fn a_price_of_days_ago_leaves_the_profit_of_the_last_day(db: Db) {
        valued(&db).await;
        assert_eq!(correct(&db, "2026-03-02", "1.0500").await, 1);
        require_profits(&db, ["40", "50", "100"]).await;
        assert_eq!(found(&db).await.day_profit, fen("100"));
    }

    async fn days_before_everything_was_sold_are_corrected_too(db: Db) {
        valued(&db).await;
        sell(&db).await;
        assert_eq!(correct(&db, "2026-03-03", "1.1500").await, 1);
        require_profits(&db, ["-10", "150", "50"]).await;
        assert_eq!(found(&db).await.value, Fen::ZERO);
    }

    async fn every_position_is_corrected_and_counted(db: Db) {
        let key = |number| {
            let cust_no = CustNo::try_from(number).unwrap();
            let trade_acco = TradeAcco::of(cust_no, 1).unwrap();
            PositionKey { cust_no, trade_acco, fund_code: fund() }
        };
        let keys: Vec<PositionKey> = (1..=2_001).map(key).collect();
        let position = |key| Position {
            shares: shares("1"),
            value: fen("1"),
            nav: Nav::PAR,
            valued_on: Some(day("2026-03-03")),
            ..Position::empty(key)
        };
        let row = |key: &PositionKey| PositionDay {
            cust_no: key.cust_no,
            trade_acco: key.trade_acco,
            fund_code: key.fund_code,
            container: bankcards::Purpose::Own,
            day: day("2026-03-03"),
            shares: shares("1"),
            nav: Nav::PAR,
            value: fen("1"),
            profit: Fen::ZERO,
            flow: fen("1"),
        };
        let positions: Vec<Position> = keys.iter().map(position).collect();
        let rows: Vec<PositionDay> = keys.iter().map(row).collect();
        let put = async move |tx: &mut Tx| {
            store::positions::upsert(tx, &positions).await?;
            store::days::upsert(tx, &rows).await
        };
        db.write(put).await.unwrap();
        assert_eq!(correct(&db, "2026-03-03", "1.1000").await, 2_001);
        let all = db.read(async |tx| store::positions::all(tx).await).await.unwrap();
        assert!(all.iter().all(|position| position.value == fen("1.10")));
    }
}
