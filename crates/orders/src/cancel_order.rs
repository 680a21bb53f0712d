//! Cancelling an order before the cut-off of its T.

use crate::{OrderNo, OrderStatus, PayStatus};
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Which order.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelOrderRequest {
    /// Its number.
    pub order_no: OrderNo,
}

/// A cancelled order.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CancelledOrder {
    /// Its number.
    pub order_no: OrderNo,
    /// 7, cancelled.
    pub status: OrderStatus,
    /// Buying: 4, the money goes back to the card. Redeeming: 0.
    pub pay_status: PayStatus,
    /// When it was cancelled.
    pub cancelled_at: Instant,
    /// What happens next, in Chinese.
    pub message: String,
}
