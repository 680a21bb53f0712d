//! Closing an account: asked, cancelled, refused, done.

use crate::{ClosingState, close, due, open_closing, refuse, routes, send, store, tests::ALL};
use consents::Purpose;
use db::{Db, Tx, db_test, sql};
use identity::testing::{Person, customer, lock, log_in, unlock};
use kernel::{Day, Instant};
use serde_json::{Value, json};
use wire::closing::{AllParts, Loss, Obstacle, ObstacleKind, Parted, Parts};
use wire::takeaway::AllHeld;
use wire::testing::{Client, Reply};
use wire::{Answer, App};

const NOW: &str = "2026-11-20T10:00:00+08:00";

/// Whoever has a takeaway of today has something that stands against closing: it is at hand here.
const STUB: Parts = Parts {
    settle: None,
    look: Some(|tx, of, looked| {
        Box::pin(async move {
            if store::count(tx, of.cust_no, of.at.day()).await? > 0 {
                looked.against.push(Obstacle::new(ObstacleKind::Holding, "某基金", "持有1.00份"));
            }
            looked
                .lost
                .push(Loss { title: "嘉豆".into(), text: "还有3个，注销后作废".into() });
            Ok(())
        })
    }),
    end: None,
};

fn start(db: Db, now: &str) -> App {
    let parts = AllParts(vec![STUB, advisors::PARTS, messages::PARTS, identity::PARTS]);
    identity::testing::app(db, now).with(AllHeld(vec![identity::HELD])).with(parts).build()
}

fn client(app: &App, token: &str) -> Client {
    Client::new(app, vec![routes(), identity::routes()]).with_token(token)
}

async fn unlocked(app: &App, number: u32) -> (Person, Client) {
    let person = customer(app, number).await;
    unlock(app, &person.token).await;
    let client = client(app, &person.token);
    (person, client)
}

async fn ask(client: &Client) -> Reply {
    client.post("/privacy/closing/ask", json!({})).await
}

async fn cancel(client: &Client) -> Reply {
    client.post("/privacy/closing/cancel", json!({})).await
}

async fn told(app: &App, person: &Person) -> Vec<String> {
    let cust_no = person.cust_no;
    let read = async |tx: &mut Tx| {
        tx.all::<(String,)>(sql!(
            "SELECT title FROM messages_items WHERE cust_no = $1 ORDER BY at, message_key",
            cust_no
        ))
        .await
    };
    let found = app.db().read::<_, db::Error, _>(read).await.unwrap();
    found.into_iter().map(|(title,)| title).collect()
}

/// As the business day does.
async fn end(app: &App, person: &Person, at: Instant) {
    let (this, cust_no) = (app.clone(), person.cust_no);
    let end = async move |tx: &mut Tx| {
        let Some(row) = open_closing(tx, cust_no).await? else { return Answer::Ok(()) };
        let of = Parted { app: &this, cust_no, at };
        close(tx, (&row, of)).await.map(drop)
    };
    app.db().write(end).await.unwrap();
}

async fn are_due(app: &App, day: &str) -> usize {
    let day: Day = day.parse().unwrap();
    app.db().read(async |tx: &mut Tx| due(tx, day, None, 10).await).await.unwrap().len()
}

