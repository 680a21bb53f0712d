//! Each kind of wrong row is planted, and named.

use super::{acco, entry, fund, hold, key, migrations, prices, value_day};
use crate::{FundNav, Position, PositionKey, Valuing, store, value_some, verify, verify_income};
use db::{Db, Tx, db_test};
use kernel::{CustNo, Fen, Nav, Shares};
use ledger::{Account, Difference, Entry, EntryKind};

async fn named(db: &Db) -> Vec<(String, i64, i64)> {
    let found: Vec<Difference> = db.read(async |tx| verify(tx).await).await.unwrap();
    let name = format!("position {} 0000000007001 {}: ", key().cust_no, fund());
    found
        .into_iter()
        .map(|found| (found.what.replace(&name, ""), found.expected, found.found))
        .collect()
}

/// The sound position with something changed.
async fn plant(db: &Db, change: impl FnOnce(&mut Position)) {
    let mut position = super::found(db).await;
    change(&mut position);
    let plant = async move |tx: &mut Tx| {
        store::positions::upsert(tx, std::slice::from_ref(&position)).await
    };
    db.write(plant).await.unwrap();
}

fn wrong(what: &str, expected: i64, found: i64) -> Vec<(String, i64, i64)> {
    vec![(what.to_owned(), expected, found)]
}

