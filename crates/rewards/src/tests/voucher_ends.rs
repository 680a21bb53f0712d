//! What becomes of a voucher with its order: used when it is confirmed, back when it comes to
//! nothing.

use super::ALL;
use super::vouchers::{MORNING, market, points_of, saver, sound, standing, with_voucher};
use crate::tests::{DAY_MS, mine};
use bankcards::testing::OpenedPerson;
use db::{Db, Query, Tx, db_test, sql};
use kernel::{Day, Fen};
use orders::testing::{MIXED, answer, client, close_day, take_vouchers};
use orders::{
    Confirmation, Confirming, OrderNo, Outcome, Vouchers, collect, confirm_many, give_up, to_export,
};
use serde_json::{Value, json};
use wire::App;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Buys with a voucher; answers the order as it is asked for.
async fn placed(app: &App, person: &OpenedPerson, amount: &str) -> Value {
    let client = client(app, &person.person.token);
    let ask = with_voucher(&client, person, amount).await;
    json!({ "orderNo": client.bff("trade/public/buy", ask).await.ok()["orderNo"] })
}

/// The state of the order's voucher, and what it saves.
async fn voucher(app: &App, person: &OpenedPerson, order: &Value) -> (String, Value) {
    let client = client(app, &person.person.token);
    let found = client.bff("trade/tradeRecordDetail", order.clone()).await.ok();
    let voucher = &found["voucher"];
    (voucher["state"].as_str().unwrap_or_default().to_owned(), voucher["saved"].clone())
}

/// Lets the TA answer the orders of a day.
async fn confirm(app: &App, t_day: Day, says: fn(&orders::Order) -> Outcome) {
    let confirming = Confirming::of(app, kernel::Calendar::china().next_open(t_day), app.now());
    orders::testing::seal_with_draws(app, t_day).await;
    let confirm = async move |tx: &mut Tx| {
        let orders = to_export(tx, t_day, None, 1_000).await?;
        let said: Vec<Confirmation> = orders
            .iter()
            .map(|order| Confirmation { order_no: order.order_no, outcome: says(order) })
            .collect();
        confirm_many(tx, &confirming, &said).await?;
        // Run again, as after a crash.
        confirm_many(tx, &confirming, &said).await
    };
    let counts = app.db().write::<_, db::Error, _>(confirm).await.unwrap();
    assert_eq!(counts.repeated, 1);
}

async fn records(app: &App, person: &OpenedPerson) -> Vec<(String, i64, String)> {
    let mine = mine(&points_of(app, person)).await;
    let list = mine["list"].as_array().unwrap().clone();
    let text = |one: &Value, name: &str| one[name].as_str().unwrap().to_owned();
    list.iter()
        .map(|one| (text(one, "kindName"), one["points"].as_i64().unwrap(), text(one, "stateName")))
        .collect()
}

fn record(kind: &str, points: i64, state: &str) -> (String, i64, String) {
    (kind.to_owned(), points, state.to_owned())
}

