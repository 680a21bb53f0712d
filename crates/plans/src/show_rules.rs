//! How smart plans adjust the amount: the ladders in force, with an example that they give.

use crate::{
    ladders::{Dated, Rule, ladder_on},
    words::{bound, by_average, by_drawdown},
};
use calc::{Point, Rung, Smart, Steps, distance, smart_amount};
use db::Tx;
use kernel::{Day, Fen, Nav};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Failure, Nothing, Visitor};

/// The rules of today.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct PlanRules {
    pub list: Vec<PlanRule>,
}

/// A rule.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlanRule {
    pub rule: Rule,
    /// 跟均线
    pub name: String,
    /// What the NAV is compared with.
    pub text: String,
    /// How many of the last NAVs it may look at.
    pub windows: Vec<usize>,
    /// From which day on these rows are in force.
    pub valid_from: Day,
    pub rows: Vec<RuleRow>,
    /// What a run takes while there are too few NAVs.
    pub too_few: String,
    pub example: RuleExample,
}

/// What is taken at which distance.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RuleRow {
    /// The row ends here, as percent: −20, 5; none on the last one.
    pub below: Option<String>,
    /// What of the plan's amount is taken, in whole percent.
    pub percent: i64,
    /// 低于均线10%至20%
    pub text: String,
}

/// A run with invented NAVs, by the rows above.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
pub struct RuleExample {
    /// One after another, the last one is known on the morning of the run.
    pub navs: Vec<Nav>,
    /// Mean or highest of them.
    pub compared: Nav,
    /// How far the last one is from it, in percent with four decimals, without its sign.
    pub distance: String,
    pub base: Fen,
    pub percent: i64,
    pub amount: Fen,
}

/// The NAVs of the examples, in 10⁻⁴: those of the published vectors.
const FALLING: [i64; 5] = [12_000, 11_800, 11_500, 11_000, 10_600];
const FALLEN: [i64; 3] = [15_000, 12_000, 12_150];
const BASE: Fen = Fen::from_units(50_000);

/// Own call: the rules are read before anybody logs in.
pub async fn plan_rules(call: Call<Visitor>, _: Nothing) -> Answer<PlanRules> {
    let today = call.now.day();
    let read = async move |tx: &mut Tx| {
        let average = ladder_on(tx, Rule::Average, today).await?;
        Ok::<_, Failure>((average, ladder_on(tx, Rule::Drawdown, today).await?))
    };
    let (average, drawdown) = call.db().read(read).await?;
    let list = vec![rule_of(Rule::Average, &average)?, rule_of(Rule::Drawdown, &drawdown)?];
    Ok(PlanRules { list })
}

fn rule_of(rule: Rule, dated: &Dated) -> Answer<PlanRule> {
    let text = match rule {
        Rule::Average => "上一个净值和最近一段净值的平均比：比平均低就多扣，比平均高就少扣",
        Rule::Drawdown => "上一个净值和最近250个净值里最高的比：从最高跌得越多，扣得越多",
    };
    let mut windows = rule.windows().to_vec();
    windows.sort_unstable();
    let least = windows.first().copied().unwrap_or_default();
    let rungs: Vec<Rung> = dated.ladder.rungs().collect();
    let before = std::iter::once(None).chain(rungs.iter().copied().map(Some));
    let row = |(before, rung): (Option<Rung>, &Rung)| RuleRow {
        below: rung.below.map(|below| {
            let sign = if below.is_negative() { "-" } else { "" };
            format!("{sign}{}", bound(below).trim_end_matches('%'))
        }),
        percent: rung.percent,
        text: match rule {
            Rule::Average => by_average(before, *rung),
            Rule::Drawdown => by_drawdown(before, *rung),
        },
    };
    Ok(PlanRule {
        rule,
        name: rule.chinese().to_owned(),
        text: text.to_owned(),
        too_few: match windows.len() {
            1 => format!("基金的净值不满{least}个时，按基准金额的100%扣"),
            _ => "基金的净值比所选的均线少时，按基准金额的100%扣".to_owned(),
        },
        windows,
        valid_from: dated.valid_from,
        rows: before.zip(&rungs).map(row).collect(),
        example: example_of(rule, dated)?,
    })
}

/// What a run takes after invented NAVs.
fn example_of(rule: Rule, dated: &Dated) -> Answer<RuleExample> {
    let of_places = |units: &i64| Nav::from_units(units * (Nav::SCALE / 10_000));
    let navs: Vec<Nav> = match rule {
        Rule::Average => FALLING.iter().map(of_places).collect(),
        Rule::Drawdown => FALLEN.iter().map(of_places).collect(),
    };
    let day = |at: usize| Day::MIN.add_days(i32::try_from(at).unwrap_or_default());
    let points: Vec<Point> =
        navs.iter().enumerate().map(|(at, nav)| Point::plain(day(at), *nav)).collect();
    let smart = Smart {
        rule: rule.of_core(),
        window: navs.len(),
        ladder: &dated.ladder,
        step: Fen::from_units(1),
    };
    let fault = |error| Failure::fault("an example of a ladder", error);
    let steps = &mut Steps::silent();
    let distance = distance(smart.rule, smart.window, &points, steps).map_err(fault)?;
    let taken = smart_amount(BASE, distance, &smart, steps).map_err(fault)?;
    let shown = distance.map(|distance| distance.percent(4)).transpose()?.unwrap_or_default();
    let compared = match rule {
        Rule::Average => mean(&navs)?,
        Rule::Drawdown => navs.iter().copied().max().unwrap_or_default(),
    };
    Ok(RuleExample {
        navs,
        compared,
        distance: shown.trim_end_matches('%').to_owned(),
        base: BASE,
        percent: taken.percent,
        amount: taken.amount,
    })
}

fn mean(navs: &[Nav]) -> Answer<Nav> {
    let count = i64::try_from(navs.len()).unwrap_or(i64::MAX);
    let sum = navs.iter().map(|nav| nav.units()).sum();
    Ok(Nav::from_units(kernel::mul_div(sum, 1, count, kernel::Rounding::HalfUp)?))
}
