//! Bind a WeChat to a customer: a visitor's by a code to his mobile, a customer's by the password.

use super::recognise::known;
use crate::{
    Purpose,
    code::{self, Use},
    comer::Comer,
    device::Device,
    parameters::Parameters,
    refusals::{CANNOT_BIND, NOT_REGISTERED, OTHER_WECHAT},
    session::{Entrance, LoginAnswer, require_unlocked},
    store::{self, BindingRow},
    told,
    way::Way,
};
use db::Tx;
use kernel::{Code, CustNo, Instant, Line, Mobile, OpenId};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Done, Failure, Limited, Refusal, Visitor};

/// Whom to bind; the fields stand in `data`.
#[derive(Debug, Deserialize, ToSchema)]
pub struct BindRequest {
    pub data: BindData,
}

/// A mobile and the code that was sent there.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BindData {
    /// From `/prebind`.
    pub sessionkey: Line<100>,
    /// Of the customer.
    pub mobile: Mobile,
    /// Six digits, sent by `/message` for the purpose `bind`.
    pub code: Code<16>,
}

/// What the session's customer is bound to.
#[derive(Debug, Deserialize, ToSchema)]
pub struct BindOwnRequest {
    /// From `/prebind`.
    pub sessionkey: Line<100>,
}

/// `/bind`: binds, and lets the customer in, who has proved the mobile by the code. Where a login
/// on this device asks for the certificate nothing is bound yet: a mobile alone could be somebody
/// else's by now.
pub(crate) async fn bind(call: Call<Visitor>, request: BindRequest) -> Answer<LoginAnswer> {
    let entrance = Entrance::of(&call, Way::WeChat)?;
    let (wall, now, device) = (call.clock().unmoved(), call.now, Device::of(&call.remote));
    let data = request.data;
    let comer = Comer::visitor(&call);
    let scope = comer.admit(&call, Limited::Login, &data.mobile).await?;
    let answer = call
        .db()
        .write(async move |tx: &mut Tx| {
            let (key_hash, open_id) = known(tx, &data.sessionkey, &device, wall).await?;
            let parameters = Parameters::on(tx, now.day()).await?;
            let what = (&data.mobile, &[Purpose::Bind][..], scope);
            let checked = code::check(tx, what, &data.code, Use::Up, &parameters, wall).await?;
            if let Err(refusal) = checked {
                return Ok(Err(refusal));
            }
            let Some(customer) = store::customer_by_mobile(tx, &data.mobile).await? else {
                return Ok(Err(NOT_REGISTERED.refuse()));
            };
            let whom = (customer.cust_no, &open_id);
            if let Err(refusal) = may(tx, whom).await? {
                return Ok(Err(refusal));
            }
            let answer = entrance.admit(tx, &customer).await?;
            if !answer.need_validate {
                put(tx, whom, &key_hash, &device, now).await?;
            }
            Ok::<_, Failure>(Ok(answer))
        })
        .await??;
    Ok(answer)
}

/// `/bindwechat`: the session's customer, whose session the password has unlocked.
pub(crate) async fn bind_own(call: Call<Customer>, request: BindOwnRequest) -> Answer<Done> {
    require_unlocked(&call, &call.caller.session)?;
    let (wall, now, device) = (call.clock().unmoved(), call.now, Device::of(&call.remote));
    let cust_no = call.caller.cust_no;
    call.db()
        .write(async move |tx: &mut Tx| {
            let (key_hash, open_id) = known(tx, &request.sessionkey, &device, wall).await?;
            let whom = (cust_no, &open_id);
            if let Err(refusal) = may(tx, whom).await? {
                return Err(refusal.into());
            }
            put(tx, whom, &key_hash, &device, now).await
        })
        .await?;
    Ok(Done {})
}

/// One WeChat for one customer. The refusal is in the `Ok`: the code that was used is counted.
async fn may(tx: &mut Tx, (cust_no, open_id): (CustNo, &OpenId)) -> Answer<Result<(), Refusal>> {
    if store::customer_of(tx, open_id).await?.is_some() {
        return Ok(Err(CANNOT_BIND.refuse()));
    }
    if store::wechat_binding(tx, cust_no).await?.is_some() {
        return Ok(Err(OTHER_WECHAT.refuse()));
    }
    Ok(Ok(()))
}

async fn put(
    tx: &mut Tx,
    (cust_no, open_id): (CustNo, &OpenId),
    key_hash: &str,
    device: &Device,
    now: Instant,
) -> Answer<()> {
    store::end_wechat_flow(tx, key_hash).await?;
    let row = BindingRow {
        cust_no,
        bound_at: now,
        device_name: device.name.clone(),
        open_id: open_id.clone(),
    };
    store::put_wechat_binding(tx, &row).await?;
    Ok(told::wechat(tx, cust_no, (true, &device.name), now).await?)
}
