//! Taking all of one's data along.

use crate::{MIGRATIONS, Packers, compare, routes, store};
use base64::{Engine, prelude::BASE64_STANDARD};
use db::{Db, Tx, db_test, sql};
use identity::testing::{Person, customer, lock, unlock};
use kernel::Instant;
use serde_json::{Value, json};
use std::io::{Cursor, Read, Write};
use std::sync::LazyLock;
use std::time::Duration;
use wire::takeaway::{AllHeld, Drawing, Held, Paper, Papers};
use wire::testing::Client;
use wire::{App, AppParts, Failure};

const NOW: &str = "2026-11-20T10:00:00+08:00";

pub(crate) static ALL: LazyLock<Vec<db::Migration>> = LazyLock::new(|| {
    [&identity::testing::migrations()[..], advisors::MIGRATIONS, MIGRATIONS].concat()
});

fn held() -> AllHeld {
    AllHeld(vec![identity::HELD, messages::HELD, crate::HELD])
}

fn parts(db: Db, now: &str) -> AppParts {
    identity::testing::app(db, now).with(Packers::new())
}

fn start(db: Db, now: &str) -> App {
    parts(db, now).with(held()).build()
}

fn client(app: &App, person: &Person) -> Client {
    Client::new(app, vec![routes(), identity::routes()]).with_token(&person.token)
}

/// Somebody who has just typed the password.
async fn unlocked(app: &App, number: u32) -> (Person, Client) {
    let person = customer(app, number).await;
    unlock(app, &person.token).await;
    let client = client(app, &person);
    (person, client)
}

async fn ask(client: &Client) -> Value {
    client.post("/privacy/takeaway", json!({})).await.ok()
}

async fn fetch(client: &Client, takeaway: &Value) -> wire::testing::Reply {
    let id = json!({"takeawayId": takeaway["takeawayId"]});
    client.post("/privacy/takeaway/file", id).await
}

async fn file(client: &Client, takeaway: &Value) -> Vec<u8> {
    let file = fetch(client, takeaway).await.ok();
    BASE64_STANDARD.decode(file["content"].as_str().unwrap()).unwrap()
}

/// A file out of the zip.
fn part(bytes: &[u8], name: &str) -> String {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut text = String::new();
    zip.by_name(name).unwrap().read_to_string(&mut text).unwrap();
    text
}

/// The zip with another text in one of its files.
fn with(bytes: &[u8], name: &str, text: &str) -> Vec<u8> {
    let mut zip = zip::ZipArchive::new(Cursor::new(bytes)).unwrap();
    let mut other = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let names: Vec<String> = zip.file_names().map(|name| name.unwrap().into_owned()).collect();
    for each in names {
        let mut content = Vec::new();
        zip.by_name(&each).unwrap().read_to_end(&mut content).unwrap();
        let content = if each == name { text.as_bytes().to_vec() } else { content };
        other.start_file(each, zip::write::SimpleFileOptions::default()).unwrap();
        other.write_all(&content).unwrap();
    }
    other.finish().unwrap().into_inner()
}

async fn compared(app: &App, bytes: &[u8]) -> Result<(usize, Vec<String>), String> {
    let held = held();
    let read = async |tx: &mut Tx| compare(tx, &held, bytes).await;
    let (_, sheets) = app.db().read(read).await.unwrap()?;
    let rows = sheets.iter().map(|sheet| sheet.rows).sum();
    Ok((rows, sheets.into_iter().flat_map(|sheet| sheet.only_in_file).collect()))
}

