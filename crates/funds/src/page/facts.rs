//! The head of a fund's page, and its basic facts.

use crate::{
    Catalogue, DividendMethod, Fund, FundStatus, Offering, Window, card::risk_name, pages::PageKey,
    refusals::NO_FUND,
};
use kernel::{Currency, Day, Fen, FundCode, FundType, Nav, Rate, RiskLevel, ShareClass, Shares};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Prepared, Visitor};

/// Which fund.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundRequest {
    pub fund_code: FundCode,
}

/// Name, price and what can be done now.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundHead {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub fund_type: FundType,
    /// 混合型
    pub fund_type_name: String,
    /// 混合型-偏股
    pub category: String,
    pub risk_level: RiskLevel,
    /// R4 中高风险
    pub risk_name: String,
    /// Yuan a share, of `navDate`.
    pub nav: Option<Nav>,
    pub nav_date: Option<Day>,
    /// With all dividends since the beginning, of `navDate`.
    pub cumulative_nav: Option<Nav>,
    /// Growth of `navDate` against the NAV day before, as a fraction.
    pub day_growth: Option<Rate>,
    /// Money funds: income of ten thousand shares of `navDate`, in yuan.
    pub income_per_ten_thousand: Option<Nav>,
    /// Money funds: yearly yield of the seven days up to `navDate`, as a fraction.
    pub seven_day_yield: Option<Rate>,
    /// Growth of the last year up to `navDate`, as a fraction.
    pub year_growth: Option<Rate>,
    pub status: FundStatus,
    /// 开放申购
    pub status_name: String,
    pub buyable: bool,
    /// Whether its offering takes subscriptions now.
    pub subscribable: bool,
    pub redeemable: bool,
}

/// Basic facts of a product, for order screens.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundFacts {
    pub fund_code: FundCode,
    pub fund_name: String,
    /// Name in the fund contract.
    pub full_name: String,
    pub fund_type: FundType,
    pub category: String,
    pub share_class: ShareClass,
    pub currency: Currency,
    pub company: String,
    pub custodian: String,
    /// From when the fund contract is in force.
    pub established: Option<Day>,
    /// The offering period, until its outcome is known; shares cost 1.0000 in it.
    pub offering: Option<Offering>,
    pub risk_level: RiskLevel,
    /// R4 中高风险
    pub risk_name: String,
    /// `0` dividends are reinvested, `1` paid in cash, where the customer has chosen nothing.
    pub default_dividend_method: DividendMethod,
    pub status: FundStatus,
    pub status_name: String,
    pub limits: FundLimits,
    /// Shares of some money funds can be paid out within seconds.
    pub quick_redeem: Option<QuickRedeemFacts>,
}

/// Limits of orders. Amounts in yuan, gross of fees.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FundLimits {
    pub min_first_buy: Fen,
    pub min_add_buy: Fen,
    pub buy_step: Fen,
    /// Largest single purchase; none is no limit.
    pub max_single_buy: Option<Fen>,
    /// Largest sum of a customer's purchases on one T-day; none is no limit.
    pub day_limit: Option<Fen>,
    pub min_redeem: Shares,
    /// A redemption that leaves less takes everything.
    pub min_hold: Shares,
    /// Least instalment of a plan.
    pub min_fixed: Fen,
}

/// Limits of redemption within seconds, in yuan.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct QuickRedeemFacts {
    /// For one customer, this fund and one natural day.
    pub customer_day_limit: Fen,
}

/// The head of a fund's page.
pub async fn show_fund_head(
    call: Call<Visitor>,
    request: FundRequest,
) -> Answer<Prepared<FundHead>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let fund = snapshot.fund(request.fund_code).ok_or(NO_FUND)?;
    let today = call.now.day();
    let subscribable = fund.takes_subscription(call.now);
    let (operation, rest) = ("showFundHead", format!("{today} {subscribable}"));
    let key = PageKey { operation, fund: Some(fund.code), rest };
    let policy = snapshot.policy(today);
    let shown = policy.shows(fund, today) && policy.windows.contains(&Window::Year);
    snapshot.pages.get(key, || Ok(head(fund, shown, subscribable)))
}

/// Basic facts of a product.
pub async fn show_fund_facts(call: Call<Visitor>, request: FundRequest) -> Answer<FundFacts> {
    let fund = call.get::<Catalogue>().fund(request.fund_code).ok_or(NO_FUND)?;
    Ok(facts(&fund))
}

/// The head of a fund; `shown` when its growth of a year may be shown, `subscribable` while its
/// offering takes subscriptions.
pub fn head(fund: &Fund, shown: bool, subscribable: bool) -> FundHead {
    let latest = fund.latest;
    FundHead {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        fund_type: fund.fund_type,
        fund_type_name: fund.fund_type.chinese().to_owned(),
        category: fund.category.to_string(),
        risk_level: fund.risk,
        risk_name: risk_name(fund.risk),
        nav: latest.map(|point| point.nav),
        nav_date: latest.map(|point| point.day),
        cumulative_nav: latest.and_then(|point| point.cumulative),
        day_growth: latest.and_then(|point| point.growth),
        income_per_ten_thousand: latest.and_then(|point| point.income),
        seven_day_yield: latest.and_then(|point| point.seven_day),
        year_growth: fund.performance.figures(Window::Year).growth.filter(|_| shown),
        status: fund.status,
        status_name: fund.buying_state().into_owned(),
        buyable: fund.can_buy(),
        subscribable,
        redeemable: fund.can_redeem(),
    }
}

/// The facts of a fund.
pub fn facts(fund: &Fund) -> FundFacts {
    let quick = fund.quick_redeem;
    FundFacts {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        full_name: fund.full_name.to_string(),
        fund_type: fund.fund_type,
        category: fund.category.to_string(),
        share_class: fund.class,
        currency: fund.currency,
        company: fund.company.to_string(),
        custodian: fund.custodian.to_string(),
        established: fund.established,
        offering: fund.open_offering(),
        risk_level: fund.risk,
        risk_name: risk_name(fund.risk),
        default_dividend_method: fund.rules.dividend,
        status: fund.status,
        status_name: fund.buying_state().into_owned(),
        limits: limits(fund),
        quick_redeem: quick.map(|q| QuickRedeemFacts { customer_day_limit: q.customer_day }),
    }
}

fn limits(fund: &Fund) -> FundLimits {
    let limits = &fund.limits;
    FundLimits {
        min_first_buy: limits.min_first_buy,
        min_add_buy: limits.min_add_buy,
        buy_step: limits.buy_step,
        max_single_buy: limits.max_single,
        day_limit: limits.daily_account_cap,
        min_redeem: limits.min_redeem,
        min_hold: limits.min_hold,
        min_fixed: limits.min_fixed,
    }
}
