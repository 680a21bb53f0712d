//! What a request does first belongs to the first of its writes that is done, on both engines.

use db::{Db, Error, ErrorKind, Opened, Opening, Tx, db_test, sql};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE item (id BIGINT PRIMARY KEY);
        CREATE TABLE came (id BIGINT PRIMARY KEY)",
);

/// A request of this number, which comes once.
struct Came(i64);

impl Opening for Came {
    fn run<'a>(&'a self, tx: &'a mut Tx) -> Opened<'a> {
        Box::pin(async move {
            let text = sql!("INSERT INTO came (id) VALUES ($1) ON CONFLICT DO NOTHING", self.0);
            match tx.execute(text).await? {
                1 => Ok(()),
                _ => Err(Error::new(ErrorKind::Repeated, "it came before")),
            }
        })
    }
}

async fn add(db: &Db, id: i64) -> Result<u64, Error> {
    db.write(async move |tx: &mut Tx| {
        tx.execute(sql!("INSERT INTO item (id) VALUES ($1)", id)).await
    })
    .await
}

async fn counts(db: &Db) -> (i64, i64) {
    let counts = async |tx: &mut Tx| {
        tx.one(sql!("SELECT (SELECT COUNT(*) FROM item), (SELECT COUNT(*) FROM came)")).await
    };
    db.read::<_, Error, _>(counts).await.unwrap()
}

db_test! { MIGRATIONS;
    async fn a_request_that_came_before_changes_nothing(db: Db) {
        add(&db.opened_by(Came(1)), 1).await.unwrap();
        let again = add(&db.opened_by(Came(1)), 2).await.unwrap_err();
        assert_eq!(again.kind, ErrorKind::Repeated);
        assert_eq!(counts(&db).await, (1, 1));
    }

    async fn all_writes_of_a_request_are_opened_once(db: Db) {
        let request = db.opened_by(Came(1));
        for id in 1..4 {
            add(&request.clone(), id).await.unwrap();
        }
        assert_eq!(counts(&db).await, (3, 1));
    }

    async fn a_write_that_fails_has_not_opened_it(db: Db) {
        add(&db, 1).await.unwrap();
        let request = db.opened_by(Came(1));
        assert_eq!(add(&request, 1).await.unwrap_err().kind, ErrorKind::Conflict);
        assert_eq!(counts(&db).await, (1, 0));
        add(&request, 2).await.unwrap();
        assert_eq!(counts(&db).await, (2, 1));
    }

    async fn each_way_to_write_begins_with_it(db: Db) {
        let item = |id: i64| async move |tx: &mut Tx| {
            tx.execute(sql!("INSERT INTO item (id) VALUES ($1)", id)).await
        };
        for number in 0..2 {
            let refused = number == 1;
            let batch = db.opened_by(Came(1)).write_batch(item(10 + number)).await;
            assert_eq!(batch.is_err(), refused);
            let together = db.opened_by(Came(2)).write_together(7, item(20 + number)).await;
            assert_eq!(together.is_err(), refused);
        }
        assert_eq!(counts(&db).await, (2, 2));
    }

    async fn reads_are_not_opened(db: Db) {
        assert_eq!(counts(&db.opened_by(Came(1))).await, (0, 0));
    }
}
