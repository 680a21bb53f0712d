//! Opening, changing and closing a child's account, and what is noted on it.

use super::people::{ALL, CREATE, Refused, client, parent, with};
use bankcards::testing::opened_customer;
use consents::Purpose;
use db::{Db, db_test};
use serde_json::{Value, json};

/// The field that a refusal names, with its sentence.
fn field(data: &Value) -> &str {
    data["field"].as_str().unwrap_or_default()
}

db_test! { &ALL;
    async fn a_child_has_a_number_an_account_and_a_wish(db: Db) {
        let parent = parent(db).await;
        let child = parent.child(json!({})).await;
        assert_eq!(child["childNo"], 1);
        assert_eq!((&child["name"], &child["letter"]), (&json!("小满"), &json!("满")));
        assert_eq!((&child["age"], &child["purpose"]), (&json!(5), &json!("CHILD:1")));
        let account = child["tradeAcco"].as_str().unwrap();
        assert!(account.ends_with("002"), "the card's own account is the first: {account}");
        let wish = &child["wish"];
        assert_eq!((&wish["months"], &wish["ageThen"]), (&json!(120), &json!(15)));
        assert_eq!((&wish["state"], &wish["needed"]), (&json!("unplanned"), &json!("1507.00")));
        let list = parent.client.get("/child/list", "").await.ok();
        assert_eq!(list["children"][0], child);
        assert_eq!((&list["mayAdd"], &list["most"]), (&json!(true), &json!(5)));
        let silent = parent.client.bff("asset/queryChildAccounts", json!({})).await.ok();
        assert_eq!(silent, list);
        let scene = silent["children"][0]["wish"]["groupScene"].as_str().unwrap();
        assert!(scene.starts_with("baby_"), "{scene}");
    }

    async fn what_cannot_be_is_refused_at_its_field(db: Db) {
        let parent = parent(db).await;
        for (wrong, name) in [
            (json!({ "name": "  " }), "name"),
            (json!({ "birth": "2026-03-03" }), "birth"),
            (json!({ "birth": "2008-03-01" }), "birth"),
            (json!({ "target": "99.99" }), "target"),
            (json!({ "target": "10000000.01" }), "target"),
            (json!({ "targetDate": "2026-03-02" }), "targetDate"),
            (json!({ "targetDate": "2056-03-03" }), "targetDate"),
            (json!({ "rate": "0.05" }), "rate"),
            (json!({ "cardId": null }), "cardId"),
        ] {
            let refused = parent.client.post(CREATE, parent.wish(wrong.clone())).await;
            let (code, data) = refused.refused_with();
            assert_eq!((code, field(&data)), (30001, name), "{wrong}");
        }
        // Eighteen from tomorrow on, and a name of twelve characters.
        parent.child(json!({ "birth": "2008-03-02", "name": "一二三四五六七八九十一二" })).await;
        let long = parent.wish(json!({ "name": "一二三四五六七八九十一二三" }));
        parent.client.post(CREATE, long).await.refused(90002);
    }

    async fn five_are_kept_at_a_time(db: Db) {
        let parent = parent(db).await;
        for _ in 0..5 {
            parent.child(json!({})).await;
        }
        parent.client.post(CREATE, parent.wish(json!({}))).await.refused(30002);
        parent.client.post("/child/close", json!({ "childNo": 2 })).await.ok();
        let sixth = parent.child(json!({})).await;
        assert_eq!((&sixth["childNo"], &sixth["purpose"]), (&json!(6), &json!("CHILD:6")));
    }

    async fn the_same_key_opens_one_account(db: Db) {
        let parent = parent(db).await;
        let client = parent.client.with_key("a-lost-answer");
        let first = client.post(CREATE, parent.wish(json!({}))).await.ok();
        let again = client.post(CREATE, parent.wish(json!({}))).await.ok();
        assert_eq!(first, again);
        let list = parent.client.get("/child/list", "").await.ok();
        assert_eq!(list["children"].as_array().unwrap().len(), 1);
    }

    async fn what_is_kept_under_a_key_names_nobody(db: Db) {
        let parent = parent(db).await;
        let client = parent.client.with_key("a-lost-answer");
        let wish = parent.wish(json!({}));
        client.post(CREATE, wish.clone()).await.ok();
        parent.client.post("/child/close", json!({ "childNo": 1 })).await.ok();
        let again = client.post(CREATE, wish).await.ok();
        assert_eq!((&again["childNo"], &again["name"]), (&json!(1), &json!("小账户1")));
        assert_eq!(again["birth"], Value::Null);
    }

    async fn the_kind_of_a_wish_is_changed_alone(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        let change = json!({ "childNo": 1, "groupScene": "baby_travel" });
        parent.client.post(CREATE, change).await.ok();
        assert_eq!(parent.info(1).await["child"]["wish"]["groupScene"], "baby_travel");
        let notes = parent.client.get("/child/comments", "childNo=1").await.ok();
        assert_eq!(notes["list"][0]["text"], "愿望类型由教育金改为旅行金");
    }

    async fn another_customers_child_and_card_do_not_exist(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        let other = opened_customer(&parent.app, 2).await;
        let stranger = client(&parent.app, &other);
        for path in ["/child/info", "/child/comments", "/getbabyasset", "/getbabyprofit"] {
            stranger.get(path, "childNo=1").await.refused(90404);
            parent.client.get(path, "childNo=1").await.ok();
            parent.client.get(path, "childNo=2").await.refused(90404);
        }
        stranger.post("/child/close", json!({ "childNo": 1 })).await.refused(90404);
        stranger.post(CREATE, json!({ "childNo": 1, "comment": "x" })).await.refused(90404);
        let theirs = json!({ "cardId": other.card_id });
        parent.client.post(CREATE, parent.wish(theirs)).await.refused(90404);
        assert_eq!(stranger.get("/child/list", "").await.ok()["children"], json!([]));
    }

    async fn changes_and_notes_are_told_in_their_order(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        let change = json!({ "childNo": 1, "target": "180000", "comment": "会骑车了\n真快" });
        let changed = parent.client.post(CREATE, change).await.ok();
        assert_eq!(changed["wish"]["target"], "180000.00");
        let notes = parent.client.get("/child/comments", "childNo=1&pageSize=2").await.ok();
        assert_eq!((&notes["total"], &notes["hasMore"]), (&json!(3), &json!(true)));
        let texts = notes["list"].as_array().unwrap().iter();
        let texts: Vec<&str> = texts.map(|note| note["text"].as_str().unwrap()).collect();
        assert_eq!(texts, ["会骑车了\n真快", "金额由200,000.00元改为180,000.00元"]);
        // What is the same is no change.
        let same = json!({ "childNo": 1, "target": "180000", "wish": "读大学" });
        parent.client.post(CREATE, same).await.ok();
        let empty = parent.client.post(CREATE, json!({ "childNo": 1 })).await;
        assert_eq!(field(&empty.refused_with().1), "comment");
        let blank = parent.client.post(CREATE, json!({ "childNo": 1, "comment": "  " })).await;
        assert_eq!(field(&blank.refused_with().1), "comment");
        let again = parent.client.get("/child/comments", "childNo=1").await.ok();
        assert_eq!(again["total"], 3);
    }

    async fn without_the_consent_nothing_is_written_and_names_are_gone(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        identity::testing::withdraw(&parent.app, &parent.person.person, Purpose::Minor).await;
        parent.client.post(CREATE, parent.wish(json!({}))).await.refused(18001);
        let note = json!({ "childNo": 1, "comment": "x" });
        parent.client.post(CREATE, note).await.refused(18001);
        let cust_no = parent.person.person.cust_no;
        let forget = async move |tx: &mut db::Tx| crate::forget(tx, cust_no).await;
        parent.app.db().write(forget).await.unwrap();
        let child = parent.info(1).await["child"].clone();
        assert_eq!((&child["name"], &child["birth"]), (&json!("小账户1"), &Value::Null));
        assert_eq!(child["relation"], "other", "nor is it a son or a daughter");
        assert_eq!((&child["wish"]["name"], &child["consented"]), (&json!("教育金"), &json!(false)));
        assert_eq!(child["wish"]["target"], "200000.00", "the sum is nobody's name");
        let notes = parent.client.get("/child/comments", "childNo=1").await.ok();
        assert_eq!(notes["list"], json!([]));
        // Agreed to again, it is named anew, with the day of birth.
        identity::testing::agree(&parent.app, &parent.person.person, Purpose::Minor).await;
        let name = json!({ "childNo": 1, "name": "小麦" });
        let refused = parent.client.post(CREATE, name).await.refused_with();
        assert_eq!((refused.0, field(&refused.1)), (30001, "birth"));
    }

    async fn a_closed_account_takes_nothing_any_more(db: Db) {
        let parent = parent(db).await;
        let account = parent.child(json!({})).await["tradeAcco"].clone();
        let close = json!({ "childNo": 1 });
        parent.client.post("/child/close", close.clone()).await.ok();
        parent.client.post("/child/close", close).await.ok();
        parent.client.post(CREATE, json!({ "childNo": 1, "comment": "x" })).await.refused(30004);
        parent.buy(Some(&account), "1000").await.refused(90404);
        let info = parent.info(1).await;
        assert_eq!((&info["closed"], &info["child"]["name"]), (&json!(true), &json!("小账户1")));
        assert_eq!(parent.client.get("/child/list", "").await.ok()["children"], json!([]));
    }

    async fn a_card_that_pays_for_a_child_is_not_unbound(db: Db) {
        let parent = parent(db).await;
        parent.child(json!({})).await;
        let card = json!({ "cardId": parent.person.card_id });
        let (_, data) = parent.client.post("/bankcard/unbind", card).await.refused_with();
        let kinds: Vec<&Value> =
            data["unsettled"].as_array().unwrap().iter().map(|one| &one["kind"]).collect();
        assert!(kinds.contains(&&json!("child")), "{kinds:?}");
    }

    async fn a_visitor_reckons_with_a_wish(db: Db) {
        let parent = parent(db).await;
        let wish = json!({ "target": "200000", "have": "10000", "months": 120 });
        let goal = parent.client.post("/child/goal", wish.clone()).await.ok();
        let needed = goal["assumptions"].as_array().unwrap().iter();
        let needed: Vec<&str> = needed.map(|one| one["needed"].as_str().unwrap()).collect();
        assert_eq!(needed, ["1584.00", "1415.00", "1257.00"]);
        assert_eq!(goal["monthly"], "1415.00");
        let little = with(wish, json!({ "monthly": "1000" }));
        let goal = parent.client.post("/child/goal", little).await.ok();
        assert_eq!(goal["assumptions"][0]["missing"], "70000.00");
        for wrong in [json!({ "months": 0 }), json!({ "months": 361 }), json!({ "have": "-1" })] {
            let asked = with(json!({ "target": "200000", "months": 12 }), wrong);
            parent.client.post("/child/goal", asked).await.refused(30001);
        }
    }
}
