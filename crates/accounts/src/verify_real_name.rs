//! The real-name check: name and certificate number.

use crate::{
    dictionary::{PictureKind, ProofType},
    files,
    ids::FileId,
    parameters::Parameters,
    profile, proofs,
    refusals::{
        ALREADY_CERTIFIED, CERTIFICATE_EXPIRED, CERTIFICATE_TAKEN, CHECK_UNAVAILABLE, NAME_DIFFERS,
        TOO_MANY_CHECKS, TOO_YOUNG, UNDER_REVIEW,
    },
    store::{self, ProfileRow},
    user_record::{CertRecord, cert_record},
};
use db::Tx;
use kernel::{CustNo, Day, IdNumber, Instant, PersonName, age};
use partners::{IdentityVerdict, Partners};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

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
    pub front_file_id: Option<FileId>,
    /// From `/uploadPic` (kind `certBack`).
    pub back_file_id: Option<FileId>,
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
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let request = Arc::new(request);
    let asked = request.clone();
    call.db().write(async move |tx: &mut Tx| may_ask(tx, cust_no, &asked, now).await).await?;

    let register = &call.get::<Partners>().identity;
    let verdict = register.check(&request.cust_name, &request.cert_no).await;
    let certified = match verdict {
        Ok(IdentityVerdict::Matches) => true,
        Ok(IdentityVerdict::Undecided) => false,
        Ok(IdentityVerdict::Differs) => return Err(NAME_DIFFERS.into()),
        Err(error) => {
            tracing::warn!(doing = "checking an identity", cause = %error);
            return Err(CHECK_UNAVAILABLE.into());
        }
    };
    let known = request.clone();
    let cert = call
        .db()
        .write(async move |tx: &mut Tx| {
            if certified {
                profile::certify(tx, cust_no, &known.cert_no).await?;
            }
            let row = profile::edit(tx, cust_no, |row| fill(row, &known, certified, now)).await?;
            cert_record(tx, &row, &[], now.day()).await
        })
        .await?;
    Ok(RealNameAnswer {
        certified,
        need_proof: !certified,
        cust_name: request.cust_name.masked(),
        cert_info_vo: cert.ok_or_else(|| Failure::fault("real name", "no certificate"))?,
    })
}

/// Everything that needs no partner; counts the check.
async fn may_ask(
    tx: &mut Tx,
    cust_no: CustNo,
    request: &RealNameRequest,
    now: Instant,
) -> Answer<()> {
    let (parameters, today) = (Parameters::on(tx, now.day()).await?, now.day());
    let row = store::profile(tx, cust_no).await?;
    if row.is_some_and(|row| row.certified_at.is_some()) {
        return Err(ALREADY_CERTIFIED.into());
    }
    if proofs::under_review(tx, cust_no, ProofType::Certificate).await? {
        return Err(UNDER_REVIEW.into());
    }
    if age(request.cert_no.birth_date(), today) < parameters.age_min {
        return Err(TOO_YOUNG.fill(&[("age", parameters.age_min)]).into());
    }
    if request.cert_begin > today || request.cert_expire < today {
        return Err(CERTIFICATE_EXPIRED.into());
    }
    if store::certificate_taken(tx, &request.cert_no, cust_no).await? {
        return Err(CERTIFICATE_TAKEN.into());
    }
    for (file, kind) in [
        (request.front_file_id, PictureKind::CertFront),
        (request.back_file_id, PictureKind::CertBack),
    ] {
        if let Some(file_id) = file {
            files::require(tx, cust_no, file_id, kind).await?;
        }
    }
    if store::count_check(tx, cust_no, today).await? > parameters.checks_per_day {
        return Err(TOO_MANY_CHECKS.into());
    }
    Ok(())
}

fn fill(row: &mut ProfileRow, request: &RealNameRequest, certified: bool, now: Instant) {
    row.name = Some(request.cust_name.clone());
    row.id_number = Some(request.cert_no.clone());
    row.birth = Some(request.cert_no.birth_date());
    row.cert_begin = Some(request.cert_begin);
    row.cert_expire = Some(request.cert_expire);
    row.front_file = request.front_file_id.or(row.front_file);
    row.back_file = request.back_file_id.or(row.back_file);
    row.certified_at = certified.then_some(now);
}
