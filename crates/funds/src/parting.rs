//! What ends with an account: what was searched for.

use crate::store;
use wire::closing::Parts;

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: None,
    end: Some(|tx, of| {
        Box::pin(async move { Ok(store::forget(tx, of.cust_no, "").await.map(drop)?) })
    }),
};
