//! Proofs for the manual audit.

use crate::{
    auditing::{find, settle},
    dictionary::{AuditState, PictureKind, ProofType},
    files,
    ids::{FileId, ProofNo},
    parameters::Parameters,
    refusals::{NO_PROOF_NEEDED, PROOF_NOT_FAILED, RENEWED_ELSEWHERE, UNDER_REVIEW},
    store::{self, ProofRow},
};
use db::Tx;
use kernel::{Calendar, CardNumber, Certificate, CustNo, Day, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, codes};

/// A proof to hand in.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SubmitProofRequest {
    /// `cert`: both sides of the certificate. `card`: the card and the certificate's front. A
    /// renewed certificate goes to `/userinfo/separatechange`.
    pub proof_type: ProofType,
    /// For `card`: the card's `serialNo` of `/account/openAllinpay`.
    pub subject: Option<Line<40>>,
    /// Two pictures from `/uploadPic`.
    pub file_ids: Vec<FileId>,
}

/// A proof handed in again after a failure.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UpdateProofRequest {
    /// The failed proof.
    pub serial_no: ProofNo,
    /// Two new pictures from `/uploadPic`.
    pub file_ids: Vec<FileId>,
}

/// Which proof.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProofDetailRequest {
    /// The proof's number; the newest when it is left out.
    pub serial_no: Option<ProofNo>,
}

/// A proof handed in for the manual audit.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProofRecord {
    /// `0` under review (up to 3 working days), `1` passed, `2` failed, `3` withdrawn.
    pub audit_state: AuditState,
    /// The proof's number, for `/open/proof/update` and `/open/proof/detail`.
    pub serial_no: String,
    /// What is audited.
    pub proof_type: ProofType,
    /// For a card: its signing's `serialNo`; else empty.
    pub subject: String,
    /// When it was handed in.
    pub submitted_at: Instant,
    /// The day by which it is decided.
    pub due_day: Day,
    /// When it was decided; none while it is under review or after it was withdrawn.
    pub decided_at: Option<Instant>,
    /// The reason of a failure.
    pub user_acco_proof_detail_vo: ProofMemo,
}

/// What the auditor wrote.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct ProofMemo {
    /// The reason, when `auditState` is `2`; else empty.
    pub memo: String,
}

/// `/open/proof`.
pub async fn submit_proof(
    call: Call<Customer>,
    request: SubmitProofRequest,
) -> Answer<ProofRecord> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    settle(&call, cust_no).await?;
    let serial_no: ProofNo = call.ids().next()?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let subject = request.subject.as_deref().unwrap_or_default().to_owned();
            let (id_number, card) = case(tx, cust_no, request.proof_type, &subject).await?;
            if under_review(tx, cust_no, request.proof_type).await? {
                return Err(UNDER_REVIEW.into());
            }
            let files = pictures(tx, cust_no, request.proof_type, &request.file_ids).await?;
            let fresh = fresh(tx, (cust_no, serial_no), request.proof_type, id_number, files, now);
            let row = ProofRow { subject, card, ..fresh.await? };
            store::put_proof(tx, &row).await?;
            Ok(ProofRecord::from(row))
        })
        .await
}

/// `/open/proof/update`.
pub async fn update_proof(
    call: Call<Customer>,
    request: UpdateProofRequest,
) -> Answer<ProofRecord> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    settle(&call, cust_no).await?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let mut row = find(tx, cust_no, Some(request.serial_no)).await?;
            if row.proof_type == ProofType::Renewal {
                return Err(RENEWED_ELSEWHERE.into());
            }
            if row.state != AuditState::Failed {
                return Err(PROOF_NOT_FAILED.into());
            }
            let files = pictures(tx, cust_no, row.proof_type, &request.file_ids).await?;
            // What was typed may have been corrected since it failed.
            let subject = row.subject.clone();
            (row.id_number, _) = case(tx, cust_no, row.proof_type, &subject).await?;
            (row.first_file, row.second_file) = files;
            row.attempt += 1;
            row.state = AuditState::UnderReview;
            row.memo = String::new();
            row.submitted_at = now;
            row.due_day = due_day(tx, now).await?;
            row.decided_at = None;
            store::put_proof(tx, &row).await?;
            Ok(ProofRecord::from(row))
        })
        .await
}

/// `/open/proof/detail`.
pub async fn proof_detail(
    call: Call<Customer>,
    request: ProofDetailRequest,
) -> Answer<ProofRecord> {
    let cust_no = call.caller.cust_no;
    settle(&call, cust_no).await?;
    let read = async |tx: &mut Tx| find(tx, cust_no, request.serial_no).await;
    Ok(ProofRecord::from(call.db().read(read).await?))
}

