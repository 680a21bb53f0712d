//! RSA on a thread of its own, behind a bounded queue: made-up keys hold up nobody but those who
//! come with a new key, and never for long.

use super::{ServerKeys, SessionKey, refused::Refused};
use kernel::Clock;
use std::{
    io,
    sync::{
        Arc,
        mpsc::{Receiver, RecvTimeoutError, SyncSender, TrySendError, sync_channel},
    },
    thread,
    time::Duration,
};
use tokio::sync::oneshot;

/// Keys that may wait to be unwrapped: some milliseconds of work.
const QUEUE: usize = 64;
/// How often the folder is looked at for keys that were made or retired.
const LOOK: Duration = Duration::from_secs(2);
/// A key that nobody knows may have been made a moment ago; made-up names look no more often.
const LOOK_AGAIN: Duration = Duration::from_millis(500);

/// Unwraps session keys until it is dropped.
pub struct Unwrapping(SyncSender<Wrapped>);

struct Wrapped {
    kid: String,
    bytes: Vec<u8>,
    answer: oneshot::Sender<Option<SessionKey>>,
}

impl Unwrapping {
    /// Starts the thread.
    ///
    /// # Errors
    /// The system has no thread.
    pub fn start(keys: Arc<ServerKeys>, clock: Clock) -> io::Result<Self> {
        let (queue, asked) = sync_channel(QUEUE);
        let thread = thread::Builder::new().name("seal".into());
        thread.spawn(move || Worker { keys, looked: clock.steady(), clock }.run(&asked))?;
        Ok(Self(queue))
    }

    /// The session key within, which says nothing yet of who sent it.
    ///
    /// # Errors
    /// It was wrapped for none of our keys, or too many wait.
    pub async fn unwrap(&self, kid: &str, bytes: Vec<u8>) -> Result<SessionKey, Refused> {
        let (answer, unwrapped) = oneshot::channel();
        let asked = Wrapped { kid: kid.to_owned(), bytes, answer };
        self.0.try_send(asked).map_err(|error| match error {
            TrySendError::Full(_) => Refused::Busy,
            TrySendError::Disconnected(_) => Refused::Wrong,
        })?;
        unwrapped.await.ok().flatten().ok_or(Refused::Wrong)
    }
}

struct Worker {
    keys: Arc<ServerKeys>,
    clock: Clock,
    looked: Duration,
}

impl Worker {
    fn run(mut self, asked: &Receiver<Wrapped>) {
        loop {
            match asked.recv_timeout(LOOK) {
                Ok(wrapped) => {
                    let key = self.unwrap(&wrapped);
                    // Who asked may have hung up.
                    let _ = wrapped.answer.send(key);
                }
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => return,
            }
            self.look(LOOK);
        }
    }

    fn unwrap(&mut self, wrapped: &Wrapped) -> Option<SessionKey> {
        let pair = self.keys.find(&wrapped.kid).or_else(|| {
            self.look(LOOK_AGAIN);
            self.keys.find(&wrapped.kid)
        })?;
        SessionKey::new(&pair.unwrap(&wrapped.bytes)?)
    }

    fn look(&mut self, every: Duration) {
        let now = self.clock.steady();
        if now.saturating_sub(self.looked) < every {
            return;
        }
        self.looked = now;
        if let Err(error) = self.keys.look(self.clock.unmoved()) {
            tracing::error!(%error, "the folder of the seal's keys cannot be read");
        }
    }
}
