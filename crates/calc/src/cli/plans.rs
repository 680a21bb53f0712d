//! `plandates`, `smart`, `backtest` and `goal`.

use kernel::{Day, Fen, Overflow, Rate};
use serde::Serialize;

use super::answer::Answer;
use super::fields::Fields;
use super::prices;
use crate::{
    Backtest, CalcError, Goal, Ladder, PlanCycle, PlanDate, PlanDates, PlanDay, Smart, SmartRule,
    Steps,
};

/// Dates that are answered at most.
const MOST_DATES: usize = 10_000;

/// A fen, where the fund's step isn't given.
const FEN: Fen = Fen::from_units(1);

pub(super) fn plan_dates(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["cycleUnit", "cycle", "fixDay", "madeOn", "count", "calendar"])?;
    let cycle = cycle(input)?;
    let made_on = input.day("madeOn")?;
    let count = usize::try_from(input.whole("count")?).unwrap_or(usize::MAX);
    if !(1..=MOST_DATES).contains(&count) {
        return Err(input.refuse("count", format!("must be from 1 to {MOST_DATES}")));
    }
    let calendar = prices::calendar(input)?;
    let (mut dates, mut dropped) = (Vec::new(), Vec::new());
    for day in PlanDates::new(cycle, made_on, &calendar) {
        explain_day(day, dates.len() + 1, steps);
        match day {
            PlanDay::Runs(date) => dates.push(DateAnswer::of(date)),
            PlanDay::Dropped { nominal, .. } => dropped.push(nominal),
        }
        if dates.len() == count {
            return Answer::default().with("dates", &dates)?.with("dropped", &dropped);
        }
    }
    Err(input.refuse("calendar", "has too few open days"))
}

pub(super) fn smart(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["base", "rule", "window", "step", "points"])?;
    let base = input.positive("base")?;
    let rule = rule(input)?;
    let smart = smart_of(input, &rule)?;
    let points = prices::points(input)?;
    let distance = crate::distance(smart.rule, smart.window, &points, steps)?;
    let taken = crate::smart_amount(base, distance, &smart, steps)?;
    Answer::default()
        .with(
            "distance",
            &taken.distance.map(|distance| distance.percent(4)).transpose()?.map(bare),
        )?
        .with("multiplier", &taken.percent.to_string())?
        .with("amount", &taken.amount)
}

pub(super) fn backtest(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&[
        "points",
        "cycleUnit",
        "cycle",
        "fixDay",
        "amount",
        "rate",
        "from",
        "to",
        "smart",
    ])?;
    let cycle = cycle(input)?;
    let (amount, rate) = (input.positive("amount")?, input.fee_rate("rate")?);
    let (from, to) = (input.day("from")?, input.day("to")?);
    let smart = input.has("smart").then(|| input.object("smart")).transpose()?;
    if let Some(smart) = &smart {
        smart.only(&["rule", "window", "step"])?;
    }
    let rule = smart.as_ref().map(rule).transpose()?;
    let smart = smart.as_ref().zip(rule.as_ref());
    let smart = smart.map(|(smart, rule)| smart_of(smart, rule)).transpose()?;
    let points = prices::points(input)?;
    let plan = Backtest { points: &points, cycle, amount, rate, from, to, smart };
    let done = crate::backtest(&plan, steps)?;
    let once = Answer::default()
        .with("value", &done.once.value)?
        .with("percent", &gain(done.once.profit, done.paid)?)?;
    Answer::default()
        .with("runs", &done.runs.len().to_string())?
        .with("dropped", &done.dropped.len().to_string())?
        .with("paid", &done.paid)?
        .with("fee", &done.fee)?
        .with("shares", &done.shares)?
        .with("value", &done.value)?
        .with("profit", &done.profit)?
        .with("percent", &gain(done.profit, done.paid)?)?
        .with("xirr", &done.xirr.map(|rate| bare(rate.percent_display(2))))?
        .with("once", &once)
}

pub(super) fn goal(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["target", "have", "months", "rate"])?;
    let goal = Goal {
        target: input.positive("target")?,
        have: input.figure("have")?,
        months: u32::try_from(input.whole("months")?).unwrap_or_default(),
        rate: input.fee_rate("rate")?,
    };
    Answer::default().with("monthly", &crate::monthly_saving(&goal, steps)?)
}

fn cycle(input: &Fields) -> Result<PlanCycle, CalcError> {
    let fix_day = input.has("fixDay").then(|| input.whole("fixDay")).transpose()?;
    PlanCycle::new(input.whole("cycleUnit")?, input.whole("cycle")?, fix_day)
}

/// The rule with the ladder that it begins with.
fn rule(input: &Fields) -> Result<(SmartRule, Ladder), CalcError> {
    let rules = [("average", SmartRule::Average), ("drawdown", SmartRule::Drawdown)];
    let rule = input.choice("rule", &rules)?;
    Ok((rule, Ladder::of(rule)))
}

fn smart_of<'a>(
    input: &Fields,
    (rule, ladder): &'a (SmartRule, Ladder),
) -> Result<Smart<'a>, CalcError> {
    let window = usize::try_from(input.whole("window")?).unwrap_or(usize::MAX);
    if window == 0 {
        return Err(input.refuse("window", "must be above zero"));
    }
    let step = if input.has("step") { input.positive("step")? } else { FEN };
    Ok(Smart { rule: *rule, window, ladder, step })
}

/// Profit ÷ paid in percent with two decimals.
fn gain(profit: Fen, paid: Fen) -> Result<String, Overflow> {
    Rate::percent_of(profit.units().into(), paid.units().into(), 2).map(bare)
}

/// A percent without its sign.
fn bare(percent: String) -> String {
    percent.trim_end_matches('%').to_owned()
}

fn explain_day(day: PlanDay, number: usize, steps: &mut Steps) {
    match day {
        PlanDay::Runs(PlanDate { nominal, date }) if nominal == date => {
            steps.exact(format_args!("第{number}期"), format_args!("{nominal} 开放"), date);
        }
        PlanDay::Runs(PlanDate { nominal, date }) => {
            let formula = format_args!("{nominal} 不开放,顺延至下一开放日");
            steps.exact(format_args!("第{number}期"), formula, date);
        }
        PlanDay::Dropped { nominal, shifted } => {
            let formula = format_args!("{nominal} 顺延至 {shifted},已到下一期");
            steps.exact("本期跳过", formula, nominal);
        }
    }
}

#[derive(Serialize)]
struct DateAnswer {
    nominal: Day,
    date: Day,
}

impl DateAnswer {
    fn of(date: PlanDate) -> Self {
        Self { nominal: date.nominal, date: date.date }
    }
}
