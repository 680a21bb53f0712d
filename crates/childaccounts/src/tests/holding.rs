//! What is bought for a child belongs to the child's account, until it is redeemed to its card.

use super::people::{ALL, CREATE, Parent, Refused, day, parent, with};
use bankcards::Purpose;
use db::{Db, Tx, db_test};
use kernel::Fen;
use orders::testing::{MIXED, MONEY};
use serde_json::{Value, json};

fn money(value: &Value) -> Fen {
    value.as_str().unwrap().parse().unwrap()
}

/// 1,000.00 for the child and 3,000.00 of one's own, both confirmed.
async fn both_hold(parent: &Parent) -> Value {
    let account = parent.child(json!({})).await["tradeAcco"].clone();
    parent.buy(Some(&account), "1000").await.ok();
    parent.buy(None, "3000").await.ok();
    parent.confirmed("2026-03-02", "1.0000").await;
    account
}

async fn held(parent: &Parent, purpose: Value) -> Vec<Value> {
    let held = parent.client.bff("asset/myAccount", json!({ "purpose": purpose })).await.ok();
    held["funds"].as_array().unwrap().clone()
}

db_test! { &ALL;
    async fn what_is_bought_for_a_child_is_not_ones_own(db: Db) {
        let parent = parent(db).await;
        let account = both_hold(&parent).await;
        let own = held(&parent, Value::Null).await;
        let child = held(&parent, json!("CHILD:1")).await;
        assert_eq!((own.len(), child.len()), (1, 1));
        assert!(money(&own[0]["cost"]) > money(&child[0]["cost"]));
        let of = json!({ "fundCode": MIXED, "purpose": "CHILD:1" });
        let detail = parent.client.bff("asset/heldAssetsDetails", of).await.ok();
        assert_eq!(detail["cards"][0]["tradeAcco"], account);
        assert_eq!(detail["cards"].as_array().unwrap().len(), 1);
        let overview = parent.client.bff("asset/myOverview", json!({})).await.ok();
        let part = |code: &str| {
            let parts = overview["parts"].as_array().unwrap();
            money(&parts.iter().find(|part| part["code"] == code).unwrap()["value"])
        };
        assert_eq!(part("child"), money(&child[0]["value"]));
        assert_eq!(part("public"), money(&own[0]["value"]));
        let all = part("child").checked_add(part("public")).unwrap();
        assert_eq!(money(&overview["marketValue"]), all);
        let asset = parent.client.get("/getbabyasset", "childNo=1").await.ok();
        assert_eq!(money(&asset["sums"]["value"]), part("child"));
        assert_eq!(asset["funds"], json!(child));
        parent.assert_sound().await;
    }

    async fn profits_of_purposes_sum_to_the_customers(db: Db) {
        let parent = parent(db).await;
        both_hold(&parent).await;
        let client = &parent.client;
        let path = "asset/profit/queryProfitHis";
        let profit = async |asked: Value| client.bff(path, asked).await.ok();
        let of = async |purpose: Value| {
            let asked = json!({ "unit": "day", "on": "2026-03-02", "purpose": purpose });
            money(&profit(asked).await["profit"])
        };
        let (all, own, child) =
            (of(Value::Null).await, of(json!("SELF")).await, of(json!("CHILD:1")).await);
        assert!(child.is_negative() && own < child, "fees: {own} {child}");
        assert_eq!(own.checked_add(child).unwrap(), all);
        let years = async |purpose: Value| {
            money(&profit(json!({ "unit": "year", "purpose": purpose })).await["profit"])
        };
        let (all, own, child) =
            (years(Value::Null).await, years(json!("SELF")).await, years(json!("CHILD:1")).await);
        assert_eq!(own.checked_add(child).unwrap(), all);
        let selfs = client.get("/getselfprofit", "").await.ok();
        let both = client.get("/myprofit", "").await.ok();
        let baby = client.get("/getBabyAsset", "").await.ok();
        let sum = money(&selfs["totalProfit"]).checked_add(money(&baby["totalProfit"])).unwrap();
        assert_eq!(money(&both["totalProfit"]), sum);
        let line = client.get("/getbabyprofit", "childNo=1").await.ok();
        assert_eq!(line["profit"], baby["totalProfit"]);
    }

    async fn a_redemption_takes_the_childs_lots_alone(db: Db) {
        let parent = parent(db).await;
        let account = both_hold(&parent).await;
        let own = held(&parent, Value::Null).await[0]["shares"].clone();
        parent.at("2026-03-04", (10, 0));
        let ask = |acco: Option<&Value>| match acco {
            Some(acco) => json!({ "fundCode": MIXED, "tradeAcco": acco }),
            None => json!({ "fundCode": MIXED }),
        };
        let pre = "trade/redeem/publicRedeemPre";
        let before = parent.client.bff(pre, ask(None)).await.ok();
        let accounts = before["accounts"].as_array().unwrap();
        assert!(accounts.iter().all(|one| one["tradeAcco"] != account), "{accounts:?}");
        let before = parent.client.bff(pre, ask(Some(&account))).await.ok();
        assert_eq!(before["accounts"].as_array().unwrap().len(), 1);
        let shares = &held(&parent, json!("CHILD:1")).await[0]["shares"];
        let redeem = json!({ "fundCode": MIXED, "tradeAcco": account, "shares": shares });
        parent.client.post("/redeem", redeem).await.ok();
        parent.confirmed("2026-03-04", "1.0000").await;
        assert_eq!(held(&parent, json!("CHILD:1")).await, Vec::<Value>::new());
        assert_eq!(held(&parent, Value::Null).await[0]["shares"], own);
        parent.assert_sound().await;
    }

    async fn money_between_a_childs_funds_stays_the_childs(db: Db) {
        let parent = parent(db).await;
        let account = both_hold(&parent).await;
        parent.at("2026-03-04", (10, 0));
        let agreements = ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
        let into = json!({
            "fundCode": MIXED, "targetFundCode": MONEY, "tradeAcco": account, "shares": "500",
            "agreements": agreements,
        });
        parent.client.bff("trade/public/redeem2Buy", into).await.ok();
        // At the same time: closing is refused, and the purchase is not lost.
        let close = json!({ "childNo": 1 });
        let closing = parent.client.post("/child/close", close);
        let (closed, bought) = tokio::join!(closing, parent.buy(Some(&account), "100"));
        assert_eq!(closed.refused_with().0, 30005);
        bought.ok();
        parent.confirmed("2026-03-04", "1.0000").await;
        let at = parent.at("2026-03-09", (8, 30));
        orders::pay_due(&parent.app, day("2026-03-09"), at).await.unwrap();
        parent.confirmed("2026-03-09", "1.0000").await;
        let cust_no = parent.person.person.cust_no;
        let read = async |tx: &mut Tx| holdings::positions_of_customer(tx, cust_no).await;
        let found = parent.app.db().read::<_, db::Error, _>(read).await.unwrap();
        let of = |fund: &str| {
            let of = found.iter().filter(|position| position.fund_code.as_str() == fund);
            of.map(|position| position.container).collect::<Vec<Purpose>>()
        };
        assert_eq!(of(MIXED), [Purpose::Own, Purpose::Child(1)]);
        assert_eq!(of(MONEY), [Purpose::Child(1)]);
        parent.assert_sound().await;
    }

    async fn what_is_left_in_it_stands_against_closing(db: Db) {
        let parent = parent(db).await;
        let account = parent.child(json!({})).await["tradeAcco"].clone();
        parent.buy(Some(&account), "1000").await.ok();
        parent.buy(None, "3000").await.ok();
        let close = json!({ "childNo": 1 });
        let (code, data) = parent.client.post("/child/close", close.clone()).await.refused_with();
        let kinds = |data: &Value| {
            let all = data["unsettled"].as_array().unwrap().iter();
            all.map(|one| one["kind"].as_str().unwrap().to_owned()).collect::<Vec<String>>()
        };
        assert_eq!((code, kinds(&data)), (30005, vec!["order".to_owned()]), "one's own is not");
        parent.confirmed("2026-03-02", "1.0000").await;
        let (_, data) = parent.client.post("/child/close", close).await.refused_with();
        assert_eq!(kinds(&data), ["holding"]);
    }

    async fn a_plan_for_a_child_buys_for_the_child(db: Db) {
        let parent = parent(db).await;
        let account = parent.child(json!({})).await["tradeAcco"].clone();
        let wish = json!({
            "fundCode": MIXED, "childNo": 1, "amount": "100", "cycleUnit": 1, "fixDay": 4,
            "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
        });
        let made = parent.client.post("/fixapply/add", wish.clone()).await.ok();
        assert_eq!(made["plan"]["tradeAcco"], account);
        assert_eq!(made["plan"]["childNo"], 1);
        let child = parent.info(1).await;
        assert_eq!(child["child"]["planned"], "433.33", "52 runs a year");
        assert_eq!(child["child"]["wish"]["state"], "behind");
        assert_eq!(child["plans"][0]["planNo"], made["planNo"]);
        let on = day("2026-03-05");
        let at = parent.at("2026-03-05", (9, 30));
        plans::deduct(&parent.app, on, at).await.unwrap();
        parent.confirmed("2026-03-05", "1.0000").await;
        assert_eq!(held(&parent, json!("CHILD:1")).await.len(), 1);
        assert_eq!(held(&parent, Value::Null).await, Vec::<Value>::new());
        let (_, data) =
            parent.client.post("/child/close", json!({ "childNo": 1 })).await.refused_with();
        assert_eq!(data["plans"].as_array().unwrap().len(), 1);
        let other = with(wish, json!({ "childNo": 2 }));
        parent.client.post("/fixapply/add", other).await.refused(29001);
    }

    async fn a_plan_that_ends_before_the_day_makes_no_wish_come_true(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        let wish = json!({
            "fundCode": MIXED, "childNo": 1, "amount": "100000", "cycleUnit": 1, "fixDay": 4,
            "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
        });
        let ends = json!({ "end": { "times": 3 } });
        parent.client.post("/fixapply/add", with(wish.clone(), ends)).await.ok();
        let info = parent.info(1).await;
        assert_eq!(info["child"]["planned"], "433333.33");
        let child = &info["child"]["wish"];
        assert_eq!(child["state"], "behind", "{child}");
        let needed = money(&child["needed"]);
        let text = format!("定投会在愿望日期前结束，按假设每月{needed:#}元能达成");
        assert_eq!(child["text"], text);
        let ends = json!({ "end": { "date": "2026-04-30" } });
        parent.client.post("/fixapply/add", with(wish.clone(), ends)).await.ok();
        assert_eq!(parent.info(1).await["child"]["wish"]["state"], "behind");
        parent.client.post("/fixapply/add", wish).await.ok();
        let info = parent.info(1).await;
        let child = &info["child"]["wish"];
        assert_eq!(child["state"], "onTrack");
        assert_eq!(info["goal"]["monthly"], "433333.33");
        let text = "每月定投约433333.33元，按假设能达成，会提前结束的定投没有算";
        assert_eq!(child["text"].as_str().unwrap().replace(',', ""), text);
    }

    async fn a_plan_stays_with_whom_it_is_for(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        let wish = json!({
            "fundCode": MIXED, "amount": "100", "cycleUnit": 1, "fixDay": 4,
            "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
        });
        let of_child = with(wish.clone(), json!({ "childNo": 1 }));
        let own = with(wish, json!({ "cardId": parent.person.card_id }));
        for (made, other) in [(&of_child, &own), (&own, &of_child)] {
            let plan = parent.client.post("/fixapply/add", made.clone()).await.ok();
            let moved = with(other.clone(), json!({ "planNo": plan["planNo"] }));
            parent.client.post("/fixapply/modify", moved).await.refused(29001);
            let same = with(made.clone(), json!({ "planNo": plan["planNo"], "amount": "200" }));
            let changed = parent.client.post("/fixapply/modify", same).await.ok();
            assert_eq!(changed["plan"]["childNo"], plan["plan"]["childNo"]);
        }
    }

    async fn another_customers_account_takes_nothing(db: Db) {
        let parent = parent(db).await;
        let other = orders::testing::buyer(&parent.app, 2, orders::testing::C4).await;
        let theirs = json!(other.trade_acco);
        parent.buy(Some(&theirs), "1000").await.refused(90404);
        let before = format!("fundCode={MIXED}&tradeAcco={}", other.trade_acco);
        parent.client.get("/prebuynew", &before).await.refused(90404);
    }

    async fn positions_say_what_their_account_is_for(db: Db) {
        let parent = parent(db).await;
        both_hold(&parent).await;
        let cust_no = parent.person.person.cust_no;
        let read = async |tx: &mut Tx| holdings::positions_of_customer(tx, cust_no).await;
        let found = parent.app.db().read::<_, db::Error, _>(read).await.unwrap();
        let purposes: Vec<Purpose> = found.iter().map(|position| position.container).collect();
        assert_eq!(purposes, [Purpose::Own, Purpose::Child(1)]);
        let note = json!({ "childNo": 1, "comment": "第一笔" });
        let child = parent.client.post(CREATE, note).await.ok();
        assert_eq!(child["saved"], child["value"]);
    }
}
