//! The wire end to end, with a room of one operation: envelope, sessions, refusals, idempotency.
#![allow(clippy::unwrap_used)]

use axum::http::Method;
use db::{Db, Migration, Tx, db_test, sql};
use kernel::{CustNo, Fen};
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wire::{
    Answer, Call, Customer, Failure, Nothing, Routes, Visitor, op,
    testing::{self, Client},
};

const NOW: &str = "2026-11-20T10:00:00+08:00";
const PURSE: Migration = Migration {
    room: "purse",
    version: 1,
    name: "purse",
    text: "CREATE TABLE purse (cust_no BIGINT PRIMARY KEY, fen BIGINT NOT NULL)",
};

fn migrations() -> Vec<Migration> {
    [wire::MIGRATIONS, &[PURSE]].concat()
}

wire::refusals! {
    /// For the test.
    TOO_MUCH = 99001, "最多存入{most}元";
}

#[derive(Deserialize, ToSchema)]
struct Put {
    amount: Fen,
}

#[derive(Serialize, Deserialize, ToSchema)]
struct Purse {
    amount: Fen,
}

async fn put(call: Call<Customer>, request: Put) -> Answer<Purse> {
    let (cust_no, amount) = (call.caller.cust_no, request.amount);
    if amount > Fen::from_units(100_000) {
        return Err(TOO_MUCH.fill(&[("most", Fen::from_units(100_000))]).into());
    }
    call.write_once(async move |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO purse (cust_no, fen) VALUES ($1, $2)
             ON CONFLICT (cust_no) DO UPDATE SET fen = purse.fen + excluded.fen",
            cust_no,
            amount
        ))
        .await?;
        let (amount,) = tx.one(sql!("SELECT fen FROM purse WHERE cust_no = $1", cust_no)).await?;
        Ok(Purse { amount })
    })
    .await
}

async fn look(call: Call<Visitor>, _: Nothing) -> Answer<Purse> {
    let cust_no = call.caller.session.as_ref().map_or(CustNo::try_from(9).unwrap(), |s| s.cust_no);
    let found = call
        .db()
        .read(async |tx: &mut Tx| {
            let query = sql!("SELECT fen FROM purse WHERE cust_no = $1", cust_no);
            Ok::<Option<(Fen,)>, Failure>(tx.optional(query).await?)
        })
        .await?;
    Ok(Purse { amount: found.map_or(Fen::ZERO, |f| f.0) })
}

async fn above(call: Call<Visitor>, than: Put) -> Answer<Purse> {
    let Purse { amount } = look(call, Nothing {}).await?;
    Ok(Purse { amount: amount.max(than.amount) })
}

async fn wait(_: Call<Visitor>, _: Nothing) -> Answer<Purse> {
    Err(TOO_MUCH.fill(&[("most", "1")]).later(7).into())
}

async fn break_down(_: Call<Visitor>, _: Nothing) -> Answer<Purse> {
    Err(Failure::fault("testing", "secret of the database"))
}

async fn lose(_: Call<Visitor>, _: Nothing) -> Answer<Purse> {
    Err(db::Error::new(db::ErrorKind::Retry, "secret of the database").into())
}

fn routes() -> Routes {
    Routes::new("purse")
        .bff("purse/put", op("put", "put").idempotent(), put)
        .get("/purse", op("look", "look"), look)
        .get("/purse/above", op("above", "look above"), above)
        .post("/wait", op("wait", "wait"), wait)
        .post("/lost", op("lose", "lose"), lose)
        .post("/broken", op("breakDown", "break"), break_down)
}

fn client(db: Db) -> Client {
    let sessions = testing::one_session("right", 7);
    let app = testing::app(db, NOW).with(sessions).build();
    Client::new(&app, vec![routes()])
}

