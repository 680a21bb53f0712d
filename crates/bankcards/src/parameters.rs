//! Figures that may change: dated rows, read on the business day of a call.

use crate::store;
use db::Tx;
use kernel::Day;
use std::collections::HashMap;
use wire::{Answer, Failure};

/// The figures of binding.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    pub resend_ms: i64,
    pub requests_per_day: i64,
    pub cards_max: i64,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let rows: HashMap<String, i64> = store::parameters(tx, day).await?.into_iter().collect();
        let find = |name: &'static str| {
            rows.get(name).copied().ok_or_else(|| Failure::fault("bankcards parameter", name))
        };
        Ok(Self {
            resend_ms: find("resend_seconds")? * 1000,
            requests_per_day: find("requests_per_day")?,
            cards_max: find("cards_max")?,
        })
    }
}
