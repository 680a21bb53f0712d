//! A money fund as the source of a payment: its shares are redeemed quickly when T is sealed, and
//! the money buys another fund (`docs/decisions/0009`).

use crate::{quick_redeem, refusals};
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
        let left = quick_redeem::left(tx, position.cust_no, fund, &limits, day).await?;
        let left = left.customer.min(left.pool);
        let new_mobile =
            quick_redeem::new_mobile(tx, position.cust_no, now, refusals::SOURCE_NEW_MOBILE);
        let new_mobile = new_mobile.await?;
        let refusal = if position.blocked {
            Some(refusals::POSITION_BLOCKED.refuse())
        } else if !quick_redeem::is_settled(card, now) {
            Some(refusals::SOURCE_NEW_CARD.refuse())
        } else if new_mobile.is_some() {
            new_mobile
        } else if !left.is_positive() {
            Some(refusals::SOURCE_USED_UP.refuse())
        } else {
            None
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
