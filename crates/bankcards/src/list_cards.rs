//! The customer's cards.

use crate::{
    agreement::ProtocolState,
    card::CardRecord,
    ids::CardId,
    store::{self, CardRow},
};
use db::Tx;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing, codes};

/// All cards.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct Cards {
    /// Bound cards first, oldest first; then those that wait for an audit.
    pub list: Vec<CardRecord>,
}

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDetailRequest {
    /// One of the customer's own cards.
    pub card_id: CardId,
}

/// `/bankcardList` and `member/bank/list`.
pub async fn list_cards(call: Call<Customer>, _: Nothing) -> Answer<Cards> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    accounts::settle_proofs(&call, cust_no).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let banks = store::banks(tx, today).await?;
            let mut rows = store::cards(tx, cust_no).await?;
            rows.retain(is_shown);
            rows.sort_by_key(|row| row.trade_acco.is_none());
            let mut list = Vec::with_capacity(rows.len());
            for row in rows {
                list.push(CardRecord::of(tx, row, &banks).await?);
            }
            Ok(Cards { list })
        })
        .await
}

/// `/bankcardDetail`.
pub async fn card_detail(call: Call<Customer>, request: CardDetailRequest) -> Answer<CardRecord> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    accounts::settle_proofs(&call, cust_no).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let found = store::card(tx, cust_no, request.card_id).await?;
            let row = found.filter(is_shown).ok_or(codes::NOT_FOUND.refuse())?;
            let banks = store::banks(tx, today).await?;
            CardRecord::of(tx, row, &banks).await
        })
        .await
}

/// Bound, or waiting for an audit; neither replaced nor only begun.
fn is_shown(row: &CardRow) -> bool {
    row.trade_acco.is_some() || row.state == ProtocolState::None
}
