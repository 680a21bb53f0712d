//! The operations of the room on both engines.

use crate::{Addresses, Kind, Leads, Message, Reach, purge, routes, tell};
use db::{Db, Migration, Tx, db_test};
use identity::testing;
use kernel::{CustNo, Instant};
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::{
    App,
    testing::{Client, Reply},
};

static ALL: LazyLock<Vec<Migration>> = LazyLock::new(testing::migrations);

const DETAIL: &str = "member/aim/messageDetail";
const CENTRE: &str = "member/aim/messages";
const COUNT: &str = "member/aim/unreadMessages";
const READ: &str = "member/aim/readMessages";
const AGAIN: &str = "member/aim/unreadAgain";
const CONFIG: &str = "member/info/msgConfig";

struct People {
    app: App,
    visitor: Client,
    first: (CustNo, Client),
    second: (CustNo, Client),
}

/// Customers 1 and 2, who are reached by text message and e-mail.
async fn people(db: &Db) -> People {
    let reach = Reach(|_, _| {
        Box::pin(async {
            let mobile = "13800000001".parse().ok();
            let mail = Some("one@example.com".to_owned());
            Ok(Addresses { mobile, mail, ..Addresses::default() })
        })
    });
    let app = testing::app(db.clone(), "2026-11-20T10:00:00+08:00").with(reach).build();
    let visitor = Client::new(&app, vec![routes()]);
    let mut made = Vec::new();
    for number in [1, 2] {
        let person = testing::customer(&app, number).await;
        made.push((person.cust_no, visitor.with_token(&person.token)));
    }
    let second = made.pop().unwrap();
    People { app, visitor, first: made.pop().unwrap(), second }
}

/// One of each minute from ten o'clock, by its number.
fn message(cust_no: CustNo, kind: Kind, number: i64) -> Message {
    let at: Instant = "2026-11-20T10:00:00+08:00".parse().unwrap();
    Message::new(cust_no, format!("test-{number}"), kind, at.add_ms(number * 60_000))
        .says(format!("消息{number}"), "说明")
        .leads_to(Leads::Order, number.to_string())
}

async fn write(db: &Db, messages: Vec<Message>) {
    let write = async move |tx: &mut Tx| tell(tx, &messages).await;
    db.write::<_, db::Error, _>(write).await.unwrap();
}

async fn titles(client: &Client, request: Value) -> Vec<String> {
    let page = client.bff(CENTRE, request).await.ok();
    let title = |message: &Value| message["title"].as_str().unwrap().to_owned();
    page["list"].as_array().unwrap().iter().map(title).collect()
}

async fn unread(client: &Client) -> Value {
    client.bff(COUNT, json!({})).await.ok()
}

fn wanted(settings: &Value, kind: &str) -> Value {
    let kinds = settings["kinds"].as_array().unwrap();
    kinds.iter().find(|shown| shown["kind"] == kind).unwrap()["wanted"].clone()
}

fn code(reply: &Reply) -> (u32, String) {
    (reply.code, reply.message.clone())
}

