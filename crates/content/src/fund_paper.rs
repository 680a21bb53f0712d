//! What stands in the documents of a fund: its facts, the text, and its fees in tables.

use crate::made::Sketch;
use funds::{BuyFee, FeeTable, Fund, FundDocument};
use kernel::{Day, Rate};

/// In which documents the fees stand.
const WITH_FEES: [&str; 3] = ["fund-contract", "prospectus", "fund-summary"];

/// A document as it was when its version began: one that was accepted does not change.
pub fn sketch(fund: &Fund, document: &FundDocument, from: Day, text: &str) -> Sketch {
    let fees = match fund.fee_table(from) {
        Some(table) if WITH_FEES.contains(&document.key) => fees(table),
        _ => String::new(),
    };
    Sketch {
        title: document.title.clone(),
        sub: format!("{}版，{from}起", document.version),
        markdown: format!("{}\n{text}\n{fees}", facts(fund)),
        curve: None,
        day: parts(from),
    }
}

/// Year, month, day.
pub fn parts(day: Day) -> (u16, u8, u8) {
    let year = u16::try_from(day.year()).unwrap_or_default();
    let small = |number: i32| u8::try_from(number).unwrap_or(1);
    (year, small(day.month()), small(day.day_of_month()))
}

/// Whose document it is.
fn facts(fund: &Fund) -> String {
    let established = fund.established.map_or_else(|| "募集中".to_owned(), |day| day.to_string());
    let risk = format!("{} {}风险", fund.risk.product(), fund.risk.chinese());
    let rows = [
        ("基金名称", fund.full_name.to_string()),
        ("基金代码", fund.code.to_string()),
        ("类别", format!("{}，{}", fund.category, fund.class.chinese())),
        ("风险等级", risk),
        ("基金管理人", fund.company.to_string()),
        ("基金托管人", fund.custodian.to_string()),
        ("合同生效日", established),
        ("业绩比较基准", fund.benchmark.to_string()),
    ];
    let rows: String = rows.iter().map(|(name, value)| row(&[*name, value.as_str()])).collect();
    format!("{}{rows}", row(&["项目", "内容"]))
}

fn fees(table: &FeeTable) -> String {
    let mut text = String::from("## 费率\n买入（按单笔金额）\n");
    text.push_str(&row(&["单笔金额", "申购费"]));
    for tier in &table.buy {
        let fee = match tier.fee {
            BuyFee::Rate(rate) => percent(rate),
            BuyFee::Fixed(sum) => format!("每笔{sum:#}元"),
        };
        text.push_str(&row(&[&format!("{:#}元起", tier.from), &fee]));
    }
    text.push_str("赎回（按持有天数）\n");
    text.push_str(&row(&["持有天数", "赎回费"]));
    for tier in &table.redeem {
        text.push_str(&row(&[&format!("{}天起", tier.from_days), &percent(tier.rate)]));
    }
    text.push_str("每年从基金财产中列支\n");
    text.push_str(&row(&["项目", "费率（年）"]));
    for (name, rate) in
        [("管理费", table.management), ("托管费", table.custody), ("销售服务费", table.service)]
    {
        text.push_str(&row(&[name, &percent(rate)]));
    }
    text
}

fn percent(rate: Rate) -> String {
    rate.percent_display(2)
}

/// A row of a table in Markdown.
pub fn row(cells: &[&str]) -> String {
    let cells: Vec<String> = cells.iter().map(|cell| cell.replace('|', "／")).collect();
    format!("| {} |\n", cells.join(" | "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_breaks_out_of_no_table() {
        assert_eq!(row(&["a|b", "c"]), "| a／b | c |\n");
        assert_eq!(parts("2026-01-31".parse().unwrap()), (2026, 1, 31));
    }
}
