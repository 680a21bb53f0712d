//! A file of one fund's NAVs, CSV or JSON, into rows.

use super::{
    report::Finding,
    text::{Table, said},
    words::{Distributed, distributed, status},
};
use crate::{DistributionRow, FundStatus, NavRow};
use kernel::{Day, FundCode, Nav, Rate, Rounding};
use serde::Deserialize;
use std::collections::BTreeMap;

/// What a file says, oldest first.
#[derive(Debug, Default, PartialEq)]
pub struct NavFile {
    /// Rows read, good or bad.
    pub rows: usize,
    pub navs: Vec<NavRow>,
    /// The line of each NAV.
    pub lines: Vec<usize>,
    pub distributions: Vec<DistributionRow>,
    /// Daily growth in percent, beside the NAVs; only where the file tells nothing of dividends.
    pub growths: Vec<Option<Rate>>,
    /// The status that the newest row says.
    pub status: Option<FundStatus>,
    pub refused: Vec<Finding>,
}

/// A row as it stands in the file.
#[derive(Debug, Default, Deserialize)]
struct Raw {
    date: serde_json::Value,
    nav: String,
    #[serde(default, rename = "cnav")]
    second: String,
    #[serde(default, rename = "rate_change")]
    growth: String,
    #[serde(default, rename = "status_subscription")]
    purchase: String,
    #[serde(default, rename = "status_redemption")]
    redemption: String,
    #[serde(default, rename = "dividend_distribution")]
    distribution: String,
}

struct Parsed {
    line: usize,
    nav: NavRow,
    growth: Option<Rate>,
    distribution: Option<DistributionRow>,
    status: Option<FundStatus>,
}

/// Reads a file of NAVs. On money funds the price column is the income of ten thousand shares and
/// the cumulative column the seven-day yield in percent.
///
/// # Errors
/// The file is neither a table with a day and a NAV nor a JSON list, and nothing of it can be used.
pub fn read(code: FundCode, is_money: bool, name: &str, text: &str) -> Result<NavFile, String> {
    let start = text.trim_start();
    let (raws, tells) = match start.starts_with(['[', '{']) {
        true => (from_json(start)?, true),
        false => from_csv(&Table::read(text))?,
    };
    let mut file = NavFile { rows: raws.len(), ..NavFile::default() };
    let mut parsed: BTreeMap<Day, Parsed> = BTreeMap::new();
    for (line, raw) in &raws {
        let refused = |reason| Finding { file: name.to_owned(), line: *line, reason };
        match parse(code, is_money, *line, raw) {
            Err(reason) => file.refused.push(refused(reason)),
            Ok(row) => match parsed.get(&row.nav.day) {
                Some(other) if other.nav != row.nav => file
                    .refused
                    .push(refused(format!("{}的净值与第{}行不同", row.nav.day, other.line))),
                _ => {
                    parsed.insert(row.nav.day, row);
                }
            },
        }
    }
    file.status = parsed.values().next_back().and_then(|row| row.status);
    for row in parsed.into_values() {
        file.distributions.extend(row.distribution);
        file.growths.push(row.growth.filter(|_| !tells));
        file.lines.push(row.line);
        file.navs.push(row.nav);
    }
    Ok(file)
}

fn from_json(text: &str) -> Result<Raws, String> {
    let rows: Vec<serde_json::Value> =
        serde_json::from_str(text).map_err(|error| format!("不是JSON列表：{error}"))?;
    let raw = |value| serde_json::from_value(value).map_err(|e: serde_json::Error| e.to_string());
    Ok(rows.into_iter().zip(1..).map(|(value, number)| (number, raw(value))).collect())
}

/// Rows with their place in the file, each read or refused.
type Raws = Vec<(usize, Result<Raw, String>)>;

fn from_csv(table: &Table) -> Result<(Raws, bool), String> {
    let date = table.column(&["净值日期", "日期", "date", "FSRQ"]).ok_or("没有净值日期这一列")?;
    let nav = table
        .column(&["单位净值", "每万份收益", "万份收益", "nav", "DWJZ"])
        .ok_or("没有单位净值这一列")?;
    let second = table.column(&["累计净值", "7日年化收益率", "七日年化", "cnav", "LJJZ"]);
    let growth = table.column(&["日增长率", "rate_change", "JZZZL"]);
    let purchase = table.column(&["申购状态", "status_subscription"]);
    let redemption = table.column(&["赎回状态", "status_redemption"]);
    let distribution = table.column(&["分红送配", "dividend_distribution"]);
    let raw = |cells: &Vec<String>| {
        let cell = |at: Option<usize>| at.and_then(|at| cells.get(at)).cloned().unwrap_or_default();
        if cells.len() < table.header.len() {
            return Err(format!("只有{}列，应有{}列", cells.len(), table.header.len()));
        }
        Ok(Raw {
            date: cell(Some(date)).into(),
            nav: cell(Some(nav)),
            second: cell(second),
            growth: cell(growth),
            purchase: cell(purchase),
            redemption: cell(redemption),
            distribution: cell(distribution),
        })
    };
    let rows = table.rows.iter().map(|(line, cells)| (*line, raw(cells))).collect();
    Ok((rows, distribution.is_some()))
}

