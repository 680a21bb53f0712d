//! Buying and cancelling.

use crate::testing::{
    BOLD, C1, C4, CLOSED, DOLLAR, MIXED, app, assert_sound, bought, buyer, client, close_day,
    purchase,
};
use crate::tests::{MORNING, migrations};
use crate::{OrderStatus, collect, testing};
use db::{Db, db_test};
use serde_json::json;
use wire::testing::Client;

db_test! { migrations();
    async fn a_purchase_is_paid_sealed_and_confirmed(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/public/buy", purchase(MIXED, &person, "10000")).await.ok();
        assert_eq!(
            (placed["status"].as_str(), placed["payStatus"].as_str()),
            (Some("0"), Some("1"))
        );
        assert_eq!(placed["fee"]["fee"], "7.99");
        assert_eq!(placed["dates"]["tDay"], "2026-03-02");
        assert_eq!(placed["dates"]["confirmDate"], "2026-03-03");
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let number = json!({ "orderNo": placed["orderNo"] });
        let state = client.bff("trade/queryPayState", number.clone()).await.ok();
        assert_eq!(state["payStatus"], "2");
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(
            (&overview["inTransit"], &overview["totalAssets"]),
            (&json!("10000.00"), &json!("10000.00"))
        );
        let counts =
            close_day(&app, "2026-03-02".parse().unwrap(), "1.2345".parse().unwrap()).await;
        assert_eq!((counts.confirmed, counts.unknown.len()), (1, 0));
        let detail = client.bff("trade/tradeRecordDetail", number).await.ok();
        assert_eq!(detail["status"], "1");
        assert_eq!(detail["confirmedShares"], "8093.97");
        let overview = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!(overview["inTransit"], "0.00");
        assert_eq!(overview["dayProfit"], "-7.99");
        assert_eq!(overview["dayProfitDate"], "2026-03-02");
        assert_sound(&app).await;
    }

    async fn confirming_twice_changes_nothing(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        bought(&app, &person, MIXED, "10000").await;
        let (day, nav) = ("2026-03-02".parse().unwrap(), "1.2345".parse().unwrap());
        assert_eq!(close_day(&app, day, nav).await.confirmed, 1);
        let again = close_day(&app, day, nav).await;
        assert_eq!((again.confirmed, again.repeated), (0, 1));
        assert_sound(&app).await;
    }

    async fn the_same_key_buys_once(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token).with_key("0c1f2a4e-once");
        let first = client.bff("trade/public/buy", purchase(MIXED, &person, "100")).await.ok();
        let second = client.bff("trade/public/buy", purchase(MIXED, &person, "100")).await.ok();
        assert_eq!(first, second);
        let other = client.bff("trade/public/buy", purchase(MIXED, &person, "200")).await;
        assert_eq!(other.code, wire::codes::KEY_REUSED.code);
        let records = client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        assert_eq!(records["months"][0]["records"].as_array().unwrap().len(), 1);
    }

    async fn a_class_in_dollars_takes_no_yuan(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let bought = client.bff("trade/public/buy", purchase(DOLLAR, &person, "100")).await;
        let why = "这是以美元计价的份额，不能用人民币买入";
        assert_eq!((bought.code, bought.message.as_str()), (16114, why));
        let before = client.get("/prebuynew", &format!("fundCode={DOLLAR}")).await.ok();
        assert_eq!((&before["open"], &before["closedReason"]), (&json!(false), &json!(why)));
        let status = client.get("/buy/status", &format!("fundCode={DOLLAR}")).await.ok();
        assert_eq!((&status["open"], &status["statusName"]), (&json!(false), &json!("以美元计价")));
        let fee = json!({ "fundCode": DOLLAR, "amount": "100" });
        assert_eq!(client.bff("trade/tradeFee", fee).await.code, 16114);
        // Its fees are the fund's own, in its currency, and nothing is taken off them.
        let catalogue = app.get::<funds::Catalogue>();
        let fees = |code: &str| {
            let fund = catalogue.fund(code.parse().unwrap()).unwrap();
            let sheet = funds::fee_sheet(&fund, app.now().day()).unwrap();
            let cut = sheet.buy.iter().any(|row| row.rate != row.discounted_rate);
            (sheet.discount_name.is_some(), cut)
        };
        assert_eq!((fees(DOLLAR), fees(MIXED)), ((false, false), (true, true)));
    }

    async fn a_purchase_within_limits_only(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let refused = async |fund: &str, amount: &str| {
            client.bff("trade/public/buy", purchase(fund, &person, amount)).await.code
        };
        assert_eq!(refused(CLOSED, "100").await, 16002);
        assert_eq!(refused("999999", "100").await, 16001);
        assert_eq!(refused(MIXED, "9.99").await, 16004);
        assert_eq!((refused(MIXED, "0").await, refused(MIXED, "-1").await), (16004, 16004));
        let mut without = purchase(MIXED, &person, "100");
        without["agreements"] = json!(["fund-contract"]);
        assert_eq!(client.bff("trade/public/buy", without).await.code, 16008);
    }

    async fn a_fund_above_the_level_needs_the_letter(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let buy = async || client.bff("trade/public/buy", purchase(BOLD, &person, "600")).await;
        assert_eq!(buy().await.code, 14004);
        let ask = json!({ "fundCode": BOLD, "ca": false, "actionType": "buy" });
        let matched = client.bff("trade/tradeRiskMatch", ask.clone()).await.ok();
        assert_eq!(
            (&matched["matchResultCode"], &matched["matchPromptCode"]),
            (&json!("T2"), &json!("T2"))
        );
        let mut confirm = ask;
        confirm["actionConfirm"] = json!("1");
        assert_eq!(client.bff("trade/tradeRiskMatch", confirm.clone()).await.code, 14012);
        confirm["letterVersion"] = matched["letter"]["version"].clone();
        confirm["letterHash"] = matched["letter"]["hash"].clone();
        // What the client says of itself is not believed.
        confirm["secondsRead"] = json!(9_999);
        assert_eq!(client.bff("trade/tradeRiskMatch", confirm.clone()).await.code, 14013);
        app.clock().shift_ms(9_999);
        client.bff("trade/tradeRiskMatch", json!({ "fundCode": BOLD })).await.ok();
        assert_eq!(client.bff("trade/tradeRiskMatch", confirm.clone()).await.code, 14013);
        app.clock().shift_ms(1);
        confirm["secondsRead"] = json!(0);
        let confirmed = client.bff("trade/tradeRiskMatch", confirm.clone()).await.ok();
        assert_eq!(confirmed["matchResult"], true);
        buy().await.ok();
        // The fund takes 1,000 of a customer on one day.
        assert_eq!(buy().await.code, 16007);
        app.clock().shift_ms(31 * 60_000);
        let late = client.bff("trade/public/buy", purchase(BOLD, &person, "100")).await;
        assert_eq!(late.code, 14004);
        // It was confirmed once, and is read anew.
        confirm["secondsRead"] = json!(9_999);
        assert_eq!(client.bff("trade/tradeRiskMatch", confirm).await.code, 14013);
    }

    async fn without_a_test_or_with_an_expired_one_nothing_is_bought(db: Db) {
        let app = app(db, MORNING).await;
        let person = bankcards::testing::opened_customer(&app, 1).await;
        identity::testing::unlock(&app, &person.person.token).await;
        let client = client(&app, &person.person.token);
        let buy = async || client.bff("trade/public/buy", purchase(MIXED, &person, "100")).await;
        assert_eq!(buy().await.code, 14001);
        testing::take_test(&app, &person, C1).await;
        assert_eq!(buy().await.code, 14004);
        app.clock().move_to("2027-03-03T10:00:00+08:00".parse().unwrap());
        assert_eq!(buy().await.code, 14002);
    }

    async fn nobody_buys_without_login_or_password_or_with_anothers_card(db: Db) {
        let app = app(db, MORNING).await;
        let (person, other) = (buyer(&app, 1, C4).await, buyer(&app, 2, C4).await);
        let nobody = Client::new(&app, vec![crate::routes()]);
        let reply = nobody.bff("trade/public/buy", purchase(MIXED, &person, "100")).await;
        assert_eq!(reply.http_status, 401);
        let mine = client(&app, &person.person.token);
        let reply = mine.bff("trade/public/buy", purchase(MIXED, &other, "100")).await;
        assert_eq!(reply.code, wire::codes::NOT_FOUND.code);
        let locked = identity::testing::log_in(&app, person.person.cust_no).await;
        let ask = purchase(MIXED, &person, "100");
        let reply = client(&app, &locked).bff("trade/public/buy", ask).await;
        assert_ne!(reply.code, wire::SUCCESS);
    }

    async fn a_paid_purchase_is_cancelled_before_the_cut_off(db: Db) {
        let app = app(db, MORNING).await;
        let (person, other) = (buyer(&app, 1, C4).await, buyer(&app, 2, C4).await);
        let order_no = bought(&app, &person, MIXED, "100").await;
        let cancel = json!({ "orderNo": order_no });
        let theirs = client(&app, &other.person.token);
        assert_eq!(theirs.bff("trade/tradeCancel", cancel.clone()).await.code, 90404);
        let mine = client(&app, &person.person.token);
        let cancelled = mine.bff("trade/tradeCancel", cancel.clone()).await.ok();
        assert_eq!((&cancelled["status"], &cancelled["payStatus"]), (&json!("7"), &json!("4")));
        let told = "款项将原路退回江汀银行 储蓄卡 0009，最晚3月3日到账";
        assert_eq!(cancelled["message"], told);
        assert_eq!(mine.bff("trade/tradeCancel", cancel.clone()).await.code, 16013);
        let counts = crate::pay_due(&app, app.now().day(), app.now()).await.unwrap();
        assert_eq!((counts.paid, counts.failed), (1, 0));
        let state = mine.bff("trade/queryPayState", cancel).await.ok();
        assert_eq!(state["payStatus"], "5");
        let day = "2026-03-02".parse().unwrap();
        assert_eq!(close_day(&app, day, "1.2345".parse().unwrap()).await.confirmed, 0);
        assert_sound(&app).await;
    }

    async fn nothing_is_cancelled_after_the_cut_off(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let order_no = bought(&app, &person, MIXED, "100").await;
        app.clock().move_to("2026-03-02T15:00:00+08:00".parse().unwrap());
        let client = client(&app, &person.person.token);
        let cancel = json!({ "orderNo": order_no });
        assert_eq!(client.post("/trade/cancel", cancel).await.code, 16012);
    }

    async fn the_page_before_a_purchase_says_what_is_missing(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C1).await;
        let client = client(&app, &person.person.token);
        let page = client.bff("trade/public/pre", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!((&page["firstBuy"], &page["matchCode"]), (&json!(true), &json!("T2")));
        assert_eq!(page["tiers"][0]["rate"], "0.0008");
        assert_eq!(page["methods"][0]["usable"], true);
        let failed: Vec<_> =
            page["checks"].as_array().unwrap().iter().filter(|c| c["passed"] == false).collect();
        assert_eq!(failed.len(), 1);
        assert_eq!(failed[0]["code"], 14004);
        let classic = client.get("/prebuynew", &format!("fundCode={MIXED}")).await.ok();
        assert_eq!(classic["minAmount"], page["minAmount"]);
    }
}

#[test]
fn a_status_is_written_by_its_code() {
    assert_eq!(json!(OrderStatus::Accepted), json!("0"));
}
