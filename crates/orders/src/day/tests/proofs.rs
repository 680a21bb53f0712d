//! Each kind of wrong row between orders and the other books is planted, and named.

use crate::placing::tests::redeeming::holder;
use crate::testing::{MIXED, MONEY, assert_sound, client};
use crate::tests::migrations;
use crate::{OrderNo, verify_frozen, verify_money, verify_payments};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use holdings::PositionKey;
use kernel::{CustNo, Fen, FundCode, Shares};
use ledger::{Account, Difference, Entry, EntryKind};
use serde_json::json;
use wire::App;

fn key(person: &OpenedPerson, fund: &str) -> PositionKey {
    let (cust_no, fund_code) = (person.person.cust_no, fund.parse().unwrap());
    PositionKey { cust_no, trade_acco: person.trade_acco, fund_code }
}

async fn redeemed(app: &App, person: &OpenedPerson, fund: &str, quick: bool) -> OrderNo {
    let ask = json!({
        "fundCode": fund, "tradeAcco": person.trade_acco, "shares": "100.00", "quick": quick,
    });
    let placed = client(app, &person.person.token).bff("trade/publicRedeem", ask).await.ok();
    placed["orderNo"].as_str().unwrap().parse().unwrap()
}

async fn named(app: &App) -> Vec<(String, i64, i64)> {
    let read = async |tx: &mut Tx| {
        let mut found = verify_frozen(tx).await?;
        found.extend(verify_money(tx).await?);
        found.extend(verify_payments(tx).await?);
        Ok::<_, db::Error>(found)
    };
    let found: Vec<Difference> = app.db().read(read).await.unwrap();
    found.into_iter().map(|d| (d.what, d.expected, d.found)).collect()
}

/// Money that an entry of that kind moves under an order's number.
async fn post(app: &App, kind: EntryKind, number: OrderNo, (from, to): (Account, Account)) {
    let at = app.now();
    let cust_no: CustNo = from.cust_no().or(to.cust_no()).unwrap();
    let id = app.ids().next_value().unwrap();
    let entry = Entry::new(id, cust_no, (at.day(), at), kind, number);
    let entry = entry.cash(from, to, Fen::from_units(7));
    app.db().write(async move |tx: &mut Tx| ledger::post(tx, &entry).await).await.unwrap();
}

fn fund(code: &str) -> FundCode {
    code.parse().unwrap()
}

