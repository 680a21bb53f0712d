//! Proofs of cards, as the room of cards asks for them.

use crate::{
    dictionary::{AuditState, ProofType},
    store::{self, ProofRow},
};
use db::Tx;
use kernel::{CardNumber, CustNo, Instant};

/// Lets the customer hand in a proof for a card that the bank could not verify at once; `subject`
/// names the signing.
///
/// # Errors
/// Those of the database.
pub async fn await_card_proof(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
    card: &CardNumber,
) -> Result<(), db::Error> {
    store::put_awaited_card(tx, cust_no, subject, card).await
}

/// Lets a proof for a signing pass, whatever has become of it: the customer has shown the card to
/// be his in another way. Nothing where none was handed in.
///
/// # Errors
/// Those of the database.
pub async fn attest_card(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
    now: Instant,
) -> Result<(), db::Error> {
    let proofs = store::proofs(tx, cust_no).await?;
    let of_card = |p: &ProofRow| p.proof_type == ProofType::Card && p.subject == subject;
    if let Some(mut row) = proofs.into_iter().find(of_card)
        && row.state != AuditState::Passed
    {
        row.state = AuditState::Passed;
        row.memo = String::new();
        row.decided_at = Some(now);
        store::put_proof(tx, &row).await?;
    }
    Ok(())
}

/// State and memo of the proof for a signing; none when none was handed in.
///
/// # Errors
/// Those of the database.
pub async fn card_proof(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
) -> Result<Option<(AuditState, String)>, db::Error> {
    let proofs = store::proofs(tx, cust_no).await?;
    let of_card = |p: &ProofRow| p.proof_type == ProofType::Card && p.subject == subject;
    Ok(proofs.into_iter().find(of_card).map(|p| (p.state, p.memo)))
}
