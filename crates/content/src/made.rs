//! Documents that are made of texts: each once, and kept in memory by the hash of what it is made
//! of. The same text is the same bytes on every server, so nothing is stored.

use crate::no_file::no_file;
use bytes::Bytes;
use paper::{Curve, NotWritten, Paper};
use sha2::{Digest, Sha256};
use std::{
    collections::{BTreeMap, VecDeque},
    sync::{LazyLock, Mutex, PoisonError},
};
use tokio::{
    sync::{Semaphore, SemaphorePermit},
    task::spawn_blocking,
};
use wire::{Answer, Failure, codes};

/// A server keeps as many of the last ones.
const KEPT_BYTES: usize = 32 << 20;
/// Who wait for theirs at a time; a document takes some milliseconds.
const WAITING_MOST: usize = 32;
const RETRY_AFTER_S: u32 = 2;
const FOOT: &str = "基金有风险，投资须谨慎";
const MAKING: &str = "making a document";

static MADE: LazyLock<Made> = LazyLock::new(|| Made(Mutex::new(Kept::default())));
static PLACES: Semaphore = Semaphore::const_new(WAITING_MOST);
static TURN: Semaphore = Semaphore::const_new(1);

/// What a document is made of.
#[derive(Debug, Clone, PartialEq)]
pub struct Sketch {
    pub title: String,
    pub sub: String,
    pub markdown: String,
    pub curve: Option<Curve>,
    /// Year, month, day.
    pub day: (u16, u8, u8),
}

impl Sketch {
    /// Whether the font has all of its letters.
    pub fn can_be_made(&self) -> bool {
        [&self.title, &self.sub, &self.markdown].into_iter().all(|text| paper::has_letters(text))
    }

    fn hash(&self) -> String {
        let mut hash = Sha256::new();
        hash.update(format!("{self:?}"));
        kernel::hex(&hash.finalize())
    }

    fn pdf(&self) -> Result<Vec<u8>, NotWritten> {
        let Self { title, sub, markdown, curve, day } = self;
        let curve = curve.as_ref();
        paper::pdf(&Paper { title, sub, foot: FOOT, markdown, curve, day: *day })
    }
}

/// The document in PDF; refused when too many wait, or when the font lacks a letter.
pub async fn made(sketch: Sketch) -> Answer<Bytes> {
    let hash = sketch.hash();
    if let Some(kept) = MADE.find(&hash) {
        return Ok(kept);
    }
    let turn = turn().await?;
    // Whoever was before may have made the same.
    match MADE.find(&hash) {
        Some(kept) => Ok(kept),
        None => make(sketch, turn, Some(hash)).await,
    }
}

/// The same of what is one customer's: not kept, as nobody else asks for it.
///
/// # Errors
/// As of any document.
pub async fn made_for_one(sketch: Sketch) -> Answer<Bytes> {
    make(sketch, turn().await?, None).await
}

type Turn = (SemaphorePermit<'static>, SemaphorePermit<'static>);

/// Waits for one's turn, where not too many do.
async fn turn() -> Answer<Turn> {
    let busy = |_| codes::BUSY.refuse().later(RETRY_AFTER_S);
    let place = PLACES.try_acquire().map_err(busy)?;
    let turn = TURN.acquire().await.map_err(|error| Failure::fault(MAKING, error))?;
    Ok((turn, place))
}

async fn make(sketch: Sketch, turn: Turn, keep: Option<String>) -> Answer<Bytes> {
    // The turn goes along: whoever gives up waiting leaves the work running.
    let making = spawn_blocking(move || {
        let _held = turn;
        let made = sketch.pdf().map(Bytes::from);
        if let (Ok(bytes), Some(hash)) = (&made, keep) {
            MADE.keep(hash, bytes.clone());
        }
        made
    });
    match making.await.map_err(|error| Failure::fault(MAKING, error))? {
        Ok(bytes) => Ok(bytes),
        Err(NotWritten::Letter(_)) => Err(no_file().into()),
        Err(broken) => Err(Failure::fault(MAKING, broken)),
    }
}

struct Made(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    by_hash: BTreeMap<String, Bytes>,
    /// The oldest first.
    order: VecDeque<String>,
    size: usize,
}

impl Made {
    fn find(&self, hash: &str) -> Option<Bytes> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).by_hash.get(hash).cloned()
    }

    fn keep(&self, hash: String, bytes: Bytes) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        kept.size += bytes.len();
        if kept.by_hash.insert(hash.clone(), bytes).is_none() {
            kept.order.push_back(hash);
        }
        while kept.size > KEPT_BYTES {
            let Some(oldest) = kept.order.pop_front() else { return };
            let gone = kept.by_hash.remove(&oldest).map_or(0, |bytes| bytes.len());
            kept.size = kept.size.saturating_sub(gone);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sketch(text: &str) -> Sketch {
        let (title, sub) = ("基金合同".to_owned(), "2026-01版".to_owned());
        Sketch { title, sub, markdown: text.to_owned(), curve: None, day: (2026, 1, 1) }
    }

    #[tokio::test]
    async fn a_document_is_made_once_for_what_it_is_made_of() {
        let one = made(sketch("净值")).await.unwrap();
        let again = made(sketch("净值")).await.unwrap();
        assert_eq!(one.as_ptr(), again.as_ptr(), "it is the kept one");
        assert_ne!(one, made(sketch("份额")).await.unwrap());
    }

    #[tokio::test]
    async fn a_letter_that_cannot_be_drawn_makes_no_document() {
        assert!(!sketch("𠮷").can_be_made() && sketch("吉").can_be_made());
        let refused = made(sketch("𠮷")).await.unwrap_err();
        assert_eq!(refused.code(), Some(codes::NOT_FOUND.code));
    }

    #[test]
    fn only_the_last_ones_are_kept() {
        let made = Made(Mutex::new(Kept::default()));
        let half = Bytes::from(vec![0; KEPT_BYTES / 2]);
        for name in ["a", "b", "c"] {
            made.keep(name.to_owned(), half.clone());
        }
        assert_eq!(["a", "b", "c"].map(|name| made.find(name).is_some()), [false, true, true]);
    }
}
