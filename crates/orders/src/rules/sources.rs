//! A money fund as the source of a payment: its shares are redeemed quickly when T is sealed, and
//! the money buys another fund (`docs/decisions/0009`).

use super::{quick, settled};
use crate::order::refusals;
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::Position;
use kernel::{Day, Fen, Instant, Nav, Rounding};
use wire::{Answer, Failure, Refusal};

/// What a position in a money fund may pay.
pub(crate) struct PaySource {
    /// Shares that may be given, as money.
    pub available: Fen,
    /// What its limit for a customer and a day leaves, and the pool of the day.
    pub left: Fen,
    /// The limit for a customer and a day.
    pub limit: Fen,
    /// Why it cannot pay at all.
    pub refusal: Option<Refusal>,
}

impl PaySource {
    /// What `position` may pay on `day`, the T of the purchase, on which the advance bank pays.
    pub async fn of(
        tx: &mut Tx,
        fund: &Fund,
        position: &Position,
        card: &Card,
        (day, now): (Day, Instant),
    ) -> Answer<Self> {
        let Some(limits) = fund.quick_redeem.filter(|_| fund.is_money() && fund.can_redeem())
        else {
            return Err(refusals::NOT_A_PAY_SOURCE.into());
        };
        let left = quick::left(tx, position.cust_no, fund, &limits, day).await?;
        let left = left.customer.min(left.pool);
        let (new_card, new_mobile) = (refusals::SOURCE_NEW_CARD, refusals::SOURCE_NEW_MOBILE);
        let new_card = settled::new_card(tx, card, now, new_card).await?;
        let new_mobile = settled::new_mobile(tx, position.cust_no, now, new_mobile).await?;
        let used_up = || (!left.is_positive()).then(|| refusals::SOURCE_USED_UP.refuse());
        let refusal = match position.blocked {
            true => Some(refusals::POSITION_BLOCKED.refuse()),
            false => new_card.or(new_mobile).or_else(used_up),
        };
        let available = position.available().value(Nav::PAR, Rounding::Down)?;
        Ok(Self { available, left, limit: limits.customer_day, refusal })
    }

    /// Demands that it can pay an amount.
    pub fn require(self, amount: Fen) -> Answer<()> {
        if let Some(refusal) = self.refusal {
            return Err(Failure::Refused(refusal));
        }
        if amount > self.available {
            return Err(refusals::SOURCE_TOO_SMALL.fill(&[("available", self.available)]).into());
        }
        if amount > self.left {
            let values = [("limit", self.limit), ("left", self.left)];
            return Err(refusals::SOURCE_ABOVE_LIMIT.fill(&values).into());
        }
        Ok(())
    }
}
