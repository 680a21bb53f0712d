//! What ends with an account: what names or describes children. What they hold stands against it by
//! itself.

use crate::forget::forget;
use wire::closing::Parts;

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: None,
    end: Some(|tx, of| Box::pin(async move { forget(tx, of.cust_no).await })),
};
