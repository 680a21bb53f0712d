//! Statements that are mailed.

use crate::OrderNo;
use crate::placing::tests::redeeming::holder;
use crate::placing::tests::redeeming_into::{arrive, redeemed_into};
use crate::testing::{C4, FOREIGN, MIXED, app, bought, buyer, client, close_day, set_status};
use crate::tests::{MORNING, migrations};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use partners::simulator::{Letterbox, LetterboxEntry};
use serde_json::json;
use wire::App;
use wire::testing::{Client, Reply};

async fn ordered(db: Db) -> (App, OpenedPerson, OrderNo) {
    let app = app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let order_no = bought(&app, &person, MIXED, "10000").await;
    (app, person, order_no)
}

async fn has_email(app: &App, person: &OpenedPerson, email: &str) {
    accounts::testing::set_email(app, person.person.cust_no, email).await;
}

async fn ask(client: &Client, order_no: OrderNo) -> Reply {
    client.get("/sendTradeEmail", &format!("orderNo={order_no}")).await
}

async fn mails(app: &App) -> Vec<LetterboxEntry> {
    app.get::<Letterbox>().newest(99).await.unwrap()
}

db_test! { migrations();
    async fn a_statement_goes_to_the_email_on_file_and_says_what_the_order_is(db: Db) {
        let (app, person, order_no) = ordered(db).await;
        let client = client(&app, &person.person.token);
        assert_eq!(ask(&client, order_no).await.code, 16039);
        has_email(&app, &person, "lin@example.com").await;
        let mailed = ask(&client, order_no).await.ok();
        assert_eq!(mailed["email"], "lin@example.com");
        let mails = mails(&app).await;
        assert_eq!(mails.len(), 1);
        assert_eq!(mails[0].email, "lin@example.com");
        assert!(mails[0].subject.ends_with("买入交易凭证"), "{}", mails[0].subject);
        let text = &mails[0].text;
        let number = format!("订单号：{order_no}\n");
        for line in [&number[..], "申请金额：10,000.00元\n", "交易日：2026-03-02\n"] {
            assert!(text.contains(line), "{line} in {text}");
        }
        assert!(text.starts_with("林*，你好") && !text.contains("林一"), "{text}");
    }

    async fn the_statement_of_a_redemption_says_when_its_money_arrived(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        has_email(&app, &person, "lin@example.com").await;
        let client = client(&app, &person.person.token);
        let ask_for = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "3000",
        });
        let placed = client.bff("trade/publicRedeem", ask_for).await.ok();
        close_day(&app, "2026-03-04".parse().unwrap(), "1.3000".parse().unwrap()).await;
        let arrival = "2026-03-09T08:30:00+08:00".parse().unwrap();
        app.clock().move_to(arrival);
        crate::pay_due(&app, arrival.day(), arrival).await.unwrap();
        let order_no = serde_json::from_value(placed["orderNo"].clone()).unwrap();
        ask(&client, order_no).await.ok();
        let text = &mails(&app).await[0].text;
        for line in ["赎回费：0.00元\n", "款项：已到账\n", "到账时间：2026-03-09 08:30\n"]
        {
            assert!(text.contains(line), "{line} in {text}");
        }
    }

    async fn the_statement_of_a_redemption_into_a_fund_says_why_nothing_was_bought(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        has_email(&app, &person, "lin@example.com").await;
        let client = client(&app, &person.person.token);
        let order = redeemed_into(&client, &person, FOREIGN).await;
        let order_no = serde_json::from_value(order).unwrap();
        ask(&client, order_no).await.ok();
        let text = mails(&app).await.remove(0).text;
        assert!(text.contains("转购基金：岚屿远见混合A（000011）\n"), "{text}");
        assert!(!text.contains("转购未成原因"), "{text}");
        set_status(&app, FOREIGN, "岚屿远见混合A", funds::FundStatus::PurchaseStopped).await;
        arrive(&app, &person).await;
        ask(&client, order_no).await.ok();
        let text = mails(&app).await.remove(0).text;
        let reason = "转购未成原因：岚屿远见混合A当前暂停申购，暂不能买入\n";
        assert!(text.contains(reason), "{text}");
    }

    async fn asked_again_within_a_minute_one_is_mailed(db: Db) {
        let (app, person, order_no) = ordered(db).await;
        has_email(&app, &person, "lin@example.com").await;
        let client = client(&app, &person.person.token);
        let (one, other) = tokio::join!(ask(&client, order_no), ask(&client, order_no));
        assert_eq!(one.ok(), other.ok());
        ask(&client, order_no).await.ok();
        assert_eq!(mails(&app).await.len(), 1);
        // Another address is another statement.
        has_email(&app, &person, "yi@example.com").await;
        ask(&client, order_no).await.ok();
        assert_eq!(mails(&app).await.len(), 2);
        app.clock().move_to("2026-03-02T10:01:00+08:00".parse().unwrap());
        ask(&client, order_no).await.ok();
        assert_eq!(mails(&app).await.len(), 3);
    }

    async fn a_silent_mail_server_is_told_and_asked_again_under_the_same_key(db: Db) {
        let (app, person, order_no) = ordered(db).await;
        has_email(&app, &person, "lin902@example.com").await;
        let client = client(&app, &person.person.token);
        assert_eq!(ask(&client, order_no).await.code, 16041);
        assert_eq!(ask(&client, order_no).await.code, 16041);
        let count = async |tx: &mut Tx| {
            tx.one::<(i64, i64)>(sql!(
                "SELECT COUNT(*) AS count,
                        CAST(SUM(CASE WHEN sent THEN 1 ELSE 0 END) AS BIGINT) AS sent
                 FROM orders_statements"
            ))
            .await
        };
        assert_eq!(app.db().read(count).await.unwrap(), (1, 0));
        assert!(mails(&app).await.is_empty());
    }

    async fn an_address_that_takes_nothing_is_refused_and_another_one_gets_it(db: Db) {
        let (app, person, order_no) = ordered(db).await;
        has_email(&app, &person, "lin901@example.com").await;
        let client = client(&app, &person.person.token);
        assert_eq!(ask(&client, order_no).await.code, 16042);
        assert!(mails(&app).await.is_empty());
        has_email(&app, &person, "lin@example.com").await;
        assert_eq!(ask(&client, order_no).await.ok()["email"], "lin@example.com");
        assert_eq!(mails(&app).await.len(), 1);
    }

    async fn a_late_mail_server_is_waited_for(db: Db) {
        let (app, person, order_no) = ordered(db).await;
        has_email(&app, &person, "lin903@example.com").await;
        ask(&client(&app, &person.person.token), order_no).await.ok();
        assert_eq!(mails(&app).await.len(), 1);
    }

    async fn so_many_statements_are_mailed_on_a_day(db: Db) {
        let (app, person, order_no) = ordered(db).await;
        has_email(&app, &person, "lin@example.com").await;
        let client = client(&app, &person.person.token);
        for minute in 10..20 {
            let at = format!("2026-03-02T10:{minute}:00+08:00");
            app.clock().move_to(at.parse().unwrap());
            ask(&client, order_no).await.ok();
        }
        // The last one again is no other one.
        ask(&client, order_no).await.ok();
        app.clock().move_to("2026-03-02T10:20:00+08:00".parse().unwrap());
        let refused = ask(&client, order_no).await;
        assert_eq!(refused.code, 16040);
        assert!(refused.message.contains("10次"), "{}", refused.message);
        assert_eq!(mails(&app).await.len(), 10);
        app.clock().move_to("2026-03-03T10:00:00+08:00".parse().unwrap());
        ask(&client, order_no).await.ok();
    }

    async fn someone_elses_order_is_like_a_missing_one(db: Db) {
        let (app, _, order_no) = ordered(db).await;
        let other = buyer(&app, 2, C4).await;
        has_email(&app, &other, "zhao@example.com").await;
        let theirs = client(&app, &other.person.token);
        let refused = ask(&theirs, order_no).await;
        assert_eq!(refused.code, 90404);
        let missing = theirs.get("/sendTradeEmail", "orderNo=999999999999").await;
        assert_eq!((refused.code, refused.message), (missing.code, missing.message));
        assert_eq!(theirs.get("/sendTradeEmail", "").await.code, 90002);
        let visitor = Client::new(&app, vec![crate::routes()]);
        assert_eq!(ask(&visitor, order_no).await.http_status, 401);
        assert!(mails(&app).await.is_empty());
    }
}
