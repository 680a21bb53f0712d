//! End the channel agreement of a card.

use crate::{
    agreement::ProtocolState,
    card::CardRecord,
    event::Event,
    event_kind::EventKind,
    ids::CardId,
    refusals::{BANK_SILENT, NOT_BOUND},
    store,
};
use db::Tx;
use partners::Partners;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, codes};

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct EndAgreementRequest {
    /// One of the customer's own cards.
    pub card_id: CardId,
}

/// `/closeAllinpay`: nothing can be collected any more; shares stay, and their money still returns
/// to this card. `/account/reOpenAllinpay` signs it again.
pub async fn end_agreement(
    call: Call<Customer>,
    request: EndAgreementRequest,
) -> Answer<CardRecord> {
    let (cust_no, today, card_id) = (call.caller.cust_no, call.now.day(), request.card_id);
    let find = async |tx: &mut Tx| store::card(tx, cust_no, card_id).await;
    let row = call.db().read(find).await?.ok_or(codes::NOT_FOUND.refuse())?;
    let protocol_no = row.protocol_no.ok_or(NOT_BOUND.refuse())?;
    call.get::<Partners>().bank.revoke(&protocol_no).await.map_err(|error| {
        tracing::warn!(doing = "ending an agreement", cause = %error);
        Failure::from(BANK_SILENT)
    })?;
    let ended = Event::by(&call, (cust_no, &call.caller.session), card_id, EventKind::Ended)?;
    call.db()
        .write(async move |tx: &mut Tx| {
            let was = store::card(tx, cust_no, card_id).await?;
            if was.is_some_and(|row| row.state == ProtocolState::Valid) {
                ended.write(tx).await?;
            }
            store::revoke(tx, (cust_no, card_id), &protocol_no).await?;
            let row = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
            let banks = store::banks(tx, today).await?;
            CardRecord::of(tx, row, &banks).await
        })
        .await
}
