//! What the calculator is asked, checked against the fund and the figures of the day.

use crate::{
    ladders::Rule,
    parameters::Parameters,
    refusals::{MONEY_FUND, NO_NAVS, TOO_YOUNG, wrong},
};
use calc::PlanCycle;
use funds::{BuyFee, Fund, Policy};
use kernel::{Day, Fen, FundCode, Rate, Rounding};
use serde::Deserialize;
use serde_json::json;
use utoipa::ToSchema;
use wire::Answer;

/// A plan of the past.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BacktestRequest {
    pub fund_code: FundCode,
    /// 0 day, 1 week, 2 month.
    pub cycle_unit: i32,
    /// 1, or 2 for every second week.
    #[serde(default = "one")]
    pub cycle: i32,
    /// 1 (Monday) to 5 of weeks, 1 to 28 of months, none of days.
    pub fix_day: Option<i32>,
    /// Yuan a run, the fee included; of a smart plan at 100 %.
    pub amount: Fen,
    /// The first run is on this day or after it; some years before `to` when missing.
    pub from: Option<Day>,
    /// The last day; that of the last NAV when missing.
    pub to: Option<Day>,
    /// More when the fund is cheap, less when it is dear.
    pub smart: Option<SmartRequest>,
}

/// The rule of a smart plan.
#[derive(Debug, Clone, Copy, Deserialize, ToSchema)]
pub struct SmartRequest {
    pub rule: Rule,
    /// How many of the last NAVs count: 180, 250 or 500 by the mean, 250 by the fall; 250 when
    /// missing.
    pub window: Option<usize>,
}

fn one() -> i32 {
    1
}

/// What was asked, and what it is reckoned with.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Asked {
    pub cycle: PlanCycle,
    pub amount: Fen,
    pub fees: Fees,
    pub range: Range,
    pub smart: Option<(Rule, usize)>,
}

/// The days of a backtest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Range {
    pub from: Day,
    pub to: Day,
    /// Whether the fund has no NAV on the days that were asked for first.
    pub is_cut: bool,
}

/// The rate of the purchase fee of an amount today.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Fees {
    pub rate: Rate,
    pub list: Rate,
    /// False where the fund's fees are not known, and a usual rate stands for them.
    pub is_known: bool,
}

impl Asked {
    /// Checks field after field.
    pub fn check(
        request: &BacktestRequest,
        fund: &Fund,
        (figures, policy, today): (&Parameters, &Policy, Day),
    ) -> Answer<Self> {
        if fund.is_money() {
            return Err(MONEY_FUND.into());
        }
        let cycle = cycle_of(request)?;
        let amount = amount_of(request.amount, fund, figures)?;
        let smart = request.smart.map(smart_of).transpose()?;
        let range = range_of(request, fund, figures)?;
        if !policy.shows(fund, today) {
            return Err(TOO_YOUNG.fill(&[("months", policy.least_months)]).into());
        }
        let fees = fees_of(fund, amount, figures, today)?;
        Ok(Self { cycle, amount, fees, range, smart })
    }
}

fn cycle_of(request: &BacktestRequest) -> Answer<PlanCycle> {
    let BacktestRequest { cycle_unit, cycle, fix_day, .. } = *request;
    PlanCycle::new(cycle_unit, cycle, fix_day)
        .map_err(|error| wrong(error.field(), cycle_reason(error.field(), cycle_unit)))
}

/// Why a cycle can't be, by the field at fault.
pub(crate) fn cycle_reason(field: &str, cycle_unit: i32) -> &'static str {
    match (field, cycle_unit) {
        ("cycleUnit", _) => "请选择每天、每周或每月",
        ("cycle", 1) => "请选择每周或每两周",
        ("cycle", _) => "只有按周定投可以隔一周扣一次",
        (_, 0) => "每个交易日都扣，不用选日子",
        (_, 1) => "请选择周一至周五",
        _ => "请选择1日至28日，29日至31日不是每个月都有",
    }
}

