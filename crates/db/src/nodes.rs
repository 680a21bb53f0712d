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
    sync::{Arc, Weak},
    time::Duration,
};

use kernel::{Clock, Ids, Instant, NoIds};
use tokio::sync::Mutex;

use crate::{Db, Engine, EngineName, Error, ErrorKind, Param, Query, Sql, Tx, fence::Fence};

/// How long a lease lasts. Who could not renew it for so long makes no ids.
const LEASE_MS: i64 = 30_000;
/// How often it is renewed.
const BEAT: Duration = Duration::from_secs(5);
/// How far this machine's clock may differ from the database's before it is set right.
const DRIFT_MS: i64 = 250;

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

/// The number that a [`Db`] holds, when it was asked for one.
#[derive(Default)]
pub(crate) struct Held(Mutex<Option<Node>>);

struct Node {
    ids: Ids,
    clock: Clock,
    /// This process's name among all.
    holder: String,
    lease: Option<Lease>,
}

#[derive(Clone, Copy)]
struct Lease {
    node: i64,
    from: Instant,
    until: Instant,
}

impl Db {
    /// Ids of a node that no other process has, and the shared clock: from now on `clock` follows
    /// the database's ([`Clock::set_ahead_ms`]), where that is another machine's. The number is
    /// kept until [`Db::close`] gives it back.
    ///
    /// # Errors
    /// [`ErrorKind::Overloaded`] when all 256 numbers are held; else those of the database.
    pub async fn ids(&self, clock: &Clock) -> Result<Ids, Error> {
        let mut held = self.nodes.0.lock().await;
        if let Some(node) = &*held {
            return Ok(node.ids.clone());
        }
        let (ids, clock) = (Ids::without_node(clock.clone()), clock.clone());
        let mut node = Node { ids: ids.clone(), clock, holder: name(), lease: None };
        node.beat(self).await?;
        *held = Some(node);
        tokio::spawn(beats(Arc::downgrade(&self.engine), Arc::downgrade(&self.nodes)));
        Ok(ids)
    }

    /// Renews the lease of the node number now, as is done every few seconds.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn beat_node(&self) -> Result<(), Error> {
        match &mut *self.nodes.0.lock().await {
            Some(node) => node.beat(self).await,
            None => Ok(()),
        }
    }

    /// Gives the number back. Where that fails others wait until it is silent.
    pub(crate) async fn give_node_back(&self) {
        let Some(node) = self.nodes.0.lock().await.take() else { return };
        let Some(lease) = node.lease else { return };
        let (until, holder) = (node.ids.end(), node.holder.clone());
        let give = async move |tx: &mut Tx| {
            tx.execute(query(&GIVE_BACK, &[&lease.node, &holder, &until])).await.map(drop)
        };
        match self.write::<_, Error, _>(give).await {
            Err(error) if error.kind != ErrorKind::Closed => {
                tracing::warn!(%error, "giving the node number of ids back");
            }
            Ok(()) | Err(_) => {}
        }
    }

    /// How far the database's clock is ahead of this process's, in milliseconds, and how long it
    /// took to ask.
    async fn clock_ahead(&self, clock: &Clock) -> Result<(i64, i64), Error> {
        let before = clock.unmoved();
        let now = self.read(async |tx: &mut Tx| tx.clock_ms().await).await?;
        let took = clock.unmoved().ms_since(before);
        Ok((now - before.ms() - took / 2, took))
    }
}

impl Node {
    /// Renews the lease, or takes another number.
    async fn beat(&mut self, db: &Db) -> Result<(), Error> {
        self.align(db).await?;
        let until = self.ids.reach(LEASE_MS);
        if let Some(lease) = self.lease {
            let until = until.max(lease.until);
            if renewed(db, (lease.node, self.holder.clone()), until).await? {
                return self.granted(Lease { until, ..lease });
            }
            tracing::warn!(node = lease.node, "the node number of ids was taken over");
            self.lease = None;
        }
        let lease = taken(db, self.holder.clone(), until).await?;
        self.granted(lease)
    }

    fn granted(&mut self, lease: Lease) -> Result<(), Error> {
        let node = u8::try_from(lease.node).map_err(Error::fault)?;
        self.ids.grant(node, lease.from, lease.until);
        self.lease = Some(lease);
        Ok(())
    }

    /// Lets the clock follow the database's: moments that several processes compare, such as since
    /// when one has been asking a bank, are then of one clock.
    async fn align(&self, db: &Db) -> Result<(), Error> {
        if db.engine() == EngineName::Sqlite || self.clock.stands_still() {
            return Ok(());
        }
        let (ahead, took) = db.clock_ahead(&self.clock).await?;
        if ahead.abs() > DRIFT_MS.max(took) {
            let ahead_ms = self.clock.ahead_ms().saturating_add(ahead);
            tracing::warn!(
                ahead_ms,
                "this machine's clock is not the database's, which is followed"
            );
            self.clock.set_ahead_ms(ahead_ms);
        }
        Ok(())
    }
}

async fn renewed(db: &Db, (node, holder): (i64, String), until: Instant) -> Result<bool, Error> {
    let renew = async move |tx: &mut Tx| {
        let now = tx.clock_ms().await?;
        tx.execute(query(&RENEW, &[&node, &holder, &now, &until])).await
    };
    Ok(db.write::<_, Error, _>(renew).await? == 1)
}

async fn taken(db: &Db, holder: String, until: Instant) -> Result<Lease, Error> {
    let take = async move |tx: &mut Tx| {
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
    };
    db.write::<_, Error, _>(take).await
}

async fn beats(engine: Weak<Engine>, held: Weak<Held>) {
    loop {
        tokio::time::sleep(BEAT).await;
        let (Some(engine), Some(held)) = (engine.upgrade(), held.upgrade()) else { return };
        let db = Db { engine, nodes: held, fence: Fence::default(), first: None };
        match db.beat_node().await {
            Err(error) if error.kind == ErrorKind::Closed => return,
            Err(error) => tracing::warn!(%error, "the lease of the node number of ids"),
            Ok(()) => {}
        }
    }
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
