//! What may move between two accounts of a customer (domain 10.1, 026): shares that wait for no
//! other order, whatever their age, between the own account and a child's of one card.

use super::people;
use super::refusals::NO_POSITION;
use bankcards::{Card, Purpose};
use db::Tx;
use funds::Fund;
use holdings::{PositionKey, Redeemable};
use kernel::{CustNo, Day, Instant, Overflow, Shares, TradeAcco};
use wire::{Answer, codes};

wire::refusals! {
    /// Not between an own account and a child's.
    NOT_BETWEEN_THESE = 16105, "只能在自己的账户和小账户之间划转";
    /// The accounts belong to two cards.
    OTHER_CARD = 16106, "只能在同一张银行卡下的账户之间划转";
    /// A money fund's shares have no age and cost nothing to redeem.
    MONEY_STAYS = 16107, "货币基金没有赎回费和持有天数，请赎回后再到对方账户买入";
    /// The fund takes neither redemptions nor moves.
    NOT_OPEN_FOR_MOVING = 16108, "{status}，暂不能划转份额";
    /// The position is being compared with the TA's books.
    MOVE_BLOCKED = 16109, "该持仓正在核对，暂不能划转，请稍后再试";
    /// More than is free.
    NOT_ENOUGH_TO_MOVE = 16110, "可划转份额不足，最多可划转{available}份";
    /// None, or less.
    NOTHING_TO_MOVE = 16111, "划转份额要大于0";
    /// Less than the least holding would be left.
    REST_TOO_SMALL = 16112, "划转后剩余{rest}份，低于最低持有{least}份，请少划转一些或全部划转";
    /// Less than the least holding would arrive.
    ARRIVAL_TOO_SMALL = 16113, "划转后对方账户只有{there}份，低于最低持有{least}份，请多划转一些";
}

/// The two accounts of a move.
#[derive(Debug, Clone, Copy)]
pub struct Between {
    /// Whose.
    pub cust_no: CustNo,
    /// Where the shares leave.
    pub from: TradeAcco,
    /// Where they arrive.
    pub to: TradeAcco,
}

impl Between {
    /// The card of both.
    ///
    /// # Errors
    /// Not found where one is another's or closed; refused where they are of two cards, or shares
    /// may not move between them.
    pub async fn card(&self, tx: &mut Tx, now: Instant) -> Answer<Card> {
        let Self { cust_no, from, to } = *self;
        let source = people::living_account(tx, (cust_no, from), now).await?;
        let target = people::living_account(tx, (cust_no, to), now).await?;
        let purposes = bankcards::purposes_of(tx, cust_no).await?;
        let of = |acco: TradeAcco| purposes.get(&acco).copied().unwrap_or_default();
        let pensions = source.is_pension() || target.is_pension();
        match (of(from), of(to)) {
            (Purpose::Own, Purpose::Child(_)) | (Purpose::Child(_), Purpose::Own) if !pensions => {}
            _ => return Err(NOT_BETWEEN_THESE.into()),
        }
        if source.card_id == target.card_id { Ok(source) } else { Err(OTHER_CARD.into()) }
    }

    /// Demands that so many shares of a fund may move; answers what is held where they leave.
    ///
    /// # Errors
    /// Refused with the first rule that they break.
    pub async fn require(
        &self,
        tx: &mut Tx,
        (fund, t_day): (&Fund, Day),
        shares: Shares,
    ) -> Answer<Redeemable> {
        require_open(fund)?;
        let held = holdings::redeemable(tx, &self.key(self.from, fund), fund, t_day).await?;
        let held = held.filter(|held| held.position.shares.is_positive()).ok_or(NO_POSITION)?;
        if held.position.blocked {
            return Err(MOVE_BLOCKED.into());
        }
        if !shares.is_positive() {
            return Err(NOTHING_TO_MOVE.into());
        }
        let free = free(&held)?;
        if shares > free {
            return Err(NOT_ENOUGH_TO_MOVE.fill(&[("available", free)]).into());
        }
        let (least, rest) = (fund.limits.min_hold, free.checked_sub(shares)?);
        if rest.is_positive() && rest < least {
            return Err(REST_TOO_SMALL.fill(&[("rest", rest), ("least", least)]).into());
        }
        let there = holdings::position(tx, &self.key(self.to, fund)).await?;
        // What waits there for a redemption is on its way out.
        let stays = there.map_or(Ok(Shares::ZERO), |there| there.shares.checked_sub(there.frozen));
        let there = stays?.checked_add(shares)?;
        if there < least {
            return Err(ARRIVAL_TOO_SMALL.fill(&[("there", there), ("least", least)]).into());
        }
        Ok(held)
    }

    fn key(&self, trade_acco: TradeAcco, fund: &Fund) -> PositionKey {
        PositionKey { cust_no: self.cust_no, trade_acco, fund_code: fund.code }
    }
}

/// Shares that wait for no other order, too young to be redeemed or not.
pub(crate) fn free(held: &Redeemable) -> Result<Shares, Overflow> {
    Shares::try_sum(held.lots.iter().map(|lot| lot.shares))
}

/// Demands a fund whose shares move at all, now.
pub(crate) fn require_open(fund: &Fund) -> Answer<()> {
    if fund.is_money() {
        return Err(MONEY_STAYS.into());
    }
    if !fund.can_redeem() {
        return Err(NOT_OPEN_FOR_MOVING.fill(&[("status", fund.status.chinese())]).into());
    }
    Ok(())
}

/// An account between which and others shares may move, as it is found for a page.
///
/// # Errors
/// Not found when it is another's or closed.
pub async fn account(tx: &mut Tx, account: (CustNo, TradeAcco), now: Instant) -> Answer<Card> {
    let card = people::living_account(tx, account, now).await?;
    if card.is_pension() { Err(codes::NOT_FOUND.into()) } else { Ok(card) }
}
