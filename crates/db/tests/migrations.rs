//! Migrations of several rooms, on both engines.

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

fn all(rooms: &[&[Migration]]) -> Vec<Migration> {
    rooms.concat()
}

async fn applied(tx: &mut Tx) -> Result<Vec<(String, i64, String)>, Error> {
    tx.all(sql!("SELECT room, version, name FROM db_migrations ORDER BY room, version")).await
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
