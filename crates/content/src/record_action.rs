//! Actions that are evidence, such as the acknowledgement of a mismatch ('10').

use crate::store::{self, Action};
use db::Tx;
use kernel::{Line, Prose};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, codes};

/// What the customer did.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordActionRequest {
    /// `10`: the mismatch of a private fund was acknowledged.
    pub action_type: Line<16>,
    #[serde(default)]
    pub fund_code: Line<6>,
    /// What was shown, at most 2,000 characters.
    #[serde(default)]
    pub tip_content: Prose<2000>,
}

/// The record's number.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordedAction {
    pub id: String,
}

/// Stores an action with its time.
pub async fn record_action(
    call: Call<Customer>,
    request: RecordActionRequest,
) -> Answer<RecordedAction> {
    if request.action_type.is_empty() {
        return Err(codes::BAD_REQUEST.refuse().into());
    }
    let (cust_no, id, at) = (call.caller.cust_no, call.ids().next_value()?, call.now);
    call.db()
        .write(async move |tx: &mut Tx| {
            let action = Action {
                action_type: &request.action_type,
                fund_code: &request.fund_code,
                tip_content: &request.tip_content,
            };
            store::record(tx, cust_no, id, &action, at).await?;
            Ok::<_, Failure>(RecordedAction { id: id.to_string() })
        })
        .await
}
