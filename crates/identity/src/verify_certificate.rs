//! Check the certificate number: on a new device, and before a sensitive change.

use crate::{check_code::FlowStarted, log_in::LoginAnswer};
use kernel::IdNumber;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Visitor};

/// The second step of a login on a new device.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ConfirmDeviceRequest {
    /// The full number of the certificate that the account was opened with.
    pub cert_no: IdNumber,
    /// From the login's answer; may be sent as header `sessionkey` instead.
    pub sessionkey: Option<String>,
}

/// A certificate number to compare.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VerifyCertificateRequest {
    /// The full number of the customer's certificate.
    pub cert_no: IdNumber,
}

/// `/loginverifycert`.
pub async fn confirm_device(
    call: Call<Visitor>,
    request: ConfirmDeviceRequest,
) -> Answer<LoginAnswer> {
    crate::later()
}

/// `/verifycert`: a wrong number counts as a wrong password does.
pub async fn verify_certificate(
    call: Call<Customer>,
    request: VerifyCertificateRequest,
) -> Answer<FlowStarted> {
    crate::later()
}
