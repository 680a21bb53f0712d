//! Once, at the same time, in time, and for a friend.

use super::{ALL, BUY, DAY_MS, People, SIGN_IN, at, mine, people, sign_in_days};
use crate::{OPENED, expire, verify};
use accounts::Opened;
use db::{Db, Tx, db_test, sql};
use identity::testing::{code_for, mobile};
use serde_json::json;
use wire::{App, testing::Client};

async fn differences(db: &Db) -> usize {
    db.read(async |tx: &mut Tx| verify(tx).await).await.unwrap().len()
}

/// Expires what has ended, in parts of so many; answers how many each part had.
async fn expire_parts(app: &App, limit: i64) -> Vec<u64> {
    let mut parts = Vec::new();
    loop {
        let (ids, now) = (app.ids().clone(), app.now());
        let part = async move |tx: &mut Tx| expire(tx, &ids, now, limit).await;
        let count = app.db().write_batch(part).await.unwrap();
        if count == 0 {
            return parts;
        }
        parts.push(count);
    }
}

db_test! { &ALL;
    async fn twice_at_the_same_time_is_once_on_two_servers_too(db: Db) {
        let People { app, first, person, .. } = people(&db).await;
        // Another server of the same database, with numbers of its own.
        let parts = identity::testing::app(db.clone(), "2026-11-20T10:00:00+08:00");
        let there = parts.build();
        let other = Client::new(&there, vec![crate::routes()]).with_token(&person.token);
        sign_in_days(&app, &first, 11).await;
        app.clock().shift_ms(DAY_MS);
        there.clock().shift_ms(11 * DAY_MS);
        let sign = json!({});
        let all = tokio::join!(
            first.bff(SIGN_IN, sign.clone()), first.bff(SIGN_IN, sign.clone()),
            other.bff(SIGN_IN, sign.clone()), other.bff(SIGN_IN, sign.clone())
        );
        let earned = [all.0, all.1, all.2, all.3].map(|reply| reply.ok()["earned"].clone());
        assert_eq!(earned.iter().filter(|one| **one == json!(5)).count(), 1, "{earned:?}");
        let buy = |lesson: &str| json!({"lessonId": lesson, "points": 60});
        let (one, two) = (buy("fees"), buy("bonds"));
        let again = first.bff(BUY, one.clone());
        let all = tokio::join!(first.bff(BUY, one), other.bff(BUY, two), again);
        let codes = [all.0.code, all.1.code, all.2.code];
        let bought = mine(&first).await;
        assert_eq!((&bought["used"], &bought["available"]), (&json!(60), &json!(0)), "{codes:?}");
        assert!(codes.contains(&27001), "only one of two lessons: {codes:?}");
        assert_eq!(differences(&db).await, 0);
    }

    async fn points_end_after_their_months_and_are_booked_so_in_parts(db: Db) {
        let People { app, first, second, .. } = people(&db).await;
        sign_in_days(&app, &first, 3).await;
        second.bff(SIGN_IN, json!({})).await.ok();
        // The last day of the first lot: all can be used, nothing ends.
        app.clock().shift_ms(363 * DAY_MS);
        assert_eq!(app.now().day().to_string(), "2027-11-20");
        assert_eq!(mine(&first).await["available"], 15);
        assert_eq!(expire_parts(&app, 2).await, [0_u64; 0]);
        app.clock().shift_ms(DAY_MS);
        // The day after, before the business day has booked it.
        let shown = mine(&first).await;
        assert_eq!((&shown["available"], &shown["expired"]), (&json!(10), &json!(5)));
        app.clock().shift_ms(5 * DAY_MS);
        assert_eq!(expire_parts(&app, 2).await, [2, 2]);
        let shown = mine(&first).await;
        assert_eq!((&shown["available"], &shown["expired"]), (&json!(0), &json!(15)));
        let told = (&shown["list"][0]["kindName"], &shown["ending"]);
        assert_eq!(told, (&json!("到期"), &json!(null)));
        assert_eq!(differences(&db).await, 0);
    }

    async fn what_is_left_of_a_lot_ends_with_it(db: Db) {
        let People { app, first, .. } = people(&db).await;
        sign_in_days(&app, &first, 13).await;
        first.bff(BUY, json!({"lessonId": "spread", "points": 60})).await.ok();
        app.clock().shift_ms(400 * DAY_MS);
        assert_eq!(expire_parts(&app, 100).await, [1]);
        let shown = mine(&first).await;
        let names = ["earned", "used", "expired", "available"];
        let figures = names.map(|name| shown[name].as_i64().unwrap());
        assert_eq!(figures, [65, 60, 5, 0]);
        assert_eq!(differences(&db).await, 0);
    }

    async fn a_friend_who_opens_an_account_earns_once_for_who_sent_the_link(db: Db) {
        let People { app, first, person, .. } = people(&db).await;
        let visitor = Client::new(&app, vec![identity::routes()]);
        let mut friends = Vec::new();
        for (n, by) in [
            (7, person.cust_no.to_string()),
            (8, "0000009999".to_owned()),
            (9, person.cust_no.to_string()),
        ] {
            let ask = json!({"mobile": mobile(n)});
            visitor.post("/preregister", ask).await.ok();
            let code = code_for(&app, &mobile(n)).await;
            let body = json!({"mobile": mobile(n), "code": code, "custShareNo": by});
            let friend = visitor.post("/register", body).await.ok();
            friends.push(friend["custNo"].as_str().unwrap().parse().unwrap());
        }
        assert_eq!(mine(&first).await["available"], 0, "registering is not opening");
        let tell = async |cust_no, number| {
            let now = at("2026-11-20T10:05:00+08:00");
            let told = Opened { cust_no, at: now, number };
            let tell = async move |tx: &mut Tx| (OPENED.0)(tx, told).await;
            app.db().write(tell).await.unwrap();
        };
        // The friend, the friend again, one by nobody's link, and oneself.
        for (cust_no, number) in
            [(friends[0], 1_001), (friends[0], 1_002), (friends[1], 1_003), (person.cust_no, 1_004)]
        {
            tell(cust_no, number).await;
        }
        let shown = mine(&first).await;
        assert_eq!((&shown["available"], &shown["today"]["friends"]), (&json!(200), &json!(1)));
        let record = &shown["list"][0];
        assert_eq!((&record["kind"], &record["title"]), (&json!("invite"), &json!("")));
        assert!(!shown.to_string().contains(&friends[0].to_string()), "no record names a friend");
        // Who has closed his account since earns no more.
        let sharer = person.cust_no;
        let close = async |at: Option<i64>| {
            let close = async move |tx: &mut Tx| {
                tx.execute(sql!(
                    "UPDATE identity_customers SET closed_at = $2 WHERE cust_no = $1",
                    sharer,
                    at
                ))
                .await
            };
            app.db().write::<_, db::Error, _>(close).await.unwrap();
        };
        close(Some(1)).await;
        tell(friends[2], 1_005).await;
        close(None).await;
        assert_eq!(mine(&first).await["available"], 200);
        assert_eq!(differences(&db).await, 0);
    }
}
