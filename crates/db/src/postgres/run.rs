//! A write in a transaction of its own, until it did not lose a race.

use std::{
    hash::{BuildHasher, Hasher, RandomState},
    time::Duration,
};

use deadpool_postgres::Pool;

use super::{conn::Pg, races::Races};
use crate::{Error, ErrorKind, Tx, tx::Conn};

/// SERIALIZABLE, or "count, then insert" would be safe on SQLite and not here. The lock is the
/// write's turn among those of all processes. It is no statement that takes a snapshot: what is
/// read behind it was written before.
pub(super) const BEGIN_TOGETHER: &str =
    "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE db_turns IN ROW SHARE MODE";
/// The same, with no other write beside it in any process. PostgreSQL's queue is fair: those who
/// come later wait behind it, and it waits for those only who are under way.
pub(super) const BEGIN_ALONE: &str =
    "BEGIN ISOLATION LEVEL SERIALIZABLE; LOCK TABLE db_turns IN EXCLUSIVE MODE";
pub(super) const BEGIN_READ: &str = "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY";
/// How often a write is run before the caller is told [`ErrorKind::Retry`].
const TRIES: u32 = 20;
/// After so many lost races a write runs alone, and then nobody can win against it.
pub(super) const TOGETHER: u32 = 5;
/// Work of many statements runs alone from the beginning: it would lose nearly every race, and each
/// one costs all of it.
pub(super) const ALONE: u32 = 0;
/// The longest wait before another run, in microseconds.
const BACKOFF_MAX_US: u64 = 40_000;

pub(super) fn busy(error: deadpool_postgres::PoolError) -> Error {
    use deadpool_postgres::PoolError;
    match error {
        PoolError::Closed => Error::closed(),
        PoolError::Backend(error) => error.into(),
        error => Error::new(ErrorKind::Overloaded, error),
    }
}

pub(super) async fn begin(pool: &Pool, begin: &'static str) -> Result<Tx, Error> {
    let client = pool.get().await.map_err(busy)?;
    Ok(Tx::new(Conn::Postgres(Box::new(Pg::own(client, begin)))))
}

/// Runs the work until it did not lose a race; so often `together` with others. The failure is
/// noticed in `Tx`, however `E` wraps it. A COMMIT that failed otherwise is not tried again: nobody
/// knows whether it took effect.
pub(super) async fn run<T, E, F>(
    pool: &Pool,
    work: &F,
    (races, together): (&Races, u32),
    fail_first: bool,
) -> Result<T, E>
where
    F: AsyncFn(&mut Tx) -> Result<T, E>,
    E: From<Error>,
{
    let mut tries = 0;
    loop {
        tries += 1;
        // Those of this process wait for each other here, and not with a connection each.
        let (turn, begins) = match tries <= together {
            true => ((Some(races.together().await), None), BEGIN_TOGETHER),
            false => ((None, Some(races.alone().await)), BEGIN_ALONE),
        };
        let mut tx = begin(pool, begins).await?;
        let out = work(&mut tx).await;
        let failed = match (&out, tx.failed.take()) {
            (Ok(_), None) if fail_first && tries == 1 => Some(Error::retry()),
            (Ok(_), None) => commit(&mut tx).await.err(),
            (Ok(_), Some(error)) if error.kind != ErrorKind::Retry => Some(error.poison()),
            (_, failed) => failed,
        };
        drop(tx); // rolls back what is not committed
        match failed {
            Some(error) if error.kind == ErrorKind::Retry && tries < TRIES => {
                races.lose();
                tracing::debug!(%error, tries, "a write lost a race and runs again");
                drop(turn);
                tokio::time::sleep(backoff(tries)).await;
            }
            Some(error) if out.is_ok() => return Err(error.into()),
            _ => return out,
        }
    }
}

async fn commit(tx: &mut Tx) -> Result<(), Error> {
    match &mut tx.conn {
        Conn::Postgres(conn) => conn.commit().await,
        Conn::Sqlite(_) => Ok(()),
    }
}

/// A random part of a time that doubles with each try, so that rivals do not meet again.
#[expect(clippy::disallowed_methods, reason = "only how long a rival waits depends on it")]
fn backoff(tries: u32) -> Duration {
    let most = (500_u64 << tries.min(10)).min(BACKOFF_MAX_US);
    let random = RandomState::new().build_hasher().finish();
    Duration::from_micros(random % most)
}
