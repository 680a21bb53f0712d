//! Files by id, and by mail, on both engines.

use crate::{Folder, MIGRATIONS, Shelf, apply, folder::shipped, mail_due, routes};
use accounts::testing::set_email;
use db::{Db, Migration, Tx, db_test, sql};
use funds::{Catalogue, testing::MIXED_A, testing::MIXED_C};
use identity::testing as people;
use partners::simulator::{Letterbox, LetterboxEntry};
use serde_json::{Value, json};
use wire::{
    App,
    testing::{Client, Reply},
};

const NOW: &str = "2026-11-20T10:00:00+08:00";
const MAIL: &str = "member/salesapp/send/s3/mail";
const FEE: &str = "fee-2026.pdf";
const MISSING: u32 = wire::codes::NOT_FOUND.code;

fn migrations() -> Vec<Migration> {
    let funds = funds::testing::migrations().into_iter().filter(|one| one.room != "wire");
    accounts::testing::migrations().into_iter().chain(funds).chain(MIGRATIONS.to_vec()).collect()
}

fn app(db: Db) -> App {
    people::app(db, NOW).with(Shelf::shipped()).build()
}

/// A customer of an application, and the address that is on file; none where it is empty.
async fn customer(app: &App, number: u32, email: &str) -> Client {
    let person = people::customer(app, number).await;
    if !email.is_empty() {
        set_email(app, person.cust_no, email).await;
    }
    client(app, &person.token)
}

fn client(app: &App, token: &str) -> Client {
    Client::new(app, vec![routes(), messages::routes()]).with_token(token)
}

async fn mail(client: &Client, key: u32) -> Reply {
    client.with_key(&format!("mail-key-{key}")).bff(MAIL, json!({ "fileId": FEE })).await
}

async fn arrived(app: &App) -> Vec<LetterboxEntry> {
    app.get::<Letterbox>().newest(99).await.unwrap()
}

/// State and tries of all mails.
async fn kept(app: &App) -> Vec<(String, i64)> {
    let rows = sql!("SELECT state, tries FROM content_mails ORDER BY asked_at, mail_id");
    let read = async |tx: &mut Tx| tx.all::<(String, i64)>(rows).await;
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}

fn later(app: &App, minutes: i64) {
    app.clock().shift_ms(minutes * 60_000);
}

