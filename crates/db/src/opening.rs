//! What the first write of a request does before its own work.

use std::{
    pin::Pin,
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
};

use crate::{Error, Tx};

/// Statements at the beginning of a transaction, such as those that take a request once.
pub trait Opening: Send + Sync {
    /// Runs them. The transaction is rolled back when they fail.
    fn run<'a>(&'a self, tx: &'a mut Tx) -> Opened<'a>;
}

/// What an [`Opening`] answers.
pub type Opened<'a> = Pin<Box<dyn Future<Output = Result<(), Error>> + 'a>>;

/// An opening that runs until a write that began with it is on disk.
#[derive(Clone)]
pub(crate) struct First(Arc<Parts>);

struct Parts {
    opening: Box<dyn Opening>,
    done: AtomicBool,
}

impl First {
    pub(crate) fn new(opening: impl Opening + 'static) -> Self {
        Self(Arc::new(Parts { opening: Box::new(opening), done: AtomicBool::new(false) }))
    }

    /// Itself, while it is still to be run.
    pub(crate) fn due(&self) -> Option<Self> {
        (!self.0.done.load(Ordering::SeqCst)).then(|| self.clone())
    }

    pub(crate) async fn run(&self, tx: &mut Tx) -> Result<(), Error> {
        self.0.opening.run(tx).await
    }

    pub(crate) fn set_done(&self) {
        self.0.done.store(true, Ordering::SeqCst);
    }
}
