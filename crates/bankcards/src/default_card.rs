//! The card that is offered first.

use crate::{card::CardRecord, ids::CardId, refusals::NOT_BOUND, store};
use accounts::Trader;
use db::Tx;
use serde::Deserialize;
use utoipa::ToSchema;
use wire::{Answer, Call, codes};

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DefaultCardRequest {
    /// One of the customer's own bound cards.
    pub card_id: CardId,
}

/// `/bankcard/default`: it comes first wherever cards are offered, as long as it is bound. No money
/// moves by it, so no password is asked for.
pub async fn default_card(call: Call<Trader>, request: DefaultCardRequest) -> Answer<CardRecord> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db()
        .write(async move |tx: &mut Tx| {
            let found = store::card(tx, cust_no, request.card_id).await?;
            let row = found.ok_or(codes::NOT_FOUND.refuse())?;
            if row.trade_acco.is_none() {
                return Err(NOT_BOUND.into());
            }
            store::put_default(tx, cust_no, row.card_id).await?;
            let banks = store::banks(tx, today).await?;
            CardRecord::of(tx, row, &banks).await
        })
        .await
}
