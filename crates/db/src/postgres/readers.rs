//! Reads of several callers on one snapshot, their statements sent together.
//!
//! One group is under way at a time: those who come meanwhile are the next.

use std::sync::Arc;

use deadpool_postgres::{Object, Pool};
use futures_util::{
    FutureExt,
    future::{join, join_all},
};
use tokio::{
    sync::{
        Mutex,
        mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel},
    },
    task::spawn_local,
};
use tokio_util::task::LocalPoolHandle;

use super::conn::Pg;
use super::gather::Gather;
use super::group::{Alone, Job, Ran};
use super::run::{BEGIN_READ, busy};
use crate::{Tx, reference::Reference, tx::Conn};

/// So many share a snapshot at most.
const MOST: usize = 128;

/// Who makes groups of the reads that come.
pub(super) struct Readers {
    queue: UnboundedReceiver<Box<dyn Job>>,
    pool: Pool,
}

impl Readers {
    /// Works on a thread of this pool until nobody can ask for anything.
    pub(super) fn start(workers: &LocalPoolHandle, pool: &Pool) -> UnboundedSender<Box<dyn Job>> {
        let (send, queue) = unbounded_channel();
        let (readers, last) = (Self { queue, pool: pool.clone() }, workers.num_threads() - 1);
        workers.spawn_pinned_by_idx(move || readers.serve(), last);
        send
    }

    async fn serve(mut self) {
        while let Some(first) = self.queue.recv().await {
            let mut jobs = vec![first];
            while jobs.len() < MOST
                && let Ok(job) = self.queue.try_recv()
            {
                jobs.push(job);
            }
            self.settle(jobs).await;
        }
    }

    /// Runs them on one snapshot; what a failed statement took with it runs alone.
    async fn settle(&self, mut jobs: Vec<Box<dyn Job>>) {
        let client = match self.pool.get().await.map_err(busy) {
            Ok(client) => Arc::new(client),
            Err(error) => {
                return jobs.into_iter().for_each(|job| job.answer(Err(error.clone())));
            }
        };
        let ran = read(&client, &mut jobs).await;
        let over = client.batch_execute("ROLLBACK").now_or_never();
        // A connection that cannot even do this is lost, and nobody shall have it next.
        if let Some(Err(_)) = over
            && let Some(lost) = Arc::into_inner(client)
        {
            drop(Object::take(lost));
        }
        for (job, ran) in jobs.into_iter().zip(ran) {
            match ran {
                Ran::Settled => job.answer(Ok(())),
                Ran::ToUndo | Ran::LostRace | Ran::Dragged => {
                    spawn_local(job.alone(Alone::Read(self.pool.clone())));
                }
            }
        }
    }
}

/// What came of each.
async fn read(client: &Arc<Object>, jobs: &mut [Box<dyn Job>]) -> Vec<Ran> {
    let (common, gather) = (Arc::<Mutex<Reference>>::default(), Arc::<Gather>::default());
    let tx = || {
        let conn = Conn::Postgres(Box::new(Pg::shared(client.clone(), gather.clone())));
        Tx::of_group(conn, common.clone())
    };
    let all = join_all(jobs.iter_mut().map(|job| job.run(tx())));
    let all = gather.served(client, all);
    // Without a snapshot each has been told by its first statement.
    let (begun, mut ran) = join(client.batch_execute(BEGIN_READ), all).await;
    if begun.is_err() {
        ran.fill(Ran::Dragged);
    }
    ran
}