db_test! { &ALL;
    async fn confirmed_it_is_used_and_the_ta_took_the_lowered_fee(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 150).await;
        let order = placed(&app, &person, "10000").await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        close_day(&app, day("2026-03-02"), "1.2345".parse().unwrap()).await;
        let client = client(&app, &person.person.token);
        let found = client.bff("trade/tradeRecordDetail", order.clone()).await.ok();
        assert_eq!((&found["status"], &found["fee"]), (&json!("1"), &json!("4.00")));
        assert_eq!(found["feeSteps"][0]["label"], "抵费券后折扣");
        assert_eq!(voucher(&app, &person, &order).await, ("used".to_owned(), json!("3.99")));
        assert_eq!(standing(&app, &person).await, [50, 0, 100]);
        assert_eq!(records(&app, &person).await[0], record("抵费券", -100, "已使用"));
        sound(&app).await;
    }

    async fn confirmed_in_part_it_is_used_and_refused_by_the_ta_it_is_back(db: Db) {
        let app = market(db, MORNING).await;
        let (one, two) = (saver(&app, 1, 100).await, saver(&app, 2, 100).await);
        let part = placed(&app, &one, "10000").await;
        let before = app.now();
        collect(&app).await.unwrap();
        confirm(&app, day("2026-03-02"), |order| {
            let Outcome::Bought { nav, .. } = answer(order, "1".parse().unwrap()).outcome else {
                panic!("a purchase");
            };
            // 5000 ÷ 1.0004.
            let (amount, fee) = (Fen::from_units(500_000), Fen::from_units(200));
            Outcome::Bought { nav, amount, fee, shares: "4998.00".parse().unwrap() }
        })
        .await;
        assert_eq!(voucher(&app, &one, &part).await, ("used".to_owned(), json!("2.00")));
        assert_eq!(standing(&app, &one).await, [0, 0, 100]);
        app.clock().move_to(before.add_ms(DAY_MS));
        identity::testing::unlock(&app, &two.person.token).await;
        let refused = placed(&app, &two, "10000").await;
        collect(&app).await.unwrap();
        confirm(&app, day("2026-03-03"), |_| Outcome::Rejected { reason: "不符".to_owned() }).await;
        assert_eq!(voucher(&app, &two, &refused).await, ("returned".to_owned(), json!(null)));
        assert_eq!(standing(&app, &two).await, [100, 0, 0]);
        let booked = records(&app, &two).await;
        let expected = [record("抵费券退回", 100, ""), record("抵费券", -100, "已退回")];
        assert_eq!(booked[..2], expected);
        sound(&app).await;
    }

    async fn cancelled_it_is_back_once_and_another_purchase_may_take_it(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 100).await;
        let order = placed(&app, &person, "1000").await;
        collect(&app).await.unwrap();
        let client = client(&app, &person.person.token);
        let cancelled = client.bff("trade/tradeCancel", order.clone()).await.ok();
        let said = cancelled["message"].as_str().unwrap();
        assert!(said.ends_with("到账，嘉豆已退回"), "{said}");
        assert_eq!(client.bff("trade/tradeCancel", order.clone()).await.code, 16013);
        assert_eq!(standing(&app, &person).await, [100, 0, 0]);
        assert_eq!(voucher(&app, &person, &order).await, ("returned".to_owned(), json!(null)));
        placed(&app, &person, "1000").await;
        assert_eq!(standing(&app, &person).await, [0, 100, 0]);
        sound(&app).await;
    }

    async fn points_that_ended_meanwhile_end_when_they_are_back(db: Db) {
        let app = market(db, "2026-03-02T10:00:00+08:00").await;
        let person = saver(&app, 1, 100).await;
        // The first eleven lots end: five of them are half a voucher.
        let order = placed(&app, &person, "1000").await;
        let shift = async move |tx: &mut Tx| {
            tx.execute(sql!("UPDATE rewards_lots SET last_on = '2026-03-01'
                             WHERE last_on <= '2027-02-20'")).await
        };
        let ended = app.db().write::<_, db::Error, _>(shift).await.unwrap();
        assert!(ended > 1 && ended < 20, "{ended}");
        collect(&app).await.unwrap();
        client(&app, &person.person.token).bff("trade/tradeCancel", order).await.ok();
        let shown = mine(&points_of(&app, &person)).await;
        let gone = 5 * i64::try_from(ended).unwrap();
        assert_eq!(
            (&shown["available"], &shown["frozen"], &shown["expired"]),
            (&json!(100 - gone), &json!(0), &json!(gone))
        );
        let booked = records(&app, &person).await;
        let expired = booked.iter().filter(|one| **one == record("到期", -5, "")).count();
        assert_eq!(u64::try_from(expired).unwrap(), ended, "booked, not only shown");
        sound(&app).await;
    }

    async fn what_the_bank_refuses_and_what_is_given_up_is_back(db: Db) {
        let app = market(db, MORNING).await;
        let (one, two) = (saver(&app, 1, 100).await, saver(&app, 2, 100).await);
        let refused = placed(&app, &one, "1000.91").await;
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        assert_eq!(voucher(&app, &one, &refused).await.0, "returned");
        assert_eq!(standing(&app, &one).await, [100, 0, 0]);
        let lost = placed(&app, &two, "1000.88").await;
        collect(&app).await.unwrap();
        assert_eq!(standing(&app, &two).await, [0, 100, 0]);
        let (at, vouchers, ids) = (app.now(), Vouchers::of(&app), app.ids().clone());
        let later = async move |tx: &mut Tx| {
            give_up(tx, day("2026-03-03"), at, (vouchers, &ids)).await
        };
        assert_eq!(app.db().write::<_, db::Error, _>(later).await.unwrap(), 1);
        assert_eq!(voucher(&app, &two, &lost).await.0, "returned");
        assert_eq!(standing(&app, &two).await, [100, 0, 0]);
        // Its money comes after all, and goes back: nothing is given twice.
        app.clock().move_to("2026-03-03T09:30:00+08:00".parse().unwrap());
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().late, 1);
        assert_eq!(standing(&app, &two).await, [100, 0, 0]);
        sound(&app).await;
    }

    async fn a_later_t_keeps_it_where_it_lowers_the_fee(db: Db) {
        let (app, person, stored) = moved(db, "0.4").await;
        assert_eq!(standing(&app, &person).await, [0, 100, 0]);
        // 1200.88 ÷ (1 + 0.0080 × 0.4500).
        assert_eq!(stored.discount().unwrap().to_string(), "0.4500");
        assert_eq!(stored.fee_explained.promised().unwrap().to_string(), "4.31");
        sound(&app).await;
    }

    async fn a_later_t_gives_it_back_where_it_saves_nothing(db: Db) {
        let (app, person, stored) = moved(db, "0.5").await;
        assert_eq!(standing(&app, &person).await, [100, 0, 0]);
        let client = client(&app, &person.person.token);
        let order = json!({ "orderNo": stored.order_no });
        let found = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(found["voucher"], json!(null));
        let told = "手续费预计4.78元，抵费券省不了手续费，嘉豆已退回";
        assert!(found["timeline"].to_string().contains(told), "{}", found["timeline"]);
        // 1200.88 ÷ (1 + 0.0080 × 0.5000).
        assert_eq!(stored.discount().unwrap().to_string(), "0.5000");
        assert_eq!(stored.fee_explained.promised().unwrap().to_string(), "4.78");
        sound(&app).await;
    }

    async fn a_wrong_row_of_a_voucher_is_named(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 100).await;
        placed(&app, &person, "1000").await;
        sound(&app).await;
        let plant = async |statement: fn() -> Query<'static>| {
            let plant = async move |tx: &mut Tx| tx.execute(statement()).await;
            app.db().write::<_, db::Error, _>(plant).await.unwrap();
            let found = app.db().read(async |tx: &mut Tx| crate::verify(tx).await).await.unwrap();
            found.into_iter().map(|one| one.what).collect::<Vec<_>>()
        };
        let named = plant(|| sql!("UPDATE rewards_vouchers SET state = 'used'")).await;
        assert_eq!(named.len(), 3, "{named:?}");
        assert!(named[0].starts_with("frozen points of vouchers of "), "{named:?}");
        assert!(named[1].starts_with("used points of vouchers of "), "{named:?}");
        assert!(named[2].starts_with("frozen points of order "), "{named:?}");
        let named =
            plant(|| sql!("UPDATE rewards_vouchers SET state = 'frozen', order_no = 7")).await;
        assert_eq!(named.len(), 2, "{named:?}");
        assert_eq!(named[1], "frozen points of order 7, which has no voucher");
        let named = plant(|| sql!("UPDATE rewards_vouchers SET points = 99")).await;
        assert!(named.iter().any(|one| one.starts_with("frozen points of vouchers")), "{named:?}");
    }
}

