//! Bind a card: confirm the signing with the channel's code.

use crate::{
    agreement::ProtocolState,
    card::CardRecord,
    endings::end_one,
    event::{Event, told},
    event_kind::EventKind,
    ids::CardId,
    purpose,
    refusals::{ALREADY_BOUND, BANK_SILENT, CODE_WRONG, SIGNING_ENDED},
    room_left::{lacks_room, require_room},
    sign_card::signing_key,
    store::{self, CardRow},
    trade_account,
};
use consents::Purpose;
use db::Tx;
use kernel::{Code, CustNo, Instant};
use partners::{Confirmation, Partners, is_pension};
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, Failure, codes};

/// The channel's code.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BindCardRequest {
    /// From `/account/openAllinpay` or `/bankcard/modify`.
    pub serial_no: CardId,
    /// Six digits that the channel sent.
    pub code: Code<16>,
}

/// `/bindcard`. The channel is asked first, and answers a repeated question as the first time. Who
/// withdraws the consent while it is asked is left without an agreement, there as here.
pub async fn bind_card(call: Call<Customer>, request: BindCardRequest) -> Answer<CardRecord> {
    let (cust_no, now, card_id) = (call.caller.cust_no, call.now, request.serial_no);
    let row = call.db().read(async |tx: &mut Tx| to_bind(tx, cust_no, card_id).await).await?;
    let protocol_no = match (row.state, &row.protocol_no) {
        (ProtocolState::Valid, Some(protocol_no)) => protocol_no.clone(),
        (ProtocolState::Signing, _) => confirm(&call, &row, &request.code).await?,
        _ => return Err(SIGNING_ENDED.into()),
    };
    let (round, replaced) = (row.round, row.replaces);
    let by = |card_id, kind| Event::by(&call, (cust_no, &call.caller.session), card_id, kind);
    let bound = by(card_id, EventKind::Bound)?;
    let gone = replaced.map(|old| by(old, EventKind::Replaced)).transpose()?;
    let signed = protocol_no.clone();
    let record = call
        .write_once(async move |tx: &mut Tx| {
            let (row, is_new) = bind(tx, (cust_no, card_id, round), &protocol_no, now).await?;
            if is_new {
                consents::require(tx, cust_no, Purpose::Sensitive).await?;
            }
            let banks = store::banks(tx, now.day()).await?;
            let record = CardRecord::of(tx, row, &banks).await?;
            if is_new {
                note(tx, &record, (&bound, gone.as_ref())).await?;
            }
            Ok(record)
        })
        .await;
    match (&record, replaced) {
        (Ok(_), Some(old)) => end_replaced(&call, cust_no, old).await?,
        (Err(_), _) => give_up(&call, row, &signed).await?,
        (Ok(_), None) => {}
    }
    record
}

/// The card, which is bound already or still agreed to.
async fn to_bind(tx: &mut Tx, cust_no: CustNo, card_id: CardId) -> Answer<CardRow> {
    let row = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
    if row.state == ProtocolState::Signing {
        consents::require(tx, cust_no, Purpose::Sensitive).await?;
    }
    Ok(row)
}

/// Ends a signing that the channel confirmed for somebody who agrees no more, or has as many cards
/// as may be, and an agreement of which the card knows nothing: it was unbound, replaced or bound
/// under another one meanwhile. What failed in another way is bound by asking again. First in the
/// books: whatever becomes of the channel then, we ask for nothing under an agreement that we do
/// not know.
async fn give_up(app: &App, row: CardRow, protocol_no: &str) -> Answer<()> {
    let (today, signed) = (app.now().day(), protocol_no.to_owned());
    let end = async move |tx: &mut Tx| {
        let now = store::stored_card(tx, row.cust_no, row.card_id).await?;
        let is_known = now.is_some_and(|now| match now.state {
            ProtocolState::Signing => now.round == row.round,
            ProtocolState::Valid => now.protocol_no.as_deref() == Some(&*signed),
            _ => false,
        });
        if !is_known {
            store::insert_ending(tx, &signed).await?;
            return Ok(true);
        }
        let agrees = consents::in_force(tx, row.cust_no, Purpose::Sensitive).await?;
        if agrees && lacks_room(tx, &row, today).await?.is_none() {
            return Answer::Ok(false);
        }
        let ended = store::end_signing(tx, &row, (ProtocolState::Revoked, "")).await?;
        if ended {
            store::insert_ending(tx, &signed).await?;
        }
        Ok(ended)
    };
    match app.db().write(end).await? {
        true => end_one(app, protocol_no).await,
        false => Ok(()),
    }
}

