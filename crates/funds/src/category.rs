//! What the category of a fund list says about a fund: type, risk, markets, caps.

use kernel::{Currency, FundType, RiskLevel, ShareClass};

/// What is usual for a category.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Kind {
    pub fund_type: FundType,
    /// The seller's own rating where the manager's is not known (domain 4.1).
    pub risk: RiskLevel,
    pub class: ShareClass,
    pub currency: Currency,
    /// Markets that must be open.
    pub markets: &'static str,
}

/// Reads a category as fund lists write it (`混合型-偏股`, `QDII-普通股票`) and a short name.
pub fn of(category: &str, name: &str) -> Kind {
    let (main, sub) = category.split_once('-').unwrap_or((category, ""));
    let overseas = main == "QDII" || sub.starts_with("海外");
    let (fund_type, risk) = match (main, sub) {
        _ if overseas => (FundType::Qdii, RiskLevel::MediumHigh),
        ("股票型", _) | ("指数型", "股票") => (FundType::Stock, RiskLevel::Medium),
        ("混合型", _) => (FundType::Mixed, RiskLevel::Medium),
        ("债券型", _) | ("指数型", "固收") => (FundType::Bond, RiskLevel::MediumLow),
        ("保本型", _) => (FundType::CapitalProtected, RiskLevel::MediumLow),
        ("货币型", _) => (FundType::Money, RiskLevel::Low),
        ("FOF", "稳健型") => (FundType::Other, RiskLevel::MediumLow),
        ("FOF", _) => (FundType::Other, RiskLevel::Medium),
        _ => (FundType::Other, RiskLevel::MediumHigh),
    };
    let markets = if overseas { "CN,US" } else { "CN" };
    Kind { fund_type, risk, class: class(name), currency: currency(name), markets }
}

/// The letter that ends a short name; classes beyond A, C and Y count by how they are charged.
fn class(name: &str) -> ShareClass {
    match name.trim_end_matches(['）', ')']).chars().next_back() {
        Some('C' | 'E') => ShareClass::C,
        Some('Y') => ShareClass::Y,
        _ => ShareClass::A,
    }
}

/// A class says its currency in its name; a fund of dollar bonds, `全球美元债C`, is not one in
/// dollars for that.
fn currency(name: &str) -> Currency {
    let own =
        ["美元债", "美元收益", "美元票息"].iter().fold(name.to_owned(), |s, w| s.replace(w, ""));
    let says = |words: &[&str]| words.iter().any(|word| own.contains(word));
    if says(&["人民币"]) {
        Currency::Cny
    } else if says(&["美元", "美钞", "美汇", "USD"]) {
        Currency::Usd
    } else if says(&["港元", "港币", "HKD"]) {
        Currency::Hkd
    } else if says(&["欧元", "EUR"]) {
        Currency::Eur
    } else {
        Currency::Cny
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_category_says_type_and_risk() {
        let kind = |category, name| {
            let kind = of(category, name);
            (kind.fund_type.code(), kind.risk.number(), kind.class.code(), kind.markets)
        };
        assert_eq!(kind("混合型-偏股", "澄溪远见成长混合A"), ("1103", 3, "A", "CN"));
        assert_eq!(kind("指数型-海外股票", "标普500联接C"), ("1110", 4, "C", "CN,US"));
        assert_eq!(kind("货币型-普通货币", "天天货币B"), ("1109", 1, "A", "CN"));
        assert_eq!(kind("指数型-固收", "中债1-3年"), ("1105", 2, "A", "CN"));
        assert_eq!(kind("FOF-稳健型", "养老目标2035(FOF)Y"), ("1199", 2, "Y", "CN"));
        assert_eq!(kind("", "未分类"), ("1199", 4, "A", "CN"));
    }

    #[test]
    fn a_class_is_in_the_currency_of_its_name() {
        let currency = |name: &str| of("QDII-纯债", name).currency;
        for name in
            ["亚洲美元债美元现汇A", "全球债券美元份额", "纳指100指数美汇A", "太平洋科技 - USD"]
        {
            assert_eq!(currency(name), Currency::Usd, "{name}");
        }
        for name in ["美元债债券人民币", "全球美元债C", "美元收益债券QDII", "美元票息债券人民币A"]
        {
            assert_eq!(currency(name), Currency::Cny, "{name}");
        }
        assert_eq!(currency("潜力组合混合H港币"), Currency::Hkd);
        assert_eq!(currency("亚洲高收益债券 BM3H类-欧元"), Currency::Eur);
    }
}
