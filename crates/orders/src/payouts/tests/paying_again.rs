//! What the bank refused to pay out is asked for again.

use crate::order::store::orders;
use crate::payouts::attempts::Standing;
use crate::payouts::pay::apply_results;
use crate::payouts::store::payouts;
use crate::payouts::{attempts, pay};
use crate::testing::{
    self, C4, MIXED, MONEY, app, assert_sound, buyer, client, close_day, purchase,
};
use crate::tests::{MORNING, migrations};
use crate::{OpenPayments, PayoutCounts, collect, pay_due};
use bankcards::testing::{OpenedPerson, card_number};
use db::{Db, Tx, db_test, sql};
use partners::{Partners, PaymentState};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

const AGAIN: &str = "/payout/again";
const PRE: &str = "/payout/again/pre";

/// A purchase that was paid and cancelled, whose refund the bank has refused.
async fn refused_refund(app: &App, person: &OpenedPerson, amount: &str) -> (Client, String) {
    let client = client(app, &person.person.token);
    let placed = client.bff("trade/public/buy", purchase(MIXED, person, amount)).await.ok();
    collect(app).await.unwrap();
    let order = placed["orderNo"].as_str().unwrap().to_owned();
    client.bff("trade/tradeCancel", json!({ "orderNo": order })).await.ok();
    assert_eq!(pay(app).await.failed, 1);
    (client, order)
}

/// The bank is asked for all that is due, and again for what it had not settled.
async fn pay(app: &App) -> PayoutCounts {
    let first = pay_due(app, app.now().day(), app.now()).await.unwrap();
    forget_asking(app).await;
    let second = pay::pay_open(app).await.unwrap();
    PayoutCounts {
        bought: first.bought,
        paid: first.paid + second.paid,
        failed: first.failed + second.failed,
        unknown: second.unknown,
        set_aside: first.set_aside + second.set_aside,
    }
}

fn ask(order: &str, person: &OpenedPerson) -> Value {
    json!({ "orderNo": order, "cardId": person.card_id })
}

async fn detail(client: &Client, order: &str) -> Value {
    client.bff("trade/tradeRecordDetail", json!({ "orderNo": order })).await.ok()
}

fn stages(detail: &Value) -> Vec<&str> {
    detail["timeline"].as_array().unwrap().iter().map(|s| s["stage"].as_str().unwrap()).collect()
}

async fn start(db: Db) -> (App, OpenedPerson) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    (app, person)
}

/// Another card of the customer's, bound by the channel's SMS; answers its number.
async fn bind(app: &App, person: &OpenedPerson, digits: &str) -> Value {
    let client = Client::new(app, vec![bankcards::routes()]).with_token(&person.person.token);
    let mobile = person.person.mobile.clone();
    let demand = json!({ "cardNo": card_number(70, digits), "mobile": mobile });
    let started = client.post("/account/openAllinpay", demand).await.ok();
    let code = identity::testing::code_for(app, &mobile).await;
    let bound = json!({ "serialNo": started["serialNo"], "code": code });
    client.post("/bindcard", bound).await.ok()["cardId"].clone()
}

