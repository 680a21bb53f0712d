//! Actions that are evidence, such as the acknowledgement of a mismatch ('10').

use crate::parameters::Parameters;
use crate::store::{self, Action};
use db::Tx;
use kernel::{Code, Instant, Prose, TimeOfDay};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

wire::refusals! {
    /// So many actions are kept on a day.
    ACTIONS_TODAY = 21011, "今天的确认次数已达上限，请明天再试，或联系客服";
}

kernel::codes! {
    /// What a customer does that is evidence.
    ActionType, what: "action", refused: "没有这种操作，请更新后重试",
    {
        /// The mismatch of a private fund was acknowledged.
        MismatchAcknowledged = "10", "已知晓匹配结果";
    }
}
kernel::schema_of_codes!(ActionType);

/// What the customer did.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RecordActionRequest {
    pub action_type: ActionType,
    #[serde(default)]
    pub fund_code: Code<6>,
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
    let (cust_no, id, at) = (call.caller.cust_no, call.ids().next_value()?, call.now);
    call.db()
        .write(async move |tx: &mut Tx| {
            let most = Parameters::on(tx, at.day()).await?.actions_per_day()?;
            let midnight = Instant::at(at.day(), TimeOfDay::MIDNIGHT);
            if store::actions_since(tx, cust_no, midnight).await? >= most {
                return Err(ACTIONS_TODAY.into());
            }
            let action = Action {
                action_type: request.action_type.code(),
                fund_code: &request.fund_code,
                tip_content: &request.tip_content,
            };
            store::record(tx, cust_no, id, &action, at).await?;
            Ok::<_, Failure>(RecordedAction { id: id.to_string() })
        })
        .await
}
