//! Who is told what the TA made of orders. The rooms that have orders placed, such as plans, stand
//! above this one: they are not called by name, the application registers them ([`AfterConfirm`]).

use db::{Error, Tx};
use orders::Settled;
use std::future::Future;
use std::pin::Pin;
use std::sync::Arc;

/// What a room makes of the news. It runs in the transaction that confirms: both are written, or
/// neither. So of each order it is told once, in a transaction that lasts, though it may run more
/// than once before. Where it fails nothing of the chunk is confirmed, and the step stops with its
/// reason until it fails no more.
pub type Hook = for<'a> fn(
    &'a mut Tx,
    &'a [Settled],
) -> Pin<Box<dyn Future<Output = Result<(), Error>> + Send + 'a>>;

/// A service of the application: the rooms that are told, in order. Each is told of all orders that
/// any room has placed, and knows its own by their cause.
#[derive(Debug, Clone, Default)]
pub struct AfterConfirm(Arc<[Hook]>);

impl AfterConfirm {
    /// Tells these.
    pub fn new(hooks: &[Hook]) -> Self {
        Self(hooks.into())
    }

    pub(crate) async fn tell(&self, tx: &mut Tx, settled: &[Settled]) -> Result<(), Error> {
        if settled.is_empty() {
            return Ok(());
        }
        for hook in &*self.0 {
            hook(tx, settled).await?;
        }
        Ok(())
    }
}
