//! The last report of a fund as a file: how its NAV went, and what it holds.

use crate::{
    fund_file::FundFile,
    fund_paper::{parts, row},
    made::Sketch,
};
use db::Tx;
use funds::{Catalogue, Fund, NavPoint, Report};
use kernel::{Day, Nav, Rate};
use paper::Curve;
use wire::{Answer, App};

/// Among the keys of documents.
pub const KEY: &str = "quarterly-report";
/// Periods whose growth is told, in months.
const PERIODS: [(&str, i32); 3] = [("近三个月", 3), ("近六个月", 6), ("近一年", 12)];
/// How finely the curve is drawn.
const FINE: i64 = 10_000;

/// The report of a fund that is the last one out on a day; none of a fund without.
///
/// # Errors
/// Those of the database.
pub async fn report_file(app: &App, fund: &Fund, day: Day) -> Answer<Option<FundFile>> {
    let (snapshot, code) = (app.get::<Catalogue>().snapshot(), fund.code);
    let read = async |tx: &mut Tx| snapshot.reports(tx, &[code], day).await;
    let mut found = app.db().read::<_, db::Error, _>(read).await?;
    let report = found.remove(&code);
    Ok(report.and_then(|report| FundFile::of_day(fund, KEY, report.day, sketch(fund, &report))))
}

fn sketch(fund: &Fund, report: &Report) -> Sketch {
    let day = report.day;
    let quarter = (day.month() + 2) / 3;
    let curve = curve(fund, day);
    Sketch {
        title: format!("{}{}年第{quarter}季度报告", fund.full_name, day.year()),
        sub: format!("报告期末{day}"),
        markdown: text(fund, report, curve.is_some()),
        curve,
        day: parts(day),
    }
}

fn text(fund: &Fund, report: &Report, has_curve: bool) -> String {
    let mut text = row(&["项目", "内容"]);
    text.push_str(&row(&["基金代码", &fund.code.to_string()]));
    text.push_str(&row(&["基金管理人", &fund.company]));
    text.push_str(&row(&["基金托管人", &fund.custodian]));
    text.push_str(&row(&["业绩比较基准", &fund.benchmark]));
    text.push_str("## 净值表现\n");
    if has_curve {
        text.push_str("[curve]\n");
    }
    text.push_str(&row(&["期间", "净值增长率"]));
    for (name, months) in PERIODS {
        let growth = growth(fund, report.day, months);
        let growth = growth.map_or_else(|| "--".to_owned(), |rate| rate.percent_display(2));
        text.push_str(&row(&[name, &growth]));
    }
    text.push_str("## 资产配置\n");
    text.push_str(&row(&["类别", "占净值比例"]));
    text.push_str(&row(&["股票", &report.in_stocks.percent_display(2)]));
    for part in &report.industries {
        text.push_str(&row(&[&format!("其中：{}", part.name), &part.ratio.percent_display(2)]));
    }
    text.push_str("## 前十大重仓\n");
    text.push_str(&row(&["名称", "代码", "类别", "占净值比例"]));
    for (position, is_bond) in &report.positions {
        let kind = if *is_bond { "债券" } else { "股票" };
        let ratio = position.ratio.percent_display(2);
        text.push_str(&row(&[&position.name, &position.code, kind, &ratio]));
    }
    text.push_str("过往业绩不预示未来表现，也不构成对业绩的保证。\n");
    text
}

fn growth(fund: &Fund, day: Day, months: i32) -> Option<Rate> {
    let from = fund.series.position(day.add_months(-months))?;
    fund.series.growth(from, fund.series.position(day)?)
}

/// The NAV of the quarter; none of money funds, and of one with less than two values.
fn curve(fund: &Fund, day: Day) -> Option<Curve> {
    if fund.is_money() {
        return None;
    }
    let (from, to) = (fund.series.position(day.add_months(-3))?, fund.series.position(day)?);
    let points: Vec<NavPoint> = (from..=to).filter_map(|at| fund.series.at(at)).collect();
    let (first, last) = (points.first()?, points.last()?);
    let navs = || points.iter().map(|point| point.nav);
    let (low, high) = (navs().min()?, navs().max()?);
    if points.len() < 2 || low == high {
        return None;
    }
    Some(Curve {
        name: "单位净值".to_owned(),
        days: (first.day.to_string(), last.day.to_string()),
        bounds: (low.display4(), high.display4()),
        points: navs().map(|nav| part(nav, low, high)).collect(),
    })
}

fn part(nav: Nav, low: Nav, high: Nav) -> f32 {
    let above = (nav.units() - low.units()).saturating_mul(FINE);
    let fine = above / (high.units() - low.units());
    f32::from(u16::try_from(fine).unwrap_or_default()) / 10_000.0
}