/// Which windows a rule has.
pub(crate) fn window_reason(rule: Rule) -> &'static str {
    match rule {
        Rule::Average => "均线请选择180日、250日或500日",
        Rule::Drawdown => "跟回撤只看最近250个净值",
    }
}

/// The least amount of a plan of a fund.
pub(crate) fn least_of(fund: &Fund, figures: &Parameters) -> Fen {
    figures.amount_least.max(fund.limits.min_fixed)
}

fn amount_of(amount: Fen, fund: &Fund, figures: &Parameters) -> Answer<Fen> {
    let (least, step) = (least_of(fund, figures), fund.limits.buy_step);
    if amount < least {
        return Err(wrong("amount", format!("每期至少{least:#}元")));
    }
    if amount > figures.amount_most {
        return Err(wrong("amount", format!("每期最多按{:#}元试算", figures.amount_most)));
    }
    if step.is_positive() && amount.units() % step.units() != 0 {
        return Err(wrong("amount", format!("金额须是{step:#}元的整数倍")));
    }
    Ok(amount)
}

fn smart_of(smart: SmartRequest) -> Answer<(Rule, usize)> {
    let windows = smart.rule.windows();
    let window = smart.window.or(windows.first().copied()).unwrap_or_default();
    if windows.contains(&window) {
        return Ok((smart.rule, window));
    }
    Err(wrong("smart.window", window_reason(smart.rule)))
}

fn range_of(request: &BacktestRequest, fund: &Fund, figures: &Parameters) -> Answer<Range> {
    let days = fund.series.days();
    let (Some(first), Some(last)) = (days.first().copied(), days.last().copied()) else {
        return Err(NO_NAVS.say("这只基金还没有净值，请换一只").into());
    };
    let to = request.to.unwrap_or(last);
    let from = match request.from {
        Some(from) => from,
        None => to.min(last).add_years(-figures.years_first).max(first),
    };
    if from > to {
        return Err(wrong("to", "结束的日子不能早于开始的日子"));
    }
    if to < first || from > last {
        return Err(no_navs(fund, figures, (first, last), to < first));
    }
    let range = Range { from: from.max(first), to: to.min(last), is_cut: from < first };
    if range.from.add_years(figures.years_most) < range.to {
        return Err(wrong("from", format!("一次最多试算{}年", figures.years_most)));
    }
    Ok(range)
}

/// Says from when there are NAVs, with the nearest range as data.
fn no_navs(
    fund: &Fund,
    figures: &Parameters,
    (first, last): (Day, Day),
    is_before: bool,
) -> wire::Failure {
    let years = figures.years_first;
    let (field, from, to) = match is_before {
        true => ("to", first, first.add_years(years).min(last)),
        false => ("from", last.add_years(-years).max(first), last),
    };
    let begun = fund.established.unwrap_or(first);
    let reason = match is_before {
        true => format!("这只基金{begun}成立，第一个净值是{first}的"),
        false => format!("这只基金{begun}成立，最后一个净值是{last}的"),
    };
    let data = json!({ "field": field, "established": begun, "from": from, "to": to });
    NO_NAVS.say(reason).with(data).into()
}

/// The fee of one run, as it is today.
pub(crate) fn fees_of(fund: &Fund, amount: Fen, figures: &Parameters, today: Day) -> Answer<Fees> {
    let Some(table) = fund.fee_table(today) else {
        let list = figures.rate_unknown;
        let rate = list.times(figures.discount_unknown, Rounding::HalfUp)?;
        return Ok(Fees { rate, list, is_known: false });
    };
    let BuyFee::Rate(list) = table.buy_fee(amount) else {
        return Err(wrong("amount", "这么大的金额按笔收申购费，试算请少一些"));
    };
    let rate = list.times(table.discount, Rounding::HalfUp)?;
    Ok(Fees { rate, list, is_known: true })
}
