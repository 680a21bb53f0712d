//! Figures that may change: dated rows, read on the business day.

use crate::store::paying;
use db::Tx;
use kernel::Day;
use std::collections::HashMap;
use wire::{Answer, Failure};

/// The figures of paying.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Parameters {
    /// Open days after T on which a bank that does not know of a given-up payment is believed.
    pub believed_after_days: i32,
}

impl Parameters {
    /// Those in force on a day.
    pub async fn on(tx: &mut Tx, day: Day) -> Answer<Self> {
        let rows: HashMap<String, i64> = paying::parameters(tx, day).await?.into_iter().collect();
        let find = |name: &'static str| {
            let value = rows.get(name).and_then(|value| i32::try_from(*value).ok());
            value.ok_or_else(|| Failure::fault("orders parameter", name))
        };
        Ok(Self { believed_after_days: find("believed_after_days")? })
    }
}
