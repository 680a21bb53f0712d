//! Proofs, pictures, cards for which a proof is awaited.

use crate::{
    dictionary::{AuditState, PictureKind, ProofType},
    ids::{FileId, ProofNo},
    picture::Picture,
};
use db::{Error, Tx, insert, sql};
use kernel::{CardNumber, Certificate, CustNo, Day, Instant};

db::encrypted_row! {
    /// A proof.
    #[derive(Debug, Clone)]
    pub(crate) struct ProofRow in "accounts_proofs" of cust_no by (cust_no, serial_no)
        as StoredProof
    {
        plain {
            pub cust_no: CustNo,
            pub serial_no: ProofNo,
            pub proof_type: ProofType,
            pub subject: String,
            pub first_file: FileId,
            pub second_file: FileId,
            pub attempt: i64,
            pub state: AuditState,
            pub memo: String,
            pub submitted_at: Instant,
            pub due_day: Day,
            pub decided_at: Option<Instant>,
        }
        encrypted {
            /// The certificate, whatever its kind; its values are bound to the column's name.
            pub id_number: Certificate,
            pub card: Option<CardNumber>,
        }
    }
}

db::encrypted_row! {
    /// A picture. No `Debug`: it is of a certificate.
    pub(crate) struct FileRow in "accounts_files" of cust_no by (cust_no, file_id) as StoredFile {
        plain {
            pub cust_no: CustNo,
            pub file_id: FileId,
            pub kind: PictureKind,
            pub media_type: String,
            pub uploaded_at: Instant,
        }
        encrypted {
            pub content: Picture,
        }
    }
}

db::encrypted_row! {
    /// A card for which a proof is awaited.
    struct AwaitedCard in "accounts_awaited_cards" of cust_no by (cust_no, subject)
        as StoredAwaitedCard
    {
        plain {
            cust_no: CustNo,
            subject: String,
        }
        encrypted {
            card: CardNumber,
        }
    }
}

/// All proofs of a customer, newest first.
pub(crate) async fn proofs(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<ProofRow>, Error> {
    let stored = tx
        .all(sql!(
            "SELECT cust_no, serial_no, proof_type, subject, first_file, second_file, attempt,
                 state, memo, submitted_at, due_day, decided_at, id_number, card
             FROM accounts_proofs WHERE cust_no = $1 ORDER BY submitted_at DESC, serial_no DESC",
            cust_no
        ))
        .await?;
    tx.reveal_all(stored).await
}

/// The next customers after one, none at first, of whom something that was handed in before a
/// moment is under review.
pub(crate) async fn under_review(
    tx: &mut Tx,
    before: Instant,
    after: Option<CustNo>,
    limit: i64,
) -> Result<Vec<CustNo>, Error> {
    let rows: Vec<(CustNo,)> = tx
        .all(sql!(
            "SELECT DISTINCT cust_no FROM accounts_proofs
             WHERE state = '0' AND submitted_at < $1 AND cust_no > $2 ORDER BY cust_no LIMIT $3",
            before,
            after.map_or(0, CustNo::value),
            limit
        ))
        .await?;
    Ok(rows.into_iter().map(|(cust_no,)| cust_no).collect())
}

/// Puts a proof, or what is new of a known one.
pub(crate) async fn put_proof(tx: &mut Tx, row: &ProofRow) -> Result<(), Error> {
    let put = insert!(
        "accounts_proofs",
        StoredProof,
        "ON CONFLICT (cust_no, serial_no) DO UPDATE SET first_file = excluded.first_file,
         second_file = excluded.second_file, attempt = excluded.attempt, state = excluded.state,
         memo = excluded.memo, submitted_at = excluded.submitted_at, due_day = excluded.due_day,
         decided_at = excluded.decided_at, id_number = excluded.id_number"
    );
    let stored = tx.conceal(row).await?;
    tx.insert_many(put, &[stored]).await?;
    Ok(())
}

pub(crate) async fn put_awaited_card(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
    card: &CardNumber,
) -> Result<(), Error> {
    let awaited = AwaitedCard { cust_no, subject: subject.to_owned(), card: card.clone() };
    let stored = tx.conceal(&awaited).await?;
    let put = insert!(
        "accounts_awaited_cards",
        StoredAwaitedCard,
        "ON CONFLICT (cust_no, subject) DO NOTHING"
    );
    tx.insert_many(put, &[stored]).await?;
    Ok(())
}

pub(crate) async fn awaited_card(
    tx: &mut Tx,
    cust_no: CustNo,
    subject: &str,
) -> Result<Option<CardNumber>, Error> {
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, subject, card FROM accounts_awaited_cards
             WHERE cust_no = $1 AND subject = $2",
            cust_no,
            subject
        ))
        .await?;
    let found: Option<AwaitedCard> = tx.reveal_found(stored).await?;
    Ok(found.map(|awaited| awaited.card))
}

pub(crate) async fn put_file(tx: &mut Tx, row: &FileRow) -> Result<(), Error> {
    let stored = tx.conceal(row).await?;
    tx.insert_many(insert!("accounts_files", StoredFile), &[stored]).await?;
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
    let stored = tx
        .optional(sql!(
            "SELECT cust_no, file_id, kind, media_type, uploaded_at, content
             FROM accounts_files WHERE cust_no = $1 AND file_id = $2",
            cust_no,
            file_id
        ))
        .await?;
    let found: Option<FileRow> = tx.reveal_found(stored).await?;
    Ok(found.map(|file| file.content.into_base64()))
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
