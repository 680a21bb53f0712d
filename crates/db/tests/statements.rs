//! Statements, rows and lists on both engines.

use db::{Db, Error, ErrorKind, db_test, insert, row, select, sql, update};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Nav, Rate, RiskLevel, Shares};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (
        id BIGINT PRIMARY KEY, name TEXT NOT NULL, done BOOLEAN NOT NULL, parent BIGINT)",
    "kernel" => "CREATE TABLE kernel_row (
        cust_no BIGINT PRIMARY KEY, cash BIGINT NOT NULL, shares BIGINT NOT NULL,
        nav BIGINT NOT NULL, rate BIGINT NOT NULL, day TEXT NOT NULL, at BIGINT NOT NULL,
        fund TEXT NOT NULL, risk BIGINT NOT NULL, item BIGINT NOT NULL)",
);

kernel::id!(/// An item.
    ItemId);
db::column!(ItemId);

row! {
    #[derive(Debug, Clone, PartialEq)]
    struct Item { id: i64, name: String, done: bool, parent: Option<i64> }
}
row! {
    struct Renamed { id: i64, name: String }
}
row! {
    struct Gone { id: i64 }
}
row! {
    struct Wanted { id: i64, name: String }
}
row! {
    #[derive(Debug, Clone, PartialEq)]
    struct KernelRow {
        cust_no: CustNo, cash: Fen, shares: Shares, nav: Nav, rate: Rate, day: Day, at: Instant,
        fund: FundCode, risk: RiskLevel, item: ItemId,
    }
}

fn item(id: i64) -> Item {
    Item { id, name: format!("n'{id}"), done: id % 2 == 0, parent: (id % 3 == 0).then_some(id) }
}

async fn put(db: &Db, items: Vec<Item>) -> u64 {
    let work = async move |tx: &mut db::Tx| tx.insert_many(insert!("item", Item), &items).await;
    db.write(work).await.unwrap()
}

async fn names(db: &Db) -> Vec<(i64, String)> {
    let all = async |tx: &mut db::Tx| tx.all(sql!("SELECT id, name FROM item ORDER BY id")).await;
    db.read(all).await.unwrap()
}

