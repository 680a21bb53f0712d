//! Imports of calendars and indices; twice changes nothing.

use super::{
    calendar_file,
    index_file::{self, IndexFile},
};
use crate::{
    DayRow, IndexRow, put,
    store::{self, DailyRow, MinuteRow},
};
use db::{Db, Error, Tx};
use std::collections::HashMap;

/// What an import did: rows read, rows that changed something, and the rows that were left out with
/// line and reason.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Imported {
    pub rows: usize,
    pub changed: usize,
    pub refused: Vec<(usize, String)>,
}

/// Rows written in one transaction.
const BATCH: usize = 5_000;

/// Lays the days of a file over the calendars that ship with the program.
///
/// # Errors
/// The text is no calendar, or the database failed.
pub async fn import_calendar(db: &Db, text: &str) -> Result<Imported, String> {
    let file = calendar_file::read(text)?;
    let (rows, refused) = (file.rows, file.refused);
    let days = file.days;
    let written = db.write_batch(async move |tx: &mut Tx| put_days(tx, &days).await).await;
    let changed = written.map_err(|error: Error| error.to_string())?;
    Ok(Imported { rows, changed, refused })
}

/// Reads days or minutes of an index; an index that is new is added at the end of the list.
///
/// # Errors
/// The text is no file of an index, or the database failed.
pub async fn import_index(db: &Db, code: &str, text: &str) -> Result<Imported, String> {
    let file = index_file::read(code, text)?;
    let (rows, refused) = (file.rows, file.refused.clone());
    let code = code.to_owned();
    let written = db.write_batch(async move |tx: &mut Tx| put_file(tx, &code, &file).await).await;
    let changed = written.map_err(|error: Error| error.to_string())?;
    Ok(Imported { rows, changed, refused })
}

async fn put_days(tx: &mut Tx, days: &[DayRow]) -> Result<usize, Error> {
    let known = store::days(tx).await?;
    let new: Vec<DayRow> = days.iter().filter(|day| !known.contains(day)).cloned().collect();
    if !new.is_empty() {
        put::put_days(tx, &new).await?;
    }
    Ok(new.len())
}

async fn put_file(tx: &mut Tx, code: &str, file: &IndexFile) -> Result<usize, Error> {
    let mut changed = put_index(tx, code, file.name.as_deref()).await?;
    let known: HashMap<_, DailyRow> =
        store::daily(tx, code).await?.into_iter().map(|row| (row.day, row)).collect();
    let is_new = |row: &&DailyRow| known.get(&row.day) != Some(*row);
    let daily: Vec<DailyRow> = file.daily.iter().filter(is_new).cloned().collect();
    let known: HashMap<_, MinuteRow> = store::minutes(tx, code)
        .await?
        .into_iter()
        .map(|row| ((row.day, row.minute), row))
        .collect();
    let is_new = |row: &&MinuteRow| known.get(&(row.day, row.minute)) != Some(*row);
    let minutes: Vec<MinuteRow> = file.minutes.iter().filter(is_new).cloned().collect();
    for chunk in daily.chunks(BATCH) {
        put::put_daily(tx, chunk).await?;
    }
    for chunk in minutes.chunks(BATCH) {
        put::put_minutes(tx, chunk).await?;
    }
    changed += daily.len() + minutes.len();
    Ok(changed)
}

/// Adds an index that is not known yet.
async fn put_index(tx: &mut Tx, code: &str, name: Option<&str>) -> Result<usize, Error> {
    let known = store::indices(tx).await?;
    if known.iter().any(|index| index.code == code) {
        return Ok(0);
    }
    let sort = known.iter().map(|index| index.sort).max().unwrap_or(0) + 1;
    let name = name.map_or_else(|| known_name(code).unwrap_or(code).to_owned(), str::to_owned);
    let row = IndexRow { code: code.to_owned(), name, market: "CN".to_owned(), sort };
    put::put_indices(tx, &[row]).await?;
    Ok(1)
}

/// Names of the indices that files mostly don't name.
fn known_name(code: &str) -> Option<&'static str> {
    Some(match code.trim_start_matches(|c: char| c.is_ascii_alphabetic()) {
        "000001" => "上证指数",
        "000300" => "沪深300",
        "000852" => "中证1000",
        "000905" => "中证500",
        "399001" => "深证成指",
        "399006" => "创业板指",
        _ => return None,
    })
}
