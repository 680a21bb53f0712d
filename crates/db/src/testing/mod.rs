//! For tests: one body on both engines, and the check of every statement. A test that cannot go on
//! panics here.
#![allow(clippy::missing_panics_doc)]

mod databases;
mod handle;
mod literals;
mod plans;
mod statements;

use std::{
    future::Future,
    path::{Path, PathBuf},
};

pub use literals::literals;
pub use plans::{Plan, Step, postgres_plans};
pub use statements::{check_statements, plans};

use crate::{Db, Error, Migration, PersonalTable, Query, Source, Sql, Tx};

/// A test on both engines, each with a database of its own, migrated and empty.
///
/// ```ignore
/// db::db_test! { MIGRATIONS;
///     async fn a_refused_order_changes_nothing(db: Db) { … }
/// }
/// ```
/// gives `a_refused_order_changes_nothing::sqlite` and `…::postgres`. The latter needs the URL of a
/// server in `TAEL_TEST_PG` (`postgres://postgres@127.0.0.1:5432`); without it, it fails where `CI`
/// is `true` or `TAEL_TEST_PG_REQUIRED` is `1`, and says elsewhere that it was skipped.
///
/// The first COMMIT of each write fails, so that all work runs twice, as it may on PostgreSQL
/// ([`Db::fail_first_commits`]).
#[macro_export]
macro_rules! db_test {
    (
        $migrations:expr;
        $($(#[$meta:meta])* async fn $name:ident($db:ident: $type:ty) $body:block)*
    ) => {
        $($(#[$meta])* mod $name {
            #[allow(unused_imports)]
            use super::*;
            async fn body($db: $type) $body
            #[test]
            fn sqlite() {
                $crate::testing::sqlite($migrations, body);
            }
            #[test]
            fn postgres() {
                $crate::testing::postgres($migrations, body);
            }
        })*
    };
}

/// How many rows with personal data of a customer there are in a table.
pub async fn rows_of(tx: &mut Tx, table: &PersonalTable, owner: i64) -> Result<i64, Error> {
    let text = format!("SELECT COUNT(*) AS x FROM {} WHERE {} = $1", table.name, table.owner);
    let sql = Box::leak(Box::new(Sql::new(String::leak(text), false, file!(), line!())));
    Ok(tx.one::<(i64,)>(Query { sql, args: &[&owner] }).await?.0)
}

/// Runs the body on a SQLite file in memory.
pub fn sqlite<F: Future<Output = ()>>(migrations: &[Migration], body: impl FnOnce(Db) -> F) {
    let file = databases::File::new();
    runtime().block_on(async {
        let db = Db::sqlite(file.path(), migrations).expect("opens a SQLite file");
        let db = unlocked(db).await;
        db.fail_first_commits(true);
        body(db.clone()).await;
        db.close().await.expect("closes");
    });
}

/// Runs the body on a PostgreSQL database, where there is a server for tests.
pub fn postgres<F: Future<Output = ()>>(migrations: &[Migration], body: impl FnOnce(Db) -> F) {
    postgres_url(migrations, async |url: String| {
        let db = Db::postgres(&url, 4, migrations).await.expect("opens PostgreSQL");
        let db = unlocked(db).await;
        db.fail_first_commits(true);
        body(db.clone()).await;
        db.close().await.expect("closes");
    });
}

/// A database with the master key of all tests.
pub async fn unlocked(db: Db) -> Db {
    db.unlock(master_key()).await.expect("unlocks")
}

/// Another handle of an unlocked database that remembers no data key, as another process has it.
#[must_use]
pub fn reopened(db: &Db) -> Db {
    let keys = db.keys.as_ref().map(|keys| keys.forgetful().into());
    Db { keys, ..db.clone() }
}

/// The master key of all tests: nobody's.
#[must_use]
pub fn master_key() -> Source {
    Source::Text("dGhpcyBpcyB0aGUga2V5IG9mIGFsbCB0aGUgdGVzdHM=".to_owned())
}

/// As [`postgres`], with the database's URL only.
pub fn postgres_url(migrations: &[Migration], body: impl AsyncFnOnce(String)) {
    let Some(server) = server() else { return };
    runtime().block_on(async {
        let url = databases::copy(&server, migrations).await;
        body(url.clone()).await;
        databases::drop_copy(&server, &url).await;
    });
}

/// As [`sqlite`], with the path of a file only, which is not there yet: for tests of several
/// processes, each of which opens it.
pub fn sqlite_path(body: impl AsyncFnOnce(String)) {
    let file = databases::File::new();
    runtime().block_on(body(file.path().display().to_string()));
}

/// Runs a script of SQL, such as an older program's rows, on a database that nobody has open: the
/// URL of PostgreSQL, or the path of a SQLite file.
pub async fn run_script(database: &str, script: &str) {
    if database.starts_with("postgres://") {
        let client = databases::connect(database).await;
        client.batch_execute(script).await.expect("runs the script");
    } else {
        let file = rusqlite::Connection::open(database).expect("opens the file");
        file.execute_batch(script).expect("runs the script");
    }
}

/// All rows of all tables as text, as a dump has them.
pub async fn dump(database: &str) -> String {
    let mut text = String::new();
    if database.starts_with("postgres://") {
        let client = databases::connect(database).await;
        let tables = "SELECT table_name FROM information_schema.tables
             WHERE table_schema = 'public' ORDER BY table_name";
        for table in client.query(tables, &[]).await.expect("lists the tables") {
            let rows = format!("SELECT t::text FROM {} t", table.get::<_, String>(0));
            for row in client.query(&rows, &[]).await.expect("reads a table") {
                text.push_str(row.get(0));
                text.push('\n');
            }
        }
        return text;
    }
    for end in ["", "-wal"] {
        let bytes = std::fs::read(format!("{database}{end}")).unwrap_or_default();
        text.push_str(&String::from_utf8_lossy(&bytes));
    }
    text
}

/// The server for tests, or a word that there is none.
#[must_use]
pub fn server() -> Option<String> {
    let is = |name: &str, value: &str| std::env::var(name).is_ok_and(|found| found == value);
    match std::env::var("TAEL_TEST_PG") {
        Ok(url) => Some(url.trim_end_matches('/').to_owned()),
        Err(_) if is("CI", "true") || is("TAEL_TEST_PG_REQUIRED", "1") => {
            panic!("TAEL_TEST_PG is not set, and PostgreSQL may not be skipped here")
        }
        Err(_) => {
            eprintln!("skipped: TAEL_TEST_PG is not set");
            None
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    let mut builder = tokio::runtime::Builder::new_multi_thread();
    builder.worker_threads(1).enable_all().build().expect("starts a runtime")
}

/// Memory where there is some, so that tests do not wait for a disk.
fn folder() -> PathBuf {
    let memory = Path::new("/dev/shm");
    if memory.is_dir() { memory.to_owned() } else { std::env::temp_dir() }
}
