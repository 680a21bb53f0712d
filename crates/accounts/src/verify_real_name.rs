//! The real-name check: name and certificate number.

use crate::user_record::CertRecord;
use kernel::{Day, IdNumber, PersonName};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// What stands on the certificate.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RealNameRequest {
    /// Name as on the certificate.
    pub cust_name: PersonName,
    /// Number of the mainland ID card.
    pub cert_no: IdNumber,
    /// First day of validity.
    pub cert_begin: Day,
    /// Last day of validity; `9999-12-31` for long-term (长期).
    pub cert_expire: Day,
    /// From `/uploadPic` (kind `certFront`); required when the answer said `needProof`.
    pub front_file_id: Option<String>,
    /// From `/uploadPic` (kind `certBack`).
    pub back_file_id: Option<String>,
}

/// What the check said.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RealNameAnswer {
    /// Whether name and number are verified.
    pub certified: bool,
    /// True when the check could not decide: hand in both pictures with `/open/proof`, `proofType`
    /// `cert`, and wait for the audit.
    pub need_proof: bool,
    /// Name masked.
    pub cust_name: String,
    /// The certificate, masked.
    pub cert_info_vo: CertRecord,
}

/// `/userAuth`.
pub async fn verify_real_name(
    call: Call<Customer>,
    request: RealNameRequest,
) -> Answer<RealNameAnswer> {
    crate::later()
}
