//! A customer's holding of a fund, as the page before a redemption or a conversion needs it.

use super::people;
use super::refusals::NO_POSITION;
use bankcards::{Card, Purpose};
use db::Tx;
use funds::Fund;
use holdings::Redeemable;
use kernel::{CustNo, Day, Instant, Rounding, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::Answer;

/// What is held under one of the customer's cards.
pub struct Holding {
    /// All cards under which the fund is held for the same purpose.
    pub accounts: Vec<HeldUnder>,
    /// The chosen position, with its lots and what of it may leave.
    pub held: Redeemable,
    /// Its card; none where it is not the customer's any more.
    pub card: Option<Card>,
}

impl Holding {
    /// What is held, as of T, under a transaction account; where none is wanted, under the one of
    /// the customer's own with the most available shares.
    ///
    /// # Errors
    /// Refused when nothing is held; those of the database.
    pub async fn find(
        tx: &mut Tx,
        cust_no: CustNo,
        fund: &Fund,
        wanted: Option<TradeAcco>,
        (t_day, now): (Day, Instant),
    ) -> Answer<Self> {
        let mut all = holdings::redeemable_in(tx, cust_no, fund, t_day).await?;
        all.retain(|held| held.position.shares.is_positive());
        all.sort_by_key(|held| std::cmp::Reverse(held.available));
        let held = all
            .iter()
            .find(|held| match wanted {
                Some(account) => held.position.trade_acco == account,
                None => held.position.container == Purpose::Own,
            })
            .cloned()
            .ok_or(NO_POSITION)?;
        let purpose = held.position.container;
        all.retain(|other| other.position.container == purpose);
        let cards = people::accounts(tx, cust_no, now).await?;
        let card = |acco: TradeAcco| cards.iter().find(|card| card.trade_acco == acco);
        let accounts = all.iter().map(|held| under(held, card(held.position.trade_acco)));
        let accounts = accounts.collect();
        let card = card(held.position.trade_acco).cloned();
        Ok(Self { accounts, held, card })
    }
}

fn under(held: &Redeemable, card: Option<&Card>) -> HeldUnder {
    let Redeemable { position, available, .. } = held;
    HeldUnder {
        trade_acco: position.trade_acco,
        bank_name: card.map_or_else(String::new, |card| card.bank_name.clone()),
        tail: card.map_or_else(String::new, |card| card.tail.clone()),
        shares: position.shares,
        available: *available,
    }
}

/// Quarters of what is available, and all that costs nothing, smallest first.
///
/// # Errors
/// When a figure doesn't fit.
pub fn parts(available: Shares, free: Shares, least: Shares) -> Answer<Vec<SharePart>> {
    let quarter = |n| available.portion(n, 4, Rounding::Down);
    let all = [
        ("free", free),
        ("quarter", quarter(1)?),
        ("half", quarter(2)?),
        ("threeQuarters", quarter(3)?),
        ("all", available),
    ];
    let mut parts: Vec<SharePart> = Vec::new();
    for (part, shares) in all {
        let known = parts.iter().any(|other| other.shares == shares);
        if shares.is_positive() && (shares >= least || shares == available) && !known {
            parts.push(SharePart { part: part.to_owned(), shares });
        }
    }
    parts.sort_by_key(|part| part.shares);
    Ok(parts)
}

/// 赎回后剩余X份，不足…; empty when no rest goes along.
pub fn forced_text(verb: &str, rest: Shares, min_hold: Shares) -> String {
    if rest.is_zero() {
        return String::new();
    }
    format!("{verb}后剩余{rest:#}份，不足最低持有{min_hold:#}份，将一并{verb}")
}

/// A part of the holding that the page offers to redeem with one tap.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SharePart {
    /// `free`: all that costs nothing; `quarter`, `half`, `threeQuarters`, `all`.
    pub part: String,
    /// How many shares, rounded down to 0.01.
    pub shares: Shares,
}

/// A card under which shares of the fund are held.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct HeldUnder {
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// 招商银行
    pub bank_name: String,
    /// The card's last four digits.
    pub tail: String,
    /// Shares held.
    pub shares: Shares,
    /// Shares that may be redeemed now.
    pub available: Shares,
}
