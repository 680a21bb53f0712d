//! What is on a card and not settled, which stands against unbinding it (rule AO-08). The rooms
//! that know stand above this one: they are not called by name, the application registers them
//! ([`OnCards`]).

use crate::{
    ids::CardId,
    store::{self, CardRow},
};
use db::Tx;
use kernel::{CustNo, Day, Fen, FundCode, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use std::{future::Future, pin::Pin};
use utoipa::ToSchema;
use wire::{Answer, App};

kernel::codes! {
    /// What is not settled.
    UnsettledKind, what: "unsettled kind", refused: "未了结事项类型不正确",
    {
        /// Shares under one of the card's trade accounts.
        Holding = "holding", "持有的份额";
        /// An order that is not final.
        Order = "order", "在途的交易";
        /// A debit of which the bank has not said what became.
        Payment = "payment", "待核实的付款";
        /// Money that is to arrive on the card.
        Payout = "payout", "待到账的钱";
        /// A plan for one of the card's trade accounts, which runs or rests.
        Plan = "plan", "定投计划";
        /// A child's account that it pays for.
        Child = "child", "小账户";
        /// No other card is bound.
        OnlyCard = "only", "唯一的银行卡";
    }
}
kernel::schema_of_codes!(UnsettledKind);

/// One thing that is not settled.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Unsettled {
    /// What it is.
    pub kind: UnsettledKind,
    /// The fund's short name; 买入 before it and the like for orders; empty where it is no fund's.
    pub title: String,
    /// The fund; null where it is no fund's.
    pub fund_code: Option<FundCode>,
    /// The trade account; null where it is none's.
    pub trade_acco: Option<TradeAcco>,
    /// The order; null where it is none's.
    pub order_no: Option<String>,
    /// The plan; null where it is none's.
    pub plan_no: Option<String>,
    /// Shares held, or asked for by an order in shares.
    pub shares: Option<Shares>,
    /// Yuan: what the shares are worth by the last NAV, what was ordered, or what is to arrive.
    pub amount: Option<Fen>,
    /// The day on which a plan runs next; null while it rests, and of all else.
    pub next_on: Option<Day>,
    /// The day by which it settles by itself, as promised; null where the customer has to act, or
    /// nobody can know.
    pub until: Option<Day>,
}

/// A card, as the rooms above are asked of it.
#[derive(Debug, Clone)]
pub struct AskedCard {
    /// Whose.
    pub cust_no: CustNo,
    /// Which.
    pub card_id: CardId,
    /// All of its trade accounts.
    pub accounts: Vec<TradeAcco>,
}

/// What is known of a card above this room.
#[derive(Debug, Clone, Default)]
pub struct CardUse {
    /// What is not settled, room by room.
    pub unsettled: Vec<Unsettled>,
    /// What the shares under its accounts are worth by their last NAVs.
    pub worth: Fen,
    /// The latest day of these NAVs; none where there are none.
    pub worth_on: Option<Day>,
    /// What it has paid today, against its bank's limit.
    pub paid_today: Fen,
    /// In how many payments.
    pub payments_today: i64,
}

type Found<'a> = Pin<Box<dyn Future<Output = Answer<CardUse>> + Send + 'a>>;

/// What a room knows of a card.
pub type OnCard = for<'a> fn(&'a mut Tx, &'a App, &'a AskedCard) -> Found<'a>;

/// A service of the application: all rooms that know what is on a card.
#[derive(Debug, Clone)]
pub struct OnCards(pub Vec<OnCard>);

impl OnCards {
    async fn ask(tx: &mut Tx, app: &App, asked: &AskedCard) -> Answer<CardUse> {
        let mut all = CardUse::default();
        for on_card in app.find::<Self>().into_iter().flat_map(|Self(rooms)| rooms) {
            all.add(on_card(tx, app, asked).await?)?;
        }
        Ok(all)
    }
}

impl CardUse {
    fn add(&mut self, room: Self) -> Answer<()> {
        self.unsettled.extend(room.unsettled);
        self.worth = self.worth.checked_add(room.worth)?;
        self.worth_on = self.worth_on.max(room.worth_on);
        self.paid_today = self.paid_today.checked_add(room.paid_today)?;
        self.payments_today += room.payments_today;
        Ok(())
    }
}

/// How a bound card is used, with what stands against unbinding it.
pub(crate) async fn card_use(tx: &mut Tx, app: &App, row: &CardRow) -> Answer<CardUse> {
    let (cust_no, card_id) = (row.cust_no, row.card_id);
    let accounts = store::accounts_of(tx, cust_no, card_id).await?;
    let asked = AskedCard { cust_no, card_id, accounts };
    let mut found = OnCards::ask(tx, app, &asked).await?;
    for account in store::living_of(tx, cust_no, card_id).await? {
        let trade_acco = Some(account.trade_acco);
        found.unsettled.push(Unsettled { trade_acco, ..Unsettled::of(UnsettledKind::Child) });
    }
    let cards = store::stored_cards(tx, cust_no).await?;
    if !cards.iter().any(|card| card.trade_acco.is_some() && card.card_id != card_id) {
        found.unsettled.push(Unsettled::of(UnsettledKind::OnlyCard));
    }
    Ok(found)
}

/// What is not settled under one account of a card: it stands against closing the account. Its
/// plans are said by their own room.
///
/// # Errors
/// Those of the database.
pub async fn unsettled_under(
    tx: &mut Tx,
    app: &App,
    (card_id, trade_acco): (CardId, TradeAcco),
) -> Answer<Vec<Unsettled>> {
    let asked = AskedCard { cust_no: trade_acco.cust_no(), card_id, accounts: vec![trade_acco] };
    let mut found = OnCards::ask(tx, app, &asked).await?.unsettled;
    // A debit that nobody knows of goes back to the card: it is none of the account's.
    found.retain(|one| !matches!(one.kind, UnsettledKind::Payment | UnsettledKind::Plan));
    Ok(found)
}

impl Unsettled {
    /// One of which nothing more is known.
    pub const fn of(kind: UnsettledKind) -> Self {
        Self {
            kind,
            title: String::new(),
            fund_code: None,
            trade_acco: None,
            order_no: None,
            plan_no: None,
            shares: None,
            amount: None,
            next_on: None,
            until: None,
        }
    }
}
