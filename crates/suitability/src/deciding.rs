//! The answers that weigh most in a level, and what they say of the customer.

use crate::questionnaire::{Questionnaire, number};
use kernel::RiskLevel;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An answer that weighs much.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DecidingAnswer {
    /// 打算放多久
    pub title: String,
    /// The answer that was chosen, in Chinese.
    pub answer: String,
    /// Its place among the answers, from 1, the most cautious one first.
    pub place: u32,
    /// How many answers there are.
    pub places: u32,
    /// The most cautious answer: 1年以下.
    pub least: String,
    /// The boldest: 5年以上.
    pub most: String,
}

/// A question, its ends, and what each of its answers says.
struct Deciding {
    number: usize,
    title: &'static str,
    least: &'static str,
    most: &'static str,
    says: &'static [&'static str],
}

/// What may be lost and for how long caps a level by itself; what a fall makes of the customer is
/// the answer after these.
const DECIDING: [Deciding; 3] = [
    Deciding {
        number: number::LOSS,
        title: "最多能亏多少",
        least: "不能亏",
        most: "50%以上",
        says: &["一分都不能亏", "最多亏一成", "能亏一到三成", "能亏三到五成", "亏一半以上也能接受"],
    },
    Deciding {
        number: number::HORIZON,
        title: "打算放多久",
        least: "1年以下",
        most: "5年以上",
        says: &["钱一年内要用", "钱能放1至3年", "钱能放3至5年", "钱能放5年以上"],
    },
    Deciding {
        number: number::REACTION,
        title: "短期跌了20%",
        least: "全部卖出",
        most: "再买一些",
        says: &["跌了会全部卖出", "跌了会卖出一部分", "跌了会拿着", "跌了会再买一些"],
    },
];

/// The three answers of a test, as it stored them: `1#A|2#D|9#BC`.
pub(crate) fn deciding(questionnaire: &Questionnaire, answers: &str) -> Vec<DecidingAnswer> {
    let one = |deciding: &Deciding| {
        let question = questionnaire.questions.get(deciding.number.checked_sub(1)?)?;
        let at = place(answers, deciding.number)?;
        let place = |n: usize| u32::try_from(n).ok();
        Some(DecidingAnswer {
            title: deciding.title.to_owned(),
            answer: question.choices.get(at)?.text.to_owned(),
            place: place(at + 1)?,
            places: place(question.choices.len())?,
            least: deciding.least.to_owned(),
            most: deciding.most.to_owned(),
        })
    };
    DECIDING.iter().filter_map(one).collect()
}

/// What a level means, in a sentence.
pub(crate) const fn headline(level: RiskLevel) -> &'static str {
    match level {
        RiskLevel::Low => "你更看重本金安稳，不想看到亏损",
        RiskLevel::MediumLow => "你能接受很小的波动，更看重稳",
        RiskLevel::Medium => "你可以承受适度波动，希望慢慢增值",
        RiskLevel::MediumHigh => "你能承受较大波动，想要更高的回报",
        RiskLevel::High => "你能承受很大的波动，追求高回报",
    }
}

/// 钱能放3至5年，跌了会拿着，能亏一到三成。Empty where an answer is missing.
pub(crate) fn portrait(answers: &str) -> String {
    let [loss, horizon, fall] = &DECIDING;
    let says = |deciding: &Deciding| {
        let at = place(answers, deciding.number)?;
        deciding.says.get(at).copied()
    };
    let said: Option<Vec<_>> = [horizon, fall, loss].into_iter().map(says).collect();
    said.map_or_else(String::new, |said| format!("{}。", said.join("，")))
}

/// Which answer was chosen of a question, from 0.
fn place(answers: &str, number: usize) -> Option<usize> {
    let of = |answer: &str| {
        let (question, letters) = answer.split_once('#')?;
        let chosen = letters.bytes().next()?.checked_sub(b'A')?;
        (question.parse() == Ok(number)).then_some(usize::from(chosen))
    };
    answers.split('|').find_map(of)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::questionnaire::CURRENT;

    const ANSWERS: &str = "1#A|2#D|3#C|4#C|5#D|6#B|7#C|8#C|9#BCD|10#C|11#C|12#C|13#C";

    #[test]
    fn a_test_says_how_long_how_much_and_what_a_fall_does() {
        assert_eq!(portrait(ANSWERS), "钱能放3至5年，跌了会拿着，能亏一到三成。");
        let told = deciding(CURRENT, ANSWERS);
        let places: Vec<_> = told.iter().map(|d| (d.answer.as_str(), d.place, d.places)).collect();
        let expected = [("10%至30%", 3, 5), ("3至5年", 3, 4), ("继续持有", 3, 4)];
        assert_eq!(places, expected);
    }

    #[test]
    fn each_answer_that_can_be_chosen_says_something() {
        for deciding in &DECIDING {
            let question = &CURRENT.questions[deciding.number - 1];
            assert_eq!(question.choices.len(), deciding.says.len(), "{}", deciding.title);
        }
    }

    #[test]
    fn answers_that_are_not_there_say_nothing() {
        assert_eq!(portrait("10#C|12#C"), "");
        assert!(deciding(CURRENT, "").is_empty());
    }
}
