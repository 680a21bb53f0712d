//! What pays plans: cards and money funds, by the accounts that their shares belong to.

use crate::plan::Plan;
use bankcards::{Card, Purpose};
use db::{Error, Tx};
use funds::Catalogue;
use kernel::{Day, FundCode, TradeAcco};
use std::collections::{BTreeMap, BTreeSet, HashMap};

/// The cards of some plans' accounts, and what the accounts are for.
#[derive(Debug, Default)]
pub(crate) struct Payers {
    cards: HashMap<TradeAcco, Card>,
    purposes: BTreeMap<TradeAcco, Purpose>,
}

impl Payers {
    /// Those to which the accounts belong on a day: a card that replaced another one has its
    /// accounts, and their plans with them.
    pub async fn of(tx: &mut Tx, plans: &[Plan], day: Day) -> Result<Self, Error> {
        let accounts: BTreeSet<TradeAcco> = plans.iter().map(|plan| plan.trade_acco).collect();
        let accounts: Vec<TradeAcco> = accounts.into_iter().collect();
        let cards = bankcards::cards_of(tx, &accounts, day).await?;
        let cards = cards.into_iter().map(|card| (card.trade_acco, card)).collect();
        let purposes = bankcards::purposes(tx, &accounts).await?;
        Ok(Self { cards, purposes })
    }

    /// The card of a plan's account; none when the account has none any more.
    pub fn card(&self, plan: &Plan) -> Option<&Card> {
        self.cards.get(&plan.trade_acco)
    }

    /// What the plan's account is for.
    pub fn purpose(&self, plan: &Plan) -> Purpose {
        self.purposes.get(&plan.trade_acco).copied().unwrap_or_default()
    }

    /// 招商银行 储蓄卡 1234, or the money fund's name.
    pub fn name(&self, plan: &Plan, catalogue: &Catalogue) -> String {
        let fund = |code: FundCode| catalogue.name(code);
        plan.cash_fund.map_or_else(|| self.card_name(plan), fund)
    }

    fn card_name(&self, plan: &Plan) -> String {
        let name = |card: &Card| format!("{} 储蓄卡 {}", card.bank_name, card.tail);
        self.card(plan).map_or_else(|| "已解绑的银行卡".to_owned(), name)
    }
}
