//! What is demanded of each purchase inside its transaction, whoever asks for it and whatever pays.

use super::known::Facts;
use super::limits::{Counted, Whose};
use super::promised::Promised;
use super::{first_buy, limits};
use bankcards::CardId;
use db::Tx;
use funds::Fund;
use kernel::{CustNo, Day, Fen, Instant};
use suitability::Decision;
use wire::Answer;

/// A purchase, as it is judged: when it is placed, and of one with proceeds also before, with what
/// they are expected to be.
pub(crate) struct Buying<'a> {
    /// The buyer.
    pub cust_no: CustNo,
    /// What is bought.
    pub fund: &'a Fund,
    /// What is paid, fee included.
    pub amount: Fen,
    /// Whose wish the amount is.
    pub whose: Whose,
    /// Its T.
    pub t_day: Day,
    /// When the fund must take purchases: the moment that decides T.
    pub open_at: Instant,
    /// What the buyer read before.
    pub promised: Promised,
    /// The card whose payments of today are summed; none where no card pays.
    pub card: Option<CardId>,
    /// The number under which the decision of suitability is stored.
    pub decision_id: i64,
    /// The decision when the customer asked for it, if that was before; a warning that counted then
    /// needs not be acknowledged again.
    pub earlier: Option<i64>,
    /// When it is judged.
    pub now: Instant,
}

impl Buying<'_> {
    /// Demands, in the specification's order: a complete customer whom the fund suits, a fund that
    /// is open, and an amount within its limits. Answers the decision, which is to be stored with
    /// the order, and what counted against limits.
    ///
    /// # Errors
    /// Refused with the first that fails.
    pub async fn require(&self, tx: &mut Tx, facts: Facts<'_>) -> Answer<(Decision, Counted)> {
        let Self { cust_no, fund, amount, t_day, earlier, now, .. } = *self;
        let birth = facts.buyer(tx, cust_no, now).await?.birth;
        let asked = suitability::Asked { cust_no, birth, fund, earlier, now };
        let decision = facts.suits(tx, &asked, self.decision_id).await?;
        limits::require_open(fund, self.open_at)?;
        self.promised.require_day(t_day)?;
        let card = self.card.map(|card| (card, now.day()));
        let counted = facts.counted(tx, cust_no, (fund, t_day), card).await?;
        let first = self.whose != Whose::Plan
            && first_buy::matters(fund, amount)
            && first_buy::is_first(tx, cust_no, fund.code).await?;
        limits::require(fund, amount, first, &counted, self.whose)?;
        Ok((decision, counted))
    }
}
