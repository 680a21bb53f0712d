//! A backup of either engine is restored into either, and into nothing that is not empty.

use db::{Connections, Db, Error, ErrorKind, Target, Tx, db_test, sql};
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE thing (id BIGINT PRIMARY KEY, name TEXT NOT NULL, note TEXT,
        open BOOLEAN NOT NULL);
        INSERT INTO thing (id, name, note, open) VALUES (0, 'of the migration', NULL, TRUE)",
    "more" => "CREATE TABLE more (id BIGINT PRIMARY KEY)",
);

/// Texts that are hard to write.
const ODD: [&str; 6] = ["", "中文", "a\tb\nc\rd\\e", "\\N", "\\.", "'; DROP TABLE thing"];

async fn add(db: &Db, id: i64) -> Result<(), Error> {
    let work = async move |tx: &mut Tx| {
        let name = ODD[usize::try_from(id).unwrap() % ODD.len()];
        let note = (id % 2 == 0).then_some(name);
        let open = id % 3 == 0;
        for id in [id, -id] {
            tx.execute(sql!(
                "INSERT INTO thing (id, name, note, open) VALUES ($1, $2, $3, $4)",
                id,
                name,
                note,
                open
            ))
            .await?;
        }
        Ok(())
    };
    db.write(work).await
}

type Thing = (i64, String, Option<String>, bool);

async fn all(db: &Db) -> Vec<Thing> {
    let read = async |tx: &mut Tx| {
        tx.all::<Thing>(sql!("SELECT id, name, note, open FROM thing ORDER BY id")).await
    };
    db.read::<_, Error, _>(read).await.unwrap()
}

struct Folder(PathBuf);

