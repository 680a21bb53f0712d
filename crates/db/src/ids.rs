//! The ids of a handle, and the clock that its processes share.

use std::{
    sync::{Arc, Weak},
    time::Duration,
};

use kernel::{Clock, Ids};

use crate::{
    Db, Engine, EngineName, Error, ErrorKind, Tx,
    fence::Fence,
    nodes::{self, Held, LEASE_MS, Lease, Node},
};

/// How often it is renewed.
const BEAT: Duration = Duration::from_secs(5);
/// How far this machine's clock may differ from the database's before it is set right.
const DRIFT_MS: i64 = 250;

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
        let mut node = Node::new(ids.clone(), clock);
        beat(self, &mut node).await?;
        *held = Some(node);
        tokio::spawn(beats(Arc::downgrade(&self.engine), Arc::downgrade(&self.nodes)));
        Ok(ids)
    }

    /// How many other processes are at work on this database, such as servers: those that have
    /// [`Db::ids`]. One that was killed counts for half a minute more.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn others(&self) -> Result<i64, Error> {
        let held = self.nodes.0.lock().await;
        let own = held.as_ref().map_or("", |node| node.holder.as_str());
        self.read(async |tx: &mut Tx| nodes::others(tx, own).await).await
    }

    /// Renews the lease of the node number now, as is done every few seconds.
    ///
    /// # Errors
    /// Those of the database.
    pub(crate) async fn beat_node(&self) -> Result<(), Error> {
        match &mut *self.nodes.0.lock().await {
            Some(node) => beat(self, node).await,
            None => Ok(()),
        }
    }

    /// Gives the number back. Where that fails others wait until it is silent.
    pub(crate) async fn give_node_back(&self) {
        let Some(node) = self.nodes.0.lock().await.take() else { return };
        let Some(lease) = node.lease else { return };
        let (until, holder) = (node.ids.end(), node.holder.clone());
        let give =
            async move |tx: &mut Tx| nodes::give_back(tx, (lease.node, &holder), until).await;
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

/// Renews the lease, or takes another number.
async fn beat(db: &Db, node: &mut Node) -> Result<(), Error> {
    align(db, &node.clock).await?;
    let until = node.ids.reach(LEASE_MS);
    if let Some(lease) = node.lease {
        let until = until.max(lease.until);
        let holder = node.holder.clone();
        let renew = async move |tx: &mut Tx| nodes::renew(tx, (lease.node, &holder), until).await;
        if db.write::<_, Error, _>(renew).await? {
            return node.granted(Lease { until, ..lease });
        }
        tracing::warn!(node = lease.node, "the node number of ids was taken over");
        node.lease = None;
    }
    let holder = node.holder.clone();
    let take = async move |tx: &mut Tx| nodes::take(tx, &holder, until).await;
    let lease = db.write::<_, Error, _>(take).await?;
    node.granted(lease)
}

/// Lets the clock follow the database's: moments that several processes compare, such as since when
/// one has been asking a bank, are then of one clock.
async fn align(db: &Db, clock: &Clock) -> Result<(), Error> {
    if db.engine() == EngineName::Sqlite || clock.stands_still() {
        return Ok(());
    }
    let (ahead, took) = db.clock_ahead(clock).await?;
    if ahead.abs() > DRIFT_MS.max(took) {
        let ahead_ms = clock.ahead_ms().saturating_add(ahead);
        tracing::warn!(ahead_ms, "this machine's clock is not the database's, which is followed");
        clock.set_ahead_ms(ahead_ms);
    }
    Ok(())
}

async fn beats(engine: Weak<Engine>, held: Weak<Held>) {
    loop {
        tokio::time::sleep(BEAT).await;
        let (Some(engine), Some(held)) = (engine.upgrade(), held.upgrade()) else { return };
        let db = Db { engine, nodes: held, fence: Fence::default(), first: None, keys: None };
        match db.beat_node().await {
            Err(error) if error.kind == ErrorKind::Closed => return,
            Err(error) => tracing::warn!(%error, "the lease of the node number of ids"),
            Ok(()) => {}
        }
    }
}
