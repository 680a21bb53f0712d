//! Limits of a purchase, and of what a conversion brings (domain LM-01, LM-03).

use super::refusals::{NOT_IN_YUAN, NOT_OPEN_FOR_BUYING};
use super::store;
use crate::order::{Order, subscription};
use bankcards::CardId;
use db::Tx;
use funds::{ExcessPolicy, Fund};
use kernel::{CustNo, Day, Fen, Instant};
use wire::{Answer, Refusal};

wire::refusals! {
    /// Below the least purchase.
    BELOW_MINIMUM = 16004, "金额不能低于{minimum}元";
    /// Not a multiple of the step.
    NOT_A_STEP = 16005, "金额应为{step}元的整数倍";
    /// Above the largest single purchase.
    ABOVE_SINGLE = 16006, "单笔不能超过{limit}元";
    /// Above what the fund takes of a customer on one day.
    ABOVE_DAILY = 16007, "该基金单日限额{limit}元，你今天还剩{left}元";
    /// Above what the target takes of a customer.
    ABOVE_TARGET_LIMIT = 16075, "{name}限额申购，你这个交易日最多还能转入{left}元";
    /// What is expected, or what arrived, is less than the target's least purchase.
    PROCEEDS_BELOW_MINIMUM = 16082, "赎回款{amount}元，低于{name}的起购金额{limit}元";
    /// It is more than the target takes of a customer.
    PROCEEDS_ABOVE_LIMIT = 16085, "赎回款{amount}元，超过{name}当日可买入的{limit}元";
}

/// The least amount of an order.
pub fn minimum(fund: &Fund, first_buy: bool) -> Fen {
    if first_buy { fund.limits.min_first_buy } else { fund.limits.min_add_buy }
}

/// The largest amount of an order when so much is ordered for the same T already; none without a
/// limit.
pub fn maximum(fund: &Fund, ordered: Fen) -> Option<Fen> {
    let left = fund.limits.daily_account_cap.map(|cap| left(cap, ordered));
    match (fund.limits.max_single, left) {
        (Some(single), Some(left)) => Some(single.min(left)),
        (single, left) => single.or(left),
    }
}

/// The largest amount that is taken of a purchase; none without a limit. Where the TA confirms up
/// to the cap, more is taken, and [`cap_note`] says what becomes of it.
pub fn taken(fund: &Fund, ordered: Fen) -> Option<Fen> {
    match fund.limits.excess {
        ExcessPolicy::Reject => maximum(fund, ordered),
        ExcessPolicy::ConfirmToCap => fund.limits.max_single,
    }
}

/// The cap of a fund that confirms up to it and gives back the rest; none of any other.
pub fn confirms_in_part(fund: &Fund) -> Option<Fen> {
    let cap = fund.limits.daily_account_cap;
    cap.filter(|_| fund.limits.excess == ExcessPolicy::ConfirmToCap)
}

/// What of an amount is confirmed when so much is ordered for the same T already: all of it, but in
/// a fund that confirms up to its cap.
pub fn confirmed(fund: &Fund, ordered: Fen, amount: Fen) -> Fen {
    confirms_in_part(fund).map_or(amount, |cap| left(cap, ordered).min(amount))
}

/// What becomes of an amount above the cap of a fund that confirms up to it, when so much is
/// ordered for the same T already; empty of any other fund.
pub fn cap_note(fund: &Fund, ordered: Fen) -> String {
    let Some(cap) = confirms_in_part(fund) else { return String::new() };
    match left(cap, ordered) {
        Fen::ZERO => {
            format!("该基金单日限额{cap:#}元，你本交易日的额度已用完，再买入的金额将不予确认并退回")
        }
        left => {
            format!(
                "该基金单日限额{cap:#}元，你本交易日还可确认{left:#}元，超出部分将不予确认并退回"
            )
        }
    }
}

/// Demands that the fund takes purchases now, or subscriptions in its offering.
///
/// # Errors
/// Refused with the fund's status, or the day on which its offering begins or ended.
pub fn require_open(fund: &Fund, now: Instant) -> Result<(), Refusal> {
    if fund.can_buy() || fund.takes_subscription(now) {
        return Ok(());
    }
    if let Some(offering) = fund.open_offering().filter(|_| fund.can_subscribe()) {
        return Err(subscription::outside(&offering, now.day()));
    }
    Err(closed(fund))
}

/// What is said of a fund that takes no purchases.
pub fn closed(fund: &Fund) -> Refusal {
    match fund.is_in_yuan() {
        true => NOT_OPEN_FOR_BUYING.fill(&[("status", &*fund.buying_state())]),
        false => NOT_IN_YUAN.fill(&[("currency", fund.currency.chinese())]),
    }
}

/// What a customer has ordered that counts against limits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Counted {
    /// Of the fund for a T: purchases, what waits, and what conversions are expected to bring
    /// (rule LM-03).
    pub in_fund: Fen,
    /// Paid by the card on the day on which it is asked.
    pub by_card: Fen,
}

