//! The embedded transfer agent with the faults of the day.

use clearing::{Counterparty, Register, RegisterFound};
use kernel::Day;
use std::future::Future;
use std::pin::Pin;
use std::sync::{Arc, Mutex, PoisonError};
use ta::{Faults, Registered, Ta};

/// The faults of the day, shared with whoever sets them.
#[derive(Clone, Default)]
pub struct FaultsOfDay(Arc<Mutex<Faults>>);

impl FaultsOfDay {
    /// From now on these.
    pub fn set(&self, faults: Faults) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = faults;
    }

    /// Those of now.
    pub fn get(&self) -> Faults {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

/// A transfer agent that fails as it is told.
#[derive(Clone)]
pub struct Faulty {
    ta: Ta,
    faults: FaultsOfDay,
}

impl Faulty {
    /// With these faults.
    pub fn new(ta: Ta, faults: FaultsOfDay) -> Self {
        Self { ta, faults }
    }
}

impl Counterparty for Faulty {
    fn answer(&self, t_day: Day) -> Pin<Box<dyn Future<Output = Result<(), String>> + Send + '_>> {
        Box::pin(async move {
            let done = self.ta.work_off(t_day, &self.faults.get()).await;
            done.map_err(|error| error.to_string())
        })
    }

    fn register(&self) -> Pin<Box<dyn Future<Output = RegisterFound> + Send + '_>> {
        Box::pin(async move {
            let found = self.ta.registered().await.map_err(|error| error.to_string())?;
            Ok(found.map(|Registered { t_day, shares }| Register { t_day, shares }))
        })
    }
}
