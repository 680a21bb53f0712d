//! What the writes of a group, or many reads, ask for at the same time, sent as one statement.

use super::{MIGRATIONS, Refusal, add, at_once, of_owner};
use std::{collections::HashSet, sync::Arc, time::Duration};

use db::{Db, Error, ErrorKind, Tx, db_test, insert, sql};
use tokio::sync::Semaphore;

/// The last two of an owner's items; none where there is no `word`.
async fn last_two(tx: &mut Tx, owner: i64, word: Option<&str>) -> Result<Vec<(i64, i64)>, Error> {
    tx.all(sql!(
        "SELECT id, owner FROM item WHERE owner = $2 AND CAST($1 AS TEXT) = 'none'
         ORDER BY id DESC LIMIT 2",
        word,
        owner
    ))
    .await
}

db::row! {
    struct Item {
        id: i64,
        owner: i64,
    }
}

db_test! { MIGRATIONS;
    async fn each_finds_its_own_of_what_is_asked_together(db: Db) {
        for owner in 0..40 {
            let id = |n| 100 * owner + n;
            let items: Vec<_> = (0..owner % 4).map(|n| Item { id: id(n), owner }).collect();
            db.write(async move |tx: &mut Tx| tx.insert_many(insert!("item", Item), &items).await)
                .await
                .unwrap();
        }
        let done = at_once(&db, 40, async |tx, owner| {
            let all: Vec<(i64,)> = tx.all(sql!("SELECT id FROM item WHERE id = 100")).await?;
            assert_eq!(all, [(100,)]);
            let before = last_two(tx, owner, Some("none")).await?;
            assert_eq!(last_two(tx, owner, None).await?, []);
            let items = [100 * owner + 50, 100 * owner + 51].map(|id| Item { id, owner });
            assert_eq!(tx.insert_many(insert!("item", Item), &items).await?, 2);
            Ok::<_, Error>((before, last_two(tx, owner, Some("none")).await?))
        })
        .await;
        for (owner, done) in (0..).zip(done) {
            let (before, after) = done.unwrap();
            let had = (0..owner % 4).rev().take(2).map(|n| (100 * owner + n, owner));
            let had: Vec<_> = had.collect();
            assert_eq!(before, had, "{owner}");
            assert_eq!(after, [(100 * owner + 51, owner), (100 * owner + 50, owner)], "{owner}");
        }
    }

    async fn who_meets_a_row_that_is_there_is_told_so_and_nobody_else(db: Db) {
        db.write(async |tx: &mut Tx| add(tx, 7, 0).await).await.unwrap();
        let done = at_once(&db, 30, async |tx, owner| {
            let insert = insert!("item", Item, "ON CONFLICT DO NOTHING");
            tx.insert_many(insert, &[Item { id: owner, owner }]).await
        })
        .await;
        for (owner, done) in (0..).zip(done) {
            assert_eq!(done.map_err(|error: Error| error.kind), Ok(u64::from(owner != 7)));
        }
        let done = at_once(&db, 30, async |tx, owner| {
            tx.insert_many(insert!("item", Item), &[Item { id: 1_000 - 993 * (owner / 29), owner }])
                .await
                .map(|count| (owner, count))
        })
        .await;
        // All want one number, and the last wants another that is taken.
        assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 1);
        let conflicts = done.iter().filter(|done| {
            done.as_ref().is_err_and(|error: &Error| error.kind == ErrorKind::Conflict)
        });
        assert_eq!(conflicts.count(), 29);
    }

    async fn reads_together_find_each_its_own_and_fail_each_alone(db: Db) {
        db.write(async |tx: &mut Tx| add(tx, 7, 3).await).await.unwrap();
        let mut calls = Vec::new();
        for owner in 0..40 {
            let db = db.clone();
            calls.push(async move {
                db.read_together(async move |tx: &mut Tx| {
                    let count = of_owner(tx, owner).await?;
                    match owner % 4 {
                        1 => return Err(Refusal::TooMany),
                        2 => {
                            let text = sql!("SELECT id / (id - 7) AS n FROM item WHERE id = 7");
                            let none: Result<(i64,), _> = tx.one(text).await;
                            // SQLite divides by zero: NULL.
                            assert!(none.is_err());
                            none?;
                        }
                        _ => {}
                    }
                    Ok(count + of_owner(tx, owner).await?)
                })
                .await
            });
        }
        let done = futures_util::future::join_all(calls).await;
        for (owner, done) in (0..).zip(done) {
            match owner % 4 {
                1 => assert_eq!(done, Err(Refusal::TooMany)),
                2 => assert!(matches!(done, Err(Refusal::Fault(_))), "{owner}: {done:?}"),
                _ => assert_eq!(done, Ok(if owner == 3 { 2 } else { 0 }), "{owner}"),
            }
        }
        db.close().await.unwrap();
        let closed = db.read_together(async |tx: &mut Tx| of_owner(tx, 3).await).await;
        assert_eq!(closed.map_err(|error: Error| error.kind), Err(ErrorKind::Closed));
    }
}

