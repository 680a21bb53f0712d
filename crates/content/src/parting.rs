//! What ends with an account: files that were mailed.

use crate::store;
use wire::closing::Parts;

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: None,
    look: None,
    end: Some(|tx, of| Box::pin(async move { Ok(store::forget_mails(tx, of.cust_no).await?) })),
};