impl Counted {
    /// Sums what counts against the limits of a fund on a T, and of a card on a day. There is no
    /// other sum of either.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn of(
        tx: &mut Tx,
        cust_no: CustNo,
        fund: &Fund,
        t_day: Day,
        card: Option<(CardId, Day)>,
    ) -> Answer<Self> {
        // No card is number 0: then only the fund's sum counts.
        let card = card.unwrap_or((CardId::from(0), t_day));
        let ordered = store::ordered(tx, cust_no, card, (fund.code, t_day)).await?;
        let counted = Self { in_fund: ordered.in_fund, by_card: ordered.by_card };
        counted.with_what_waits(tx, cust_no, fund, t_day).await
    }

    /// Purchases, and what else counts where the fund has a cap: what conversions are expected to
    /// bring, and what waits.
    pub(super) async fn with_what_waits(
        mut self,
        tx: &mut Tx,
        cust_no: CustNo,
        fund: &Fund,
        t_day: Day,
    ) -> Answer<Self> {
        if fund.limits.daily_account_cap.is_some() {
            let converted = store::converted_in(tx, cust_no, fund.code, t_day).await?;
            // Nobody knows yet of which T they will be: of this one, too.
            let held = store::held_in(tx, cust_no, fund.code, t_day).await?;
            self.in_fund = self.in_fund.checked_add(converted)?.checked_add(held)?;
        }
        Ok(self)
    }

    /// The same without an order that was counted with the others.
    ///
    /// # Errors
    /// When it was not.
    pub fn without(self, fund: &Fund, order: &Order, t_day: Day) -> Answer<Self> {
        if order.t_day != t_day && fund.limits.daily_account_cap.is_none() {
            return Ok(self);
        }
        Ok(Self { in_fund: self.in_fund.checked_sub(order.amount)?, ..self })
    }
}

/// Demands an amount at all, before what it costs is reckoned.
///
/// # Errors
/// Refused with the least that the fund takes.
pub fn require_something(fund: &Fund, amount: Fen) -> Result<(), Refusal> {
    match amount.is_positive() {
        true => Ok(()),
        false => Err(BELOW_MINIMUM.fill(&[("minimum", minimum(fund, false))])),
    }
}

/// Whose wish an amount is: that decides which limits it can keep to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Whose {
    /// The buyer's, who chose it.
    Buyer,
    /// That of a plan's customer, who chose it when the plan was made: the least is a plan's.
    Plan,
    /// Nobody's: what a redemption brings. It need not be a multiple of the fund's step.
    Proceeds,
    /// What a conversion is expected to bring. The least amount of a purchase does not count, and
    /// nothing of a conversion is refunded, so that the rest above a cap could not be cut off.
    Conversion,
}

/// Demands that an amount is within the fund's limits, when so much is ordered for the same T
/// already.
///
/// # Errors
/// Refused with the limit.
pub fn require(
    fund: &Fund,
    amount: Fen,
    first_buy: bool,
    counted: &Counted,
    whose: Whose,
) -> Result<(), Refusal> {
    match whose {
        Whose::Buyer => require_amount(fund, amount, minimum(fund, first_buy), counted.in_fund),
        Whose::Plan => require_amount(fund, amount, fund.limits.min_fixed, counted.in_fund),
        Whose::Proceeds => require_proceeds(fund, amount, first_buy, counted.in_fund),
        Whose::Conversion => require_converted(fund, amount, counted.in_fund),
    }
}

fn require_amount(fund: &Fund, amount: Fen, minimum: Fen, ordered: Fen) -> Result<(), Refusal> {
    if amount < minimum || !amount.is_positive() {
        return Err(BELOW_MINIMUM.fill(&[("minimum", minimum)]));
    }
    let step = fund.limits.buy_step;
    if step.is_positive() && amount.units() % step.units() != 0 {
        return Err(NOT_A_STEP.fill(&[("step", step)]));
    }
    if let Some(limit) = fund.limits.max_single.filter(|limit| amount > *limit) {
        return Err(ABOVE_SINGLE.fill(&[("limit", limit)]));
    }
    // With the other policy the TA confirms up to the cap, and the rest goes back.
    if fund.limits.excess == ExcessPolicy::Reject
        && let Some(cap) = fund.limits.daily_account_cap
        && amount > left(cap, ordered)
    {
        let values = [("limit", cap), ("left", left(cap, ordered))];
        return Err(ABOVE_DAILY.fill(&values));
    }
    Ok(())
}

fn require_proceeds(
    fund: &Fund,
    amount: Fen,
    first_buy: bool,
    ordered: Fen,
) -> Result<(), Refusal> {
    let values = |limit: Fen| {
        [
            ("name", fund.name.to_string()),
            ("amount", amount.to_string()),
            ("limit", limit.to_string()),
        ]
    };
    let minimum = minimum(fund, first_buy);
    if amount < minimum || !amount.is_positive() {
        return Err(PROCEEDS_BELOW_MINIMUM.fill(&values(minimum)));
    }
    match taken(fund, ordered).filter(|most| amount > *most) {
        Some(most) => Err(PROCEEDS_ABOVE_LIMIT.fill(&values(most))),
        None => Ok(()),
    }
}

fn require_converted(fund: &Fund, expected: Fen, ordered: Fen) -> Result<(), Refusal> {
    match maximum(fund, ordered).filter(|limit| expected > *limit) {
        None => Ok(()),
        Some(left) => {
            let values = [("name", fund.name.to_string()), ("left", left.to_string())];
            Err(ABOVE_TARGET_LIMIT.fill(&values))
        }
    }
}

fn left(cap: Fen, ordered: Fen) -> Fen {
    cap.checked_sub(ordered).unwrap_or(Fen::ZERO).max(Fen::ZERO)
}
