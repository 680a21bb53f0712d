//! A database for each test, named after the process, so that those left by dead ones are found.

use std::{
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicBool, AtomicUsize, Ordering},
};

use tokio_postgres::{Client, Config, NoTls};

use super::folder;
use crate::{Migration, migrate};

/// One lock for making templates, over all processes that test.
const LOCK: i64 = 20_261_122;

/// Whether this process has tidied up.
static SWEPT: AtomicBool = AtomicBool::new(false);

/// Templates that nobody has made for a week are of migrations that nobody has any more.
const OLD: &str = "SELECT datname FROM pg_database WHERE datname LIKE 'tael_template_%'
    AND (pg_stat_file('base/' || oid || '/PG_VERSION')).modification < now() - interval '7 days'";

/// A SQLite file that is removed with its log, also when the test panics.
pub(super) struct File(PathBuf);

impl File {
    pub(super) fn new() -> Self {
        Self(folder().join(name()))
    }

    pub(super) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for File {
    fn drop(&mut self) {
        for end in ["", "-wal", "-shm"] {
            let _ = std::fs::remove_file(format!("{}{end}", self.0.display()));
        }
    }
}

/// A copy of the template for this set of migrations, which is made once.
pub(super) async fn copy(server: &str, migrations: &[Migration]) -> String {
    let admin = connect(&format!("{server}/postgres")).await;
    if !SWEPT.swap(true, Ordering::Relaxed) {
        sweep(&admin).await;
    }
    let all = migrate::OWN.iter().chain(migrations);
    let text: String = all.map(|m| format!("{}{}", m.room, m.text)).collect();
    let template = format!("tael_template_{:x}", migrate::hash(&text));
    let ready = "SELECT 1 FROM pg_database WHERE datname = $1 AND datistemplate";
    if admin.query(ready, &[&template]).await.expect("reads").is_empty() {
        admin.query("SELECT pg_advisory_lock($1)", &[&LOCK]).await.expect("locks");
        if admin.query(ready, &[&template]).await.expect("reads").is_empty() {
            run(&admin, &format!("DROP DATABASE IF EXISTS {template}")).await;
            run(&admin, &format!("CREATE DATABASE {template} TEMPLATE template0")).await;
            fill(&format!("{server}/{template}"), migrations).await;
            run(&admin, &format!("ALTER DATABASE {template} IS_TEMPLATE true")).await;
        }
        admin.query("SELECT pg_advisory_unlock($1)", &[&LOCK]).await.expect("unlocks");
    }
    let name = name();
    run(&admin, &format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY wal_log")).await;
    format!("{server}/{name}")
}

pub(super) async fn drop_copy(server: &str, url: &str) {
    let admin = connect(&format!("{server}/postgres")).await;
    let name = url.rsplit('/').next().expect("a URL has a last part");
    run(&admin, &format!("DROP DATABASE {name} WITH (FORCE)")).await;
}

/// Drops what tests of dead processes left behind, and old templates. Another process may be doing
/// the same, so a failure is none.
async fn sweep(admin: &Client) {
    let all = "SELECT datname FROM pg_database WHERE datname LIKE 'tael_test_%'";
    for row in admin.query(all, &[]).await.expect("reads") {
        let name: String = row.get(0);
        let pid = name.split('_').nth(2).unwrap_or_default();
        if !Path::new("/proc").join(pid).exists() {
            let _ = admin.batch_execute(&format!("DROP DATABASE {name} WITH (FORCE)")).await;
        }
    }
    // Only a superuser may look at files; others keep their templates.
    for row in admin.query(OLD, &[]).await.unwrap_or_default() {
        let name: String = row.get(0);
        let _ = admin.batch_execute(&format!("ALTER DATABASE {name} IS_TEMPLATE false")).await;
        let _ = admin.batch_execute(&format!("DROP DATABASE {name}")).await;
    }
}

/// The connection is awaited to its end: nobody may be in a template when it is copied.
async fn fill(url: &str, migrations: &[Migration]) {
    let (mut client, connection) =
        tokio_postgres::connect(url, NoTls).await.expect("connects to the template");
    let connection = tokio::spawn(connection);
    migrate::postgres(&mut client, migrations).await.expect("migrates");
    drop(client);
    let _ = connection.await;
}

pub(super) async fn connect(url: &str) -> Client {
    connect_with(&url.parse().expect("a URL")).await
}

pub(super) async fn connect_with(config: &Config) -> Client {
    let (client, connection) =
        config.connect(NoTls).await.expect("connects to PostgreSQL for tests");
    tokio::spawn(connection);
    client
}

async fn run(admin: &Client, text: &str) {
    admin.batch_execute(text).await.unwrap_or_else(|error| panic!("{text}: {error}"));
}

fn name() -> String {
    static NEXT: AtomicUsize = AtomicUsize::new(0);
    format!("tael_test_{}_{}", process::id(), NEXT.fetch_add(1, Ordering::Relaxed))
}
