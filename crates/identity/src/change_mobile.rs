//! Change the mobile (rule AO-09): the present one is proved first, then the new one.

use crate::{
    Purpose,
    area::require_mainland,
    code::{self, Use},
    device::Device,
    flow,
    parameters::Parameters,
    refusals::{FLOW_ENDED, NEED_PASSWORD, NEW_MOBILE_TAKEN, SAME_MOBILE},
    scope::Scope,
    session::is_unlocked,
    store::{self, CustomerRow, FlowRow, MobileChange},
    told,
};
use db::Tx;
use kernel::{Code, CustNo, Instant, Line, Mobile};
use partners::{Partners, TextNotice};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure, Refusal, Session, Visitor, codes, hash_token};

/// Flows that prove the customer: a code to the present mobile, or, where that is lost, the
/// certificate number together with the password.
const PROOFS: [&str; 2] = [Purpose::Modify.word(), flow::CERTIFICATE];

/// The new mobile and its proof.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeMobileRequest {
    /// Eleven digits, nobody's yet.
    pub mobile: Mobile,
    /// The six digits that `/message` (purpose `newmobile`) sent to it.
    pub code: Code<16>,
    /// From `/verifycode2` (purpose `modify`), or from `/verifycert` in a session that the password
    /// has unlocked; may be sent as header `sessionkey` instead.
    pub sessionkey: Option<Line<100>>,
    /// Country calling code; `86` when it is left out.
    pub area_code: Option<Code<8>>,
}

/// The mobile is changed.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct MobileChanged {
    /// The new one, masked, `139****1234`.
    pub mobile: String,
    /// When it was changed.
    pub changed_at: Instant,
    /// Until when quick redemptions are refused, a day later.
    pub settles_at: Instant,
}

/// `/mobile/reset`: ends all other sessions of the customer, and tells the old mobile. Asked again
/// with the same key and mobile, it answers the same.
pub async fn change_mobile(
    call: Call<Customer>,
    request: ChangeMobileRequest,
) -> Answer<MobileChanged> {
    require_mainland(request.area_code.as_deref())?;
    let key = flow::key_of(&call, request.sessionkey)?;
    let changing = Changing {
        session: call.caller.session.clone(),
        key,
        mobile: request.mobile,
        code: request.code.into_text(),
        change_id: call.ids().next_value()?,
        device: Device::of(&call.remote),
        now: call.now,
        wall: call.clock().unmoved(),
    };
    let change_id = changing.change_id;
    let change = call.db().write(async move |tx: &mut Tx| changing.run(tx).await).await??;
    if change.change_id == change_id {
        tell_old_mobile(&call, &change).await;
    }
    Ok(MobileChanged {
        mobile: change.new_mobile.masked(),
        changed_at: change.at,
        settles_at: change.settles_at,
    })
}

/// Until when a customer's quick redemptions are refused because the mobile was changed (rule
/// MM-04), in business time; none when it never was.
///
/// # Errors
/// Those of the database.
pub async fn mobile_settles_at(tx: &mut Tx, cust_no: CustNo) -> Result<Option<Instant>, db::Error> {
    Ok(store::latest_mobile_change(tx, cust_no).await?.map(|change| change.settles_at))
}

/// Demands that the present mobile is proved and the new one is another, before a code is sent.
pub(crate) async fn require_begun(
    call: &Call<Visitor>,
    own: &Mobile,
    mobile: &Mobile,
) -> Answer<()> {
    let key = flow::key_of(call, None)?;
    let wall = call.clock().unmoved();
    let flow = call.db().read(async |tx: &mut Tx| flow::find(tx, &key, &PROOFS, wall).await);
    if flow.await?.mobile != *own {
        return Err(FLOW_ENDED.into());
    }
    match mobile == own {
        true => Err(SAME_MOBILE.into()),
        false => Ok(()),
    }
}

