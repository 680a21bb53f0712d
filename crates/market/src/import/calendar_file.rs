//! Files of trading days, in the forms in which they are published, into days of a market.

use crate::DayRow;
use kernel::{Calendar, Day};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// What a file says: days of a market, open or closed.
#[derive(Debug, Default, PartialEq)]
pub struct CalendarFile {
    /// Rows read, good or bad.
    pub rows: usize,
    pub days: Vec<DayRow>,
    /// Line (element in JSON) and reason of rows that were left out.
    pub refused: Vec<(usize, String)>,
}

/// Reads a file: CSV with `cal_date` and `is_open`; a JSON list of trading days; a year of holidays
/// with `days: [{date, isOffDay}]`; or lists of holidays by country.
///
/// A day worked at a weekend in exchange for a holiday never makes a trading day.
///
/// # Errors
/// The file has none of these forms.
pub fn read(text: &str) -> Result<CalendarFile, String> {
    let text = text.trim_start_matches('\u{feff}').trim_start();
    if !text.starts_with(['[', '{']) {
        return from_csv(text);
    }
    let value: Value = serde_json::from_str(text).map_err(|e| format!("不是JSON：{e}"))?;
    match &value {
        Value::Array(days) => Ok(from_trading_days(days)),
        Value::Object(fields) => match fields.get("days") {
            Some(Value::Array(days)) => Ok(from_holidays(days)),
            Some(_) => Err("days应为列表".to_owned()),
            None => Ok(from_countries(fields)),
        },
        _ => Err("不是日历文件".to_owned()),
    }
}

fn row(market: &str, day: Day, open: bool) -> DayRow {
    DayRow { market: market.to_owned(), day, open }
}

fn from_csv(text: &str) -> Result<CalendarFile, String> {
    let mut lines = text.lines().map(|line| line.trim_end_matches('\r'));
    let header: Vec<&str> = lines.next().unwrap_or_default().split(',').map(str::trim).collect();
    let column = |name: &str| header.iter().position(|cell| *cell == name);
    let day_at = column("cal_date").or(column("date")).ok_or("没有cal_date这一列")?;
    let open_at = column("is_open").ok_or("没有is_open这一列")?;
    let mut file = CalendarFile::default();
    let mut seen: BTreeMap<Day, DayRow> = BTreeMap::new();
    for (line, number) in lines.zip(2..).filter(|(line, _)| !line.trim().is_empty()) {
        file.rows += 1;
        let cells: Vec<&str> = line.split(',').map(str::trim).collect();
        let cell = |at: usize| cells.get(at).copied().unwrap_or_default();
        let open = match cell(open_at) {
            "1" | "true" | "True" => Ok(true),
            "0" | "false" | "False" => Ok(false),
            other => Err(format!("is_open“{other}”应为0或1")),
        };
        match day(cell(day_at)).and_then(|day| Ok(row("CN", day, open?))) {
            Ok(row) => {
                seen.insert(row.day, row);
            }
            Err(reason) => file.refused.push((number, reason)),
        }
    }
    file.days = seen.into_values().collect();
    Ok(file)
}

/// All weekdays between the first and the last day that the list doesn't name are closed.
fn from_trading_days(days: &[Value]) -> CalendarFile {
    let mut file = CalendarFile { rows: days.len(), ..CalendarFile::default() };
    let mut open = BTreeSet::new();
    for (value, number) in days.iter().zip(1..) {
        match value.as_str().ok_or_else(|| "应为日期".to_owned()).and_then(day) {
            Ok(day) => {
                open.insert(day);
            }
            Err(reason) => file.refused.push((number, reason)),
        }
    }
    if let (Some(first), Some(last)) = (open.first().copied(), open.last().copied()) {
        let span = std::iter::successors(Some(first), |day| (*day < last).then(|| day.next()));
        let told = |day: &Day| open.contains(day) || !day.is_weekend();
        file.days = span.filter(told).map(|day| row("CN", day, open.contains(&day))).collect();
    }
    file
}

/// Holidays on weekdays are closed; days off at weekends and worked weekends say nothing new.
fn from_holidays(days: &[Value]) -> CalendarFile {
    let mut file = CalendarFile { rows: days.len(), ..CalendarFile::default() };
    for (value, number) in days.iter().zip(1..) {
        let off = value["isOffDay"].as_bool();
        let date = value["date"].as_str().ok_or_else(|| "缺少date".to_owned()).and_then(day);
        match (date, off) {
            (Ok(day), Some(true)) if !day.is_weekend() => file.days.push(row("CN", day, false)),
            (Ok(_), Some(_)) => {}
            (Ok(_), None) => file.refused.push((number, "缺少isOffDay".to_owned())),
            (Err(reason), _) => file.refused.push((number, reason)),
        }
    }
    file
}

/// Lists of holidays by country; countries without a calendar here are left out.
fn from_countries(fields: &serde_json::Map<String, Value>) -> CalendarFile {
    let mut file = CalendarFile::default();
    for (country, days) in fields {
        let Some(days) = days.as_array().filter(|_| Calendar::of_market(country).is_some()) else {
            continue;
        };
        for (value, number) in days.iter().zip(1..) {
            file.rows += 1;
            match value.as_str().ok_or_else(|| "应为日期".to_owned()).and_then(day) {
                Ok(day) if !day.is_weekend() => file.days.push(row(country, day, false)),
                Ok(_) => {}
                Err(reason) => file.refused.push((number, format!("{country}：{reason}"))),
            }
        }
    }
    file
}

/// `2026-03-02` or `20260302`.
fn day(text: &str) -> Result<Day, String> {
    let compact = text.len() == 8 && text.bytes().all(|b| b.is_ascii_digit());
    let day = match compact {
        true => text.parse().ok().and_then(|number| Day::from_yyyymmdd(number).ok()),
        false => text.get(..10).and_then(|day| day.parse().ok()),
    };
    day.ok_or_else(|| format!("日期“{text}”不存在或格式不对"))
}
