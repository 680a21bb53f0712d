//! How each profit of a customer is composed, so that no figure has to be believed: the parts of
//! each sum to it, to the fen.

use crate::sums::Sums;
use crate::{Position, PositionKey};
use kernel::{Day, Fen, Overflow};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// The three profits of an asset page with their parts.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitParts {
    /// 昨日收益: of each fund's last NAV day.
    pub day: ExplainedProfit,
    /// 持有收益
    pub holding: ExplainedProfit,
    /// 累计收益
    pub total: ExplainedProfit,
}

/// A profit and what it consists of.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ExplainedProfit {
    /// The profit.
    pub amount: Fen,
    /// They sum to it. The first is always there, others where they are not zero.
    pub parts: Vec<ProfitPart>,
}

/// A part of a profit.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProfitPart {
    /// 净值变动
    pub name: String,
    /// Negative where it lowers the profit, as fees do.
    pub amount: Fen,
}

/// What changed the profit of a position's day beside its price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Beside {
    /// The position.
    pub key: PositionKey,
    /// The NAV day.
    pub day: Day,
    /// What it was.
    pub what: BesideKind,
    /// How much, without a sign.
    pub amount: Fen,
}

/// What changes a profit beside the price.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BesideKind {
    /// 申购费
    BuyFee,
    /// 赎回费
    RedeemFee,
    /// 转换补差费
    TopUpFee,
    /// 现金分红
    CashDividend,
}

/// Explains the profits of positions with what is known beside prices, of the days on which they
/// were valued last; what is of other days is passed over.
///
/// # Errors
/// [`Overflow`] when a sum doesn't fit.
pub fn explain_profits(
    positions: &[Position],
    beside: &[Beside],
    is_money: impl Fn(&Position) -> bool,
) -> Result<ProfitParts, Overflow> {
    let sums = Sums::of(positions)?;
    let open = || positions.iter().filter(|position| position.shares.is_positive());
    let of_round = Fen::try_sum(open().map(|position| position.round_dividends))?;
    let cost = sums.cost.checked_neg()?;
    let holding = [("市值", sums.value), ("持仓成本", cost), ("现金分红", of_round)];
    let before = sums.dividends.checked_sub(of_round)?;
    let total = [
        ("持有收益", sums.holding_profit),
        ("已实现收益", sums.realised),
        ("划转份额此前的收益", sums.carried),
        ("以往现金分红", before),
    ];
    Ok(ProfitParts {
        day: day(&open().collect::<Vec<_>>(), beside, is_money)?,
        holding: explained(sums.holding_profit, &holding),
        total: explained(sums.total_profit, &total),
    })
}

/// The profit of the last NAV days: what happened beside prices, and the rest, which prices made.
fn day(
    open: &[&Position],
    beside: &[Beside],
    is_money: impl Fn(&Position) -> bool,
) -> Result<ExplainedProfit, Overflow> {
    let (mut by_price, mut by_income) = (Fen::ZERO, Fen::ZERO);
    let mut others = [
        (BesideKind::CashDividend, Fen::ZERO),
        (BesideKind::BuyFee, Fen::ZERO),
        (BesideKind::RedeemFee, Fen::ZERO),
        (BesideKind::TopUpFee, Fen::ZERO),
    ];
    for position in open {
        let mut rest = position.day_profit;
        let own = |one: &&Beside| one.key == position.key() && position.valued_on == Some(one.day);
        for one in beside.iter().filter(own) {
            let amount = one.signed()?;
            rest = rest.checked_sub(amount)?;
            for (_, sum) in others.iter_mut().filter(|(what, _)| *what == one.what) {
                *sum = sum.checked_add(amount)?;
            }
        }
        let sum = if is_money(position) { &mut by_income } else { &mut by_price };
        *sum = sum.checked_add(rest)?;
    }
    let amount = Fen::try_sum(open.iter().map(|position| position.day_profit))?;
    let mut parts = vec![("净值变动", by_price), ("货币基金收益", by_income)];
    parts.extend(others.map(|(what, sum)| (what.chinese(), sum)));
    Ok(explained(amount, &parts))
}

impl Beside {
    /// As it changes the profit.
    fn signed(self) -> Result<Fen, Overflow> {
        match self.what {
            BesideKind::CashDividend => Ok(self.amount),
            _ => self.amount.checked_neg(),
        }
    }
}

impl BesideKind {
    const fn chinese(self) -> &'static str {
        match self {
            Self::BuyFee => "申购费",
            Self::RedeemFee => "赎回费",
            Self::TopUpFee => "转换补差费",
            Self::CashDividend => "现金分红",
        }
    }
}

fn explained(amount: Fen, parts: &[(&str, Fen)]) -> ExplainedProfit {
    let told = parts.iter().enumerate().filter(|(at, (_, part))| *at == 0 || !part.is_zero());
    let part = |(_, (name, amount)): (usize, &(&str, Fen))| ProfitPart {
        name: (*name).to_owned(),
        amount: *amount,
    };
    ExplainedProfit { amount, parts: told.map(part).collect() }
}
