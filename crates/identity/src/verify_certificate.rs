//! Check the certificate number: on a new device, and before a sensitive change.

use crate::{
    attempts::{Attempt, Proof, Unproved},
    check_code::FlowStarted,
    customer::certificate_hash,
    flow,
    parameters::Parameters,
    refusals::{FLOW_ENDED, NO_CERTIFICATE},
    scope::Scope,
    session::{Entrance, LoginAnswer},
    store::{self, CustomerRow},
    way::Way,
};
use db::Tx;
use kernel::{CertificateNumber, Instant, Line};
use serde::Deserialize;
use subtle::ConstantTimeEq;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, Limited, Visitor, random_token};

/// The second step of a login on a new device.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConfirmDeviceRequest {
    /// The full number of the certificate that the account was opened with.
    pub cert_no: CertificateNumber,
    /// From the login's answer; may be sent as header `sessionkey` instead.
    pub sessionkey: Option<Line<100>>,
}

/// A certificate number to compare.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerifyCertificateRequest {
    /// The full number of the customer's certificate.
    pub cert_no: CertificateNumber,
}

/// `/loginverifycert`. The customer's history has it as the way in which the login began, and each
/// number that was wrong.
pub async fn confirm_device(
    call: Call<Visitor>,
    request: ConfirmDeviceRequest,
) -> Answer<LoginAnswer> {
    call.limit(Limited::Login).await?;
    let key = flow::key_of(&call, request.sessionkey)?;
    let (entrance, now, wall) =
        (Entrance::of(&call, Way::Password)?, call.now, call.clock().unmoved());
    let answer = call
        .db()
        .write(async move |tx: &mut Tx| {
            let flow = flow::find(tx, &key, &flow::NEW_DEVICE, wall).await?;
            let entrance = entrance.by(Way::waiting_in(&flow.purpose).unwrap_or(Way::Password));
            let customer = match flow.cust_no {
                Some(cust_no) => store::customer(tx, cust_no).await?,
                None => None,
            };
            let customer = customer.ok_or(FLOW_ENDED.refuse())?;
            let what = (Scope::Stranger, &request.cert_no);
            if let Err(wrong) = compare(tx, &customer, what, now, wall).await? {
                if let Some(customer) = &wrong.customer {
                    entrance.note(tx, customer, false).await?;
                }
                return Ok(Err(wrong.refusal));
            }
            store::end_flow(tx, &flow.key_hash).await?;
            Ok::<_, Failure>(Ok(entrance.open(tx, &customer).await?))
        })
        .await??;
    Ok(answer)
}

/// `/verifycert`: a wrong number counts as a wrong password does.
pub async fn verify_certificate(
    call: Call<Customer>,
    request: VerifyCertificateRequest,
) -> Answer<FlowStarted> {
    let (cust_no, now, wall) = (call.caller.cust_no, call.now, call.clock().unmoved());
    let sessionkey = random_token()?;
    let key = sessionkey.clone();
    let expires_at = call
        .db()
        .write(async move |tx: &mut Tx| {
            let found = store::customer(tx, cust_no).await?;
            let customer = found.ok_or(wire::codes::NOT_FOUND.refuse())?;
            let what = (Scope::Own, &request.cert_no);
            if let Err(wrong) = compare(tx, &customer, what, now, wall).await? {
                return Ok(Err(wrong.refusal));
            }
            let parameters = Parameters::on(tx, now.day()).await?;
            let (purpose, mobile) = (flow::CERTIFICATE, &customer.mobile);
            let begun =
                flow::begin(tx, &key, purpose, mobile, Some(cust_no), &parameters, wall).await?;
            Ok::<_, Failure>(Ok(begun))
        })
        .await??;
    Ok(FlowStarted { valid: true, sessionkey, expires_at })
}

/// Compares with the certificate on file. What was wrong is in the `Ok`: the try must be counted.
async fn compare(
    tx: &mut Tx,
    customer: &CustomerRow,
    (scope, number): (Scope, &CertificateNumber),
    now: Instant,
    wall: Instant,
) -> Answer<Result<(), Unproved>> {
    let unasked = |refusal| Ok(Err(Unproved { customer: None, refusal }));
    let Some(stored) = &customer.certificate else { return unasked(NO_CERTIFICATE.refuse()) };
    let parameters = Parameters::on(tx, now.day()).await?;
    let what = (Proof::Certificate, scope);
    let attempt = match Attempt::take(tx, &customer.mobile, what, &parameters, wall).await? {
        Ok(attempt) => attempt,
        Err(refusal) => return unasked(refusal),
    };
    let given = certificate_hash(customer.cust_no, number.as_str());
    if !bool::from(given.as_bytes().ct_eq(stored.as_bytes())) {
        let refusal = attempt.wrong(tx).await?;
        return Ok(Err(Unproved { customer: Some(customer.clone()), refusal }));
    }
    attempt.right(tx).await?;
    Ok(Ok(()))
}