db_test! { &migrations();
    async fn a_file_is_described_and_fetched_by_its_id_alone(db: Db) {
        let client = Client::new(&app(db), vec![routes()]);
        let file = client.get("/info/file", &format!("fileId={FEE}")).await.ok();
        assert_eq!(file["mediaType"], "application/pdf");
        assert_eq!(file["path"], "/api/v1/m/proxy/download?fileId=fee-2026.pdf");
        let title = file["title"].as_str().unwrap();
        assert_eq!(file["fileName"], format!("{title}.pdf"));
        let outside = ["..%2Ffiles%2Ffee-2026.pdf", "%2Fetc%2Fpasswd", "https%3A%2F%2Fx.cn"];
        for id in outside.into_iter().chain(["fee-2026", ""]) {
            for path in ["/info/file", "/proxy/download"] {
                assert_eq!(client.get(path, &format!("fileId={id}")).await.code, MISSING, "{id}");
            }
        }
    }

    async fn each_version_of_an_agreement_is_a_file_once_it_has_begun(db: Db) {
        let app = app(db);
        let client = Client::new(&app, vec![routes()]);
        let of = async |id: &str| client.get("/info/file", &format!("fileId={id}")).await;
        let newest = of("privacy-20260101.pdf").await.ok();
        assert_eq!(newest["title"], "隐私政策");
        assert!(newest["note"].as_str().unwrap().ends_with("版，2026-01-01起"));
        assert_ne!(of("privacy-20250601.pdf").await.ok()["size"], newest["size"]);
        for id in ["privacy-20250102.pdf", "privacy-20260101", "privacy.pdf", "-20260101.pdf"] {
            assert_eq!(of(id).await.code, MISSING, "{id}");
        }
        app.clock().move_to("2025-12-31T23:59:59+08:00".parse().unwrap());
        assert_eq!(of("privacy-20260101.pdf").await.code, MISSING, "it is of tomorrow");
        assert_eq!(of("privacy-20250601.pdf").await.code, wire::SUCCESS);
    }

    async fn downloads_of_strangers_are_counted_by_address(db: Db) {
        let office = Client::new(&app(db), vec![routes()]).with_peer("203.0.113.7");
        let mut answers = Vec::new();
        for _ in 0..241 {
            answers.push(office.get("/info/file", "fileId=none").await.code);
        }
        assert_eq!((answers[239], answers[240]), (MISSING, wire::codes::TOO_OFTEN.code));
        let elsewhere = office.with_peer("203.0.113.8");
        assert_eq!(elsewhere.get("/info/file", "fileId=none").await.code, MISSING);
    }

    async fn a_fund_s_documents_are_files_under_its_code_and_their_day(db: Db) {
        funds::testing::fill(&db).await;
        let catalogue = Catalogue::load(&db).await.unwrap();
        let id = format!("{MIXED_A}-prospectus-20260101.pdf");
        let mut folder: Folder = shipped().clone();
        folder.0.insert(format!("files/{id}"), b"%PDF-1.4 of our own".to_vec());
        let now = NOW.parse().unwrap();
        apply(&db, &folder, &catalogue.snapshot(), now, false).await.unwrap();
        let shelf = Shelf::load(&db).await.unwrap();
        let app = people::app(db, NOW).with(shelf).with(catalogue).build();
        let client = Client::new(&app, vec![routes()]);
        let of = async |code: &str| {
            client.get("/productfiles", &format!("fundCode={code}")).await.ok()["list"].clone()
        };
        let own = of(MIXED_A).await;
        let file = own.as_array().unwrap().iter().find(|one| one["key"] == "prospectus").unwrap();
        assert_eq!((&file["fileId"], &file["version"]), (&json!(id), &json!("2026-01")));
        let said = client.get("/info/file", &format!("fileId={id}")).await.ok();
        assert_eq!((&said["title"], &said["size"]), (&file["title"], &json!(19)));
        let none = client.get("/productfiles", "fundCode=999999").await;
        assert_eq!(none.code, funds::NO_FUND.code);
        for other in [
            format!("{MIXED_C}-prospectus-20260101.pd"),
            format!("{MIXED_A}-prospectus-20250101.pdf"),
            format!("{MIXED_A}-nothing-20260101.pdf"),
            "999999-prospectus-20260101.pdf".to_owned(),
        ] {
            assert_eq!(client.get("/info/file", &format!("fileId={other}")).await.code, MISSING);
        }
    }

    async fn a_document_without_a_file_is_made_of_its_text_and_the_same_everywhere(db: Db) {
        funds::testing::fill(&db).await;
        let made = async |db: Db| {
            let catalogue = Catalogue::load(&db).await.unwrap();
            let app = people::app(db, NOW).with(Shelf::shipped()).with(catalogue).build();
            let client = Client::new(&app, vec![routes()]);
            let asked = format!("fundCode={MIXED_A}");
            let listed = client.get("/productfiles", &asked).await.ok()["list"].clone();
            let mut files = Vec::new();
            for one in listed.as_array().unwrap() {
                let (id, day) = (one["fileId"].as_str().unwrap(), app.now().day());
                let file = crate::own_file::find(&app, id, day).await.unwrap();
                assert!(file.bytes.starts_with(b"%PDF-") && file.bytes.len() < 200_000, "{id}");
                assert_eq!(json!(file.title), one["title"]);
                files.push((one["key"].as_str().unwrap().to_owned(), file.bytes));
            }
            files
        };
        let (here, there) = (made(db.clone()).await, made(db).await);
        assert_eq!(here, there);
        let keys: Vec<&str> = here.iter().map(|(key, _)| key.as_str()).collect();
        assert_eq!(keys[..4], ["fund-contract", "prospectus", "risk-disclosure", "sales-service"]);
        assert_ne!(here[0].1, here[1].1);
    }

    async fn a_file_goes_to_the_address_on_file_once_under_its_key(db: Db) {
        let app = app(db);
        let nobody = Client::new(&app, vec![routes()]);
        assert_eq!(mail(&nobody, 1).await.http_status, 401);
        let person = people::customer(&app, 1).await;
        let me = client(&app, &person.token);
        assert_eq!(mail(&me, 1).await.code, 21001);
        set_email(&app, person.cust_no, "lin@example.com").await;
        let mailed = mail(&me, 1).await.ok();
        assert_eq!(mailed["email"], "lin@example.com");
        assert_eq!((&mailed["state"], &mailed["leftToday"]), (&json!("2"), &json!(9)));
        assert_eq!(mail(&me, 1).await.ok(), mailed, "twice is once");
        let letters = arrived(&app).await;
        assert_eq!((letters.len(), &*letters[0].email), (1, "lin@example.com"));
        let title = mailed["title"].as_str().unwrap();
        assert_eq!(letters[0].subject, title);
        let files = &letters[0].files;
        assert!(files.starts_with(&format!("{title}.pdf（127 KB）")), "{files}");
        let other = me.with_key("mail-key-1").bff(MAIL, json!({"fileId": "spring-2026.pdf"})).await;
        assert_eq!(other.code, wire::codes::KEY_REUSED.code);
        for id in ["nothing.pdf", "../fee-2026.pdf", "http://x.cn/a.pdf"] {
            let refused = me.with_key("mail-key-2").bff(MAIL, json!({ "fileId": id })).await;
            assert_eq!(refused.code, MISSING, "{id}");
        }
        assert_eq!(kept(&app).await.len(), 1);
    }

    async fn so_many_are_mailed_on_a_day_also_when_two_come_at_once_to_two_servers(db: Db) {
        let here = app(db.clone());
        let person = people::customer(&here, 1).await;
        set_email(&here, person.cust_no, "lin@example.com").await;
        let me = client(&here, &person.token);
        for key in 1..=9 {
            mail(&me, key).await.ok();
        }
        let there = people::app(db, NOW).with(Shelf::shipped()).build();
        let elsewhere = client(&there, &person.token);
        let (one, other) = tokio::join!(mail(&me, 10), mail(&elsewhere, 11));
        let mut codes = [one.code, other.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 21002]);
        assert_eq!(arrived(&here).await.len(), 10);
        let next = customer(&here, 2, "yi@example.com").await;
        assert_eq!(mail(&next, 1).await.ok()["leftToday"], 9, "another customer has his own");
        later(&here, 24 * 60);
        assert_eq!(mail(&me, 12).await.ok()["leftToday"], 9);
    }

    async fn the_same_key_at_once_at_two_servers_is_one_mail(db: Db) {
        let here = app(db.clone());
        let person = people::customer(&here, 1).await;
        set_email(&here, person.cust_no, "lin@example.com").await;
        let there = people::app(db, NOW).with(Shelf::shipped()).build();
        let (me, elsewhere) = (client(&here, &person.token), client(&there, &person.token));
        let (one, other) = tokio::join!(mail(&me, 1), mail(&elsewhere, 1));
        assert_eq!(one.ok()["mailId"], other.ok()["mailId"]);
        assert_eq!((arrived(&here).await.len(), kept(&here).await.len()), (1, 1));
    }

    async fn an_answer_that_is_lost_is_asked_for_again_and_the_file_arrives_once(db: Db) {
        let app = app(db);
        let me = customer(&app, 1, "lin904@example.com").await;
        assert_eq!(mail(&me, 1).await.ok()["state"], "1");
        assert_eq!(mail_due(&app).await.unwrap(), 0, "not at once");
        later(&app, 3);
        assert_eq!(mail_due(&app).await.unwrap(), 1);
        assert_eq!(mail_due(&app).await.unwrap(), 0);
        assert_eq!(kept(&app).await, [("2".to_owned(), 1)]);
        assert_eq!(arrived(&app).await.len(), 1);
        assert_eq!(mail(&me, 1).await.ok()["state"], "2");
    }

    async fn what_a_dead_process_left_is_sent_by_another_and_by_one_of_two_only(db: Db) {
        let here = app(db.clone());
        let me = customer(&here, 1, "lin902@example.com").await;
        assert_eq!(mail(&me, 1).await.ok()["state"], "1");
        let there = people::app(db, NOW).with(Shelf::shipped()).build();
        there.clock().shift_ms(600_000);
        later(&here, 10);
        let (one, other) = tokio::join!(mail_due(&here), mail_due(&there));
        assert_eq!(one.unwrap() + other.unwrap(), 1);
        assert_eq!(kept(&here).await, [("1".to_owned(), 2)]);
    }

    async fn a_mail_server_that_never_answers_is_given_up_and_the_customer_is_told(db: Db) {
        let app = app(db);
        let me = customer(&app, 1, "lin902@example.com").await;
        let waiting = mail(&me, 1).await.ok();
        assert_eq!((&waiting["state"], &waiting["stateName"]), (&json!("1"), &json!("发送中")));
        for _ in 0..8 {
            later(&app, 70);
            mail_due(&app).await.unwrap();
        }
        assert_eq!(kept(&app).await, [("4".to_owned(), 6)]);
        assert_eq!(mail(&me, 1).await.code, 21004);
        let told = me.bff("member/aim/messages", json!({})).await.ok();
        let told: Vec<&Value> = told["list"].as_array().unwrap().iter().collect();
        assert_eq!((told.len(), &told[0]["title"]), (1, &json!("文件没有发到你的邮箱")));
        assert!(arrived(&app).await.is_empty());
    }

    async fn another_tap_uses_up_no_try(db: Db) {
        let app = app(db);
        let me = customer(&app, 1, "lin902@example.com").await;
        for _ in 0..8 {
            assert_eq!(mail(&me, 1).await.ok()["state"], "1");
        }
        assert_eq!(kept(&app).await, [("1".to_owned(), 1)]);
        later(&app, 3);
        mail(&me, 1).await.ok();
        assert_eq!(kept(&app).await, [("1".to_owned(), 2)]);
    }

    async fn an_address_that_takes_nothing_is_said_and_counts(db: Db) {
        let app = app(db);
        let person = people::customer(&app, 1).await;
        set_email(&app, person.cust_no, "lin901@example.com").await;
        let me = client(&app, &person.token);
        assert_eq!(mail(&me, 1).await.code, 21003);
        assert_eq!(mail(&me, 1).await.code, 21003, "the same mail");
        set_email(&app, person.cust_no, "lin@example.com").await;
        assert_eq!(mail(&me, 2).await.ok()["leftToday"], 8);
        assert_eq!(kept(&app).await, [("3".to_owned(), 0), ("2".to_owned(), 0)]);
    }

    async fn the_address_is_not_stored_as_it_is(db: Db) {
        let app = app(db);
        let me = customer(&app, 1, "lin@example.com").await;
        mail(&me, 1).await.ok();
        let row = sql!("SELECT email, content_hash FROM content_mails");
        let read = async |tx: &mut Tx| tx.one::<(String, String)>(row).await;
        let (email, hash) = app.db().read::<_, db::Error, _>(read).await.unwrap();
        assert!(!email.contains("lin"), "{email}");
        assert_eq!(hash.len(), 64, "what was sent is known");
    }
}
