//! Money of a purchase that goes back is promised a day; a silent bank is asked again.

use crate::payments::tests::paying::forget_asking;
use crate::payouts::pay::pay_open;
use crate::placing::tests::redeeming::holder;
use crate::testing::{C4, MIXED, MONEY, app, assert_sound, buyer, client, purchase};
use crate::tests::{MORNING, migrations};
use crate::{
    Confirmation, Confirming, Outcome, PayoutCounts, collect, confirm_many, pay_due, seal_day,
};
use db::{Db, db_test, sql};
use partners::simulator::Letterbox;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

async fn placed(app: &App, fund: &str) -> (Client, Value) {
    let person = buyer(app, 1, C4).await;
    accounts::testing::set_email(app, person.person.cust_no, "lin@example.com").await;
    let client = client(app, &person.person.token);
    let placed = client.bff("trade/public/buy", purchase(fund, &person, "1000")).await.ok();
    collect(app).await.unwrap();
    (client, json!({ "orderNo": placed["orderNo"] }))
}

async fn detail(client: &Client, order: &Value) -> Value {
    client.bff("trade/tradeRecordDetail", order.clone()).await.ok()
}

/// The moment, or the promised day, of the step that brings the money back.
fn refunded<'a>(detail: &'a Value, when: &str) -> &'a Value {
    let steps = detail["timeline"].as_array().unwrap();
    &steps.iter().find(|step| step["stage"] == "refunded").unwrap()[when]
}

db_test! { migrations();
    async fn a_cancelled_purchase_says_by_when_its_money_is_back_and_when_it_was(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, MIXED).await;
        let cancelled = client.bff("trade/tradeCancel", order.clone()).await.ok();
        assert_eq!(cancelled["refundBy"], "2026-03-03");
        let message = cancelled["message"].as_str().unwrap();
        assert!(message.ends_with("最晚3月3日到账"), "{message}");
        let told = detail(&client, &order).await;
        assert_eq!(told["dates"]["arriveDate"], "2026-03-03");
        assert_eq!(refunded(&told, "expectedOn"), "2026-03-03");
        // What is due goes when the day is worked off.
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        assert_eq!(pay_due(&app, app.now().day(), app.now()).await.unwrap().paid, 1);
        let told = detail(&client, &order).await;
        assert_eq!(refunded(&told, "at"), "2026-03-03T09:40:00.000+08:00");
        assert_eq!(told["dates"]["arriveDate"], "2026-03-03");
        assert_sound(&app).await;
    }

    async fn an_evenings_purchase_is_promised_the_day_after_its_t(db: Db) {
        // Friday evening: T is Monday, and its day is worked off on Tuesday.
        let app = app(db, "2026-03-06T20:00:00+08:00").await;
        let (client, order) = placed(&app, MIXED).await;
        let cancelled = client.bff("trade/tradeCancel", order).await.ok();
        assert_eq!(cancelled["refundBy"], "2026-03-10");
    }

    async fn a_purchase_that_the_ta_refused_has_its_money_back_on_that_day(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, MONEY).await;
        let (day, at) = ("2026-03-02".parse().unwrap(), app.now());
        app.db().write(async move |tx| seal_day(tx, day, at).await).await.unwrap();
        let calendar = kernel::Calendar::china();
        let confirming = Confirming::of(&app, calendar.next_open(day), at);
        let order_no = order["orderNo"].as_str().unwrap().parse().unwrap();
        let outcome = Outcome::Rejected { reason: "基金暂停申购".to_owned() };
        let refused = vec![Confirmation { order_no, outcome }];
        let confirm = async move |tx: &mut db::Tx| confirm_many(tx, &confirming, &refused).await;
        app.db().write(confirm).await.unwrap();
        let told = detail(&client, &order).await;
        assert_eq!((&told["status"], &told["payStatus"]), (&json!("2"), &json!("4")));
        assert_eq!(refunded(&told, "expectedOn"), "2026-03-03");
        assert_sound(&app).await;
    }

    async fn a_silent_bank_is_asked_again_when_it_had_time_to_answer(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "100.93", "quick": true,
        });
        client.bff("trade/publicRedeem", quick).await.ok();
        let unknown = PayoutCounts { unknown: 1, ..PayoutCounts::default() };
        assert_eq!(pay_open(&app).await.unwrap(), unknown);
        assert_eq!(pay_open(&app).await.unwrap(), PayoutCounts::default());
        forget_asking(&app).await;
        assert_eq!(pay_open(&app).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn what_a_server_is_asking_for_the_day_does_not_ask_for_and_the_other_way_round(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, MIXED).await;
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        let (today, now) = (app.now().day(), app.clock().unmoved());
        let claimed_by = async |who: &'static str| {
            let claim = async move |tx: &mut db::Tx| {
                let query = sql!(
                    "UPDATE orders_payouts SET state = '1', asked_at = $1, asked_by = $2",
                    now,
                    who
                );
                tx.execute(query).await
            };
            app.db().write::<_, db::Error, _>(claim).await.unwrap();
        };
        claimed_by("worker").await;
        assert_eq!(pay_due(&app, today, app.now()).await.unwrap(), PayoutCounts::default());
        // A day that was killed goes on with its own at once; the server waits.
        claimed_by("day").await;
        assert_eq!(pay_open(&app).await.unwrap(), PayoutCounts::default());
        assert_eq!(pay_due(&app, today, app.now()).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn when_the_server_is_gone_its_payouts_are_the_days(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, MIXED).await;
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        app.clock().move_to("2026-03-03T09:40:00+08:00".parse().unwrap());
        let now = app.clock().unmoved();
        let claim = async move |tx: &mut db::Tx| {
            let query = sql!(
                "UPDATE orders_payouts SET state = '1', asked_at = $1, asked_by = 'worker'",
                now
            );
            tx.execute(query).await
        };
        app.db().write::<_, db::Error, _>(claim).await.unwrap();
        app.clock().set_ahead_ms(6_000);
        assert_eq!(pay_due(&app, app.now().day(), app.now()).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn a_statement_names_the_day(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed(&app, MIXED).await;
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        let query = format!("orderNo={}", order["orderNo"].as_str().unwrap());
        client.get("/sendTradeEmail", &query).await.ok();
        let mails = app.get::<Letterbox>().newest(1).await.unwrap();
        assert!(mails[0].text.contains("退款最晚到账：2026-03-03\n"), "{}", mails[0].text);
    }
}
