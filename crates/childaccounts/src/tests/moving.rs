//! Shares that move between the customer's own account and a child's.

use super::people::{ALL, Parent, Refused, parent};
use db::{Db, Tx, db_test};
use kernel::{Fen, Shares};
use orders::testing::{MIXED, MONEY};
use serde_json::{Value, json};

fn units(value: &Value) -> i64 {
    value.as_str().unwrap().replace(',', "").parse::<Fen>().unwrap().units()
}

/// 1,000.00 for the child, then 3,000.00 of one's own, all confirmed at 1.0000.
async fn holds(parent: &Parent) -> (Value, Value) {
    parent.child(json!({})).await;
    let found = parent.client.get("/child/movable", "childNo=1").await.ok();
    let (own, child) = (found["ownAcco"].clone(), found["childAcco"].clone());
    parent.buy(Some(&child), "1000").await.ok();
    parent.buy(None, "3000").await.ok();
    parent.confirmed("2026-03-02", "1.0000").await;
    (own, child)
}

fn ask(acco: &Value, shares: &str) -> Value {
    json!({ "childNo": 1, "fundCode": MIXED, "tradeAcco": acco, "shares": shares })
}

impl Parent {
    async fn moves(&self, acco: &Value, shares: &str) -> wire::testing::Reply {
        self.client.post("/child/move", ask(acco, shares)).await
    }

    async fn sums(&self) -> [i64; 4] {
        let asset = self.client.bff("asset/myOverview", json!({})).await.ok();
        let profit = self.client.get("/myprofit", "").await.ok();
        let cost: i64 = [self.held(Value::Null).await, self.held(json!("CHILD:1")).await]
            .concat()
            .iter()
            .map(|fund| units(&fund["cost"]))
            .sum();
        [
            units(&asset["marketValue"]),
            units(&profit["totalProfit"]),
            units(&profit["realisedProfit"]),
            cost,
        ]
    }

    async fn held(&self, purpose: Value) -> Vec<Value> {
        let held = self.client.bff("asset/myAccount", json!({ "purpose": purpose })).await.ok();
        held["funds"].as_array().unwrap().clone()
    }
}

