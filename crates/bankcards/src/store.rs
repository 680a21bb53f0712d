//! Every statement of the room, one function each.

mod accounts;
mod checks;
mod endings;
mod events;
mod pension;

pub(crate) use accounts::{
    AccountKey, PurposeRow, TradeAccountRow, accounts, accounts_of, all_accounts, cards_of, close,
    insert_account, insert_accounts, last_account, living_card, living_cards, living_of, purposes,
    purposes_of, with_purposes,
};
pub(crate) use checks::{
    CheckRow, all_checks, cards_in_check, checks, checks_asked, checks_booked, checks_by_key,
    checks_since, insert_check, put_outcome, settle_check,
};
pub(crate) use endings::{
    defer_endings, delete_ending, due_endings, end_valid, endings, insert_ending,
};
pub(crate) use events::{EventRow, events, insert_event};
pub(crate) use pension::{
    end_pension, end_pension_unknown, insert_pension, pension_of, renew_pension,
};

use crate::{agreement::ProtocolState, ids::CardId};
use db::{Error, Tx, sql};
use kernel::{CardNumber, CustNo, Day, Fen, Instant, Mobile, TradeAcco};
use std::sync::Arc;

db::row! {
    /// A bank with the limits of a day.
    #[derive(Debug, Clone)]
    pub(crate) struct BankRow {
        pub bank_code: String,
        pub bank_name: String,
        pub single_limit: Fen,
        pub day_limit: Fen,
        pub rest_from: Option<String>,
        pub rest_until: Option<String>,
        pub branch_digits: Option<String>,
    }
}

