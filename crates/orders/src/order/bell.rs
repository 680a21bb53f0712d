//! What wakes the pay worker, and tells it what to do first.

use super::kind::{OrderNo, ParentNo, PaymentNo};
use std::mem;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Notify;

/// Orders that are remembered between two rounds of the worker; with more of them, those that came
/// last are found in the table a little later.
const REMEMBERED: usize = 10_000;

/// Wakes the pay worker; a service of the application.
#[derive(Debug, Clone, Default)]
pub struct PayBell(Arc<Bell>);

#[derive(Debug, Default)]
struct Bell {
    rung: Notify,
    /// Payments of orders just placed, for which nobody else asks in the next seconds.
    placed: Mutex<Vec<PaymentNo>>,
    /// Whether the tables are to be looked through.
    look: AtomicBool,
}

impl PayBell {
    /// An order was placed here, and waits for its money.
    pub fn placed(&self, order_no: OrderNo) {
        self.begun(order_no.into());
    }

    /// A parent was placed here, and waits for its money.
    pub fn opened(&self, parent_no: ParentNo) {
        self.begun(parent_no.into());
    }

    fn begun(&self, payment_no: PaymentNo) {
        let mut placed = self.0.placed.lock().unwrap_or_else(PoisonError::into_inner);
        if placed.len() < REMEMBERED {
            placed.push(payment_no);
        }
        drop(placed);
        self.0.rung.notify_one();
    }

    /// There is something to pay out.
    pub fn ring(&self) {
        self.0.look.store(true, Ordering::Release);
        self.0.rung.notify_one();
    }

    /// Waits for one of both; what came since the last time counts.
    pub(crate) async fn rung(&self) {
        self.0.rung.notified().await;
    }

    /// The payments of orders that were placed since the last time.
    pub(crate) fn take_placed(&self) -> Vec<PaymentNo> {
        mem::take(&mut *self.0.placed.lock().unwrap_or_else(PoisonError::into_inner))
    }

    /// Whether the tables are to be looked through since the last time.
    pub(crate) fn take_look(&self) -> bool {
        self.0.look.swap(false, Ordering::AcqRel)
    }
}
