//! The bank says when it took the money, and that decides T, however late the answer is.

use super::paying::{forget_asking, placed_of};
use crate::testing::{
    BOLD, C4, MIXED, OFFERED, app, app_parts, assert_sound, buyer, client, close_day,
};
use crate::tests::{MORNING, migrations};
use crate::{collect, pay_due};
use db::{Db, db_test};
use kernel::{Day, Instant, Nav};
use messages::{Addresses, Reach};
use partners::simulator::Mailbox;
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

/// Amounts of the simulated bank.
const KNOWN_AFTER_CUTOFF: &str = "100.97";
const KNOWN_NEXT_DAY: &str = "100.88";
const SLOW_CLOCK: &str = "100.86";
const FAST_CLOCK: &str = "100.98";
const REFUSED_THEN_PAID: &str = "100.90";
const ANSWERED_TWICE: &str = "100.89";
const FOUND_AGAIN: &str = "100.99";

db_test! { migrations();
    async fn money_before_the_cut_off_belongs_to_its_day_however_late_the_answer(db: Db) {
        let app = app(db, "2026-03-02T14:59:59.999+08:00").await;
        let (client, order) = placed_of(&app, MIXED, KNOWN_AFTER_CUTOFF).await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to(moment("2026-03-02T15:03:00+08:00"));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let detail = detail(&client, order).await;
        assert_eq!(detail["dates"]["tDay"], "2026-03-02");
        assert_eq!(paid_step(&detail)["at"], "2026-03-02T14:59:59.999+08:00");
        assert_eq!(close_day(&app, day("2026-03-02"), Nav::PAR).await.confirmed, 1);
        assert_sound(&app).await;
    }

    async fn money_of_the_cut_off_itself_belongs_to_the_next_day(db: Db) {
        let app = app(db, "2026-03-02T14:59:59.999+08:00").await;
        let (client, order) = placed_of(&app, MIXED, KNOWN_NEXT_DAY).await;
        app.clock().move_to(moment("2026-03-02T15:00:00+08:00"));
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to(moment("2026-03-03T09:30:00+08:00"));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let detail = detail(&client, order).await;
        assert_eq!(detail["dates"]["tDay"], "2026-03-03");
        assert_eq!(detail["dates"]["confirmDate"], "2026-03-04");
        let told = "付款成功时已过15:00，按3月3日净值确认";
        assert_eq!(paid_step(&detail)["detail"], told);
        assert!(newest_message(&app, &client).await.contains(told));
        // What was promised first is kept beside what became of it.
        let ask = json!({ "orderNo": detail["orderNo"] });
        let promises = client.bff("trade/orderPromises", ask).await.ok()["promises"].clone();
        let row = |at: usize| {
            ["kind", "promisedDay", "actualDay", "verdict", "why"].map(|name| &promises[at][name])
        };
        assert_eq!(row(0), ["tDay", "2026-03-02", "2026-03-03", "worse", told]);
        assert_eq!(promises[2]["promisedDay"], "2026-03-03");
        assert_eq!(promises[2]["verdict"], "open");
        assert_sound(&app).await;
    }

    async fn money_known_when_its_day_is_sealed_belongs_to_the_next_one(db: Db) {
        let app = app(db, "2026-03-02T14:00:00+08:00").await;
        let (client, order) = placed_of(&app, MIXED, KNOWN_NEXT_DAY).await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to(moment("2026-03-02T15:00:00+08:00"));
        assert_eq!(close_day(&app, day("2026-03-02"), Nav::PAR).await.confirmed, 0);
        app.clock().move_to(moment("2026-03-03T09:30:00+08:00"));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let detail = detail(&client, order).await;
        assert_eq!(detail["dates"]["tDay"], "2026-03-03");
        let told = "付款结果晚到，按3月3日净值确认";
        assert_eq!(paid_step(&detail)["detail"], told);
        assert_eq!(paid_step(&detail)["at"], "2026-03-02T14:00:00.000+08:00");
        assert!(newest_message(&app, &client).await.contains(told));
        assert_eq!(close_day(&app, day("2026-03-03"), Nav::PAR).await.confirmed, 1);
        assert_sound(&app).await;
    }

    async fn what_moves_into_a_day_that_is_full_goes_back(db: Db) {
        let app = app(db, "2026-03-02T14:00:00+08:00").await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        crate::testing::confirm_warning(&app, &client, BOLD).await;
        // A thousand a day.
        let buy = async |amount: &str| {
            let ask = crate::testing::purchase(BOLD, &person, amount);
            client.bff("trade/public/buy", ask).await.ok()
        };
        let (first, second) = (buy("400.88").await, buy("500.88").await);
        assert_eq!(collect(&app).await.unwrap().unknown, 2);
        app.clock().move_to(moment("2026-03-02T15:00:00+08:00"));
        close_day(&app, day("2026-03-02"), Nav::PAR).await;
        app.clock().move_to(moment("2026-03-03T09:30:00+08:00"));
        crate::testing::confirm_warning(&app, &client, BOLD).await;
        identity::testing::unlock(&app, &person.person.token).await;
        buy("200").await;
        forget_asking(&app).await;
        let counts = collect(&app).await.unwrap();
        assert_eq!((counts.paid, counts.late), (2, 1));
        let first = detail(&client, first).await;
        assert_eq!(
            (&first["status"], &first["dates"]["tDay"]),
            (&json!("0"), &json!("2026-03-03"))
        );
        let second = detail(&client, second).await;
        assert_eq!((&second["status"], &second["payStatus"]), (&json!("4"), &json!("4")));
        let why = "付款结果晚到，日期变为3月3日，超过该基金单日限额1,000.00元，款项将原路退回";
        assert_eq!(second["reason"], why);
        assert!(newest_message(&app, &client).await.contains(why));
        assert_eq!(second["refund"], "500.88");
        assert_sound(&app).await;
        app.clock().move_to(moment("2026-03-05T08:30:00+08:00"));
        let today = app.now().day();
        pay_due(&app, today, app.now()).await.unwrap();
        app.clock().move_to(moment("2026-03-09T08:30:00+08:00"));
        let today = app.now().day();
        assert_eq!(pay_due(&app, today, app.now()).await.unwrap().paid, 1);
        assert_sound(&app).await;
    }

    async fn a_subscription_whose_payment_is_known_after_the_offering_goes_back(db: Db) {
        let parts = app_parts(db, "2026-03-06T14:00:00+08:00").await;
        let app = parts.with(Reach(|_, _| Box::pin(async { Ok(by_text()) }))).build();
        let (client, order) = placed_of(&app, OFFERED, KNOWN_NEXT_DAY).await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to(moment("2026-03-06T15:00:00+08:00"));
        close_day(&app, day("2026-03-06"), Nav::PAR).await;
        app.clock().move_to(moment("2026-03-09T09:30:00+08:00"));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().late, 1);
        let detail = detail(&client, order).await;
        assert_eq!((&detail["status"], &detail["payStatus"]), (&json!("4"), &json!("4")));
        let told = newest_message(&app, &client).await;
        assert!(told.contains("认购已结束"), "{told}");
        // The bank had the money on Friday; he hears of it as soon as it is known.
        while messages::send_due(&app).await.unwrap() > 0 {}
        let texts = app.get::<Mailbox>().newest(99).await.unwrap();
        assert_eq!(texts.iter().filter(|sms| sms.text.contains(&told)).count(), 1);
        assert_sound(&app).await;
    }

    async fn a_time_that_cannot_be_is_not_believed(db: Db) {
        let app = app(db, "2026-03-03T14:00:00+08:00").await;
        for (amount, n) in [(SLOW_CLOCK, 1), (FAST_CLOCK, 2)] {
            let person = buyer(&app, n, C4).await;
            let client = client(&app, &person.person.token);
            let ask = crate::testing::purchase(MIXED, &person, amount);
            let order = client.bff("trade/public/buy", ask).await.ok();
            assert_eq!(collect(&app).await.unwrap().paid, 1);
            let detail = detail(&client, order).await;
            assert_eq!(detail["dates"]["tDay"], "2026-03-03", "{amount}");
            assert_eq!(paid_step(&detail)["at"], "2026-03-03T14:00:00.000+08:00", "{amount}");
            assert_sound(&app).await;
        }
    }

    async fn a_hasty_refusal_and_two_answers_end_in_one_payment(db: Db) {
        let app = app(db, MORNING).await;
        for (amount, n) in [(REFUSED_THEN_PAID, 1), (ANSWERED_TWICE, 2)] {
            let person = buyer(&app, n, C4).await;
            let other = buyer(&app, n + 10, C4).await;
            for (person, amount) in [(&person, amount), (&other, "200.91")] {
                let client = client(&app, &person.person.token);
                let ask = crate::testing::purchase(MIXED, person, amount);
                client.bff("trade/public/buy", ask).await.ok();
            }
            let counts = collect(&app).await.unwrap();
            assert_eq!((counts.paid, counts.refused), (1, 1), "{amount}");
            assert_sound(&app).await;
        }
    }

    async fn a_payment_that_the_bank_mislaid_is_a_duplicate_and_of_its_own_time(db: Db) {
        let app = app(db, "2026-03-02T14:59:59.999+08:00").await;
        let (client, order) = placed_of(&app, MIXED, FOUND_AGAIN).await;
        assert_eq!(collect(&app).await.unwrap().unknown, 1);
        app.clock().move_to(moment("2026-03-02T15:00:01+08:00"));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        assert_eq!(detail(&client, order).await["dates"]["tDay"], "2026-03-02");
        assert_sound(&app).await;
    }

    async fn a_refund_arrived_when_the_bank_says_so(db: Db) {
        let app = app(db, MORNING).await;
        let (client, order) = placed_of(&app, MIXED, KNOWN_AFTER_CUTOFF).await;
        collect(&app).await.unwrap();
        app.clock().move_to(moment("2026-03-02T15:00:00+08:00"));
        close_day(&app, day("2026-03-02"), Nav::PAR).await;
        app.clock().move_to(moment("2026-03-03T09:30:00+08:00"));
        forget_asking(&app).await;
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        client.bff("trade/tradeCancel", order.clone()).await.ok();
        app.clock().move_to(moment("2026-03-04T08:30:00+08:00"));
        let today = app.now().day();
        assert_eq!(pay_due(&app, today, app.now()).await.unwrap().unknown, 1);
        app.clock().move_to(moment("2026-03-05T08:30:00+08:00"));
        let today = app.now().day();
        assert_eq!(pay_due(&app, today, app.now()).await.unwrap().paid, 1);
        let detail = detail(&client, order).await;
        let refunded = detail["timeline"].as_array().unwrap().last().unwrap();
        assert_eq!(refunded["title"], "已退款");
        assert_eq!(refunded["at"], "2026-03-04T08:30:00.000+08:00");
        assert_sound(&app).await;
    }
}

async fn detail(client: &Client, order: Value) -> Value {
    let order = json!({ "orderNo": order["orderNo"] });
    client.bff("trade/tradeRecordDetail", order).await.ok()
}

fn paid_step(detail: &Value) -> &Value {
    let steps = detail["timeline"].as_array().unwrap();
    steps.iter().find(|step| step["title"] == "支付成功").unwrap()
}

fn by_text() -> Addresses {
    Addresses { mobile: "13800000001".parse().ok(), ..Addresses::default() }
}

/// The newest message in the centre; what sends it is no part of this.
async fn newest_message(app: &App, client: &Client) -> String {
    let page = client.bff("member/aim/messages", json!({})).await.ok();
    let text = page["list"][0]["text"].as_str().unwrap().to_owned();
    let sent = app.get::<Mailbox>().newest(99).await.unwrap();
    assert!(!sent.iter().any(|sms| sms.text.contains(&text)), "{text}");
    text
}

fn moment(text: &str) -> Instant {
    text.parse().unwrap()
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}
