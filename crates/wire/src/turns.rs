//! One write of a customer at a time. Two that come together would lose a race on PostgreSQL again
//! and again; waiting for each other costs less. Other processes know nothing of these turns: what
//! keeps the books right is the database's isolation.

use kernel::CustNo;
use tokio::sync::{Mutex, MutexGuard};

/// Customers whose numbers meet here wait for each other, which harms nobody.
const TURNS: usize = 1024;

pub(crate) struct Turns(Box<[Mutex<()>]>);

impl Turns {
    pub fn new() -> Self {
        Self((0..TURNS).map(|_| Mutex::new(())).collect())
    }

    /// Waits until it is this customer's turn; it ends with the guard.
    pub async fn wait(&self, cust_no: CustNo) -> MutexGuard<'_, ()> {
        let number = usize::try_from(cust_no.value()).unwrap_or_default();
        self.0[number % self.0.len()].lock().await
    }
}
