//! A certificate that follows the one on file: the same person's, of a later validity. The old one
//! counts until the auditors have let the new one pass.

use crate::{
    certificate::{self, Certificate},
    dictionary::{AuditState, PictureKind, ProofType},
    files,
    ids::{FileId, ProofNo},
    profile::{self, long_term},
    proofs,
    read_certificate::uploaded,
    reading::read_photo,
    refusals::{
        CERTIFICATE_EXPIRED, ITEM_WRONG, NO_CERTIFICATE, NOT_LATER, OTHER_CERTIFICATE,
        OTHER_VALIDITY, UNDER_REVIEW,
    },
    store::{self, ProfileRow, ProofRow, RenewalRow},
};
use db::Tx;
use kernel::{CustNo, Day, IdNumber, Instant};
use messages::{Kind, Leads, Message};
use ocr::Script;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure};

/// What was handed in.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Renewal {
    pub cert_begin: Day,
    pub cert_expire: Day,
    pub front: FileId,
    pub back: FileId,
}

/// The newest certificate that was handed in to follow the one on file.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RenewalRecord {
    /// `0` under review, `1` passed: it is the one on file, `2` failed.
    pub audit_state: AuditState,
    /// First day of validity.
    pub cert_begin: Day,
    /// Last day of validity; `9999-12-31` for long-term.
    pub cert_expire: Day,
    /// When it was handed in.
    pub submitted_at: Instant,
    /// The day by which it is decided.
    pub due_day: Day,
    /// When it was decided; none while it is under review.
    pub decided_at: Option<Instant>,
    /// Why it failed; else empty.
    pub memo: String,
}

/// Hands it in: checks it by itself, compares what the photos say, and leaves the rest to the
/// auditors.
pub(crate) async fn hand_in(call: &Call<Customer>, renewal: Renewal) -> Answer<ProfileRow> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    proofs::settle(call, cust_no).await?;
    let may = async |tx: &mut Tx| may_follow(tx, cust_no, &renewal, now.day()).await;
    let (_, number) = call.db().read(may).await?;
    let is_compared = compare(call, cust_no, &renewal, &number).await?;
    let serial_no: ProofNo = call.ids().next()?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let (profile, id_number) = may_follow(tx, cust_no, &renewal, now.day()).await?;
            let follows = profile.cert_expire.ok_or(NO_CERTIFICATE.refuse())?;
            let Renewal { cert_begin, cert_expire, front, back } = renewal;
            let proof = ProofRow {
                cust_no,
                serial_no,
                proof_type: ProofType::Renewal,
                subject: String::new(),
                id_number,
                card: None,
                first_file: front,
                second_file: back,
                attempt: 1,
                state: AuditState::UnderReview,
                memo: String::new(),
                submitted_at: now,
                due_day: proofs::due_day(tx, now).await?,
                decided_at: None,
            };
            let row =
                RenewalRow { cust_no, serial_no, cert_begin, cert_expire, follows, is_compared };
            store::put_proof(tx, &proof).await?;
            store::put_renewal(tx, row).await?;
            messages::tell(tx, &[told(&proof, follows, now)]).await?;
            Ok::<_, Failure>(profile)
        })
        .await
}

/// The profile and the number on file, where the certificate may follow the one on file.
async fn may_follow(
    tx: &mut Tx,
    cust_no: CustNo,
    renewal: &Renewal,
    today: Day,
) -> Answer<(ProfileRow, IdNumber)> {
    let profile = store::profile(tx, cust_no).await?.ok_or(NO_CERTIFICATE.refuse())?;
    let certified = profile.certified_at.is_some();
    let number = profile.id_number.clone().filter(|_| certified).ok_or(NO_CERTIFICATE.refuse())?;
    if renewal.cert_expire <= renewal.cert_begin {
        let reason = "有效期的结束日应晚于开始日";
        return Err(ITEM_WRONG.fill(&[("reason", reason)]).into());
    }
    if renewal.cert_begin > today || renewal.cert_expire <= today {
        return Err(CERTIFICATE_EXPIRED.into());
    }
    let has_pictures = profile.front_file.is_some() && profile.back_file.is_some();
    // Whose pictures are missing hands in the same certificate.
    let is_later =
        |last: Day| renewal.cert_expire > last || (!has_pictures && renewal.cert_expire == last);
    if !profile.cert_expire.is_none_or(is_later) {
        return Err(NOT_LATER.into());
    }
    if proofs::under_review(tx, cust_no, ProofType::Renewal).await? {
        return Err(UNDER_REVIEW.into());
    }
    files::require(tx, cust_no, renewal.front, PictureKind::CertFront).await?;
    files::require(tx, cust_no, renewal.back, PictureKind::CertBack).await?;
    Ok((profile, number))
}