db_test! { &ALL;
    async fn shares_move_with_their_cost_and_no_sum_changes(db: Db) {
        let parent = parent(db).await;
        let (own, _) = holds(&parent).await;
        parent.at("2026-03-04", (10, 0));
        let before = parent.held(Value::Null).await[0].clone();
        let found = parent.client.get("/child/movable", "childNo=1").await.ok();
        assert_eq!(found["into"][0]["available"], before["shares"]);
        assert_eq!((&found["into"][0]["dates"]["tDay"], &found["out"][0]["reason"]),
            (&json!("2026-03-04"), &json!("")));
        let placed = parent.moves(&own, "1000").await.ok();
        assert_eq!((&placed["kind"], &placed["shares"]), (&json!("026"), &json!("1000.00")));
        // Frozen, and nobody's money.
        let left = parent.client.get("/child/movable", "childNo=1").await.ok();
        let all: Shares = before["shares"].as_str().unwrap().parse().unwrap();
        let rest = all.checked_sub("1000".parse().unwrap()).unwrap();
        assert_eq!(left["into"][0]["available"], json!(rest.to_string()));
        let sums = parent.sums().await;
        parent.confirmed("2026-03-04", "1.5000").await;
        let after = parent.sums().await;
        assert_eq!((sums[2], sums[3]), (after[2], after[3]));
        let (mine, childs) = (parent.held(Value::Null).await, parent.held(json!("CHILD:1")).await);
        assert_eq!(mine[0]["shares"], json!(rest.to_string()));
        assert!(units(&childs[0]["shares"]) > units(&json!("1900.00")));
        // It has gained nothing on the day of the move but with what it held before.
        let detail = json!({ "orderNo": placed["orderNo"] });
        let detail = parent.client.bff("trade/tradeRecordDetail", detail).await.ok();
        assert_eq!(
            (&detail["status"], &detail["movedTo"], &detail["confirmedAmount"], &detail["fee"]),
            (&json!("1"), &json!("CHILD:1"), &json!("1500.00"), &json!("0.00"))
        );
        assert_eq!(detail["timeline"].as_array().unwrap().last().unwrap()["title"], "确认成功");
        let records = parent.client.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        let record = &records["months"][0]["records"][0];
        assert_eq!((&record["kindName"], &record["movedTo"], &record["childNo"]),
            (&json!("份额划转"), &json!("CHILD:1"), &Value::Null));
        parent.assert_sound().await;
    }

    async fn moved_back_all_is_as_it_was(db: Db) {
        let parent = parent(db).await;
        let (own, child) = holds(&parent).await;
        let before = parent.held(Value::Null).await[0]["cost"].clone();
        parent.at("2026-03-04", (10, 0));
        parent.moves(&own, "500").await.ok();
        parent.confirmed("2026-03-04", "1.5000").await;
        parent.at("2026-03-05", (10, 0));
        let all = parent.held(json!("CHILD:1")).await[0]["shares"].clone();
        parent.moves(&child, all.as_str().unwrap()).await.ok();
        // Nothing is there any more, but what is on its way stands against closing.
        let close = json!({ "childNo": 1 });
        let (code, data) = parent.client.post("/child/close", close.clone()).await.refused_with();
        assert_eq!((code, data["unsettled"].as_array().unwrap().len()), (30005, 2));
        parent.confirmed("2026-03-05", "1.5000").await;
        assert_eq!(parent.held(json!("CHILD:1")).await, Vec::<Value>::new());
        let after = parent.held(Value::Null).await[0]["cost"].clone();
        assert!(units(&after) > units(&before), "the child's own are there, too");
        parent.client.post("/child/close", close).await.ok();
        parent.assert_sound().await;
    }

    async fn what_moves_into_an_account_stands_against_closing_it(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        parent.buy(None, "3000").await.ok();
        parent.confirmed("2026-03-02", "1.0000").await;
        parent.at("2026-03-04", (10, 0));
        let found = parent.client.get("/child/movable", "childNo=1").await.ok();
        let placed = parent.moves(&found["ownAcco"], "500").await.ok();
        let close = json!({ "childNo": 1 });
        let (code, data) = parent.client.post("/child/close", close.clone()).await.refused_with();
        assert_eq!((code, &data["unsettled"][0]["orderNo"]), (30005, &placed["orderNo"]));
        // Cancelled, the shares are free and the account may go.
        let cancel = json!({ "orderNo": placed["orderNo"] });
        parent.client.bff("trade/tradeCancel", cancel).await.ok();
        parent.client.post("/child/close", close).await.ok();
        parent.client.get("/child/movable", "childNo=1").await.refused(30004);
        parent.moves(&found["ownAcco"], "500").await.refused(30004);
        parent.assert_sound().await;
    }

    async fn what_cannot_move_is_refused_with_a_sentence(db: Db) {
        let parent = parent(db).await;
        let (own, child) = holds(&parent).await;
        parent.at("2026-03-04", (10, 0));
        for (body, code) in [
            (ask(&own, "0"), 16111),
            (ask(&own, "100000"), 16110),
            // Neither account of this child's card.
            (ask(&json!("0000000009001"), "10"), 90404),
            (json!({ "childNo": 1, "fundCode": MONEY, "tradeAcco": own, "shares": "10" }), 16107),
            (json!({ "childNo": 2, "fundCode": MIXED, "tradeAcco": own, "shares": "10" }), 90404),
            (
                json!({ "childNo": 1, "fundCode": "999999", "tradeAcco": own, "shares": "10" }),
                16001,
            ),
        ] {
            let reply = parent.client.post("/child/move", body.clone()).await;
            let (found, data) = reply.refused_with();
            assert_eq!(found, code, "{body} {data}");
        }
        // Of another child, though of the same card.
        let second = parent.child(json!({ "name": "小满" })).await["tradeAcco"].clone();
        let between = json!({
            "childNo": 2, "fundCode": MIXED, "tradeAcco": child, "shares": "10",
        });
        parent.client.post("/child/move", between).await.refused(16105);
        let empty = json!({
            "childNo": 2, "fundCode": MIXED, "tradeAcco": second, "shares": "10",
        });
        parent.client.post("/child/move", empty).await.refused(16016);
        let mut late = ask(&own, "10");
        late["promisedDay"] = json!("2026-03-03");
        let (code, _) = parent.client.post("/child/move", late).await.refused_with();
        assert_eq!(code, 16044);
        parent.assert_sound().await;
    }

    async fn what_is_leaving_the_other_account_is_no_holding_there(db: Db) {
        let parent = parent(db).await;
        let (own, child) = holds(&parent).await;
        parent.at("2026-03-04", (10, 0));
        let all = parent.held(json!("CHILD:1")).await[0]["shares"].clone();
        let redeem = json!({ "fundCode": MIXED, "tradeAcco": child, "shares": all });
        parent.client.post("/redeem", redeem).await.ok();
        // At least 10.00 shares of the fund are held, or none.
        parent.moves(&own, "9.99").await.refused(16113);
        parent.moves(&own, "10").await.ok();
    }

    async fn all_at_once_no_share_moves_twice(db: Db) {
        let parent = parent(db).await;
        let (own, _) = holds(&parent).await;
        parent.at("2026-03-04", (10, 0));
        let shares = parent.held(Value::Null).await[0]["shares"].clone();
        let ask = || parent.moves(&own, shares.as_str().unwrap());
        let done: [_; 4] = tokio::join!(ask(), ask(), ask(), ask()).into();
        assert_eq!(done.iter().filter(|reply| reply.code == 10000).count(), 1);
        let count = async |tx: &mut Tx| {
            tx.one::<(i64,)>(db::sql!("SELECT COUNT(*) AS moves FROM orders_moves")).await
        };
        assert_eq!(parent.app.db().read::<_, db::Error, _>(count).await.unwrap(), (1,));
        parent.confirmed("2026-03-04", "1.0000").await;
        parent.assert_sound().await;
    }
}
