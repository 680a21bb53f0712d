//! Every statement of the room, one function each.

use crate::card::{CardId, ProtocolState};
use db::{Error, Tx, insert, sql};
use kernel::{CardNumber, CustNo, Day, Fen, Instant, Mobile};
use std::sync::Arc;

db::row! {
    /// A bank with the limits of a day.
    #[derive(Debug, Clone)]
    pub(crate) struct BankRow {
        pub bank_code: String,
        pub bank_name: String,
        pub single_limit: Fen,
        pub day_limit: Fen,
    }
}

db::row! {
    /// A card.
    #[derive(Debug, Clone)]
    pub(crate) struct CardRow {
        pub cust_no: CustNo,
        pub card_id: CardId,
        pub bank_code: String,
        pub card_no: CardNumber,
        pub mobile: Mobile,
        pub trade_acco: Option<String>,
        pub protocol_no: Option<String>,
        pub state: ProtocolState,
        pub memo: String,
        pub round: i64,
        pub replaces: Option<CardId>,
        pub requested_at: Instant,
        pub bound_at: Option<Instant>,
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
        "SELECT b.bank_code, b.bank_name, b.single_limit, b.day_limit FROM bankcards_banks b
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
            "SELECT bank_code, bank_name, single_limit, day_limit FROM bankcards_banks
             WHERE bank_code = $1 AND valid_from <= $2 ORDER BY valid_from DESC LIMIT 1",
            bank_code,
            day
        ))
        .await?;
    Ok(rows.first().cloned())
}

/// All cards of a customer, oldest first.
pub(crate) async fn cards(tx: &mut Tx, cust_no: CustNo) -> Result<Vec<CardRow>, Error> {
    tx.all(sql!(
        "SELECT cust_no, card_id, bank_code, card_no, mobile, trade_acco, protocol_no, state, memo,
             round, replaces, requested_at, bound_at
         FROM bankcards_cards WHERE cust_no = $1 ORDER BY card_id",
        cust_no
    ))
    .await
}

pub(crate) async fn card(
    tx: &mut Tx,
    cust_no: CustNo,
    card_id: CardId,
) -> Result<Option<CardRow>, Error> {
    tx.optional(sql!(
        "SELECT cust_no, card_id, bank_code, card_no, mobile, trade_acco, protocol_no, state, memo,
             round, replaces, requested_at, bound_at
         FROM bankcards_cards WHERE cust_no = $1 AND card_id = $2",
        cust_no,
        card_id
    ))
    .await
}

/// Puts a card, or what is new of a known one.
pub(crate) async fn put_card(tx: &mut Tx, row: &CardRow) -> Result<(), Error> {
    let put = insert!(
        "bankcards_cards",
        CardRow,
        "ON CONFLICT (cust_no, card_id) DO UPDATE SET mobile = excluded.mobile,
         trade_acco = excluded.trade_acco, protocol_no = excluded.protocol_no,
         state = excluded.state, memo = excluded.memo, round = excluded.round,
         replaces = excluded.replaces, requested_at = excluded.requested_at,
         bound_at = excluded.bound_at"
    );
    tx.insert_many(put, std::slice::from_ref(row)).await?;
    Ok(())
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

/// Trade accounts with the agreements of their cards, for payments in bulk.
pub(crate) async fn protocols(
    tx: &mut Tx,
    trade_accos: &[String],
) -> Result<Vec<(String, String)>, Error> {
    tx.all(sql!(
        "SELECT trade_acco, protocol_no FROM bankcards_cards
         WHERE trade_acco IN ($1[]) AND protocol_no IS NOT NULL",
        trade_accos
    ))
    .await
}