fn parse(
    code: FundCode,
    is_money: bool,
    line: usize,
    raw: &Result<Raw, String>,
) -> Result<Parsed, String> {
    let raw = raw.as_ref().map_err(Clone::clone)?;
    let day = day(&raw.date)?;
    let value: Nav = number(&raw.nav, "净值")?;
    let second = said(&raw.second);
    let nav = match is_money {
        true => NavRow {
            code,
            day,
            nav: Nav::PAR,
            cumulative: None,
            income: Some(value),
            seven_day: second.map(|text| percent(text, "七日年化")).transpose()?,
        },
        false if !value.is_positive() => return Err(format!("净值{value}不是正数")),
        false => NavRow {
            code,
            day,
            nav: value,
            cumulative: second.map(|text| number(text, "累计净值")).transpose()?,
            income: None,
            seven_day: None,
        },
    };
    let distribution = said(&raw.distribution).map(distributed).transpose()?;
    Ok(Parsed {
        line,
        nav,
        growth: said(&raw.growth).map(|text| percent(text, "日增长率")).transpose()?,
        distribution: distribution.map(|d| distribution_row(code, day, d)),
        status: status(raw.purchase.trim(), raw.redemption.trim()),
    })
}

fn distribution_row(code: FundCode, day: Day, distributed: Distributed) -> DistributionRow {
    let (dividend, split) = match distributed {
        Distributed::Dividend(amount) => (amount, Rate::ONE),
        Distributed::Split(ratio) => (Nav::ZERO, ratio),
    };
    DistributionRow { code, day, dividend, split }
}

/// `2026-03-02`, `20260302` or the number 20260302.
pub fn day(value: &serde_json::Value) -> Result<Day, String> {
    let text = match value {
        serde_json::Value::String(text) => text.trim().to_owned(),
        other => other.to_string(),
    };
    let compact = text.len() == 8 && text.bytes().all(|b| b.is_ascii_digit());
    let day = match compact {
        true => text.parse().ok().and_then(|number| Day::from_yyyymmdd(number).ok()),
        false => text.get(..10).and_then(|day| day.replace('/', "-").parse().ok()),
    };
    day.ok_or_else(|| format!("日期{text}不存在或格式不对"))
}

/// A plain decimal.
fn number(text: &str, what: &str) -> Result<Nav, String> {
    let text = said(text).ok_or_else(|| format!("缺少{what}"))?;
    text.parse().map_err(|_| format!("{what}“{text}”不是数字"))
}

/// A number in percent as a fraction, half up at its eighth decimal.
fn percent(text: &str, what: &str) -> Result<Rate, String> {
    let number = text.trim_end_matches('%');
    let bad = || format!("{what}“{text}”不是数字");
    let units = number.parse::<Nav>().map_err(|_| bad())?.units();
    let units = kernel::mul_div(units, 1, 100, Rounding::HalfUp).map_err(|_| bad())?;
    Ok(Rate::from_units(units))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn code() -> FundCode {
        "000001".parse().unwrap()
    }

    #[test]
    fn a_table_newest_first_with_a_bad_row_is_read() {
        let text = "净值日期,单位净值,累计净值,日增长率,申购状态,赎回状态,分红送配\r\r\n\
            2026-03-04,1.1000,1.4,-0.5,暂停申购,开放赎回,nan\r\r\n\
            2026-03-03,abc,1.4,nan,开放申购,开放赎回,\r\r\n\
            2026-03-02,1.2,1.4,nan,开放申购,开放赎回,每份派现金0.0350元\r\r\n";
        let file = read(code(), false, "a.csv", text).unwrap();
        assert_eq!((file.rows, file.navs.len()), (3, 2));
        assert_eq!(file.navs[0].day.to_string(), "2026-03-02");
        assert_eq!(file.status, Some(FundStatus::PurchaseStopped));
        assert_eq!(file.distributions[0].dividend.to_string(), "0.0350");
        assert_eq!(file.refused[0].to_string(), "a.csv:3: 净值“abc”不是数字");
        assert!(file.growths.iter().all(Option::is_none));
    }

    #[test]
    fn a_money_fund_has_income_and_yield() {
        let text = r#"[{"date": 20260302, "nav": "0.2954", "cnav": "1.2910"}]"#;
        let file = read(code(), true, "a.json", text).unwrap();
        assert_eq!(file.navs[0].nav, Nav::PAR);
        assert_eq!(file.navs[0].income.unwrap().to_string(), "0.2954");
        assert_eq!(file.navs[0].seven_day.unwrap().to_string(), "0.01291");
    }

    #[test]
    fn one_day_with_two_prices_is_refused() {
        let text = "净值日期,单位净值\n2026-03-02,1.2\n2026-03-02,1.2\n2026-03-02,1.3\n";
        let file = read(code(), false, "a.csv", text).unwrap();
        assert_eq!((file.navs.len(), file.refused.len()), (1, 1));
        assert_eq!(file.refused[0].line, 4);
        assert!(read(code(), false, "a.csv", "x,y\n1,2\n").is_err());
    }
}
