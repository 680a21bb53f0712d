//! What purchases are judged by that are placed together: read for all of them at once, and carried
//! on from one to the next. Each is judged as if it came alone behind those before it.

use super::limits::Counted;
use super::people;
use super::store::{self, OrderedSum};
use crate::order::deciding::deciding_moment;
use crate::order::{Order, PaidBy};
use accounts::Standing;
use bankcards::{Card, CardId};
use db::{Error, Tx};
use funds::Fund;
use kernel::{CustNo, Day, Fen, Instant, TradeAcco};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use suitability::{Asked, Decision, Risk};
use wire::{Answer, codes};

/// Where the facts of a judgement come from.
#[derive(Clone, Copy)]
pub(crate) enum Facts<'a> {
    /// Each is read when it is asked for.
    Read,
    /// They were read before, in this transaction.
    Known(&'a Known),
}

/// The facts of some purchases.
pub(crate) struct Known {
    deciding: Instant,
    standings: HashMap<CustNo, Standing>,
    risks: HashMap<CustNo, Risk>,
    accounts: BTreeMap<TradeAcco, Card>,
    ordered: HashMap<CustNo, Vec<OrderedSum>>,
}

impl Known {
    /// Reads those of some buyers, and of the accounts for which they buy.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn of(
        tx: &mut Tx,
        buyers: &BTreeMap<CustNo, BTreeSet<TradeAcco>>,
        now: Instant,
    ) -> Answer<Self> {
        let (customers, today): (Vec<CustNo>, Day) = (buyers.keys().copied().collect(), now.day());
        let accounts = buyers.values().flatten().copied().collect();
        let accounts = bankcards::living_accounts(tx, &accounts, today).await?;
        let deciding = deciding_moment(tx, now).await?;
        let standings = accounts::standings(tx, &customers, today).await?;
        let births = standings.iter().map(|(cust_no, standing)| (*cust_no, standing.birth));
        let risks = suitability::risks_of(tx, &births.collect()).await?;
        let mut ordered: HashMap<CustNo, Vec<OrderedSum>> = HashMap::new();
        for sum in store::ordered_of(tx, &customers, today).await? {
            ordered.entry(sum.cust_no).or_default().push(sum);
        }
        Ok(Self { deciding, standings, risks, accounts, ordered })
    }

    /// Counts a purchase that is placed with those that come behind it.
    pub fn placed(&mut self, order: &Order) {
        let Order { cust_no, card_id, fund_code, accepted_on, t_day, paid_by, amount, .. } = *order;
        let sum = OrderedSum { cust_no, card_id, fund_code, accepted_on, t_day, paid_by, amount };
        self.ordered.entry(cust_no).or_default().push(sum);
    }

    fn sum(&self, cust_no: CustNo, counts: impl Fn(&OrderedSum) -> bool) -> Answer<Fen> {
        let all = self.ordered.get(&cust_no).into_iter().flatten();
        Ok(Fen::try_sum(all.filter(|sum| counts(sum)).map(|sum| sum.amount))?)
    }
}

impl Facts<'_> {
    /// The moment that decides T.
    pub async fn deciding(&self, tx: &mut Tx, now: Instant) -> Result<Instant, Error> {
        match self {
            Self::Read => deciding_moment(tx, now).await,
            Self::Known(known) => Ok(known.deciding),
        }
    }

    /// A customer who may buy.
    ///
    /// # Errors
    /// As [`people::buyer`].
    pub async fn buyer(&self, tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<Standing> {
        match self {
            Self::Read => people::buyer(tx, cust_no, now).await,
            Self::Known(known) => people::buyer_of(known.standings.get(&cust_no).cloned()),
        }
    }

    /// That the fund suits its buyer.
    ///
    /// # Errors
    /// As [`suitability::require`].
    pub async fn suits(&self, tx: &mut Tx, asked: &Asked<'_>, number: i64) -> Answer<Decision> {
        match self {
            Self::Read => suitability::require(tx, asked, number).await,
            Self::Known(known) => {
                let risk = known.risks.get(&asked.cust_no).cloned();
                suitability::require_of(tx, asked, risk, number).await
            }
        }
    }

    /// What counts against limits: [`Counted::of`].
    ///
    /// # Errors
    /// Those of the database.
    pub async fn counted(
        &self,
        tx: &mut Tx,
        cust_no: CustNo,
        (fund, t_day): (&Fund, Day),
        card: Option<(CardId, Day)>,
    ) -> Answer<Counted> {
        let Self::Known(known) = self else {
            return Counted::of(tx, cust_no, fund, t_day, card).await;
        };
        let by_card = known.sum(cust_no, |sum| {
            card == Some((sum.card_id, sum.accepted_on)) && sum.paid_by == PaidBy::Card
        })?;
        let in_fund = known.sum(cust_no, |sum| sum.fund_code == fund.code && sum.t_day == t_day)?;
        Counted { in_fund, by_card }.with_what_waits(tx, cust_no, fund, t_day).await
    }

    /// The card of one of the buyer's own accounts.
    ///
    /// # Errors
    /// As [`people::living_account`].
    pub async fn living_account(
        &self,
        tx: &mut Tx,
        (cust_no, trade_acco): (CustNo, TradeAcco),
        now: Instant,
    ) -> Answer<Card> {
        let Self::Known(known) = self else {
            return people::living_account(tx, (cust_no, trade_acco), now).await;
        };
        let own = known.accounts.get(&trade_acco).filter(|_| trade_acco.cust_no() == cust_no);
        own.cloned().ok_or_else(|| codes::NOT_FOUND.into())
    }
}
