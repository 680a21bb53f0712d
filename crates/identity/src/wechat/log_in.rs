//! Log in by WeChat: who authorised there is a customer, and the mobile is verified.

use super::recognise::known;
use crate::{
    comer::Comer,
    device::Device,
    log_in_by_code::prove,
    parameters::Parameters,
    refusals::NOT_BOUND,
    session::{Entrance, LoginAnswer},
    store,
    way::Way,
};
use db::Tx;
use kernel::{Code, Line, Mobile};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Limited, Visitor};

/// The mobile of the customer to whom the WeChat is bound, and a code that was sent there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WeChatLoginRequest {
    /// From `/fwh/verify` or `/prebind`.
    pub sessionkey: Line<100>,
    /// The whole number; the answer before showed it masked.
    pub mobile: Mobile,
    /// Six digits, sent by `/message` for the purpose `login`.
    pub code: Code<16>,
}

/// `/wcloginverifymobile`. A mobile of another customer than the WeChat's is refused as a WeChat
/// that is bound to nobody is, once the code has proved that the mobile is the visitor's.
pub(crate) async fn log_in(
    call: Call<Visitor>,
    request: WeChatLoginRequest,
) -> Answer<LoginAnswer> {
    let entrance = Entrance::of(&call, Way::WeChat)?;
    let (wall, day, device) = (call.clock().unmoved(), call.now.day(), Device::of(&call.remote));
    let comer = Comer::visitor(&call);
    let scope = comer.admit(&call, Limited::Login, &request.mobile).await?;
    let answer = call
        .db()
        .write(async move |tx: &mut Tx| {
            let (key_hash, open_id) = known(tx, &request.sessionkey, &device, wall).await?;
            let parameters = Parameters::on(tx, day).await?;
            let what = (&request.mobile, scope);
            let owner = store::customer_of(tx, &open_id).await?;
            match prove(tx, &entrance, what, &request.code, &parameters, wall).await? {
                Ok(Some(customer)) if owner == Some(customer.cust_no) => {
                    store::end_wechat_flow(tx, &key_hash).await?;
                    Ok(Ok(entrance.admit(tx, &customer).await?))
                }
                Ok(_) => Ok(Err(NOT_BOUND.refuse())),
                Err(refusal) => Ok::<_, Failure>(Err(refusal)),
            }
        })
        .await??;
    Ok(answer)
}