db_test! { migrations();
    async fn an_order_that_its_indices_have_elsewhere_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let number = redeemed(&app, &person, MIXED, false).await;
        assert_sound(&app).await;
        let end = async move |tx: &mut Tx| {
            tx.execute(sql!("UPDATE orders_orders SET is_void = TRUE WHERE order_no = $1", number))
                .await
                .map(|_| ())
        };
        app.db().write::<_, db::Error, _>(end).await.unwrap();
        let what = format!("order {number}: among those that came to nothing");
        assert_eq!(named(&app).await, [(what, 0, 1)]);
    }

    async fn an_order_that_is_not_among_the_open_ones_is_named_and_one_too_many(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let number = redeemed(&app, &person, MIXED, false).await;
        let what = |number: i64| format!("order {number}: among those that are open");
        assert_sound(&app).await;
        let take = async move |tx: &mut Tx| {
            tx.execute(sql!("UPDATE orders_open SET order_no = 7 WHERE order_no = $1", number))
                .await
        };
        app.db().write::<_, db::Error, _>(take).await.unwrap();
        let open = named(&app).await.into_iter().filter(|(what, ..)| what.contains("among"));
        assert_eq!(open.collect::<Vec<_>>(), [(what(7), 0, 1), (what(number.value()), 1, 0)]);
    }

    async fn frozen_shares_without_an_order_are_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        redeemed(&app, &person, MIXED, false).await;
        assert_sound(&app).await;
        let (key, more) = (key(&person, MIXED), Shares::from_units(1));
        let name = format!("position {} {} {MIXED}", key.cust_no, key.trade_acco);
        let freeze = async move |tx: &mut Tx| holdings::freeze(tx, &key, more).await;
        assert!(app.db().write(freeze).await.unwrap());
        let what = format!("{name}: shares that open orders wait for");
        assert_eq!(named(&app).await, [(what, 10_000, 10_001)]);
    }

    async fn an_order_without_frozen_shares_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        redeemed(&app, &person, MIXED, false).await;
        let (key, all) = (key(&person, MIXED), Shares::from_units(10_000));
        let name = format!("position {} {} {MIXED}", key.cust_no, key.trade_acco);
        let release = async move |tx: &mut Tx| holdings::release(tx, &key, all).await;
        assert!(app.db().write(release).await.unwrap());
        let what = format!("{name}: shares that open orders wait for");
        assert_eq!(named(&app).await, [(what, 10_000, 0)]);
    }

    async fn money_that_waits_for_no_order_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let number = crate::testing::bought(&app, &person, MIXED, "500").await;
        assert_eq!(named(&app).await, []);
        let paid = Account::paid(person.person.cust_no);
        let between = (Account::external_bank(), paid);
        post(&app, EntryKind::InterestDue, number, between).await;
        let of_order = (format!("order {number}: money that waits for it"), 50_007, 50_000);
        let paid = Account::paid(person.person.cust_no);
        let in_all = (format!("money that waits for orders: {paid}"), 50_007, 50_000);
        assert_eq!(named(&app).await, [of_order, in_all]);
    }

    async fn money_that_waits_under_no_orders_number_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let paid = Account::paid(person.person.cust_no);
        let what = format!("money that waits for orders: {paid}");
        let between = (Account::external_bank(), paid);
        post(&app, EntryKind::Collected, OrderNo::from(77), between).await;
        assert_eq!(named(&app).await, [(what, 7, 0)]);
    }

    async fn money_that_goes_back_without_its_order_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let number = crate::testing::bought(&app, &person, MIXED, "500").await;
        let refund = Account::refund(person.person.cust_no);
        post(&app, EntryKind::RefundDue, number, (Account::fee(fund(MIXED)), refund)).await;
        let what = format!("order {number}: money that goes back");
        assert_eq!(named(&app).await, [(what, 7, 0)]);
    }

    async fn a_dividend_without_its_order_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let payable = Account::payable(person.person.cust_no);
        let what = format!("proceeds of all orders: {payable}");
        let between = (Account::fund_money(fund(MIXED)), payable);
        post(&app, EntryKind::CashDividend, OrderNo::from(77), between).await;
        assert_eq!(named(&app).await, [(what, 7, 0)]);
    }

    async fn proceeds_that_the_order_has_not_are_named(db: Db) {
        let (app, person) = holder(db, MONEY, "1000").await;
        let quick = redeemed(&app, &person, MONEY, true).await;
        let number = redeemed(&app, &person, MONEY, false).await;
        assert_eq!(named(&app).await, []);
        let payable = Account::payable(person.person.cust_no);
        for (number, expected, found) in [(number, 7, 0), (quick, 10_007, 10_000)] {
            let between = (Account::fund_money(fund(MONEY)), payable.clone());
            post(&app, EntryKind::RedeemConfirmed, number, between).await;
            let what = format!("order {number}: proceeds");
            assert!(named(&app).await.contains(&(what, expected, found)));
        }
        let in_all = (format!("proceeds of all orders: {payable}"), 10_014, 10_000);
        assert_eq!((named(&app).await.last(), named(&app).await.len()), (Some(&in_all), 3));
    }

    async fn a_payment_that_is_not_what_its_order_costs_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let number = crate::testing::bought(&app, &person, MIXED, "500").await;
        assert_eq!(named(&app).await, []);
        let more = async move |tx: &mut Tx| {
            let more = sql!("UPDATE orders_payments SET amount = 7 WHERE payment_no = $1", number);
            tx.execute(more).await
        };
        assert_eq!(app.db().write::<_, db::Error, _>(more).await.unwrap(), 1);
        let what = format!("payment {number}: what it pays");
        assert_eq!(named(&app).await, [(what, 7, 50_000)]);
    }

    async fn a_payment_that_is_lost_or_that_its_order_contradicts_is_named(db: Db) {
        let (app, person) = holder(db, MIXED, "1000").await;
        let number = crate::testing::bought(&app, &person, MIXED, "500").await;
        let open = async move |tx: &mut Tx| {
            tx.execute(sql!("UPDATE orders_payments SET state = '0' WHERE payment_no = $1", number))
                .await
        };
        assert_eq!(app.db().write::<_, db::Error, _>(open).await.unwrap(), 1);
        let what = format!("payment {number}: orders that say where its money is");
        assert_eq!(named(&app).await, [(what, 1, 0)]);
        let lose = async move |tx: &mut Tx| {
            tx.execute(sql!("DELETE FROM orders_payments WHERE payment_no = $1", number)).await
        };
        assert_eq!(app.db().write::<_, db::Error, _>(lose).await.unwrap(), 1);
        assert_eq!(named(&app).await, [(format!("payments of order {number}"), 1, 0)]);
    }
}
