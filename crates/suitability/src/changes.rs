//! What a re-assessment changed: answers, and what may be bought.

use crate::decide::pair;
use crate::questionnaire::{Question, Questionnaire};
use crate::risk_levels::LevelMatch;
use kernel::RiskLevel;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An answer that was given otherwise than the last time.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangedAnswer {
    /// From 1.
    pub question_no: u32,
    /// The question, in Chinese.
    pub question: String,
    /// What was chosen the last time, in Chinese.
    pub before: String,
    /// What was chosen now, in Chinese.
    pub now: String,
}

/// Whether products of a level could be bought before, and can now.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ProductChange {
    /// R1 to R5 as 1 to 5.
    pub fund_risk: RiskLevel,
    /// With the class of the last time.
    pub before: LevelMatch,
    /// With the class of now.
    pub now: LevelMatch,
}

/// What the change of a class makes of R1 to R5, in this order, for a customer of this age.
pub(crate) fn products(
    before: (RiskLevel, bool),
    now: (RiskLevel, bool),
    elder: bool,
) -> Vec<ProductChange> {
    let one = |fund_risk: &RiskLevel| ProductChange {
        fund_risk: *fund_risk,
        before: pair(before, elder, *fund_risk).into(),
        now: pair(now, elder, *fund_risk).into(),
    };
    RiskLevel::ALL.iter().map(one).collect()
}

/// The answers that differ, of two tests of one version: `1#A|2#D|9#BC`.
pub(crate) fn answers(
    questionnaire: &Questionnaire,
    before: &str,
    now: &str,
) -> Vec<ChangedAnswer> {
    let one = |(question, question_no): (&Question, u32)| {
        let (was, is) = (letters(before, question_no), letters(now, question_no));
        (was != is).then(|| ChangedAnswer {
            question_no,
            question: question.text.to_owned(),
            before: texts(question, was),
            now: texts(question, is),
        })
    };
    questionnaire.questions.iter().zip(1..).filter_map(one).collect()
}

/// Each answer of a test as (number of its question, letters), in the order of the questions.
pub(crate) fn each(answers: &str) -> impl Iterator<Item = (u32, &str)> {
    answers.split('|').filter_map(|answer| {
        let (number, letters) = answer.split_once('#')?;
        Some((number.parse().ok()?, letters))
    })
}

/// The letters that were chosen of a question; empty where none was.
fn letters(answers: &str, question_no: u32) -> &str {
    each(answers).find(|(number, _)| *number == question_no).map_or("", |(_, letters)| letters)
}

fn texts(question: &Question, letters: &str) -> String {
    let text = |letter: u8| {
        let at = usize::from(letter.checked_sub(b'A')?);
        Some(question.choices.get(at)?.text)
    };
    letters.bytes().filter_map(text).collect::<Vec<_>>().join("、")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::questionnaire::CURRENT;
    use LevelMatch::{Closed, Confirm, Open};

    fn pairs(before: (i64, bool), now: (i64, bool), elder: bool) -> Vec<(LevelMatch, LevelMatch)> {
        let class = |(level, lowest)| (RiskLevel::try_from(level).unwrap(), lowest);
        products(class(before), class(now), elder).iter().map(|p| (p.before, p.now)).collect()
    }

    #[test]
    fn from_class_to_class_products_open_and_close() {
        let up =
            [(Open, Open), (Closed, Open), (Closed, Open), (Closed, Confirm), (Closed, Confirm)];
        assert_eq!(pairs((1, true), (3, false), false), up);
        let down =
            [(Open, Open), (Open, Open), (Open, Confirm), (Open, Confirm), (Confirm, Confirm)];
        assert_eq!(pairs((4, false), (2, false), false), down);
    }

    #[test]
    fn an_elder_customer_gains_and_loses_for_good() {
        let up = [(Open, Open), (Open, Open), (Closed, Open), (Closed, Closed), (Closed, Closed)];
        assert_eq!(pairs((2, false), (3, false), true), up);
    }

    #[test]
    fn only_answers_that_differ_are_told_in_their_words() {
        let told = answers(CURRENT, "1#A|9#BC|12#A", "1#A|9#BCD|12#C");
        let told: Vec<_> =
            told.iter().map(|c| (c.question_no, c.before.as_str(), c.now.as_str())).collect();
        let traded = "货币基金、银行理财、债券基金";
        let more = "货币基金、银行理财、债券基金、股票、混合型基金";
        let expected = [(9, traded, more), (12, "不能承受任何损失", "10%至30%")];
        assert_eq!(told, expected);
        assert_eq!(answers(CURRENT, "1#A", "1#A"), []);
    }
}
