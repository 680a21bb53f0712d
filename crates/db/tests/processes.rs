//! Several processes on one database: each `Db` here stands for one.

use std::{
    collections::HashSet,
    sync::{
        Arc,
        atomic::{AtomicBool, AtomicUsize, Ordering},
    },
    time::Duration,
};

use db::{Db, Error, ErrorKind, Tx, sql};
use kernel::{Clock, Ids, NoIds};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE purchase (id BIGINT PRIMARY KEY, fen BIGINT NOT NULL);
        CREATE TABLE day (id BIGINT PRIMARY KEY, fen BIGINT NOT NULL);
        INSERT INTO day (id, fen) VALUES (1, 0)",
);

/// One body on both engines, with a URL that every process opens.
macro_rules! both {
    ($($name:ident)*) => {
        $(mod $name {
            #[test]
            fn sqlite() {
                db::testing::sqlite_path(super::bodies::$name);
            }
            #[test]
            fn postgres() {
                db::testing::postgres_url(super::MIGRATIONS, super::bodies::$name);
            }
        })*
    };
}

both! {
    processes_never_make_the_same_id
    a_day_runs_a_hundred_times_beside_a_server_that_sells
    a_process_that_was_stopped_for_longer_than_its_lease_makes_no_ids
    a_number_that_was_taken_over_repeats_nothing
    a_clock_that_jumps_makes_no_id_twice
    when_all_numbers_are_held_nobody_gets_another
}

async fn process(url: &str) -> Db {
    Db::open(url, MIGRATIONS).await.unwrap()
}

/// Both make ids in the same millisecond: their clocks stand still.
fn clock() -> Clock {
    Clock::fixed("2026-03-02T10:00:00+08:00".parse().unwrap())
}

async fn made(ids: &Ids, count: usize) -> Vec<i64> {
    let ids = ids.clone();
    let make = move || (0..count).map(|_| ids.next_value().unwrap()).collect();
    tokio::task::spawn_blocking(make).await.unwrap()
}

/// Lets others hold all numbers from this one on.
async fn hold_from(url: &str, node: i64) {
    let hold = "UPDATE db_nodes SET holder = 'other', beat_ms = 9000000000000 WHERE node >=";
    db::testing::run_script(url, &format!("{hold} {node}")).await;
}

fn node(id: i64) -> i64 {
    id & 0xff
}

/// Stores so many rows, each under a new id.
async fn store(tx: &mut Tx, ids: &Ids, count: usize) -> Result<(), Error> {
    for _ in 0..count {
        let id = ids.next_value()?;
        tx.execute(sql!("INSERT INTO purchase (id, fen) VALUES ($1, 1)", id)).await?;
    }
    Ok(())
}

mod bodies {
    use super::*;

    /// Each part of a day is another process, which begins as commands do; its ids have no gaps.
    pub async fn a_day_runs_a_hundred_times_beside_a_server_that_sells(url: String) {
        let (server, stop) = (process(&url).await, Arc::<AtomicBool>::default());
        let (selling, stopped, of_server) =
            (server.clone(), stop.clone(), server.ids(&clock()).await.unwrap());
        let sold = tokio::spawn(async move {
            let mut sold = 0;
            while !stopped.load(Ordering::Relaxed) {
                let ids = of_server.clone();
                let sell = async move |tx: &mut Tx| store(tx, &ids, 2).await;
                selling.write::<_, Error, _>(sell).await.expect("a sale is stored");
                sold += 2;
            }
            sold
        });
        let day = process(&url).await;
        for _ in 0..100 {
            let ids = day.ids(&clock()).await.unwrap();
            let part = async move |tx: &mut Tx| store(tx, &ids, 20).await;
            day.write_batch::<_, Error, _>(part).await.expect("a part of the day is stored");
            day.give_ids_back().await;
        }
        stop.store(true, Ordering::Relaxed);
        let sold: i64 = sold.await.unwrap();
        let count =
            async |tx: &mut Tx| tx.one::<(i64,)>(sql!("SELECT count(*) AS n FROM purchase")).await;
        assert_eq!(server.read(count).await.unwrap(), (sold + 2_000,));
        server.close().await.unwrap();
        day.close().await.unwrap();
    }

