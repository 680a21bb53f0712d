//! What ends with an account: what the bank of the pension account said. What is held for the
//! pension stands against it by itself, and the link ends with the cards.

use crate::store;
use wire::closing::Parts;

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: None,
    end: Some(|tx, of| Box::pin(async move { Ok(store::forget(tx, of.cust_no).await?) })),
};
