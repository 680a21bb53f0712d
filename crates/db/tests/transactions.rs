//! What a transaction promises, on both engines.

use std::sync::{
    Arc,
    atomic::{AtomicUsize, Ordering},
};

use db::{Db, Error, ErrorKind, Tx, db_test, sql};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (id BIGINT PRIMARY KEY, owner BIGINT NOT NULL)",
);

async fn add(tx: &mut Tx, id: i64, owner: i64) -> Result<(), Error> {
    tx.execute(sql!("INSERT INTO item (id, owner) VALUES ($1, $2)", id, owner)).await.map(drop)
}

async fn count(tx: &mut Tx) -> Result<i64, Error> {
    let (n,) = tx.one(sql!("SELECT count(*) AS n FROM item")).await?;
    Ok(n)
}

async fn stored(db: &Db) -> i64 {
    db.read(count).await.unwrap()
}

/// What a room would make of an error.
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

db_test! { MIGRATIONS;
    async fn a_refused_write_changes_nothing(db: Db) {
        let refused = db
            .write(async move |tx| {
                add(tx, 1, 1).await?;
                Err::<(), _>(Refusal::TooMany)
            })
            .await;
        assert_eq!(refused, Err(Refusal::TooMany));
        assert_eq!(stored(&db).await, 0);
    }

    async fn reference_data_is_asked_once_by_a_transaction(db: Db) {
        let owner = async |tx: &mut Tx, id: i64| -> Result<Option<i64>, Error> {
            let text = sql!("SELECT owner FROM item WHERE id = $1", id);
            Ok(tx.reference::<(i64,)>(text).await?.first().map(|(owner,)| *owner))
        };
        let seen = db
            .write(async move |tx| {
                add(tx, 1, 10).await?;
                add(tx, 2, 20).await?;
                let before = owner(tx, 1).await?;
                tx.execute(sql!("UPDATE item SET owner = 11")).await?;
                Ok::<_, Error>([before, owner(tx, 1).await?, owner(tx, 2).await?])
            })
            .await
            .unwrap();
        // The second time as before; another argument is another question.
        assert_eq!(seen, [Some(10), Some(10), Some(11)]);
        let next = db.write(async move |tx| owner(tx, 1).await).await.unwrap();
        assert_eq!(next, Some(11));
        assert_eq!(db.read(async |tx: &mut Tx| owner(tx, 1).await).await.unwrap(), Some(11));
    }

    async fn a_failing_write_takes_no_other_with_it(db: Db) {
        let writes: Vec<_> = (0..60_i64)
            .map(|id| {
                let db = db.clone();
                tokio::spawn(async move {
                    db.write(async move |tx| {
                        add(tx, id, 1).await?;
                        match id % 3 {
                            0 => Ok(()),
                            1 => Err(Refusal::TooMany),
                            // Twice the same key: a failed statement, not only a refusal.
                            _ => Ok(add(tx, id, 2).await?),
                        }
                    })
                    .await
                })
            })
            .collect();
        for (id, write) in writes.into_iter().enumerate() {
            let expected = match id % 3 {
                0 => Ok(()),
                1 => Err(Refusal::TooMany),
                _ => Err(Refusal::Fault(ErrorKind::Conflict)),
            };
            assert_eq!(write.await.unwrap(), expected, "{id}");
        }
        let all = async |tx: &mut Tx| {
            tx.all::<(i64, i64)>(sql!("SELECT id, owner FROM item ORDER BY id")).await
        };
        let kept: Vec<_> = (0..60).filter(|id| id % 3 == 0).map(|id| (id, 1)).collect();
        assert_eq!(db.read(all).await.unwrap(), kept);
    }

    async fn a_fenced_handle_asks_in_every_write_and_the_others_do_not(db: Db) {
        let fenced = db.fenced(|tx| {
            Box::pin(async move {
                match count(tx).await? {
                    0 => Ok(()),
                    _ => Err(Error::new(ErrorKind::Overloaded, "another one is at work")),
                }
            })
        });
        fenced.write_batch(async |tx: &mut Tx| add(tx, 1, 1).await).await.unwrap();
        for id in [2, 3] {
            let refused = match id {
                2 => fenced.write(async move |tx: &mut Tx| add(tx, id, 1).await).await,
                _ => fenced.write_together(1, async move |tx: &mut Tx| add(tx, id, 1).await).await,
            };
            assert_eq!(refused.unwrap_err().kind, ErrorKind::Overloaded);
        }
        db.write(async |tx: &mut Tx| add(tx, 4, 1).await).await.unwrap();
        assert_eq!((stored(&fenced).await, stored(&db).await), (2, 2));
    }

    async fn a_panic_is_rolled_back_and_hurts_nobody_else(db: Db) {
        let panicked = db
            .write(async move |tx| {
                add(tx, 1, 1).await?;
                assert_eq!(1, 2, "planted");
                Ok::<(), Error>(())
            })
            .await
            .unwrap_err();
        assert_eq!(panicked.kind, ErrorKind::Panicked);
        assert!(panicked.text.contains("planted"), "{panicked}");
        assert_eq!(stored(&db).await, 0);
        db.write(async move |tx| add(tx, 1, 1).await).await.unwrap();
        assert_eq!(stored(&db).await, 1);
    }

    async fn work_that_goes_on_after_a_failed_statement_is_never_ok(db: Db) {
        let swallowed = db
            .write(async move |tx| {
                add(tx, 1, 1).await?;
                let _ = add(tx, 1, 1).await;
                Ok::<(), Error>(())
            })
            .await
            .unwrap_err();
        assert_eq!(swallowed.kind, ErrorKind::Poisoned);
        let refused = db
            .write(async move |tx| {
                let _ = add(tx, 1, 1).await;
                let _ = add(tx, 1, 1).await;
                add(tx, 2, 1).await
            })
            .await
            .unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Poisoned);
        assert_eq!(stored(&db).await, 0);
    }

    async fn counting_before_inserting_is_safe(db: Db) {
        db.fail_first_commits(false);
        let writes: Vec<_> = (0..40_i64)
            .map(|id| {
                let db = db.clone();
                tokio::spawn(async move {
                    db.write(async move |tx| {
                        if count(tx).await? >= 5 {
                            return Err(Refusal::TooMany);
                        }
                        Ok(add(tx, id, 1).await?)
                    })
                    .await
                })
            })
            .collect();
        let mut added = 0;
        for write in writes {
            match write.await.unwrap() {
                Ok(()) => added += 1,
                Err(Refusal::TooMany | Refusal::Fault(ErrorKind::Retry)) => {}
                Err(other) => panic!("{other:?}"),
            }
        }
        assert_eq!(added, stored(&db).await);
        assert_eq!(added, 5);
    }

    async fn a_batch_runs_once_whoever_writes_beside_it(db: Db) {
        db.fail_first_commits(false);
        let runs = Arc::new(AtomicUsize::new(0));
        let rivals: Vec<_> = (0..50)
            .map(|id| {
                let db = db.clone();
                let rival = async move |tx: &mut Tx| {
                    let before = count(tx).await?;
                    add(tx, id, before).await
                };
                tokio::spawn(async move { db.write(rival).await })
            })
            .collect();
        for id in 100..120 {
            let runs = runs.clone();
            let batch = async move |tx: &mut Tx| {
                runs.fetch_add(1, Ordering::Relaxed);
                let before = count(tx).await?;
                add(tx, id, before).await
            };
            db.write_batch(batch).await.unwrap();
        }
        for rival in rivals {
            rival.await.unwrap().unwrap();
        }
        assert_eq!((runs.load(Ordering::Relaxed), stored(&db).await), (20, 70));
    }

    async fn readers_see_one_snapshot(db: Db) {
        db.write(async move |tx| add(tx, 1, 1).await).await.unwrap();
        let seen: Result<(i64, i64), Error> = db
            .read(async |tx| {
                let before = count(tx).await?;
                db.write(async move |tx| add(tx, 2, 1).await).await?;
                Ok((before, count(tx).await?))
            })
            .await;
        assert_eq!(seen.unwrap(), (1, 1));
        assert_eq!(stored(&db).await, 2);
    }

    async fn readers_cannot_write(db: Db) {
        let refused = db.read(async |tx| add(tx, 1, 1).await).await;
        assert_eq!(refused.unwrap_err().kind, ErrorKind::Fault);
        assert_eq!(stored(&db).await, 0);
    }

    async fn work_runs_twice_when_its_first_commit_fails(db: Db) {
        let runs = Arc::new(AtomicUsize::new(0));
        let seen = Arc::clone(&runs);
        db.write(async move |tx| {
            seen.fetch_add(1, Ordering::Relaxed);
            add(tx, 1, 1).await
        })
        .await
        .unwrap();
        assert_eq!((runs.load(Ordering::Relaxed), stored(&db).await), (2, 1));
        db.fail_first_commits(false);
        let (runs, seen) = (Arc::new(AtomicUsize::new(0)), runs);
        let again = Arc::clone(&runs);
        db.write(async move |tx| {
            again.fetch_add(1, Ordering::Relaxed);
            add(tx, 2, 1).await
        })
        .await
        .unwrap();
        assert_eq!((runs.load(Ordering::Relaxed), seen.load(Ordering::Relaxed)), (1, 2));
    }

    async fn a_closed_database_refuses_work(db: Db) {
        let write = |id| {
            let db = db.clone();
            tokio::spawn(async move { db.write(async move |tx| add(tx, id, 1).await).await })
        };
        let writes: Vec<_> = (0..20).map(write).collect();
        tokio::task::yield_now().await;
        db.close().await.unwrap();
        for write in writes {
            if let Err(error) = write.await.unwrap() {
                assert_eq!(error.kind, ErrorKind::Closed);
            }
        }
        let late = db.write(async move |tx| add(tx, 99, 1).await).await.unwrap_err();
        assert_eq!(late.kind, ErrorKind::Closed);
        assert_eq!(db.read(count).await.unwrap_err().kind, ErrorKind::Closed);
    }

    async fn the_size_is_known(db: Db) {
        let size = db.size().await.unwrap();
        assert!((8_192..100_000_000).contains(&size), "{size}");
    }
}
