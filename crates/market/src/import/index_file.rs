//! Files of an index, by day or by minute, into rows.

use crate::{DailyRow, MinuteRow, Points};
use kernel::Day;
use std::collections::BTreeMap;

/// What a file says, oldest first.
#[derive(Debug, Default, PartialEq)]
pub struct IndexFile {
    /// Rows read, good or bad.
    pub rows: usize,
    pub daily: Vec<DailyRow>,
    pub minutes: Vec<MinuteRow>,
    /// The name that the file gives the index.
    pub name: Option<String>,
    /// Line and reason of rows that were left out.
    pub refused: Vec<(usize, String)>,
}

/// Columns by the names that files give them.
struct Columns {
    time: usize,
    open: usize,
    high: usize,
    low: usize,
    close: usize,
    name: Option<usize>,
    by_minute: bool,
}

/// Reads a CSV text of days (`date` or `日期`) or minutes (`dt`).
///
/// # Errors
/// A column is missing.
pub fn read(code: &str, text: &str) -> Result<IndexFile, String> {
    let mut lines = text.split('\n').map(|line| line.trim_matches(['\r', '\u{feff}', ' ']));
    let header: Vec<&str> = lines.next().unwrap_or_default().split(',').map(str::trim).collect();
    let columns = Columns::of(&header)?;
    let mut file = IndexFile::default();
    let mut daily: BTreeMap<Day, DailyRow> = BTreeMap::new();
    let mut minutes: BTreeMap<(Day, i64), MinuteRow> = BTreeMap::new();
    for (line, number) in lines.zip(2..).filter(|(line, _)| !line.is_empty()) {
        file.rows += 1;
        let cells: Vec<&str> = line.split(',').map(str::trim).collect();
        if let Some(name) = columns.name.and_then(|at| cells.get(at)) {
            file.name.get_or_insert_with(|| (*name).to_owned());
        }
        match columns.row(code, &cells) {
            Err(reason) => file.refused.push((number, reason)),
            Ok((row, None)) => {
                daily.insert(row.day, row);
            }
            Ok((row, Some(minute))) => {
                let (code, day, price) = (row.code, row.day, row.close);
                minutes.insert((day, minute), MinuteRow { code, day, minute, price });
            }
        }
    }
    file.daily = daily.into_values().collect();
    file.minutes = minutes.into_values().collect();
    Ok(file)
}

impl Columns {
    fn of(header: &[&str]) -> Result<Self, String> {
        let find = |names: &[&str]| header.iter().position(|cell| names.contains(cell));
        let need = |names: &[&str]| find(names).ok_or_else(|| format!("没有“{}”这一列", names[0]));
        let by_minute = find(&["dt", "datetime"]).is_some();
        Ok(Self {
            time: if by_minute { need(&["dt", "datetime"])? } else { need(&["date", "日期"])? },
            open: need(&["open", "开盘价"])?,
            high: need(&["high", "最高价"])?,
            low: need(&["low", "最低价"])?,
            close: need(&["close", "收盘价"])?,
            name: find(&["名称"]),
            by_minute,
        })
    }

    fn row(&self, code: &str, cells: &[&str]) -> Result<(DailyRow, Option<i64>), String> {
        let cell = |at: usize| cells.get(at).copied().unwrap_or_default();
        let time = cell(self.time);
        let day = time.get(..10).and_then(|day| day.replace('/', "-").parse().ok());
        let day: Day = day.ok_or_else(|| format!("日期“{time}”不存在或格式不对"))?;
        let points = |at: usize| points(cell(at));
        let row = DailyRow {
            code: code.to_owned(),
            day,
            open: points(self.open)?,
            high: points(self.high)?,
            low: points(self.low)?,
            close: points(self.close)?,
        };
        if row.low > row.high || row.close < row.low || row.close > row.high {
            return Err(format!(
                "{day}的收盘{}不在最低{}与最高{}之间",
                row.close, row.low, row.high
            ));
        }
        let minute = if self.by_minute { Some(minute_of(time)?) } else { None };
        Ok((row, minute))
    }
}

fn points(text: &str) -> Result<Points, String> {
    let parsed: Option<Points> = text.parse().ok();
    parsed.filter(|points| points.units() > 0).ok_or_else(|| format!("点位“{text}”不是正数"))
}

/// The minute of the day of `2020-07-01 09:31:00`.
fn minute_of(time: &str) -> Result<i64, String> {
    let minute = time.get(11..16).and_then(|clock| {
        let (hour, minute) = clock.split_once(':')?;
        let (hour, minute): (i64, i64) = (hour.parse().ok()?, minute.parse().ok()?);
        (hour < 24 && minute < 60).then_some(hour * 60 + minute)
    });
    minute.ok_or_else(|| format!("时间“{time}”格式不对"))
}