impl Folder {
    fn new(name: &str, db: &Db) -> Self {
        let name = format!("tael-backup-{name}-{}-{}", db.engine(), std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

db_test! { MIGRATIONS;
    async fn what_a_killed_backup_left_is_no_backup_and_spoils_none(db: Db) {
        let folder = Folder::new("killed", &db);
        add(&db, 1).await.unwrap();
        let (backup, part, kept) =
            (folder.file("a.backup"), folder.file("a.backup.part"), folder.file("kept.backup"));
        db.dump(&backup).await.unwrap();
        // Killed when the file had got its name: both names are one file, which is kept elsewhere.
        fs::hard_link(&backup, &part).unwrap();
        fs::rename(&backup, &kept).unwrap();
        let whole = fs::read(&kept).unwrap();
        add(&db, 2).await.unwrap();
        db.dump(&backup).await.unwrap();
        assert!(fs::read(&kept).unwrap() == whole, "the backup of before is another one now");
        assert!(fs::read(&backup).unwrap().len() > whole.len() && !part.exists());
    }

    async fn of_two_backups_into_one_file_the_second_is_told_so(db: Db) {
        let folder = Folder::new("two", &db);
        let (backup, part) = (folder.file("a.backup"), folder.file("a.backup.part"));
        let first = fs::File::create(&part).unwrap();
        first.lock().unwrap();
        let refused = db.dump(&backup).await.unwrap_err();
        assert_eq!(refused.kind, ErrorKind::Conflict, "{refused}");
        assert!(part.exists() && !backup.exists(), "the first one goes on");
        drop(first);
        db.dump(&backup).await.unwrap();
    }

    async fn what_is_restored_is_what_was_there_on_either_engine(db: Db) {
        let folder = Folder::new("both", &db);
        for id in 1..50 {
            add(&db, id).await.unwrap();
        }
        let (backup, copy) = (folder.file("a.backup"), folder.file("b.backup"));
        let held = db.dump(&backup).await.unwrap();
        assert!(held.rows > 98, "{held:?}");
        let mode = fs::metadata(&backup).unwrap().permissions().mode() & 0o777;
        assert_eq!(mode, 0o600);
        assert_eq!(db.dump(&backup).await.unwrap_err().kind, ErrorKind::Conflict);
        let file = folder.file("tael.db");
        let done = db::restore(&backup, Target::Sqlite(&file), MIGRATIONS).await.unwrap();
        assert_eq!(done, held);
        let restored = Db::sqlite(&file, MIGRATIONS).unwrap();
        assert_eq!(all(&restored).await, all(&db).await);
        add(&restored, 100).await.unwrap();
        restored.dump(&copy).await.unwrap();
        let there = db::restore(&copy, Target::Sqlite(&file), MIGRATIONS).await.unwrap_err();
        assert_eq!(there.kind, ErrorKind::Conflict);
        if db::testing::server().is_some() {
            empty_postgres(async |url: String| {
                let into = || Target::Postgres(&url, Connections { writes: 1, reads: 1 });
                db::restore(&copy, into(), MIGRATIONS).await.unwrap();
                let again = Db::postgres(&url, 2, MIGRATIONS).await.unwrap();
                assert_eq!(all(&again).await, all(&restored).await);
                let error = db::restore(&copy, into(), MIGRATIONS).await.unwrap_err();
                assert_eq!(error.kind, ErrorKind::Conflict);
                again.close().await.unwrap();
            });
        }
    }

    async fn a_backup_made_while_others_write_is_of_one_moment(db: Db) {
        let folder = Folder::new("moment", &db);
        for id in 1..20 {
            add(&db, id).await.unwrap();
        }
        let writer = db.clone();
        let writes = tokio::spawn(async move {
            for id in 100..200 {
                add(&writer, id).await.unwrap();
            }
        });
        let backup = folder.file("a.backup");
        db.dump(&backup).await.unwrap();
        writes.await.unwrap();
        let file = folder.file("tael.db");
        db::restore(&backup, Target::Sqlite(&file), MIGRATIONS).await.unwrap();
        let rows = all(&Db::sqlite(&file, MIGRATIONS).unwrap()).await;
        assert_eq!(rows.iter().map(|(id, ..)| id).sum::<i64>(), 0, "half a transaction");
        assert!(rows.len() >= 39);
    }

    async fn what_is_damaged_cut_or_newer_is_refused_and_changes_nothing(db: Db) {
        let folder = Folder::new("damaged", &db);
        add(&db, 1).await.unwrap();
        let backup = folder.file("a.backup");
        db.dump(&backup).await.unwrap();
        let bytes = fs::read(&backup).unwrap();
        let (bad, file) = (folder.file("bad.backup"), folder.file("tael.db"));
        let refused = async |bytes: &[u8], migrations: &'static [db::Migration]| {
            fs::write(&bad, bytes).unwrap();
            let error = db::restore(&bad, Target::Sqlite(&file), migrations).await.unwrap_err();
            assert!(!file.exists());
            assert_eq!(error.kind, ErrorKind::Conflict, "{error}");
            error.to_string()
        };
        for length in [0, 10, bytes.len() / 2, bytes.len() - 70, bytes.len() - 1] {
            refused(&bytes[..length], MIGRATIONS).await;
        }
        let mut flipped = bytes.clone();
        let place = bytes.windows(6).position(|found| found == "中文".as_bytes()).unwrap();
        flipped[place + 1] ^= 1;
        assert!(refused(&flipped, MIGRATIONS).await.contains("digest"));
        refused(&[&bytes[..], b"more\n"].concat(), MIGRATIONS).await;
        assert!(refused(&bytes, &MIGRATIONS[..1]).await.contains("newer program"));
        // An older backup gets the migrations that it has not.
        db::restore(&backup, Target::Sqlite(&file), MIGRATIONS).await.unwrap();
        assert_eq!(all(&Db::sqlite(&file, MIGRATIONS).unwrap()).await, all(&db).await);
    }
}

/// A database, as it is named.
fn target(database: &str) -> Target<'_> {
    match database.starts_with("postgres://") {
        true => Target::Postgres(database, Connections { writes: 1, reads: 1 }),
        false => Target::Sqlite(Path::new(database)),
    }
}

/// Today's program backs up what an older one is at work on.
async fn of_an_older_program(database: String) {
    let older = Db::open(&database, &MIGRATIONS[..1]).await.unwrap();
    add(&older, 1).await.unwrap();
    let folder = Folder::new("older", &older);
    let (backup, file) = (folder.file("a.backup"), folder.file("tael.db"));
    let held = db::dump(target(&database), &backup).await.unwrap();
    // It goes on, opens its database again, and the backup.
    add(&older, 2).await.unwrap();
    let rows = all(&older).await;
    older.close().await.unwrap();
    let older = Db::open(&database, &MIGRATIONS[..1]).await.unwrap();
    assert_eq!(all(&older).await, rows);
    older.close().await.unwrap();
    let restored = Target::Sqlite(&file);
    assert_eq!(db::restore(&backup, restored, &MIGRATIONS[..1]).await.unwrap(), held);
    // Nobody has it open, and so it has no log.
    let again = folder.file("b.backup");
    assert_eq!(db::dump(target(&database), &again).await.unwrap().rows, held.rows + 2);
    let older = Db::open(&database, &MIGRATIONS[..1]).await.unwrap();
    assert_eq!(all(&older).await, rows);
    older.close().await.unwrap();
    // What was restored by half is no database.
    let half = "INSERT INTO db_migrations (room, version, name, hash) VALUES ('restore', 1, '', 0)";
    db::testing::run_script(&database, half).await;
    let error = db::dump(target(&database), folder.file("c.backup")).await.unwrap_err();
    assert_eq!(error.kind, ErrorKind::Conflict, "{error}");
    assert!(!folder.file("c.backup").exists() && !folder.file("c.backup.part").exists());
}

#[test]
fn a_backup_changes_nothing_of_an_older_programs_database_on_sqlite() {
    db::testing::sqlite_path(of_an_older_program);
}

#[test]
fn a_backup_changes_nothing_of_an_older_programs_database_on_postgres() {
    db::testing::postgres_url(&MIGRATIONS[..1], of_an_older_program);
}

#[tokio::test]
async fn a_file_that_has_lost_its_log_or_is_not_there_is_not_backed_up() {
    let name = format!("tael-backup-left-{}", std::process::id());
    let folder = Folder(std::env::temp_dir().join(name));
    fs::create_dir_all(&folder.0).unwrap();
    let (file, copy) = (folder.file("tael.db"), folder.file("copy.db"));
    let refused = async |file: &Path| {
        let error = db::dump(Target::Sqlite(file), folder.file("a.backup")).await.unwrap_err();
        assert!(!folder.file("a.backup").exists());
        error.to_string()
    };
    refused(&copy).await;
    assert!(!copy.exists(), "it makes none");
    let db = Db::sqlite(&file, MIGRATIONS).unwrap();
    add(&db, 1).await.unwrap();
    fs::copy(&file, &copy).unwrap();
    assert!(refused(&copy).await.contains("has lost its log"));
    db.close().await.unwrap();
}

/// An empty database of a server.
fn empty_postgres(body: impl AsyncFnOnce(String) + Send) {
    let body = async |url: String| {
        let empty = "DROP SCHEMA public CASCADE; CREATE SCHEMA public";
        db::testing::run_script(&url, empty).await;
        body(url).await;
    };
    // Tests have a runtime of their own already.
    std::thread::scope(|scope| {
        scope.spawn(|| db::testing::postgres_url(&[], body));
    });
}
