//! Personal data at rest: encrypted for its owner, bound to its cell, found by a blind index.

use db::{
    BlindIndex, Db, Encrypted, Error, ErrorKind, Migration, Source, Tx, db_test, encrypted_row,
    insert, sql,
    testing::{self, master_key},
};
use kernel::{CardNumber, CustNo, Mobile};
use std::{fs, path::Path};

const MIGRATIONS: &[Migration] = db::migrations!("people",
    "begin" => "CREATE TABLE people_cards (
        cust_no BIGINT NOT NULL, number BIGINT NOT NULL, label TEXT NOT NULL,
        card TEXT NOT NULL, mobile TEXT, mobile_index TEXT, PRIMARY KEY (cust_no, number));
        CREATE TABLE people_notes (word TEXT PRIMARY KEY, text TEXT NOT NULL)",
);

encrypted_row! {
    #[derive(Debug, Clone, PartialEq)]
    struct Card in "people_cards" of cust_no by (cust_no, number) as StoredCard
        with (mobile: mobile_index)
    {
        plain { cust_no: CustNo, number: i64, label: String }
        encrypted { card: CardNumber, mobile: Option<Mobile> }
    }
}

encrypted_row! {
    #[derive(Debug, Clone, PartialEq)]
    struct Note in "people_notes" of house by (word) as StoredNote {
        plain { word: String }
        encrypted { text: String }
    }
}

const CARD: &str = "6299010000000010009";
const MOBILE: &str = "13800138000";

fn cust_no(n: i64) -> CustNo {
    CustNo::try_from(n).unwrap()
}

fn card(owner: i64, number: i64) -> Card {
    let (card, mobile) = (CARD.parse().unwrap(), Some(MOBILE.parse().unwrap()));
    Card { cust_no: cust_no(owner), number, label: "main".to_owned(), card, mobile }
}

async fn put(db: &Db, cards: Vec<Card>) {
    db.write(async move |tx: &mut Tx| {
        let mut stored = Vec::new();
        for card in &cards {
            stored.push(tx.conceal(card).await?);
        }
        tx.insert_many(insert!("people_cards", StoredCard), &stored).await
    })
    .await
    .unwrap();
}

async fn all(tx: &mut Tx) -> Result<Vec<Card>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT cust_no, number, label, card, mobile FROM people_cards
             ORDER BY cust_no, number"
        ))
        .await?;
    tx.reveal_all(stored).await
}

async fn texts(db: &Db) -> Vec<(String, Option<String>, Option<String>)> {
    let read = async |tx: &mut Tx| {
        tx.all(sql!("SELECT card, mobile, mobile_index FROM people_cards ORDER BY cust_no, number"))
            .await
    };
    db.read(read).await.unwrap()
}

