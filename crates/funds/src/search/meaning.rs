//! Words that mean more than their letters: a level of risk, a kind of fund, a fall.

use crate::ranking::filter::Condition;
use kernel::{FundType, Rate, RiskLevel};

/// Kinds as customers call them, and what they are to a ranking.
const KINDS: [(&str, FundType); 5] = [
    ("货币", FundType::Money),
    ("债券", FundType::Bond),
    ("混合", FundType::Mixed),
    ("股票", FundType::Stock),
    ("海外", FundType::Qdii),
];

/// What a word means; none where it is only text.
pub(super) fn meaning(word: &str) -> Option<Condition> {
    risk(word).or_else(|| kind(word)).or_else(|| fall(word))
}

/// R2, 低风险, 稳健 are levels of risk.
fn risk(word: &str) -> Option<Condition> {
    let named = |level: &&RiskLevel| {
        word.eq_ignore_ascii_case(&level.product())
            || word.strip_suffix("风险") == Some(level.chinese())
    };
    let one = RiskLevel::ALL.iter().find(named).map(|level| vec![*level]);
    Some(Condition::Risks(one?))
}

fn kind(word: &str) -> Option<Condition> {
    let word = word.strip_suffix("基金").unwrap_or(word);
    let word = word.strip_suffix('型').unwrap_or(word);
    if word == "指数" {
        return Some(Condition::Index);
    }
    let (_, kind) = KINDS.iter().find(|(name, _)| *name == word)?;
    Some(Condition::Type(*kind))
}

/// 回撤<5%, 回撤5%以内, 回撤不超过5%: the deepest fall of the last year.
fn fall(word: &str) -> Option<Condition> {
    let rest = word.strip_prefix("最大").unwrap_or(word).strip_prefix("回撤")?;
    let rest = ["不超过", "小于", "低于", "<=", "≤", "＜", "<"]
        .iter()
        .find_map(|sign| rest.strip_prefix(sign))
        .or_else(|| ["以内", "内"].iter().find_map(|end| rest.strip_suffix(end)))?;
    let percent: Rate = rest.strip_suffix(['%', '％']).unwrap_or(rest).parse().ok()?;
    let limit = percent.units().checked_div(100)?;
    (0..=Rate::SCALE).contains(&limit).then(|| Condition::DrawdownWithin(Rate::from_units(limit)))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn said(word: &str) -> Option<String> {
        meaning(word).map(|condition| condition.chinese())
    }

    #[test]
    fn levels_kinds_and_falls_are_understood() {
        for (word, means) in [
            ("r2", "风险R2"),
            ("低风险", "风险R1"),
            ("中高风险", "风险R4"),
            ("债券基金", "债券型"),
            ("指数", "指数型"),
            ("回撤<5%", "近1年回撤不超过5%"),
            ("回撤5％以内", "近1年回撤不超过5%"),
            ("最大回撤不超过12", "近1年回撤不超过12%"),
        ] {
            assert_eq!(said(word).as_deref(), Some(means), "{word}");
        }
    }

    #[test]
    fn other_words_are_text() {
        for word in ["r6", "风险", "黄金", "回撤", "回撤<", "回撤<x%", "回撤<500%", "回撤<-5%"]
        {
            assert_eq!(said(word), None, "{word}");
        }
    }
}