db_test! { migrations();
    async fn a_sound_position_is_not_named(db: Db) {
        hold(&db).await;
        assert_eq!(named(&db).await, []);
    }

    async fn a_value_that_is_not_its_shares_at_their_price_is_named(db: Db) {
        hold(&db).await;
        plant(&db, |position| position.value = Fen::from_units(100_001)).await;
        assert_eq!(named(&db).await, wrong("value of its shares", 100_000, 100_001));
    }

    async fn income_below_zero_is_named(db: Db) {
        hold(&db).await;
        plant(&db, |position| {
            position.accrued = Fen::from_units(-31);
            position.value = Fen::from_units(99_969);
        })
        .await;
        assert_eq!(named(&db).await, wrong("income not yet paid, at least", 0, -31));
    }

    async fn a_position_that_never_held_anything_is_named(db: Db) {
        let second = PositionKey { trade_acco: acco(2), ..key() };
        let nothing = Position::empty(&second);
        let closed_on = Some("2026-03-02".parse().unwrap());
        let closed = PositionKey { trade_acco: acco(3), ..second };
        let closed = Position { closed_on, ..Position::empty(&closed) };
        let rows = [nothing, closed];
        db.write(async move |tx: &mut Tx| store::positions::upsert(tx, &rows).await).await.unwrap();
        let what = format!(
            "position {} 0000000007002 {}: positions that never held anything",
            key().cust_no,
            fund()
        );
        assert_eq!(named(&db).await, wrong(&what, 0, 1));
    }

    async fn shares_without_a_round_and_a_round_without_shares_are_named(db: Db) {
        hold(&db).await;
        plant(&db, |position| position.opened_on = None).await;
        assert_eq!(named(&db).await, wrong("rounds under way", 1, 0));
        let on = Some("2026-03-02".parse().unwrap());
        plant(&db, |position| position.opened_on = on).await;
        let left = PositionKey { trade_acco: acco(2), ..key() };
        let left = Position { opened_on: on, closed_on: on, ..Position::empty(&left) };
        let put = async move |tx: &mut Tx| {
            store::positions::upsert(tx, std::slice::from_ref(&left)).await
        };
        db.write(put).await.unwrap();
        let what = format!("position {} 0000000007002 {}: rounds under way", key().cust_no, fund());
        assert_eq!(named(&db).await, wrong(&what, 0, 1));
    }

    async fn lots_that_are_not_the_shares_are_named(db: Db) {
        hold(&db).await;
        let open = async |tx: &mut Tx| store::lots::open_of_keys(tx, &[key()]).await;
        let mut lots = db.read(open).await.unwrap();
        lots[0].shares = Shares::from_units(99_999);
        db.write(async move |tx: &mut Tx| store::lots::upsert(tx, &lots).await).await.unwrap();
        assert_eq!(named(&db).await, wrong("sum of lots", 99_999, 100_000));
    }

    async fn shares_that_the_journal_has_not_are_named(db: Db) {
        hold(&db).await;
        db.write(async |tx: &mut Tx| ledger::post(tx, &entry(2, "1")).await).await.unwrap();
        assert_eq!(named(&db).await, wrong("free shares", 100_100, 100_000));
    }

    async fn frozen_shares_that_the_journal_has_not_are_named(db: Db) {
        hold(&db).await;
        plant(&db, |position| position.frozen = Shares::from_units(40)).await;
        let expected = [("free shares", 100_000, 99_960), ("frozen shares", 0, 40)];
        let expected = expected.map(|(what, expected, found)| (what.to_owned(), expected, found));
        assert_eq!(named(&db).await, expected);
    }

    async fn shares_of_the_journal_without_a_position_are_named(db: Db) {
        hold(&db).await;
        let at: kernel::Instant = "2026-03-03T07:30:00+08:00".parse().unwrap();
        let account = || Account::shares(key().cust_no, acco(9), fund());
        let entry = Entry::new(9, key().cust_no, (at.day(), at), EntryKind::BuyConfirmed, 9)
            .shares(Account::issued(fund()), account(), fund(), Shares::from_units(5));
        db.write(async move |tx: &mut Tx| ledger::post(tx, &entry).await).await.unwrap();
        assert_eq!(named(&db).await, wrong(&format!("no position for {}", account()), 5, 0));
    }

    async fn income_of_days_that_are_paid_is_named(db: Db) {
        hold(&db).await;
        let income = Some("0.5000".parse().unwrap());
        let nav = FundNav { fund_code: fund(), nav: Nav::PAR, income };
        let value =
            async move |tx: &mut Tx| value_day(tx, "2026-03-03".parse().unwrap(), &[nav]).await;
        db.write(value).await.unwrap();
        let until = async |on: &str| {
            let on = on.parse().unwrap();
            db.read(async move |tx| verify_income(tx, on).await).await.unwrap()
        };
        assert_eq!(until("2026-03-02").await, []);
        let expected = Difference {
            what: format!(
                "position {} 0000000007001 {}: income not yet paid up to 2026-03-03",
                key().cust_no,
                fund()
            ),
            expected: 0,
            found: 5,
        };
        assert_eq!(until("2026-03-03").await, [expected]);
    }

    async fn a_valuation_goes_on_after_customers_had_their_turn(db: Db) {
        let position = |number: i64| {
            let key = PositionKey { cust_no: CustNo::try_from(number).unwrap(), ..key() };
            Position { shares: Shares::from_units(100), ..Position::empty(&key) }
        };
        let rows: Vec<Position> = (1..=2_001).map(position).collect();
        let last = rows[2_000].key();
        let put = async move |tx: &mut Tx| store::positions::upsert(tx, &rows).await;
        db.write(put).await.unwrap();
        let nav = FundNav { fund_code: fund(), nav: "1.1".parse().unwrap(), income: None };
        let some = async |at: Valuing| {
            let prices = prices("2026-03-03".parse().unwrap(), &[nav]);
            let work = async move |tx: &mut Tx| value_some(tx, (&prices, None), at.clone()).await;
            db.write(work).await.unwrap()
        };
        let at = some(Valuing::default()).await;
        assert_eq!((at.count, at.is_done()), (2_000, false));
        let frozen = last;
        let some_shares = Shares::from_units(30);
        let freeze = async move |tx: &mut Tx| crate::freeze(tx, &frozen, some_shares).await;
        assert!(db.write(freeze).await.unwrap());
        let at = some(at).await;
        assert_eq!((at.count, at.is_done()), (2_001, true));
        let find = async |tx: &mut Tx| store::positions::find(tx, &last).await;
        let position = db.read(find).await.unwrap().unwrap();
        let own = bankcards::Purpose::Own;
        assert_eq!((position.value, position.container), (Fen::from_units(110), own));
        assert_eq!(position.frozen, Shares::from_units(30));
        // What was killed begins again and finds nothing to do.
        let mut again = Valuing::default();
        while !again.is_done() {
            again = some(again).await;
        }
        assert_eq!(again.count, 0);
    }
}
