//! What is PostgreSQL's own: callers that hang up, connections that die.

use std::time::Duration;

use db::{Db, Error, Tx, row, select, sql, update};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE account (id BIGINT PRIMARY KEY, cash BIGINT NOT NULL);
        INSERT INTO account (id, cash) VALUES (1, 0), (2, 0);
        CREATE TABLE transfer (id BIGINT PRIMARY KEY, cash BIGINT NOT NULL);
        CREATE TABLE parcel (id BIGINT PRIMARY KEY, state TEXT NOT NULL)",
);

row! {
    struct Parcel { id: i64 }
}

async fn transfer(tx: &mut Tx, id: i64) -> Result<(), Error> {
    tx.execute(sql!("UPDATE account SET cash = cash - $1 WHERE id = 1", id)).await?;
    tx.execute(sql!("INSERT INTO transfer (id, cash) VALUES ($1, $1)", id)).await?;
    tx.execute(sql!("UPDATE account SET cash = cash + $1 WHERE id = 2", id)).await.map(drop)
}

async fn balance(tx: &mut Tx) -> Result<(i64, i64), Error> {
    let accounts: Vec<(i64,)> = tx.all(sql!("SELECT cash FROM account ORDER BY id")).await?;
    let (moved,): (Option<i64>,) =
        tx.one(sql!("SELECT CAST(sum(cash) AS BIGINT) AS cash FROM transfer")).await?;
    assert_eq!(accounts[0].0, -accounts[1].0);
    Ok((accounts[1].0, moved.unwrap_or(0)))
}

async fn sessions_in_transaction(tx: &mut Tx) -> Result<i64, Error> {
    let (n,) = tx
        .one(sql!(
            "SELECT count(*) AS n FROM pg_stat_activity
             WHERE datname = current_database() AND xact_start IS NOT NULL
               AND pid <> pg_backend_pid()"
        ))
        .await?;
    Ok(n)
}

#[test]
fn callers_that_hang_up_leave_no_transaction_open_and_none_half_done() {
    db::testing::postgres(MIGRATIONS, hang_ups);
}

async fn hang_ups(db: Db) {
    let mut calls = Vec::new();
    for id in 1..=300_i64 {
        let db = db.clone();
        let call = tokio::spawn(async move {
            if id % 4 == 0 {
                db.read(balance).await.map(drop)
            } else {
                db.write(async move |tx| transfer(tx, id).await).await
            }
        });
        calls.push((id, call));
        tokio::time::sleep(Duration::from_micros(500)).await;
        if id % 2 == 0 {
            let at = usize::try_from((id * 7_919) % 20).unwrap();
            if let Some((_, call)) = calls.iter().rev().nth(at) {
                call.abort();
            }
        }
    }
    let mut acknowledged = Vec::new();
    for (id, call) in calls {
        if let Ok(Ok(())) = call.await
            && id % 4 != 0
        {
            acknowledged.push(id);
        }
    }
    // Work whose caller hung up goes on for a moment.
    let mut open = i64::MAX;
    for _ in 0..100 {
        open = db.read(sessions_in_transaction).await.unwrap();
        if open == 0 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert_eq!(open, 0, "transactions were left open");
    let (held, moved) = db.read(balance).await.unwrap();
    assert_eq!(held, moved);
    let stored = async |tx: &mut Tx| {
        tx.one::<(i64,)>(sql!(
            "SELECT count(*) AS n FROM transfer WHERE id IN ($1[])",
            acknowledged
        ))
        .await
    };
    let (stored,) = db.read(stored).await.unwrap();
    assert_eq!(stored, i64::try_from(acknowledged.len()).unwrap());
    assert!(stored > 20, "only {stored} transfers were acknowledged");
}

#[test]
fn the_pool_recovers_when_all_sessions_are_ended() {
    db::testing::postgres(MIGRATIONS, ended_sessions);
}

async fn ended_sessions(db: Db) {
    for id in 1..=8 {
        db.write(async move |tx| transfer(tx, id).await).await.unwrap();
    }
    let end = async |tx: &mut Tx| {
        tx.all::<(bool,)>(sql!(
            "SELECT pg_terminate_backend(pid) AS ended FROM pg_stat_activity
             WHERE datname = current_database() AND pid <> pg_backend_pid()"
        ))
        .await
    };
    assert!(!db.read(end).await.unwrap().is_empty());
    tokio::time::sleep(Duration::from_millis(200)).await;
    for id in 11..=18 {
        db.write(async move |tx| transfer(tx, id).await).await.unwrap();
    }
    let (held, moved) = db.read(balance).await.unwrap();
    assert_eq!((held, moved), (152, 152));
}

#[test]
fn many_keys_are_found_by_index_whatever_the_statistics_say() {
    db::testing::postgres(MIGRATIONS, stale_statistics);
}

/// The planner believes that no parcel is sent, and so that looking for "the one that is" first is
/// cheaper than looking for the keys.
async fn stale_statistics(db: Db) {
    let send = async move |tx: &mut Tx| {
        tx.execute(sql!(
            "INSERT INTO parcel (id, state) SELECT id, 'new' FROM generate_series(1, 20000) AS id"
        ))
        .await?;
        tx.execute(sql!("ANALYZE parcel")).await?;
        tx.execute(sql!("UPDATE parcel SET state = 'sent'")).await?;
        let keys: Vec<Parcel> = (1..=2_000).map(|id| Parcel { id }).collect();
        let before = rows_fetched(tx).await?;
        let select = select!("SELECT id FROM parcel WHERE id = $id AND state = 'sent'", Parcel);
        let found: Vec<(i64,)> = tx.select_many(select, &keys).await?;
        let update = update!("UPDATE parcel SET state = 'there' WHERE id = $id AND state = 'sent'", Parcel by id);
        let changed = tx.update_many(update, &keys).await?;
        let delete = update!("DELETE FROM parcel WHERE id = $id AND state = 'there'", Parcel by id);
        let deleted = tx.update_many(delete, &keys).await?;
        Ok::<_, Error>((found.len(), changed, deleted, rows_fetched(tx).await? - before))
    };
    let (found, changed, deleted, fetched) = db.write(send).await.unwrap();
    assert_eq!((found, changed, deleted), (2_000, 2_000, 2_000));
    assert!(fetched <= 3 * 2_000, "{fetched} rows were fetched for three times 2,000 keys");
}

/// By index, in this transaction.
async fn rows_fetched(tx: &mut Tx) -> Result<i64, Error> {
    let (rows,) = tx
        .one(sql!(
            "SELECT idx_tup_fetch AS rows FROM pg_stat_xact_user_tables WHERE relname = 'parcel'"
        ))
        .await?;
    Ok(rows)
}