db_test! { &migrations();
    async fn a_key_gets_its_first_answer_again(db: Db) {
        let client = client(db).with_token("right").with_key("key-00001");
        let put = json!({"amount": "10.00"});
        let first = client.bff("purse/put", put.clone()).await.ok();
        assert_eq!(client.bff("purse/put", put).await.ok(), first);
        let other = client.bff("purse/put", json!({"amount": "11.00"})).await;
        assert_eq!(other.code, wire::codes::KEY_REUSED.code);
        assert_eq!(client.get("/purse", "").await.ok(), json!({"amount": "10.00"}));
    }

    async fn two_hundred_at_once_under_few_keys_are_done_once_each(db: Db) {
        let client = client(db).with_token("right");
        let mut tasks = Vec::new();
        for i in 0..200 {
            let client = client.with_key(&format!("key-{:05}", i % 20));
            let body = json!({"amount": "1.00"});
            tasks.push(tokio::spawn(async move { client.bff("purse/put", body).await.code }));
        }
        for task in tasks {
            assert_eq!(task.await.unwrap(), wire::SUCCESS);
        }
        assert_eq!(client.get("/purse", "").await.ok(), json!({"amount": "20.00"}));
    }

    async fn refusals_have_a_code_and_a_sentence(db: Db) {
        let client = client(db).with_token("right");
        let reply = client.bff("purse/put", json!({"amount": "5000.00"})).await;
        assert_eq!((reply.http_status, reply.code), (200, 99001));
        assert_eq!(reply.message, "最多存入1,000.00元");
        let bad = client.bff("purse/put", json!({"amount": "1.001"})).await;
        assert_eq!(bad.code, wire::codes::BAD_REQUEST.code);
    }

    async fn a_request_that_cannot_be_read_is_answered_in_the_customer_s_language(db: Db) {
        let client = client(db).with_token("right");
        let sentence = wire::codes::BAD_REQUEST.sentence;
        let wrong = |field: &str, reason: &str| json!({ "field": field, "reason": reason });
        let cases = [
            (json!({}), sentence, wrong("amount", "缺少这一项")),
            (json!({"amount": 1}), sentence, wrong("amount", "这一项的格式不对")),
            (json!({"amount": "1.001"}), "小数位数过多", wrong("amount", "这一项的格式不对")),
        ];
        for (body, sentence, data) in cases {
            let bad = client.bff("purse/put", body.clone()).await;
            assert_eq!((bad.message.as_str(), &bad.data), (sentence, &data), "{body}");
        }
        let put = "/proxy/hwm/bff/purse/put";
        let bad = client.send(Method::POST, put, Some(json!({"params": 7}))).await;
        assert_eq!(bad.data, wrong("params", "这一项的格式不对"));
        let bad = client.get("/purse/above", "amount=much").await;
        assert_eq!(bad.data, wrong("amount", "这一项的格式不对"));
        let bad = client.get("/purse/above", "").await;
        assert_eq!(bad.data, wrong("amount", "缺少这一项"));
        let bad = client.send_bytes(Method::POST, put, b"{\"params\": {".to_vec()).await;
        assert_eq!(bad.data, json!({ "reason": "内容不是 JSON" }));
    }

    async fn a_refusal_that_passes_by_itself_is_429_with_the_time_after_which_to_come(db: Db) {
        let reply = client(db).post("/wait", json!({})).await;
        assert_eq!((reply.http_status, reply.code), (429, 99001));
        assert_eq!(reply.retry_after.as_deref(), Some("7"));
    }

    async fn what_passes_by_itself_is_503_and_neither_a_fault_nor_a_refusal(db: Db) {
        let reply = client(db).post("/lost", json!({})).await;
        assert_eq!((reply.http_status, reply.code), (503, wire::codes::BUSY.code));
        assert_eq!(reply.retry_after.as_deref(), Some("1"));
        assert_eq!(reply.message, wire::codes::BUSY.sentence);
        assert_eq!(reply.data, json!(null));
    }

    async fn a_database_that_stops_is_no_fault(db: Db) {
        let client = client(db.clone()).with_token("right");
        db.close().await.unwrap();
        let put = client.bff("purse/put", json!({"amount": "1.00"})).await;
        for reply in [put, client.get("/purse", "").await] {
            assert_eq!((reply.http_status, reply.code), (503, wire::codes::BUSY.code));
        }
    }

    async fn without_a_session_it_is_401_and_nothing_happens(db: Db) {
        let client = client(db);
        for client in [client.clone(), client.with_token("wrong")] {
            let reply = client.bff("purse/put", json!({"amount": "1.00"})).await;
            assert_eq!((reply.http_status, reply.code), (401, 401));
        }
    }

    async fn a_fault_shows_a_number_and_not_its_text(db: Db) {
        let client = client(db);
        let reply = client.post("/broken", json!({})).await;
        assert_eq!((reply.http_status, reply.code), (500, wire::codes::FAULT.code));
        assert!(reply.message.starts_with("系统繁忙"), "{}", reply.message);
        assert!(!reply.message.contains("secret"));
        let number = reply.data["number"].as_str().unwrap();
        assert!(reply.message.contains(&format!("编号{number}")), "{}", reply.message);
        // Under its number it is found in the log.
        assert_ne!(client.post("/broken", json!({})).await.message, reply.message);
    }

    async fn an_answer_is_kept_for_a_month_and_then_its_key_is_new(db: Db) {
        let visitor = client(db.clone()).with_token("right");
        let client = |key: &str| visitor.with_key(key);
        let body = json!({"amount": "10.00"});
        for key in ["key-00001", "key-00002"] {
            client(key).bff("purse/put", body.clone()).await.ok();
        }
        let purge = async |on: &str| {
            let now = on.parse().unwrap();
            let work = async move |tx: &mut Tx| wire::purge_answers(tx, now, 1).await;
            db.write::<_, Failure, _>(work).await.unwrap()
        };
        assert_eq!(purge("2026-12-20T09:59:00+08:00").await, 0);
        for gone in [1, 1, 0] {
            assert_eq!(purge("2026-12-20T10:01:00+08:00").await, gone);
        }
        assert_eq!(
            client("key-00001").bff("purse/put", body).await.ok(),
            json!({"amount": "30.00"})
        );
    }
}

#[test]
fn the_page_of_codes_has_every_room_s_and_the_common_ones_in_order() {
    let page = wire::errors_page();
    let own = page.find("| 99001 | wire | TOO_MUCH | 最多存入{most}元 |").unwrap();
    let common = wire::codes::NOT_FOUND;
    assert!(page.find(&format!("| {} | ", common.code)).unwrap() < own);
}

#[test]
fn money_without_a_key_is_refused_by_the_declaration() {
    assert!(routes().entries().iter().any(|e| e.op.id == "put" && e.op.idempotent));
}
