//! All that the room keeps of a customer, oldest first.

use super::mails::{MailRow, StoredMail};
use db::{Error, Tx, sql};
use kernel::{CustNo, Instant};

pub async fn signatures(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<(String, String, Instant)>, Error> {
    tx.all(sql!(
        "SELECT agreement, version, at FROM content_signatures WHERE cust_no = $1
         ORDER BY at, agreement, version",
        cust_no
    ))
    .await
}

pub async fn actions(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<(Instant, String, String)>, Error> {
    tx.all(sql!(
        "SELECT at, fund_code, tip_content FROM content_actions WHERE cust_no = $1 ORDER BY id",
        cust_no
    ))
    .await
}

pub async fn mails(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<MailRow>, Error> {
    let stored: Vec<StoredMail> = tx
        .all(sql!(
            "SELECT cust_no, mail_id, file_id, title, day, asked_at, due_at, tries, state,
                 content_hash, email
             FROM content_mails WHERE cust_no = $1 ORDER BY mail_id",
            cust_no
        ))
        .await?;
    tx.reveal_all(stored).await
}
