//! A simulated app of customers, on which notices are shown: WeChat, or the native app.

use crate::{Notice, Notices, Reply};
use std::sync::{Arc, Mutex, PoisonError};

/// Whom the app does not know begins with this.
const UNKNOWN: &str = "unknown";

/// What was shown, the oldest first; it lives as long as the process.
#[derive(Debug, Clone, Default)]
pub struct Pinboard(Arc<Mutex<Vec<Notice>>>);

impl Pinboard {
    /// All that was shown.
    #[must_use]
    pub fn shown(&self) -> Vec<Notice> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }
}

impl Notices for Pinboard {
    fn show<'a>(&'a self, notice: &'a Notice) -> Reply<'a, bool> {
        Box::pin(async move {
            let mut shown = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let known = !notice.to.starts_with(UNKNOWN);
            if known && !shown.iter().any(|before| before.key == notice.key) {
                shown.push(notice.clone());
            }
            Ok(known)
        })
    }
}
