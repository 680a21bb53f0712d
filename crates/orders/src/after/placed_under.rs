//! What became of an order whose answer was lost: asked for by the idempotency key that it was
//! placed under. Afterwards nothing can be placed under the key any more, so that whoever is told
//! of no order may order anew (`docs/decisions/0058`).

use crate::order::store::orders;
use crate::order::{Order, OrderKind, OrderNo};
use kernel::Line;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which act.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlacedUnderRequest {
    /// Its `Idempotency-Key`.
    pub key: Line<64>,
}

/// What became of an act.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlacedUnder {
    /// The order; null where none was placed, and none will be under this key.
    pub order: Option<PlacedRef>,
}

/// Enough of an order to lead to its result.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlacedRef {
    /// Its number.
    pub order_no: OrderNo,
    /// What it is.
    pub kind: OrderKind,
}

/// The customer's own order under the key; somebody else's key is like one that nobody has used.
pub async fn placed_under(
    call: Call<Customer>,
    request: PlacedUnderRequest,
) -> Answer<PlacedUnder> {
    let answer = call.close_key(request.key.as_str()).await?;
    let number = answer.as_ref().and_then(|answer| answer.get("orderNo")).and_then(Value::as_str);
    let Some(order_no) = number.and_then(|number| number.parse::<OrderNo>().ok()) else {
        return Ok(PlacedUnder { order: None });
    };
    let cust_no = call.caller.cust_no;
    let found: Result<Option<Order>, db::Error> =
        call.db().read(async |tx| orders::find(tx, cust_no, order_no).await).await;
    let order = found?.map(|Order { order_no, kind, .. }| PlacedRef { order_no, kind });
    Ok(PlacedUnder { order })
}
