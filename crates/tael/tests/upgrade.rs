//! The data folder of an older program is opened by today's: its tables are migrated, its books
//! agree, and its days go on.

use db::{Db, Migration, Target, Tx};
use kernel::{Clock, Instant};
use orders::{Order, OrderKind, OrderStatus};
use simulation::data_folder;
use std::collections::BTreeSet;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::Command;
use tempfile::TempDir;

const FOLDER: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/upgrade/folder.tar.gz");

/// How many migrations of each room the older program knew.
const THEN: [(&str, i64); 13] = [
    ("wire", 3),
    ("identity", 4),
    ("accounts", 3),
    ("bankcards", 1),
    ("funds", 1),
    ("suitability", 2),
    ("ledger", 2),
    ("holdings", 2),
    ("orders", 18),
    ("clearing", 4),
    ("market", 1),
    ("content", 1),
    ("watchlist", 1),
];
/// Takes away what every database has today and had not then.
const SINCE: &str = "DROP TABLE db_nodes; DROP TABLE db_turns; DROP TABLE db_data_keys;
    DROP TABLE db_encrypted";
/// When the folder was left, by the business clock.
const LEFT: &str = "2026-04-20T19:00:00+08:00";
/// Two business days later.
const NEXT: &str = "2026-04-22";

const KINDS: [&str; 10] = ["020", "022", "024", "029", "036", "098", "142", "143", "144", "145"];
const STATES: [&str; 8] = ["0", "1", "2", "3", "4", "5", "6", "7"];
const MONEY: [&str; 9] = ["0", "1", "2", "3", "4", "5", "6", "7", "8"];

#[test]
fn an_older_data_folder_is_opened_and_its_days_go_on() {
    let folder = unpack();
    let file = folder.path().join("tael.db");
    let runtime = tokio::runtime::Runtime::new().unwrap();
    // Left as a regular stop leaves it.
    let empty = Db::sqlite(&file, &then()).unwrap();
    runtime.block_on(empty.close()).unwrap();
    runtime.block_on(upgraded(&folder, &file.display().to_string()));
}

#[test]
fn an_older_postgresql_database_is_opened_and_its_days_go_on() {
    db::testing::postgres_url(&then(), async |url: String| upgraded(&unpack(), &url).await);
}

#[test]
fn an_older_programs_database_is_backed_up_as_it_is() {
    let folder = data_folder().unwrap();
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let file = folder.path().join("tael.db").display().to_string();
    runtime.block_on(backed_up(&folder, &file));
}

#[test]
fn an_older_postgresql_database_is_backed_up_as_it_is() {
    db::testing::postgres_url(&then(), async |url: String| {
        backed_up(&data_folder().unwrap(), &url).await;
    });
}

/// Beside the older program, which opens its database again afterwards, and the backup.
async fn backed_up(folder: &TempDir, database: &str) {
    let older = Db::open(database, &then()).await.unwrap();
    let backup = folder.path().join("a.backup");
    tael(folder.path(), database, &format!("backup {}", backup.display()));
    older.close().await.unwrap();
    Db::open(database, &then()).await.unwrap().close().await.unwrap();
    let restored = folder.path().join("restored.db");
    db::restore(&backup, Target::Sqlite(&restored), &then()).await.unwrap();
}

/// The migrations that the older program knew.
fn then() -> Vec<Migration> {
    let known =
        |m: &Migration| THEN.iter().any(|(room, last)| m.room == *room && m.version <= *last);
    app::migrations().into_iter().filter(known).collect()
}

/// The archive, with the databases of the outside parties; the company's rows are still a script.
fn unpack() -> TempDir {
    let folder = data_folder().unwrap();
    let tar = Command::new("tar").arg("-xzf").arg(FOLDER).arg("-C").arg(folder.path()).status();
    assert!(tar.unwrap().success());
    // The archive has the mode of its time, when a folder could be open to others.
    fs::set_permissions(folder.path(), fs::Permissions::from_mode(0o700)).unwrap();
    folder
}

async fn upgraded(folder: &TempDir, database: &str) {
    let text = |name: &str| fs::read_to_string(folder.path().join(name)).unwrap();
    for party in ["ta", "partners"] {
        let file = folder.path().join(format!("{party}.db"));
        let script = text(&format!("{party}.sql"));
        db::testing::run_script(&file.display().to_string(), &script).await;
    }
    db::testing::run_script(database, SINCE).await;
    db::testing::run_script(database, &text("tael.sql")).await;
    db::testing::run_script(database, &business_clock()).await;
    let tael = |args: &str| tael(folder.path(), database, args);

    // Opening it migrates it, and does nothing else.
    let (orders, state) = books(database).await;
    assert_is_rich(&orders);
    let before = text("state.txt");
    let below = below_their_shares(&before);
    assert!(!below.is_empty(), "no position of a money fund was below its shares");
    let before: BTreeSet<&str> = before
        .lines()
        .map(|line| line.split_once(BELOW).map_or(line, |(kept, _)| kept))
        .map(known)
        .collect();
    let after: BTreeSet<&str> = state.iter().map(|line| known(mended(line, &below))).collect();
    let differ: Vec<_> = before.symmetric_difference(&after).collect();
    assert!(differ.is_empty(), "what customers have is no longer the same: {differ:#?}");
    tael("verify");
    let script = text("tael.sql");
    let plain = mobiles(&script);
    assert!(plain.len() > 3, "{plain:?}");
    let dump = db::testing::dump(database).await;
    let found: Vec<_> = plain.iter().filter(|mobile| dump.contains(*mobile)).collect();
    assert!(found.is_empty(), "what was plain is still there: {found:?}");
    tael("day advance");
    // What was on its way to the bank when the folder was left is asked about, though no server
    // runs: the bank's first statement names nothing.
    assert_eq!(differences(folder.path(), database), Vec::<String>::new());
    let status = tael("day advance");
    assert!(status.starts_with(&format!("business day {NEXT}")), "{status}");
    assert_eq!(differences(folder.path(), database), Vec::<String>::new());
    let (orders, _) = books(database).await;
    assert_answered(&orders);
}