/// Puts a binding on record, and tells whoever had a card before: it may have been somebody else.
async fn note(
    tx: &mut Tx,
    card: &CardRecord,
    (bound, gone): (&Event, Option<&Event>),
) -> Answer<()> {
    bound.write(tx).await?;
    if let Some(gone) = gone {
        gone.write(tx).await?;
    }
    let cards = store::stored_cards(tx, bound.cust_no).await?;
    if cards.iter().all(|other| other.bound_at.is_none() || other.card_id == card.card_id) {
        return Ok(());
    }
    let did = if gone.is_some() { "换成了" } else { "绑定了" };
    let title = format!("{did}{}尾号{}的银行卡", card.bank_name, card.tail);
    let text = format!("{}。不是你操作的，请马上修改密码并联系客服。", bound.device);
    Ok(messages::tell(tx, &[told(bound, (title, text))]).await?)
}

async fn confirm(app: &App, row: &CardRow, code: &str) -> Answer<String> {
    let reply = app.get::<Partners>().bank.confirm_signing(&signing_key(row), code).await;
    match reply {
        Ok(Confirmation::Signed(protocol_no)) if is_pension(&protocol_no) => {
            let what = "the channel named the agreement of a pension account";
            Err(Failure::fault("confirming a signing", what))
        }
        Ok(Confirmation::Signed(protocol_no)) => Ok(protocol_no),
        Ok(Confirmation::WrongCode) => Err(CODE_WRONG.into()),
        Ok(Confirmation::Expired) => Err(SIGNING_ENDED.into()),
        Err(error) => {
            tracing::warn!(doing = "confirming a signing", cause = %error);
            Err(BANK_SILENT.into())
        }
    }
}

/// Gives the card its agreement, and the accounts of the card that it replaces; one that has none
/// then gets a new one. What was signed in another round than `round` has ended meanwhile, and a
/// card has one agreement. Answers whether it was bound now, and not before.
pub(crate) async fn bind(
    tx: &mut Tx,
    (cust_no, card_id, round): (CustNo, CardId, i64),
    protocol_no: &str,
    now: Instant,
) -> Answer<(CardRow, bool)> {
    let row = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
    match row.state {
        ProtocolState::Valid if row.protocol_no.as_deref() == Some(protocol_no) => {
            return Ok((row, false));
        }
        ProtocolState::Valid => return Err(ALREADY_BOUND.into()),
        ProtocolState::Signing if row.round == round => {}
        _ => return Err(SIGNING_ENDED.into()),
    }
    require_room(tx, &row, now.day()).await?;
    // A card that was unbound or replaced was not the customer's meanwhile: it is new again.
    let bound_at = row.bound_at.filter(|_| row.trade_acco.is_some()).unwrap_or(now);
    if let Some(old) = row.replaces {
        let agreement = store::stored_card(tx, cust_no, old).await?.and_then(|row| row.protocol_no);
        store::hand_over(tx, cust_no, (old, card_id)).await?;
        if let Some(ended) = agreement {
            store::insert_ending(tx, &ended).await?;
        }
    }
    let key = (cust_no, card_id);
    // The channel may name an agreement that was to end.
    store::delete_ending(tx, protocol_no).await?;
    store::bind(tx, key, protocol_no, bound_at).await?;
    let mut row = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
    if row.trade_acco.is_none() {
        row.trade_acco = Some(trade_account::open(tx, key, purpose::Purpose::Own, now).await?);
    }
    accounts::note_card(tx, cust_no, now).await?;
    Ok((row, true))
}

/// Has the channel end the agreement of a replaced card. One that was bound again since keeps its
/// new one.
async fn end_replaced(app: &App, cust_no: CustNo, old: CardId) -> Answer<()> {
    let find = async |tx: &mut Tx| store::stored_card(tx, cust_no, old).await;
    let row = app.db().read(find).await?.filter(|row| row.state == ProtocolState::Revoked);
    match row.and_then(|row| row.protocol_no) {
        Some(protocol_no) => end_one(app, &protocol_no).await,
        None => Ok(()),
    }
}