db_test! { &ALL;
    async fn it_is_asked_for_with_the_password_and_cancelled_with_a_tap(db: Db) {
        let app = start(db, NOW);
        let (person, mine) = unlocked(&app, 1).await;
        let before = mine.get("/privacy/closing", "").await.ok();
        assert_eq!((&before["state"], &before["days"]), (&Value::Null, &json!(30)));
        assert_eq!(before["lost"][0]["title"], "嘉豆");
        assert_eq!(before["stays"][0]["title"], "身份与证件");
        let stays = before["stays"].as_array().unwrap();
        assert!(stays.iter().all(|row| row["until"] != "用到注销"), "{stays:?}");

        lock(&app, &person.token).await;
        assert_eq!(ask(&mine).await.code, 12021);
        unlock(&app, &person.token).await;
        let asked = ask(&mine).await.ok();
        assert_eq!((&asked["state"], &asked["canCancel"]), (&json!("asked"), &json!(true)));
        // Thirty days on it is a Sunday.
        assert_eq!(asked["dueOn"], "2026-12-21");
        let held = mine.get("/privacy/held", "").await.ok();
        assert_eq!(held["closing"], json!({"state": "asked", "dueOn": "2026-12-21"}));
        assert_eq!(ask(&mine).await.code, 20006);
        assert_eq!((are_due(&app, "2026-12-18").await, are_due(&app, "2026-12-21").await), (0, 1));

        lock(&app, &person.token).await;
        let cancelled = cancel(&mine).await.ok();
        assert_eq!((&cancelled["state"], &cancelled["dueOn"]), (&json!("cancelled"), &Value::Null));
        assert_eq!(cancel(&mine).await.code, 20008);
        assert_eq!(are_due(&app, "2026-12-21").await, 0);
        assert_eq!(told(&app, &person).await, ["你申请了注销账户", "注销账户已取消"]);
    }

    async fn what_stands_against_it_is_said_line_by_line(db: Db) {
        let app = start(db, NOW);
        let (person, mine) = unlocked(&app, 1).await;
        mine.post("/privacy/takeaway", json!({})).await.ok();
        let refused = ask(&mine).await;
        assert_eq!((refused.code, &*refused.message), (20007, "还有1件事没有了结，了结后再注销"));
        assert_eq!(refused.data["against"][0]["kind"], "holding");
        let shown = mine.get("/privacy/closing", "").await.ok();
        assert_eq!(shown["against"][0]["text"], "持有1.00份");
        assert_eq!(told(&app, &person).await.len(), 1, "of the takeaway only");
    }

    async fn nobody_closes_anothers_and_a_stranger_none(db: Db) {
        let app = start(db, NOW);
        let (_, mine) = unlocked(&app, 1).await;
        let (other, others) = unlocked(&app, 2).await;
        ask(&mine).await.ok();
        assert_eq!(cancel(&others).await.code, 20008);
        assert_eq!(others.get("/privacy/closing", "").await.ok()["state"], Value::Null);
        let stranger = Client::new(&app, vec![routes()]);
        assert_eq!(stranger.get("/privacy/closing", "").await.http_status, 401);
        assert_eq!(ask(&stranger).await.http_status, 401);
        assert_eq!(cancel(&stranger).await.http_status, 401);
        assert_eq!(told(&app, &other).await, Vec::<String>::new());
    }

    async fn of_two_phones_at_once_one_asks(db: Db) {
        let app = start(db, NOW);
        let (person, mine) = unlocked(&app, 1).await;
        let token = log_in(&app, person.cust_no).await;
        unlock(&app, &token).await;
        let phone = client(&app, &token);
        let (one, two) = tokio::join!(ask(&mine), ask(&phone));
        let mut codes = [one.code, two.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 20006]);
        let rows = async |tx: &mut Tx| store::closings(tx, person.cust_no).await;
        assert_eq!(app.db().read(rows).await.unwrap().len(), 1);
        let asked = |told: &Vec<String>| told.iter().filter(|one| one.starts_with("你申请了")).count();
        assert_eq!(asked(&told(&app, &person).await), 1);
    }

    async fn nobody_asks_without_end(db: Db) {
        let app = start(db, NOW);
        let (_, mine) = unlocked(&app, 1).await;
        for _ in 0..5 {
            ask(&mine).await.ok();
            cancel(&mine).await.ok();
        }
        assert_eq!(ask(&mine).await.code, 20010);
    }

    async fn what_was_sent_is_not_cancelled_and_what_was_refused_can_be_asked_again(db: Db) {
        let app = start(db, NOW);
        let (person, mine) = unlocked(&app, 1).await;
        ask(&mine).await.ok();
        let cust_no = person.cust_no;
        let sending = async move |tx: &mut Tx| {
            let row = open_closing(tx, cust_no).await?.unwrap();
            send(tx, &row).await
        };
        app.db().write::<_, db::Error, _>(sending).await.unwrap();
        assert_eq!(cancel(&mine).await.code, 20009);
        let shown = mine.get("/privacy/closing", "").await.ok();
        assert_eq!((&shown["state"], &shown["canCancel"]), (&json!("sent"), &json!(false)));
        assert_eq!(are_due(&app, "2026-12-21").await, 0, "once");
        let (this, at) = (app.clone(), app.now());
        let refusing = async move |tx: &mut Tx| {
            let row = open_closing(tx, cust_no).await?.unwrap();
            let of = Parted { app: &this, cust_no, at };
            refuse(tx, (&row, of), "有基金份额，销户非法").await
        };
        app.db().write::<_, db::Error, _>(refusing).await.unwrap();
        let shown = mine.get("/privacy/closing", "").await.ok();
        assert_eq!(shown["reason"], "有基金份额，销户非法");
        assert!(told(&app, &person).await.contains(&"账户没有注销".to_owned()));
        ask(&mine).await.ok();
    }

    async fn what_is_closed_is_nobodys_and_the_mobile_is_free(db: Db) {
        let app = start(db, NOW);
        let (person, mine) = unlocked(&app, 1).await;
        ask(&mine).await.ok();
        let at: Instant = "2026-12-22T07:30:00+08:00".parse().unwrap();
        for _ in 0..2 {
            end(&app, &person, at).await;
        }
        assert_eq!(mine.get("/privacy/closing", "").await.http_status, 401);
        let door = Client::new(&app, vec![identity::routes()]);
        let login = async |mobile: &str| {
            let body = json!({"mobile": mobile, "password": identity::testing::PASSWORD});
            let reply = door.post("/login", body).await;
            (reply.code, reply.message)
        };
        let unknown = login("13800000099").await;
        assert_eq!(login(&person.mobile.to_string()).await, unknown);
        let cust_no = person.cust_no;
        let read = async |tx: &mut Tx| {
            let rows = store::closings(tx, cust_no).await?;
            let agreed = consents::in_force(tx, cust_no, Purpose::Account).await?;
            Ok::<_, db::Error>((rows, agreed))
        };
        let (rows, agreed) = app.db().read(read).await.unwrap();
        assert_eq!((rows.len(), rows[0].state, agreed), (1, ClosingState::Closed, false));
        assert_eq!(rows[0].identity_until, "2036-12-22".parse().ok());
        assert_eq!(rows[0].records_until, "2046-12-22".parse().ok());
        assert_eq!(told(&app, &person).await, ["你的账户已注销"]);
        // Somebody registers with it: another customer.
        let new = identity::NewCustomer {
            cust_no: None,
            mobile: person.mobile.clone(),
            password: None,
            device_check: true,
            at,
        };
        let create = async move |tx: &mut Tx| identity::create_customer(tx, &new).await;
        let made = app.db().write(create).await.unwrap();
        assert!(made.is_some_and(|made| made != cust_no));
    }
}
