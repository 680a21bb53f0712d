//! Imports of fund lists and NAV files into a database that may hold other funds.

use super::{
    derive::{dividends, jumps},
    fund_list,
    nav_file::{self, NavFile},
    report::{Finding, Report},
    text::{Table, decode},
};
use crate::{DistributionRow, NavRow, NewFund, put, store};
use db::{Db, Error, Tx};
use kernel::{Day, FundCode, FundType};
use std::{
    collections::{HashMap, HashSet},
    fs,
    path::{Path, PathBuf},
};

/// Rows written in one transaction.
const BATCH: usize = 5_000;

/// Told about the rows that were done, for a progress bar.
pub type Progress<'a> = &'a (dyn Fn(u64) + Sync);

/// Reads a list of funds. New funds are added; of known ones name, pinyin and category are renewed
/// and everything else stays.
///
/// # Errors
/// The file can't be read, or the database failed.
pub async fn import_funds(db: &Db, path: &Path, progress: Progress<'_>) -> Result<Report, String> {
    let name = path.display().to_string();
    let text = decode(&fs::read(path).map_err(|error| format!("{name}: {error}"))?);
    let (list, refused) = fund_list::read(&name, &Table::read(&text))?;
    let rows = list.len() + refused.len();
    let mut report = Report { files: 1, rows, refused, ..Report::default() };
    for chunk in list.chunks(BATCH) {
        let chunk = chunk.to_vec();
        let count = u64::try_from(chunk.len()).unwrap_or(u64::MAX);
        let written = db.write_batch(async move |tx: &mut Tx| put_list(tx, &chunk).await).await;
        report.changed += written.map_err(|error| error.to_string())?;
        progress(count);
    }
    Ok(report)
}

/// Reads NAV files, each with the code of its fund. A fund that isn't in the catalogue is added
/// under its code, and said so. What the TA published stays: positions are valued at it.
///
/// # Errors
/// The database failed. A file that can't be read is refused in the report.
pub async fn import_navs(
    db: &Db,
    files: &[(FundCode, PathBuf)],
    progress: Progress<'_>,
) -> Result<Report, String> {
    let mut report = Report::default();
    for (code, path) in files {
        let read = import_file(db, *code, path).await.map_err(|error| error.to_string())?;
        report.add(read);
        progress(1);
    }
    Ok(report)
}

/// The NAV files of a folder and its folders, by code; a file is named by the code of its fund.
///
/// # Errors
/// The folder can't be read.
pub fn nav_files(folder: &Path) -> Result<Vec<(FundCode, PathBuf)>, String> {
    let mut found = Vec::new();
    let entries = fs::read_dir(folder).map_err(|e| format!("{}: {e}", folder.display()))?;
    for entry in entries {
        let path = entry.map_err(|error| error.to_string())?.path();
        if path.is_dir() {
            found.extend(nav_files(&path)?);
        } else if let Some(code) = code_of(&path) {
            found.push((code, path));
        }
    }
    found.sort();
    Ok(found)
}

/// The code that a file's name begins with, before the first `.` or `_`.
fn code_of(path: &Path) -> Option<FundCode> {
    let known = path.extension().is_some_and(|e| e == "csv" || e == "json" || e == "txt");
    let stem = path.file_stem()?.to_str()?;
    if known { stem.split(['_', '.']).next()?.parse().ok() } else { None }
}

async fn put_list(tx: &mut Tx, list: &[NewFund]) -> Result<usize, Error> {
    let codes: Vec<FundCode> = list.iter().map(|fund| fund.code).collect();
    let known: HashMap<FundCode, store::FundRow> =
        store::funds(tx, &codes).await?.into_iter().map(|row| (row.code, row)).collect();
    let mut rows = Vec::new();
    for fund in list {
        let new = put::fund_row(fund)?;
        match known.get(&fund.code) {
            None => rows.push(new),
            Some(old) => {
                let renewed = renewed(old, &new);
                if renewed != *old {
                    rows.push(renewed);
                }
            }
        }
    }
    put::put_rows(tx, &rows).await?;
    Ok(rows.len())
}

/// A known fund with what a list tells. A category that is left empty tells nothing.
fn renewed(old: &store::FundRow, new: &store::FundRow) -> store::FundRow {
    let mut row = old.clone();
    row.name.clone_from(&new.name);
    row.initials.clone_from(&new.initials);
    row.pinyin.clone_from(&new.pinyin);
    if !new.category.is_empty() && new.category != old.category {
        row.category.clone_from(&new.category);
        row.fund_type = new.fund_type;
    }
    row
}

async fn import_file(db: &Db, code: FundCode, path: &Path) -> Result<Report, Error> {
    let name = path.display().to_string();
    let refused = |reason: String| Report {
        files: 1,
        refused: vec![Finding { file: name.clone(), line: 0, reason }],
        ..Report::default()
    };
    let text = match fs::read(path) {
        Ok(bytes) => decode(&bytes),
        Err(error) => return Ok(refused(error.to_string())),
    };
    let one = [code];
    let known = db.read(async |tx: &mut Tx| store::funds(tx, &one).await).await?.pop();
    let fund_type = known.as_ref().map_or(FundType::Other, |row| row.fund_type);
    let file = match nav_file::read(code, fund_type == FundType::Money, &name, &text) {
        Ok(file) => file,
        Err(reason) => return Ok(refused(reason)),
    };
    write_file(db, code, known, name, file).await
}

