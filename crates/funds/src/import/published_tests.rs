//! Period returns against those that were published for 2025-07, where the shared data is present.
//! Each difference is explained in `docs/rules/returns-against-published.md`.

use super::{Table, decode, derive::dividends, nav_file, run::nav_files, text::said};
use crate::{Distribution, Published, Series, Window, category};
use kernel::{Day, FundCode, FundType, Rate};
use std::{
    collections::{BTreeMap, BTreeSet, HashMap},
    fs,
    path::{Path, PathBuf},
};

/// A hundredth of a percentage point, and what both sides round.
const SAME: i64 = 10_100;

const COLUMNS: [(&str, Window); 9] = [
    ("近1周", Window::Week),
    ("近1月", Window::Month),
    ("近3月", Window::Quarter),
    ("近6月", Window::HalfYear),
    ("近1年", Window::Year),
    ("近2年", Window::TwoYears),
    ("近3年", Window::ThreeYears),
    ("今年来", Window::YearToDate),
    ("成立来", Window::All),
];

/// The windows that differ for a reason that the note tells.
const EXPLAINED: [(&str, &str, Window); 6] = [
    ("ejs_2026", "000001", Window::All),
    ("ejs_2026", "000011", Window::All),
    ("ejs_2026", "000179", Window::All),
    ("ejs_2026", "110011", Window::All),
    ("ejs_2026", "163406", Window::All),
    ("ejs_2026", "519694", Window::All),
];

/// What was published for a fund: the NAV day, and growth by window.
type Lines = HashMap<FundCode, (Day, Vec<(Window, Rate)>)>;

#[test]
fn period_returns_agree_with_the_published_ones() {
    let Some(data) = data() else {
        eprintln!("skipped: the shared data is not here");
        return;
    };
    let lines = published(&data);
    let types = types(&data);
    let explained: BTreeSet<String> = EXPLAINED
        .iter()
        .map(|(source, code, window)| format!("{source} {code} {window}"))
        .collect();
    let (mut compared, mut differences) = (0, BTreeMap::new());
    for (code, path) in nav_files(&data.join("nav")).unwrap() {
        let Some((end, columns)) = lines.get(&code) else { continue };
        let fund_type = types.get(&code).copied().unwrap_or(FundType::Other);
        let series = series(code, fund_type, &path);
        let Some(to) = series.days().binary_search(end).ok() else { continue };
        for (window, theirs) in columns {
            let Some(ours) = growth(&series, *window, to) else { continue };
            compared += 1;
            if (ours.units() - theirs.units()).abs() > SAME {
                let source = path.parent().unwrap().file_name().unwrap().to_string_lossy();
                differences.insert(format!("{source} {code} {window}"), (ours, *theirs));
            }
        }
    }
    assert!(compared > 350, "{compared} figures compared");
    let unexplained: Vec<_> =
        differences.iter().filter(|(name, _)| !explained.contains(*name)).collect();
    assert!(unexplained.is_empty(), "{unexplained:#?}");
    let vanished: Vec<_> = explained.iter().filter(|n| !differences.contains_key(*n)).collect();
    assert!(vanished.is_empty(), "explained, but there is no difference: {vanished:?}");
}

/// Beside the repository, or where `TAEL_SHARED_DATA` says.
fn data() -> Option<PathBuf> {
    let named = std::env::var_os("TAEL_SHARED_DATA").map(PathBuf::from);
    let beside = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../shared/data");
    named.into_iter().chain([beside, "/work/shared/data".into()]).find(|path| path.is_dir())
}

fn table(path: &Path) -> Table {
    Table::read(&decode(&fs::read(path).unwrap()))
}

fn published(data: &Path) -> Lines {
    let table = table(&data.join("funds/open_fund_rank_em_2025-07.csv"));
    let at = |name: &str| table.column(&[name]).unwrap();
    let (code, day) = (at("基金代码"), at("日期"));
    let line = |(_, cells): &(usize, Vec<String>)| {
        let percent = |(name, window): &(&str, Window)| {
            let value: Rate = said(cells.get(at(name))?)?.parse().ok()?;
            Some((*window, Rate::from_units(value.units() / 100)))
        };
        let windows = COLUMNS.iter().filter_map(percent).collect();
        Some((cells.get(code)?.parse().ok()?, (cells.get(day)?.parse().ok()?, windows)))
    };
    table.rows.iter().filter_map(line).collect()
}

fn types(data: &Path) -> HashMap<FundCode, FundType> {
    let table = table(&data.join("funds/fund_list_2026-06.csv"));
    let row = |(_, cells): &(usize, Vec<String>)| {
        let fund_type = category::of(cells.get(3)?, cells.get(2)?).fund_type;
        Some((cells.first()?.parse().ok()?, fund_type))
    };
    table.rows.iter().filter_map(row).collect()
}

fn series(code: FundCode, fund_type: FundType, path: &Path) -> Series {
    let text = decode(&fs::read(path).unwrap());
    let is_money = fund_type == FundType::Money;
    let file = nav_file::read(code, is_money, "", &text).unwrap();
    let point = |row: &crate::NavRow| Published {
        day: row.day,
        nav: row.nav,
        cumulative: row.cumulative,
        income: row.income,
        seven_day: row.seven_day,
    };
    let points: Vec<Published> = file.navs.iter().map(point).collect();
    let derived = dividends(&file, fund_type == FundType::Bond);
    let mut events: Vec<Distribution> = file
        .distributions
        .iter()
        .chain(&derived)
        .map(|row| Distribution { day: row.day, dividend: row.dividend, split: row.split })
        .collect();
    events.sort_by_key(|event| event.day);
    Series::new(is_money, &points, &events)
}

/// Growth of a window that ends at a position, by rule FP-01.
fn growth(series: &Series, window: Window, to: usize) -> Option<Rate> {
    let end = *series.days().get(to)?;
    match window.base(end) {
        Some(base) => series.growth(series.position(base)?, to),
        None => series.growth_to(to),
    }
}
