//! The ranking: type, period, order, filters, endless.

use crate::{
    Catalogue, Fund, FundCard, Snapshot, Window,
    card::OtherClass,
    ranking::{
        filter::Condition,
        request::{RankFundsRequest, RankOrder},
    },
    sale::fees::{CostQuestion, class_costs},
};
use kernel::Day;
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, Call, PageRequest, Prepared, Visitor};

/// A page of the ranking.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RankedFunds {
    pub list: Vec<FundCard>,
    /// Funds of all pages.
    pub total: i64,
    pub page_no: u32,
    pub has_more: bool,
    /// The latest NAV day among the funds of all pages, money funds aside where there are others;
    /// each row has its own `navDate`.
    pub nav_date: Option<Day>,
    pub period: Window,
    /// 近1年
    pub period_name: String,
    /// Windows that may be shown, in their order.
    pub periods: Vec<PeriodName>,
    /// When nothing was found: which single condition dropped would bring how many funds, the most
    /// first.
    pub relaxations: Vec<Relaxation>,
    /// 过往业绩不预示未来表现
    pub statement: String,
}

/// A window with its name.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PeriodName {
    pub period: Window,
    /// 近1年
    pub name: String,
}

/// What dropping a condition would bring.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
pub struct Relaxation {
    /// The field of the request to leave out.
    pub field: String,
    /// 近1年回撤不超过3%
    pub name: String,
    /// Funds that the other conditions find.
    pub total: i64,
}

/// A page of the ranking, kept for all who ask for the same.
pub async fn rank_funds(
    call: Call<Visitor>,
    request: RankFundsRequest,
) -> Answer<Prepared<RankedFunds>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let today = call.now.day();
    let key = (request, today);
    let kept = snapshot.rankings.find(&key).or_else(|| snapshot.empty_rankings.find(&key));
    if let Some(kept) = kept {
        return Ok(kept);
    }
    let page = page(&snapshot, &key.0, today)?;
    let prepared = Prepared::new(&page)?;
    let pages = if page.total == 0 { &snapshot.empty_rankings } else { &snapshot.rankings };
    pages.keep(key, &prepared);
    Ok(prepared)
}

/// The same, ordered by stars.
pub async fn rank_by_rating(
    call: Call<Visitor>,
    request: RankFundsRequest,
) -> Answer<Prepared<RankedFunds>> {
    let sort = Some(request.sort.unwrap_or(RankOrder::Stars));
    let min_stars = Some(request.min_stars.unwrap_or(1));
    rank_funds(call, RankFundsRequest { sort, min_stars, ..request }).await
}

fn page(snapshot: &Snapshot, request: &RankFundsRequest, today: Day) -> Answer<RankedFunds> {
    let policy = snapshot.policy(today);
    let asked = request.period.unwrap_or(Window::Year);
    let window = if policy.windows.contains(&asked) { asked } else { policy.default_window() };
    let conditions = Condition::all(request)?;
    let merged = request.merge_classes;
    let mut funds = rows(snapshot, &conditions, merged, today);
    let relaxations = match funds.is_empty() {
        true => relaxations(snapshot, &conditions, merged, today),
        false => Vec::new(),
    };
    let order = request.sort.unwrap_or_default();
    let shown = |fund: &Fund| policy.shows(fund, today);
    sort(&mut funds, order, window, request.ascending, shown);
    let size = if request.page_size == 0 { 20 } else { request.page_size };
    let page = PageRequest { page_no: request.page_no, page_size: size };
    let page = page.cut(funds.iter().map(|fund| {
        let card = FundCard::of(fund, window, &policy, today);
        let other_class = merged.then(|| other_class(snapshot, fund, today)).flatten();
        FundCard { other_class, ..card }
    }));
    let name = |window: &Window| PeriodName { period: *window, name: window.chinese().into() };
    Ok(RankedFunds {
        list: page.list,
        total: page.total,
        page_no: page.page_no,
        has_more: page.has_more,
        nav_date: Snapshot::nav_day(funds.iter().copied()),
        period: window,
        period_name: window.chinese().to_owned(),
        periods: policy.windows.iter().map(name).collect(),
        relaxations,
        statement: "过往业绩不预示未来表现，市场有风险，投资需谨慎".to_owned(),
    })
}

