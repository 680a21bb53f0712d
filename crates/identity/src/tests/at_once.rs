//! Many who come at the same moment.

use super::*;
use crate::attempts::{Attempt, Proof, prove_by_mobile, still_proved};
use crate::{Password, parameters::Parameters, scope::Scope, store};
use tokio::task::JoinSet;

/// Logins all at once; their codes and HTTP statuses.
async fn all(logins: Vec<(Client, Value)>) -> Vec<(u32, u16)> {
    let mut tasks = JoinSet::new();
    for (client, body) in logins {
        tasks.spawn(async move {
            let reply = client.post("/login", body).await;
            (reply.code, reply.http_status)
        });
    }
    tasks.join_all().await
}

fn count(codes: &[(u32, u16)], code: u32) -> usize {
    codes.iter().filter(|(found, _)| *found == code).count()
}

db_test! { &testing::migrations();
    async fn twenty_right_logins_at_once_all_succeed(db: Db) {
        let (app, stranger) = start(db);
        customer(&app, 1).await;
        let phone = stranger.with_header("x-device", PHONE);
        let login = |client: &Client| (client.clone(), login_body(1, PASSWORD));
        let strangers = all((0..20).map(|_| login(&stranger)).collect()).await;
        assert_eq!(count(&strangers, 10000), 20, "{strangers:?}");
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let own = all((0..20).map(|_| login(&phone)).collect()).await;
        assert_eq!(count(&own, 10000), 20, "{own:?}");
    }

    async fn of_wrong_ones_at_once_no_more_are_checked_than_there_are_tries(db: Db) {
        let (app, stranger) = start(db);
        customer(&app, 1).await;
        let wrong = (stranger.clone(), login_body(1, "wrong1234"));
        let codes = all(vec![wrong; 20]).await;
        assert_eq!((count(&codes, 11008), count(&codes, 11021)), (4, 16), "{codes:?}");
    }

    async fn right_logins_at_many_servers_at_once_hear_of_no_lock(db: Db) {
        let (app, client) = start(db);
        customer(&app, 1).await;
        let phone = client.with_header("x-device", PHONE);
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        // Their ids differ as their clocks do.
        let server = |n| {
            let (_, client) = later(&app, n);
            (client.with_header("x-device", PHONE), login_body(1, PASSWORD))
        };
        let codes = all((1..=12).map(server).collect()).await;
        let (right, busy) = (count(&codes, 10000), count(&codes, 90001));
        assert!(right >= 5 && right + busy == 12, "{codes:?}");
        assert!(codes.iter().all(|(code, status)| *code == 10000 || *status == 429));
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
    }

    async fn six_hundred_wrong_logins_hold_up_no_known_device(db: Db) {
        let (app, stranger) = start(db);
        customer(&app, 1).await;
        let phone = stranger.with_header("x-device", PHONE);
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        let mut strangers = JoinSet::new();
        for n in 0..600 {
            let stranger = stranger.clone();
            let body = login_body(1000 + n, "wrong1234");
            strangers.spawn(async move { stranger.post("/login", body).await });
        }
        // The flood has begun when the first one is sent away.
        let mut codes = Vec::new();
        while !codes.contains(&90001) {
            let reply = strangers.join_next().await.unwrap().unwrap();
            assert!(reply.code != 90001 || reply.retry_after.is_some());
            codes.push(reply.code);
        }
        phone.post("/login", login_body(1, PASSWORD)).await.ok();
        assert!(!strangers.is_empty(), "the customer came behind all of them");
        codes.extend(strangers.join_all().await.into_iter().map(|reply| reply.code));
        let (wrong, busy) = (11008, 90001);
        let counted = |code| codes.iter().filter(|found| **found == code).count();
        assert_eq!(counted(wrong) + counted(busy), 600);
        assert!(counted(wrong) >= 64, "{} were checked", counted(wrong));
    }

    async fn what_a_password_proved_ends_with_it(db: Db) {
        let (app, _) = start(db);
        let person = customer(&app, 1).await;
        let given = PASSWORD.parse::<Password>().unwrap().given();
        let proved = prove_by_mobile(&app, &person.mobile, Scope::Own, &given).await.unwrap();
        let proved = proved.ok().unwrap();
        let use_it = async || {
            let proved = proved.clone();
            let use_it = async move |tx: &mut db::Tx| still_proved(tx, &proved).await;
            app.db().write(use_it).await.map(|customer| customer.cust_no)
        };
        assert_eq!(use_it().await.unwrap(), person.cust_no);
        // Changed between the proof and what it is for.
        let (cust_no, now) = (person.cust_no, app.now());
        let digest = "tael2027x".parse::<Password>().unwrap().digest().await.unwrap();
        let set = async move |tx: &mut db::Tx| store::set_password(tx, cust_no, &digest, now).await;
        app.db().write(set).await.unwrap();
        assert_eq!(use_it().await.unwrap_err().code(), Some(90001));
    }

    async fn attempts_whose_server_has_ended_count_as_wrong(db: Db) {
        let (app, client) = start(db);
        let person = customer(&app, 1).await;
        let (wall, day) = (app.clock().unmoved(), app.now().day());
        for _ in 0..5 {
            let take = async move |tx: &mut db::Tx| {
                let parameters = Parameters::on(tx, day).await?;
                let what = (Proof::Password, Scope::Own);
                Attempt::take(tx, &mobile(1), what, &parameters, wall).await
            };
            assert!(app.db().write(take).await.unwrap().is_ok());
        }
        let right = json!({ "password": PASSWORD });
        let at = async |ms: i64| {
            let (_, client) = later(&app, ms);
            let reply = as_person(&client, &person).post("/verifypwd", right.clone()).await;
            (reply.code, reply.http_status)
        };
        let me = as_person(&client, &person);
        assert_eq!(me.post("/verifypwd", right.clone()).await.code, 90001);
        assert_eq!(at(9_999).await, (90001, 429));
        assert_eq!(at(10_000).await, (11009, 200));
        assert_eq!(at(24 * 60 * MINUTE_MS - 1).await, (11009, 200));
        assert_eq!(at(24 * 60 * MINUTE_MS).await, (10000, 200));
    }
}
