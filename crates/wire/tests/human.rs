//! The human check before what strangers ask for unusually often.
#![allow(clippy::unwrap_used)]

use db::{Db, Tx, db_test, sql};
use wire::{
    Answer, Call, Done, HumanCheckService, Limited, Nothing, Puzzles, Routes, Visitor, op,
    testing::{self, Client, Reply},
};

const NOW: &str = "2026-11-20T10:00:20+08:00";
const CHECK_NEEDED: u32 = 90428;
const TOO_OFTEN: u32 = 90429;
/// Messages of an address in a minute that are not unusual.
const USUAL: usize = 3;
/// More are too many.
const MOST: usize = 10;
const SECRET: &[u8] = b"of the installation";

async fn message(call: Call<Visitor>, _: Nothing) -> Answer<Done> {
    call.limit(Limited::Message).await?;
    Ok(Done {})
}

async fn login(call: Call<Visitor>, _: Nothing) -> Answer<Done> {
    call.limit(Limited::Login).await?;
    Ok(Done {})
}

fn routes() -> Routes {
    Routes::new("door").get("/message", op("message", "message"), message).get(
        "/login",
        op("login", "login"),
        login,
    )
}

/// Somebody on one address, at a server that begins at this time.
fn at(db: &Db, now: &str, secret: &[u8]) -> Client {
    let check: HumanCheckService = Box::new(Puzzles::new(secret));
    let sessions = testing::one_session("customer", 1);
    let app = testing::app(db.clone(), now).with(check).with(sessions).build();
    Client::new(&app, vec![routes()]).with_peer("203.0.113.7")
}

async fn ask(client: &Client) -> Reply {
    client.get("/message", "").await
}

async fn did(client: &Client, what: &str) -> Reply {
    ask(&client.with_header("x-check", what)).await
}

/// Comes as often as is usual, and is then asked for a check.
async fn asked(client: &Client) -> Reply {
    for _ in 0..USUAL {
        ask(client).await.ok();
    }
    let asks = ask(client).await;
    assert_eq!((asks.code, asks.http_status), (CHECK_NEEDED, 200));
    assert_eq!(asks.message, "当前访问人数较多，请完成安全验证后再试");
    asks
}

async fn set(db: &Db, name: &'static str, value: i64) {
    let insert = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO wire_parameters (name, valid_from, value) VALUES ($1, '2026-01-01', $2)",
            name,
            value
        ))
        .await
    };
    db.write(insert).await.unwrap();
}

/// Quicker than people's phones are to need.
async fn quick(db: &Db) {
    set(db, "check_bits", 6).await;
    set(db, "check_bits_most", 8).await;
}

db_test! { wire::MIGRATIONS;
    async fn who_comes_unusually_often_is_heard_once_for_each_check(db: Db) {
        quick(&db).await;
        let client = at(&db, NOW, SECRET);
        let mut asks = asked(&client).await;
        for _ in USUAL..MOST {
            let check = testing::solved(&asks);
            did(&client, &check).await.ok();
            asks = did(&client, &check).await;
            let last = [CHECK_NEEDED, TOO_OFTEN].contains(&asks.code);
            assert!(last, "a check was passed twice: {}", asks.code);
        }
        assert_eq!(asks.code, TOO_OFTEN, "there are too many of those who pass, too");
        ask(&client.with_token("customer")).await.ok();
        ask(&client.with_peer("203.0.113.8")).await.ok();
    }

    async fn a_check_that_was_not_passed_asks_again(db: Db) {
        quick(&db).await;
        let client = at(&db, NOW, SECRET);
        let asks = asked(&client).await;
        let right = testing::solved(&asks);
        let (puzzle, numbers) = right.split_once(':').unwrap();
        let mut easier = asks.clone();
        easier.data["bits"] = 0.into();
        let other = at(&db, NOW, b"of another installation").with_peer("203.0.113.9");
        let foreign = testing::solved(&asked(&other).await);
        let flipped = if puzzle.starts_with('A') { "B" } else { "A" };
        for wrong in [
            String::new(),
            puzzle.to_owned(),
            format!("{puzzle}:"),
            format!("{puzzle}:{}", ".".repeat(7)),
            format!("{right}.1"),
            format!("{puzzle}:{}", numbers.split_once('.').unwrap().1),
            format!("{puzzle}:{}", "9".repeat(4_000)),
            format!("{flipped}{}:{numbers}", &puzzle[1..]),
            format!("{}:{numbers}", &puzzle[..puzzle.len() - 2]),
            testing::solved(&easier),
            foreign,
        ] {
            let reply = did(&client, &wrong).await;
            assert_eq!(reply.code, CHECK_NEEDED, "{wrong}");
            assert_ne!(reply.data["puzzle"], asks.data["puzzle"]);
        }
        did(&client, &right).await.ok();
    }

    async fn what_was_solved_for_a_message_lets_nobody_log_in(db: Db) {
        quick(&db).await;
        set(&db, "login_address_minute_usual", 1).await;
        let client = at(&db, NOW, SECRET);
        let check = testing::solved(&asked(&client).await);
        client.get("/login", "").await.ok();
        let login = client.with_header("x-check", &check).get("/login", "").await;
        assert_eq!(login.code, CHECK_NEEDED);
        did(&client, &check).await.ok();
    }

    async fn another_server_judges_it_and_nobody_after_its_time(db: Db) {
        quick(&db).await;
        let asks = asked(&at(&db, NOW, SECRET)).await;
        let check = testing::solved(&asks);
        for (now, passed) in [("10:02:20", true), ("10:02:21", false)] {
            let there = at(&db, &format!("2026-11-20T{now}+08:00"), SECRET);
            asked(&there).await;
            assert_eq!(did(&there, &check).await.code == wire::SUCCESS, passed, "{now}");
        }
    }

    async fn checks_that_were_collected_do_not_count_when_it_is_harder(db: Db) {
        quick(&db).await;
        set(&db, "message_all_minute_usual", 2).await;
        let client = at(&db, NOW, SECRET);
        let stranger = |n: usize| client.with_peer(&format!("198.51.100.{n}"));
        for n in 0..2 {
            ask(&stranger(n)).await.ok();
        }
        let collected = testing::solved(&ask(&stranger(2)).await);
        for n in 3..7 {
            let there = stranger(n);
            let asks = ask(&there).await;
            did(&there, &testing::solved(&asks)).await.ok();
        }
        let asks = did(&stranger(8), &collected).await;
        assert_eq!((asks.code, &asks.data["bits"]), (CHECK_NEEDED, &8.into()));
    }

    async fn the_more_come_the_harder_it_gets_up_to_a_bound(db: Db) {
        quick(&db).await;
        set(&db, "message_all_minute_usual", 2).await;
        let client = at(&db, NOW, SECRET);
        let mut bits = Vec::new();
        for stranger in 0..12 {
            let there = client.with_peer(&format!("198.51.100.{stranger}"));
            let asks = ask(&there).await;
            if asks.code == CHECK_NEEDED {
                bits.push(asks.data["bits"].as_u64().unwrap());
                did(&there, &testing::solved(&asks)).await.ok();
            }
        }
        assert_eq!(bits, [6, 6, 7, 7, 8, 8, 8, 8, 8, 8]);
    }
}
