//! All that a customer sees before a conversion: lots, both fees, what comes in, and the dates.

use super::said::said;
use crate::order::fee::ConvertFee;
use crate::order::{OrderDates, dates};
use crate::rules::agreements::OrderAgreement;
use crate::rules::eligibility::CheckStep;
use crate::rules::fund::find_fund;
use crate::rules::holding::{HeldUnder, Holding, SharePart, forced_text, parts};
use crate::rules::least::Least;
use crate::rules::limits::Counted;
use crate::rules::lots::{LotPreview, Preview};
use crate::rules::{agreements, convert_fee, eligibility, least, limits};
use db::Tx;
use funds::{Catalogue, Fund, FundCard, Window};
use kernel::{CustNo, Day, Fen, FundCode, Instant, Positive, Shares, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer};

/// Which holding, into which fund, and optionally how many shares.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreConvertRequest {
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// The fund that comes in.
    pub target_fund_code: FundCode,
    /// The card's transaction account; the one with the most available shares when left out.
    pub trade_acco: Option<TradeAcco>,
    /// How many shares, more than none; all available ones when left out.
    #[schema(value_type = Option<Shares>)]
    pub shares: Option<Positive<Shares>>,
}

/// Before a conversion.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreConvert {
    /// The fund that goes out.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// The fund that comes in.
    pub target: FundCard,
    /// Whether a conversion would be taken now, as far as the funds are concerned.
    pub open: bool,
    /// Why not, in Chinese; empty when it would.
    pub closed_reason: String,
    /// The cards under which the fund is held.
    pub accounts: Vec<HeldUnder>,
    /// The one that this preview is for; the new shares belong to it.
    pub trade_acco: TradeAcco,
    /// Shares that may be converted now.
    pub available: Shares,
    /// Shares that are confirmed and may leave on a later day only.
    pub young: Shares,
    /// The first trading day on which some of them may; none where there are none.
    pub young_from: Option<Day>,
    /// Parts of `available` to choose from, smallest first.
    pub parts: Vec<SharePart>,
    /// The least conversion.
    pub min_convert: Shares,
    /// A conversion that leaves less than this takes all.
    pub min_hold: Shares,
    /// Shares of this preview, after `forcedRest` was added.
    pub shares: Shares,
    /// Shares that go along because too few would be left; zero when none.
    pub forced_rest: Shares,
    /// 不足最低持有X份，将一并转换; empty when `forcedRest` is zero.
    pub forced_text: String,
    /// Both legs at the last NAVs, an estimate; none where nothing would come in.
    pub fee: Option<ConvertFee>,
    /// The redemption fee by the stricter way of counting days, where it differs.
    pub redeem_fee_at_most: Fen,
    /// The lots, oldest first.
    pub lots: Vec<LotPreview>,
    /// The most that the target takes of the customer for this T; none without a limit.
    pub max_amount: Option<Fen>,
    /// The dates if placed now.
    pub dates: OrderDates,
    /// 今日15:00前转换，按今日净值确认
    pub cutoff_text: String,
    /// Documents of the target to accept.
    pub agreements: Vec<OrderAgreement>,
    /// The checks in the specification's order; the first that isn't passed must be mended first.
    pub checks: Vec<CheckStep>,
    /// Code of the match of customer and target, T0 when it fits (domain 4.5).
    pub match_code: String,
}

/// All that the customer sees before converting.
pub async fn pre_convert(call: Call<Customer>, request: PreConvertRequest) -> Answer<PreConvert> {
    let (from, _) = find_fund(&call, request.fund_code)?;
    let (to, _) = find_fund(&call, request.target_fund_code)?;
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let wanted = request.trade_acco;
    let both = (from.as_ref(), to.as_ref());
    let facts = call.db().read(async |tx| Facts::of(tx, cust_no, both, wanted, now).await).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let policy = snapshot.policy(now.day());
    let target = FundCard::of(&to, Window::Year, &policy, now.day());
    page((&from, target), (&to, facts), now, request.shares.map(Positive::get))
}

/// What the page shows of this customer.
struct Facts {
    held: Holding,
    counted: Fen,
    checks: Vec<CheckStep>,
    match_code: String,
}

impl Facts {
    async fn of(
        tx: &mut Tx,
        cust_no: CustNo,
        (from, to): (&Fund, &Fund),
        wanted: Option<TradeAcco>,
        now: Instant,
    ) -> Answer<Self> {
        let t_day = OrderDates::of_convert(from, to, now).t_day;
        let held = Holding::find(tx, cust_no, from, wanted, (t_day, now)).await?;
        let counted = Counted::of(tx, cust_no, to, t_day, None).await?.in_fund;
        let (checks, match_code) = eligibility::checks(tx, cust_no, to, now).await?;
        Ok(Self { held, counted, checks, match_code })
    }
}

fn page(
    (from, target): (&Fund, FundCard),
    (to, facts): (&Fund, Facts),
    now: Instant,
    asked: Option<Shares>,
) -> Answer<PreConvert> {
    let Facts { held, counted, checks, match_code } = facts;
    let Holding { accounts, held, .. } = held;
    let closed = convert_fee::require_open(from, to).err();
    let available = held.available;
    let asked = asked.unwrap_or(available).min(available);
    let forced_rest = least::forced_rest(from, &held, asked)?;
    let shares = asked.checked_add(forced_rest)?;
    let dates = OrderDates::of_convert(from, to, now);
    let preview = Preview::new(from, &held.lots, &dates)?;
    let costs = preview.costs(shares)?;
    let least = Least::conversion(from);
    Ok(PreConvert {
        fund_code: from.code,
        fund_name: from.name.to_string(),
        target,
        open: closed.is_none(),
        closed_reason: closed.map_or_else(String::new, said),
        accounts,
        trade_acco: held.position.trade_acco,
        available,
        young: held.young,
        young_from: held.young_from,
        parts: parts(available, preview.free_shares(available)?, least.shares)?,
        min_convert: least.shares,
        min_hold: from.limits.min_hold,
        shares,
        forced_rest,
        forced_text: forced_text("转换", forced_rest, from.limits.min_hold),
        fee: convert_fee::explain((from, to), &costs, shares, dates.t_day).ok(),
        redeem_fee_at_most: preview.fee_at_most(shares)?,
        lots: preview.lots(&costs)?,
        max_amount: limits::maximum(to, counted),
        cutoff_text: dates::cutoff_text(from, now, &dates, "转换"),
        dates,
        agreements: agreements::required(to, now.day()),
        checks,
        match_code,
    })
}
