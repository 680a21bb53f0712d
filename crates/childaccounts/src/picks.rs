//! Funds to begin with for a child: by a rule that is said, never by what they gained.

use crate::parameters::Parameters;
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Day, Fen, FundCode, RiskLevel, ShareClass};
use serde::{Deserialize, Serialize};
use std::{cmp::Reverse, sync::Arc};
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Nothing, Visitor};

/// Funds to begin with.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildPicks {
    /// What they have in common, in Chinese.
    pub rule: String,
    /// The largest first.
    pub list: Vec<ChildPick>,
}

/// A fund.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChildPick {
    /// The fund.
    pub fund_code: FundCode,
    /// Its short name.
    pub fund_name: String,
    /// `混合型-偏债`
    pub category: String,
    /// R1 to R5 as 1 to 5.
    pub risk_level: RiskLevel,
    /// The least amount of a plan's run.
    pub min_fixed: Fen,
    /// Net assets, and the day of them.
    pub size: Fen,
    /// The end of the quarter that was reported last.
    pub size_date: Day,
    /// The day from which its contract is in force.
    pub established: Option<Day>,
}

/// Own rule: open to plans, not too risky, old enough; of each kind the largest.
pub async fn child_picks(call: Call<Visitor>, _: Nothing) -> Answer<ChildPicks> {
    call.limit(Limited::Search).await?;
    let today = call.now.day();
    let read = async move |tx: &mut Tx| Parameters::on(tx, today).await;
    let figures = call.db().read(read).await?;
    let snapshot = call.get::<Catalogue>().snapshot();
    let policy = snapshot.policy(today);
    let fits = |fund: &&Arc<Fund>| fits(fund, &figures, today) && policy.shows(fund, today);
    let mut funds: Vec<&Arc<Fund>> = snapshot.funds().iter().filter(fits).collect();
    funds.sort_by_key(|fund| (Reverse(fund.size.map(|size| size.amount)), fund.code));
    let mut kinds: Vec<&str> = Vec::new();
    funds.retain(|fund| {
        let new = !kinds.contains(&&*fund.category);
        kinds.push(&fund.category);
        new
    });
    let list = funds.into_iter().take(figures.picks_most).filter_map(|fund| ChildPick::of(fund));
    let rule = format!(
        "可以定投、风险不高于R{}、成立满{}年的基金，每类取规模最大的一只，不按收益挑",
        figures.picks_risk, figures.picks_years
    );
    Ok(ChildPicks { rule, list: list.collect() })
}

fn fits(fund: &Fund, figures: &Parameters, today: Day) -> bool {
    let old = |day: Day| day.add_years(figures.picks_years) <= today;
    fund.can_buy()
        && !fund.is_money()
        && fund.class != ShareClass::C
        && !fund.is_for_pensions()
        && fund.limits.min_fixed.is_positive()
        && i64::from(fund.risk.number()) <= figures.picks_risk
        && fund.size.is_some()
        && fund.established.is_some_and(old)
}

impl ChildPick {
    fn of(fund: &Fund) -> Option<Self> {
        let size = fund.size?;
        Some(Self {
            fund_code: fund.code,
            fund_name: fund.name.to_string(),
            category: fund.category.to_string(),
            risk_level: fund.risk,
            min_fixed: fund.limits.min_fixed,
            size: size.amount,
            size_date: size.day,
            established: fund.established,
        })
    }
}
