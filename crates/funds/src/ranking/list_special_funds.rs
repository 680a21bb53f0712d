//! Funds in their offering period, and funds in US dollars.

use crate::{BuyFee, Catalogue, Fund, FundCard, Offering, Window, refusals::NO_FUND};
use kernel::{Currency, Day, Fen, FundCode, Instant, Nav, Rate, RiskLevel};
use serde::{Deserialize, Serialize};
use std::sync::Arc;
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Visitor};

/// Funds in their offering period: those that take subscriptions now, the first to end before all.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct NewFunds {
    pub list: Vec<NewFundCard>,
}

/// A fund in its offering period.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewFundCard {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub category: String,
    pub company: String,
    pub risk_level: RiskLevel,
    /// R3 中风险
    pub risk_name: String,
    /// 认购期
    pub status_name: String,
    /// Price of a share in the offering period, yuan.
    pub price: Nav,
    /// List rate of the smallest subscription, as a fraction; none when it is a fixed sum.
    pub rate: Option<Rate>,
    pub min_first_buy: Fen,
    /// From when to when, and what is promised.
    pub offering: Offering,
    /// Whether subscriptions are taken now.
    pub subscribable: bool,
}

/// Which of them.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct NewFundRequest {
    pub fund_code: FundCode,
}

/// US dollar funds.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DollarFunds {
    /// The best yearly growth first.
    pub list: Vec<FundCard>,
    /// The day of the newest NAV among them.
    pub nav_date: Option<Day>,
}

/// Funds in their offering period.
pub async fn list_new_funds(call: Call<Visitor>, _: Nothing) -> Answer<NewFunds> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let mut list: Vec<NewFundCard> =
        snapshot.funds().iter().filter_map(|fund| new_fund(fund, call.now)).collect();
    list.sort_by_key(|card| (!card.subscribable, card.offering.until, card.fund_code));
    Ok(NewFunds { list })
}

/// One fund in its offering period.
pub async fn show_new_fund(call: Call<Visitor>, request: NewFundRequest) -> Answer<NewFundCard> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let card = snapshot.fund(request.fund_code).and_then(|fund| new_fund(fund, call.now));
    Ok(card.ok_or(NO_FUND)?)
}

/// Funds in US dollars with their yields.
pub async fn list_dollar_funds(call: Call<Visitor>, _: Nothing) -> Answer<DollarFunds> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let (today, policy) = (call.now.day(), snapshot.policy(call.now.day()));
    let mut funds: Vec<&Arc<Fund>> =
        snapshot.funds().iter().filter(|fund| fund.currency == Currency::Usd).collect();
    let growth = |fund: &Fund| fund.performance.figures(Window::Year).growth;
    funds.sort_by_key(|fund| (std::cmp::Reverse(growth(fund)), fund.code));
    let nav_date = funds.iter().filter_map(|fund| fund.latest).map(|point| point.day).max();
    let card = |fund: &Arc<Fund>| FundCard::of(fund, Window::Year, &policy, today);
    Ok(DollarFunds { list: funds.into_iter().map(card).collect(), nav_date })
}

/// None of a fund that is not sold as one in its offering.
fn new_fund(fund: &Fund, now: Instant) -> Option<NewFundCard> {
    let offering = fund.open_offering().filter(|_| fund.can_subscribe())?;
    let table = fund.fee_table(now.day())?;
    let fee = table.subscribe_fee(fund.limits.min_first_buy);
    Some(NewFundCard {
        fund_code: fund.code,
        fund_name: fund.name.to_string(),
        category: fund.category.to_string(),
        company: fund.company.to_string(),
        risk_level: fund.risk,
        risk_name: crate::card::risk_name(fund.risk),
        status_name: fund.status.chinese().to_owned(),
        price: Nav::PAR,
        rate: match fee {
            BuyFee::Rate(rate) => Some(rate),
            BuyFee::Fixed(_) => None,
        },
        min_first_buy: fund.limits.min_first_buy,
        offering,
        subscribable: fund.takes_subscription(now),
    })
}