db_test! { MIGRATIONS;
    async fn what_is_stored_is_read_and_shows_nothing(db: Db) {
        let cards = vec![card(1, 1), card(1, 2), card(2, 1)];
        put(&db, cards.clone()).await;
        assert_eq!(db.read(all).await.unwrap(), cards);
        let stored = texts(&db).await;
        let shown: Vec<_> = stored.iter().map(|(card, ..)| card.as_str()).collect();
        assert!(shown.iter().all(|text| text.starts_with("e1.") && !text.contains("6299")));
        assert!(shown[0] != shown[1] && shown[1] != shown[2], "equal values look different");
        let empty = Card { mobile: None, ..card(3, 1) };
        put(&db, vec![empty.clone()]).await;
        assert_eq!(db.read(all).await.unwrap().pop(), Some(empty));
    }

    async fn a_value_that_was_moved_does_not_open(db: Db) {
        put(&db, vec![card(1, 1), card(1, 2), card(2, 1)]).await;
        db.read(all).await.unwrap();
        // To another row of the same customer, to another customer, to another column.
        for swap in [
            sql!("UPDATE people_cards SET card = (SELECT c.card FROM people_cards c
                  WHERE c.cust_no = 1 AND c.number = 2) WHERE cust_no = 1 AND number = 1"),
            sql!("UPDATE people_cards SET card = (SELECT c.card FROM people_cards c
                  WHERE c.cust_no = 2) WHERE cust_no = 1 AND number = 1"),
            sql!("UPDATE people_cards SET card = mobile WHERE cust_no = 1 AND number = 1"),
            sql!("UPDATE people_cards SET card = '6299010000000010009'
                  WHERE cust_no = 1 AND number = 1"),
        ] {
            let sql = swap.sql;
            let args: &[&dyn db::Param] = &[];
            db.write(async move |tx: &mut Tx| tx.execute(db::Query { sql, args }).await)
                .await
                .unwrap();
            let error = db.read(all).await.unwrap_err();
            assert_eq!(error.kind, ErrorKind::Fault, "{}", sql.text);
            assert!(error.text.contains("people_cards.card"), "{error}");
            assert!(!error.text.contains("6299"), "{error}");
        }
    }

    async fn a_value_is_found_by_its_index(db: Db) {
        let find = async |tx: &mut Tx| {
            let mobile: Mobile = MOBILE.parse().unwrap();
            let other: Mobile = "13800138001".parse().unwrap();
            let (index, other) = (tx.index(&mobile)?, tx.index(&other)?);
            let found: (BlindIndex<Mobile>, bool, bool) = tx
                .one(sql!(
                    "SELECT $1 AS it, CAST($1 AS TEXT) = CAST($2 AS TEXT) AS other,
                         CAST($1 AS TEXT) = CAST($1 AS TEXT) AS same",
                    index,
                    other
                ))
                .await?;
            assert_eq!((found.0, found.1, found.2), (index, false, true));
            Ok::<_, Error>(())
        };
        db.read(find).await.unwrap();
    }

    async fn the_key_of_an_undone_work_is_not_used_again(db: Db) {
        // The refused work makes the customer's key; nothing of it is left, nor remembered.
        let refused = db.write(async |tx: &mut Tx| {
            tx.conceal(&card(7, 1)).await?;
            Err::<(), _>(Error::new(ErrorKind::Conflict, "refused"))
        });
        refused.await.unwrap_err();
        put(&db, vec![card(7, 1)]).await;
        let again = testing::reopened(&db);
        assert_eq!(again.read(all).await.unwrap(), [card(7, 1)]);
    }

    async fn many_at_once_make_one_key(db: Db) {
        db.fail_first_commits(false);
        let puts = (1..=16).map(|number| put(&db, vec![card(1, number)]));
        futures_util::future::join_all(puts).await;
        let keys = async |tx: &mut Tx| {
            let count = sql!("SELECT COUNT(*) AS keys FROM db_data_keys WHERE owner = 1");
            tx.one::<(i64,)>(count).await
        };
        assert_eq!(db.read(keys).await.unwrap(), (1,));
        assert_eq!(db.read(all).await.unwrap().len(), 16);
    }

    async fn who_is_shredded_is_forgotten_and_others_are_not(db: Db) {
        put(&db, vec![card(1, 1), card(2, 1)]).await;
        db.write(async |tx: &mut Tx| tx.shred(1).await).await.unwrap();
        let error = db.read(all).await.unwrap_err();
        assert!(error.text.contains("is gone"), "{error}");
        let other = async |tx: &mut Tx| {
            let stored: StoredCard = tx
                .one(sql!("SELECT cust_no, number, label, card, mobile FROM people_cards
                           WHERE cust_no = 2"))
                .await?;
            tx.reveal::<Card>(stored).await
        };
        assert_eq!(db.read(other).await.unwrap(), card(2, 1));
    }

    async fn of_who_is_forgotten_no_row_is_left_and_others_stay(db: Db) {
        put(&db, vec![card(1, 1), card(1, 2), card(2, 1)]).await;
        for _ in 0..2 {
            db.write(async |tx: &mut Tx| tx.forget(1).await).await.unwrap();
        }
        assert_eq!(db.read(all).await.unwrap(), [card(2, 1)]);
        let keys = async |tx: &mut Tx| {
            tx.one::<(i64,)>(sql!("SELECT COUNT(*) AS x FROM db_data_keys WHERE owner IN (1, 2)"))
                .await
        };
        assert_eq!(db.read(keys).await.unwrap(), (1,));
    }

    async fn a_single_column_is_changed(db: Db) {
        put(&db, vec![card(1, 1)]).await;
        let new: CardNumber = "6299010000000020008".parse().unwrap();
        let given = new.clone();
        db.write(async move |tx: &mut Tx| {
            let cell = db::Cell { table: "people_cards", column: "card", row: "1/1" };
            let card: Encrypted<CardNumber> = tx.encrypt(1, cell, &given).await?;
            assert_eq!(tx.decrypt(1, cell, &card).await?, given);
            tx.execute(sql!("UPDATE people_cards SET card = $1 WHERE cust_no = 1", card)).await
        })
        .await
        .unwrap();
        assert_eq!(db.read(all).await.unwrap()[0].card, new);
    }
}

/// Rows of an older program, more than one transaction takes.
const OLD: &str = "
    INSERT INTO people_cards (cust_no, number, label, card, mobile)
    SELECT a.n * 20 + b.n, 1, 'old', '6299010000000010009',
        CASE WHEN b.n = 1 THEN NULL ELSE '13800138000' END
    FROM (SELECT 0 AS n UNION SELECT 1 UNION SELECT 2 UNION SELECT 3 UNION SELECT 4) a
    CROSS JOIN (SELECT 1 AS n UNION SELECT 2 UNION SELECT 3 UNION SELECT 4 UNION SELECT 5
        UNION SELECT 6 UNION SELECT 7 UNION SELECT 8 UNION SELECT 9 UNION SELECT 10
        UNION SELECT 11 UNION SELECT 12 UNION SELECT 13 UNION SELECT 14 UNION SELECT 15
        UNION SELECT 16 UNION SELECT 17 UNION SELECT 18 UNION SELECT 19 UNION SELECT 20) b;
    INSERT INTO people_notes (word, text) VALUES ('a', 'a secret note'), ('b/c', 'another');";

async fn old_rows(database: String) {
    let open = async || Db::open(&database, MIGRATIONS).await.unwrap();
    open().await.close().await.unwrap();
    testing::run_script(&database, OLD).await;
    let db = open().await.unlock(master_key()).await.unwrap();
    let cards = db.read(all).await.unwrap();
    assert_eq!(cards.len(), 100);
    assert!(cards.iter().all(|card| card.card.as_str() == CARD && card.label == "old"));
    assert_eq!(cards.iter().filter(|card| card.mobile.is_none()).count(), 5);
    let notes = async |tx: &mut Tx| {
        let stored = tx.all(sql!("SELECT word, text FROM people_notes ORDER BY word")).await?;
        tx.reveal_all::<Note>(stored).await
    };
    let notes: Vec<_> = db.read(notes).await.unwrap().into_iter().map(|note| note.text).collect();
    assert_eq!(notes, ["a secret note", "another"]);
    for (card, mobile, index) in texts(&db).await {
        assert!(card.starts_with("e1."));
        assert_eq!(mobile.is_some(), index.is_some());
        assert!(index.is_none_or(|index| index.starts_with("i1.")));
    }
    db.close().await.unwrap();
    // Killed before its end: some rows are encrypted, some are not, and each is afterwards.
    let half = "DELETE FROM db_encrypted; INSERT INTO people_cards
        (cust_no, number, label, card) VALUES (1, 2, 'late', '6299010000000010009'),
        (900, 1, 'late', '6299010000000010009')";
    testing::run_script(&database, half).await;
    let db = open().await.unlock(master_key()).await.unwrap();
    let cards = db.read(all).await.unwrap();
    assert_eq!(cards.len(), 102);
    assert!(cards.iter().all(|card| card.card.as_str() == CARD));
    db.close().await.unwrap();
    // Once more there is nothing to do, and rows that somebody writes plainly now stay closed.
    testing::run_script(
        &database,
        "INSERT INTO people_cards (cust_no, number, label, card) VALUES (1, 9, '', '62990')",
    )
    .await;
    let db = open().await.unlock(master_key()).await.unwrap();
    db.read(all).await.unwrap_err();
    db.close().await.unwrap();
}

#[test]
fn old_rows_are_encrypted_on_sqlite_and_wiped_from_the_file() {
    testing::sqlite_path(async |path| {
        old_rows(path.clone()).await;
        for end in ["", "-wal"] {
            let bytes = fs::read(format!("{path}{end}")).unwrap_or_default();
            for secret in [CARD, MOBILE, "a secret note"] {
                let found = bytes.windows(secret.len()).any(|part| part == secret.as_bytes());
                assert!(!found, "{secret} in the file{end}");
            }
        }
    });
}

#[test]
fn old_rows_are_encrypted_on_postgres() {
    testing::postgres_url(MIGRATIONS, old_rows);
}

async fn other_master_keys(database: String) {
    let folder = tempfile::tempdir().unwrap();
    let file = |name: &str| Source::File(folder.path().join(name));
    let open =
        async |source: Source| Db::open(&database, MIGRATIONS).await.unwrap().unlock(source).await;
    let db = open(file("a")).await.unwrap();
    put(&db, vec![card(1, 1)]).await;
    // A folder without the key, and one with another: said, and nothing is made.
    let error = open(file("missing")).await.err().unwrap();
    assert!(error.text.contains("is needed"), "{error}");
    assert!(!Path::new(&folder.path().join("missing")).exists());
    let error = open(master_key()).await.err().unwrap();
    assert!(error.text.contains("is needed"), "{error}");

    // Rotated beside a process that goes on: it reads, and makes keys, as before and after.
    file("a").make().unwrap();
    let rotating = open(file("a")).await.unwrap();
    assert!(rotating.rewrap_some().await.unwrap() > 0);
    assert_eq!(rotating.rewrap_some().await.unwrap(), 0);
    put(&db, vec![card(2, 1)]).await;
    let beside = testing::reopened(&db);
    assert_eq!(beside.read(all).await.unwrap(), [card(1, 1), card(2, 1)]);
    // What was made with the former key meanwhile is found by the next round.
    while rotating.rewrap_some().await.unwrap() > 0 {}
    let wrapped = rotating.wrapped().await.unwrap();
    assert_eq!((wrapped.len(), wrapped[0].first, wrapped[1].keys), (2, true, 0));
    rotating.close().await.unwrap();
    db.close().await.unwrap();
    // The new key is all that is needed from now on.
    let text = fs::read_to_string(folder.path().join("a")).unwrap();
    let first = Source::Text(text.lines().next().unwrap().to_owned());
    let db = open(first).await.unwrap();
    assert_eq!(db.read(all).await.unwrap(), [card(1, 1), card(2, 1)]);
    db.close().await.unwrap();
}

#[test]
fn master_keys_are_told_apart_and_rotated_on_sqlite() {
    testing::sqlite_path(other_master_keys);
}

#[test]
fn master_keys_are_told_apart_and_rotated_on_postgres() {
    testing::postgres_url(MIGRATIONS, other_master_keys);
}

/// Processes that start together on an empty database and an empty folder.
async fn together(database: String) {
    let folder = tempfile::tempdir().unwrap();
    Db::open(&database, MIGRATIONS).await.unwrap().close().await.unwrap();
    let all = (1..=6).map(|owner| {
        let source = Source::File(folder.path().join("master.keys"));
        let database = &database;
        async move {
            let db = Db::open(database, MIGRATIONS).await.unwrap().unlock(source).await.unwrap();
            put(&db, vec![card(owner, 1)]).await;
            db
        }
    });
    let all: Vec<Db> = futures_util::future::join_all(all).await;
    for db in &all {
        let cards = testing::reopened(db).read(self::all).await.unwrap();
        assert_eq!(cards.len(), 6, "each reads what the others wrote");
    }
    for db in all {
        db.close().await.unwrap();
    }
}

#[test]
fn processes_that_begin_together_have_one_key_on_sqlite() {
    testing::sqlite_path(together);
}

#[test]
fn processes_that_begin_together_have_one_key_on_postgres() {
    testing::postgres_url(MIGRATIONS, together);
}

#[test]
fn a_locked_database_says_so() {
    testing::sqlite_path(async |path| {
        let db = Db::open(&path, MIGRATIONS).await.unwrap();
        let conceal = async |tx: &mut Tx| tx.conceal(&card(1, 1)).await;
        let error = db.write(conceal).await.unwrap_err();
        assert!(error.text.contains("not unlocked"), "{error}");
        db.close().await.unwrap();
    });
}
