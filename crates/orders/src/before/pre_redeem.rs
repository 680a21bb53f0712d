//! All that a customer sees before a redemption: lots, fees, dates, and what waiting would save.

use super::into_preview;
use super::into_preview::{IntoFacts, IntoPreview};
use super::said::said;
use crate::order::OrderDates;
use crate::order::fee::FeeStep;
use crate::rules::fund::find_fund;
use crate::rules::holding::{HeldUnder, Holding, SharePart, forced_text, parts};
use crate::rules::lots::{LotPreview, Preview, WaitingSaves};
use crate::rules::quick::QuickOffer;
use crate::rules::{least, lots, quick};
use crate::settings::store::settings;
use funds::{Catalogue, Fund, FundCard, Window};
use kernel::{Day, Fen, FundCode, Instant, Nav, Positive, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure};

/// Which holding, and optionally how many shares.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreRedeemRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The card's transaction account; the one with the most available shares when left out.
    pub trade_acco: Option<TradeAcco>,
    /// How many shares, more than none; all available ones when left out.
    #[schema(value_type = Option<Shares>)]
    pub shares: Option<Positive<Shares>>,
    /// The fund that the proceeds are to buy, to have [`PreRedeem::into`]; the card is paid when
    /// left out.
    pub target_fund_code: Option<FundCode>,
}

/// Before a redemption.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreRedeem {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Whether a redemption would be taken now, as far as the fund is concerned.
    pub open: bool,
    /// Why not, in Chinese; empty when it is open.
    pub closed_reason: String,
    /// The cards under which it is held.
    pub accounts: Vec<HeldUnder>,
    /// The one that this preview is for; the money goes back to its card.
    pub trade_acco: TradeAcco,
    /// Shares that may be redeemed now.
    pub available: Shares,
    /// Shares that are confirmed and may leave on a later day only.
    pub young: Shares,
    /// The first trading day on which some of them may; none where there are none.
    pub young_from: Option<Day>,
    /// Parts of `available` to choose from, smallest first; those below the least redemption and
    /// equal ones are left out.
    pub parts: Vec<SharePart>,
    /// The least redemption.
    pub min_redeem: Shares,
    /// A redemption that leaves less than this takes all.
    pub min_hold: Shares,
    /// Shares of this preview, after `forcedRest` was added.
    pub shares: Shares,
    /// Shares that are redeemed along because too few would be left; zero when none.
    pub forced_rest: Shares,
    /// 余额不足X份将一并赎回; empty when `forcedRest` is zero.
    pub forced_text: String,
    /// The last published NAV, at which all amounts here are estimated.
    pub nav: Nav,
    /// The day of `nav`.
    pub nav_date: Day,
    /// Shares times NAV.
    pub gross: Fen,
    /// The redemption fee.
    pub fee: Fen,
    /// What arrives.
    pub net: Fen,
    /// The fee by the stricter way of counting days (confirmation to T), where it differs.
    pub fee_at_most: Fen,
    /// The lots, oldest first.
    pub lots: Vec<LotPreview>,
    /// What waiting would save; none when nothing.
    pub waiting: Option<WaitingSaves>,
    /// How it comes about.
    pub steps: Vec<FeeStep>,
    /// The dates if placed now.
    pub dates: OrderDates,
    /// Whether the rest of a big redemption waits where nothing else is chosen: the customer's
    /// setting.
    pub defer_rest: bool,
    /// Quick redemption, on money funds only.
    pub quick: Option<QuickOffer>,
    /// The purchase with the proceeds, where a target was asked for.
    pub into: Option<IntoPreview>,
}

/// All that the customer sees before redeeming.
pub async fn pre_redeem(call: Call<Customer>, request: PreRedeemRequest) -> Answer<PreRedeem> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let target = request.target_fund_code.map(|code| find_fund(&call, code)).transpose()?;
    let target = target.map(|(fund, _)| fund);
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let wanted = request.trade_acco;
    let (held, quick, buyer, settings) = call
        .db()
        .read(async |tx| {
            let t_day = OrderDates::of_redeem(&fund, now).t_day;
            let held = Holding::find(tx, cust_no, &fund, wanted, (t_day, now)).await?;
            let quick = match &held.card {
                Some(card) => quick::offer(tx, &fund, &held.held.position, card, now).await?,
                None => None,
            };
            let buyer = match &target {
                Some(to) => Some(IntoFacts::of(tx, cust_no, (&fund, to), now).await?),
                None => None,
            };
            let settings = settings(tx, cust_no).await?;
            Ok::<_, Failure>((held, quick, buyer, settings))
        })
        .await?;
    let page = page(&fund, now, held, request.shares.map(Positive::get))?;
    let forgone = quick::forgone(&fund, page.shares, page.dates.income_until, now.day())?;
    let quick = quick.map(|offer| QuickOffer { forgone, ..offer });
    let snapshot = call.get::<Catalogue>().snapshot();
    let into = target.zip(buyer).map(|(to, facts)| {
        let card = FundCard::of(&to, Window::Year, &snapshot.policy(now.day()), now.day());
        into_preview::of((&fund, &to), card, facts, (page.net, &page.dates), now.day())
    });
    let defer_rest = settings.defer_rest;
    Ok(PreRedeem { defer_rest, quick, into: into.transpose()?, ..page })
}

fn page(fund: &Fund, now: Instant, held: Holding, asked: Option<Shares>) -> Answer<PreRedeem> {
    let Holding { accounts, held, .. } = held;
    let closed = least::require_open(fund).err();
    let available = held.available;
    let asked = asked.unwrap_or(available).min(available);
    let forced_rest = least::forced_rest(fund, &held, asked)?;
    let shares = asked.checked_add(forced_rest)?;
    let dates = OrderDates::of_redeem(fund, now);
    let preview = Preview::new(fund, &held.lots, &dates)?;
    let now_costs = preview.costs(shares)?;
    Ok(PreRedeem {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        open: closed.is_none(),
        closed_reason: closed.map_or_else(String::new, said),
        accounts,
        trade_acco: held.position.trade_acco,
        available,
        young: held.young,
        young_from: held.young_from,
        parts: parts(available, preview.free_shares(available)?, fund.limits.min_redeem)?,
        min_redeem: fund.limits.min_redeem,
        min_hold: fund.limits.min_hold,
        shares,
        forced_rest,
        forced_text: forced_text("赎回", forced_rest, fund.limits.min_hold),
        nav: preview.nav,
        nav_date: preview.nav_date,
        gross: now_costs.gross,
        fee: now_costs.fee,
        net: now_costs.net,
        fee_at_most: preview.fee_at_most(shares)?,
        waiting: preview.waiting(shares, &now_costs)?,
        lots: preview.lots(&now_costs)?,
        steps: lots::steps(&now_costs),
        dates,
        defer_rest: true,
        quick: None,
        into: None,
    })
}
