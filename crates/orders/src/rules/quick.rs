//! What a quick redemption is offered (domain MM-02 to MM-04).

use super::settled::{new_card, new_mobile};
use super::store;
use crate::order::store::pools;
use crate::settings::store::settings;
use bankcards::Card;
use calc::Steps;
use db::{Error, Tx};
use funds::{Fund, QuickRedeem};
use holdings::Position;
use kernel::{CustNo, Day, Fen, Instant, Rounding, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Failure, Refusal};

wire::refusals! {
    /// The fund's pool of the day is used up.
    QUICK_POOL_EMPTY = 16021, "今日快速赎回额度已用完，请选择普通赎回";
    /// Above the customer's limit of the day.
    QUICK_ABOVE_LIMIT = 16022, "快速赎回每日限额{limit}元，今日还可取{left}元，其余请选择普通赎回";
    /// The card was bound a short while ago.
    QUICK_NEW_CARD = 16023, "该银行卡绑定未满{hours}小时，请选择普通赎回";
    /// The customer has switched it off.
    QUICK_SWITCHED_OFF = 16090, "你已关闭快速赎回，可以在交易设置里打开，或选择普通赎回";
    /// The mobile was changed a short while ago (rule MM-04).
    QUICK_NEW_MOBILE = 16037, "你刚更换了手机号，{until}前不能快速赎回，请选择普通赎回";
}

/// Redemption of a money fund within seconds: whether, and how much.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuickOffer {
    /// Whether it is possible now.
    pub usable: bool,
    /// Why not, in Chinese; empty when it is.
    pub reason: String,
    /// What the customer may still take today in this fund.
    pub left_today: Fen,
    /// The limit of a customer, fund and natural day.
    pub customer_day: Fen,
    /// What the shares of the page would earn until an ordinary redemption is confirmed, at the
    /// last published income; redeemed quickly they earn nothing from today on (rule MM-03). An
    /// estimate.
    pub forgone: Fen,
}

/// What a customer may still take today.
pub(crate) struct Left {
    /// Of the customer's own limit.
    pub customer: Fen,
    /// Of the fund's pool.
    pub pool: Fen,
}

/// What a quick redemption of a position would be offered; none where the fund has none.
pub(crate) async fn offer(
    tx: &mut Tx,
    fund: &Fund,
    position: &Position,
    card: &Card,
    now: Instant,
) -> Answer<Option<QuickOffer>> {
    let Some(limits) = fund.quick_redeem else { return Ok(None) };
    let left = left(tx, position.cust_no, fund, &limits, now.day()).await?;
    let refused = match require_within(&limits, &left, Fen::from_units(1)) {
        Ok(()) => withheld(tx, position.cust_no, card, now).await?,
        Err(Failure::Refused(refusal)) => Some(refusal),
        Err(failure) => return Err(failure),
    };
    let reason = refused.map_or_else(String::new, |refusal| refusal.sentence.into_owned());
    Ok(Some(QuickOffer {
        usable: reason.is_empty(),
        reason,
        left_today: left.customer.min(left.pool),
        customer_day: limits.customer_day,
        forgone: Fen::ZERO,
    }))
}

/// What so many shares would earn from `today` until an ordinary redemption is confirmed.
///
/// # Errors
/// When a figure doesn't fit.
pub(crate) fn forgone(
    fund: &Fund,
    shares: Shares,
    income_until: Option<Day>,
    today: Day,
) -> Answer<Fen> {
    let income = fund.latest.and_then(|latest| latest.income);
    let (Some(income), Some(until)) = (income, income_until) else { return Ok(Fen::ZERO) };
    let days = i64::from(until.days_since(today)).saturating_add(1).max(0);
    let daily = calc::daily_income(shares, income, &mut Steps::silent())
        .map_err(|e| Failure::fault("what a quick redemption forgoes", e))?;
    Ok(daily.portion(days, 1, Rounding::Down)?)
}

pub(crate) async fn left(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: &Fund,
    limits: &QuickRedeem,
    day: Day,
) -> Result<Left, Error> {
    let taken = store::quick_taken(tx, cust_no, fund.code, day).await?;
    let of_all = pools::pool_taken(tx, fund.code, day).await?;
    let rest =
        |limit: Fen, taken: Fen| limit.checked_sub(taken).unwrap_or(Fen::ZERO).max(Fen::ZERO);
    Ok(Left { customer: rest(limits.customer_day, taken), pool: rest(limits.pool_day, of_all) })
}

/// In the order of MM-04: the pool, then the customer's day.
pub fn require_within(limits: &QuickRedeem, left: &Left, amount: Fen) -> Answer<()> {
    if amount > left.pool {
        return Err(QUICK_POOL_EMPTY.into());
    }
    if amount > left.customer {
        let values = [("limit", limits.customer_day), ("left", left.customer)];
        return Err(QUICK_ABOVE_LIMIT.fill(&values).into());
    }
    Ok(())
}

/// Why nothing may leave this fast: the customer does not want it, or the card is new, or the
/// mobile (rule MM-04).
pub async fn withheld(
    tx: &mut Tx,
    cust_no: CustNo,
    card: &Card,
    now: Instant,
) -> Answer<Option<Refusal>> {
    if !settings(tx, cust_no).await?.quick {
        return Ok(Some(QUICK_SWITCHED_OFF.refuse()));
    }
    match new_card(tx, card, now, QUICK_NEW_CARD).await? {
        Some(refusal) => Ok(Some(refusal)),
        None => Ok(new_mobile(tx, cust_no, now, QUICK_NEW_MOBILE).await?),
    }
}