/// Whether the photos were read and agree with the account and the form. Refused when they say
/// something else; what cannot be read is left to the auditors.
async fn compare(app: &App, cust_no: CustNo, renewal: &Renewal, number: &IdNumber) -> Answer<bool> {
    let (mut has_number, mut has_validity) = (false, false);
    for file_id in [renewal.front, renewal.back] {
        let Some(read) = read(app, cust_no, file_id).await? else { continue };
        if let Some(said) = read.number.value {
            if said != number.to_string() {
                return Err(OTHER_CERTIFICATE.into());
            }
            has_number = true;
        }
        if let (Some(begin), Some(expire)) = (read.begin.value, read.expire.value) {
            if begin != renewal.cert_begin.to_string() || expire != renewal.cert_expire.to_string()
            {
                let last =
                    if expire == long_term().to_string() { "长期".to_owned() } else { expire };
                return Err(OTHER_VALIDITY.fill(&[("begin", begin), ("expire", last)]).into());
            }
            has_validity = true;
        }
    }
    Ok(has_number && has_validity)
}

/// What stands on an upload; none where nothing reads it now.
async fn read(app: &App, cust_no: CustNo, file_id: FileId) -> Answer<Option<Certificate>> {
    let lines = match uploaded(app, cust_no, file_id).await {
        Ok(photo) => read_photo(app, cust_no, photo, Script::Chinese).await,
        Err(refused) => Err(refused),
    };
    match lines {
        Ok(lines) => Ok(lines.map(certificate::parse)),
        // Too large for the engine, too many today, or no engine that answers.
        Err(Failure::Refused(_)) => Ok(None),
        Err(failure) => Err(failure),
    }
}

/// The auditors let it pass: it is the certificate on file from now on.
pub(crate) async fn pass(tx: &mut Tx, proof: &ProofRow) -> Answer<()> {
    let renewal = store::renewal(tx, proof.cust_no, proof.serial_no).await?;
    let renewal = renewal.ok_or_else(|| Failure::fault("a renewal's proof", "no renewal"))?;
    profile::edit(tx, proof.cust_no, |row| {
        row.cert_begin = Some(renewal.cert_begin);
        row.cert_expire = Some(renewal.cert_expire);
        (row.front_file, row.back_file) = (Some(proof.first_file), Some(proof.second_file));
    })
    .await?;
    Ok(())
}

/// The newest one; none when none was handed in. `proofs` are the customer's, newest first.
pub(crate) async fn newest(
    tx: &mut Tx,
    proofs: &[ProofRow],
) -> Result<Option<RenewalRecord>, db::Error> {
    let Some(proof) = proofs.iter().find(|proof| proof.proof_type == ProofType::Renewal) else {
        return Ok(None);
    };
    let renewal = store::renewal(tx, proof.cust_no, proof.serial_no).await?;
    Ok(renewal.map(|renewal| RenewalRecord {
        audit_state: proof.state,
        cert_begin: renewal.cert_begin,
        cert_expire: renewal.cert_expire,
        submitted_at: proof.submitted_at,
        due_day: proof.due_day,
        decided_at: proof.decided_at,
        memo: proof.memo.clone(),
    }))
}

/// What the customer is told: by text message too, since it may have been somebody else.
pub(crate) fn told(proof: &ProofRow, on_file: Day, now: Instant) -> Message {
    let until = until(on_file);
    let (what, title, text) = match proof.state {
        AuditState::Passed => ("passed", "新证件审核通过了", format!("证件有效期{until}。")),
        AuditState::Failed => {
            let reason = proof.memo.trim_end_matches('。');
            ("failed", "新证件审核没有通过", format!("{reason}。原证件{until}，可以重新提交。"))
        }
        _ => (
            "handed",
            "新证件已提交审核",
            format!("审核通过前以原证件为准，原证件{until}。不是你提交的，请马上联系客服。"),
        ),
    };
    let key = format!("renewal-{}-{what}", proof.serial_no);
    Message::new(proof.cust_no, key, Kind::Security, now)
        .says(title, text)
        .leads_to(Leads::Certificate, "")
}

/// 到2026-11-20, or 长期有效.
fn until(last: Day) -> String {
    if last == long_term() { "长期有效".to_owned() } else { format!("到{last}") }
}
