//! One record of a batch that cannot be written must not hold up the others: the batch is halved
//! until that one is found, and it is set aside with its reason. It is asked for again later.

use super::store::aside;
pub use super::store::aside::SetAside;
use db::{Error, ErrorKind, Tx};
use kernel::NoIds;
use wire::Failure;

/// For so long a record that was set aside is left alone.
pub const ASIDE_MS: i64 = 5 * 60 * 1000;
/// What the bank is asked for more than so long from now was written before somebody set the clock
/// back; processes whose clocks differ by moments are not meant.
pub const AHEAD_MS: i64 = ASIDE_MS + 60 * 1000;

/// Why a batch was not written.
#[derive(Debug)]
pub enum Hindrance {
    /// Nothing can be written now; the same batch may be, later.
    House(Failure),
    /// One of its records cannot be written.
    Record(String),
}

impl From<Error> for Hindrance {
    fn from(error: Error) -> Self {
        match error.kind {
            ErrorKind::Retry
            | ErrorKind::Overloaded
            | ErrorKind::Closed
            | ErrorKind::Away
            | ErrorKind::Full
            | ErrorKind::Awaited => Self::House(error.into()),
            ErrorKind::NotFound
            | ErrorKind::Conflict
            | ErrorKind::Panicked
            | ErrorKind::Poisoned
            | ErrorKind::Repeated
            | ErrorKind::Fault => Self::Record(error.to_string()),
        }
    }
}

impl From<NoIds> for Hindrance {
    fn from(error: NoIds) -> Self {
        Self::House(error.into())
    }
}

impl From<Failure> for Hindrance {
    fn from(failure: Failure) -> Self {
        match failure {
            Failure::Fault(_) => Self::Record(failure.to_string()),
            Failure::Refused(_) | Failure::NoSession(_) | Failure::Busy(_) => Self::House(failure),
        }
    }
}

/// What is still to be written, in batches.
pub struct Batches<R>(Vec<Vec<R>>);

impl<R> Batches<R> {
    /// All in one.
    pub fn of(records: Vec<R>) -> Self {
        Self(vec![records])
    }

    /// The next one that is not empty.
    pub fn next(&mut self) -> Option<Vec<R>> {
        let batch = self.0.pop()?;
        if batch.is_empty() { self.next() } else { Some(batch) }
    }

    /// One of a batch cannot be written. Answers that one when it is found; until then its halves
    /// come next.
    pub fn halve(&mut self, mut batch: Vec<R>) -> Option<R> {
        if batch.len() < 2 {
            return batch.pop();
        }
        let second = batch.split_off(batch.len() / 2);
        self.0.extend([second, batch]);
        None
    }
}

/// Notes a payment as set aside.
pub async fn set_aside(tx: &mut Tx, row: &SetAside) -> Result<(), Error> {
    let SetAside { order_no, what, reason, .. } = row;
    tracing::error!(%order_no, what, reason, "a payment is set aside");
    aside::put(tx, row).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn halving_finds_each_bad_record_and_writes_every_other_one_once() {
        for bad in [vec![], vec![0], vec![6], vec![2, 3], vec![0, 1, 2, 3, 4, 5, 6]] {
            let mut batches = Batches::of((0..7).collect::<Vec<i32>>());
            let (mut written, mut found) = (Vec::new(), Vec::new());
            while let Some(batch) = batches.next() {
                match batch.iter().any(|record| bad.contains(record)) {
                    true => found.extend(batches.halve(batch)),
                    false => written.extend(batch),
                }
            }
            assert_eq!(found, bad);
            let good: Vec<i32> = (0..7).filter(|record| !bad.contains(record)).collect();
            assert_eq!(written, good);
        }
    }
}