db_test! { migrations();
    async fn a_refused_refund_is_paid_the_second_time(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        let told = detail(&client, &order).await;
        assert_eq!((&told["status"], &told["payStatus"]), (&json!("7"), &json!("7")));
        assert_eq!(told["payout"]["refused"], true);
        assert_eq!(told["payout"]["reason"], "收款账户状态异常");
        let [message] = &testing::told(&app, &person).await[..] else { panic!("one") };
        let (text, where_to) = (message["text"].as_str().unwrap(), told["tail"].as_str().unwrap());
        assert!(text.contains("收款账户状态异常") && text.contains(where_to), "{text}");
        assert_eq!(stages(&told), ["accepted", "paid", "cancelled", "payoutFailed"]);
        assert_eq!(client.get("/request", "").await.ok()["refused"][0]["orderNo"], json!(order));
        let page = client.get(PRE, &format!("orderNo={order}")).await.ok();
        assert_eq!(
            (&page["amount"], &page["reason"]),
            (&json!("100.96"), &told["payout"]["reason"])
        );
        assert_eq!(page["cards"][0]["refused"], true);
        assert_eq!(page["cards"][0]["usable"], true);

        let again = client.post(AGAIN, ask(&order, &person)).await.ok();
        assert_eq!((&again["payStatus"], &again["amount"]), (&json!("4"), &json!("100.96")));
        assert_sound(&app).await;
        let paid = PayoutCounts { paid: 1, ..PayoutCounts::default() };
        assert_eq!(pay::pay_open(&app).await.unwrap(), paid);
        assert_eq!(client.get("/request", "").await.ok()["refused"], json!([]));
        let told = detail(&client, &order).await;
        assert_eq!(told["payStatus"], "5");
        assert_eq!(told["payout"]["refused"], false);
        let expected = ["accepted", "paid", "cancelled", "payoutFailed", "payoutAgain", "refunded"];
        assert_eq!(stages(&told), expected);
        assert_eq!(pay(&app).await, PayoutCounts::default());
        assert_eq!(booked(&app).await, 1);
        assert_sound(&app).await;
    }

    async fn money_in_the_journal_that_no_payout_would_pay_is_found(db: Db) {
        let (app, person) = start(db).await;
        refused_refund(&app, &person, "100.96").await;
        let lose = async |tx: &mut Tx| tx.execute(sql!("DELETE FROM orders_payouts")).await;
        app.db().write(lose).await.unwrap();
        let verify = async |tx: &mut Tx| crate::verify_payouts(tx).await;
        let found = app.db().read::<_, db::Error, _>(verify).await.unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].expected, found[0].found), (10_096, 0));
    }

    async fn a_payout_without_its_money_in_the_journal_is_found(db: Db) {
        let (app, person) = start(db).await;
        refused_refund(&app, &person, "100.96").await;
        let more = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE orders_payouts SET amount = amount + 1")).await
        };
        app.db().write(more).await.unwrap();
        let verify = async |tx: &mut Tx| crate::verify_payouts(tx).await;
        let found = app.db().read::<_, db::Error, _>(verify).await.unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!((found[0].expected, found[0].found), (10_096, 10_097));
    }

    async fn refused_proceeds_are_paid_the_second_time(db: Db) {
        let (app, person) = start(db).await;
        let client = client(&app, &person.person.token);
        client.bff("trade/public/buy", purchase(MONEY, &person, "1000")).await.ok();
        collect(&app).await.unwrap();
        close_day(&app, app.now().day(), kernel::Nav::PAR).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let redeem = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "100.96", "quick": true,
        });
        let order = client.bff("trade/publicRedeem", redeem).await.ok()["orderNo"].clone();
        let order = order.as_str().unwrap();
        let overview = async || client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(pay(&app).await.failed, 1);
        assert_eq!(overview().await["inTransit"], "100.96");
        assert_eq!(detail(&client, order).await["payStatus"], "7");
        let again = client.post(AGAIN, ask(order, &person)).await.ok();
        assert_eq!(again["payStatus"], "0");
        assert_eq!(pay(&app).await.paid, 1);
        assert_eq!(overview().await["inTransit"], "0.00");
        let told = detail(&client, order).await;
        assert_eq!(told["payStatus"], "6");
        assert_eq!(
            stages(&told),
            ["accepted", "confirmed", "payoutFailed", "payoutAgain", "paidOut"]
        );
        assert_sound(&app).await;
    }

    async fn a_closed_card_is_told_and_another_one_gets_the_money(db: Db) {
        let (app, mut person) = start(db).await;
        let good = person.card_id;
        person.card_id = bind(&app, &person, "908").await.as_str().unwrap().parse().unwrap();
        let (client, order) = refused_refund(&app, &person, "100").await;
        app.clock().move_to("2026-03-03T10:00:01+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let told = detail(&client, &order).await;
        assert_eq!(told["payout"]["reason"], "收款账户已销户");
        let page = client.get(PRE, &format!("orderNo={order}")).await.ok();
        let cards = page["cards"].as_array().unwrap();
        let refused: Vec<&Value> = cards.iter().map(|card| &card["refused"]).collect();
        assert_eq!(refused, [true, false]);
        assert_eq!(cards[1]["cardId"], json!(good));
        // The closed card takes nothing the second time either.
        client.post(AGAIN, ask(&order, &person)).await.ok();
        assert_eq!(pay(&app).await.failed, 1);
        let other = json!({ "orderNo": order, "cardId": good });
        let again = client.post(AGAIN, other).await.ok();
        assert_eq!(again["tail"], cards[1]["tail"]);
        assert_eq!(pay(&app).await.paid, 1);
        let told = detail(&client, &order).await;
        assert_eq!((&told["payStatus"], &told["payout"]["tail"]), (&json!("5"), &again["tail"]));
        let line = stages(&told);
        assert_eq!(line[3..7], ["payoutFailed", "payoutAgain", "payoutFailed", "payoutAgain"]);
        assert_eq!(booked(&app).await, 1);
        assert_sound(&app).await;
    }

    async fn what_was_not_refused_is_not_paid_again(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        client.post(AGAIN, ask(&order, &person)).await.ok();
        let underway = client.post(AGAIN, ask(&order, &person)).await;
        assert_eq!(underway.code, 16051);
        assert_eq!(pay(&app).await.paid, 1);
        assert_eq!(client.post(AGAIN, ask(&order, &person)).await.code, 16051);
        assert_eq!(client.get(PRE, &format!("orderNo={order}")).await.code, 16051);
        assert_eq!(booked(&app).await, 1);
    }

    async fn one_key_asks_once_and_many_at_once_pay_once(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        let same = client.with_key("a17c-again");
        let sends = (0..12).map(|n| {
            // Half of them under one key, the others each under its own.
            let client = if n % 2 == 0 { &same } else { &client }.clone();
            let ask = ask(&order, &person);
            tokio::spawn(async move { client.post(AGAIN, ask).await.code })
        });
        let mut taken = 0;
        for sent in sends.collect::<Vec<_>>() {
            taken += u32::from(sent.await.unwrap() == wire::SUCCESS);
        }
        // One begins the attempt; if it is the key's, its five repetitions are told the same.
        assert!(taken == 1 || taken == 6, "{taken}");
        let (one, other) = tokio::join!(pay(&app), pay(&app));
        assert_eq!(one.paid + other.paid, 1);
        assert_eq!(booked(&app).await, 1);
        assert_eq!(asked_at_bank(&app, &order).await, 2);
        assert_sound(&app).await;
    }

    async fn somebody_elses_order_and_card_are_not_found(db: Db) {
        let (app, person) = start(db).await;
        let other = buyer(&app, 2, C4).await;
        let (me, order) = refused_refund(&app, &person, "100.96").await;
        let they = client(&app, &other.person.token);
        assert_eq!(they.post(AGAIN, ask(&order, &other)).await.code, 90_404);
        assert_eq!(they.get(PRE, &format!("orderNo={order}")).await.code, 90_404);
        assert_eq!(me.post(AGAIN, ask(&order, &other)).await.code, 90_404);
        assert_eq!(detail(&me, &order).await["payStatus"], "7");
        assert_eq!(pay(&app).await, PayoutCounts::default());
    }
}

