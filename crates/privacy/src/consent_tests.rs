//! Agreeing by purpose, and no more.

use crate::{routes, tests::ALL};
use consents::{ChainFile, Purpose, check, require};
use db::{Db, Tx, db_test};
use identity::testing::{Person, customer, lock, unlock, withdraw};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

const NOW: &str = "2026-11-20T10:00:00+08:00";

async fn start(db: Db) -> (App, Person, Client) {
    let app = identity::testing::app(db, NOW).build();
    let person = customer(&app, 1).await;
    unlock(&app, &person.token).await;
    let client = Client::new(&app, vec![routes(), identity::routes()]).with_token(&person.token);
    (app, person, client)
}

fn row<'a>(shown: &'a Value, purpose: &str) -> &'a Value {
    let rows = shown["purposes"].as_array().unwrap();
    rows.iter().find(|row| row["purpose"] == purpose).unwrap()
}

async fn give(client: &Client, purpose: &str, text: &str) -> wire::testing::Reply {
    client.post("/privacy/consents/give", json!({"purpose": purpose, "textId": text})).await
}

async fn end(client: &Client, purpose: &str) -> wire::testing::Reply {
    client.post("/privacy/consents/withdraw", json!({"purpose": purpose})).await
}

async fn is_agreed(app: &App, person: &Person, purpose: Purpose) -> bool {
    let cust_no = person.cust_no;
    app.db().read(async |tx: &mut Tx| require(tx, cust_no, purpose).await).await.is_ok()
}

db_test! { &ALL;
    async fn what_is_withdrawn_ends_and_can_be_given_again(db: Db) {
        let (app, person, client) = start(db).await;
        let before = client.get("/privacy/consents", "").await.ok();
        let count = Purpose::ALL.len();
        let all = json!(count);
        assert_eq!((&before["entries"], &before["brokenAt"]), (&all, &Value::Null));
        let sensitive = row(&before, "sensitive");
        assert_eq!((&sensitive["act"], &sensitive["inForce"]), (&json!("migrated"), &json!(true)));
        assert_eq!(sensitive["agreedTo"], "");

        let after = end(&client, "sensitive").await.ok();
        assert_eq!(row(&after, "sensitive")["inForce"], false);
        assert!(!is_agreed(&app, &person, Purpose::Sensitive).await);
        assert_eq!(end(&client, "sensitive").await.ok()["entries"], count + 1, "twice is once");

        let text = row(&after, "sensitive")["textId"].as_str().unwrap().to_owned();
        let again = give(&client, "sensitive", &text).await.ok();
        assert_eq!(row(&again, "sensitive")["agreedTo"], *text);
        let twice = give(&client, "sensitive", &text).await.ok();
        assert_eq!(twice["entries"], count + 2, "twice is once");
        assert!(is_agreed(&app, &person, Purpose::Sensitive).await);
    }

    async fn a_phone_that_is_found_unlocked_withdraws_nothing(db: Db) {
        let (app, person, client) = start(db).await;
        lock(&app, &person.token).await;
        assert_eq!(end(&client, "partner").await.code, 12021);
        assert!(is_agreed(&app, &person, Purpose::Partner).await);
        let stranger = Client::new(&app, vec![routes()]);
        assert_eq!(stranger.get("/privacy/consents", "").await.http_status, 401);
    }

    async fn what_an_account_cannot_do_without_ends_with_it(db: Db) {
        let (app, person, client) = start(db).await;
        assert_eq!(end(&client, "account").await.code, 20004);
        assert!(is_agreed(&app, &person, Purpose::Account).await);
    }

    async fn only_the_text_of_the_day_and_of_the_purpose_is_agreed_to(db: Db) {
        let (app, person, client) = start(db).await;
        withdraw(&app, &person, Purpose::Partner).await;
        for text in ["partner@2025.1", "sensitive@2026.1", ""] {
            assert_eq!(give(&client, "partner", text).await.code, 20003, "{text}");
        }
        assert_eq!(give(&client, "everything", "open@2026.1").await.code, 90002);
        assert!(!is_agreed(&app, &person, Purpose::Partner).await);
    }

    async fn nobodys_chain_grows_without_end_and_withdrawing_goes_on(db: Db) {
        let (app, person, client) = start(db).await;
        let text = "marketing@2026.1";
        let mut refused = 0;
        for _ in 0..40 {
            end(&client, "marketing").await.ok();
            let given = give(&client, "marketing", text).await;
            if given.code != 10000 {
                assert_eq!(given.code, 20005);
                refused += 1;
            }
        }
        assert!(refused > 20, "{refused}");
        assert!(!is_agreed(&app, &person, Purpose::Marketing).await);
        let entries = client.get("/privacy/consents", "").await.ok()["entries"].clone();
        assert!(entries.as_i64().unwrap() <= 32, "{entries}");
        end(&client, "partner").await.ok();
    }

    async fn all_of_it_is_the_customers_and_holds_by_itself(db: Db) {
        let (_, person, client) = start(db).await;
        end(&client, "marketing").await.ok();
        let shown = client.get("/privacy/consents", "").await.ok();
        let chain = client.get("/privacy/consents/chain", "").await.ok();
        let file: ChainFile = serde_json::from_value(chain).unwrap();
        assert_eq!((check(&file), file.cust_no), (Ok(()), person.cust_no));
        let count = Purpose::ALL.len() + 1;
        let said = (file.entries.len(), file.count, file.says_its_end());
        assert_eq!(said, (count, i64::try_from(count).ok(), true));
        assert_eq!(shown["head"], *file.last_hash());
    }

    async fn what_was_withdrawn_is_told_with_what_ends(db: Db) {
        let (app, person, client) = start(db).await;
        end(&client, "marketing").await.ok();
        let out = app.db().read(async |tx: &mut Tx| {
            tx.all::<(String, String)>(db::sql!(
                "SELECT title, text FROM messages_items WHERE cust_no = $1",
                person.cust_no
            ))
            .await
        });
        let told: Vec<(String, String)> = out.await.unwrap_or_else(|e: db::Error| panic!("{e}"));
        assert_eq!(told.len(), 1);
        assert_eq!(told[0].0, "你撤回了对“推荐与营销”的同意");
        assert!(told[0].1.contains("不再收到活动消息"), "{}", told[0].1);
    }
}
