//! All that a customer sees before a purchase.

use super::pay_methods;
use super::pay_methods::PayMethod;
use crate::order::OrderDates;
use crate::order::dates::cutoff_text;
use crate::order::fee::BuyFeeTier;
use crate::order::voucher::{OfferedVoucher, Vouchers};
use crate::order::voucher_terms::VoucherTerms;
use crate::rules::agreements::OrderAgreement;
use crate::rules::eligibility::CheckStep;
use crate::rules::fund::find_fund;
use crate::rules::limits::Counted;
use crate::rules::{agreements, buy_fee, eligibility, first_buy, limits, pension};
use bankcards::Purpose;
use db::Tx;
use funds::{FeeTable, Fund};
use kernel::{CustNo, Day, Fen, FundCode, FundType, Instant, Nav, Rate, RiskLevel, TradeAcco};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Refusal};

/// Which fund.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreBuyRequest {
    /// The fund.
    pub fund_code: FundCode,
    /// The account that what is bought is to belong to, a child's; left out, that of a card.
    #[serde(default)]
    pub trade_acco: Option<TradeAcco>,
}

/// Before a purchase: limits, fees, cards, dates, agreements, and what is missing.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PreBuy {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// Its type.
    pub fund_type: FundType,
    /// R1 to R5.
    pub fund_risk: RiskLevel,
    /// Whether the fund is in its offering, so that the order subscribes it.
    pub subscribing: bool,
    /// The last published NAV; 1.0000 for money funds and in an offering.
    pub nav: Nav,
    /// The day of `nav`; none in an offering.
    pub nav_date: Option<Day>,
    /// Whether an order would be taken now, as far as the fund is concerned.
    pub open: bool,
    /// Why not, in Chinese; empty when it is open.
    pub closed_reason: String,
    /// Whether the customer holds none of it, so that the first minimum counts.
    pub first_buy: bool,
    /// The least amount of this order.
    pub min_amount: Fen,
    /// Amounts are multiples of it.
    pub step: Fen,
    /// The largest amount that this order may have today, all limits of the fund counted; none
    /// when there is no limit.
    pub max_amount: Option<Fen>,
    /// What becomes of an amount above the fund's limit of a day, in Chinese, where it is confirmed
    /// in part: the limit, what is left of it, and that the rest goes back. Empty where more than
    /// the limit is refused.
    pub cap_note: String,
    /// The fund's published fee table, of subscriptions in an offering.
    pub tiers: Vec<BuyFeeTier>,
    /// The discount on published rates: 0.1 is one tenth.
    pub discount: Rate,
    /// The voucher that may lower the fee; none where none does.
    pub voucher: Option<VoucherOffer>,
    /// Cards and what each may still pay.
    pub methods: Vec<PayMethod>,
    /// The child to whose account what is bought is to belong; none where it is one's own.
    pub child_no: Option<u32>,
    /// The dates if paid now.
    pub dates: OrderDates,
    /// `15:00` of the T-day as a sentence: 今日15:00前买入，按今日净值确认.
    pub cutoff_text: String,
    /// Documents to accept.
    pub agreements: Vec<OrderAgreement>,
    /// The checks in the specification's order; the first that isn't passed must be mended first.
    pub checks: Vec<CheckStep>,
    /// Code of the match of customer and product, T0 when it fits (domain 4.5).
    pub match_code: String,
}

/// A voucher that may lower the fee of a purchase by card; by how much, `buyFee` says.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct VoucherOffer {
    /// What it is.
    #[serde(flatten)]
    pub terms: VoucherTerms,
    /// The discount with it.
    pub discount: Rate,
    /// The customer's points.
    pub available: i64,
    /// Whether they are enough.
    pub enough: bool,
}

/// All that the customer sees before buying.
pub async fn pre_buy(call: Call<Customer>, request: PreBuyRequest) -> Answer<PreBuy> {
    let (fund, _) = find_fund(&call, request.fund_code)?;
    let (cust_no, now) = (call.caller.cust_no, call.now);
    let vouchers = Vouchers::of(&call);
    let buyer = (cust_no, request.trade_acco);
    call.db().read(async |tx| pre_buy_of(tx, buyer, &fund, (now, vouchers)).await).await
}