db_test! { migrations();
    async fn the_password_is_asked_for(db: Db) {
        let (app, person) = start(db).await;
        let (_, order) = refused_refund(&app, &person, "100.96").await;
        let locked = identity::testing::log_in(&app, person.person.cust_no).await;
        let reply = client(&app, &locked).post(AGAIN, ask(&order, &person)).await;
        assert_ne!(reply.code, wire::SUCCESS);
        let visitor = Client::new(&app, vec![crate::routes()]);
        assert_eq!(visitor.post(AGAIN, ask(&order, &person)).await.code, 401);
        assert_eq!(visitor.get(PRE, &format!("orderNo={order}")).await.code, 401);
    }

    async fn a_new_card_an_unsigned_one_and_a_new_mobile_get_nothing_of_it(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        let card = bind(&app, &person, "000").await;
        let to_new = json!({ "orderNo": order, "cardId": card });
        let refused = client.post(AGAIN, to_new.clone()).await;
        assert_eq!(refused.code, 16053, "{}", refused.message);
        let page = client.get(PRE, &format!("orderNo={order}")).await.ok();
        assert_eq!(page["cards"][1]["usable"], false);
        assert_eq!(page["cards"][1]["reason"], refused.message);
        app.clock().move_to("2026-03-03T10:00:01+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let ended = Client::new(&app, vec![bankcards::routes()]).with_token(&person.person.token);
        ended.post("/closeAllinpay", json!({ "cardId": card })).await.ok();
        assert_eq!(client.post(AGAIN, to_new).await.code, 16055);
        identity::testing::change_mobile(&app, &person.person, &identity::testing::mobile(9)).await;
        identity::testing::unlock(&app, &person.person.token).await;
        // The order's own card is where the money came from.
        client.post(AGAIN, ask(&order, &person)).await.ok();
        assert_eq!(pay(&app).await.paid, 1);
    }

    async fn a_bank_that_goes_on_refusing_is_left_alone_until_tomorrow(db: Db) {
        let (app, mut person) = start(db).await;
        person.card_id = bind(&app, &person, "909").await.as_str().unwrap().parse().unwrap();
        let (client, order) = refused_refund(&app, &person, "100").await;
        assert_eq!(detail(&client, &order).await["payout"]["reason"], "收款户名不符");
        for _ in 0..3 {
            client.post(AGAIN, ask(&order, &person)).await.ok();
            assert_eq!(pay(&app).await.failed, 1);
        }
        let told = testing::told(&app, &person).await;
        let has = |key| told.iter().any(|m| m["messageId"] == format!("order-{order}-10{key}"));
        assert!(["", "-refund-2", "-refund-3", "-refund-4"].into_iter().all(has), "{told:?}");
        assert_eq!(client.post(AGAIN, ask(&order, &person)).await.code, 16052);
        app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        client.post(AGAIN, ask(&order, &person)).await.ok();
        assert_eq!(open(&app).await, OpenPayments { paying_out: 1, ..OpenPayments::default() });
        assert_sound(&app).await;
    }

    async fn a_process_that_dies_after_asking_pays_once(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        client.post(AGAIN, ask(&order, &person)).await.ok();
        // The bank paid, and nobody wrote it down.
        let payout = only_payout(&app, &order).await;
        let key = attempts::key(&payout, 2);
        let payment = partners::Payment {
            key,
            protocol_no: payout.protocol_no.clone(),
            amount: payout.amount,
        };
        let bank = &app.get::<Partners>().bank;
        let paid = bank.pay_out(&[payment]).await.unwrap();
        assert!(matches!(paid[0].state, PaymentState::Paid { .. }));
        assert_eq!(pay(&app).await.paid, 1);
        assert_eq!(asked_at_bank(&app, &order).await, 2);
        assert_eq!(detail(&client, &order).await["payStatus"], "5");
        assert_sound(&app).await;
    }

    async fn a_late_refusal_of_the_first_attempt_does_not_touch_the_second(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        let first = only_payout(&app, &order).await;
        client.post(AGAIN, ask(&order, &person)).await.ok();
        let late = PaymentState::Refused("收款账户状态异常".to_owned());
        let standing = Standing { attempt: 1, state: late };
        let today = (app.now().day(), app.now());
        let counts = apply_results(&app, today, vec![(first, standing)]).await.unwrap();
        assert_eq!(counts, PayoutCounts::default());
        assert_eq!(detail(&client, &order).await["payStatus"], "4");
        assert_eq!(pay(&app).await.paid, 1);
        assert_sound(&app).await;
    }

    async fn a_first_attempt_that_was_paid_after_all_is_the_only_one(db: Db) {
        let (app, person) = start(db).await;
        let (client, order) = refused_refund(&app, &person, "100.96").await;
        let tail = detail(&client, &order).await["tail"].clone();
        client.post(AGAIN, ask(&order, &person)).await.ok();
        // The bank takes its refusal back before the second attempt leaves.
        let changed = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE partners_payments SET paid = TRUE WHERE direction = 'out'"))
                .await
        };
        app.db().write(changed).await.unwrap();
        assert_eq!(pay(&app).await.paid, 1);
        assert_eq!(asked_at_bank(&app, &order).await, 1);
        let told = detail(&client, &order).await;
        assert_eq!((&told["payStatus"], &told["payout"]["tail"]), (&json!("5"), &tail));
        assert_eq!(booked(&app).await, 1);
        assert_sound(&app).await;
    }
}