/// Whoever has the old mobile learns that it opens the account no more. The change stands, told or
/// not.
async fn tell_old_mobile(app: &App, change: &MobileChange) {
    let text = format!(
        "你的账户手机号已更换为{}，本号码不能再登录。如非本人操作，请立即联系客服。",
        change.new_mobile.masked()
    );
    let notice = TextNotice { mobile: change.old_mobile.clone(), text };
    if let Err(error) = app.get::<Partners>().sms.tell(&notice).await {
        tracing::warn!(doing = "telling an old mobile", cause = %error);
    }
}

/// All that the transaction needs.
struct Changing {
    session: Session,
    /// The sessionkey.
    key: String,
    mobile: Mobile,
    code: String,
    change_id: i64,
    device: Device,
    now: Instant,
    wall: Instant,
}

impl Changing {
    /// The refusal of a code is in the `Ok`: the try must be counted.
    async fn run(&self, tx: &mut Tx) -> Answer<Result<MobileChange, Refusal>> {
        let found = store::customer(tx, self.session.cust_no).await?;
        let customer = found.ok_or(codes::NOT_FOUND.refuse())?;
        if let Some(done) = self.done_already(tx).await? {
            return Ok(Ok(done));
        }
        let flow = self.proof(tx, &customer).await?;
        if self.mobile == customer.mobile {
            return Err(SAME_MOBILE.into());
        }
        let parameters = Parameters::on(tx, self.now.day()).await?;
        let what = (&self.mobile, &[Purpose::NewMobile][..], Scope::Stranger);
        let checked = code::check(tx, what, &self.code, Use::Up, &parameters, self.wall);
        if let Err(refusal) = checked.await? {
            return Ok(Err(refusal));
        }
        if store::customer_by_mobile(tx, &self.mobile).await?.is_some() {
            return Ok(Err(NEW_MOBILE_TAKEN.refuse()));
        }
        let change = self.change(customer, flow, &parameters);
        self.keep(tx, &change).await?;
        Ok::<_, Failure>(Ok(change))
    }

    /// The change that this very call made before, when its answer was lost.
    async fn done_already(&self, tx: &mut Tx) -> Answer<Option<MobileChange>> {
        let latest = store::latest_mobile_change(tx, self.session.cust_no).await?;
        let flow_hash = hash_token(&self.key);
        Ok(latest.filter(|c| c.flow_hash == flow_hash && c.new_mobile == self.mobile))
    }

    /// The flow that proves the customer. What the customer knows alone proves little without the
    /// password, which must have been verified a moment ago.
    async fn proof(&self, tx: &mut Tx, customer: &CustomerRow) -> Answer<FlowRow> {
        let flow = flow::find(tx, &self.key, &PROOFS, self.wall).await?;
        if flow.cust_no != Some(customer.cust_no) {
            return Err(FLOW_ENDED.into());
        }
        let needs_password = flow.purpose == flow::CERTIFICATE;
        match needs_password && !is_unlocked(&self.session, self.wall) {
            true => Err(NEED_PASSWORD.into()),
            false => Ok(flow),
        }
    }

    fn change(&self, old: CustomerRow, flow: FlowRow, parameters: &Parameters) -> MobileChange {
        MobileChange {
            cust_no: old.cust_no,
            change_id: self.change_id,
            at: self.now,
            settles_at: self.now.add_ms(parameters.mobile_settle_ms),
            old_mobile: old.mobile,
            new_mobile: self.mobile.clone(),
            proved_by: flow.purpose,
            flow_hash: flow.key_hash,
            device_name: self.device.name.clone(),
            address: self.device.address.clone(),
        }
    }

    async fn keep(&self, tx: &mut Tx, change: &MobileChange) -> Result<(), db::Error> {
        store::end_flow(tx, &change.flow_hash).await?;
        store::set_mobile(tx, change.cust_no, &change.new_mobile).await?;
        store::move_attempts(tx, &change.old_mobile, &change.new_mobile).await?;
        store::end_sessions_but(tx, change.cust_no, self.session.id, self.wall).await?;
        store::put_mobile_change(tx, change).await?;
        told::mobile(tx, change.cust_no, &change.new_mobile, change.at).await
    }
}
