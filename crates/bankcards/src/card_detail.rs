//! One card of the customer's own, and what is on it.

use crate::{
    banks::BankRest,
    card::CardRecord,
    event::CardEvent,
    ids::CardId,
    list_cards::is_shown,
    store::{self, CardRow},
    unsettled::{CardUse, Unsettled, card_use},
};
use db::Tx;
use kernel::{Day, Fen, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Customer, codes};

/// Which card.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDetailRequest {
    /// One of the customer's own cards.
    pub card_id: CardId,
}

/// A card, and what is on it.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardDetail {
    /// As in the list.
    #[serde(flatten)]
    pub card: CardRecord,
    /// When its bank rests each night; null where it never does.
    pub rest: Option<BankRest>,
    /// The business day of what follows.
    pub today: Day,
    /// What it has paid on it, yuan.
    pub paid_today: Fen,
    /// In how many payments.
    pub payments_today: i64,
    /// What it may still pay today by the limit of the day, yuan; one payment by its own limit.
    pub left_today: Fen,
    /// All of its trade accounts, oldest first.
    pub accounts: Vec<TradeAcco>,
    /// What the shares under them are worth by their last NAVs, yuan.
    pub worth: Fen,
    /// The latest day of these NAVs; null where there are none.
    pub worth_on: Option<Day>,
    /// Holdings, orders, money under way and plans: what stands against unbinding it. Empty for a
    /// card that can be unbound, and for one that is not bound.
    pub unsettled: Vec<Unsettled>,
    /// What became of it, newest first, at most 50 lines.
    pub events: Vec<CardEvent>,
}

/// `/bankcardDetail`.
pub async fn card_detail(call: Call<Customer>, request: CardDetailRequest) -> Answer<CardDetail> {
    let cust_no = call.caller.cust_no;
    accounts::settle_proofs(&call, cust_no).await?;
    call.db()
        .read(async |tx: &mut Tx| {
            let found = store::card(tx, cust_no, request.card_id).await?;
            let row = found.filter(is_shown).ok_or(codes::NOT_FOUND.refuse())?;
            detail(tx, &call, row).await
        })
        .await
}

async fn detail(tx: &mut Tx, app: &App, row: CardRow) -> Answer<CardDetail> {
    let (cust_no, card_id) = (row.cust_no, row.card_id);
    let today = app.now().day();
    let banks = store::banks(tx, today).await?;
    let bank = banks.iter().find(|bank| bank.bank_code == row.bank_code);
    let rest = bank.and_then(BankRest::of);
    let used = match row.trade_acco {
        Some(_) => card_use(tx, app, &row).await?,
        None => CardUse::default(),
    };
    let events = store::events(tx, cust_no, card_id).await?;
    let card = CardRecord::of(tx, row, &banks).await?;
    Ok(CardDetail {
        accounts: store::accounts_of(tx, cust_no, card_id).await?,
        left_today: card.day_limit.checked_sub(used.paid_today)?.max(Fen::ZERO),
        today,
        paid_today: used.paid_today,
        payments_today: used.payments_today,
        worth: used.worth,
        worth_on: used.worth_on,
        card,
        rest,
        unsettled: used.unsettled,
        events: events.into_iter().map(CardEvent::from).collect(),
    })
}