    pub async fn processes_never_make_the_same_id(url: String) {
        let (one, other) = (process(&url).await, process(&url).await);
        let (of_one, of_other) =
            (one.ids(&clock()).await.unwrap(), other.ids(&clock()).await.unwrap());
        let (a, b) = tokio::join!(made(&of_one, 20_000), made(&of_other, 20_000));
        // One that ends gives its number back; who comes next takes it, and makes later ones.
        one.close().await.unwrap();
        assert_eq!(of_one.next_value(), Err(NoIds));
        hold_from(&url, 2).await;
        let third = process(&url).await;
        let c = made(&third.ids(&clock()).await.unwrap(), 20_000).await;
        assert_eq!((node(a[0]), node(b[0]), node(c[0])), (0, 1, 0));
        assert!(c[0] > *a.last().unwrap());
        let all: HashSet<i64> = [a, b, c].concat().into_iter().collect();
        assert_eq!(all.len(), 60_000);
        other.close().await.unwrap();
        third.close().await.unwrap();
    }

    pub async fn a_process_that_was_stopped_for_longer_than_its_lease_makes_no_ids(url: String) {
        let (db, clock) = (process(&url).await, clock());
        let ids = db.ids(&clock).await.unwrap();
        let before = ids.next_value().unwrap();
        clock.set_ahead_ms(31_000);
        assert_eq!(ids.next_value(), Err(NoIds));
        let busy = Error::from(NoIds);
        assert_eq!(busy.kind, ErrorKind::Overloaded, "{busy}");
        db.renew_ids().await.unwrap();
        assert!(ids.next_value().unwrap() > before);
        db.close().await.unwrap();
    }

    pub async fn a_number_that_was_taken_over_repeats_nothing(url: String) {
        let (slow, next) = (process(&url).await, process(&url).await);
        let of_slow = slow.ids(&clock()).await.unwrap();
        let mut all = made(&of_slow, 100).await;
        hold_from(&url, 1).await;
        db::testing::run_script(&url, "UPDATE db_nodes SET beat_ms = 0 WHERE node = 0").await;
        let of_next = next.ids(&clock()).await.unwrap();
        let taken = made(&of_next, 20_000).await;
        assert_eq!((node(all[0]), node(taken[0])), (0, 0), "it was not taken over");
        // What it had been allowed before is still its own.
        all.extend(made(&of_slow, 20_000).await);
        db::testing::run_script(&url, "UPDATE db_nodes SET beat_ms = 0 WHERE node = 1").await;
        slow.renew_ids().await.unwrap();
        let renewed = made(&of_slow, 20_000).await;
        assert_eq!(node(renewed[0]), 1, "it has another number now");
        all.extend([taken, renewed].concat());
        let count = all.len();
        assert_eq!(all.into_iter().collect::<HashSet<_>>().len(), count);
        slow.close().await.unwrap();
        next.close().await.unwrap();
    }

    pub async fn a_clock_that_jumps_makes_no_id_twice(url: String) {
        let (jumping, other) = (process(&url).await, process(&url).await);
        let (clock, hour_ms) = (clock(), 3_600_000);
        let ids = jumping.ids(&clock).await.unwrap();
        let of_other = other.ids(&super::clock()).await.unwrap();
        let (mut all, mut last) = (Vec::new(), 0);
        for ahead_ms in [0, hour_ms, -hour_ms, 24 * hour_ms, 0] {
            clock.set_ahead_ms(ahead_ms);
            jumping.renew_ids().await.unwrap();
            let made = made(&ids, 5_000).await;
            assert!(made[0] > last, "earlier than what was made before the clock jumped");
            last = *made.last().unwrap();
            all.extend(made);
            all.extend(super::made(&of_other, 5_000).await);
        }
        // Whoever takes the number over, by a clock that never jumped, begins behind its end.
        hold_from(&url, 1).await;
        db::testing::run_script(&url, "UPDATE db_nodes SET beat_ms = 0 WHERE node = 0").await;
        let next = process(&url).await;
        let of_next = next.ids(&super::clock()).await.unwrap();
        all.extend(made(&of_next, 5_000).await);
        assert_eq!(node(*all.last().unwrap()), 0);
        let count = all.len();
        assert_eq!(all.into_iter().collect::<HashSet<_>>().len(), count);
        for db in [jumping, other, next] {
            db.close().await.unwrap();
        }
    }