db_test! { &ALL;
    async fn all_that_is_held_is_given_to_who_proves_the_password(db: Db) {
        let app = start(db, NOW);
        let person = customer(&app, 1).await;
        let client = client(&app, &person);
        lock(&app, &person.token).await;
        assert_eq!(client.post("/privacy/takeaway", json!({})).await.code, 12021);
        unlock(&app, &person.token).await;
        assert_eq!(client.get("/privacy/held", "").await.ok()["takeaway"], Value::Null);
        let takeaway = ask(&client).await;
        let held = client.get("/privacy/held", "").await.ok();
        assert_eq!(held["takeaway"], takeaway);
        let contact = &held["classes"][0];
        assert_eq!((&contact["title"], &contact["until"]), (&json!("联系方式"), &json!("注销后20年")));
        assert_eq!(contact["sheets"][0]["items"][1], "手机号");
        let bytes = file(&client, &takeaway).await;
        let account: Value = serde_json::from_str(&part(&bytes, "json/account.json")).unwrap();
        assert_eq!(account[0]["mobile"], person.mobile.to_string());
        let csv = part(&bytes, "csv/account.csv");
        assert!(csv.starts_with("\u{feff}客户号,手机号,"), "{csv}");
        assert!(part(&bytes, "说明.txt").contains("csv/logins.csv  登录记录"));
        let manifest: Value = serde_json::from_str(&part(&bytes, "manifest.json")).unwrap();
        assert_eq!(manifest["custNo"], person.cust_no.to_string());
        // It is told, and stands in the next one.
        let again = file(&client, &ask(&client).await).await;
        assert!(part(&again, "csv/messages.csv").contains("你的全部数据备好了一份"));
        assert_eq!(part(&again, "csv/takeaways.csv").lines().count(), 3);
        // No secret of a device, of a session or of the password is in it.
        for secret in ["passwordDigest", "token", "argon2", "deviceKey"] {
            let all: Vec<String> = ["account", "devices", "logins"]
                .map(|name| part(&again, &format!("json/{name}.json")))
                .to_vec();
            assert!(all.iter().all(|text| !text.contains(secret)), "{secret}");
        }
    }

    async fn what_is_held_is_shown_masked_the_newest_first_and_to_nobody_else(db: Db) {
        let app = start(db, NOW);
        let (person, other) = (customer(&app, 1).await, customer(&app, 2).await);
        let (me, stranger) = (client(&app, &person), client(&app, &other));
        let values = async |client: &Client, class: &str| {
            client.get("/privacy/held/values", &format!("class={class}")).await
        };
        let contact = values(&me, "contact").await.ok();
        let account = &contact["sheets"][0];
        assert_eq!((&account["title"], &account["count"]), (&json!("账户"), &json!(1)));
        assert_eq!(account["items"][1], "手机号");
        assert_eq!(account["rows"][0][1], person.mobile.masked());
        assert!(!contact.to_string().contains(person.mobile.as_str()));
        assert!(!values(&stranger, "contact").await.ok().to_string().contains(&person.mobile.masked()));
        // Twenty of many, the newest first.
        let cust_no = person.cust_no;
        let add = async move |tx: &mut Tx| {
            for second in 0..30_i64 {
                tx.execute(sql!(
                    "INSERT INTO identity_logins
                         (cust_no, login_id, at, way, success, device_name, address)
                     VALUES ($1, $2, $3, 'password', TRUE, 'Firefox', '192.0.2.1')",
                    cust_no,
                    1_000 + second,
                    NOW.parse::<Instant>().unwrap().add_ms(1_000 * second)
                ))
                .await?;
            }
            Ok::<_, db::Error>(())
        };
        app.db().write(add).await.unwrap();
        let devices = values(&me, "devices").await.ok();
        let logins = devices["sheets"].as_array().unwrap().iter().find(|s| s["title"] == "登录记录");
        let logins = logins.unwrap();
        let rows = logins["rows"].as_array().unwrap();
        assert_eq!(rows.len(), 20);
        assert!(logins["count"].as_u64().unwrap() >= 30, "{}", logins["count"]);
        assert_eq!(rows[0][0], "2026-11-20T10:00:29.000+08:00");
        assert!(rows.windows(2).all(|pair| pair[0][0].as_str() >= pair[1][0].as_str()));
        // What has pages of its own, and what there is not.
        for class in ["trades", "agreements", "usage"] {
            assert_eq!(values(&me, class).await.code, 90002, "{class}");
        }
        assert_ne!(values(&me, "secrets").await.code, 10000);
        let nobody = Client::new(&app, vec![routes()]);
        assert_eq!(values(&nobody, "contact").await.code, 401);
    }

    async fn who_looked_is_told_to_whom_it_concerns(db: Db) {
        let app = start(db, NOW);
        let (person, other) = (customer(&app, 1).await, customer(&app, 2).await);
        let (me, stranger) = (client(&app, &person), client(&app, &other));
        assert_eq!(me.get("/privacy/held", "").await.ok()["looked"], 0);
        let look = consents::Look {
            cust_no: person.cust_no,
            look_id: 0,
            at: app.now().add_ms(-91 * 86_400_000),
            looker: consents::Looker::Manager,
            who: "宋知行".to_owned(),
            what: "持仓和收益".to_owned(),
            why: "<b>回访</b>".to_owned(),
        };
        let ids: Vec<i64> = (0..45).map(|_| app.ids().next_value().unwrap()).collect();
        let (early, now) = (ids[0], app.now());
        app.db()
            .write(async move |tx: &mut Tx| {
                for look_id in &ids {
                    let at = if *look_id == early { look.at } else { now };
                    let look = consents::Look { look_id: *look_id, at, ..look.clone() };
                    consents::note_look(tx, &look).await?;
                }
                Ok::<_, db::Error>(())
            })
            .await
            .unwrap();
        let held = me.get("/privacy/held", "").await.ok();
        assert_eq!((&held["looked"], &held["lookedDays"]), (&json!(44), &json!(90)));
        assert_eq!(held["looks"].as_array().unwrap().len(), 3);
        let none = json!({"list": [], "pageNo": 1, "hasMore": false});
        assert_eq!(stranger.get("/privacy/looks", "").await.ok(), none);
        let (mut pages, mut query) = (Vec::new(), String::new());
        loop {
            let page = me.get("/privacy/looks", &query).await.ok();
            pages.extend(page["list"].as_array().unwrap().iter().map(|l| l["lookId"].clone()));
            if page["hasMore"] == false {
                break;
            }
            query = format!("after={}", pages.last().unwrap().as_str().unwrap());
        }
        assert_eq!(pages.len(), 45);
        assert_eq!(pages[44], early.to_string());
        assert_eq!(me.get("/privacy/looks", "after=x").await.code, 90002);
    }

    async fn a_document_that_cannot_be_made_keeps_nobody_from_his_data(db: Db) {
        let unread = Paper {
            name: "unread.pdf",
            title: "读不出的文件",
            read: |_, _, _, _| Box::pin(async { Err(Failure::fault("a test", "unread")) }),
        };
        let undrawn = Paper {
            name: "undrawn.pdf",
            title: "画不出的文件",
            read: |_, _, _, _| {
                let drawing: Drawing =
                    Box::pin(async { Err(Failure::fault("a test", "undrawn")) });
                Box::pin(async { Ok(Some(drawing)) })
            },
        };
        let app = parts(db, NOW).with(held()).with(Papers(vec![unread, undrawn]));
        let (_, client) = unlocked(&app.build(), 1).await;
        let bytes = file(&client, &ask(&client).await).await;
        assert!(!part(&bytes, "csv/account.csv").is_empty());
        let guide = part(&bytes, "说明.txt");
        for title in ["读不出的文件", "画不出的文件"] {
            assert!(guide.contains(&format!("{title}这次没有做成")), "{guide}");
        }
        assert!(!part(&bytes, "manifest.json").contains("drawn.pdf"));
    }

    async fn it_is_the_sessions_that_asked_and_ends_in_a_day(db: Db) {
        let app = start(db.clone(), NOW);
        let (person, mine) = unlocked(&app, 1).await;
        let takeaway = ask(&mine).await;
        let (_, other) = unlocked(&app, 2).await;
        assert_eq!(fetch(&other, &takeaway).await.code, 20002);
        // The same customer on another phone.
        let token = identity::testing::log_in(&app, person.cust_no).await;
        let phone = Client::new(&app, vec![routes()]).with_token(&token);
        assert_eq!(fetch(&phone, &takeaway).await.code, 20002);
        for id in ["0", "-1", "x", "99999999999999999999"] {
            assert_eq!(fetch(&mine, &json!({"takeawayId": id})).await.code, 20002, "{id}");
        }
        fetch(&mine, &takeaway).await.ok();
        let at = |hours: i64| NOW.parse::<Instant>().unwrap().add_ms(hours * 3_600_000);
        let later = |hours| client(&start(db.clone(), &at(hours).to_string()), &person);
        fetch(&later(23), &takeaway).await.ok();
        assert_eq!(fetch(&later(25), &takeaway).await.code, 20002);
        mine.post("/logout", json!({})).await.ok();
        assert_eq!(fetch(&mine, &takeaway).await.http_status, 401);
    }

    async fn nobody_asks_without_end(db: Db) {
        let app = start(db, NOW);
        let (person, mine) = unlocked(&app, 1).await;
        for _ in 0..5 {
            ask(&mine).await;
        }
        let refused = mine.post("/privacy/takeaway", json!({})).await;
        assert_eq!((refused.code, &*refused.message), (20001, "今天已经备好5次，请明天再来"));
        let count = async |tx: &mut Tx| store::all(tx, person.cust_no).await;
        assert_eq!(app.db().read(count).await.unwrap().len(), 5);
    }

    async fn one_is_fetched_ten_times_and_another_one_again(db: Db) {
        let (_, mine) = unlocked(&start(db, NOW), 1).await;
        let takeaway = ask(&mine).await;
        for _ in 0..10 {
            fetch(&mine, &takeaway).await.ok();
        }
        let refused = fetch(&mine, &takeaway).await;
        assert_eq!((refused.code, &*refused.message), (20011, "这一份已经取了10次，请再备一次"));
        fetch(&mine, &ask(&mine).await).await.ok();
    }

    async fn who_packs_a_lot_keeps_nobody_waiting_and_comes_once_at_a_time(db: Db) {
        const LONG: Duration = Duration::from_millis(500);
        let slow = Held {
            sheets: &[],
            hand_out: |_, _, _| {
                Box::pin(async {
                    std::thread::sleep(LONG);
                    Ok(())
                })
            },
        };
        let app = parts(db, NOW).with(AllHeld(vec![slow])).build();
        let (_, mine) = unlocked(&app, 1).await;
        let takeaway = ask(&mine).await;
        let others = tokio::time::timeout(LONG, async {
            for _ in 0..10 {
                tokio::time::sleep(LONG / 100).await;
            }
        });
        let (one, other, waited) =
            tokio::join!(fetch(&mine, &takeaway), fetch(&mine, &takeaway), others);
        // Either may have come first.
        let (one, other) = if one.code == 90001 { (other, one) } else { (one, other) };
        one.ok();
        let busy = (other.code, other.http_status, other.retry_after.as_deref());
        assert_eq!(busy, (90001, 429, Some("5")));
        waited.unwrap();
        fetch(&mine, &takeaway).await.ok();
    }

    async fn a_file_is_compared_with_the_books(db: Db) {
        let app = start(db, NOW);
        let (_, mine) = unlocked(&app, 1).await;
        let bytes = file(&mine, &ask(&mine).await).await;
        let (rows, otherwise) = compared(&app, &bytes).await.unwrap();
        assert!(rows >= 4, "{rows} rows");
        assert_eq!(otherwise, Vec::<String>::new());
        // Somebody writes another mobile into it.
        let text = part(&bytes, "json/account.json").replace("13800000001", "13800000009");
        let forged = with(&bytes, "json/account.json", &text);
        assert!(compared(&app, &forged).await.unwrap_err().contains("was changed"));
        // The books say something else.
        let rename = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE identity_devices SET name = 'another phone'")).await
        };
        app.db().write(rename).await.unwrap();
        let (_, otherwise) = compared(&app, &bytes).await.unwrap();
        assert_eq!(otherwise.len(), 1);
        for junk in [&b""[..], b"PK\x03\x04", &bytes[..bytes.len() / 2]] {
            assert!(compared(&app, junk).await.is_err());
        }
    }
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(&ALL), Vec::<String>::new());
}
