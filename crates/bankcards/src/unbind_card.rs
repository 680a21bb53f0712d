//! Unbind a card on which nothing is left.

use crate::{
    agreement::ProtocolState,
    endings::end_one,
    event::{Event, told},
    event_kind::EventKind,
    ids::CardId,
    refusals::{NOT_BOUND, UNSETTLED},
    store::{self, CardRow},
    unsettled::card_use,
};
use accounts::Unlocked;
use db::Tx;
use serde::{Deserialize, Serialize};
use serde_json::json;
use utoipa::ToSchema;
use wire::{Answer, App, Call, codes};

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct UnbindCardRequest {
    /// One of the customer's own bound cards.
    pub card_id: CardId,
}

/// It is unbound.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardUnbound {
    /// The card.
    pub card_id: CardId,
    /// 已解绑江汀银行尾号4267的储蓄卡
    pub message: String,
}

/// `/bankcard/unbind`: needs a session unlocked by the password. Refused with `unsettled`, line by
/// line, while anything is left on the card; asked again once it is done, it answers the same. The
/// card may be bound again by its number, and has its old trade account then.
pub async fn unbind_card(call: Call<Unlocked>, request: UnbindCardRequest) -> Answer<CardUnbound> {
    let (cust_no, card_id) = (call.caller.cust_no, request.card_id);
    let event = Event::by(&call, (cust_no, &call.caller.session), card_id, EventKind::Unbound)?;
    let app = (*call).clone();
    let unbind = async move |tx: &mut Tx| unbind(tx, &app, &event).await;
    let Unbound { row, bank_name, is_new } = call.db().write(unbind).await?;
    if let Some(protocol_no) = row.protocol_no.filter(|_| is_new) {
        end_one(&call, &protocol_no).await?;
    }
    Ok(CardUnbound {
        card_id, message: format!("已解绑{bank_name}尾号{}的储蓄卡", row.tail)
    })
}

/// A card that is unbound.
struct Unbound {
    row: CardRow,
    bank_name: String,
    /// Whether it was bound until now.
    is_new: bool,
}

async fn unbind(tx: &mut Tx, app: &App, event: &Event) -> Answer<Unbound> {
    let (cust_no, card_id) = (event.cust_no, event.card_id);
    let row = store::card(tx, cust_no, card_id).await?.ok_or(codes::NOT_FOUND.refuse())?;
    let bank = store::bank(tx, &row.bank_code, event.at.day()).await?;
    let bank_name = bank.map(|bank| bank.bank_name).unwrap_or_default();
    if row.trade_acco.is_none() {
        let done = row.unbound_at.is_some() && row.state == ProtocolState::Revoked;
        let unbound = Unbound { row, bank_name, is_new: false };
        return done.then_some(unbound).ok_or(NOT_BOUND.into());
    }
    let left = card_use(tx, app, &row).await?.unsettled;
    if !left.is_empty() {
        return Err(UNSETTLED.refuse().with(json!({ "unsettled": left })).into());
    }
    store::unbind(tx, (cust_no, card_id), event.at).await?;
    if let Some(protocol_no) = &row.protocol_no {
        store::insert_ending(tx, protocol_no).await?;
    }
    event.write(tx).await?;
    let title = format!("解绑了{bank_name}尾号{}的银行卡", row.tail);
    let text = format!("{}。不是你解绑的，请马上修改密码并联系客服。", event.device);
    messages::tell(tx, &[told(event, (title, text))]).await?;
    Ok(Unbound { row, bank_name, is_new: true })
}
