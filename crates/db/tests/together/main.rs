//! Writes that share a transaction: what each of them is promised all the same.

use std::{
    collections::HashSet,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::Duration,
};

use db::{Db, Error, ErrorKind, Tx, db_test, sql};
use tokio::sync::Notify;

mod gathered;

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (id BIGINT PRIMARY KEY, owner BIGINT NOT NULL);
        CREATE INDEX item_owner ON item (owner)",
);

async fn add(tx: &mut Tx, id: i64, owner: i64) -> Result<(), Error> {
    tx.execute(sql!("INSERT INTO item (id, owner) VALUES ($1, $2)", id, owner)).await.map(drop)
}

async fn of_owner(tx: &mut Tx, owner: i64) -> Result<i64, Error> {
    let (n,) = tx.one(sql!("SELECT count(*) AS n FROM item WHERE owner = $1", owner)).await?;
    Ok(n)
}

async fn all(tx: &mut Tx) -> Result<Vec<(i64, i64)>, Error> {
    tx.all(sql!("SELECT id, owner FROM item ORDER BY id")).await
}

#[derive(Debug, PartialEq)]
enum Refusal {
    TooMany,
    Fault(ErrorKind),
}

impl From<Error> for Refusal {
    fn from(error: Error) -> Self {
        Self::Fault(error.kind)
    }
}

/// Begins writes of owners from 0 at the same time, and answers what each was told.
async fn at_once<T: Send + 'static, E: From<Error> + Send + 'static>(
    db: &Db,
    count: i64,
    work: impl AsyncFn(&mut Tx, i64) -> Result<T, E> + Clone + Send + 'static,
) -> Vec<Result<T, E>> {
    let mut calls = Vec::new();
    for owner in 0..count {
        let (db, work) = (db.clone(), work.clone());
        calls.push(async move {
            db.write_together(owner, async move |tx: &mut Tx| work(tx, owner).await).await
        });
    }
    futures_util::future::join_all(calls).await
}

