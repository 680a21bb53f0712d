//! Who packs what customers take along: one at a time, and away from the threads that serve all
//! others, since tens of thousands of rows are turned into text and compressed.

use kernel::CustNo;
use std::{
    collections::BTreeSet,
    future::Future,
    sync::{Arc, Mutex, PoisonError},
};
use tokio::{
    runtime::Handle,
    sync::{OwnedSemaphorePermit, Semaphore},
    task::spawn_blocking,
};
use wire::{Answer, Failure, codes};

/// Who wait for theirs at a time; that of many years takes a second.
const WAITING_MOST: usize = 8;
const RETRY_AFTER_S: u32 = 5;
const PACKING: &str = "packing what a customer takes along";

/// A service of the application.
pub struct Packers {
    places: Arc<Semaphore>,
    turn: Arc<Semaphore>,
    waiting: Arc<Mutex<BTreeSet<CustNo>>>,
}

impl Packers {
    /// At rest.
    #[must_use]
    #[expect(clippy::new_without_default, reason = "there is one, and it is made with a name")]
    pub fn new() -> Self {
        Self {
            places: Arc::new(Semaphore::new(WAITING_MOST)),
            turn: Arc::new(Semaphore::new(1)),
            waiting: Arc::default(),
        }
    }

    /// A place among those who wait; refused when all are taken, and to whoever has one already.
    pub(crate) fn enter(&self, cust_no: CustNo) -> Answer<Place> {
        let busy = || codes::BUSY.refuse().later(RETRY_AFTER_S);
        let place = Arc::clone(&self.places).try_acquire_owned().map_err(|_| busy())?;
        if !self.waiting.lock().unwrap_or_else(PoisonError::into_inner).insert(cust_no) {
            return Err(busy().into());
        }
        let leaves = Leaves { cust_no, waiting: Arc::clone(&self.waiting) };
        Ok(Place { turn: Arc::clone(&self.turn), held: (leaves, place) })
    }
}

/// That of a customer.
pub(crate) struct Place {
    turn: Arc<Semaphore>,
    held: (Leaves, OwnedSemaphorePermit),
}

impl Place {
    /// The work, once it is its turn. Whoever gives up waiting leaves it running, and keeps the
    /// place until it is done.
    pub(crate) async fn run<T, F>(self, work: impl FnOnce() -> F + Send + 'static) -> Answer<T>
    where
        T: Send + 'static,
        F: Future<Output = Answer<T>>,
    {
        let Self { turn, held } = self;
        let turn = turn.acquire_owned().await.map_err(|error| Failure::fault(PACKING, error))?;
        let runtime = Handle::current();
        let packing = spawn_blocking(move || {
            let _held = (turn, held);
            runtime.block_on(work())
        });
        packing.await.map_err(|error| Failure::fault(PACKING, error))?
    }
}

/// Gives the place back.
struct Leaves {
    cust_no: CustNo,
    waiting: Arc<Mutex<BTreeSet<CustNo>>>,
}

impl Drop for Leaves {
    fn drop(&mut self) {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner).remove(&self.cust_no);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn customer(number: usize) -> CustNo {
        i64::try_from(number).unwrap().try_into().unwrap()
    }

    #[test]
    fn a_customer_has_one_place_and_the_house_a_few() {
        let packers = Packers::new();
        let refused = |number| packers.enter(customer(number)).err();
        let busy = (Some(codes::BUSY.code), Some(RETRY_AFTER_S));
        let first = packers.enter(customer(1)).unwrap();
        let again = refused(1).unwrap();
        assert_eq!((again.code(), again.retry_after_s()), busy);
        let others: Vec<_> =
            (2..=WAITING_MOST).map(|number| packers.enter(customer(number)).unwrap()).collect();
        let late = refused(WAITING_MOST + 1).unwrap();
        assert_eq!((late.code(), late.retry_after_s()), busy);
        drop(first);
        assert!(refused(2).is_some() && refused(1).is_none());
        assert_eq!(others.len(), WAITING_MOST - 1);
    }
}
