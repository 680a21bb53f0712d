//! What is SQLite's own: the writer's queue and groups, files, backup.

use std::{
    os::unix::fs::PermissionsExt,
    path::{Path, PathBuf},
    sync::mpsc,
    time::Duration,
};

use db::{Db, Error, ErrorKind, Tx, sql};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (id BIGINT PRIMARY KEY, size BIGINT NOT NULL)",
);

/// A new folder for one test.
struct Folder(PathBuf);

impl Folder {
    fn new(test: &str) -> Self {
        let name = format!("{test}_{}", std::process::id());
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = std::fs::remove_dir_all(&folder);
        Self(folder)
    }

    fn open(&self) -> Db {
        Db::sqlite(self.0.join("tael.db"), MIGRATIONS).unwrap()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn add(tx: &mut Tx, id: i64) -> Result<(), Error> {
    tx.execute(sql!("INSERT INTO item (id, size) VALUES ($1, 0)", id)).await.map(drop)
}

async fn count(tx: &mut Tx) -> Result<i64, Error> {
    let (n,) = tx.one(sql!("SELECT count(*) AS n FROM item")).await?;
    Ok(n)
}

/// Keeps the writer busy until the sender is dropped, so that all further writes are one group.
async fn hold(db: &Db) -> mpsc::Sender<()> {
    let (release, held) = mpsc::channel::<()>();
    let (started, running) = tokio::sync::oneshot::channel();
    let db = db.clone();
    let once = std::sync::Mutex::new(Some((started, held)));
    tokio::spawn(async move {
        db.write(async move |_| {
            if let Some((started, held)) = once.lock().unwrap().take() {
                started.send(()).unwrap();
                let _ = held.recv();
            }
            Ok::<(), Error>(())
        })
        .await
    });
    running.await.unwrap();
    release
}

/// Waits until every task that was spawned has been polled, and so has queued its write.
async fn all_polled() {
    tokio::time::sleep(Duration::from_millis(100)).await;
}

#[tokio::test]
async fn awaiting_anything_but_the_database_is_refused_and_rolled_back() {
    let folder = Folder::new("awaiting");
    let db = folder.open();
    let yielded = db
        .write(async move |tx| {
            add(tx, 1).await?;
            tokio::task::yield_now().await;
            Ok::<(), Error>(())
        })
        .await;
    assert_eq!(yielded.unwrap_err().kind, ErrorKind::Awaited);
    let inner = db.clone();
    let nested = db
        .write(async move |tx| {
            add(tx, 1).await?;
            inner.write(async move |tx| add(tx, 2).await).await
        })
        .await;
    assert_eq!(nested.unwrap_err().kind, ErrorKind::Awaited);
    // The inner one had been queued on its own, and nobody waits for it any more.
    let all: Vec<(i64,)> =
        db.read(async |tx| tx.all(sql!("SELECT id FROM item WHERE id = 1")).await).await.unwrap();
    assert_eq!(all, []);
}

#[tokio::test]
async fn a_full_queue_is_overload() {
    let folder = Folder::new("overload");
    let db = folder.open();
    let release = hold(&db).await;
    let mut overloaded = 0;
    let mut waiting = tokio::task::JoinSet::new();
    for id in 0..4_100 {
        let db = db.clone();
        waiting.spawn(async move { db.write(async move |tx| add(tx, id).await).await });
    }
    all_polled().await;
    drop(release);
    while let Some(done) = waiting.join_next().await {
        match done.unwrap() {
            Ok(()) => {}
            Err(error) => {
                assert_eq!(error.kind, ErrorKind::Overloaded);
                overloaded += 1;
            }
        }
    }
    assert_eq!(overloaded, 4);
    assert_eq!(db.read(count).await.unwrap(), 4_096);
}

#[tokio::test]
async fn a_transaction_that_sqlite_rolls_back_takes_no_other_of_its_group_with_it() {
    let folder = Folder::new("rolled_back");
    let db = folder.open();
    let release = hold(&db).await;
    let mut group = tokio::task::JoinSet::new();
    for id in 1..=9 {
        let db = db.clone();
        group.spawn(async move {
            db.write(async move |tx| {
                add(tx, id).await?;
                if id == 5 {
                    // Stopping a statement that writes, SQLite rolls the transaction back.
                    tx.set_statement_timeout_ms(20).await?;
                    tx.execute(sql!(
                        "INSERT INTO item (id, size)
                         WITH RECURSIVE n(i) AS (
                            SELECT 100 UNION ALL SELECT i + 1 FROM n WHERE i < 2000000000)
                         SELECT i, i FROM n WHERE i % 1000003 = 0"
                    ))
                    .await?;
                }
                Ok::<i64, Error>(id)
            })
            .await
        });
    }
    all_polled().await;
    drop(release);
    let mut done = Vec::new();
    while let Some(one) = group.join_next().await {
        match one.unwrap() {
            Ok(id) => done.push(id),
            Err(error) => assert_eq!(error.kind, ErrorKind::Overloaded),
        }
    }
    done.sort_unstable();
    assert_eq!(done, [1, 2, 3, 4, 6, 7, 8, 9]);
    assert_eq!(db.read(count).await.unwrap(), 8);
}

#[tokio::test]
async fn refusals_after_writing_take_no_other_of_their_group_with_them() {
    let folder = Folder::new("refused_late");
    let db = folder.open();
    let release = hold(&db).await;
    let mut group = tokio::task::JoinSet::new();
    for id in 1..=60 {
        let db = db.clone();
        group.spawn(async move {
            db.write(async move |tx| {
                let before = count(tx).await?;
                add(tx, id).await?;
                // Refused by the room, refused by a key that is there, or kept.
                match id % 5 {
                    1 => Err(Error::new(ErrorKind::Conflict, "refused")),
                    2 => add(tx, id).await.map(|()| before),
                    _ => Ok(before),
                }
            })
            .await
        });
    }
    all_polled().await;
    drop(release);
    let mut seen = Vec::new();
    while let Some(one) = group.join_next().await {
        seen.extend(one.unwrap());
    }
    seen.sort_unstable();
    assert_eq!(seen, (0..36).collect::<Vec<_>>(), "each sees those before it, and no refused one");
    assert_eq!(db.read(count).await.unwrap(), 36);
}

#[tokio::test]
async fn a_batch_between_two_writes_keeps_the_order() {
    let folder = Folder::new("batch");
    let db = folder.open();
    let release = hold(&db).await;
    let mut all = Vec::new();
    for id in 0..30 {
        let db = db.clone();
        let seen = async move |tx: &mut Tx| {
            let before = count(tx).await?;
            add(tx, id).await?;
            Ok::<i64, Error>(before)
        };
        all.push(tokio::spawn(async move {
            if id % 3 == 0 { db.write_batch(seen).await } else { db.write(seen).await }
        }));
    }
    all_polled().await;
    drop(release);
    for (id, seen) in (0..).zip(all) {
        assert_eq!(seen.await.unwrap().unwrap(), id);
    }
}

#[tokio::test]
async fn closing_finishes_what_is_queued_and_leaves_one_file() {
    let folder = Folder::new("closing");
    let db = folder.open();
    db.read(count).await.unwrap();
    let release = hold(&db).await;
    let mut queued = tokio::task::JoinSet::new();
    for id in 0..50 {
        let db = db.clone();
        queued.spawn(async move { db.write(async move |tx| add(tx, id).await).await });
    }
    all_polled().await;
    drop(release);
    db.close().await.unwrap();
    db.close().await.unwrap();
    let mut acknowledged = 0;
    while let Some(done) = queued.join_next().await {
        acknowledged += i64::from(done.unwrap().is_ok());
    }
    assert_eq!(acknowledged, 50);
    assert!(!folder.0.join("tael.db-wal").exists());
    assert_eq!(folder.open().read(count).await.unwrap(), 50);
}

#[tokio::test]
async fn the_files_are_their_owners_only() {
    let folder = Folder::new("modes");
    let db = folder.open();
    db.write(async move |tx| add(tx, 1).await).await.unwrap();
    let mode = |path: &Path| std::fs::metadata(path).unwrap().permissions().mode() & 0o777;
    assert_eq!(mode(&folder.0), 0o700);
    for file in ["tael.db", "tael.db-wal", "tael.db-shm"] {
        assert_eq!(mode(&folder.0.join(file)), 0o600, "{file}");
    }
    db.backup(folder.0.join("copy.db")).await.unwrap();
    assert_eq!(mode(&folder.0.join("copy.db")), 0o600);
}

#[tokio::test]
async fn a_backup_is_whole_and_made_while_others_write() {
    let folder = Folder::new("backup");
    let db = folder.open();
    for id in 0..20 {
        db.write(async move |tx| add(tx, id).await).await.unwrap();
    }
    let writer = db.clone();
    let writes = tokio::spawn(async move {
        for id in 100..300 {
            writer.write(async move |tx| add(tx, id).await).await.unwrap();
        }
    });
    let copy = folder.0.join("copy.db");
    db.backup(&copy).await.unwrap();
    assert_eq!(db.backup(&copy).await.unwrap_err().kind, ErrorKind::Conflict);
    writes.await.unwrap();
    let copied = Db::sqlite(&copy, MIGRATIONS).unwrap().read(count).await.unwrap();
    assert!((20..=220).contains(&copied), "{copied}");
    assert_eq!(db.read(count).await.unwrap(), 220);
}

/// Time for whatever is wrong to show itself; nothing waits for it when all is well.
const A_WHILE: Duration = Duration::from_millis(100);

#[tokio::test(flavor = "multi_thread")]
async fn nobody_is_answered_before_the_disk_has_it() {
    let folder = Folder::new("disk");
    let db = folder.open();
    let disk = db.hold_disk().await.unwrap();
    let (first, again) = (db.clone(), db.clone());
    let first = tokio::spawn(async move { first.write(async |tx| add(tx, 1).await).await });
    // The writer goes on, and others see what it has written, but hear nothing of it.
    while seen(&folder) < 1 {
        tokio::task::yield_now().await;
    }
    let refused = tokio::spawn(async move { again.write(async |tx| add(tx, 1).await).await });
    let reader = db.clone();
    let read = tokio::spawn(async move { reader.read(count).await });
    let second = db.clone();
    let second = tokio::spawn(async move { second.write(async |tx| add(tx, 2).await).await });
    while seen(&folder) < 2 {
        tokio::task::yield_now().await;
    }
    tokio::time::sleep(A_WHILE).await;
    let waiting = [first.is_finished(), refused.is_finished(), read.is_finished()];
    assert_eq!(waiting, [false; 3], "the log is not on the disk yet");
    assert!(!second.is_finished());
    drop(disk);
    first.await.unwrap().unwrap();
    second.await.unwrap().unwrap();
    assert_eq!(refused.await.unwrap().unwrap_err().kind, ErrorKind::Conflict);
    assert!(read.await.unwrap().unwrap() >= 1);
    assert_eq!(db.read(count).await.unwrap(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn closing_answers_what_waits_for_the_disk() {
    let folder = Folder::new("disk_close");
    let db = folder.open();
    let disk = db.hold_disk().await.unwrap();
    let writer = db.clone();
    let write = tokio::spawn(async move { writer.write(async |tx| add(tx, 1).await).await });
    while seen(&folder) < 1 {
        tokio::task::yield_now().await;
    }
    let closing = tokio::spawn(async move { db.close().await });
    tokio::time::sleep(A_WHILE).await;
    assert!(!closing.is_finished(), "a write still waits for its answer");
    drop(disk);
    write.await.unwrap().unwrap();
    closing.await.unwrap().unwrap();
    assert!(!folder.0.join("tael.db-wal").exists(), "the file alone is the whole database");
    assert_eq!(folder.open().read(count).await.unwrap(), 1);
}

/// How many items another process would see.
fn seen(folder: &Folder) -> i64 {
    let conn = rusqlite::Connection::open(folder.0.join("tael.db")).unwrap();
    conn.query_row("SELECT count(*) FROM item", [], |row| row.get(0)).unwrap()
}
