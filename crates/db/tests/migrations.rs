//! Migrations of several rooms, on both engines.

use std::time::Duration;

use db::{Db, Error, Migration, Tx, migrations, sql};

const FUNDS: &[Migration] = migrations!("funds",
    "begin" => "CREATE TABLE fund (code TEXT PRIMARY KEY)",
);
const ORDERS: &[Migration] = migrations!("orders",
    "begin" => "CREATE TABLE orders (id BIGINT PRIMARY KEY, fund TEXT REFERENCES fund (code))",
);
const ORDERS_LATER: &[Migration] = migrations!("orders",
    "begin" => "CREATE TABLE orders (id BIGINT PRIMARY KEY, fund TEXT REFERENCES fund (code))",
    "state" => "ALTER TABLE orders ADD COLUMN state BIGINT NOT NULL DEFAULT 0",
);
const ORDERS_CHANGED: &[Migration] = migrations!("orders",
    "begin" => "CREATE TABLE orders (id BIGINT PRIMARY KEY)",
);
const BROKEN: &[Migration] = migrations!("broken",
    "begin" => "CREATE TABLE fine (id BIGINT)",
    "then" => "CREATE TABLE fine (id BIGINT)",
);

const LOTS: &[Migration] = migrations!("lots",
    "begin" => "CREATE TABLE lot (id BIGINT PRIMARY KEY, cents BIGINT CHECK (cents < 1000000));
        INSERT INTO lot (id) WITH RECURSIVE n (id) AS (
            SELECT 1 UNION ALL SELECT id + 1 FROM n WHERE id < 2500) SELECT id FROM n",
);
const LOTS_IN_BATCHES: &[Migration] = migrations!("lots",
    "begin" => LOTS[0].text,
    "cents" => "/*batches*/ UPDATE lot SET cents = id * 400 WHERE id IN (
        SELECT id FROM lot WHERE cents IS NULL ORDER BY id LIMIT 1000)",
    "then" => "ALTER TABLE lot ADD COLUMN after BIGINT",
);

fn all(rooms: &[&[Migration]]) -> Vec<Migration> {
    rooms.concat()
}

async fn applied(tx: &mut Tx) -> Result<Vec<(String, i64, String)>, Error> {
    tx.all(sql!(
        "SELECT room, version, name FROM db_migrations WHERE room <> 'db' ORDER BY room, version"
    ))
    .await
}

fn row(room: &str, version: i64, name: &str) -> (String, i64, String) {
    (room.to_owned(), version, name.to_owned())
}

/// Opens one database again and again, each time with the migrations of another program.
async fn go(open: impl AsyncFn(&[Migration]) -> Result<Db, Error>) {
    let begun = open(&all(&[FUNDS, ORDERS])).await.unwrap();
    let expected = vec![row("funds", 1, "begin"), row("orders", 1, "begin")];
    assert_eq!(begun.read(applied).await.unwrap(), expected);
    begun.close().await.unwrap();

    let later = open(&all(&[FUNDS, ORDERS_LATER])).await.unwrap();
    let expected = [expected, vec![row("orders", 2, "state")]].concat();
    assert_eq!(later.read(applied).await.unwrap(), expected);
    later.close().await.unwrap();

    let text = |error: Error| error.text.to_string();
    let changed = open(&all(&[FUNDS, ORDERS_CHANGED])).await.unwrap_err();
    assert_eq!(text(changed), "orders 1: changed after it ran");
    let older = open(&all(&[FUNDS, ORDERS])).await.unwrap_err();
    assert_eq!(text(older), "orders 2: unknown here");
    let broken = open(&all(&[FUNDS, ORDERS_LATER, BROKEN])).await.unwrap_err();
    assert!(broken.text.starts_with("broken 2: "), "{broken}");

    let again = open(&all(&[FUNDS, ORDERS_LATER])).await.unwrap();
    assert_eq!(again.read(applied).await.unwrap(), expected, "the broken room left nothing");
    again.close().await.unwrap();
}

#[tokio::test]
async fn rooms_add_migrations_independently_on_sqlite() {
    let name = format!("migrations_{}.db", std::process::id());
    let file = std::path::Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    go(async |migrations| Db::sqlite(&file, migrations)).await;
    std::fs::remove_file(&file).unwrap();
}

