//! The real-name check: name and certificate. The register knows identity cards; a person looks at
//! all other kinds.

use crate::{
    dictionary::{PictureKind, ProofType},
    files,
    holder::{Given, Holder},
    ids::{FileId, ProofNo},
    items::wrong,
    parameters::Parameters,
    profile::{self, long_term},
    proofs,
    refusals::{
        ALREADY_CERTIFIED, CERTIFICATE_EXPIRED, CERTIFICATE_TAKEN, CHECK_UNAVAILABLE, NAME_DIFFERS,
        TOO_MANY_CHECKS, TOO_YOUNG, UNDER_REVIEW,
    },
    store::{self, ProfileRow},
    user_record::{CertRecord, cert_record},
};
use consents::Purpose;
use db::Tx;
use kernel::{CertificateType, Country, CustNo, Day, Instant, Line, PersonName, Sex, age};
use partners::{IdentityVerdict, Partners};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// What stands on the certificate.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RealNameRequest {
    /// Name as on the certificate, in Chinese or in Latin letters.
    pub cust_name: PersonName,
    /// Kind of the certificate; `0` when it is left out.
    pub cert_type: Option<CertificateType>,
    /// Its number.
    pub cert_no: Line<40>,
    /// Day of birth, sex and nationality: needed where the number does not say them; given, they
    /// say the same.
    pub birth: Option<Day>,
    /// Sex.
    pub sex: Option<Sex>,
    /// Country or region, two letters of ISO 3166-1.
    pub nationality: Option<Country>,
    /// First day of validity.
    pub cert_begin: Day,
    /// Last day of validity; `9999-12-31` for long-term (长期).
    pub cert_expire: Day,
    /// With both pictures the proof is handed in at once, where one is needed. From `/uploadPic`
    /// (kind `certFront`: of a passport the page with the photo).
    pub front_file_id: Option<FileId>,
    /// From `/uploadPic` (kind `certBack`: of a passport the page with signature or visa).
    pub back_file_id: Option<FileId>,
}

/// What the check said.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RealNameAnswer {
    /// Whether name and number are verified.
    pub certified: bool,
    /// True when the check could not decide and pictures are missing: hand in both with
    /// `/open/proof`, `proofType` `cert`, and wait for the audit.
    pub need_proof: bool,
    /// True when the certificate waits for the audit: both pictures came with it.
    pub in_audit: bool,
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
    let holder = request.holder()?;
    let asked = Arc::new((request, holder));
    let known = asked.clone();
    call.db()
        .write(async move |tx: &mut Tx| may_ask(tx, cust_no, &known.0, &known.1, now).await)
        .await?;

    let (request, holder) = (&asked.0, &asked.1);
    let certified = is_known(&call, &request.cust_name, holder).await?;
    let pictures = request.front_file_id.zip(request.back_file_id).filter(|_| !certified);
    let (known, serial_no) = (asked.clone(), call.ids().next::<ProofNo>()?);
    let cert = call
        .db()
        .write(async move |tx: &mut Tx| {
            let certificate = &known.1.certificate;
            // The register took its time: another certificate may have come meanwhile.
            require_open(tx, cust_no).await?;
            if certified {
                profile::certify(tx, cust_no, certificate).await?;
            }
            if let Some(files) = pictures {
                proofs::hand_in_certificate(tx, cust_no, serial_no, certificate, files, now)
                    .await?;
            }
            let change = |row: &mut ProfileRow| fill(row, &known.0, &known.1, certified, now);
            let row = profile::edit(tx, cust_no, change).await?;
            cert_record(tx, &row, &[], now.day()).await
        })
        .await?;
    Ok(RealNameAnswer {
        certified,
        need_proof: !certified && pictures.is_none(),
        in_audit: pictures.is_some(),
        cust_name: request.cust_name.masked(),
        cert_info_vo: cert.ok_or_else(|| Failure::fault("real name", "no certificate"))?,
    })
}