db_test! { &ALL;
    async fn what_is_told_twice_is_one_message_as_it_was_first(db: Db) {
        let People { first: (cust_no, client), .. } = people(&db).await;
        write(&db, vec![message(cust_no, Kind::Trade, 1)]).await;
        let other = message(cust_no, Kind::Dividend, 1).says("别的", "");
        write(&db, vec![other, message(cust_no, Kind::Trade, 2)]).await;
        assert_eq!(titles(&client, json!({})).await, ["消息2", "消息1"]);
        let one = client.bff(DETAIL, json!({"messageId": "test-1"})).await.ok();
        let told = [&one["kind"], &one["kindName"], &one["leads"], &one["subject"]];
        assert_eq!(told, [&json!("trade"), &json!("交易和到账"), &json!("order"), &json!("1")]);
        assert_eq!((&one["isRead"], &one["promise"]), (&json!(false), &Value::Null));
    }

    async fn what_is_undone_is_not_told(db: Db) {
        let People { first: (cust_no, client), .. } = people(&db).await;
        let write = async move |tx: &mut Tx| {
            tell(tx, &[message(cust_no, Kind::Trade, 1)]).await?;
            Err::<(), _>(db::Error::new(db::ErrorKind::Fault, "it did not happen"))
        };
        assert!(db.write::<(), db::Error, _>(write).await.is_err());
        assert_eq!(unread(&client).await["total"], 0);
    }

    async fn a_page_goes_on_after_the_last_message_whatever_came_meanwhile(db: Db) {
        let People { first: (cust_no, client), .. } = people(&db).await;
        write(&db, (0..5).map(|n| message(cust_no, Kind::Trade, n)).collect()).await;
        let page = client.bff(CENTRE, json!({"pageSize": 2})).await.ok();
        assert_eq!((&page["hasMore"], &page["pageNo"]), (&json!(true), &json!(1)));
        write(&db, vec![message(cust_no, Kind::Trade, 9)]).await;
        let next = json!({"pageSize": 2, "after": page["list"][1]["messageId"]});
        assert_eq!(titles(&client, next).await, ["消息2", "消息1"]);
        let last = client.bff(CENTRE, json!({"pageSize": 2, "after": "test-1"})).await.ok();
        assert_eq!((last["list"].as_array().unwrap().len(), &last["hasMore"]), (1, &json!(false)));
        // Of one minute, each comes once.
        let same = |n: i64| Message { key: format!("same-{n}"), ..message(cust_no, Kind::Nav, 20) };
        write(&db, (0..3).map(same).collect()).await;
        let one = client.bff(CENTRE, json!({"pageSize": 1, "kind": "nav"})).await.ok();
        let rest = json!({"kind": "nav", "after": one["list"][0]["messageId"]});
        assert_eq!(titles(&client, rest).await.len(), 2);
        assert_eq!(titles(&client, json!({"after": "nobodys"})).await, Vec::<String>::new());
    }

    async fn anothers_message_is_one_that_does_not_exist(db: Db) {
        let People { visitor, first: (cust_no, _), second: (_, other), .. } = people(&db).await;
        write(&db, vec![message(cust_no, Kind::Trade, 1)]).await;
        let of = |id: &str| json!({"messageId": id});
        let nobodys = code(&other.bff(DETAIL, of("none")).await);
        assert_eq!(nobodys.0, 90404);
        assert_eq!(code(&other.bff(DETAIL, of("test-1")).await), nobodys);
        assert_eq!(code(&other.bff(READ, of("test-1")).await), nobodys);
        assert_eq!(code(&other.post("/alert/log", of("test-1")).await), nobodys);
        assert_eq!(titles(&other, json!({})).await, Vec::<String>::new());
        assert_eq!(titles(&other, json!({"after": "test-1"})).await, Vec::<String>::new());
        assert_eq!(visitor.bff(DETAIL, of("test-1")).await.http_status, 401);
    }

    async fn what_is_unread_is_counted_by_kind_until_it_is_opened(db: Db) {
        let People { first: (cust_no, client), second, .. } = people(&db).await;
        let kinds = [Kind::Trade, Kind::Security, Kind::Trade];
        let all = kinds.into_iter().zip(1..).map(|(kind, n)| message(cust_no, kind, n));
        write(&db, all.collect()).await;
        write(&db, vec![message(second.0, Kind::Trade, 1)]).await;
        let counted = unread(&client).await;
        assert_eq!((&counted["total"], &counted["isMore"]), (&json!(3), &json!(false)));
        let by_kind = json!([{"kind": "security", "count": 1}, {"kind": "trade", "count": 2}]);
        let sorted = |counted: &Value| {
            let mut kinds = counted["kinds"].as_array().unwrap().clone();
            kinds.sort_by_key(|kind| kind["kind"].to_string());
            Value::from(kinds)
        };
        assert_eq!(sorted(&counted), by_kind);
        // To look at it is not to open it.
        client.bff(DETAIL, json!({"messageId": "test-1"})).await.ok();
        assert_eq!(unread(&client).await["total"], 3);
        for _ in 0..2 {
            let read = client.bff(READ, json!({"messageId": "test-1"})).await.ok();
            assert_eq!(read["unread"]["total"], 2);
        }
        assert_eq!(unread(&second.1).await["total"], 1);
    }

    async fn all_that_were_shown_are_read_at_once_and_for_a_minute_unread_again(db: Db) {
        let People { app, first: (cust_no, client), .. } = people(&db).await;
        write(&db, (0..4).map(|n| message(cust_no, Kind::Trade, n)).collect()).await;
        client.bff(READ, json!({"messageId": "test-0"})).await.ok();
        app.clock().shift_ms(1);
        write(&db, vec![message(cust_no, Kind::Trade, 9)]).await;
        let all = json!({"messageId": "test-3", "andOlder": true});
        let read = client.bff(READ, all).await.ok();
        // What came after the page was shown is unread still.
        assert_eq!(read["unread"]["total"], 1);
        let again = json!({"readAt": read["readAt"]});
        let back = client.bff(AGAIN, again).await.ok();
        assert!(back["total"].as_i64().unwrap() >= 4, "{back}");
        let late = json!({"readAt": "2026-11-19T09:00:00+08:00"});
        assert_eq!(client.bff(AGAIN, late).await.code, 24003);
        let early = json!({"readAt": "2099-11-19T09:00:00+08:00"});
        assert_eq!(client.bff(AGAIN, early).await.code, 24003);
    }

    async fn money_and_security_cannot_be_switched_off(db: Db) {
        let People { first: (_, client), .. } = people(&db).await;
        for kind in ["trade", "security"] {
            let off = json!({"kinds": [{"kind": kind, "wanted": []}]});
            let refused = client.post("/operationMsgConfig", off).await;
            assert_eq!((refused.code, refused.message.contains("不能关闭")), (24001, true));
            let off = client.post("/blacklistDset", json!({"kinds": ["nav", kind]})).await;
            assert_eq!(off.code, 24001);
        }
        let settings = client.bff(CONFIG, json!({})).await.ok();
        assert_eq!(wanted(&settings, "trade"), json!(["wechat", "sms", "push"]));
        let unwanted = client.get("/blacklist/pquery", "").await.ok();
        assert_eq!(unwanted["kinds"], json!(["activity"]));
    }

    async fn what_is_wanted_is_kept_by_kind_and_channel(db: Db) {
        let People { first: (_, client), second: (_, other), .. } = people(&db).await;
        let asked = json!({"isQuiet": false, "kinds": [
            {"kind": "dividend", "wanted": ["sms", "mail"]},
            {"kind": "trade", "wanted": ["wechat", "sms", "push", "mail"]},
        ]});
        for _ in 0..2 {
            client.post("/operationMsgConfig", asked.clone()).await.ok();
            let settings = client.bff(CONFIG, json!({})).await.ok();
            assert_eq!(wanted(&settings, "dividend"), json!(["sms", "mail"]));
            assert_eq!(wanted(&settings, "trade"), json!(["wechat", "sms", "mail", "push"]));
            assert_eq!(settings["isQuiet"], false);
        }
        let theirs = other.bff(CONFIG, json!({})).await.ok();
        assert_eq!(wanted(&theirs, "dividend"), json!(["wechat", "push"]));
        assert_eq!((&theirs["isQuiet"], &theirs["nightFrom"]), (&json!(true), &json!(22)));
    }

    async fn of_a_kind_that_is_named_twice_the_last_word_counts(db: Db) {
        let People { first: (_, client), .. } = people(&db).await;
        let asked = json!({"kinds": [
            {"kind": "nav", "wanted": ["sms", "mail"]}, {"kind": "nav", "wanted": ["mail"]},
        ]});
        let settings = client.post("/operationMsgConfig", asked).await.ok();
        assert_eq!(wanted(&settings, "nav"), json!(["mail"]));
    }

    async fn a_channel_that_reaches_nobody_cannot_be_chosen(db: Db) {
        let People { first: (_, client), .. } = people(&db).await;
        let asked = json!({"kinds": [{"kind": "activity", "wanted": ["wechat"]}]});
        let refused = client.post("/operationMsgConfig", asked).await;
        assert_eq!((refused.code, refused.message.contains("微信")), (24002, true));
        let settings = client.bff(CONFIG, json!({})).await.ok();
        let ready: Vec<&Value> =
            settings["channels"].as_array().unwrap().iter().map(|c| &c["isReady"]).collect();
        assert_eq!(ready, [false, true, true, false]);
    }

    async fn kinds_are_unwanted_by_name_and_wanted_again(db: Db) {
        let People { first: (_, client), .. } = people(&db).await;
        let set = async |kinds: Value| {
            let reply = client.post("/blacklistDset", json!({ "kinds": kinds })).await;
            reply.ok()["kinds"].clone()
        };
        for _ in 0..2 {
            assert_eq!(set(json!(["nav", "dividend"])).await, json!(["dividend", "nav"]));
        }
        let settings = client.bff(CONFIG, json!({})).await.ok();
        assert_eq!(wanted(&settings, "activity"), json!(["wechat"]));
        assert_eq!(set(json!(["activity"])).await, json!(["activity"]));
        let settings = client.bff(CONFIG, json!({})).await.ok();
        assert_eq!(wanted(&settings, "nav"), json!(["wechat", "push"]));
    }

    async fn an_alert_is_noted_for_ones_own_message(db: Db) {
        let People { first: (cust_no, client), .. } = people(&db).await;
        write(&db, vec![message(cust_no, Kind::Trade, 1)]).await;
        for _ in 0..2 {
            client.post("/alert/log", json!({"messageId": "test-1"})).await.ok();
        }
        // It was shown, not read.
        assert_eq!(unread(&client).await["total"], 1);
    }

    async fn of_activities_only_those_are_told_who_agreed(db: Db) {
        let People { app, first: (cust_no, client), .. } = people(&db).await;
        write(&db, vec![message(cust_no, Kind::Activity, 1)]).await;
        let place = consents::Place { host: "browser".into(), device: "Firefox".into() };
        let (what, at) = ((cust_no, consents::Purpose::Marketing), app.now());
        let end = async move |tx: &mut Tx| consents::withdraw(tx, what, &place, at).await;
        assert!(db.write::<_, db::Error, _>(end).await.unwrap());
        let told = [Kind::Activity, Kind::Trade].iter().zip(2..);
        write(&db, told.map(|(kind, n)| message(cust_no, *kind, n)).collect()).await;
        assert_eq!(titles(&client, json!({})).await, ["消息3", "消息1"]);
    }

    async fn what_was_read_long_ago_goes_but_for_money_and_security(db: Db) {
        let People { first: (cust_no, client), second: (other, _), .. } = people(&db).await;
        let kinds = [Kind::Notice, Kind::Notice, Kind::Trade, Kind::Security, Kind::Activity];
        let told = kinds.iter().zip(1..).map(|(kind, n)| message(cust_no, *kind, n));
        write(&db, told.chain([message(other, Kind::Notice, 1)]).collect()).await;
        for read in [1, 3, 4, 5] {
            client.bff(READ, json!({ "messageId": format!("test-{read}") })).await.ok();
        }
        let purged = async |at: &str, limit: i64| {
            let at: Instant = at.parse().unwrap();
            db.write(async move |tx: &mut Tx| purge(tx, at, limit).await).await.unwrap()
        };
        // The first is of a minute past ten, and is kept for two years.
        assert_eq!(purged("2028-11-20T10:01:00+08:00", 10).await, 0);
        assert_eq!(purged("2028-11-20T10:01:01+08:00", 10).await, 1);
        assert_eq!(purged("2028-11-21T10:00:00+08:00", 10).await, 1);
        assert_eq!(purged("2038-11-21T10:00:00+08:00", 10).await, 0);
        assert_eq!(titles(&client, json!({})).await, ["消息4", "消息3", "消息2"]);
    }

    async fn no_more_goes_at_once_than_was_said(db: Db) {
        let People { first: (cust_no, client), .. } = people(&db).await;
        write(&db, (1..=5).map(|n| message(cust_no, Kind::Notice, n)).collect()).await;
        client.bff(READ, json!({"messageId": "test-5", "andOlder": true})).await.ok();
        let at: Instant = "2030-01-01T10:00:00+08:00".parse().unwrap();
        for left in [2, 2, 1, 0] {
            let work = async move |tx: &mut Tx| purge(tx, at, 2).await;
            assert_eq!(db.write(work).await.unwrap(), left);
        }
    }

    async fn what_is_asked_wrongly_is_refused(db: Db) {
        let People { first: (_, client), .. } = people(&db).await;
        let long = "x".repeat(81);
        for wrong in [json!({"kind": "all"}), json!({"after": long}), json!({"pageSize": "two"})] {
            assert_eq!(client.bff(CENTRE, wrong.clone()).await.code, 90002, "{wrong}");
        }
        assert_eq!(client.bff(DETAIL, json!({})).await.code, 90002);
        let wrong = json!({"kinds": [{"kind": "nav", "wanted": ["pigeon"]}]});
        assert_eq!(client.post("/operationMsgConfig", wrong).await.code, 90002);
        assert_eq!(titles(&client, json!({"pageSize": 4_000_000, "pageNo": 0})).await.len(), 0);
    }
}

mod sending;

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(&ALL), Vec::<String>::new());
}
