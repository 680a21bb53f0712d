//! Classic calls answer as their backend-for-frontend twins, and those without a twin what they
//! should.

use super::redeeming::holder;
use crate::collect;
use crate::testing::{C4, CLOSED, MIXED, app, assert_sound, buyer, client, purchase};
use crate::tests::{MORNING, migrations};
use axum::http::Method;
use db::{Db, db_test};
use serde_json::{Value, json};

const PAY_STATE_V3: &str = "/proxy/api/v3/trade/payStatus";

db_test! { migrations();
    async fn what_is_asked_before_a_purchase_is_the_same_in_both_ways(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let client = client(&app, &person.person.token);
        let asked = json!({ "fundCode": MIXED, "amount": "1000" });
        let fee = client.bff("trade/tradeFee", asked).await.ok();
        assert_eq!(fee["fee"], "0.80");
        let classic = client.get("/buy/fare", &format!("fundCode={MIXED}&amount=1000")).await.ok();
        assert_eq!(classic, fee);
        let methods = client.bff("trade/methods", json!({ "fundCode": MIXED })).await.ok();
        assert_eq!(methods["methods"][0]["tradeAcco"], person.trade_acco.as_str());
        let query = format!("fundCode={MIXED}");
        assert_eq!(client.get("/getCustFundPayMethods", &query).await.ok(), methods);
        let open = client.get("/buy/status", &query).await.ok();
        assert_eq!((&open["open"], &open["openDate"]), (&json!(true), &json!("2026-03-02")));
        let closed = client.get("/buy/status", &format!("fundCode={CLOSED}")).await.ok();
        assert_eq!((&closed["open"], &closed["openDate"]), (&json!(false), &Value::Null));
        assert_ne!(closed["statusName"], open["statusName"]);
    }

    async fn a_purchase_and_what_became_of_it_are_the_same_in_both_ways(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let mine = client(&app, &person.person.token).with_key("classic-purchase");
        let placed = mine.post("/buy", purchase(MIXED, &person, "1000")).await.ok();
        assert_eq!(mine.post("/buy", purchase(MIXED, &person, "1000")).await.ok(), placed);
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let asked = json!({ "orderNo": placed["orderNo"] });
        let query = format!("orderNo={}", placed["orderNo"].as_str().unwrap());
        let state = mine.bff("trade/queryPayState", asked.clone()).await.ok();
        assert_eq!(state["payStatus"], "2");
        let third = mine.send(Method::POST, PAY_STATE_V3, Some(asked.clone())).await.ok();
        assert_eq!(third, state);
        let paid = mine.get("/request/payinfo", &query).await.ok();
        assert_eq!((&paid["method"], &paid["amount"]), (&json!("card"), &json!("1000.00")));
        assert_eq!((&paid["payStatus"], &paid["paidAt"]), (&state["payStatus"], &state["paidAt"]));
        let detail = mine.bff("trade/tradeRecordDetail", asked.clone()).await.ok();
        assert_eq!(mine.get("/request/detail", &query).await.ok(), detail);
        let records = mine.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        assert_eq!(records["months"][0]["records"][0]["orderNo"], placed["orderNo"]);
        assert_eq!(mine.post("/getCustDealHistory", json!({})).await.ok(), records);

        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        let unknown = theirs.get("/request/detail", "orderNo=1").await.code;
        assert_ne!(unknown, wire::SUCCESS);
        for path in ["/request/detail", "/request/payinfo"] {
            assert_eq!(theirs.get(path, &query).await.code, unknown, "{path}");
        }
        assert_eq!(theirs.send(Method::POST, PAY_STATE_V3, Some(asked)).await.code, unknown);
        let none = theirs.post("/getCustDealHistory", json!({})).await.ok();
        assert_eq!(none["months"], json!([]));
        assert_sound(&app).await;
    }

    async fn what_is_asked_before_a_redemption_is_the_same_in_both_ways(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let mine = client(&app, &person.person.token);
        let asked = json!({ "fundCode": MIXED, "shares": "1000" });
        let before = mine.bff("trade/redeem/publicRedeemPre", asked).await.ok();
        assert_eq!(before["net"], "1215.98");
        let query = format!("fundCode={MIXED}&shares=1000");
        assert_eq!(mine.get("/preredeem", &query).await.ok(), before);
        let query = format!("fundCode={MIXED}");
        let targets = mine.get("/redeemTarget", &query).await.ok();
        let card = json!([{
            "target": "card", "tradeAcco": person.trade_acco,
            "bankName": targets["targets"][0]["bankName"], "tail": targets["targets"][0]["tail"],
        }]);
        assert_eq!(targets["targets"], card);
        assert_eq!(targets["targets"][0]["tail"].as_str().map(str::len), Some(4));
        let other = buyer(&app, 2, C4).await;
        let theirs = client(&app, &other.person.token);
        assert_eq!(theirs.get("/redeemTarget", &query).await.ok()["targets"], json!([]));
        assert_ne!(theirs.get("/preredeem", &query).await.code, wire::SUCCESS);
    }
}
