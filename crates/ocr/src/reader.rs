//! The queue in front of an engine: one picture at a time, few that wait, one of each customer.

use crate::{Engine, EngineError, Fault, Line, Photo, Script};
use kernel::CustNo;
use std::{
    collections::HashSet,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};
use tokio::{
    sync::{mpsc, oneshot},
    time::timeout,
};

/// Reads photos, if there is an engine; a service of the application. Cheap to clone.
#[derive(Clone, Default)]
pub struct Reader(Option<Desk>);

/// How much is taken on at once.
#[derive(Debug, Clone, Copy)]
pub struct Limits {
    /// Photos that wait beside the one that is read.
    pub waiting: usize,
    /// For one photo; then the engine is stopped.
    pub time_out: Duration,
}

/// What an engine saw on a photo.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Seen {
    /// From top to bottom, as the engine found them.
    pub lines: Vec<Line>,
    /// What is wrong with the picture, should they say nothing.
    pub fault: Option<Fault>,
}

/// Why there are no lines.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum NotRead {
    /// There is no engine.
    #[error("no engine is installed")]
    NotInstalled,
    /// Too many wait, or the customer's own photo is still being read.
    #[error("busy")]
    Busy {
        /// After which there is likely to be room, seconds.
        retry_after_s: u32,
    },
    /// The photo cannot be unpacked.
    #[error("the photo cannot be unpacked")]
    Broken,
    /// The engine took too long and was stopped.
    #[error("no answer in time")]
    TimedOut,
    /// The engine failed.
    #[error(transparent)]
    Engine(#[from] EngineError),
}

#[derive(Clone)]
struct Desk {
    queue: mpsc::Sender<Job>,
    /// Customers whose photo waits or is being read.
    inside: Arc<Mutex<HashSet<CustNo>>>,
}

struct Job {
    photo: Photo,
    script: Script,
    answer: oneshot::Sender<Result<Seen, NotRead>>,
}

/// A photo takes about a second; the queue is short.
const RETRY_AFTER_S: u32 = 5;

impl Limits {
    /// For a server: whoever waits gets an answer while still looking at the screen.
    pub const USUAL: Self = Self { waiting: 4, time_out: Duration::from_secs(15) };
}

impl Reader {
    /// Without an engine.
    #[must_use]
    pub fn none() -> Self {
        Self(None)
    }

    /// With an engine, whose worker lives as long as the reader; must be called on a runtime.
    pub fn with(engine: Arc<dyn Engine>, limits: Limits) -> Self {
        let (queue, jobs) = mpsc::channel(limits.waiting.max(1));
        tokio::spawn(work(engine, jobs, limits.time_out));
        Self(Some(Desk { queue, inside: Arc::default() }))
    }

    /// Whether there is an engine.
    pub fn is_installed(&self) -> bool {
        self.0.is_some()
    }

    /// The lines of a photo. Giving up waiting stops the work.
    ///
    /// # Errors
    /// See [`NotRead`].
    pub async fn read(
        &self,
        cust_no: CustNo,
        photo: Photo,
        script: Script,
    ) -> Result<Seen, NotRead> {
        let desk = self.0.as_ref().ok_or(NotRead::NotInstalled)?;
        let busy = NotRead::Busy { retry_after_s: RETRY_AFTER_S };
        let _turn = Turn::take(&desk.inside, cust_no).ok_or_else(|| busy.clone())?;
        let (answer, lines) = oneshot::channel();
        desk.queue.try_send(Job { photo, script, answer }).map_err(|_| busy)?;
        lines.await.unwrap_or_else(|_| Err(EngineError("the worker has ended".into()).into()))
    }
}

/// A customer's place inside, given back when dropped.
struct Turn<'a> {
    inside: &'a Mutex<HashSet<CustNo>>,
    cust_no: CustNo,
}

impl<'a> Turn<'a> {
    /// None when there is one.
    fn take(inside: &'a Mutex<HashSet<CustNo>>, cust_no: CustNo) -> Option<Self> {
        let entered = inside.lock().unwrap_or_else(PoisonError::into_inner).insert(cust_no);
        entered.then_some(Self { inside, cust_no })
    }
}

impl Drop for Turn<'_> {
    fn drop(&mut self) {
        self.inside.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.cust_no);
    }
}

