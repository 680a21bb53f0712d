//! `returns` and `tday`.

use kernel::{Calendar, Day, Instant, Nav, Overflow, Rate, Rounding, TimeOfDay, mul_div};
use serde_json::Value;

use super::answer::Answer;
use super::fields::Fields;
use crate::{CalcError, Growth, Point, Series, Steps, Window};

/// The windows that are answered.
const WINDOWS: [Window; 8] = [
    Window::Week,
    Window::Month,
    Window::ThreeMonths,
    Window::SixMonths,
    Window::Year,
    Window::ThreeYears,
    Window::YearToDate,
    Window::All,
];

/// 1.5 %, rule FP-02.
const RISK_FREE: Rate = Rate::from_units(1_500_000);

pub(super) fn returns(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["points", "asOf"])?;
    let points = points(input)?;
    let as_of = input.day("asOf")?;
    let series = Series::new(&points)?;
    let Some(end) = series.at_or_before(as_of) else {
        return Err(input.refuse("asOf", "is before the first point"));
    };
    let mut windows = Answer::default();
    for window in WINDOWS {
        let base = series.base(window, end);
        let growth = base.map(|base| series.rise(base, end)).transpose()?;
        if let Some(growth) = growth {
            explain_window(&series, window, end, growth, steps)?;
        }
        windows.insert(window.code(), &growth.map(percent_once).transpose()?)?;
    }
    let drawdown = series.worst_fall(as_of)?;
    let fall = percent_once(drawdown)?;
    let formula = "min(复权净值 ÷ 此前最高复权净值 − 1)";
    steps.statistic("最大回撤", formula, drawdown.rate()?, &fall);
    let risk = series.risk(as_of, RISK_FREE)?;
    if let Some(risk) = risk {
        let formula = "样本标准差 × √(每年期数)";
        steps.statistic("年化波动率", formula, risk.volatility, &percent4(risk.volatility));
    }
    let sharpe = match risk.and_then(|risk| risk.sharpe) {
        Some(sharpe) => {
            let rounded = ratio4(sharpe)?;
            let formula = format!("(年化平均收益 − {RISK_FREE}) ÷ 年化波动率");
            steps.statistic("夏普比率", &formula, sharpe, &rounded);
            Some(rounded)
        }
        None => None,
    };
    Answer::default()
        .with("windows", &windows)?
        .with("maxDrawdown", &fall)?
        .with("volatility", &risk.map(|risk| percent4(risk.volatility)))?
        .with("sharpe", &sharpe)
}

pub(super) fn tday(input: &Fields, steps: &mut Steps) -> Result<Answer, CalcError> {
    input.only(&["at", "calendar"])?;
    let at: Instant = input
        .text("at")?
        .parse()
        .map_err(|_| input.refuse("at", "must be a time as \"2026-03-06T14:59:59+08:00\""))?;
    let calendar = calendar(input)?;
    let days = crate::t_day(at, TimeOfDay::CUTOFF, 1, &calendar);
    let open = if calendar.is_open(at.day()) { "交易日" } else { "非交易日" };
    let order = if at.time() < TimeOfDay::CUTOFF { "<" } else { "≥" };
    let formula = format!("{} {open} {} {order} {}", at.day(), at.time(), TimeOfDay::CUTOFF);
    steps.exact("归属交易日 T", format_args!("{formula}"), days.t);
    steps.exact("确认日 T+1", format_args!("{} 之后第1个交易日", days.t), days.confirm);
    Answer::default().with("tDay", &days.t)?.with("confirmDay", &days.confirm)
}

/// The prices of `points`.
pub(super) fn points(input: &Fields) -> Result<Vec<Point>, CalcError> {
    input.objects("points")?.iter().map(point).collect()
}

fn point(point: &Fields) -> Result<Point, CalcError> {
    point.only(&["date", "nav", "dividend", "split"])?;
    Ok(Point {
        day: point.day("date")?,
        nav: point.positive("nav")?,
        dividend: point.figure_or("dividend", Nav::ZERO)?,
        split: if point.has("split") { point.positive("split")? } else { Rate::ONE },
    })
}

fn explain_window(
    series: &Series,
    window: Window,
    end: usize,
    growth: Growth,
    steps: &mut Steps,
) -> Result<(), Overflow> {
    let price = |index: usize| match series.days().get(index) {
        Some(day) => format!("复权净值({day})"),
        None => String::new(),
    };
    let base = series.base(window, end).map(price).unwrap_or_default();
    let formula = format!("{} ÷ {base} − 1", price(end));
    steps.statistic(window.chinese(), &formula, growth.rate()?, &percent_once(growth)?);
    Ok(())
}

/// Percent with four decimals, without the sign; of a quotient, rounded once.
fn percent_once(growth: Growth) -> Result<String, Overflow> {
    Ok(growth.percent(4)?.trim_end_matches('%').to_owned())
}

/// The same of a rate.
fn percent4(rate: Rate) -> String {
    rate.percent_display(4).trim_end_matches('%').to_owned()
}

/// With four decimals.
fn ratio4(ratio: Rate) -> Result<String, Overflow> {
    let units = mul_div(ratio.units(), 1, 10_000, Rounding::HalfUp)?;
    let units = units.checked_mul(10_000).ok_or(Overflow)?;
    Ok(Rate::from_units(units).to_string())
}

/// The open days of `calendar`, of China when it isn't there.
pub(super) fn calendar(input: &Fields) -> Result<Calendar, CalcError> {
    if !input.has("calendar") {
        return Ok(Calendar::china());
    }
    if let Ok(markets) = input.text("calendar") {
        return of_markets(input, markets);
    }
    let mut rows = Vec::new();
    for (i, value) in input.list("calendar")?.iter().enumerate() {
        rows.push(match value {
            Value::String(text) => {
                let name = format!("calendar[{i}]");
                let wrong = |_| input.refuse(&name, "must be a day as \"2026-03-02\"");
                (text.parse().map_err(wrong)?, false)
            }
            _ => change(input, i)?,
        });
    }
    Ok(Calendar::china().with_rows(rows))
}

fn change(input: &Fields, index: usize) -> Result<(Day, bool), CalcError> {
    let row = input.object_in("calendar", index)?;
    row.only(&["date", "isOpen"])?;
    Ok((row.day("date")?, row.boolean("isOpen")?))
}

fn of_markets(input: &Fields, markets: &str) -> Result<Calendar, CalcError> {
    let market = |code: &str| {
        Calendar::of_market(code.trim())
            .ok_or_else(|| input.refuse("calendar", "must be of the markets CN, HK and US"))
    };
    let mut codes = markets.split(',');
    let first = market(codes.next().unwrap_or_default())?;
    codes.try_fold(first, |all, code| Ok(all.intersect(&market(code)?)))
}