    pub async fn when_all_numbers_are_held_nobody_gets_another(url: String) {
        let db = process(&url).await;
        hold_from(&url, 0).await;
        let refused = db.ids(&clock()).await.unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Overloaded, "{refused}");
        db.close().await.unwrap();
    }
}

async fn buy(tx: &mut Tx, id: i64) -> Result<(), Error> {
    let (_,): (i64,) = tx.one(sql!("SELECT fen FROM day WHERE id = 1")).await?;
    tx.execute(sql!("INSERT INTO purchase (id, fen) VALUES ($1, 100)", id)).await.map(drop)
}

/// Reads what the purchases write, and writes what they read.
async fn part(tx: &mut Tx) -> Result<(), Error> {
    for _ in 0..20 {
        let (fen,): (i64,) = tx
            .one(sql!("SELECT CAST(coalesce(sum(fen), 0) AS BIGINT) AS fen FROM purchase"))
            .await?;
        tx.execute(sql!("UPDATE day SET fen = $1 WHERE id = 1", fen)).await?;
    }
    Ok(())
}

/// Buys without pause until it is told to stop; answers how often it bought.
async fn buys(db: Db, (buyer, stop): (i64, Arc<AtomicBool>)) -> i64 {
    let mut count = 0;
    while !stop.load(Ordering::Relaxed) {
        let id = buyer * 1_000_000 + count;
        let bought = db.write_together(buyer, async move |tx| buy(tx, id).await).await;
        bought.expect("a purchase is not refused");
        count += 1;
    }
    count
}

#[test]
fn a_long_write_has_its_turn_beside_another_process_that_buys() {
    db::testing::postgres_url(MIGRATIONS, async |url: String| {
        let (server, day) = (process(&url).await, process(&url).await);
        let stop = Arc::<AtomicBool>::default();
        let buyers: Vec<_> =
            (1..=8).map(|n| tokio::spawn(buys(server.clone(), (n, stop.clone())))).collect();
        tokio::time::sleep(Duration::from_millis(50)).await;
        let runs = Arc::<AtomicUsize>::default();
        for _ in 0..10 {
            let runs = runs.clone();
            let done = day.write_batch(async move |tx| {
                runs.fetch_add(1, Ordering::Relaxed);
                part(tx).await
            });
            done.await.expect("a part of a day is done");
        }
        stop.store(true, Ordering::Relaxed);
        let mut bought = 0;
        for buyer in buyers {
            bought += buyer.await.unwrap();
        }
        assert_eq!(runs.load(Ordering::Relaxed), 10, "parts lost races, beside {bought} purchases");
        assert!(bought > 20, "only {bought} purchases found their turn");
        server.close().await.unwrap();
        day.close().await.unwrap();
    });
}

#[test]
fn a_stopped_process_holds_the_others_up_for_a_while_only() {
    db::testing::postgres_url(MIGRATIONS, async |url: String| {
        let idle = format!("{url}?options=-c%20idle_in_transaction_session_timeout%3D1s");
        let (stopped, server) = (process(&idle).await, process(&url).await);
        let long = stopped.clone();
        let stop = tokio::spawn(async move {
            let work = async |tx: &mut Tx| {
                part(tx).await?;
                tokio::time::sleep(Duration::from_secs(4)).await;
                part(tx).await
            };
            long.write_batch(work).await
        });
        tokio::time::sleep(Duration::from_millis(300)).await;
        let bought = server.write_together(1, async |tx: &mut Tx| buy(tx, 1).await);
        let in_time = tokio::time::timeout(Duration::from_secs(3), bought);
        in_time.await.expect("its turn comes").unwrap();
        assert!(stop.await.unwrap().is_err(), "its session was ended");
        let look = async |tx: &mut Tx| tx.one::<(i64,)>(sql!("SELECT fen FROM day")).await;
        assert_eq!(server.read(look).await.unwrap(), (0,), "what it had done is undone");
        server.close().await.unwrap();
        stopped.close().await.unwrap();
    });
}
