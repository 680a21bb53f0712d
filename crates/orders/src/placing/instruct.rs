//! A standing instruction is given: its customer is judged as a buyer now, and what was decided and
//! accepted is kept for the orders that follow.

use super::desk::Desk;
use super::prepared::Funds;
use crate::order::Agreed;
use crate::order::row::card_name;
use crate::rules::{agreements, limits, pension, people, sources};
use bankcards::CardId;
use db::Tx;
use kernel::{CustNo, Fen, FundCode, TradeAcco};
use wire::{Answer, Failure};

wire::refusals! {
    /// The greatest run is more than the card may pay at once.
    ABOVE_CARD = 16093, "这张卡单笔最多付{limit}元，每期最多会扣{amount}元";
}

/// An instruction as it is asked for.
#[derive(Debug, Clone)]
pub struct Instruction {
    /// Who gives it.
    pub cust_no: CustNo,
    /// What is bought.
    pub fund_code: FundCode,
    /// The most that is paid at a time.
    pub most: Fen,
    /// What pays: a card, or shares of a money fund.
    pub funds: Funds,
    /// Ids of the documents that were accepted.
    pub agreements: Vec<String>,
}

/// What an instruction stands on.
#[derive(Debug, Clone)]
pub struct Standing {
    /// The decision of suitability that was made.
    pub decision_id: i64,
    /// The documents that were accepted.
    pub agreed: Agreed,
    /// The account that what is bought belongs to.
    pub trade_acco: TradeAcco,
    /// 招商银行 储蓄卡 1234
    pub card_name: String,
}

impl Desk {
    /// Judges an instruction and stores the decision: nothing is ordered.
    ///
    /// # Errors
    /// Refused as a purchase would be, before anything is written.
    pub async fn instruct(&self, tx: &mut Tx, asked: &Instruction) -> Answer<Standing> {
        let Instruction { cust_no, fund_code, most, ref funds, ref agreements } = *asked;
        let fund = self.fund(fund_code)?;
        if !fund.can_buy() {
            return Err(limits::closed(&fund).into());
        }
        let agreed = agreements::accept(&fund, agreements, self.now)?;
        let birth = people::buyer(tx, cust_no, self.now).await?.birth;
        let judged =
            suitability::Asked { cust_no, birth, fund: &fund, earlier: None, now: self.now };
        let decision = suitability::require(tx, &judged, self.ids.next_value()?).await?;
        let card = match funds {
            Funds::Card(card_id) => self.instructed_card(tx, (cust_no, *card_id), most).await?,
            Funds::Account { trade_acco, .. } => {
                let account = people::living_account(tx, (cust_no, *trade_acco), self.now).await?;
                let card = self.instructed_card(tx, (cust_no, account.card_id), most).await?;
                bankcards::Card { trade_acco: *trade_acco, ..card }
            }
            Funds::MoneyFund { fund_code, trade_acco } => {
                let payer = self.fund(*fund_code)?;
                sources::require_payer(&payer, most)?;
                people::card_of(tx, cust_no, *trade_acco, self.now).await?
            }
            _ => return Err(Failure::fault("an instruction", "only cards and money funds pay it")),
        };
        pension::require_plannable(&fund, &card)?;
        let decision_id = decision.id();
        decision.store(tx).await?;
        let card_name = card_name(&card.bank_name, &card.tail);
        Ok(Standing { decision_id, agreed, trade_acco: card.trade_acco, card_name })
    }

    /// The customer's own card, which may pay so much at once; what it has paid today is none of an
    /// instruction's business.
    async fn instructed_card(
        &self,
        tx: &mut Tx,
        (cust_no, card_id): (CustNo, CardId),
        most: Fen,
    ) -> Answer<bankcards::Card> {
        let card = people::own_card(tx, cust_no, card_id, self.now).await?;
        if most > card.single_limit {
            let values = [("limit", card.single_limit), ("amount", most)];
            return Err(ABOVE_CARD.fill(&values).into());
        }
        people::payable(tx, cust_no, (card_id, most), Fen::ZERO, self.now).await
    }
}
