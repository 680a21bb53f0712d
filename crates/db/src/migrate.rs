//! Migrations: one text for both engines, each room its own. Pending ones that follow each other
//! share a transaction; one that goes in batches has many ([`BATCHES`]).
//!
//! Other servers may be at work on the tables. So nothing waits long for a table while it makes
//! others wait behind it, and one process migrates at a time.

use std::time::Duration;

use crate::{Error, ErrorKind};

/// One step of a room's tables. It is never changed after it ran anywhere.
#[derive(Debug, Clone, Copy)]
pub struct Migration {
    /// The room that owns the tables.
    pub room: &'static str,
    /// Counted within the room, from 1.
    pub version: i64,
    /// In a few words.
    pub name: &'static str,
    /// SQL for both engines; see [`render`].
    pub text: &'static str,
}

impl Migration {
    fn in_batches(&self) -> bool {
        self.text.starts_with(BATCHES)
    }
}

/// A room's migrations, numbered from 1 in their order.
///
/// ```ignore
/// pub const MIGRATIONS: &[db::Migration] = db::migrations!("orders",
///     "begin" => include_str!("../../../migrations/30_orders.sql"),
/// );
/// ```
#[macro_export]
macro_rules! migrations {
    ($room:literal, $($name:literal => $text:expr),+ $(,)?) => {
        &{
            let mut all = [
                $($crate::Migration { room: $room, version: 0, name: $name, text: $text }),+
            ];
            let (mut at, mut version) = (0, 1);
            while at < all.len() {
                all[at].version = version;
                (at, version) = (at + 1, version + 1);
            }
            all
        }
    };
}

/// A migration whose text begins so is one statement that changes some thousand rows of what is
/// still to be changed, such as `UPDATE … WHERE id IN (SELECT id … WHERE … LIMIT 5000)`. It is run,
/// each time in a transaction of its own, until it changes nothing: servers work on meanwhile, and
/// one that was killed goes on where it stopped. The statement has to find by itself, and by an
/// index, what is left, and servers must do with both states.
pub const BATCHES: &str = "/*batches*/";

/// How long a migration waits for its turn before it looks again, and after how many looks it says
/// so again.
const LOOK: Duration = Duration::from_millis(250);
const SAID_EVERY: u32 = 40;
/// How often a migration tries to get at tables that are in use, and the pause between, in which
/// those who waited behind it have their turn.
const TRIES: u32 = 20;
const PAUSE: Duration = Duration::from_secs(1);

/// This crate's own tables, which every database has.
pub(crate) const OWN: &[Migration] = migrations!("db",
    "nodes" => include_str!("../../../migrations/db_0001_nodes.sql"),
    "turns" => include_str!("../../../migrations/db_0002_turns.sql"),
    "personal" => include_str!("../../../migrations/db_0003_personal.sql"),
);

const TABLE: &str = "CREATE TABLE IF NOT EXISTS db_migrations (
    room TEXT NOT NULL, version BIGINT NOT NULL, name TEXT NOT NULL, hash BIGINT NOT NULL,
    PRIMARY KEY (room, version))";
const DONE: &str = "SELECT room, version, hash FROM db_migrations";
const NOTE: &str = "INSERT INTO db_migrations (room, version, name, hash) VALUES ($1, $2, $3, $4)";

/// A migration's text for one engine: `/*sqlite: … */` and `/*pg: … */` are kept for their engine
/// and left out for the other.
#[must_use]
pub fn render(text: &str, sqlite: bool) -> String {
    let mut out = text.to_owned();
    for (mark, keep) in [("/*sqlite:", sqlite), ("/*pg:", !sqlite)] {
        while let Some(from) = out.find(mark) {
            let to = out[from..].find("*/").map_or(out.len(), |end| from + end);
            let inner = if keep { out[from + mark.len()..to].to_owned() } else { String::new() };
            out.replace_range(from..(to + 2).min(out.len()), &inner);
        }
    }
    out
}