db_test! { MIGRATIONS;
    async fn everybody_of_a_crowd_is_served_once(db: Db) {
        let done = at_once(&db, 100, async |tx, owner| add(tx, owner, owner).await).await;
        assert!(done.into_iter().all(|done: Result<_, Error>| done.is_ok()));
        let kept = (0..100).map(|id| (id, id)).collect::<Vec<_>>();
        assert_eq!(db.read(all).await.unwrap(), kept);
    }

    async fn one_that_fails_or_is_refused_takes_no_other_with_it(db: Db) {
        for fail_first in [true, false] {
            db.fail_first_commits(fail_first);
            let done = at_once(&db, 60, async move |tx, owner| {
                let id = owner + 100 * i64::from(fail_first);
                match owner % 4 {
                    0 => Ok(add(tx, id, owner).await?),
                    // Refused before it has written, after it, and a failed statement.
                    1 => Err(Refusal::TooMany),
                    2 => {
                        add(tx, id, owner).await?;
                        Err(Refusal::TooMany)
                    }
                    _ => {
                        add(tx, id, owner).await?;
                        Ok(add(tx, id, owner).await?)
                    }
                }
            })
            .await;
            for (owner, done) in done.into_iter().enumerate() {
                let expected = match owner % 4 {
                    0 => Ok(()),
                    1 | 2 => Err(Refusal::TooMany),
                    _ => Err(Refusal::Fault(ErrorKind::Conflict)),
                };
                assert_eq!(done, expected, "{owner}");
            }
        }
        let kept: Vec<_> = (0..60).filter(|id| id % 4 == 0).map(|id| (id, id)).collect();
        let both: Vec<_> =
            kept.iter().copied().chain(kept.iter().map(|(id, owner)| (id + 100, *owner))).collect();
        assert_eq!(db.read(all).await.unwrap(), both);
    }

    async fn a_failed_statement_that_is_swallowed_is_never_ok(db: Db) {
        let done = at_once(&db, 20, async |tx, owner| {
            add(tx, owner, owner).await?;
            if owner == 7 {
                let _ = add(tx, owner, owner).await;
            }
            Ok::<_, Error>(())
        })
        .await;
        for (owner, done) in done.into_iter().enumerate() {
            let kind = done.err().map(|error| error.kind);
            assert_eq!(kind, (owner == 7).then_some(ErrorKind::Poisoned), "{owner}");
        }
        assert_eq!(db.read(all).await.unwrap().len(), 19);
    }

    async fn a_panic_hurts_nobody_else_of_its_group(db: Db) {
        let done = at_once(&db, 20, async |tx, owner| {
            add(tx, owner, owner).await?;
            assert_ne!(owner, 7, "planted");
            Ok::<_, Error>(())
        })
        .await;
        for (owner, done) in done.into_iter().enumerate() {
            match done {
                Ok(()) => assert_ne!(owner, 7),
                Err(error) => {
                    assert_eq!((owner, error.kind), (7, ErrorKind::Panicked));
                    assert!(error.text.contains("planted"), "{error}");
                }
            }
        }
        assert_eq!(db.read(all).await.unwrap().len(), 19);
    }

    async fn two_of_one_key_do_not_see_each_other_half_done(db: Db) {
        db.fail_first_commits(false);
        let mut calls = Vec::new();
        for id in 0..80 {
            let (db, owner) = (db.clone(), id % 2);
            calls.push(async move {
                db.write_together(owner, async move |tx: &mut Tx| {
                    if of_owner(tx, owner).await? >= 5 {
                        return Err(Refusal::TooMany);
                    }
                    Ok(add(tx, id, owner).await?)
                })
                .await
            });
        }
        let done = futures_util::future::join_all(calls).await;
        assert_eq!(done.iter().filter(|done| done.is_ok()).count(), 10);
        assert_eq!(db.read(all).await.unwrap().len(), 10);
    }

    async fn reference_data_is_the_same_for_all_of_a_group(db: Db) {
        db.write(async |tx: &mut Tx| add(tx, 1_000, 77).await).await.unwrap();
        let done = at_once(&db, 40, async |tx, owner| {
            add(tx, owner, owner).await?;
            let rows = tx.reference(sql!("SELECT owner FROM item WHERE id = 1000")).await?;
            Ok::<Vec<(i64,)>, Error>(rows.to_vec())
        })
        .await;
        assert!(done.into_iter().all(|done| done.unwrap() == [(77,)]));
    }

    async fn together_and_alone_see_each_other(db: Db) {
        let alone = async {
            for id in 0..20 {
                db.write(async move |tx: &mut Tx| {
                    let before = of_owner(tx, 3).await?;
                    add(tx, 1_000 + id, 3).await?;
                    Ok::<_, Error>(before)
                })
                .await
                .unwrap();
            }
        };
        let crowd = at_once(&db, 60, async |tx, owner| {
            of_owner(tx, owner).await?;
            add(tx, owner, owner).await
        });
        let (_, done) = futures_util::future::join(alone, crowd).await;
        assert!(done.into_iter().all(|done: Result<_, Error>| done.is_ok()));
        assert_eq!(db.read(all).await.unwrap().len(), 80);
    }

    async fn a_database_that_is_closed_finishes_what_it_took(db: Db) {
        let mut calls = Vec::new();
        for owner in 0..20 {
            let db = db.clone();
            calls.push(tokio::spawn(async move {
                db.write_together(owner, async move |tx: &mut Tx| add(tx, owner, owner).await).await
            }));
        }
        tokio::task::yield_now().await;
        db.close().await.unwrap();
        for call in calls {
            if let Err(error) = call.await.unwrap() {
                assert_eq!(error.kind, ErrorKind::Closed);
            }
        }
    }
}

/// In which transaction each row was written.
async fn transactions(tx: &mut Tx) -> Result<HashSet<i64>, Error> {
    let text = sql!("SELECT CAST(CAST(xmin AS TEXT) AS BIGINT) AS id FROM item");
    let rows: Vec<(i64,)> = tx.all(text).await?;
    Ok(rows.into_iter().map(|row| row.0).collect())
}

#[test]
fn a_crowd_shares_few_transactions() {
    db::testing::postgres(MIGRATIONS, async |db: Db| {
        db.fail_first_commits(false);
        let done = at_once(&db, 200, async |tx, owner| add(tx, owner, owner).await).await;
        assert!(done.into_iter().all(|done: Result<_, Error>| done.is_ok()));
        let used = db.read(transactions).await.unwrap().len();
        assert!((7..50).contains(&used), "{used} transactions for 200 writes");
    });
}

