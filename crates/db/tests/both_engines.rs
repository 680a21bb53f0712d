//! What must hold on both engines.

use db::{Db, Error, db_test, insert, row, sql, update};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (id BIGINT PRIMARY KEY, name TEXT NOT NULL, done BOOLEAN NOT NULL, parent BIGINT)",
);

row! {
    #[derive(Debug, Clone, PartialEq)]
    struct Item { id: i64, name: String, done: bool, parent: Option<i64> }
}
row! { struct Renamed { id: i64, name: String } }

fn item(id: i64) -> Item {
    Item { id, name: format!("n'{id}"), done: id % 2 == 0, parent: (id % 3 == 0).then_some(id) }
}

db_test! { MIGRATIONS;
    async fn what_is_written_is_read(db: Db) {
        let items: Vec<_> = (1..=10).map(item).collect();
        let given = items.clone();
        let put = async move |tx: &mut db::Tx| tx.insert_many(insert!("item", Item), &given).await;
        assert_eq!(db.write(put).await.unwrap(), 10);
        let found: Vec<Item> = db
            .read(async |tx| tx.all(sql!("SELECT id, name, done, parent FROM item ORDER BY id")).await)
            .await
            .unwrap();
        assert_eq!(found, items);
    }

    async fn arguments_go_by_their_number(db: Db) {
        let out: (String,) = db
            .read(async |tx| tx.one(sql!("SELECT CAST($2 AS TEXT) || '-' || CAST($1 AS TEXT) AS x", "a", "b")).await)
            .await
            .unwrap();
        assert_eq!(out.0, "b-a");
    }

    async fn lists_and_bulk_updates_work(db: Db) {
        let changed: Result<_, Error> = db.write(async move |tx| {
            let items: Vec<_> = (1..=10).map(item).collect();
            tx.insert_many(insert!("item", Item), &items).await?;
            let again = tx.insert_many(insert!("item", Item, "ON CONFLICT DO NOTHING"), &[item(10), item(11)]).await?;
            let names: Vec<_> = [1, 3, 99].map(|id| Renamed { id, name: "new".into() }).into();
            let changed = tx.update_many(update!("UPDATE item SET name = $name WHERE id = $id", Renamed by id), &names).await?;
            let ids = vec![1i64, 2, 3];
            let found: Vec<(String,)> = tx.all(sql!("SELECT name FROM item WHERE id IN ($1[]) ORDER BY id", ids)).await?;
            let by_name: Vec<(i64,)> = tx.all(sql!("SELECT id FROM item WHERE name IN ($1[]) ORDER BY id", &["new", "n'2"][..])).await?;
            Ok((again, changed, found.len(), found[0].0.clone(), by_name))
        }).await;
        assert_eq!(changed.unwrap(), (1, 2, 3, "new".to_owned(), vec![(1,), (2,), (3,)]));
    }
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(MIGRATIONS), Vec::<String>::new());
}
