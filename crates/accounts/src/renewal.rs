//! A certificate that follows the one on file, and was handed in (`hand_in_renewal`). The old one
//! counts until the auditors have let the new one pass.

use crate::{
    dictionary::{AuditState, ProofType},
    profile::{self, long_term},
    store::{self, ProofRow},
};
use db::Tx;
use kernel::{Day, Instant};
use messages::{Kind, Leads, Message};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Failure};

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

/// The auditors let it pass: it is the certificate on file from now on.
pub(crate) async fn pass(tx: &mut Tx, proof: &ProofRow) -> Answer<()> {
    profile::certify(tx, proof.cust_no, &proof.id_number).await?;
    let renewal = store::renewal(tx, proof.cust_no, proof.serial_no).await?;
    let renewal = renewal.ok_or_else(|| Failure::fault("a renewal's proof", "no renewal"))?;
    profile::edit(tx, proof.cust_no, |row| {
        row.id_number = Some(proof.id_number.clone());
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
