//! The application as a room sees it: database, clock, ids and the services of other rooms.

use crate::{
    limits::Limits,
    seal::{Seal, Sent},
    taken::Taking,
    turns::Turns,
};
use db::Db;
use foldhash::fast::RandomState;
use kernel::{Clock, Ids, Instant};
use std::{
    any::{Any, TypeId, type_name},
    collections::HashMap,
    sync::Arc,
};

/// Whether a request must be sealed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SealMode {
    /// Production: every operation that the specification seals.
    Required,
    /// Demo and tests: plain JSON is spoken too, so that curl works on loopback.
    Optional,
}

/// Shared by all requests; cheap to clone.
#[derive(Clone)]
pub struct App {
    parts: Arc<AppParts>,
    /// Another handle than that of the parts.
    db: Option<Db>,
}

/// What an [`App`] is made of; the `app` crate puts it together once, at the start.
pub struct AppParts {
    pub db: Db,
    pub clock: Clock,
    pub ids: Ids,
    pub seal: Seal,
    pub seal_mode: SealMode,
    turns: Turns,
    limits: Limits,
    services: HashMap<TypeId, Box<dyn Any + Send + Sync>, RandomState>,
}

impl AppParts {
    /// `ids` are of a node that no other process has ([`Db::ids`]).
    pub fn new(db: Db, (clock, ids): (Clock, Ids), seal: Seal, seal_mode: SealMode) -> Self {
        let (turns, limits, services) = (Turns::new(), Limits::on(), HashMap::default());
        Self { db, clock, ids, seal, seal_mode, turns, limits, services }
    }

    /// Registers a service that rooms ask for by its type, such as the fund catalogue.
    pub fn with<T: Send + Sync + 'static>(mut self, service: T) -> Self {
        self.services.insert(TypeId::of::<T>(), Box::new(service));
        self
    }

    /// Counts nobody's calls: for a demo on one machine, where one person is everybody.
    pub fn unlimited(mut self) -> Self {
        self.limits = Limits::off();
        self
    }

    pub fn build(self) -> App {
        App { parts: Arc::new(self), db: None }
    }
}

impl App {
    pub fn db(&self) -> &Db {
        self.db.as_ref().unwrap_or(&self.parts.db)
    }

    /// As one sealed call sees it, which is taken once: its first write says that it came.
    pub(crate) fn taking(&self, call: Sent) -> Self {
        self.over(self.db().opened_by(Taking(call)))
    }

    /// The same application over another handle of its database, such as a fenced one
    /// ([`Db::fenced`]).
    pub fn over(&self, db: Db) -> App {
        App { parts: self.parts.clone(), db: Some(db) }
    }

    pub fn clock(&self) -> &Clock {
        &self.parts.clock
    }

    /// The business time, the only "now" that a rule may use.
    pub fn now(&self) -> Instant {
        self.parts.clock.now()
    }

    pub fn ids(&self) -> &Ids {
        &self.parts.ids
    }

    pub fn seal(&self) -> &Seal {
        &self.parts.seal
    }

    pub fn seal_mode(&self) -> SealMode {
        self.parts.seal_mode
    }

    pub(crate) fn turns(&self) -> &Turns {
        &self.parts.turns
    }

    pub(crate) fn limits(&self) -> &Limits {
        &self.parts.limits
    }

    /// A registered service.
    ///
    /// # Panics
    /// When the `app` crate has not registered it: a mistake in wiring, found by the first test.
    pub fn get<T: Send + Sync + 'static>(&self) -> &T {
        self.find().unwrap_or_else(|| panic!("service {} is not registered", type_name::<T>()))
    }

    /// A registered service, or none.
    pub fn find<T: Send + Sync + 'static>(&self) -> Option<&T> {
        self.parts.services.get(&TypeId::of::<T>())?.downcast_ref()
    }
}