db_test! { MIGRATIONS;
    async fn what_is_written_is_read(db: Db) {
        // So few rows are one INSERT; so many are a COPY on PostgreSQL.
        let items: Vec<_> = (1..=1_010).map(item).collect();
        let (few, many) = items.split_at(10);
        assert_eq!(put(&db, few.to_vec()).await, 10);
        assert_eq!(put(&db, many.to_vec()).await, 1_000);
        let all = async |tx: &mut db::Tx| {
            tx.all::<Item>(sql!("SELECT id, name, done, parent FROM item ORDER BY id")).await
        };
        assert_eq!(db.read(all).await.unwrap(), items);
    }

    async fn arguments_go_by_their_number(db: Db) {
        let swapped = async |tx: &mut db::Tx| {
            tx.one(sql!("SELECT CAST($2 AS TEXT) || '-' || CAST($1 AS TEXT) AS x", "a", "b")).await
        };
        let (text,): (String,) = db.read(swapped).await.unwrap();
        assert_eq!(text, "b-a");
    }

    async fn one_optional_and_all_differ_by_their_rows(db: Db) {
        put(&db, vec![item(1), item(2)]).await;
        let out: Result<(), Error> = db
            .read(async |tx| {
                let none: Option<(i64,)> =
                    tx.optional(sql!("SELECT id FROM item WHERE id = $1", 9_i64)).await?;
                assert_eq!(none, None);
                let missing =
                    tx.one::<(i64,)>(sql!("SELECT id FROM item WHERE id = $1", 9_i64)).await;
                assert_eq!(missing.unwrap_err().kind, ErrorKind::NotFound);
                // No row is no failure: the transaction goes on.
                let (id,): (i64,) =
                    tx.one(sql!("SELECT id FROM item WHERE id = $1", 2_i64)).await?;
                assert_eq!(id, 2);
                let two = tx.optional::<(i64,)>(sql!("SELECT id FROM item")).await.unwrap_err();
                assert_eq!((two.kind, &*two.text), (ErrorKind::Fault, "more than one row"));
                assert!(two.at.unwrap().0.ends_with("tests/statements.rs"));
                Ok(())
            })
            .await;
        out.unwrap();
    }

    async fn many_keys_are_one_statement(db: Db) {
        put(&db, (1..=20_000).map(item).collect()).await;
        let keys: Vec<i64> = (0..10_000).map(|n| n * 4).collect();
        let out: Result<(i64, i64, i64), Error> = db
            .read(async |tx| {
                let (ints,) = tx
                    .one(sql!(
                        "SELECT count(*) AS n FROM item WHERE done = $1 AND id IN ($2[])",
                        true,
                        keys
                    ))
                    .await?;
                let some = ["n'3", "n'\"5", "n'7"];
                let (texts,) = tx
                    .one(sql!("SELECT count(*) AS n FROM item WHERE name IN ($1[])", some))
                    .await?;
                let nobody: Vec<i64> = Vec::new();
                let (none,) = tx
                    .one(sql!("SELECT count(*) AS n FROM item WHERE NOT (id IN ($1[]))", nobody))
                    .await?;
                Ok((ints, texts, none))
            })
            .await;
        assert_eq!(out.unwrap(), (5_000, 2, 20_000));
    }

    async fn rows_that_are_there_are_skipped_and_counted(db: Db) {
        put(&db, vec![item(1), item(2)]).await;
        let again = async move |tx: &mut db::Tx| {
            let items: Vec<_> = (1..=5).map(item).collect();
            tx.insert_many(insert!("item", Item, "ON CONFLICT DO NOTHING"), &items).await
        };
        assert_eq!(db.write(again).await.unwrap(), 3);
        assert_eq!(names(&db).await.len(), 5);
    }

    async fn rows_that_are_there_are_added_to(db: Db) {
        put(&db, vec![item(3)]).await;
        let again = async move |tx: &mut db::Tx| {
            let rows = [Item { parent: Some(4), ..item(3) }, item(6)];
            tx.insert_many(
                insert!(
                    "item",
                    Item,
                    "ON CONFLICT (id) DO UPDATE SET parent = item.parent + excluded.parent"
                ),
                &rows,
            )
            .await
        };
        assert_eq!(db.write(again).await.unwrap(), 2);
        let parents = async |tx: &mut db::Tx| {
            tx.all::<(i64, Option<i64>)>(sql!("SELECT id, parent FROM item ORDER BY id")).await
        };
        assert_eq!(db.read(parents).await.unwrap(), [(3, Some(7)), (6, Some(6))]);
    }

    async fn a_bulk_update_finds_its_rows(db: Db) {
        put(&db, (1..=4).map(item).collect()).await;
        let rename = async move |tx: &mut db::Tx| {
            let rows = [1, 2, 99].map(|id| Renamed { id, name: format!("new {id}") });
            tx.update_many(
                update!(
                    "UPDATE item SET name = $name || '!', parent = (SELECT max(i.id) FROM item i
                    WHERE i.id < 4)
                 WHERE id = $id AND done", Renamed by id
                ),
                &rows,
            )
            .await
        };
        assert_eq!(db.write(rename).await.unwrap(), 1);
        let found = names(&db).await;
        assert_eq!(found[1], (2, "new 2!".to_owned()));
        assert_eq!(found[0], (1, "n'1".to_owned()));
    }

    async fn a_bulk_delete_finds_its_rows(db: Db) {
        put(&db, (1..=4).map(item).collect()).await;
        let delete = async move |tx: &mut db::Tx| {
            let rows = [1, 2, 3, 99].map(|id| Gone { id });
            tx.update_many(update!("DELETE FROM item WHERE id = $id AND done", Gone by id), &rows)
                .await
        };
        assert_eq!(db.write(delete).await.unwrap(), 1);
        let left: Vec<i64> = names(&db).await.into_iter().map(|(id, _)| id).collect();
        assert_eq!(left, [1, 3, 4]);
    }

    async fn many_keys_find_their_own_rows_and_no_pairs_of_them(db: Db) {
        put(&db, (1..=3).map(item).collect()).await;
        let wanted = async |tx: &mut db::Tx| {
            // Item 2 has another name; more keys than go in one statement.
            let mut keys = vec![Wanted { id: 2, name: "n'1".to_owned() }];
            keys.extend(
                (1..=6_000).filter(|id| *id != 2).map(|id| Wanted { id, name: format!("n'{id}") }),
            );
            let select = select!(
                "SELECT id, name, done, parent FROM item WHERE id = $id AND name = $name",
                Wanted
            );
            tx.select_many::<_, Item>(select, &keys).await
        };
        let mut found = db.read(wanted).await.unwrap();
        found.sort_by_key(|item| item.id);
        assert_eq!(found, [item(1), item(3)]);
    }

    async fn each_key_has_an_order_and_a_limit_of_its_own(db: Db) {
        put(&db, (1..=9).map(item).collect()).await;
        let last = async |tx: &mut db::Tx| {
            let keys = [3, 6, 20].map(|id| Gone { id });
            let select =
                select!("SELECT id, name FROM item WHERE id < $id ORDER BY id DESC LIMIT 1", Gone);
            tx.select_many::<_, (i64, String)>(select, &keys).await
        };
        let mut found: Vec<i64> =
            db.read(last).await.unwrap().into_iter().map(|(id, _)| id).collect();
        found.sort_unstable();
        assert_eq!(found, [2, 5, 9]);
    }

    async fn a_key_that_is_given_twice_is_refused(db: Db) {
        let twice = async |tx: &mut db::Tx| {
            let keys = [1, 1].map(|id| Gone { id });
            let select = select!("SELECT id FROM item WHERE id = $id", Gone);
            tx.select_many::<_, (i64,)>(select, &keys).await
        };
        assert_eq!(db.read(twice).await.unwrap_err().kind, ErrorKind::Fault);
    }

    async fn a_bulk_update_refuses_two_rows_of_one_key(db: Db) {
        let twice = async move |tx: &mut db::Tx| {
            let rows = [1, 1].map(|id| Renamed { id, name: "x".to_owned() });
            let update = update!("UPDATE item SET name = $name WHERE id = $id", Renamed by id);
            tx.update_many(update, &rows).await
        };
        assert_eq!(&*db.write(twice).await.unwrap_err().text, "two rows of one key");
    }

    async fn many_chunks_are_one_transaction(db: Db) {
        assert_eq!(put(&db, (1..=12_345).map(item).collect()).await, 12_345);
        let all = async move |tx: &mut db::Tx| {
            let rows: Vec<_> =
                (1..=12_345).map(|id| Renamed { id, name: "x".to_owned() }).collect();
            let update = update!("UPDATE item SET name = $name WHERE id = $id", Renamed by id);
            tx.update_many(update, &rows).await
        };
        assert_eq!(db.write_batch(all).await.unwrap(), 12_345);
        let conflict = async move |tx: &mut db::Tx| {
            let items: Vec<_> = (12_346..=30_000).chain([1]).map(item).collect();
            tx.insert_many(insert!("item", Item), &items).await
        };
        assert_eq!(db.write_batch(conflict).await.unwrap_err().kind, ErrorKind::Conflict);
        assert_eq!(names(&db).await.len(), 12_345);
    }

    async fn the_kernels_types_come_back_as_they_were(db: Db) {
        let given = KernelRow {
            cust_no: "0000001234".parse().unwrap(),
            cash: "-12.34".parse().unwrap(),
            shares: "99.01".parse().unwrap(),
            nav: "1.2345".parse().unwrap(),
            rate: "0.015".parse().unwrap(),
            day: "2026-02-28".parse().unwrap(),
            at: Instant::from_ms(1_772_000_000_123),
            fund: "000001".parse().unwrap(),
            risk: RiskLevel::MediumHigh,
            item: ItemId::from(7),
        };
        let rows = vec![
            given.clone(),
            KernelRow { cust_no: "0000001235".parse().unwrap(), ..given },
        ];
        let put = rows.clone();
        db.write(async move |tx| tx.insert_many(insert!("kernel_row", KernelRow), &put).await)
            .await
            .unwrap();
        let day: Day = "2026-03-01".parse().unwrap();
        let found: Vec<KernelRow> = db
            .read(async |tx| {
                tx.all(sql!(
                    "SELECT cust_no, cash, shares, nav, rate, day, at, fund, risk, item
             FROM kernel_row WHERE day < $1 AND risk >= $2 ORDER BY cust_no",
                    day,
                    RiskLevel::Medium
                ))
                .await
            })
            .await
            .unwrap();
        assert_eq!(found, rows);
    }

    async fn a_stored_value_that_its_type_refuses_is_a_fault(db: Db) {
        let wrong = async |tx: &mut db::Tx| {
            tx.one::<(Day,)>(sql!("SELECT CAST('2026-02-30' AS TEXT) AS day")).await
        };
        let error = db.read(wrong).await.unwrap_err();
        assert_eq!((error.kind, &*error.text), (ErrorKind::Fault, "a stored value is no Day"));
        let null = async |tx: &mut db::Tx| {
            tx.one::<(i64,)>(sql!("SELECT CAST(NULL AS BIGINT) AS n")).await
        };
        assert_eq!(db.read(null).await.unwrap_err().kind, ErrorKind::Fault);
    }

    async fn who_reads_all_there_is_may_take_any_time(db: Db) {
        let long = async |tx: &mut db::Tx| {
            tx.set_statement_timeout_ms(20).await?;
            tx.take_any_time().await?;
            tx.one::<(i64,)>(sql!(
                "WITH RECURSIVE n(i) AS (
                    SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 500000)
                 SELECT count(*) AS c FROM n"
            ))
            .await
        };
        assert_eq!(db.read(long).await.unwrap(), (500_000,));
        // The next one has the usual limit again.
        let short = async |tx: &mut db::Tx| tx.set_statement_timeout_ms(50).await;
        db.read(short).await.unwrap();
    }

    async fn a_statement_that_takes_too_long_is_stopped(db: Db) {
        let endless = async |tx: &mut db::Tx| {
            tx.set_statement_timeout_ms(50).await?;
            tx.one::<(i64,)>(sql!(
                "WITH RECURSIVE n(i) AS (
                    SELECT CAST(1 AS BIGINT) UNION ALL SELECT i + 1 FROM n WHERE i < 2000000000)
                 SELECT count(*) AS c FROM n"
            ))
            .await
        };
        assert_eq!(db.read(endless).await.unwrap_err().kind, ErrorKind::Overloaded);
        // The connection is as good as before.
        assert_eq!(names(&db).await, []);
    }
}

#[test]
fn all_statements_are_good() {
    assert_eq!(db::testing::check_statements(MIGRATIONS), Vec::<String>::new());
}