#[test]
fn rooms_add_migrations_independently_on_postgresql() {
    db::testing::postgres_url(&[], async |url: String| {
        go(async |migrations| Db::open(&url, migrations).await).await;
    });
}

#[test]
fn a_text_says_what_differs_between_the_engines() {
    let text = "CREATE TABLE t (id /*sqlite: INTEGER*//*pg: BIGINT*/ PRIMARY KEY)";
    assert_eq!(db::render(text, true), "CREATE TABLE t (id  INTEGER PRIMARY KEY)");
    assert_eq!(db::render(text, false), "CREATE TABLE t (id  BIGINT PRIMARY KEY)");
}

async fn filled(tx: &mut Tx) -> Result<i64, Error> {
    let (count,) = tx.one(sql!("SELECT count(*) AS n FROM lot WHERE cents IS NOT NULL")).await?;
    Ok(count)
}

/// 2,500 lots take three batches and one that finds nothing. The third one fails at first.
async fn in_batches(database: String) {
    Db::open(&database, LOTS).await.unwrap().close().await.unwrap();
    let stopped = Db::open(&database, LOTS_IN_BATCHES).await.unwrap_err();
    assert!(stopped.text.starts_with("lots 2: "), "{stopped}");
    let begun = Db::open(&database, LOTS).await.unwrap();
    assert_eq!(begun.read(filled).await.unwrap(), 2_000, "what was done before stays");
    let expected = vec![row("lots", 1, "begin")];
    assert_eq!(begun.read(applied).await.unwrap(), expected, "it is not done");
    begun.close().await.unwrap();
    db::testing::run_script(&database, "UPDATE lot SET cents = 0 WHERE id = 2500").await;
    let done = Db::open(&database, LOTS_IN_BATCHES).await.unwrap();
    assert_eq!(done.read(filled).await.unwrap(), 2_500);
    let names = [(1, "begin"), (2, "cents"), (3, "then")];
    let expected: Vec<_> = names.iter().map(|(at, name)| row("lots", *at, name)).collect();
    assert_eq!(done.read(applied).await.unwrap(), expected);
    done.close().await.unwrap();
}

#[test]
fn a_migration_in_batches_goes_on_where_it_stopped_on_sqlite() {
    db::testing::sqlite_path(in_batches);
}

#[test]
fn a_migration_in_batches_goes_on_where_it_stopped_on_postgresql() {
    db::testing::postgres_url(&[], in_batches);
}

async fn funds(tx: &mut Tx) -> Result<i64, Error> {
    let (count,) = tx.one(sql!("SELECT count(*) AS n FROM orders")).await?;
    Ok(count)
}

/// A table is in use for long: the migration gives up its place in the line again and again, so
/// that those who came behind it go on.
#[test]
fn a_migration_that_waits_for_a_table_lets_others_pass() {
    db::testing::postgres_url(&[], async |url: String| {
        let (before, after) = (all(&[FUNDS, ORDERS]), all(&[FUNDS, ORDERS_LATER]));
        let server = Db::open(&url, &before).await.unwrap();
        let long = server.clone();
        let long = tokio::spawn(async move {
            let work = async |tx: &mut Tx| {
                funds(tx).await?;
                tokio::time::sleep(Duration::from_millis(4_500)).await;
                Ok::<_, Error>(())
            };
            long.read(work).await
        });
        tokio::time::sleep(Duration::from_millis(100)).await;
        let opening = tokio::spawn(async move { Db::open(&url, &after).await });
        tokio::time::sleep(Duration::from_millis(300)).await;
        assert_eq!(server.read(funds).await.unwrap(), 0);
        assert!(!long.is_finished(), "it had to wait for the long read");
        long.await.unwrap().unwrap();
        let later = opening.await.unwrap().expect("its turn comes");
        later.close().await.unwrap();
        server.close().await.unwrap();
    });
}

#[test]
fn processes_that_start_together_migrate_once() {
    db::testing::postgres_url(&[], async |url: String| {
        let migrations = all(&[FUNDS, ORDERS_LATER]);
        let open = || Db::open(&url, &migrations);
        let (one, other, third) = tokio::join!(open(), open(), open());
        for db in [one, other, third] {
            db.unwrap().close().await.unwrap();
        }
    });
}
