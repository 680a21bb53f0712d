//! Sealed calls are taken once: in this process by their nonces in memory, in the whole
//! installation by a row, where they change something.
//!
//! The row belongs to the first transaction in which the call writes, so that a call that is
//! refused, or only reads, leaves none. A call with an idempotency key needs no row: the key is
//! signed, and its first answer is stored.

use crate::{seal::Sent, store};
use db::{Error, ErrorKind, Opened, Opening, Tx};

/// Takes a call once.
pub(crate) struct Taking(pub Sent);

impl Opening for Taking {
    fn run<'a>(&'a self, tx: &'a mut Tx) -> Opened<'a> {
        Box::pin(async move {
            match store::take(tx, &self.0).await? {
                true => Ok(()),
                false => Err(Error::new(ErrorKind::Repeated, "a call that was taken before")),
            }
        })
    }
}