/// By which statement of which transaction each row was written.
async fn statements(tx: &mut Tx) -> Result<HashSet<(String, String)>, Error> {
    let text = sql!("SELECT CAST(xmin AS TEXT) AS xmin, CAST(cmin AS TEXT) AS cmin FROM item");
    let rows: Vec<(String, String)> = tx.all(text).await?;
    Ok(rows.into_iter().collect())
}

#[test]
fn a_crowd_shares_few_statements() {
    db::testing::postgres(MIGRATIONS, async |db: Db| {
        db.fail_first_commits(false);
        let done = at_once(&db, 200, async |tx, owner| {
            of_owner(tx, owner).await?;
            tx.insert_many(insert!("item", Item), &[Item { id: owner, owner }]).await
        });
        assert!(done.await.into_iter().all(|done: Result<_, Error>| done.is_ok()));
        let used = db.read(statements).await.unwrap().len();
        assert!((7..50).contains(&used), "{used} statements for 200 writes");
    });
}

#[test]
fn a_crowd_of_reads_shares_few_snapshots() {
    db::testing::postgres(MIGRATIONS, async |db: Db| {
        let mut calls = Vec::new();
        for _ in 0..200 {
            let db = db.clone();
            calls.push(async move { db.read_together(snapshot).await.unwrap() });
        }
        let seen: HashSet<_> = futures_util::future::join_all(calls).await.into_iter().collect();
        assert!((1..50).contains(&seen.len()), "{} snapshots for 200 reads", seen.len());
    });
}

/// When the snapshot was taken.
async fn snapshot(tx: &mut Tx) -> Result<String, Error> {
    let text = sql!("SELECT CAST(transaction_timestamp() AS TEXT) AS at");
    let (at,): (String,) = tx.one(text).await?;
    Ok(at)
}

#[test]
fn one_that_waits_for_another_holds_up_nobody() {
    db::testing::postgres(MIGRATIONS, async |db: Db| {
        db.fail_first_commits(false);
        // What was told once stays so: a group that lost a race runs again.
        let told = Arc::new(Semaphore::new(0));
        let done = at_once(&db, 8, async move |tx, owner| {
            match owner {
                0 => drop(told.acquire().await.unwrap()),
                7 => {
                    of_owner(tx, owner).await?;
                    told.add_permits(1);
                }
                _ => {}
            }
            of_owner(tx, owner).await?;
            add(tx, owner, owner).await
        });
        // While this one is at it the others gather, so that they share the next transaction.
        let busy = db.write_together(100, async |_: &mut Tx| {
            tokio::time::sleep(Duration::from_millis(200)).await;
            Ok::<_, Error>(())
        });
        let (busy, done) = futures_util::join!(busy, done);
        busy.unwrap();
        assert!(done.into_iter().all(|done: Result<_, Error>| done.is_ok()));
    });
}