/// FNV-1a, stable over versions of Rust.
pub(crate) fn hash(text: &str) -> i64 {
    let step = |h: u64, byte| (h ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    text.bytes().fold(0xcbf2_9ce4_8422_2325_u64, step).cast_signed()
}

/// Migrates a file. Each step looks again at what is done: another process may be at it, too.
pub(crate) fn sqlite(conn: &mut rusqlite::Connection, all: &[Migration]) -> Result<(), Error> {
    let (all, mut changed) = ([OWN, all].concat(), 0);
    while sqlite_step(conn, &all, &mut changed)? {}
    Ok(())
}

/// One transaction; answers whether there may be more to do.
fn sqlite_step(
    conn: &mut rusqlite::Connection,
    all: &[Migration],
    changed: &mut u64,
) -> Result<bool, Error> {
    let tx = conn.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    tx.execute_batch(TABLE)?;
    let done = tx
        .prepare(DONE)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<Result<Vec<_>, _>>()?;
    let part = part(pending(all, &done)?);
    let mut ended = Vec::new();
    match &part {
        Part::Nothing => return Ok(false),
        Part::Together(all) => {
            for m in all {
                tx.execute_batch(&render(m.text, true)).map_err(|error| failed(m, error.into()))?;
                ended.push(*m);
            }
        }
        Part::Batch(m) => {
            let rows = tx.execute(&render(m.text, true), []);
            let rows = rows.map_err(|error| failed(m, error.into()))?;
            ended.extend(batch(m, rows.try_into().map_err(Error::fault)?, changed));
        }
    }
    for m in &ended {
        tx.execute(&NOTE.replace('$', "?"), (m.room, m.version, m.name, hash(m.text)))?;
    }
    tx.commit()?;
    Ok(true)
}

/// Migrates a server's database. Processes that start together wait for the first.
pub(crate) async fn postgres(
    client: &mut tokio_postgres::Client,
    all: &[Migration],
) -> Result<(), Error> {
    let (all, mut changed) = ([OWN, all].concat(), 0);
    let (mut looks, mut tries) = (0, 0);
    loop {
        match postgres_step(client, &all, &mut changed).await {
            Ok(Stepped::Done) => return Ok(()),
            Ok(Stepped::More) => tries = 0,
            Ok(Stepped::AnothersTurn) => {
                if looks % SAID_EVERY == 0 {
                    tracing::warn!("another process migrates this database: waiting for it");
                }
                looks += 1;
                tokio::time::sleep(LOOK).await;
            }
            Err(error) if is_in_use(&error) && tries < TRIES => {
                tries += 1;
                tracing::warn!(%error, tries, "a migration waits for tables that are in use");
                tokio::time::sleep(PAUSE).await;
            }
            Err(error) => return Err(error),
        }
    }
}

enum Stepped {
    Done,
    More,
    AnothersTurn,
}

/// Whether others would let go of what was waited for.
fn is_in_use(error: &Error) -> bool {
    matches!(error.kind, ErrorKind::Overloaded | ErrorKind::Retry)
}

/// One transaction.
async fn postgres_step(
    client: &mut tokio_postgres::Client,
    all: &[Migration],
    changed: &mut u64,
) -> Result<Stepped, Error> {
    let tx = client.transaction().await?;
    // A long migration is no runaway statement. While it waits for a table, everybody who comes
    // later waits behind it.
    tx.batch_execute("SET LOCAL statement_timeout = 0; SET LOCAL lock_timeout = '2s'").await?;
    let mine = tx.query_one("SELECT pg_try_advisory_xact_lock(20261121)", &[]).await?;
    if !mine.try_get::<_, bool>(0)? {
        return Ok(Stepped::AnothersTurn);
    }
    tx.batch_execute(TABLE).await?;
    let mut done = Vec::new();
    for row in tx.query(DONE, &[]).await? {
        done.push((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
    }
    let part = part(pending(all, &done)?);
    let mut ended = Vec::new();
    match &part {
        Part::Nothing => return Ok(Stepped::Done),
        Part::Together(all) => {
            for m in all {
                let ran = tx.batch_execute(&render(m.text, false)).await;
                ran.map_err(|error| failed(m, error.into()))?;
                ended.push(*m);
            }
        }
        Part::Batch(m) => {
            let rows = tx.execute(&render(m.text, false), &[]).await;
            let rows = rows.map_err(|error| failed(m, error.into()))?;
            ended.extend(batch(m, rows, changed));
        }
    }
    for m in &ended {
        tx.execute(NOTE, &[&m.room, &m.version, &m.name, &hash(m.text)]).await?;
    }
    tx.commit().await?;
    Ok(Stepped::More)
}

/// What one transaction does.
enum Part<'a> {
    Nothing,
    Together(Vec<&'a Migration>),
    Batch(&'a Migration),
}

fn part(pending: Vec<&Migration>) -> Part<'_> {
    match pending.first() {
        None => Part::Nothing,
        Some(first) if first.in_batches() => Part::Batch(first),
        Some(_) => Part::Together(pending.into_iter().take_while(|m| !m.in_batches()).collect()),
    }
}

/// Says how far a migration in batches is, and answers it when nothing was left.
fn batch<'a>(m: &'a Migration, rows: u64, changed: &mut u64) -> Option<&'a Migration> {
    *changed += rows;
    let (room, version, name) = (m.room, m.version, m.name);
    if rows > 0 {
        tracing::info!(room, version, name, rows = *changed, "a migration goes on");
        return None;
    }
    tracing::info!(room, version, name, rows = *changed, "a migration has ended");
    *changed = 0;
    Some(m)
}

type Done = (String, i64, i64);

fn pending<'a>(all: &'a [Migration], done: &[Done]) -> Result<Vec<&'a Migration>, Error> {
    let mut pending: Vec<&Migration> = Vec::new();
    for m in all {
        let before = |p: &&Migration| p.room == m.room && p.version >= m.version;
        if pending.iter().any(before) {
            return Err(Error::fault(format!("{} {}: not in order", m.room, m.version)));
        }
        match done.iter().find(|(room, version, _)| room == m.room && *version == m.version) {
            None => pending.push(m),
            Some((.., stored)) if *stored == hash(m.text) => {}
            Some(_) => {
                let text = format!("{} {}: changed after it ran", m.room, m.version);
                return Err(Error::fault(text));
            }
        }
    }
    // A newer program has been here: its tables are not ours to write to.
    match done.iter().find(|d| !all.iter().any(|m| m.room == d.0 && m.version == d.1)) {
        None => Ok(pending),
        Some((room, version, _)) => Err(Error::fault(format!("{room} {version}: unknown here"))),
    }
}

fn failed(m: &Migration, error: Error) -> Error {
    Error { text: format!("{} {}: {}", m.room, m.version, error.text).into(), ..error }
}
