//! What is held for the pension: each fund with its lots, and from when each may leave.

use bankcards::Purpose;
use db::Tx;
use funds::{Catalogue, Fund, convert_targets};
use holdings::{HeldFund, HeldRequest, Lot, Redeemable, held_of, redeemable_in};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Rounding, Shares};
use serde::{Deserialize, Serialize};
use std::collections::BTreeSet;
use utoipa::ToSchema;
use wire::{Answer, App};

/// A fund that is held for the pension.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionFund {
    /// What it is, what it is worth, and what it brought.
    #[serde(flatten)]
    pub held: HeldFund,
    /// For how many months each lot is held before it may leave; 0 without such a period.
    pub hold_months: i32,
    /// Whether it is in the directory in force; else it is redeemed and converted only.
    pub listed: bool,
    /// What may be redeemed now.
    pub available: Shares,
    /// The first T on which more may be; none where nothing is too young.
    pub next_free: Option<Day>,
    /// Whether another fund takes its shares.
    pub convertible: bool,
    /// Oldest first, without what waiting orders will take.
    pub lots: Vec<PensionLot>,
}

/// Shares that were confirmed together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PensionLot {
    /// The day on which the TA confirmed them.
    pub registered_on: Day,
    /// Shares left.
    pub shares: Shares,
    /// What they are worth by the last NAV.
    pub value: Fen,
    /// `buy`, `convert`, `reinvest`, `increase`, `opening`.
    pub source: String,
    /// The first T on which they may leave.
    pub redeemable_from: Day,
    /// Whether that has come.
    pub free: bool,
    /// Natural days until then, from today; 0 of free ones.
    pub days_left: i32,
}

/// All of them, the most valuable first.
pub(crate) async fn held_funds(
    app: &App,
    cust_no: CustNo,
    now: Instant,
    directory: &BTreeSet<FundCode>,
) -> Answer<Vec<PensionFund>> {
    let held = held_of(app, cust_no, Purpose::Pension, HeldRequest::default()).await?.funds;
    let snapshot = app.get::<Catalogue>().snapshot();
    let mut funds = Vec::with_capacity(held.len());
    for held in held {
        let Some(fund) = snapshot.fund(held.fund_code) else { continue };
        let t_day = funds::dates_for_redeem(fund, now).t_day;
        let read = async |tx: &mut Tx| position(tx, cust_no, fund, t_day).await;
        let Some(position) = app.db().read(read).await? else { continue };
        let lot = |lot: &Lot| PensionLot::of(lot, (fund, &held), (t_day, now.day()));
        funds.push(PensionFund {
            hold_months: fund.timetable.hold_months,
            listed: directory.contains(&fund.code),
            available: position.available,
            next_free: position.young_from,
            convertible: convert_targets(&snapshot, fund).any(|to| directory.contains(&to.code)),
            lots: position.lots.iter().map(lot).collect::<Answer<_>>()?,
            held,
        });
    }
    Ok(funds)
}

/// What is held of a fund for the pension, as an order of T finds it.
pub(crate) async fn position(
    tx: &mut Tx,
    cust_no: CustNo,
    fund: &Fund,
    t_day: Day,
) -> Answer<Option<Redeemable>> {
    let all = redeemable_in(tx, cust_no, fund, t_day).await?;
    let is_pension = |held: &Redeemable| held.position.container == Purpose::Pension;
    Ok(all.into_iter().find(|held| is_pension(held) && held.position.shares.is_positive()))
}

impl PensionLot {
    fn of(lot: &Lot, (fund, held): (&Fund, &HeldFund), (t_day, today): (Day, Day)) -> Answer<Self> {
        let from = fund.redeemable_from(lot.registered_on);
        let free = from <= t_day;
        Ok(Self {
            registered_on: lot.registered_on,
            shares: lot.shares,
            value: lot.shares.value(held.nav, Rounding::HalfUp)?,
            source: lot.source.clone(),
            redeemable_from: from,
            free,
            days_left: if free { 0 } else { from.days_since(today).max(0) },
        })
    }
}
