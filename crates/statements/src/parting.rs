//! What ends with an account: being mailed each month's statement.

use crate::store;
use wire::closing::Parts;

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: None,
    end: Some(|tx, of| Box::pin(async move { Ok(store::forget(tx, of.cust_no).await?) })),
};