impl RealNameRequest {
    fn holder(&self) -> Answer<Holder> {
        let holder = Given {
            kind: self.cert_type.unwrap_or(CertificateType::IdCard),
            number: &self.cert_no,
            birth: self.birth,
            sex: self.sex,
            country: self.nationality,
        }
        .read()?;
        if self.cert_expire == long_term() && !holder.certificate.kind().may_be_long_term() {
            return Err(wrong("certExpire", "这种证件没有长期有效的，请填写有效期的最后一天"));
        }
        Ok(holder)
    }
}

/// Whether the register knows name and number together; a person must look at what it cannot know.
async fn is_known(call: &Call<Customer>, name: &PersonName, holder: &Holder) -> Answer<bool> {
    let Some(number) = holder.certificate.id_number() else { return Ok(false) };
    match call.get::<Partners>().identity.check(name, &number).await {
        Ok(IdentityVerdict::Matches) => Ok(true),
        Ok(IdentityVerdict::Undecided) => Ok(false),
        Ok(IdentityVerdict::Differs) => Err(NAME_DIFFERS.into()),
        Err(error) => {
            tracing::warn!(doing = "checking an identity", cause = %error);
            Err(CHECK_UNAVAILABLE.into())
        }
    }
}

/// Everything that needs no partner; counts the check.
async fn may_ask(
    tx: &mut Tx,
    cust_no: CustNo,
    request: &RealNameRequest,
    holder: &Holder,
    now: Instant,
) -> Answer<()> {
    let (parameters, today) = (Parameters::on(tx, now.day()).await?, now.day());
    consents::require(tx, cust_no, Purpose::Sensitive).await?;
    require_open(tx, cust_no).await?;
    if age(holder.birth, today) < parameters.age_min {
        return Err(TOO_YOUNG.fill(&[("age", parameters.age_min)]).into());
    }
    if request.cert_begin > today || request.cert_expire < today {
        return Err(CERTIFICATE_EXPIRED.into());
    }
    if store::certificate_taken(tx, &holder.certificate, cust_no).await? {
        return Err(CERTIFICATE_TAKEN.into());
    }
    match (request.front_file_id, request.back_file_id) {
        (Some(front), Some(back)) => {
            let sides = [(front, PictureKind::CertFront), (back, PictureKind::CertBack)];
            files::require_both(tx, cust_no, sides).await?;
        }
        (Some(front), None) => files::require(tx, cust_no, front, PictureKind::CertFront).await?,
        (None, Some(back)) => files::require(tx, cust_no, back, PictureKind::CertBack).await?,
        (None, None) => {}
    }
    if store::count_check(tx, cust_no, today).await? > parameters.checks_per_day {
        return Err(TOO_MANY_CHECKS.into());
    }
    Ok(())
}

/// Refuses who is certified already, or is being looked at.
async fn require_open(tx: &mut Tx, cust_no: CustNo) -> Answer<()> {
    let row = store::profile(tx, cust_no).await?;
    if row.is_some_and(|row| row.certified_at.is_some()) {
        return Err(ALREADY_CERTIFIED.into());
    }
    match proofs::under_review(tx, cust_no, ProofType::Certificate).await? {
        true => Err(UNDER_REVIEW.into()),
        false => Ok(()),
    }
}

fn fill(
    row: &mut ProfileRow,
    request: &RealNameRequest,
    holder: &Holder,
    certified: bool,
    now: Instant,
) {
    row.name = Some(request.cust_name.clone());
    row.id_number = Some(holder.certificate.clone());
    row.birth = Some(holder.birth);
    row.sex = Some(holder.sex);
    row.country = Some(holder.country);
    row.cert_begin = Some(request.cert_begin);
    row.cert_expire = Some(request.cert_expire);
    row.front_file = request.front_file_id.or(row.front_file);
    row.back_file = request.back_file_id.or(row.back_file);
    row.certified_at = certified.then_some(now);
}