/// The mobiles of an older program's rows.
fn mobiles(script: &str) -> BTreeSet<&str> {
    let is_mobile = |word: &&str| {
        word.len() == 11 && word.starts_with('1') && word.bytes().all(|byte| byte.is_ascii_digit())
    };
    let rows = script.lines().filter(|line| line.contains("$argon2"));
    rows.flat_map(|line| line.split('\'')).filter(is_mobile).collect()
}

/// What an older program had counted too much of quickly redeemed shares.
const BELOW: &str = ", accrued: Fen(-";

/// Positions of money funds that were worth less than their shares, up to what they had accrued.
fn below_their_shares(state: &str) -> BTreeSet<&str> {
    state.lines().filter_map(|line| Some(line.split_once(BELOW)?.0)).collect()
}

/// Such a position is worth its shares now; of it only what must stay the same is compared.
fn mended<'a>(line: &'a str, below: &BTreeSet<&str>) -> &'a str {
    match line.split_once(", accrued: Fen(0.00)") {
        Some((kept, _)) if below.contains(kept) => kept,
        _ => line,
    }
}

/// What an older program knew of a position: no rounds.
fn known(line: &str) -> &str {
    line.split_once(", rounds: ").map_or(line, |(known, _)| known).trim_end_matches(" }")
}

/// The real clock has gone on since; the business clock stands where it was left.
fn business_clock() -> String {
    let left: Instant = LEFT.parse().unwrap();
    let offset_ms = left.ms_since(Clock::system().now());
    format!("UPDATE clearing_clock SET offset_ms = {offset_ms}")
}

fn command(folder: &Path, database: &str, args: &str) -> Command {
    let server = Some(database).filter(|database| database.starts_with("postgres://"));
    let mut command = Command::new(env!("CARGO_BIN_EXE_tael"));
    command
        .args(args.split(' '))
        .env("DATA", folder)
        .env("DATABASE_URL", server.unwrap_or_default());
    command
}

/// What the program prints; it must succeed.
fn tael(folder: &Path, database: &str, args: &str) -> String {
    let out = command(folder, database, args).output().unwrap();
    let [told, failed] = [out.stdout, out.stderr].map(|bytes| String::from_utf8(bytes).unwrap());
    assert!(out.status.success(), "tael {args}: {told}{failed}");
    told
}

/// What `tael verify` names.
fn differences(folder: &Path, database: &str) -> Vec<String> {
    let out = command(folder, database, "verify").output().unwrap();
    let told = String::from_utf8(out.stdout).unwrap();
    let lines = told.lines().filter(|line| !line.contains("agrees with the journal"));
    lines.map(str::to_owned).collect()
}

/// All orders, and what the state's hash is over, after the migrations that were missing.
async fn books(database: &str) -> (Vec<Order>, Vec<String>) {
    let db = Db::open(database, &app::migrations()).await.unwrap();
    let read = async |tx: &mut Tx| {
        let mut lines = orders::digest(tx).await?;
        lines.extend(holdings::digest(tx).await?);
        lines.extend(ledger::digest(tx).await?);
        Ok::<_, db::Error>((orders::all_orders(tx).await?, lines))
    };
    let books = db.read(read).await.unwrap();
    db.close().await.unwrap();
    books
}

/// Orders of every kind, in every state, with money in every state: else nothing is proved.
fn assert_is_rich(orders: &[Order]) {
    let all = |code: fn(&Order) -> &'static str| -> Vec<&str> {
        orders.iter().map(code).collect::<BTreeSet<_>>().into_iter().collect()
    };
    assert_eq!(all(|order| order.kind.code()), KINDS);
    assert_eq!(all(|order| order.status.code()), STATES);
    assert_eq!(all(|order| order.pay_status.code()), MONEY);
}

/// What was sealed when the folder was left has its answer now, but of funds that take longer.
fn assert_answered(orders: &[Order]) {
    let today = NEXT.parse().unwrap();
    let open =
        |order: &&Order| order.status == OrderStatus::Sent && order.kind != OrderKind::Subscribe;
    for order in orders.iter().filter(open) {
        assert!(order.confirm_day > today, "{order:?}");
    }
}
