//! Orders that are not final yet.

use crate::TradeRecord;
use kernel::Fen;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Orders in transit, newest first.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct InTransit {
    /// The orders, at most 100.
    pub orders: Vec<TradeRecord>,
    /// Money of purchases that were paid and are not confirmed.
    pub buying_amount: Fen,
}
