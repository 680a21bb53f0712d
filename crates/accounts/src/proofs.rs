//! Proofs for the manual audit.

use crate::{dictionary::ProofType, user_record::ProofRecord};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// A proof to hand in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitProofRequest {
    /// `cert`: both sides of the certificate. `card`: the card and the certificate's front.
    pub proof_type: ProofType,
    /// For `card`: the card's `serialNo` of `/account/openAllinpay`.
    pub subject: Option<String>,
    /// Two pictures from `/uploadPic`.
    pub file_ids: Vec<String>,
}

/// A proof handed in again after a failure.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpdateProofRequest {
    /// The failed proof.
    pub serial_no: String,
    /// Two new pictures from `/uploadPic`.
    pub file_ids: Vec<String>,
}

/// Which proof.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProofDetailRequest {
    /// The proof's number; the newest when it is left out.
    pub serial_no: Option<String>,
}

/// `/open/proof`.
pub async fn submit_proof(
    call: Call<Customer>,
    request: SubmitProofRequest,
) -> Answer<ProofRecord> {
    crate::later()
}

/// `/open/proof/update`.
pub async fn update_proof(
    call: Call<Customer>,
    request: UpdateProofRequest,
) -> Answer<ProofRecord> {
    crate::later()
}

/// `/open/proof/detail`.
pub async fn proof_detail(
    call: Call<Customer>,
    request: ProofDetailRequest,
) -> Answer<ProofRecord> {
    crate::later()
}
