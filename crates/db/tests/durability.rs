//! What was acknowledged survives a kill of the process. (A power cut is another matter.)

use std::{
    io::{BufRead, BufReader, Write},
    path::{Path, PathBuf},
    process::{Command, Stdio},
    time::Duration,
};

use db::{Db, Error, Tx, sql};

const MIGRATIONS: &[db::Migration] = db::migrations!("test",
    "begin" => "CREATE TABLE account (id BIGINT PRIMARY KEY, cash BIGINT NOT NULL);
        INSERT INTO account (id, cash) VALUES (1, 0), (2, 0);
        CREATE TABLE transfer (id BIGINT PRIMARY KEY, cash BIGINT NOT NULL)",
);
const FILE: &str = "TAEL_DURABILITY_FILE";
const FIRST: &str = "TAEL_DURABILITY_FIRST";
const ROUNDS: i64 = 8;
const CLIENTS: i64 = 16;
/// Every so many transfers are refused after their statements ran.
const REFUSED: i64 = 7;

async fn transfer(tx: &mut Tx, id: i64) -> Result<(), Error> {
    tx.execute(sql!("UPDATE account SET cash = cash - $1 WHERE id = 1", id)).await?;
    tx.execute(sql!("INSERT INTO transfer (id, cash) VALUES ($1, $1)", id)).await?;
    tx.execute(sql!("UPDATE account SET cash = cash + $1 WHERE id = 2", id)).await?;
    if id % REFUSED == 0 {
        tx.execute(sql!("INSERT INTO transfer (id, cash) VALUES ($1, 0)", id)).await?;
    }
    Ok(())
}

/// The process that is killed: says each transfer's number when it is done. Run by itself, it finds
/// no file named and has nothing to do.
#[test]
fn child_transfers_until_it_is_killed() {
    let (Ok(file), Ok(first)) = (std::env::var(FILE), std::env::var(FIRST)) else { return };
    let first: i64 = first.parse().unwrap();
    tokio::runtime::Runtime::new().unwrap().block_on(async {
        let db = Db::sqlite(&file, MIGRATIONS).unwrap();
        let client = async |client: i64| {
            for id in (first + client..).step_by(usize::try_from(CLIENTS).unwrap()) {
                if db.write(async move |tx| transfer(tx, id).await).await.is_ok() {
                    std::io::stdout().write_all(format!("done {id}\n").as_bytes()).unwrap();
                }
            }
        };
        let mut clients = (0..CLIENTS).map(client).collect::<Vec<_>>();
        futures_util::future::join_all(clients.drain(..)).await;
    });
}

#[test]
fn no_acknowledged_write_is_lost_when_the_process_is_killed() {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR"))
        .join(format!("durability_{}.db", std::process::id()));
    let mut done = Vec::new();
    for round in 0..ROUNDS {
        let life = Duration::from_millis(60 + 37 * u64::try_from(round).unwrap());
        let first = round * 1_000_000 + 1;
        done.extend(run_and_kill(&file, first, life));
    }
    assert!(done.len() > 100, "only {} transfers were made", done.len());
    check(&file, &done);
    for end in ["", "-wal", "-shm"] {
        let _ = std::fs::remove_file(format!("{}{end}", file.display()));
    }
}

/// The numbers that the child said.
fn run_and_kill(file: &PathBuf, first: i64, life: Duration) -> Vec<i64> {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["child_transfers_until_it_is_killed", "--exact", "--nocapture"])
        .env(FILE, file)
        .env(FIRST, first.to_string())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .unwrap();
    let out = BufReader::new(child.stdout.take().unwrap());
    let listener = std::thread::spawn(move || {
        let lines = out.lines().map_while(Result::ok);
        lines.filter_map(|line| line.split("done ").nth(1)?.parse().ok()).collect()
    });
    std::thread::sleep(life);
    child.kill().unwrap(); // SIGKILL
    child.wait().unwrap();
    listener.join().unwrap()
}

#[tokio::main]
async fn check(file: &PathBuf, done: &[i64]) {
    let db = Db::sqlite(file, MIGRATIONS).unwrap();
    let found: Result<_, Error> = db
        .read(async |tx| {
            let (stored,): (i64,) =
                tx.one(sql!("SELECT count(*) AS n FROM transfer WHERE id IN ($1[])", done)).await?;
            let (refused,): (i64,) = tx
                .one(sql!("SELECT count(*) AS n FROM transfer WHERE id % $1 = 0", REFUSED))
                .await?;
            let (moved,): (Option<i64>,) =
                tx.one(sql!("SELECT CAST(sum(cash) AS BIGINT) AS cash FROM transfer")).await?;
            let accounts: Vec<(i64,)> =
                tx.all(sql!("SELECT cash FROM account ORDER BY id")).await?;
            Ok((stored, refused, moved.unwrap_or(0), accounts))
        })
        .await;
    let (stored, refused, moved, accounts) = found.unwrap();
    assert_eq!(stored, i64::try_from(done.len()).unwrap(), "acknowledged transfers are lost");
    assert_eq!(refused, 0, "a refused transfer was stored");
    assert_eq!(accounts, [(-moved,), (moved,)], "half a transfer was stored");
    db.close().await.unwrap();
}
