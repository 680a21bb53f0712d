//! The share lots of a holding, with the redemption fee of each.

use crate::{Lot, redeemable, refusals, store};
use bankcards::Purpose;
use calc::HoldDayRule;
use funds::{Catalogue, FeeTable, Fund};
use kernel::{Day, FundCode, Rate, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which fund.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareLotsRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// Of one card only.
    #[serde(default)]
    pub trade_acco: Option<TradeAcco>,
    /// Whose of it, `CHILD:1`; the customer's own when neither is named.
    #[serde(default)]
    pub purpose: Option<Purpose>,
}

/// Shares that were confirmed together.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareLot {
    /// The card's transaction account.
    pub trade_acco: TradeAcco,
    /// The number of the order that brought them; 0 of a money fund's income.
    pub lot_no: String,
    /// The day on which the TA confirmed them; days of holding count from it.
    pub registered_on: Day,
    /// Shares left.
    pub shares: Shares,
    /// Shares confirmed at first.
    pub original_shares: Shares,
    /// `buy`, `convert`, `reinvest`, `increase`, `opening`.
    pub source: String,
    /// Natural days held if redeemed now.
    pub days: i32,
    /// The redemption rate if redeemed now.
    pub rate: Rate,
    /// The first trading day on which it may be redeemed; none when it may now.
    pub redeemable_from: Option<Day>,
    /// The first trading day on which redeeming it costs nothing; none when it always does.
    pub free_from: Option<Day>,
}

/// The lots.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ShareLots {
    /// The fund's short name.
    pub fund_name: String,
    /// Oldest first.
    pub lots: Vec<ShareLot>,
    /// Shares that cost nothing if redeemed now; what waiting orders will take is not among them.
    pub free_shares: Shares,
    /// All shares.
    pub shares: Shares,
}

/// The customer's lots of a fund, oldest first, as a redemption now would find them.
pub async fn share_lots(call: Call<Customer>, request: ShareLotsRequest) -> Answer<ShareLots> {
    let (cust_no, code) = (call.caller.cust_no, request.fund_code);
    let fund = call.get::<Catalogue>().fund(code).ok_or(refusals::NO_SUCH_FUND)?;
    let t_day = funds::dates_for_redeem(&fund, call.now).t_day;
    let (found, free): (Vec<Lot>, Vec<Lot>) = call
        .db()
        .read(async |tx| {
            let mut positions = store::positions::in_fund(tx, cust_no, code).await?;
            let purpose = request.purpose.unwrap_or_default();
            positions.retain(|position| match request.trade_acco {
                Some(account) => position.trade_acco == account,
                None => position.container == purpose,
            });
            let mut found = store::lots::open_of_fund(tx, cust_no, code).await?;
            found.retain(|lot| positions.iter().any(|p| p.trade_acco == lot.trade_acco));
            let mut free = Vec::new();
            for position in &positions {
                let held = redeemable::redeemable(tx, &position.key(), &fund, t_day).await?;
                free.extend(held.into_iter().flat_map(|held| held.lots));
            }
            Ok::<_, db::Error>((found, free))
        })
        .await?;
    let table = fund.fee_table(t_day).ok_or(refusals::NO_SUCH_FUND)?;
    let shown = |lot| shown(lot, &fund, table, t_day);
    let lots: Vec<ShareLot> = found.into_iter().map(shown).collect();
    let free = free.into_iter().map(shown);
    let free = free.filter(|lot| lot.rate.is_zero() && lot.redeemable_from.is_none());
    let free_shares = Shares::try_sum(free.map(|lot| lot.shares))?;
    let shares = Shares::try_sum(lots.iter().map(|lot| lot.shares))?;
    let fund_name = fund.name.to_string();
    Ok(ShareLots { fund_name, lots, free_shares, shares })
}

fn shown(lot: Lot, fund: &Fund, table: &FeeTable, t_day: Day) -> ShareLot {
    let rule = match fund.rules.hold_days {
        funds::HoldDayRule::CfmToCfm => HoldDayRule::ConfirmToConfirm,
        funds::HoldDayRule::CfmToT => HoldDayRule::ConfirmToT,
    };
    let confirm_days = fund.timetable.confirm_days;
    let confirm = fund.calendar.add_open(t_day, confirm_days);
    let days = rule.days(lot.registered_on, t_day, confirm);
    let free_from = table
        .free_from_days()
        .map(|free| rule.first_t(lot.registered_on, free, confirm_days, &fund.calendar).max(t_day));
    ShareLot {
        redeemable_from: Some(fund.redeemable_from(lot.registered_on)).filter(|from| *from > t_day),
        trade_acco: lot.trade_acco,
        lot_no: lot.lot_id.to_string(),
        registered_on: lot.registered_on,
        shares: lot.shares,
        original_shares: lot.original_shares,
        source: lot.source,
        days,
        rate: table.redeem_rate(days),
        free_from,
    }
}
