//! A list of funds, CSV with Chinese headers, into records.

use super::{
    report::Finding,
    text::{Table, said},
};
use crate::{NewFund, letters};
use kernel::FundCode;
use std::collections::HashMap;

/// Funds of a list in its order, and the rows that were left out.
///
/// # Errors
/// The table has no columns of codes and names.
pub fn read(name: &str, table: &Table) -> Result<(Vec<NewFund>, Vec<Finding>), String> {
    let columns = Columns::of(table).map_err(|reason| format!("{name}: {reason}"))?;
    let (mut funds, mut refused) = (Vec::new(), Vec::new());
    let mut seen: HashMap<FundCode, usize> = HashMap::new();
    for (line, cells) in &table.rows {
        let found = columns.fund(cells).and_then(|fund| match seen.insert(fund.code, *line) {
            Some(before) => Err(format!("基金{}在第{before}行已经出现", fund.code)),
            None => Ok(fund),
        });
        match found {
            Ok(fund) => funds.push(fund),
            Err(reason) => {
                refused.push(Finding { file: name.to_owned(), line: *line, reason });
            }
        }
    }
    Ok((funds, refused))
}

struct Columns {
    code: usize,
    name: usize,
    category: Option<usize>,
    initials: Option<usize>,
    pinyin: Option<usize>,
}

impl Columns {
    fn of(table: &Table) -> Result<Self, String> {
        let need =
            |names: &[&str]| table.column(names).ok_or_else(|| format!("没有“{}”这一列", names[0]));
        Ok(Self {
            code: need(&["基金代码", "code", "ts_code"])?,
            name: need(&["基金简称", "基金名称", "name", "fund_name"])?,
            category: table.column(&["基金类型", "基金类别", "fund_type"]),
            initials: table.column(&["拼音缩写", "initials"]),
            pinyin: table.column(&["拼音全称", "pinyin"]),
        })
    }

    fn fund(&self, cells: &[String]) -> Result<NewFund, String> {
        let cell = |at: usize| cells.get(at).and_then(|cell| said(cell));
        let code = cell(self.code).ok_or("缺少基金代码")?;
        // Some lists write J000001 or 000001.OF.
        let digits = code.trim_start_matches('J').split('.').next().unwrap_or_default();
        let code = digits.parse().map_err(|_| format!("基金代码“{code}”不是6位数字"))?;
        let name = cell(self.name).ok_or("缺少基金名称")?;
        let category = self.category.and_then(cell).unwrap_or_default();
        let mut fund = NewFund::usual(code, name, category);
        if let Some(initials) = self.initials.and_then(cell) {
            fund.initials = initials.to_lowercase();
        }
        if let Some(pinyin) = self.pinyin.and_then(cell) {
            fund.pinyin = pinyin.to_lowercase();
        }
        if fund.initials.is_empty() {
            fund.initials = letters::of(name).initials;
        }
        Ok(fund)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_is_read_and_bad_rows_are_told() {
        let text = "基金代码,拼音缩写,基金简称,基金类型,拼音全称\n\
            000001,HXCZHH,华夏成长混合,混合型-灵活,HUAXIACHENGZHANGHUNHE\n\
            00001,X,短,混合型-灵活,X\n\
            000001,HXCZHH,华夏成长混合,混合型-灵活,X\n\
            000003,,中海可转债债券A,债券型-混合二级,\n\
            000005,A,,,\n";
        let (funds, refused) = read("list.csv", &Table::read(text)).unwrap();
        assert_eq!(funds.len(), 2);
        assert_eq!(
            (funds[0].initials.as_str(), funds[1].initials.as_str()),
            ("hxczhh", "zhkzzzqa")
        );
        let told: Vec<_> = refused.iter().map(ToString::to_string).collect();
        assert_eq!(
            told,
            [
                "list.csv:3: 基金代码“00001”不是6位数字",
                "list.csv:4: 基金000001在第2行已经出现",
                "list.csv:6: 缺少基金名称",
            ]
        );
        assert!(read("list.csv", &Table::read("a,b\n1,2\n")).is_err());
    }

    #[test]
    fn other_lists_write_codes_otherwise() {
        let (funds, _) = read(
            "l",
            &Table::read("基金代码|基金名称|基金类别\nJ000001|华夏成长混合|混合型-灵活\n"),
        )
        .unwrap();
        assert_eq!(funds[0].code.as_str(), "000001");
        let (funds, _) =
            read("l", &Table::read("ts_code,fund_name\n015345.OF,嘉实养老\n")).unwrap();
        assert_eq!(funds[0].code.as_str(), "015345");
    }
}
