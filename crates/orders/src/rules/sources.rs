//! A money fund as the source of a payment: its shares are redeemed quickly when T is sealed, and
//! the money buys another fund (`docs/decisions/0009`).

use super::refusals::{NOT_A_PAY_SOURCE, POSITION_BLOCKED, SOURCE_TOO_SMALL};
use super::{quick, settled};
use bankcards::Card;
use db::Tx;
use funds::Fund;
use holdings::Redeemable;
use kernel::{Day, Fen, Instant, Nav, Rounding};
use wire::{Answer, Failure, Refusal};

wire::refusals! {
    /// Above what may be taken of the money fund on a day.
    SOURCE_ABOVE_LIMIT = 16031, "用货币基金付款每日限额{limit}元，还可付{left}元，请改用银行卡";
    /// Nothing is left of the limit or the pool of the day.
    SOURCE_USED_UP = 16032, "该货币基金今日的付款额度已用完，请改用银行卡";
    /// The card of the money fund was bound a short while ago.
    SOURCE_NEW_CARD = 16033, "该货币基金的银行卡绑定未满{hours}小时，暂不能付款";
    /// The same, where the quick redemption would pay for a purchase.
    SOURCE_NEW_MOBILE = 16038, "你刚更换了手机号，{until}前不能用货币基金付款，请改用银行卡";
    /// The greatest run of a standing instruction is more than it may pay on any day.
    RUN_ABOVE_SOURCE = 16115, "用货币基金付款每日限额{limit}元，每期最多会扣{amount}元";
}

/// Demands that a fund is one that pays, and as much as `most` at a time; what of its limit is left
/// today is no standing instruction's business.
pub(crate) fn require_payer(fund: &Fund, most: Fen) -> Answer<()> {
    let limits = fund.quick_redeem.filter(|_| fund.is_money()).ok_or(NOT_A_PAY_SOURCE)?;
    if most > limits.customer_day {
        let values = [("limit", limits.customer_day), ("amount", most)];
        return Err(RUN_ABOVE_SOURCE.fill(&values).into());
    }
    Ok(())
}

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
    /// What `held` may pay on `day`, the T of the purchase, on which the advance bank pays.
    pub async fn of(
        tx: &mut Tx,
        fund: &Fund,
        held: &Redeemable,
        card: &Card,
        (day, now): (Day, Instant),
    ) -> Answer<Self> {
        let Some(limits) = fund.quick_redeem.filter(|_| fund.is_money() && fund.can_redeem())
        else {
            return Err(NOT_A_PAY_SOURCE.into());
        };
        let left = quick::left(tx, held.position.cust_no, fund, &limits, day).await?;
        let left = left.customer.min(left.pool);
        let (new_card, new_mobile) = (SOURCE_NEW_CARD, SOURCE_NEW_MOBILE);
        let new_card = settled::new_card(tx, card, now, new_card).await?;
        let new_mobile = settled::new_mobile(tx, held.position.cust_no, now, new_mobile).await?;
        let used_up = || (!left.is_positive()).then(|| SOURCE_USED_UP.refuse());
        let refusal = match held.position.blocked {
            true => Some(POSITION_BLOCKED.refuse()),
            false => new_card.or(new_mobile).or_else(used_up),
        };
        let available = held.available.value(Nav::PAR, Rounding::Down)?;
        Ok(Self { available, left, limit: limits.customer_day, refusal })
    }

    /// Demands that it can pay an amount.
    pub fn require(self, amount: Fen) -> Answer<()> {
        if let Some(refusal) = self.refusal {
            return Err(Failure::Refused(refusal));
        }
        if amount > self.available {
            return Err(SOURCE_TOO_SMALL.fill(&[("available", self.available)]).into());
        }
        if amount > self.left {
            let values = [("limit", self.limit), ("left", self.left)];
            return Err(SOURCE_ABOVE_LIMIT.fill(&values).into());
        }
        Ok(())
    }
}
