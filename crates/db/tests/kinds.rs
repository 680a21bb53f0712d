//! What an error says: whether it passes by itself, and nothing of the rows.

use db::{Db, Error, ErrorKind, Tx, db_test, sql};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE person (id BIGINT PRIMARY KEY, mobile TEXT NOT NULL UNIQUE,
        note TEXT, CONSTRAINT person_note CHECK (length(note) < 200))",
);
const MOBILE: &str = "13912345678";
const NOTE: &str = "secret note";

/// Longer than the table allows.
fn long_note() -> String {
    NOTE.repeat(20)
}

async fn put(tx: &mut Tx, id: i64, mobile: &str, note: &str) -> Result<u64, Error> {
    let text = sql!("INSERT INTO person (id, mobile, note) VALUES ($1, $2, $3)", id, mobile, note);
    tx.execute(text).await
}

db_test! { MIGRATIONS;
    async fn an_error_has_nothing_of_the_rows_in_it(db: Db) {
        db.write(async |tx: &mut Tx| put(tx, 1, MOBILE, "").await).await.unwrap();
        let twice = db.write(async |tx: &mut Tx| put(tx, 2, MOBILE, "").await).await;
        let wrong = async |tx: &mut Tx| put(tx, 3, "13800000000", &long_note()).await;
        let wrong = db.write(wrong).await;
        for error in [twice.unwrap_err(), wrong.unwrap_err()] {
            assert_eq!(error.kind, ErrorKind::Conflict);
            let text = format!("{error} {error:?}");
            assert!(text.contains("person"), "it says where: {text}");
            assert!(!text.contains(MOBILE) && !text.contains(NOTE), "{text}");
            assert!(!text.contains("13800000000"), "{text}");
        }
    }

    async fn what_went_wrong_stands_though_the_work_goes_on(db: Db) {
        let swallowed = async |tx: &mut Tx| {
            let _ = put(tx, 1, MOBILE, &long_note()).await;
            Ok::<_, Error>(())
        };
        assert_eq!(db.write(swallowed).await.unwrap_err().kind, ErrorKind::Poisoned);
    }

    async fn it_answers_and_says_what_it_does(db: Db) {
        db.ping().await.unwrap();
        for id in 1..=3 {
            let mobile = id.to_string();
            db.write(async move |tx: &mut Tx| put(tx, id, &mobile, "").await).await.unwrap();
        }
        let pulse = db.pulse();
        assert_eq!((pulse.writes, pulse.for_writes.in_use, pulse.for_reads.in_use), (0, 0, 0));
        if pulse.for_writes.most > 0 {
            assert_eq!((pulse.for_writes.most, pulse.for_reads.most), (4, 4));
            assert!(pulse.lost_races >= 3, "the first COMMIT of each failed: {pulse:?}");
        }
        db.close().await.unwrap();
        assert_eq!(db.ping().await.unwrap_err().kind, ErrorKind::Closed);
    }
}

#[test]
fn a_server_that_ends_or_has_no_room_passes_by_itself() {
    db::testing::postgres(MIGRATIONS, |db: Db| async move {
        let raised = [
            (
                raise(&db, sql!("DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''53100''; END'")).await,
                ErrorKind::Full,
            ),
            (
                raise(&db, sql!("DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''57P03''; END'")).await,
                ErrorKind::Away,
            ),
            (
                raise(&db, sql!("DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''08006''; END'")).await,
                ErrorKind::Away,
            ),
            (
                raise(&db, sql!("DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''53300''; END'")).await,
                ErrorKind::Overloaded,
            ),
            (
                raise(&db, sql!("DO 'BEGIN RAISE EXCEPTION USING ERRCODE = ''22012''; END'")).await,
                ErrorKind::Fault,
            ),
            (
                raise(&db, sql!("SELECT pg_terminate_backend(pg_backend_pid())")).await,
                ErrorKind::Away,
            ),
        ];
        for (found, kind) in raised {
            assert_eq!(found, kind);
            assert_eq!(kind.passes(), kind != ErrorKind::Fault);
        }
    });
}

async fn raise(db: &Db, text: db::Query<'_>) -> ErrorKind {
    let error = db.read(async |tx: &mut Tx| tx.execute(text).await).await.unwrap_err();
    error.kind
}

#[tokio::test]
async fn a_server_that_nobody_finds_is_away() {
    let refused = Db::postgres("postgres://nobody@127.0.0.1:1/none", 1, MIGRATIONS).await;
    assert_eq!(refused.map(|_| ()).unwrap_err().kind, ErrorKind::Away);
}

#[test]
fn a_full_disk_passes_and_there_is_room_again() {
    db::testing::sqlite(MIGRATIONS, |db: Db| async move {
        db.fail_first_commits(false);
        let pages = async |tx: &mut Tx| tx.all::<(i64,)>(sql!("PRAGMA max_page_count = 1")).await;
        db.write(pages).await.unwrap();
        let note = "x".repeat(100);
        let fill = async move |tx: &mut Tx| {
            for id in 1..=1_000 {
                put(tx, id, &format!("{note}{id}"), "").await?;
            }
            Ok::<_, Error>(())
        };
        assert_eq!(db.write(fill).await.unwrap_err().kind, ErrorKind::Full);
        let pages =
            async |tx: &mut Tx| tx.all::<(i64,)>(sql!("PRAGMA max_page_count = 99999")).await;
        db.write(pages).await.unwrap();
        db.write(async |tx: &mut Tx| put(tx, 1, MOBILE, "").await).await.unwrap();
    });
}
