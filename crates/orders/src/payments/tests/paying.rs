//! The bank pays, refuses, answers late, or is asked again after a crash.

use crate::payouts::pay;
use crate::testing::{C4, MIXED, app, assert_sound, buyer, client, purchase};
use crate::tests::{MORNING, migrations};
use crate::{CollectCounts, OpenPayments, PayBell, collect, pay_due, testing};
use db::{Db, Tx, db_test, sql};
use serde_json::{Value, json};
use wire::App;

async fn placed(app: &App, amount: &str) -> (wire::testing::Client, Value) {
    placed_of(app, MIXED, amount).await
}

pub async fn placed_of(app: &App, fund: &str, amount: &str) -> (wire::testing::Client, Value) {
    let person = buyer(app, 1, C4).await;
    let client = client(app, &person.person.token);
    let placed = client.bff("trade/public/buy", purchase(fund, &person, amount)).await.ok();
    (client, json!({ "orderNo": placed["orderNo"] }))
}

db_test! { migrations();
    async fn a_refused_payment_voids_the_order(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.91").await;
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("3")));
        assert_ne!(state["reason"], "");
        assert_sound(&app).await;
    }

    async fn an_unknown_payment_is_queried_later(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.93").await;
        let unknown = CollectCounts { unknown: 1, ..CollectCounts::default() };
        assert_eq!(collect(&app).await.unwrap(), unknown);
        // Nobody asks again before the answer had time to come.
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default());
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!(state["payStatus"], "2");
        assert_sound(&app).await;
    }

    async fn who_must_know_now_finds_out_and_asks_for_no_money(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let place = async |amount: &str| {
            let ask = purchase(MIXED, &person, amount);
            let placed = client.bff("trade/public/buy", ask).await.ok();
            json!({ "orderNo": placed["orderNo"] })
        };
        let order = place("100.93").await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        // Of this one the bank has not heard yet: it is left to those who ask for it.
        let fresh = place("100").await;
        assert_eq!(crate::find_out(&app).await.unwrap(), 1);
        let state = client.bff("trade/queryPayState", order.clone()).await.ok();
        assert_eq!(state["payStatus"], "2");
        assert_eq!(client.bff("trade/queryPayState", fresh).await.ok()["payStatus"], "1");
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        assert_eq!(pay_due(&app, app.now().day(), app.now()).await.unwrap().unknown, 1);
        assert_eq!(pay::pay_open(&app).await.unwrap(), crate::PayoutCounts::default());
        assert_eq!(crate::find_out(&app).await.unwrap(), 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!(state["payStatus"], "5");
        assert_eq!(crate::find_out(&app).await.unwrap(), 0);
        assert_sound(&app).await;
    }

    async fn a_lost_answer_is_not_paid_twice(db: Db) {
        let app = app(db, MORNING).await;
        placed(&app, "100.95").await;
        assert_eq!(collect(&app).await.unwrap().paid, 0);
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default());
        assert_sound(&app).await;
    }

    async fn a_clock_that_is_set_back_keeps_no_payment_waiting(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.93").await;
        // The business goes on at its own time.
        let jump = |ms: i64| {
            let clock = app.clock();
            clock.shift_ms(clock.ahead_ms() - ms);
            clock.set_ahead_ms(ms);
        };
        forget_asking(&app).await;
        jump(3_600_000);
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        jump(0);
        assert_eq!(collect(&app).await.unwrap().paid, 1, "asked for an hour from now");
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        jump(3_600_000);
        assert_eq!(pay_due(&app, app.now().day(), app.now()).await.unwrap().unknown, 1);
        jump(0);
        assert_eq!(pay::pay_open(&app).await.unwrap().paid, 1, "the payout as well");
        assert_sound(&app).await;
    }

    async fn an_order_whose_process_died_is_asked_for_by_another(db: Db) {
        let app = app(db.clone(), MORNING).await;
        let (client, order) = placed(&app, "100").await;
        let other = other_process(db).await;
        // The first may still be asking.
        assert_eq!(collect(&other).await.unwrap(), CollectCounts::default());
        forget_asking(&app).await;
        assert_eq!(collect(&other).await.unwrap().paid, 1);
        // The first wakes up after all.
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default());
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!(state["payStatus"], "2");
        assert_sound(&app).await;
    }

    async fn the_payment_decides_t(db: Db) {
        let app = app(db, "2026-03-02T14:59:00+08:00").await;
        let (client, order) = placed(&app, "100").await;
        app.clock().move_to("2026-03-02T15:00:01+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(detail["dates"]["tDay"], "2026-03-03");
        assert_eq!(detail["dates"]["confirmDate"], "2026-03-04");
        let sealed = testing::close_day(&app, "2026-03-02".parse().unwrap(), kernel::Nav::PAR);
        assert_eq!(sealed.await.confirmed, 0);
    }
}