db::encrypted_row! {
    /// A card with one of its trade accounts.
    #[derive(Debug, Clone)]
    pub(crate) struct CardRow in "bankcards_cards" of cust_no by (cust_no, card_id) as StoredCard {
        plain {
            pub cust_no: CustNo,
            pub card_id: CardId,
            pub bank_code: String,
            /// The last four digits.
            pub tail: String,
            /// None until it is bound, when another card took it over, and while it is unbound.
            pub trade_acco: Option<TradeAcco>,
            pub protocol_no: Option<String>,
            pub state: ProtocolState,
            pub memo: String,
            pub round: i64,
            pub replaces: Option<CardId>,
            pub requested_at: Instant,
            pub bound_at: Option<Instant>,
            /// Set while it is the customer's no more.
            pub unbound_at: Option<Instant>,
            /// The branch that keeps its account, where the channel asks for it.
            pub branch_code: Option<String>,
        }
        encrypted {
            pub card_no: CardNumber,
            pub mobile: Mobile,
        }
    }
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM bankcards_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// The channel's banks with the limits of a day, in the order in which they are shown.
pub(crate) async fn banks(tx: &mut Tx, day: Day) -> Result<Vec<BankRow>, Error> {
    tx.all(sql!(
        "SELECT b.bank_code, b.bank_name, b.single_limit, b.day_limit, b.rest_from, b.rest_until,
             b.branch_digits
         FROM bankcards_banks b
         WHERE b.valid_from = (SELECT MAX(o.valid_from) FROM bankcards_banks o
                               WHERE o.bank_code = b.bank_code AND o.valid_from <= $1)
         ORDER BY b.position",
        day
    ))
    .await
}

/// One of the channel's banks with the limits of a day.
pub(crate) async fn bank(tx: &mut Tx, bank_code: &str, day: Day) -> Result<Option<BankRow>, Error> {
    let rows: Arc<Vec<BankRow>> = tx
        .reference(sql!(
            "SELECT bank_code, bank_name, single_limit, day_limit, rest_from, rest_until,
                 branch_digits
             FROM bankcards_banks
             WHERE bank_code = $1 AND valid_from <= $2 ORDER BY valid_from DESC LIMIT 1",
            bank_code,
            day
        ))
        .await?;
    Ok(rows.first().cloned())
}

/// All bank cards of a customer, the default first, then the oldest, each with its oldest account
/// of the customer's own.
pub(crate) async fn cards(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<CardRow>, Error> {
    let stored = stored_cards(tx, cust_no).await?;
    tx.reveal_all(stored).await
}

/// The same, without what nobody needs who buys with them.
pub(crate) async fn stored_cards(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<StoredCard>, Error> {
    tx.all(sql!(
        "SELECT c.cust_no, c.card_id, c.bank_code, c.tail,
             CASE WHEN c.unbound_at IS NULL THEN
                 (SELECT MIN(a.trade_acco) FROM bankcards_trade_accounts a
                  WHERE a.cust_no = c.cust_no AND a.card_id = c.card_id AND a.purpose = 'SELF')
                 END AS trade_acco,
             c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
             c.unbound_at, c.branch_code, c.card_no, c.mobile
         FROM bankcards_cards c
         LEFT JOIN bankcards_defaults d ON d.cust_no = c.cust_no AND d.card_id = c.card_id
         WHERE c.cust_no = $1 AND c.kind = 'card' ORDER BY (d.card_id IS NULL), c.card_id",
        cust_no
    ))
    .await
}

/// One of them.
pub(crate) async fn card(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Option<CardRow>, Error> {
    let stored = stored_card(tx, cust_no, card_id).await?;
    tx.reveal_found(stored).await
}

/// The same, without what nobody needs who buys with it.
pub(crate) async fn stored_card(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Option<StoredCard>, Error> {
    tx.optional(sql!(
        "SELECT c.cust_no, c.card_id, c.bank_code, c.tail,
             CASE WHEN c.unbound_at IS NULL THEN
                 (SELECT MIN(a.trade_acco) FROM bankcards_trade_accounts a
                  WHERE a.cust_no = c.cust_no AND a.card_id = c.card_id AND a.purpose = 'SELF')
                 END AS trade_acco,
             c.protocol_no, c.state, c.memo, c.round, c.replaces, c.requested_at, c.bound_at,
             c.unbound_at, c.branch_code, c.card_no, c.mobile
         FROM bankcards_cards c
         WHERE c.cust_no = $1 AND c.card_id = $2 AND c.kind = 'card'",
        cust_no,
        card_id
    ))
    .await
}

/// Puts a card, or what a new round of its signing says.
pub(crate) async fn put_card(tx: &mut Tx, row: &CardRow) -> Result<(), Error> {
    let stored = tx.conceal(row).await?;
    put_stored_card(tx, &stored).await
}

/// The same of a row that is encrypted already: for a copy in which nobody reads it.
pub(crate) async fn put_stored_card(tx: &mut Tx, row: &StoredCard) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO bankcards_cards (cust_no, card_id, bank_code, card_no, mobile, protocol_no,
             state, memo, round, replaces, requested_at, bound_at, tail, branch_code)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
         ON CONFLICT (cust_no, card_id) DO UPDATE SET mobile = excluded.mobile,
             state = excluded.state, memo = excluded.memo, round = excluded.round,
             replaces = excluded.replaces, requested_at = excluded.requested_at,
             branch_code = excluded.branch_code",
        row.cust_no,
        row.card_id,
        row.bank_code,
        row.card_no,
        row.mobile,
        row.protocol_no,
        row.state,
        row.memo,
        row.round,
        row.replaces,
        row.requested_at,
        row.bound_at,
        row.tail,
        row.branch_code
    ))
    .await
    .map(|_| ())
}

/// Writes how a signing ended, unless something else has become of it meanwhile; answers whether it
/// was still this one.
pub(crate) async fn end_signing(
    tx: &mut Tx,
    asked: &CardRow,
    (state, memo): (ProtocolState, &str),
) -> Result<bool, Error> {
    let changed = tx
        .execute(sql!(
            "UPDATE bankcards_cards SET state = $1, memo = $2
             WHERE cust_no = $3 AND card_id = $4 AND round = $5 AND state = $6",
            state,
            memo,
            asked.cust_no,
            asked.card_id,
            asked.round,
            ProtocolState::Signing
        ))
        .await?;
    Ok(changed == 1)
}

/// Gives a card its agreement; it has been the customer's since `bound_at`.
pub(crate) async fn bind(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    protocol_no: &str,
    bound_at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_cards
         SET protocol_no = $1, state = $2, bound_at = $3, unbound_at = NULL
         WHERE cust_no = $4 AND card_id = $5",
        protocol_no,
        ProtocolState::Valid,
        bound_at,
        cust_no,
        card_id
    ))
    .await
    .map(|_| ())
}

