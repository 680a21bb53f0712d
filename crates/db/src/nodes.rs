//! Node numbers of ids, leased from the database: of the processes that use it no two make the same
//! id, whatever their clocks say.
//!
//! What a lease allows is a stretch of time: ids of this node, of moments before its end. Moments
//! are part of an id, and the end is on the disk before an id is made. So a process that was
//! stopped for an hour still holds what nobody else makes, and when that is used up it makes none
//! ([`kernel::NoIds`]) until it has a lease again. The beat says only who may be followed.

use std::{
    collections::hash_map::RandomState,
    hash::{BuildHasher, Hasher},
    process,
};

use kernel::{Clock, Ids, Instant, NoIds};
use tokio::sync::Mutex;

use crate::{Error, ErrorKind, Param, Query, Sql, Tx};

/// How long a lease lasts. Who could not renew it for so long makes no ids.
pub(crate) const LEASE_MS: i64 = 30_000;
static FREE: Sql = Sql::new(
    "SELECT node, until_ms FROM db_nodes WHERE holder = '' OR beat_ms < $1
     ORDER BY until_ms > $2, node LIMIT 1",
    false,
    file!(),
    line!(),
);
static TAKE: Sql = Sql::new(
    "UPDATE db_nodes SET holder = $2, beat_ms = $3, until_ms = $4 WHERE node = $1",
    false,
    file!(),
    line!(),
);
static RENEW: Sql = Sql::new(
    "UPDATE db_nodes SET beat_ms = $3, until_ms = $4 WHERE node = $1 AND holder = $2",
    false,
    file!(),
    line!(),
);
static GIVE_BACK: Sql = Sql::new(
    "UPDATE db_nodes SET holder = '', until_ms = $3 WHERE node = $1 AND holder = $2",
    false,
    file!(),
    line!(),
);

static OTHERS: Sql = Sql::new(
    "SELECT COUNT(*) AS others FROM db_nodes
     WHERE holder <> '' AND holder <> $1 AND beat_ms >= $2",
    false,
    file!(),
    line!(),
);

/// The number that a [`Db`] holds, when it was asked for one.
#[derive(Default)]
pub(crate) struct Held(pub Mutex<Option<Node>>);

pub(crate) struct Node {
    pub ids: Ids,
    pub clock: Clock,
    /// This process's name among all.
    pub holder: String,
    pub lease: Option<Lease>,
}

/// What a holder may make.
#[derive(Clone, Copy)]
pub(crate) struct Lease {
    pub node: i64,
    pub from: Instant,
    pub until: Instant,
}

impl Node {
    /// One that holds no number yet.
    pub fn new(ids: Ids, clock: Clock) -> Self {
        Self { ids, clock, holder: name(), lease: None }
    }

    /// From now on it makes ids of this lease.
    pub fn granted(&mut self, lease: Lease) -> Result<(), Error> {
        let node = u8::try_from(lease.node).map_err(Error::fault)?;
        self.ids.grant(node, lease.from, lease.until);
        self.lease = Some(lease);
        Ok(())
    }
}

/// Renews a lease until a moment; answers whether it was still this holder's.
pub(crate) async fn renew(
    tx: &mut Tx,
    (node, holder): (i64, &str),
    until: Instant,
) -> Result<bool, Error> {
    let now = tx.clock_ms().await?;
    Ok(tx.execute(query(&RENEW, &[&node, &holder, &now, &until])).await? == 1)
}

/// Takes a number that nobody holds.
pub(crate) async fn take(tx: &mut Tx, holder: &str, until: Instant) -> Result<Lease, Error> {
    let now = tx.clock_ms().await?;
    let silent = now - LEASE_MS;
    // One whose ids are spent up to now, before one whose former holder was ahead of us.
    let spent = until.add_ms(-LEASE_MS);
    let free: Option<(i64, Instant)> = tx.optional(query(&FREE, &[&silent, &spent])).await?;
    let Some((node, from)) = free else {
        let text = "all 256 node numbers of ids are held";
        return Err(Error::new(ErrorKind::Overloaded, text));
    };
    let until = until.max(from.add_ms(LEASE_MS));
    tx.execute(query(&TAKE, &[&node, &holder, &now, &until])).await?;
    Ok(Lease { node, from, until })
}

/// Gives a number back; ids of moments before `until` are spent.
pub(crate) async fn give_back(
    tx: &mut Tx,
    (node, holder): (i64, &str),
    until: Instant,
) -> Result<(), Error> {
    tx.execute(query(&GIVE_BACK, &[&node, &holder, &until])).await.map(drop)
}

/// How many hold a number besides this holder, and have said so within a lease's time.
pub(crate) async fn others(tx: &mut Tx, holder: &str) -> Result<i64, Error> {
    let alive = tx.clock_ms().await? - LEASE_MS;
    let (others,) = tx.one(query(&OTHERS, &[&holder, &alive])).await?;
    Ok(others)
}

fn query<'a>(sql: &'static Sql, args: &'a [&'a dyn Param]) -> Query<'a> {
    Query { sql, args }
}

/// Processes of several machines may have one number.
#[expect(clippy::disallowed_methods, reason = "it is to differ from run to run")]
fn name() -> String {
    format!("{}-{:016x}", process::id(), RandomState::new().build_hasher().finish())
}

impl From<NoIds> for Error {
    fn from(error: NoIds) -> Self {
        Self::new(ErrorKind::Overloaded, error)
    }
}
