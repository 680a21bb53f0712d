//! From answers to a level: points, knock-outs, caps, contradictions (domain RQ-01, RQ-02).

use crate::Parameters;
use crate::questionnaire::{Questionnaire, letter, number};
use kernel::{Code, RiskLevel};
use serde::Deserialize;
use utoipa::ToSchema;

/// The answer to one question.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RiskAnswer {
    /// From 1.
    pub question_no: u32,
    /// The chosen options, `A` to `F`: one, or several where the question allows it.
    pub options: Vec<Code<8>>,
}

impl RiskAnswer {
    /// One option of a question, by its letter.
    pub fn one(question_no: u32, option: char) -> Self {
        // What is no letter is no option either.
        let option = option.to_string().parse().unwrap_or_default();
        Self { question_no, options: vec![option] }
    }
}

/// What answers come to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Score {
    /// 0 to 100.
    pub points: u32,
    /// The level after knock-outs and caps.
    pub level: RiskLevel,
    /// The lowest class: no loss can be borne.
    pub lowest: bool,
    /// Why the level is lower than the points say, in Chinese; empty when it isn't.
    pub capped_reason: String,
    /// Answers that contradict each other, in Chinese; the customer must confirm them.
    pub contradiction: Option<String>,
}

/// The chosen answers of each question, as positions from 0.
pub type Chosen = Vec<Vec<usize>>;

/// Checks that every question is answered once, in order, with answers that exist.
///
/// # Errors
/// The number, from 1, of the question that is not answered properly.
pub fn read(questionnaire: &Questionnaire, answers: &[RiskAnswer]) -> Result<Chosen, usize> {
    let mut chosen = Vec::with_capacity(questionnaire.questions.len());
    for (index, question) in questionnaire.questions.iter().enumerate() {
        let at = index + 1;
        let answer = answers.get(index).ok_or(at)?;
        if usize::try_from(answer.question_no) != Ok(at) {
            return Err(at);
        }
        let position =
            |option: &str| (0..question.choices.len()).find(|choice| letter(*choice) == *option);
        let mut picked: Vec<usize> = answer
            .options
            .iter()
            .map(|o| position(o.as_str()).ok_or(at))
            .collect::<Result<_, _>>()?;
        picked.sort_unstable();
        picked.dedup();
        let enough = !picked.is_empty() && (question.multiple || picked.len() == 1);
        if !enough || picked.len() != answer.options.len() {
            return Err(at);
        }
        chosen.push(picked);
    }
    if answers.len() > chosen.len() { Err(chosen.len() + 1) } else { Ok(chosen) }
}

/// The most that a test gives from the cap's age on.
pub(crate) const AGE_CAP: RiskLevel = RiskLevel::MediumHigh;

/// Scores answers that [`read`] has checked. `age` is the customer's by the certificate.
pub fn score(
    questionnaire: &Questionnaire,
    chosen: &Chosen,
    age: Option<i32>,
    parameters: &Parameters,
) -> Score {
    let points = questionnaire.questions.iter().zip(chosen).map(|(question, picked)| {
        picked.iter().filter_map(|at| question.choices.get(*at)).map(|c| c.points).max()
    });
    let points = points.map(|best| best.unwrap_or(0)).sum();
    let picked = |number: usize, at: usize| chosen[number - 1].contains(&at);
    let mut level = questionnaire.level(points);
    let mut reasons = Vec::new();
    let mut cap = |to: RiskLevel, reason: &str| {
        if level > to {
            level = to;
            reasons.push(reason.to_owned());
        }
    };
    let lowest = picked(number::LOSS, 0);
    if lowest {
        cap(RiskLevel::Low, "你选择了不能承受任何损失");
    }
    if picked(number::HORIZON, 0) {
        cap(RiskLevel::MediumLow, "你的投资期限在1年以下");
    }
    if picked(number::LOSS, 1) {
        cap(RiskLevel::MediumLow, "你能承受的损失在10%以内");
    }
    if age.is_some_and(|age| i64::from(age) >= parameters.cap_age) {
        cap(AGE_CAP, "你已年满70周岁");
    }
    let traded_more = chosen[number::TRADED - 1].iter().any(|at| *at > 1);
    let contradiction = (picked(number::EXPERIENCE, 0) && traded_more).then(|| {
        "你选择了“没有投资经验”，又选择了投资过债券、股票等产品，请确认你的答案".to_owned()
    });
    Score { points, level, lowest, capped_reason: reasons.join("；"), contradiction }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::questionnaire::CURRENT;

    /// Letters, one for each question.
    fn answers(letters: &str) -> Vec<RiskAnswer> {
        letters
            .chars()
            .zip(1..)
            .map(|(letter, question_no)| RiskAnswer::one(question_no, letter))
            .collect()
    }

    fn scored(letters: &str, age: i32) -> Score {
        let chosen = read(CURRENT, &answers(letters)).unwrap();
        score(CURRENT, &chosen, Some(age), &Parameters::default())
    }

    #[test]
    fn the_boldest_answers_are_c5() {
        let score = scored("ADEEDAEEEDDED", 30);
        assert_eq!((score.points, score.level), (100, RiskLevel::High));
        assert_eq!(score.capped_reason, "");
    }

    #[test]
    fn who_can_bear_no_loss_is_in_the_lowest_class() {
        let score = scored("ADEEDAEEEDDAD", 30);
        assert_eq!((score.level, score.lowest), (RiskLevel::Low, true));
    }

    #[test]
    fn a_short_horizon_or_little_loss_is_at_most_c2() {
        assert_eq!(scored("ADEEDAEEEADED", 30).level, RiskLevel::MediumLow);
        assert_eq!(scored("ADEEDAEEEDDBD", 30).level, RiskLevel::MediumLow);
    }

    #[test]
    fn from_seventy_years_on_it_is_at_most_c4() {
        assert_eq!(scored("ADEEDAEEEDDED", 70).level, RiskLevel::MediumHigh);
        assert_eq!(scored("ADEEDAEEEDDED", 69).level, RiskLevel::High);
    }

    #[test]
    fn no_experience_and_many_products_contradict() {
        assert!(scored("ADEEDAEAEDDED", 30).contradiction.is_some());
        assert!(scored("ADEEDAEAADDED", 30).contradiction.is_none());
    }

    #[test]
    fn answers_must_be_complete_in_order_and_exist() {
        assert_eq!(read(CURRENT, &answers("ADEED")), Err(6));
        assert_eq!(read(CURRENT, &answers("ADEEDAEEEDDEZ")), Err(13));
        assert_eq!(read(CURRENT, &answers("ADEEDAEEEDDEDA")), Err(14));
        let mut double = answers("ADEEDAEEEDDED");
        double[0].options.push("B".parse().unwrap());
        assert_eq!(read(CURRENT, &double), Err(1));
        double[0].options.pop();
        double[8].options.push("B".parse().unwrap());
        assert!(read(CURRENT, &double).is_ok());
    }
}
