//! Migrations: one text for both engines, each room its own, all pending ones in one transaction.

use crate::Error;

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

pub(crate) fn sqlite(conn: &mut rusqlite::Connection, all: &[Migration]) -> Result<(), Error> {
    let tx = conn.transaction_with_behavior(rusqlite::TransactionBehavior::Immediate)?;
    tx.execute_batch(TABLE)?;
    let done = tx
        .prepare(DONE)?
        .query_map([], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))?
        .collect::<Result<Vec<_>, _>>()?;
    for m in pending(all, &done)? {
        tx.execute_batch(&render(m.text, true)).map_err(|error| failed(m, error.into()))?;
        tx.execute(&NOTE.replace('$', "?"), (m.room, m.version, m.name, hash(m.text)))?;
    }
    Ok(tx.commit()?)
}

pub(crate) async fn postgres(
    client: &mut tokio_postgres::Client,
    all: &[Migration],
) -> Result<(), Error> {
    let tx = client.transaction().await?;
    // Servers that start together wait for the first; a long migration is no runaway statement.
    tx.batch_execute("SET LOCAL statement_timeout = 0").await?;
    tx.batch_execute("SELECT pg_advisory_xact_lock(20261121)").await?;
    tx.batch_execute(TABLE).await?;
    let mut done = Vec::new();
    for row in tx.query(DONE, &[]).await? {
        done.push((row.try_get(0)?, row.try_get(1)?, row.try_get(2)?));
    }
    for m in pending(all, &done)? {
        let ran = tx.batch_execute(&render(m.text, false)).await;
        ran.map_err(|error| failed(m, error.into()))?;
        tx.execute(NOTE, &[&m.room, &m.version, &m.name, &hash(m.text)]).await?;
    }
    Ok(tx.commit().await?)
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