/// What a customer sees before buying a fund, for an account with a purpose of its own or none.
///
/// # Errors
/// Refused where the fund has no price or no fees; those of the database.
pub async fn pre_buy_of(
    tx: &mut Tx,
    buyer: (CustNo, Option<TradeAcco>),
    fund: &Fund,
    (now, vouchers): (Instant, Vouchers),
) -> Answer<PreBuy> {
    let facts = facts(tx, buyer, fund, (now, vouchers)).await?;
    page(fund, now, facts)
}

impl VoucherOffer {
    fn of(offered: OfferedVoucher, table: &FeeTable) -> Answer<Self> {
        let OfferedVoucher { terms, available } = offered;
        let enough = available >= terms.points;
        Ok(Self { discount: buy_fee::lowered(table, &terms)?, available, enough, terms })
    }
}

/// What the page shows of this customer.
struct BuyerFacts {
    first_buy: bool,
    ordered: Fen,
    methods: Vec<PayMethod>,
    checks: Vec<CheckStep>,
    match_code: String,
    offered: Option<OfferedVoucher>,
    child_no: Option<u32>,
    /// Why its money may not buy the fund at all.
    against: Option<Refusal>,
}

async fn facts(
    tx: &mut Tx,
    (cust_no, account): (CustNo, Option<TradeAcco>),
    fund: &Fund,
    (now, vouchers): (Instant, Vouchers),
) -> Answer<BuyerFacts> {
    let first_buy = first_buy::is_first(tx, cust_no, fund.code).await?;
    let t_day = OrderDates::of_buy(fund, now).t_day;
    let ordered = Counted::of(tx, cust_no, fund, t_day, None).await?.in_fund;
    let methods = pay_methods::methods(tx, (cust_no, account), fund, now).await?;
    let (checks, match_code) = eligibility::checks(tx, cust_no, fund, now).await?;
    let offered = match buy_fee::can_be_lowered(fund, t_day) {
        true => (vouchers.offered)(tx, cust_no, now.day()).await?,
        false => None,
    };
    let purpose = match account {
        Some(account) => bankcards::purposes(tx, &[account]).await?.get(&account).copied(),
        None => None,
    };
    let against = pension::against(tx, fund, purpose == Some(Purpose::Pension), t_day).await?;
    let child_no = purpose.and_then(Purpose::child);
    Ok(BuyerFacts { first_buy, ordered, methods, checks, match_code, offered, child_no, against })
}

fn page(fund: &Fund, now: Instant, facts: BuyerFacts) -> Answer<PreBuy> {
    let closed = limits::require_open(fund, now).err().or(facts.against);
    let subscribing = fund.can_subscribe();
    let dates = OrderDates::of_buy(fund, now);
    let (Some(table), Some((nav, nav_date))) = (fund.fee_table(dates.t_day), buy_fee::price(fund))
    else {
        return Err(limits::closed(fund).into());
    };
    Ok(PreBuy {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        fund_type: fund.fund_type,
        fund_risk: fund.risk,
        subscribing,
        nav,
        nav_date,
        open: closed.is_none(),
        closed_reason: closed.map_or_else(String::new, |refusal| refusal.sentence.into_owned()),
        first_buy: facts.first_buy,
        min_amount: limits::minimum(fund, facts.first_buy),
        step: fund.limits.buy_step,
        max_amount: limits::taken(fund, facts.ordered),
        cap_note: limits::cap_note(fund, facts.ordered),
        tiers: buy_fee::shown_tiers(table, subscribing)?,
        discount: table.discount,
        voucher: facts.offered.map(|offered| VoucherOffer::of(offered, table)).transpose()?,
        methods: facts.methods,
        child_no: facts.child_no,
        cutoff_text: cutoff_text(fund, now, &dates, "买入"),
        dates,
        agreements: agreements::required(fund, now.day()),
        checks: facts.checks,
        match_code: facts.match_code,
    })
}
