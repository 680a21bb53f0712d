//! The check of statements finds what is wrong, and says where.

use db::{Tx, insert, row, select, sql, update};

const MIGRATIONS: &[db::Migration] = db::migrations!("planted",
    "begin" => "CREATE TABLE item (
        id BIGINT PRIMARY KEY, name TEXT NOT NULL, size BIGINT NOT NULL)",
);

row! {
    struct Wrong { id: i64, nome: String }
}

/// The line before the first planted statement.
const BEFORE: u32 = line!() + 4;

/// Never called: all statements are enrolled when the program is linked.
#[allow(dead_code)]
async fn planted(tx: &mut Tx) -> Result<(), db::Error> {
    tx.execute(sql!("UPDATE item SET stat = $1", 1_i64)).await?;
    let _: (i64,) = tx.one(sql!("SELECT sum(size) AS total FROM item")).await?;
    tx.execute(sql!("UPDATE item SET size = CAST($1 AS INT) WHERE id = 1", 1_i64)).await?;
    tx.insert_many(insert!("item", Wrong), &[]).await?;
    tx.update_many(update!("UPDATE item SET nome = $nome WHERE id = $id", Wrong by id), &[])
        .await?;
    let by_name = select!("SELECT id FROM item WHERE name = $nome", Wrong);
    tx.select_many::<_, (i64,)>(by_name, &[]).await?;
    let _: Vec<(i64, String, i64)> = tx.all(sql!("SELECT * FROM item")).await?;
    Ok(())
}

#[test]
fn each_planted_fault_is_found_with_its_line() {
    let found = db::testing::check_statements(MIGRATIONS);
    let mut expected = vec![
        (1, "SQLite: no such column: stat"),
        (4, "SQLite: table item has no column named nome"),
        (5, "SQLite: no such column: nome"),
        (7, "reads all for each key: SCAN item"),
    ];
    if std::env::var("TAEL_TEST_PG").is_ok() {
        expected.extend([
            (1, "PostgreSQL: column \"stat\" of relation \"item\" does not exist"),
            (2, "column total is numeric"),
            (3, "$1 is int4"),
            (4, "PostgreSQL: column \"nome\" of relation \"item\" does not exist"),
            (5, "PostgreSQL: column \"nome\" of relation \"item\" does not exist"),
            (9, "a new column would break it"),
        ]);
    }
    for (line, what) in &expected {
        let start = format!("crates/db/tests/planted.rs:{}: {what}", BEFORE + line);
        assert!(found.iter().any(|f| f.starts_with(&start)), "{start} is not in {found:#?}");
    }
    assert_eq!(found.len(), expected.len(), "{found:#?}");
}