/// Puts the branch of a card.
pub(crate) async fn put_branch(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    branch_code: &str,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_cards SET branch_code = $1 WHERE cust_no = $2 AND card_id = $3",
        branch_code,
        cust_no,
        card_id
    ))
    .await
    .map(|_| ())
}

/// Notes that an agreement has ended, unless the card has another one by now.
pub(crate) async fn revoke(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    protocol_no: &str,
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_cards SET state = $1
         WHERE cust_no = $2 AND card_id = $3 AND state = $4 AND protocol_no = $5",
        ProtocolState::Revoked,
        cust_no,
        card_id,
        ProtocolState::Valid,
        protocol_no
    ))
    .await
    .map(|_| ())
}

/// Gives all trade accounts of a card to another one of the customer's, which is the default from
/// then on where the old one was, and ends what was signed or being signed with it.
pub(crate) async fn hand_over(
    tx: &mut Tx,
    cust_no: CustNo,
    (old, new): (CardId, CardId),
) -> Result<(), Error> {
    tx.execute(sql!(
        "UPDATE bankcards_trade_accounts SET card_id = $1 WHERE cust_no = $2 AND card_id = $3",
        new,
        cust_no,
        old
    ))
    .await?;
    tx.execute(sql!(
        "UPDATE bankcards_defaults SET card_id = $1 WHERE cust_no = $2 AND card_id = $3",
        new,
        cust_no,
        old
    ))
    .await?;
    tx.execute(sql!(
        "UPDATE bankcards_cards SET state = $1 WHERE cust_no = $2 AND card_id = $3",
        ProtocolState::Revoked,
        cust_no,
        old
    ))
    .await
    .map(|_| ())
}

/// Takes a card from its customer, and ends what was signed with it; its accounts rest with it.
pub(crate) async fn unbind(
    tx: &mut Tx,
    (cust_no, card_id): (CustNo, CardId),
    at: Instant,
) -> Result<(), Error> {
    tx.execute(sql!(
        "DELETE FROM bankcards_defaults WHERE cust_no = $1 AND card_id = $2",
        cust_no,
        card_id
    ))
    .await?;
    tx.execute(sql!(
        "UPDATE bankcards_cards SET state = $1, unbound_at = $2
         WHERE cust_no = $3 AND card_id = $4",
        ProtocolState::Revoked,
        at,
        cust_no,
        card_id
    ))
    .await
    .map(|_| ())
}

/// Makes a card the one that is offered first.
pub(crate) async fn put_default(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<(), Error> {
    tx.execute(sql!(
        "INSERT INTO bankcards_defaults (cust_no, card_id) VALUES ($1, $2)
         ON CONFLICT (cust_no) DO UPDATE SET card_id = excluded.card_id",
        cust_no,
        card_id
    ))
    .await
    .map(|_| ())
}

/// The card that the customer has made the first; none where there is none.
pub(crate) async fn default_of(tx: &mut Tx, cust_no: CustNo) -> Result<Option<CardId>, Error> {
    let row: Option<(CardId,)> = tx
        .optional(sql!("SELECT card_id FROM bankcards_defaults WHERE cust_no = $1", cust_no))
        .await?;
    Ok(row.map(|(card_id,)| card_id))
}

/// Counts a request; answers how many there were on the day, with this one.
pub(crate) async fn count_request(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<i64, Error> {
    let (requests,): (i64,) = tx
        .one(sql!(
            "INSERT INTO bankcards_requests (cust_no, day, requests) VALUES ($1, $2, 1)
             ON CONFLICT (cust_no, day) DO UPDATE SET requests = bankcards_requests.requests + 1
             RETURNING requests",
            cust_no,
            day
        ))
        .await?;
    Ok(requests)
}
