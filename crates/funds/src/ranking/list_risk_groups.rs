//! What each level of risk holds, so that a level is more than a letter.

use crate::{Catalogue, Fund, Snapshot, Window, card::risk_name, pages::PageKey};
use kernel::{Day, Rate, RiskLevel};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, collections::BTreeMap, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, Call, Nothing, Prepared, Visitor};

/// Kinds that are named of a level.
const KINDS: usize = 2;

/// The public funds by their level of risk.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskGroups {
    /// R1 to R5, those in which there are funds.
    pub groups: Vec<RiskGroup>,
    /// Funds of all groups.
    pub total: i64,
    /// The day of the falls.
    pub nav_date: Option<Day>,
}

/// The funds of a level.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskGroup {
    pub risk_level: RiskLevel,
    /// R3 中风险
    pub risk_name: String,
    /// What most of them are: 偏股、股票指数.
    pub kinds: String,
    /// Share classes.
    pub count: i64,
    /// The median of their deepest falls of the last year, at most zero; none where none may be
    /// shown.
    pub max_drawdown: Option<Rate>,
}

/// The public funds by their level of risk, for a customer who has learnt his own.
pub async fn list_risk_groups(call: Call<Visitor>, _: Nothing) -> Answer<Prepared<RiskGroups>> {
    let snapshot = call.get::<Catalogue>().snapshot();
    let today = call.now.day();
    let key = PageKey { operation: "listRiskGroups", fund: None, rest: today.to_string() };
    snapshot.pages.get(key, || Ok(groups(&snapshot, today)))
}

fn groups(snapshot: &Snapshot, today: Day) -> RiskGroups {
    let mut levels: BTreeMap<RiskLevel, Vec<&Arc<Fund>>> = BTreeMap::new();
    for fund in snapshot.funds() {
        levels.entry(fund.risk).or_default().push(fund);
    }
    let group = |(level, funds): (RiskLevel, Vec<&Arc<Fund>>)| RiskGroup {
        risk_level: level,
        risk_name: risk_name(level),
        kinds: kinds(&funds),
        count: i64::try_from(funds.len()).unwrap_or(i64::MAX),
        max_drawdown: median_fall(snapshot, &funds, today),
    };
    RiskGroups {
        groups: levels.into_iter().map(group).collect(),
        total: i64::try_from(snapshot.funds().len()).unwrap_or(i64::MAX),
        nav_date: Snapshot::nav_day(snapshot.funds().iter()),
    }
}

/// The most frequent categories: 短债 for 债券型-短债, 股票指数 for 指数型-股票.
fn kinds(funds: &[&Arc<Fund>]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    for fund in funds {
        *counts.entry(&fund.category).or_default() += 1;
    }
    let mut most: Vec<_> = counts.into_iter().collect();
    most.sort_by_key(|(category, count)| (Reverse(*count), *category));
    let name = |(category, _): &(&str, usize)| match category.split_once('-') {
        Some(("指数型", what)) => format!("{what}指数"),
        Some((_, what)) => what.to_owned(),
        None => (*category).to_owned(),
    };
    most.iter().take(KINDS).map(name).collect::<Vec<_>>().join("、")
}

/// Of an even number the deeper of the two in the middle.
fn median_fall(snapshot: &Snapshot, funds: &[&Arc<Fund>], today: Day) -> Option<Rate> {
    let policy = snapshot.policy(today);
    if !policy.windows.contains(&Window::Year) {
        return None;
    }
    let shown = funds.iter().filter(|fund| policy.shows(fund, today));
    let year = |fund: &&Arc<Fund>| fund.performance.figures(Window::Year).risk;
    let mut falls: Vec<Rate> = shown.filter_map(year).map(|risk| risk.drawdown).collect();
    falls.sort_unstable();
    falls.get(falls.len().saturating_sub(1) / 2).copied()
}