#[test]
fn whoever_comes_while_a_batch_is_alone_shares_the_next_transaction() {
    db::testing::postgres(MIGRATIONS, async |db: Db| {
        db.fail_first_commits(false);
        let (held, release) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
        let (hold, until, batch) = (held.clone(), release.clone(), db.clone());
        let alone = async move |tx: &mut Tx| {
            add(tx, 1_000, 1_000).await?;
            hold.notify_one();
            until.notified().await;
            Ok::<_, Error>(())
        };
        let alone = tokio::spawn(async move { batch.write_batch(alone).await });
        held.notified().await;
        let mut crowd = Vec::new();
        for owner in 0..5 {
            let db = db.clone();
            let work = async move |tx: &mut Tx| add(tx, owner, owner).await;
            crowd.push(tokio::spawn(async move { db.write_together(owner, work).await }));
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        release.notify_one();
        alone.await.unwrap().unwrap();
        for call in crowd {
            call.await.unwrap().unwrap();
        }
        assert_eq!(db.read(transactions).await.unwrap().len(), 2);
    });
}

#[test]
fn nobody_is_told_done_before_the_group_is_committed() {
    db::testing::postgres(MIGRATIONS, held_group);
}

/// The last of a group waits for a lock that the test holds; the others may not be answered. They
/// are one group, since all of them come while a batch is alone.
async fn held_group(db: Db) {
    db.fail_first_commits(false);
    let (held, release) = (Notify::new(), Notify::new());
    // A read: it has no turn among the writes.
    let hold = db.read(async |tx: &mut Tx| {
        tx.all::<(bool,)>(sql!("SELECT pg_advisory_xact_lock(7) IS NULL AS held")).await?;
        held.notify_one();
        release.notified().await;
        Ok::<_, Error>(())
    });
    let group = async {
        held.notified().await;
        let crowd = crowd_behind_a_batch(&db).await;
        tokio::time::sleep(Duration::from_millis(300)).await;
        let told = crowd.iter().filter(|call| call.is_finished()).count();
        assert_eq!(told, 0, "they were told while their group was held");
        assert_eq!(db.read(all).await.unwrap().len(), 1, "rows of an open group are seen");
        release.notify_one();
        for call in crowd {
            call.await.unwrap().unwrap();
        }
    };
    tokio::join!(hold, group).0.unwrap();
    assert_eq!(db.read(all).await.unwrap().len(), 11);
}

/// Ten writes that came while a batch, which has ended, was alone; the last one needs the lock.
async fn crowd_behind_a_batch(db: &Db) -> Vec<tokio::task::JoinHandle<Result<(), Error>>> {
    let (begun, end) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (begins, ends, batch) = (begun.clone(), end.clone(), db.clone());
    let alone = async move |tx: &mut Tx| {
        add(tx, 1_000, 1_000).await?;
        begins.notify_one();
        ends.notified().await;
        Ok::<_, Error>(())
    };
    let alone = tokio::spawn(async move { batch.write_batch(alone).await });
    begun.notified().await;
    let mut crowd = Vec::new();
    for owner in 0..10 {
        let db = db.clone();
        let work = async move |tx: &mut Tx| {
            add(tx, owner, owner).await?;
            if owner == 9 {
                tx.all::<(bool,)>(sql!("SELECT pg_advisory_xact_lock(7) IS NULL AS held")).await?;
            }
            Ok::<_, Error>(())
        };
        crowd.push(tokio::spawn(async move { db.write_together(owner, work).await }));
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    end.notify_one();
    alone.await.unwrap().unwrap();
    crowd
}

#[test]
fn a_connection_that_is_lost_under_a_group_loses_no_other_write() {
    db::testing::postgres(MIGRATIONS, lost_connection);
}

/// The session of a group ends while its statements are on their way: nothing of it was committed.
async fn lost_connection(db: Db) {
    db.fail_first_commits(false);
    let lost = Arc::new(AtomicBool::new(false));
    let once = lost.clone();
    let done = at_once(&db, 30, async move |tx, owner| {
        add(tx, owner, owner).await?;
        if owner == 11 && !once.swap(true, Ordering::Relaxed) {
            tx.all::<(bool,)>(sql!("SELECT pg_terminate_backend(pg_backend_pid()) AS ended"))
                .await?;
        }
        Ok::<_, Error>(())
    })
    .await;
    assert!(lost.load(Ordering::Relaxed));
    for (owner, done) in done.into_iter().enumerate() {
        done.unwrap_or_else(|error| panic!("{owner}: {error}"));
    }
    assert_eq!(db.read(all).await.unwrap().len(), 30);
}