/// A purchase whose payment is known on the next T, on which the fund takes half of its fee and
/// vouchers lower it to a least one.
async fn moved(db: Db, least: &str) -> (App, OpenedPerson, orders::Order) {
    let app = market(db, "2026-03-02T14:59:59.999+08:00").await;
    let person = saver(&app, 1, 100).await;
    let table = |from, discount: &str, least: &str| {
        (day(from), discount.parse().unwrap(), least.parse().unwrap())
    };
    let tables = [table("2026-03-02", "0.1", "0.05"), table("2026-03-03", "0.5", least)];
    take_vouchers(&app, (MIXED, "澄溪远见混合A"), &tables).await;
    let order = placed(&app, &person, "1200.88").await;
    app.clock().move_to("2026-03-02T15:00:00+08:00".parse().unwrap());
    assert_eq!(collect(&app).await.unwrap().unknown, 1);
    app.clock().move_to("2026-03-03T09:30:00+08:00".parse().unwrap());
    forget_asking(&app).await;
    assert_eq!(collect(&app).await.unwrap().paid, 1);
    let number: OrderNo = order["orderNo"].as_str().unwrap().parse().unwrap();
    let all = async |tx: &mut Tx| orders::orders_by_number(tx, &[number]).await;
    let stored = app.db().read::<_, db::Error, _>(all).await.unwrap().remove(0);
    (app, person, stored)
}

/// Asks the bank again at once.
async fn forget_asking(app: &App) {
    let forget =
        async move |tx: &mut Tx| tx.execute(sql!("UPDATE orders_payments SET asked_at = 0")).await;
    app.db().write::<_, db::Error, _>(forget).await.unwrap();
}
