//! A file that has lost its log is not taken for a whole one; any other is opened.

use db::{Db, Error, ErrorKind, Tx, sql};
use std::fs;
use std::path::PathBuf;
use std::sync::atomic::{AtomicUsize, Ordering};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (id BIGINT PRIMARY KEY)",
);

/// A folder of its own, and what lies there.
struct Folder(PathBuf);

impl Folder {
    /// Never one that was there: a database that was dropped may still be closing its files there.
    fn new(name: &str) -> Self {
        static COUNT: AtomicUsize = AtomicUsize::new(0);
        let (process, count) = (std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
        let path = std::env::temp_dir().join(format!("tael-left-{name}-{process}-{count}"));
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    fn open(&self) -> Result<Db, Error> {
        Db::sqlite(self.file("tael.db"), MIGRATIONS)
    }

    /// What a process leaves that is killed at this moment, or some of it.
    fn image(&self, name: &str, files: &[&str]) -> Self {
        let copy = Self::new(name);
        for file in files {
            fs::copy(self.file(file), copy.file(file)).unwrap();
        }
        copy
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

async fn add(db: &Db, id: i64) {
    let insert =
        async move |tx: &mut Tx| tx.execute(sql!("INSERT INTO item (id) VALUES ($1)", id)).await;
    db.write(insert).await.unwrap();
}

async fn count(db: &Db) -> i64 {
    let read = async |tx: &mut Tx| {
        Ok::<_, Error>(tx.one::<(i64,)>(sql!("SELECT COUNT(*) AS count FROM item")).await?.0)
    };
    db.read(read).await.unwrap()
}

const ALL: [&str; 3] = ["tael.db", "tael.db-wal", "tael.db-shm"];

#[tokio::test(flavor = "multi_thread")]
async fn a_file_without_the_log_that_it_was_left_with_is_refused_until_that_is_accepted() {
    let folder = Folder::new("lost");
    let db = folder.open().unwrap();
    add(&db, 1).await;
    // A killed process, whose log was deleted; and a copy of the main file alone.
    let alone = folder.image("alone", &ALL[..1]);
    let error = alone.open().unwrap_err();
    assert_eq!(error.kind, ErrorKind::Conflict);
    let text = error.to_string();
    assert!(text.contains("has lost its log") && text.contains("--accept-lost-wal"), "{text}");
    // Nothing was changed by the attempt: what was lost may be put back.
    fs::copy(folder.file("tael.db-wal"), alone.file("tael.db-wal")).unwrap();
    let found = alone.open().unwrap();
    assert_eq!(count(&found).await, 1);
    found.close().await.unwrap();

    let alone = folder.image("accepted", &ALL[..1]);
    assert!(alone.open().is_err());
    Db::accept_lost_log(alone.file("tael.db")).unwrap();
    let found = alone.open().unwrap();
    found.close().await.unwrap();
    alone.open().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_left_whole_is_opened() {
    let folder = Folder::new("whole");
    let db = folder.open().unwrap();
    add(&db, 1).await;
    // Killed, and copied with its log.
    for files in [&ALL[..], &ALL[..2]] {
        let image = folder.image("image", files);
        assert_eq!(count(&image.open().unwrap()).await, 1);
    }
    // Another process came and went.
    let other = folder.open().unwrap();
    add(&other, 2).await;
    other.close().await.unwrap();
    add(&db, 3).await;
    let image = folder.image("image", &ALL);
    assert_eq!(count(&image.open().unwrap()).await, 3);
    // A backup.
    db.backup(folder.file("backup.db")).await.unwrap();
    let backup = Db::sqlite(folder.file("backup.db"), MIGRATIONS).unwrap();
    assert_eq!(count(&backup).await, 3);
    drop(backup);
    // A regular stop, of which the file alone is copied.
    db.close().await.unwrap();
    assert!(!folder.file("tael.db-wal").exists());
    let image = folder.image("image", &ALL[..1]);
    assert_eq!(count(&image.open().unwrap()).await, 3);
    // Ended without a word.
    let db = folder.open().unwrap();
    add(&db, 4).await;
    drop(db);
    assert_eq!(count(&folder.open().unwrap()).await, 4);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_of_an_older_program_is_opened_though_its_head_says_nothing() {
    let folder = Folder::new("older");
    let conn = rusqlite::Connection::open(folder.file("tael.db")).unwrap();
    conn.execute_batch("PRAGMA journal_mode=WAL; CREATE TABLE older (id BIGINT)").unwrap();
    conn.close().unwrap();
    assert!(!folder.file("tael.db-wal").exists());
    let db = folder.open().unwrap();
    add(&db, 1).await;
    // From now on it is marked.
    assert!(folder.image("marked", &ALL[..1]).open().is_err());
}