async fn work(engine: Arc<dyn Engine>, mut jobs: mpsc::Receiver<Job>, time_out: Duration) {
    while let Some(Job { photo, script, mut answer }) = jobs.recv().await {
        if answer.is_closed() {
            continue;
        }
        // Nothing stops a codec, so the next photo waits for it, whoever has left meanwhile: else
        // who hangs up again and again would have any number unpacked at once.
        let unpacked = tokio::task::spawn_blocking(move || photo.picture()).await;
        // A codec that panics has met a broken photo, too.
        let Some(picture) = unpacked.ok().flatten() else {
            let _ = answer.send(Err(NotRead::Broken));
            continue;
        };
        let read = timeout(time_out, engine.read(&picture, script));
        tokio::select! {
            lines = read => {
                let seen = match lines {
                    Ok(Ok(lines)) => Ok(Seen { lines, fault: picture.fault }),
                    Ok(Err(error)) => Err(NotRead::Engine(error)),
                    Err(_) => Err(NotRead::TimedOut),
                };
                // Nobody listens any more when this fails.
                let _ = answer.send(seen);
            }
            // The customer has left; dropping the reply stops the engine.
            () = answer.closed() => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{FakeEngine, line, png};

    fn customer(n: i64) -> CustNo {
        CustNo::try_from(n).unwrap()
    }

    fn photo() -> Photo {
        Photo::of(png(40, 30)).unwrap()
    }

    fn limits(waiting: usize, time_out_ms: u64) -> Limits {
        Limits { waiting, time_out: Duration::from_millis(time_out_ms) }
    }

    #[tokio::test]
    async fn without_an_engine_nothing_is_read() {
        let found = Reader::none().read(customer(1), photo(), Script::Latin).await;
        assert_eq!(found, Err(NotRead::NotInstalled));
    }

    #[tokio::test]
    async fn the_engine_gets_an_upright_picture_and_its_lines_come_back() {
        let engine = FakeEngine::answers(vec![line("6299", 90)]);
        let reader = Reader::with(engine.clone(), Limits::USUAL);
        let found = reader.read(customer(1), photo(), Script::Latin).await.unwrap();
        assert_eq!(found.lines, vec![line("6299", 90)]);
        assert_eq!(engine.pictures(), vec![(40, 30)]);
    }

    #[tokio::test]
    async fn a_broken_photo_is_not_shown_to_the_engine() {
        let engine = FakeEngine::answers(vec![]);
        let reader = Reader::with(engine.clone(), Limits::USUAL);
        let broken = Photo::of(b"RIFF0000WEBPVP8 ".to_vec()).unwrap();
        let found = reader.read(customer(1), broken, Script::Latin).await;
        assert_eq!(found, Err(NotRead::Broken));
        assert!(engine.pictures().is_empty());
    }

    #[tokio::test]
    async fn an_engine_that_takes_too_long_is_stopped_and_the_next_photo_is_read() {
        let engine = FakeEngine::hangs_once(vec![line("6299", 90)]);
        let reader = Reader::with(engine.clone(), limits(1, 200));
        let late = reader.read(customer(1), photo(), Script::Latin).await;
        assert_eq!(late, Err(NotRead::TimedOut));
        assert_eq!(engine.stopped(), 1);
        let next = reader.read(customer(1), photo(), Script::Latin).await;
        assert_eq!(next.unwrap().lines, vec![line("6299", 90)]);
    }

    #[tokio::test]
    async fn whoever_finds_the_queue_full_is_told_when_to_come_again() {
        let engine = FakeEngine::hangs_once(vec![]);
        let reader = Reader::with(engine.clone(), limits(1, 60_000));
        let mut first = tokio::spawn(wait_for(reader.clone(), 1));
        engine.begun().await;
        let second = tokio::spawn(wait_for(reader.clone(), 2));
        while reader.0.as_ref().unwrap().queue.capacity() > 0 {
            tokio::task::yield_now().await;
        }
        let busy = NotRead::Busy { retry_after_s: RETRY_AFTER_S };
        assert_eq!(wait_for(reader.clone(), 3).await, Err(busy));
        // The first customer leaves: that photo is given up, and the second's is read.
        first.abort();
        assert!((&mut first).await.unwrap_err().is_cancelled());
        assert_eq!(second.await.unwrap().unwrap().lines, vec![]);
        assert_eq!(engine.stopped(), 1);
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_is_not_unpacked() {
        let engine = FakeEngine::hangs_once(vec![]);
        let reader = Reader::with(engine.clone(), limits(4, 60_000));
        let first = tokio::spawn(wait_for(reader.clone(), 1));
        engine.begun().await;
        for _ in 0..3 {
            let next = tokio::spawn(wait_for(reader.clone(), 2));
            tokio::task::yield_now().await;
            next.abort();
            assert!(next.await.unwrap_err().is_cancelled());
        }
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        assert_eq!(wait_for(reader, 3).await.unwrap().lines, vec![]);
        assert_eq!(engine.pictures().len(), 2, "the first, and that of who stayed");
    }

    #[tokio::test]
    async fn a_customer_has_one_photo_read_at_a_time() {
        let engine = FakeEngine::hangs_once(vec![]);
        let reader = Reader::with(engine.clone(), limits(4, 60_000));
        let first = tokio::spawn(wait_for(reader.clone(), 1));
        engine.begun().await;
        assert!(matches!(wait_for(reader.clone(), 1).await, Err(NotRead::Busy { .. })));
        first.abort();
        assert!(first.await.unwrap_err().is_cancelled());
        assert_eq!(wait_for(reader, 1).await.unwrap().lines, vec![]);
    }

    async fn wait_for(reader: Reader, n: i64) -> Result<Seen, NotRead> {
        reader.read(customer(n), photo(), Script::Latin).await
    }
}