/// Hands a certificate in with what else was sent of it; again, when an earlier one failed. The
/// pictures are known to be the customer's own.
pub(crate) async fn hand_in_certificate(
    tx: &mut Tx,
    cust_no: CustNo,
    serial_no: ProofNo,
    id_number: &Certificate,
    files: (FileId, FileId),
    now: Instant,
) -> Answer<()> {
    let failed = store::proofs(tx, cust_no).await?.into_iter().find(|proof| {
        proof.proof_type == ProofType::Certificate && proof.state == AuditState::Failed
    });
    let (serial_no, attempt) =
        failed.map_or((serial_no, 1), |proof| (proof.serial_no, proof.attempt + 1));
    let id_number = id_number.clone();
    let fresh =
        fresh(tx, (cust_no, serial_no), ProofType::Certificate, id_number, files, now).await?;
    let row = ProofRow { attempt, ..fresh };
    Ok(store::put_proof(tx, &row).await?)
}

/// A proof that is handed in now, for the first time.
pub(crate) async fn fresh(
    tx: &mut Tx,
    (cust_no, serial_no): (CustNo, ProofNo),
    proof_type: ProofType,
    id_number: Certificate,
    (first_file, second_file): (FileId, FileId),
    now: Instant,
) -> Answer<ProofRow> {
    Ok(ProofRow {
        cust_no,
        serial_no,
        proof_type,
        subject: String::new(),
        id_number,
        card: None,
        first_file,
        second_file,
        attempt: 1,
        state: AuditState::UnderReview,
        memo: String::new(),
        submitted_at: now,
        due_day: due_day(tx, now).await?,
        decided_at: None,
    })
}

/// Whether a proof of the kind is being looked at.
pub(crate) async fn under_review(
    tx: &mut Tx,
    cust_no: CustNo,
    proof_type: ProofType,
) -> Result<bool, db::Error> {
    let proofs = store::proofs(tx, cust_no).await?;
    let waits = |p: &ProofRow| p.proof_type == proof_type && p.state == AuditState::UnderReview;
    Ok(proofs.iter().any(waits))
}

/// What the proof is about; refused when nothing waits for one.
async fn case(
    tx: &mut Tx,
    cust_no: CustNo,
    proof_type: ProofType,
    subject: &str,
) -> Answer<(Certificate, Option<CardNumber>)> {
    let profile = store::profile(tx, cust_no).await?.ok_or(NO_PROOF_NEEDED.refuse())?;
    let id_number = profile.id_number.ok_or(NO_PROOF_NEEDED.refuse())?;
    match proof_type {
        ProofType::Certificate if profile.certified_at.is_some() => Err(NO_PROOF_NEEDED.into()),
        ProofType::Certificate => Ok((id_number, None)),
        ProofType::Renewal => Err(RENEWED_ELSEWHERE.into()),
        ProofType::Card => {
            let card = store::awaited_card(tx, cust_no, subject).await?;
            Ok((id_number, Some(card.ok_or(codes::NOT_FOUND.refuse())?)))
        }
    }
}

/// Both pictures, which must be the customer's own and show what the proof wants.
async fn pictures(
    tx: &mut Tx,
    cust_no: CustNo,
    proof_type: ProofType,
    file_ids: &[FileId],
) -> Answer<(FileId, FileId)> {
    let &[first, second] = file_ids else {
        return Err(codes::BAD_REQUEST.say("请上传两张照片").into());
    };
    let kinds = match proof_type {
        ProofType::Certificate | ProofType::Renewal => {
            [PictureKind::CertFront, PictureKind::CertBack]
        }
        ProofType::Card => [PictureKind::Card, PictureKind::CertFront],
    };
    files::require_both(tx, cust_no, [(first, kinds[0]), (second, kinds[1])]).await?;
    Ok((first, second))
}

pub(crate) async fn due_day(tx: &mut Tx, now: Instant) -> Answer<Day> {
    let days = Parameters::on(tx, now.day()).await?.proof_days;
    Ok(Calendar::china().add_open(now.day(), days))
}

impl From<ProofRow> for ProofRecord {
    fn from(row: ProofRow) -> Self {
        Self {
            audit_state: row.state,
            serial_no: row.serial_no.to_string(),
            proof_type: row.proof_type,
            // Of other proofs it is whatever the client sent.
            subject: if row.proof_type == ProofType::Card { row.subject } else { String::new() },
            submitted_at: row.submitted_at,
            decided_at: row.decided_at,
            due_day: row.due_day,
            user_acco_proof_detail_vo: ProofMemo { memo: row.memo },
        }
    }
}
