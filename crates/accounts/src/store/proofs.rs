//! Proofs, pictures, cards for which a proof is awaited.

use crate::{
    dictionary::{AuditState, PictureKind, ProofType},
    ids::{FileId, ProofNo},
};
use db::{Error, Tx, insert, sql};
use kernel::{CardNumber, CustNo, Day, IdNumber, Instant};

db::row! {
    /// A proof.
    #[derive(Debug, Clone)]
    pub(crate) struct ProofRow {
        pub cust_no: CustNo,
        pub serial_no: ProofNo,
        pub proof_type: ProofType,
        pub subject: String,
        pub id_number: IdNumber,
        pub card: Option<CardNumber>,
        pub first_file: FileId,
        pub second_file: FileId,
        pub attempt: i64,
        pub state: AuditState,
        pub memo: String,
        pub submitted_at: Instant,
        pub due_day: Day,
        pub decided_at: Option<Instant>,
    }
}

db::row! {
    /// A picture. No `Debug`: it is of a certificate.
    pub(crate) struct FileRow {
        pub cust_no: CustNo,
        pub file_id: FileId,
        pub kind: PictureKind,
        pub media_type: String,
        pub content: String,
        pub uploaded_at: Instant,
    }
}

/// All proofs of a customer, newest first.
pub(crate) async fn proofs(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<ProofRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, serial_no, proof_type, subject, id_number, card, first_file, second_file,
             attempt, state, memo, submitted_at, due_day, decided_at
         FROM accounts_proofs WHERE cust_no = $1 ORDER BY submitted_at DESC, serial_no DESC",
        cust_no
    ))
    .await
}

/// Puts a proof, or what is new of a known one.
pub(crate) async fn put_proof(tx: &mut Tx, row: &ProofRow) -> Result<(), Error> {
    let put = insert!(
        "accounts_proofs",
        ProofRow,
        "ON CONFLICT (cust_no, serial_no) DO UPDATE SET first_file = excluded.first_file,
         second_file = excluded.second_file, attempt = excluded.attempt, state = excluded.state,
         memo = excluded.memo, submitted_at = excluded.submitted_at, due_day = excluded.due_day,
         decided_at = excluded.decided_at"
    );
    tx.insert_many(put, std::slice::from_ref(row)).await?;
    Ok(())
}

pub(crate) async fn put_awaited_card(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
    card: &CardNumber,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO accounts_awaited_cards (cust_no, subject, card) VALUES ($1, $2, $3)
         ON CONFLICT (cust_no, subject) DO NOTHING",
        cust_no,
        subject,
        card
    ))
    .await?;
    Ok(())
}

pub(crate) async fn awaited_card(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
) -> Result<Option<CardNumber>, Error> {
    let found: Option<(CardNumber,)> = tx
        .optional(sql!(
            "SELECT card FROM accounts_awaited_cards WHERE cust_no = $1 AND subject = $2",
            cust_no,
            subject
        ))
        .await?;
    Ok(found.map(|(card,)| card))
}

pub(crate) async fn put_file(tx: &mut Tx, row: &FileRow) -> Result<(), Error> {
    tx.insert_many(insert!("accounts_files", FileRow), std::slice::from_ref(row)).await?;
    Ok(())
}

/// The kind of a customer's own picture.
pub(crate) async fn file_kind(
    tx: &mut Tx,
    cust_no: CustNo,
    file_id: FileId,
) -> Result<Option<PictureKind>, Error> {
    let found: Option<(PictureKind,)> = tx
        .optional(sql!(
            "SELECT kind FROM accounts_files WHERE cust_no = $1 AND file_id = $2",
            cust_no,
            file_id
        ))
        .await?;
    Ok(found.map(|(kind,)| kind))
}

/// A customer's own picture, base64.
pub(crate) async fn file_content(
    tx: &mut Tx,
    cust_no: CustNo,
    file_id: FileId,
) -> Result<Option<String>, Error> {
    let found: Option<(String,)> = tx
        .optional(sql!(
            "SELECT content FROM accounts_files WHERE cust_no = $1 AND file_id = $2",
            cust_no,
            file_id
        ))
        .await?;
    Ok(found.map(|(content,)| content))
}

/// Pictures that a customer uploaded since an instant.
pub(crate) async fn count_files(
    tx: &mut Tx,
    cust_no: CustNo,
    since: Instant,
) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS count FROM accounts_files WHERE cust_no = $1 AND uploaded_at >= $2",
            cust_no,
            since
        ))
        .await?;
    Ok(count)
}
