//! The words of NAV files: status of purchase and redemption, dividends and splits.

use crate::FundStatus;
use kernel::{Nav, Rate};

/// The status that two words say together; none when one of them is unknown.
pub fn status(purchase: &str, redemption: &str) -> Option<FundStatus> {
    let buys = match purchase {
        "开放申购" | "限制大额申购" | "限大额" => true,
        "暂停申购" => false,
        "封闭期" => return Some(FundStatus::Closed),
        "认购期" => return Some(FundStatus::Raising),
        _ => return None,
    };
    let redeems = match redemption {
        "开放赎回" => true,
        "暂停赎回" => false,
        "封闭期" => return Some(FundStatus::Closed),
        _ => return None,
    };
    Some(match (buys, redeems) {
        (true, true) => FundStatus::Open,
        (false, true) => FundStatus::PurchaseStopped,
        (true, false) => FundStatus::RedemptionStopped,
        (false, false) => FundStatus::TradingStopped,
    })
}

/// What a fund did on a day, by its words.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Distributed {
    /// Yuan for one share.
    Dividend(Nav),
    /// New shares for an old one.
    Split(Rate),
}

/// Reads `每份派现金0.0350元`, `每份基金份额折算1.46406491份`, `每份基金份额分拆2份`.
///
/// # Errors
/// The words are of no known form.
pub fn distributed(words: &str) -> Result<Distributed, String> {
    let unknown = || format!("分红送配的文字不认识：{words}");
    if let Some(amount) = between(words, "派现金", "元") {
        return amount.parse().map(Distributed::Dividend).map_err(|_| unknown());
    }
    for verb in ["折算", "分拆", "拆分"] {
        if let Some(ratio) = between(words, verb, "份") {
            let ratio: Rate = shortened(ratio).parse().map_err(|_| unknown())?;
            return if ratio.is_positive() {
                Ok(Distributed::Split(ratio))
            } else {
                Err(unknown())
            };
        }
    }
    Err(unknown())
}

fn between<'a>(words: &'a str, before: &str, after: &str) -> Option<&'a str> {
    let rest = words.split_once(before)?.1;
    Some(rest.split_once(after)?.0.trim())
}

/// At most eight decimals; more are never meant.
fn shortened(number: &str) -> &str {
    match number.split_once('.') {
        Some((whole, fraction)) if fraction.len() > 8 => &number[..whole.len() + 9],
        _ => number,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_status_are_joined() {
        assert_eq!(status("限制大额申购", "开放赎回"), Some(FundStatus::Open));
        assert_eq!(status("暂停申购", "开放赎回"), Some(FundStatus::PurchaseStopped));
        assert_eq!(status("开放申购", "暂停赎回"), Some(FundStatus::RedemptionStopped));
        assert_eq!(status("封闭期", "封闭期"), Some(FundStatus::Closed));
        assert_eq!(status("场内交易", "场内交易"), None);
    }

    #[test]
    fn words_of_dividends_and_splits_are_read() {
        let dividend = |text: &str| Distributed::Dividend(text.parse().unwrap());
        let split = |text: &str| Distributed::Split(text.parse().unwrap());
        assert_eq!(distributed("每份派现金0.0350元"), Ok(dividend("0.0350")));
        assert_eq!(distributed("每份基金份额折算1.46406491份"), Ok(split("1.46406491")));
        assert_eq!(distributed("每份基金份额分拆2份"), Ok(split("2")));
        assert_eq!(distributed("每份基金份额折算1.4513792931份"), Ok(split("1.45137929")));
        assert!(distributed("送红股").is_err());
        assert!(distributed("每份基金份额折算0份").is_err());
    }
}
