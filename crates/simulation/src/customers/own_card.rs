//! A card as its holder knows it.

use crate::{Company, Stop};
use bankcards::CardId;
use db::Tx;
use kernel::{CardNumber, CustNo, Day, TradeAcco};
use serde_json::Value;

/// The channel is asked once a minute for a card. So many days are longer than that in unmoved
/// time, whatever else happens.
const REST_DAYS: i32 = 20;

/// A card as its holder knows it.
pub struct OwnCard {
    pub card_id: CardId,
    pub(super) number: CardNumber,
    /// Its transaction accounts, oldest first.
    pub(super) accounts: Vec<TradeAcco>,
    pub(super) signed: bool,
    pub(super) asked_on: Day,
}

impl OwnCard {
    /// A card that was bound without the channel.
    pub fn bound(card_id: CardId, number: CardNumber, account: TradeAcco, day: Day) -> Self {
        Self { card_id, number, accounts: vec![account], signed: true, asked_on: day }
    }

    pub(super) fn may_be_asked_for(&self, day: Day) -> bool {
        day.days_since(self.asked_on) >= REST_DAYS
    }

    /// Tells the bank's books under which agreement money of the card's accounts is paid.
    pub async fn tell(&self, company: &Company, cust_no: CustNo) -> Result<(), Stop> {
        let (card_id, today) = (self.card_id, company.app().now().day());
        let find = async move |tx: &mut Tx| bankcards::card(tx, cust_no, card_id, today).await;
        let card = company.app().db().read(find).await?;
        let card = card.ok_or_else(|| Stop::failed("a card", "it is not there"))?;
        for account in &self.accounts {
            company.bank.belongs(*account, &card.protocol_no);
        }
        Ok(())
    }
}

/// A card that waits for its check.
#[derive(Debug, Clone)]
pub(super) struct Checked {
    pub number: CardNumber,
    /// Its signing, as it is asked for.
    pub serial: Value,
    /// When something was done with it last: the channel is asked once a day.
    pub on: Day,
}
