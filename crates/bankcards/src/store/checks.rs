//! `bankcards_checks`.

use crate::{
    check_state::{CheckOutcome, CheckPayment},
    ids::CardId,
};
use db::{Error, Tx, insert, sql};
use kernel::{CustNo, Fen, Instant};

db::row! {
    /// A few fen to a card, and whether they were named.
    #[derive(Debug, Clone)]
    pub(crate) struct CheckRow {
        pub cust_no: CustNo,
        pub card_id: CardId,
        pub check_no: i64,
        pub key: String,
        pub amount: Fen,
        pub payment: CheckPayment,
        pub reason: String,
        pub outcome: CheckOutcome,
        pub tries: i64,
        pub asked_at: Instant,
        pub booked_at: Option<Instant>,
        pub valid_until: Option<Instant>,
    }
}

/// All checks of a card, oldest first.
pub(crate) async fn checks(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Vec<CheckRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, card_id, check_no, key, amount, payment, reason, outcome, tries, asked_at,
             booked_at, valid_until
         FROM bankcards_checks WHERE cust_no = $1 AND card_id = $2 ORDER BY check_no",
        cust_no,
        card_id
    ))
    .await
}

/// How many were begun for cards of a customer from a moment on.
pub(crate) async fn checks_since(
    tx: &mut Tx,
    cust_no: CustNo,
    from: Instant,
) -> Result<i64, Error> {
    let (count,): (i64,) = tx
        .one(sql!(
            "SELECT COUNT(*) AS n FROM bankcards_checks WHERE cust_no = $1 AND asked_at >= $2",
            cust_no,
            from
        ))
        .await?;
    Ok(count)
}

/// The next ones of which the bank has not spoken, after one of them.
pub(crate) async fn checks_asked(
    tx: &mut Tx,
    last: &str,
    limit: i64,
) -> Result<Vec<CheckRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, card_id, check_no, key, amount, payment, reason, outcome, tries, asked_at,
             booked_at, valid_until
         FROM bankcards_checks WHERE payment = 'asked' AND key > $1 ORDER BY key LIMIT $2",
        last,
        limit
    ))
    .await
}

/// Checks by the bank's names of their payments.
pub(crate) async fn checks_by_key(tx: &mut Tx, keys: &[&str]) -> Result<Vec<CheckRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, card_id, check_no, key, amount, payment, reason, outcome, tries, asked_at,
             booked_at, valid_until
         FROM bankcards_checks WHERE key IN ($1[])",
        keys
    ))
    .await
}

pub(crate) async fn all_checks(tx: &mut Tx) -> Result<Vec<CheckRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, card_id, check_no, key, amount, payment, reason, outcome, tries, asked_at,
             booked_at, valid_until
         FROM bankcards_checks ORDER BY key"
    ))
    .await
}

/// The next ones that were booked until a moment, after one of them.
pub(crate) async fn checks_booked(
    tx: &mut Tx,
    (at, key): (Instant, &str),
    until: Instant,
    limit: i64,
) -> Result<Vec<(Instant, String)>, Error> {
    tx.all(sql!(
        "SELECT booked_at, key FROM bankcards_checks
         WHERE booked_at IS NOT NULL AND (booked_at, key) > ($1, $2) AND booked_at <= $3
         ORDER BY booked_at, key LIMIT $4",
        at,
        key,
        until,
        limit
    ))
    .await
}

pub(crate) async fn insert_check(tx: &mut Tx, row: &CheckRow) -> Result<(), Error> {
    tx.insert_many(insert!("bankcards_checks", CheckRow), std::slice::from_ref(row)).await?;
    Ok(())
}

/// Writes what the bank says of a payment; answers whether it had not spoken before.
pub(crate) async fn settle_check(tx: &mut Tx, row: &CheckRow) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE bankcards_checks
             SET payment = $1, reason = $2, booked_at = $3, valid_until = $4
             WHERE cust_no = $5 AND card_id = $6 AND check_no = $7 AND payment = 'asked'",
            row.payment,
            row.reason,
            row.booked_at,
            row.valid_until,
            row.cust_no,
            row.card_id,
            row.check_no
        ))
        .await?;
    Ok(changed == 1)
}

/// Writes how the naming goes.
pub(crate) async fn put_outcome(tx: &mut Tx, row: &CheckRow) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_checks SET outcome = $1, tries = $2
         WHERE cust_no = $3 AND card_id = $4 AND check_no = $5",
        row.outcome,
        row.tries,
        row.cust_no,
        row.card_id,
        row.check_no
    ))
    .await
    .map(|_| ())
}

/// Cards of a customer with a check of which the bank has not spoken, and their last digits.
pub(crate) async fn cards_in_check(
    tx: &mut Tx,
    cust_no: CustNo,
) -> Result<Vec<(CardId, String)>, Error> {
    tx.all(sql!(
        "SELECT c.card_id, c.tail FROM bankcards_cards c
         WHERE c.cust_no = $1 AND EXISTS (
             SELECT 1 FROM bankcards_checks k
             WHERE k.cust_no = c.cust_no AND k.card_id = c.card_id AND k.payment = 'asked')
         ORDER BY c.card_id",
        cust_no
    ))
    .await
}
