//! The link to a customer's calendar.

use super::people::{ALL, client, saver};
use db::{Db, Tx, db_test, sql};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

const FILE: &str = "/fixprotocol/calendar.ics";

async fn share(client: &Client) -> Reply {
    client.post("/fixprotocol/calendar/share", json!({})).await
}

/// The key of a link, and where it leads.
fn key_of(link: &Value) -> String {
    let path = link["path"].as_str().unwrap();
    let (file, key) = path.split_once("?key=").unwrap();
    assert_eq!(file, format!("/api/v1/m{FILE}"));
    key.to_owned()
}

async fn file(of: &Client, key: &str) -> Reply {
    of.get(FILE, &format!("key={key}")).await
}

/// The lines of a file, put together where they were folded (RFC 5545, 3.1).
fn lines(file: &Reply) -> Vec<String> {
    file.text.replace("\r\n ", "").lines().map(str::to_owned).collect()
}

fn values(lines: &[String], name: &str) -> Vec<String> {
    lines.iter().filter_map(|line| line.strip_prefix(name)).map(str::to_owned).collect()
}

db_test! { &ALL;
    async fn whoever_has_the_link_sees_the_year_and_nobody_else_does(db: Db) {
        let saver = saver(db).await;
        // Thursdays; the 2nd of April is before a holiday, the 1st of October within one.
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let key = key_of(&share(&saver.client).await.ok());
        let stranger = Client::new(&saver.app, vec![crate::routes()]);
        let year = file(&stranger, &key).await;
        assert_eq!(year.http_status, 200);
        let lines = lines(&year);
        assert_eq!((&*lines[0], &**lines.last().unwrap()), ("BEGIN:VCALENDAR", "END:VCALENDAR"));
        assert!(year.text.split("\r\n").all(|line| line.len() <= 75), "{}", year.text);
        let starts = values(&lines, "DTSTART:");
        assert_eq!(starts[0], "20260305T013000Z");
        let told = saver.client.get("/fixprotocol/calendar", "").await.ok();
        assert_eq!(starts.len(), told["days"].as_array().unwrap().len());
        // Each day keeps its name, so that a calendar finds it again when it is another day.
        let names = values(&lines, "UID:");
        assert_eq!(names[0], format!("{plan_no}-2026-03-05@plans"));
        let mut distinct = names.clone();
        distinct.sort_unstable();
        distinct.dedup();
        assert_eq!(distinct.len(), names.len());
        assert!(values(&lines, "SUMMARY:")[0].starts_with("定投100.00元 "), "{lines:?}");
        let shifted = lines.iter().any(|line| line.contains("2026-10-01@plans"));
        assert!(!shifted, "a nominal day that would reach the next one is dropped");
        for wrong in ["", "x", &key[1..], &format!("{key}0")] {
            let refused = file(&stranger, wrong).await;
            assert!([90002, 90404].contains(&refused.code), "{wrong}: {}", refused.code);
            let status = if refused.code == 90404 { 404 } else { 200 };
            assert_eq!(refused.http_status, status, "{wrong}");
        }
        assert_eq!(saver.told().await, ["定投日历的链接已生成"]);
    }

    async fn a_new_link_ends_the_one_before_and_ending_it_ends_all(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let state = async || saver.client.get("/fixprotocol/calendar/link", "").await.ok();
        assert_eq!(state().await["madeAt"], Value::Null);
        let first = key_of(&share(&saver.client).await.ok());
        let second = key_of(&share(&saver.client).await.ok());
        assert_ne!(first, second);
        assert_eq!(file(&saver.client, &first).await.code, 90404);
        assert_eq!(file(&saver.client, &second).await.http_status, 200);
        assert_eq!(state().await["madeAt"], "2026-03-02T10:00:00.000+08:00");
        // A plan that is over leaves an empty calendar, not a dead link.
        saver.adjust(&plan_no, "end").await.ok();
        let empty = file(&saver.client, &second).await;
        assert_eq!(values(&lines(&empty), "SUMMARY:"), ["定投：没有进行中的计划"]);
        for _ in 0..2 {
            let ended = saver.client.post("/fixprotocol/calendar/unshare", json!({})).await.ok();
            assert_eq!(ended["madeAt"], Value::Null);
        }
        assert_eq!(file(&saver.client, &second).await.code, 90404);
        assert_eq!(share(&saver.client).await.code, 29010, "there is nothing ahead");
    }

    async fn what_was_taken_stays_in_the_calendar_under_its_name(db: Db) {
        let saver = saver(db).await;
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let key = key_of(&share(&saver.client).await.ok());
        let before = values(&lines(&file(&saver.client, &key).await), "UID:");
        saver.whole("2026-03-05").await;
        let after = lines(&file(&saver.client, &key).await);
        assert_eq!(values(&after, "UID:")[0], before[0]);
        assert_eq!(values(&after, "DESCRIPTION:")[0], "已扣款");
        assert_eq!(values(&after, "UID:")[1], before[1]);
        saver.adjust(&plan_no, "end").await.ok();
        assert_eq!(values(&lines(&file(&saver.client, &key).await), "UID:"), [before[0].clone()]);
    }

    async fn the_books_do_not_know_the_key_and_strangers_make_none(db: Db) {
        let saver = saver(db).await;
        saver.make(saver.weekly(json!({}))).await;
        let key = key_of(&share(&saver.client).await.ok());
        let read = async |tx: &mut Tx| {
            tx.one::<(String,)>(sql!("SELECT key_hash FROM plans_links")).await
        };
        let (hash,) = saver.app.db().read::<_, db::Error, _>(read).await.unwrap();
        assert_ne!(hash, key);
        assert_eq!(file(&saver.client, &hash).await.code, 90404);
        let stranger = Client::new(&saver.app, vec![crate::routes()]);
        assert_eq!(share(&stranger).await.http_status, 401);
        let other = orders::testing::buyer(&saver.app, 2, orders::testing::C4).await;
        let other = client(&saver.app, &other);
        other.post("/fixprotocol/calendar/unshare", json!({})).await.ok();
        assert_eq!(file(&saver.client, &key).await.http_status, 200, "it is not hers to end");
    }
}