async fn write_file(
    db: &Db,
    code: FundCode,
    known: Option<store::FundRow>,
    name: String,
    file: NavFile,
) -> Result<Report, Error> {
    let fund_type = known.as_ref().map_or(FundType::Other, |row| row.fund_type);
    let mut report = Report { files: 1, rows: file.rows, ..Report::default() };
    let mut events = file.distributions.clone();
    events.extend(dividends(&file, fund_type == FundType::Bond));
    let status = file.status;
    let (navs, lines) = (file.navs.clone(), file.lines.clone());
    let missing = known.is_none();
    let written = db.write_batch(async move |tx: &mut Tx| {
        let events = events.clone();
        if known.is_none() {
            let placeholder = NewFund::usual(code, &format!("基金{code}"), "");
            put::put_funds(tx, &[placeholder]).await?;
        }
        let written = write_rows(tx, code, (&navs, &lines), &events).await?;
        if let (Some(row), Some(status)) = (&known, status)
            && row.status != status.code()
            && is_newest(tx, code, &navs).await?
        {
            let row = store::FundRow { status: status.code().to_owned(), ..row.clone() };
            put::put_rows(tx, &[row]).await?;
        }
        Ok::<_, Error>(written)
    });
    let written = written.await?;
    report.changed = written.changed;
    report.remarks = jumps(&file, &name, &written.events);
    let differs = |(line, reason)| Finding { file: name.clone(), line, reason };
    report.refused = file.refused;
    report.refused.extend(written.differing.into_iter().map(differs));
    if missing {
        let reason = format!("目录中没有基金{code}，已按代码建立；导入基金列表后补全名称和类型");
        report.remarks.push(Finding { file: name, line: 0, reason });
    }
    Ok(report)
}

/// What was written of a file.
struct Written {
    /// How many rows.
    changed: usize,
    /// All distributions that are known now.
    events: Vec<DistributionRow>,
    /// Lines that say something else than the TA, and what.
    differing: Vec<(usize, String)>,
}

/// Writes what says something new.
async fn write_rows(
    tx: &mut Tx,
    code: FundCode,
    (navs, lines): (&[NavRow], &[usize]),
    events: &[DistributionRow],
) -> Result<Written, Error> {
    let known: HashMap<Day, NavRow> =
        store::navs(tx, &[code], Day::MIN).await?.into_iter().map(|row| (row.day, row)).collect();
    let published: HashSet<Day> =
        store::published_days(tx, code).await?.into_iter().map(|(day,)| day).collect();
    let (mut new, mut differing) = (Vec::new(), Vec::new());
    for (row, line) in navs.iter().zip(lines) {
        match known.get(&row.day) {
            None => new.push(row.clone()),
            Some(known) => {
                let is_published = published.contains(&row.day);
                let merged = if is_published { merged(known, row) } else { merged(row, known) };
                new.extend(Some(merged).filter(|merged| merged != known));
                let differs = differs(row, known).filter(|_| is_published);
                differing.extend(differs.map(|reason| (*line, reason)));
            }
        }
    }
    let known: HashSet<Day> =
        store::distributions(tx, &[code]).await?.into_iter().map(|row| row.day).collect();
    let new_events: Vec<DistributionRow> =
        events.iter().filter(|event| !known.contains(&event.day)).cloned().collect();
    for chunk in new.chunks(BATCH) {
        put::put_navs(tx, chunk).await?;
    }
    if !new_events.is_empty() {
        put::put_events(tx, &new_events).await?;
    }
    let all = store::distributions(tx, &[code]).await?;
    Ok(Written { changed: new.len() + new_events.len(), events: all, differing })
}

/// A row with what another source knew beside its price.
fn merged(row: &NavRow, other: &NavRow) -> NavRow {
    NavRow {
        cumulative: row.cumulative.or(other.cumulative),
        seven_day: row.seven_day.or(other.seven_day),
        ..row.clone()
    }
}

/// What a row says otherwise than the TA.
fn differs(row: &NavRow, published: &NavRow) -> Option<String> {
    let figures = [
        ("净值", Some(row.nav), Some(published.nav)),
        ("累计净值", row.cumulative, published.cumulative),
        ("万份收益", row.income, published.income),
    ];
    let differing = figures.into_iter().find_map(|(what, ours, theirs)| {
        let (ours, theirs) = ours.zip(theirs)?;
        (ours != theirs).then(|| format!("{}的{what}{ours}与已公布的{theirs}不同", row.day))
    });
    differing.map(|text| text + "，未导入")
}

async fn is_newest(tx: &mut Tx, code: FundCode, navs: &[NavRow]) -> Result<bool, Error> {
    let Some(last) = navs.last() else { return Ok(false) };
    let later = store::navs(tx, &[code], last.day.next()).await?;
    Ok(later.is_empty())
}
