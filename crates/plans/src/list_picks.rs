//! Index funds that are open to plans: of each index the largest one, whatever it gained.

use crate::{
    asked::{Asked, Range, fees_of},
    comparison::compare,
    figures::percent_of,
    parameters::Parameters,
    prices::points_of,
    words::cycle_name,
};
use calc::PlanCycle;
use db::Tx;
use funds::{Catalogue, DistributionRow, Fund, Policy, Snapshot};
use kernel::{Day, Fen, FundCode, RiskLevel};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeMap, sync::Arc};
use tokio::{sync::Semaphore, task::spawn_blocking};
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Limited, Nothing, Prepared, Visitor};

/// One at a time; who comes second finds what the first one kept.
static TURN: Semaphore = Semaphore::const_new(1);
const PICKING: &str = "picks of the fixed-invest zone";
/// Thursdays: the fewest holidays fall on them.
const WEEKDAY: i32 = 4;

/// What is picked, by size.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanPicks {
    /// 每类指数取规模最大的一只，不按收益挑
    pub rule: String,
    /// 每周四
    pub cycle_name: String,
    pub cycle_unit: i32,
    pub cycle: i32,
    pub fix_day: Option<i32>,
    /// Of a run.
    pub amount: Fen,
    pub years: i32,
    pub list: Vec<PlanPick>,
}

/// A fund, and what a plan on it would have come to. Percents have two decimals and no sign of
/// percent.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanPick {
    pub fund_code: FundCode,
    pub fund_name: String,
    pub risk_level: RiskLevel,
    /// 大盘300指数
    pub index_name: String,
    /// Net assets, and the day of them.
    pub size: Fen,
    pub size_date: Day,
    /// The days of the plan.
    pub from: Day,
    pub to: Day,
    pub percent: String,
    /// Of the same money at once.
    pub once_percent: String,
}

/// Own call: what one may begin with, by a rule that is said.
pub async fn plan_picks(call: Call<Visitor>, _: Nothing) -> Answer<Prepared<PlanPicks>> {
    call.limit(Limited::Search).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let today = call.now.day();
    let read = async move |tx: &mut Tx| Parameters::on(tx, today).await;
    let figures = call.db().read(read).await?;
    let turn = TURN.acquire().await.map_err(|error| Failure::fault(PICKING, error))?;
    let picked = picked(&snapshot, &snapshot.policy(today), &figures, today);
    let codes: Vec<FundCode> = picked.iter().map(|(_, fund)| fund.code).collect();
    let read = async move |tx: &mut Tx| funds::distributions(tx, &codes).await;
    let distributions = call.db().read(read).await?;
    let picking = spawn_blocking(move || {
        let _held = turn;
        snapshot.kept("planPicks", today.to_string(), || {
            picks_of(&picked, &distributions, (&figures, today))
        })
    });
    picking.await.map_err(|error| Failure::fault(PICKING, error))?
}

/// Funds with the index that each is of, the largest first.
fn picked(
    snapshot: &Snapshot,
    policy: &Policy,
    figures: &Parameters,
    today: Day,
) -> Vec<(String, Arc<Fund>)> {
    let mut best: BTreeMap<String, &Arc<Fund>> = BTreeMap::new();
    let size = |fund: &Fund| (fund.size.map(|size| size.amount), Reverse(fund.code));
    let open = |fund: &&Arc<Fund>| {
        fund.category.starts_with("指数型")
            && fund.can_buy()
            && fund.limits.min_fixed.is_positive()
            && fund.limits.min_fixed <= figures.picks_amount
            && fund.size.is_some()
            && policy.shows(fund, today)
            && range_of(fund, figures).is_some()
    };
    for fund in snapshot.funds().iter().filter(open) {
        let known = best.entry(index_of(fund)).or_insert(fund);
        if size(fund) > size(known) {
            *known = fund;
        }
    }
    let mut picked: Vec<_> = best.into_iter().map(|(index, fund)| (index, fund.clone())).collect();
    picked.sort_by_key(|(_, fund)| Reverse(size(fund)));
    picked
}

/// The index that a fund follows, out of its comparison basis; its category where there is none.
fn index_of(fund: &Fund) -> String {
    let first = fund.benchmark.split(['×', '*', '＊', '+', '＋']).next().unwrap_or_default();
    let name = first.trim().trim_end_matches("收益率");
    if name.is_empty() { fund.category.to_string() } else { name.to_owned() }
}

/// The last years of a fund; none when it is younger.
fn range_of(fund: &Fund, figures: &Parameters) -> Option<Range> {
    let days = fund.series.days();
    let (first, to) = (*days.first()?, *days.last()?);
    let from = to.add_years(-figures.picks_years);
    (first <= from).then_some(Range { from, to, is_cut: false })
}

fn picks_of(
    picked: &[(String, Arc<Fund>)],
    distributions: &[DistributionRow],
    (figures, today): (&Parameters, Day),
) -> Answer<PlanPicks> {
    let fault = |error| Failure::fault(PICKING, error);
    let cycle = PlanCycle::new(1, 1, Some(WEEKDAY)).map_err(fault)?;
    let mut list = Vec::with_capacity(picked.len());
    for (index, fund) in picked {
        let (Some(range), Some(size)) = (range_of(fund, figures), fund.size) else { continue };
        let fees = fees_of(fund, figures.picks_amount, figures, today)?;
        let asked = Asked { cycle, amount: figures.picks_amount, fees, range, smart: None };
        let points = points_of(fund, distributions)?;
        let done = compare(&asked, &points, (None, fund.limits.buy_step))?.done;
        list.push(PlanPick {
            fund_code: fund.code,
            fund_name: fund.name.to_string(),
            risk_level: fund.risk,
            index_name: index.clone(),
            size: size.amount,
            size_date: size.day,
            from: range.from,
            to: range.to,
            percent: percent_of(done.profit, done.paid)?,
            once_percent: percent_of(done.once.profit, done.paid)?,
        });
    }
    Ok(PlanPicks {
        rule: "每类指数取规模最大的一只，不按收益挑".to_owned(),
        cycle_name: cycle_name(cycle),
        cycle_unit: cycle.unit(),
        cycle: cycle.cycle(),
        fix_day: cycle.fix_day(),
        amount: figures.picks_amount,
        years: figures.picks_years,
        list,
    })
}
