//! What stands against closing an account here, and what ends with it: the certificate is free for
//! another account, and what the law does not ask for is gone.

use crate::{
    auditing,
    dictionary::{AuditState, ProofType},
    store,
};
use db::Tx;
use kernel::CustNo;
use wire::Answer;
use wire::closing::{Looked, Obstacle, ObstacleKind, Parted, Parts};

/// For the application to register.
pub const PARTS: Parts = Parts {
    settle: Some(|of| Box::pin(auditing::settle_at(of.app, of.cust_no, of.at))),
    look: Some(|tx, of, looked| Box::pin(look(tx, of, looked))),
    end: Some(|tx, of| Box::pin(end(tx, of))),
};

async fn look(tx: &mut Tx, of: Parted<'_>, looked: &mut Looked) -> Answer<()> {
    let proofs = store::proofs(tx, of.cust_no).await?;
    for proof in proofs.iter().filter(|proof| proof.state == AuditState::UnderReview) {
        let (month, day) = (proof.due_day.month(), proof.due_day.day_of_month());
        let title = match proof.proof_type {
            ProofType::Card => "银行卡",
            _ => "证件",
        };
        let text = format!("正在审核，最晚{month}月{day}日有结果");
        looked.against.push(Obstacle::new(ObstacleKind::Audit, title, text));
    }
    Ok(())
}

async fn end(tx: &mut Tx, of: Parted<'_>) -> Answer<()> {
    Ok(store::close(tx, of.cust_no, of.at).await?)
}

/// Deletes what says who a customer was whose account is closed, once the law wants it no more.
///
/// # Errors
/// Those of the database.
pub async fn forget_identity(tx: &mut Tx, cust_no: CustNo) -> Result<(), db::Error> {
    store::forget_identity(tx, cust_no).await
}
