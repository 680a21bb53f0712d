//! What of an account may move into another one, as pages show it before.

use crate::order::OrderDates;
use crate::order::deciding::deciding_moment;
use crate::rules::moving;
use db::Tx;
use funds::{Catalogue, Fund};
use holdings::Redeemable;
use kernel::{CustNo, Day, Fen, FundCode, Instant, Nav, Rounding, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Failure};

/// A holding that may move, or why it may not.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Movable {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// All shares of it there.
    pub shares: Shares,
    /// Those that may move: none waits for another order.
    pub available: Shares,
    /// What all of them cost, by the moving average; the part that moves goes along.
    pub cost: Fen,
    /// What all of them are worth at the last NAV.
    pub value: Fen,
    /// The last NAV.
    pub nav: Nav,
    /// Its day; none before the first.
    pub nav_date: Option<Day>,
    /// The least holding: what is left and what arrives may not be less, unless nothing is left.
    pub min_hold: Shares,
    /// The days of a move that is asked for now.
    pub dates: OrderDates,
    /// Why nothing of it may move now, in Chinese; empty when something may.
    pub reason: String,
}

/// What one account holds, the most valuable first, with what of it may move.
///
/// # Errors
/// Not found where the account is another's or closed.
pub async fn movable(
    tx: &mut Tx,
    (cust_no, trade_acco): (CustNo, TradeAcco),
    catalogue: &Catalogue,
    now: Instant,
) -> Answer<Vec<Movable>> {
    moving::account(tx, (cust_no, trade_acco), now).await?;
    let deciding = deciding_moment(tx, now).await?;
    let mut found = Vec::new();
    for position in holdings::positions_of_customer(tx, cust_no).await? {
        if position.trade_acco != trade_acco || !position.shares.is_positive() {
            continue;
        }
        let Some(fund) = catalogue.fund(position.fund_code) else { continue };
        let dates = OrderDates::of_move(&fund, deciding);
        let held = holdings::redeemable(tx, &position.key(), &fund, dates.t_day).await?;
        if let Some(held) = held {
            found.push(Movable::of(&fund, &held, dates)?);
        }
    }
    found.sort_by(|a, b| b.value.cmp(&a.value).then(a.fund_code.cmp(&b.fund_code)));
    Ok(found)
}

impl Movable {
    fn of(fund: &Fund, held: &Redeemable, dates: OrderDates) -> Answer<Self> {
        let position = &held.position;
        let reason = match moving::require_open(fund) {
            Err(Failure::Refused(refusal)) => refusal.sentence.into_owned(),
            Err(failure) => return Err(failure),
            Ok(()) if position.blocked => "该持仓正在核对".to_owned(),
            Ok(()) => String::new(),
        };
        let free = moving::free(held)?;
        let nothing = reason.is_empty() && !free.is_positive();
        let reason = if nothing { "份额都在等待确认".to_owned() } else { reason };
        Ok(Self {
            fund_code: fund.code,
            fund_name: fund.name.to_string(),
            shares: position.shares,
            available: if reason.is_empty() { free } else { Shares::ZERO },
            cost: position.cost,
            value: position.shares.value(position.nav, Rounding::HalfUp)?,
            nav: position.nav,
            nav_date: position.valued_on,
            min_hold: fund.limits.min_hold,
            dates,
            reason,
        })
    }
}