db_test! { migrations();
    async fn money_that_comes_after_the_order_was_given_up_goes_back(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.93").await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        assert_eq!(give_up(&app, "2026-03-02").await, 0, "it may still be of the next T");
        app.clock().move_to("2026-03-03T15:00:00+08:00".parse().unwrap());
        assert_eq!(give_up(&app, "2026-03-03").await, 1);
        assert_eq!(give_up(&app, "2026-03-03").await, 0);
        app.clock().move_to("2026-03-04T09:40:00+08:00".parse().unwrap());
        assert_eq!(open(&app).await, OpenPayments { given_up: 1, ..OpenPayments::default() });
        let state = client.bff("trade/queryPayState", order.clone()).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("1")));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().late, 1);
        assert_sound(&app).await;
        let today = app.now().day();
        assert_eq!(pay_due(&app, today, app.now()).await.unwrap().unknown, 1);
        forget_asking(&app).await;
        assert_eq!(pay::pay_open(&app).await.unwrap().paid, 1);
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!((&detail["status"], &detail["payStatus"]), (&json!("4"), &json!("5")));
        assert_eq!(detail["refund"], "100.93");
        let titles = detail["timeline"].as_array().unwrap().iter().map(|step| &step["title"]);
        let titles: Vec<&Value> = titles.collect();
        assert_eq!(titles, ["提交成功", "支付超时", "支付成功", "已退款"]);
        assert_eq!(open(&app).await, OpenPayments::default());
        assert_sound(&app).await;
    }

    async fn a_payment_that_is_refused_after_the_order_was_given_up_moves_nothing(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100.94").await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        assert_eq!(give_up(&app, "2026-03-03").await, 1);
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("3")));
        assert_sound(&app).await;
    }

    async fn a_payment_that_never_reached_the_bank_is_not_asked_for_again(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100").await;
        assert_eq!(give_up(&app, "2026-03-03").await, 1);
        forget_asking(&app).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        // A request of ours may still be on its way.
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        forget_asking(&app).await;
        app.clock().move_to("2026-03-05T10:00:00+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("3")));
        assert_eq!(open(&app).await, OpenPayments::default());
        assert_sound(&app).await;
    }

    async fn a_bank_that_debits_only_what_its_statement_listed_pays_it_back(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, "100").await;
        assert_eq!(give_up(&app, "2026-03-03").await, 1);
        // The statement lies: the bank has never heard of it, and takes the second request.
        let (name, at) = (order["orderNo"].as_str().unwrap().to_owned(), app.now());
        let listed = async move |tx: &mut Tx| {
            crate::note_listed(tx, std::slice::from_ref(&name), at).await
        };
        app.db().write::<_, db::Error, _>(listed).await.unwrap();
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().late, 1);
        let state = client.bff("trade/queryPayState", order).await.ok();
        assert_eq!((&state["status"], &state["payStatus"]), (&json!("4"), &json!("4")));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap(), CollectCounts::default(), "it is taken once");
        assert_eq!(open(&app).await.given_up, 0);
        assert_sound(&app).await;
    }

    async fn how_long_a_bank_may_still_learn_of_a_payment_is_the_row_in_force(db: Db) {
        let app = app(db, MORNING).await;
        placed(&app, "100").await;
        assert_eq!(give_up(&app, "2026-03-03").await, 1);
        forget_asking(&app).await;
        let sooner = async |tx: &mut Tx| {
            tx.execute(sql!(
                "INSERT INTO orders_parameters (name, valid_from, value)
                 VALUES ('believed_after_days', '2026-03-04', 2)"
            ))
            .await
        };
        app.db().write(sooner).await.unwrap();
        app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        forget_asking(&app).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        assert_eq!(collect(&app).await.unwrap().refused, 1);
        assert_sound(&app).await;
    }
}

pub async fn give_up(app: &App, day: &str) -> u64 {
    let (day, at) = (day.parse().unwrap(), app.now());
    let (vouchers, ids) = (crate::Vouchers::of(app), app.ids().clone());
    let give_up = async move |tx: &mut Tx| crate::give_up(tx, day, at, (vouchers, &ids)).await;
    app.db().write::<_, db::Error, _>(give_up).await.unwrap()
}

async fn open(app: &App) -> OpenPayments {
    let read = async |tx: &mut Tx| crate::open_payments(tx).await;
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}

/// Another process over the same database, and the same partners, who keep their state in it.
pub async fn other_process(db: Db) -> App {
    let catalogue = funds::Catalogue::load(&db).await.unwrap();
    identity::testing::app(db, MORNING).with(catalogue).with(PayBell::default()).build()
}

/// As if the time to wait for an answer had passed.
pub async fn forget_asking(app: &App) {
    app.db()
        .write(async |tx| {
            tx.execute(db::sql!("UPDATE orders_payments SET asked_at = 0")).await?;
            tx.execute(db::sql!("UPDATE orders_payouts SET asked_at = 0")).await
        })
        .await
        .unwrap();
}
