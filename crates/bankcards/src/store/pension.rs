//! Pension accounts among `bankcards_cards`: nothing that lists cards finds them.

use super::{CardRow, StoredCard};
use crate::agreement::ProtocolState;
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

/// The customer's pension account, with its trade account.
pub(crate) async fn pension_of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<CardRow>, Error> {
    let stored: Option<StoredCard> = tx
        .optional(sql!(
            "SELECT c.cust_no, c.card_id, c.bank_code, c.tail,
                 (SELECT MIN(a.trade_acco) FROM bankcards_trade_accounts a
                  WHERE a.cust_no = c.cust_no AND a.card_id = c.card_id) AS trade_acco,
                 c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
                 c.unbound_at, c.branch_code, c.card_no, c.mobile
             FROM bankcards_cards c WHERE c.cust_no = $1 AND c.kind = 'pension'",
            cust_no
        ))
        .await?;
    tx.reveal_found(stored).await
}

/// Puts one that was not there.
pub(crate) async fn insert_pension(tx: &mut Tx, row: &CardRow) -> Result<(), Error> {
    super::put_card(tx, row).await?;
    tx.execute(sql!(
        "UPDATE bankcards_cards SET kind = 'pension' WHERE cust_no = $1 AND card_id = $2",
        row.cust_no,
        row.card_id
    ))
    .await?;
    Ok(())
}

/// An agreement is in force again, on this account.
pub(crate) async fn renew_pension(tx: &mut Tx, row: &CardRow) -> Result<(), Error> {
    let row = tx.conceal(row).await?;
    tx.execute(sql!(
        "UPDATE bankcards_cards SET bank_code = $1, tail = $2, card_no = $3, mobile = $4,
             state = $5, protocol_no = $6, bound_at = $7
         WHERE cust_no = $8 AND card_id = $9",
        row.bank_code,
        row.tail,
        row.card_no,
        row.mobile,
        row.state,
        row.protocol_no,
        row.bound_at,
        row.cust_no,
        row.card_id
    ))
    .await?;
    Ok(())
}

/// Nothing is collected from it any more; what its shares bring still goes there.
pub(crate) async fn end_pension(tx: &mut Tx, cust_no: CustNo) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_cards SET state = $1 WHERE cust_no = $2 AND kind = 'pension'",
        ProtocolState::Revoked,
        cust_no
    ))
    .await?;
    Ok(())
}

/// The same of one whose bank knew its agreement no more at a moment; answers whether it was still
/// that one, and no later.
pub(crate) async fn end_pension_unknown(
    tx: &mut Tx,
    (cust_no, protocol_no): (CustNo, &str),
    at: Instant,
) -> Result<bool, Error> {
    let ended = tx
        .execute(sql!(
            "UPDATE bankcards_cards SET state = $1
             WHERE cust_no = $2 AND kind = 'pension' AND protocol_no = $3 AND bound_at <= $4",
            ProtocolState::Revoked,
            cust_no,
            protocol_no,
            at
        ))
        .await?;
    Ok(ended == 1)
}
