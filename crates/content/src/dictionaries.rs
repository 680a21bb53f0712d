//! Closed lists that several screens show.

use kernel::{Currency, FundType, RiskLevel};

/// A list by its name: code and Chinese name of each entry.
pub struct Dictionary {
    pub name: &'static str,
    pub entries: Vec<(String, String)>,
}

/// All dictionaries.
pub fn all() -> Vec<Dictionary> {
    vec![fund_types(), risk_levels(), currencies(), order_codes(), trade_types(), cycles()]
}

fn fund_types() -> Dictionary {
    let entries = FundType::ALL.iter().map(|t| (t.to_string(), t.chinese().to_owned())).collect();
    Dictionary { name: "fundType", entries }
}

fn risk_levels() -> Dictionary {
    let entry = |level: &RiskLevel| {
        (level.number().to_string(), format!("{} {}风险", level.product(), level.chinese()))
    };
    Dictionary { name: "riskLevel", entries: RiskLevel::ALL.iter().map(entry).collect() }
}

fn currencies() -> Dictionary {
    let entries = Currency::ALL.iter().map(|c| (c.to_string(), c.chinese().to_owned())).collect();
    Dictionary { name: "currency", entries }
}

fn order_codes() -> Dictionary {
    fixed(
        "orderCode",
        &[
            ("0", "待确认"),
            ("1", "确认成功"),
            ("2", "确认失败"),
            ("3", "确认中"),
            ("4", "确认失败"),
            ("5", "确认中"),
            ("6", "部分确认"),
            ("7", "已撤单"),
        ],
    )
}

fn trade_types() -> Dictionary {
    fixed(
        "tradeType",
        &[
            ("020", "认购"),
            ("022", "买入"),
            ("024", "赎回"),
            ("029", "修改分红方式"),
            ("036", "转换"),
            ("039", "定投"),
            ("053", "撤单"),
            ("090", "定投"),
            ("098", "快速赎回"),
            ("142", "强制赎回"),
            ("143", "分红"),
            ("144", "强制调增"),
            ("145", "强制调减"),
            ("C05", "组合买入"),
            ("C06", "组合追加"),
            ("C07", "组合赎回"),
            ("C08", "组合全部赎回"),
            ("C09", "组合配置"),
            ("C12", "组合调仓"),
            ("J", "转购"),
            ("cafwf", "投顾服务费"),
            ("yysq", "预约申请"),
        ],
    )
}

fn cycles() -> Dictionary {
    fixed(
        "planCycle",
        &[("daily", "每日"), ("weekly", "每周"), ("biweekly", "每两周"), ("monthly", "每月")],
    )
}

fn fixed(name: &'static str, entries: &[(&str, &str)]) -> Dictionary {
    let own = |(code, chinese): &(&str, &str)| ((*code).to_owned(), (*chinese).to_owned());
    Dictionary { name, entries: entries.iter().map(own).collect() }
}
