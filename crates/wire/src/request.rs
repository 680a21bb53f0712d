//! The request that is being answered: its number, and what was asked and said, for logs and
//! figures. What does the work below says it here, without knowing who keeps the log.

use crate::random::random_bytes;
use std::{
    fmt,
    future::Future,
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU32, AtomicU64, Ordering},
    },
};

/// Crockford's digits: no I, L, O or U, which people misread.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/// Digits of a number, five random bits each.
const LENGTH: usize = 16;

tokio::task_local! {
    static CURRENT: Arc<Request>;
}

/// A number that no other request has, here or elsewhere, before or after a restart: 80 random
/// bits, written so that it can be read out, as in `7K3M-9QXD-20TB-RW4E`.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct RequestId(String);

impl RequestId {
    /// A new one.
    #[must_use]
    pub fn new() -> Self {
        Self::of(random_bytes().unwrap_or_else(unrepeated))
    }

    fn of(bytes: [u8; LENGTH]) -> Self {
        let mut text = String::with_capacity(LENGTH + LENGTH / 4);
        for (at, byte) in bytes.into_iter().enumerate() {
            if at > 0 && at % 4 == 0 {
                text.push('-');
            }
            text.push(char::from(DIGITS[usize::from(byte) % DIGITS.len()]));
        }
        Self(text)
    }

    /// As it is written.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl Default for RequestId {
    fn default() -> Self {
        Self::new()
    }
}

impl fmt::Display for RequestId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

/// Where the system has no random numbers: those of this process differ at least.
fn unrepeated() -> [u8; LENGTH] {
    static LAST: AtomicU64 = AtomicU64::new(0);
    let number = LAST.fetch_add(1, Ordering::Relaxed).to_be_bytes();
    let nibbles = number.into_iter().flat_map(|byte| [byte >> 4, byte & 15]);
    let mut bytes = [0; LENGTH];
    bytes.iter_mut().zip(nibbles).for_each(|(byte, nibble)| *byte = nibble);
    bytes
}

/// A request from its head to its answer.
#[derive(Debug, Default)]
pub struct Request {
    id: RequestId,
    operation: OnceLock<&'static str>,
    /// 0 where there is no envelope.
    code: AtomicU32,
}

impl Request {
    /// One that has just arrived.
    #[must_use]
    pub fn new() -> Arc<Self> {
        Arc::default()
    }

    /// Its number.
    #[must_use]
    pub fn id(&self) -> &RequestId {
        &self.id
    }

    /// The operation that was asked for; none when it is no call.
    #[must_use]
    pub fn operation(&self) -> Option<&'static str> {
        self.operation.get().copied()
    }

    /// The code in the envelope; none where there is no envelope.
    #[must_use]
    pub fn code(&self) -> Option<u32> {
        Some(self.code.load(Ordering::Relaxed)).filter(|code| *code != 0)
    }

    /// Does what it asks for.
    pub async fn answer<F: Future>(self: Arc<Self>, work: F) -> F::Output {
        CURRENT.scope(self, work).await
    }
}

/// Says which operation the present request asks for, and what it is answered.
pub(crate) fn said(operation: &'static str, code: u32) {
    // Without a request, as in a test of a room, nobody wants to know.
    let _ = CURRENT.try_with(|request| {
        request.operation.get_or_init(|| operation);
        request.code.store(code, Ordering::Relaxed);
    });
}

/// The number of the present request, or a new one.
pub(crate) fn number() -> RequestId {
    CURRENT.try_with(|request| request.id.clone()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    #[test]
    fn a_number_is_read_out_in_groups_of_four_and_never_comes_again() {
        let all: HashSet<RequestId> = (0..10_000).map(|_| RequestId::new()).collect();
        assert_eq!(all.len(), 10_000);
        for id in all {
            let groups: Vec<&str> = id.as_str().split('-').collect();
            assert!(groups.iter().all(|group| group.len() == 4) && groups.len() == 4, "{id}");
            assert!(id.as_str().bytes().all(|digit| digit == b'-' || DIGITS.contains(&digit)));
        }
        assert_ne!(unrepeated(), unrepeated());
    }

    #[tokio::test]
    async fn what_is_said_is_said_of_the_request_that_is_answered() {
        let (one, other) = (Request::new(), Request::new());
        let id = other.id().clone();
        let seen = other.clone().answer(async {
            said("buy", 10_000);
            number()
        });
        assert_eq!(seen.await, id);
        assert_eq!((other.operation(), other.code()), (Some("buy"), Some(10_000)));
        assert_eq!((one.operation(), one.code()), (None, None));
        assert_ne!(number(), number(), "without a request");
    }
}