/// The class that the row of a product stands for, too.
fn other_class(snapshot: &Snapshot, fund: &Fund, today: Day) -> Option<OtherClass> {
    let costs = class_costs(snapshot, fund, today, CostQuestion::default())?;
    let other = costs.classes.iter().find(|row| row.fund_code != fund.code)?;
    Some(OtherClass {
        fund_code: other.fund_code,
        share_class: other.share_class,
        a_cheaper_from_days: costs.a_cheaper_from_days,
    })
}

/// Funds without the figure come last, in either direction.
fn sort(
    funds: &mut [&Arc<Fund>],
    order: RankOrder,
    window: Window,
    ascending: bool,
    shown: impl Fn(&Fund) -> bool,
) {
    let figure = |fund: &Fund| figure(fund, order, window).filter(|_| shown(fund));
    funds.sort_by_cached_key(|fund| {
        let figure = figure(fund);
        let signed = figure.map(|f| if ascending { f } else { f.saturating_neg() });
        (Reverse(figure.is_some()), signed, fund.code)
    });
}

/// More is better.
fn figure(fund: &Fund, order: RankOrder, window: Window) -> Option<i64> {
    let year = || fund.performance.figures(Window::Year).risk;
    match order {
        RankOrder::Growth => Some(fund.performance.figures(window).growth?.units()),
        RankOrder::DayGrowth => Some(fund.latest?.growth?.units()),
        RankOrder::Size => Some(fund.size?.amount.units()),
        RankOrder::Stars => fund.stars.iter().map(|s| s.stars * 10 + s.years).max(),
        RankOrder::Drawdown => Some(year()?.drawdown.units()),
        RankOrder::Sharpe => Some(year()?.sharpe?.units()),
        RankOrder::SevenDay => Some(fund.latest?.seven_day?.units()),
        RankOrder::Established => Some(-i64::from(fund.established?.yyyymmdd())),
    }
}

fn relaxations(
    snapshot: &Snapshot,
    conditions: &[Condition],
    merged: bool,
    today: Day,
) -> Vec<Relaxation> {
    let without = |dropped: usize| {
        let rest: Vec<Condition> = conditions
            .iter()
            .enumerate()
            .filter(|(at, _)| *at != dropped)
            .map(|(_, condition)| condition.clone())
            .collect();
        i64::try_from(rows(snapshot, &rest, merged, today).len()).unwrap_or(i64::MAX)
    };
    let relaxation = |(at, condition): (usize, &Condition)| Relaxation {
        field: condition.field().to_owned(),
        name: condition.chinese(),
        total: without(at),
    };
    let mut all: Vec<_> = conditions.iter().enumerate().map(relaxation).collect();
    all.retain(|relaxation| relaxation.total > 0);
    all.sort_by_key(|relaxation| Reverse(relaxation.total));
    all
}

/// The funds of a snapshot that meet all conditions, by code; merged, of each product the first,
/// which is class A where it meets them.
fn rows<'a>(
    snapshot: &'a Snapshot,
    conditions: &[Condition],
    merged: bool,
    today: Day,
) -> Vec<&'a Arc<Fund>> {
    let fits = |fund: &&Arc<Fund>| conditions.iter().all(|c| c.fits(fund, today));
    let mut found: Vec<&Arc<Fund>> = snapshot.funds().iter().filter(fits).collect();
    if merged {
        found.sort_by_key(|fund| (fund.family, fund.code != fund.family, fund.code));
        found.dedup_by_key(|fund| fund.family);
    }
    found
}