/// As if the time to wait for an answer had passed.
async fn forget_asking(app: &App) {
    let forget =
        async |tx: &mut Tx| tx.execute(sql!("UPDATE orders_payouts SET asked_at = 0")).await;
    app.db().write(forget).await.unwrap();
}

async fn open(app: &App) -> OpenPayments {
    let read = async |tx: &mut Tx| crate::open_payments(tx).await;
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}

async fn only_payout(app: &App, order: &str) -> crate::payouts::payout::Payout {
    let order = order.parse().unwrap();
    let read = async |tx: &mut Tx| {
        let found = orders::by_number(tx, &[order]).await?;
        payouts::of_order(tx, &found[0]).await
    };
    let mut all: Vec<crate::payouts::payout::Payout> =
        app.db().read::<_, db::Error, _>(read).await.unwrap();
    assert_eq!(all.len(), 1);
    all.remove(0)
}

/// How many payouts the journal has.
async fn booked(app: &App) -> i64 {
    let read = async |tx: &mut Tx| {
        tx.one::<(i64,)>(sql!("SELECT COUNT(*) AS n FROM ledger_entries WHERE kind = 'paid-out'"))
            .await
    };
    app.db().read(read).await.unwrap().0
}

/// How many payouts of an order the bank was asked for.
async fn asked_at_bank(app: &App, order: &str) -> i64 {
    let like = format!("out-%-{order}%");
    let read = async |tx: &mut Tx| {
        tx.one::<(i64,)>(sql!(
            "SELECT COUNT(*) AS n FROM partners_payments WHERE key LIKE $1",
            like
        ))
        .await
    };
    app.db().read(read).await.unwrap().0
}
