//! The questionnaire, by version. A version that was ever answered is never changed: answers are
//! stored with it, and can be scored again.

use kernel::RiskLevel;

/// One answer with its points.
#[derive(Debug, Clone, Copy)]
pub struct Choice {
    /// In Chinese.
    pub text: &'static str,
    /// Points of it; of several chosen ones the highest counts.
    pub points: u32,
}

/// One question. Answers are lettered from `A`.
#[derive(Debug, Clone, Copy)]
pub struct Question {
    /// In Chinese.
    pub text: &'static str,
    /// Whether more than one answer may be chosen.
    pub multiple: bool,
    /// The answers.
    pub choices: &'static [Choice],
}

/// A version of the questionnaire.
#[derive(Debug)]
pub struct Questionnaire {
    /// From 1.
    pub version: u32,
    /// In order; numbered from 1.
    pub questions: &'static [Question],
    /// The highest points of C1 to C4; more is C5.
    pub bands: [u32; 4],
}

/// Question numbers that rules look at.
pub mod number {
    pub const EXPERIENCE: usize = 8;
    pub const TRADED: usize = 9;
    pub const HORIZON: usize = 10;
    pub const LOSS: usize = 12;
    pub const REACTION: usize = 13;
}

const fn c(text: &'static str, points: u32) -> Choice {
    Choice { text, points }
}

const fn one(text: &'static str, choices: &'static [Choice]) -> Question {
    Question { text, multiple: false, choices }
}

/// The points of the boldest answers.
const FULL: u32 = 100;

/// The questionnaire in force.
pub const CURRENT: &Questionnaire = &VERSION_1;

static VERSION_1: Questionnaire = Questionnaire {
    version: 1,
    bands: [20, 36, 53, 82],
    questions: &[
        one(
            "您的年龄是？",
            &[
                c("18至30岁", 6),
                c("31至45岁", 6),
                c("46至60岁", 4),
                c("61至70岁", 2),
                c("70岁以上", 0),
            ],
        ),
        one(
            "您的主要收入来源是？",
            &[
                c("无固定收入", 0),
                c("利息、租金等资产收入", 3),
                c("生产经营所得", 4),
                c("工资、劳务报酬", 6),
            ],
        ),
        one(
            "您的税前年收入是？",
            &[
                c("5万元以下", 0),
                c("5万至20万元", 3),
                c("20万至50万元", 5),
                c("50万至100万元", 7),
                c("100万元以上", 8),
            ],
        ),
        one(
            "您可用于投资的资产（不含自住房产）大约是？",
            &[
                c("10万元以下", 1),
                c("10万至50万元", 3),
                c("50万至300万元", 5),
                c("300万至1000万元", 7),
                c("1000万元以上", 8),
            ],
        ),
        one(
            "您目前的负债情况是？",
            &[
                c("有较多亲友借款或信用卡欠款", 0),
                c("有住房按揭，月供占收入一半以上", 2),
                c("有住房按揭，月供占收入一半以下", 5),
                c("没有负债", 8),
            ],
        ),
        one(
            "您计划拿出多少家庭可投资资产购买基金？",
            &[c("10%以下", 8), c("10%至30%", 6), c("30%至50%", 4), c("50%以上", 2)],
        ),
        one(
            "您对投资产品的了解程度是？",
            &[
                c("不了解", 0),
                c("了解存款和国债", 2),
                c("了解基金，大致知道其风险", 5),
                c("了解股票、基金，清楚其风险", 7),
                c("从事过金融投资相关工作", 8),
            ],
        ),
        one(
            "您有多少年投资经验？",
            &[c("没有经验", 0), c("少于2年", 3), c("2至5年", 5), c("5至10年", 7), c("10年以上", 8)],
        ),
        Question {
            text: "您投资过哪些产品？（可多选）",
            multiple: true,
            choices: &[
                c("仅存款、国债", 0),
                c("货币基金、银行理财", 3),
                c("债券基金", 4),
                c("股票、混合型基金", 6),
                c("期货、期权等衍生品", 8),
            ],
        },
        one(
            "您打算持有多久？",
            &[c("1年以下", 1), c("1至3年", 4), c("3至5年", 6), c("5年以上", 8)],
        ),
        one(
            "您的投资目标是？",
            &[
                c("本金安全", 1),
                c("稳健增值，获得略高于存款的收益", 3),
                c("承担一定波动，获得较好的收益", 6),
                c("承担较大波动，追求高收益", 8),
            ],
        ),
        one(
            "您能承受的最大本金损失是？",
            &[
                c("不能承受任何损失", 0),
                c("10%以内", 2),
                c("10%至30%", 5),
                c("30%至50%", 7),
                c("50%以上", 8),
            ],
        ),
        one(
            "如果您的投资在短期内下跌20%，您会？",
            &[c("全部卖出", 0), c("卖出一部分", 3), c("继续持有", 6), c("继续买入", 8)],
        ),
    ],
};

impl Questionnaire {
    /// A version; none that never was.
    pub fn of(version: u32) -> Option<&'static Self> {
        [&VERSION_1].into_iter().find(|questionnaire| questionnaire.version == version)
    }

    /// The least and the most points of a level.
    pub fn points(&self, level: RiskLevel) -> (u32, u32) {
        let at = RiskLevel::ALL.iter().position(|l| *l == level).unwrap_or(0);
        let highest = |at: usize| self.bands.get(at).copied();
        let least = at.checked_sub(1).and_then(highest).map_or(0, |below| below + 1);
        (least, highest(at).unwrap_or(FULL))
    }

    /// The level of a number of points.
    pub fn level(&self, points: u32) -> RiskLevel {
        let above = self.bands.iter().filter(|highest| points > **highest).count();
        RiskLevel::ALL.get(above).copied().unwrap_or(RiskLevel::High)
    }
}

/// `A` for the first answer.
pub fn letter(index: usize) -> String {
    u8::try_from(index).map_or_else(|_| String::new(), |i| char::from(b'A' + i).to_string())
}

/// The name of a customer's level: `稳健型`.
pub const fn level_name(level: RiskLevel) -> &'static str {
    match level {
        RiskLevel::Low => "保守型",
        RiskLevel::MediumLow => "谨慎型",
        RiskLevel::Medium => "稳健型",
        RiskLevel::MediumHigh => "积极型",
        RiskLevel::High => "激进型",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_answers_make_a_hundred_points() {
        let best = |q: &Question| q.choices.iter().map(|c| c.points).max().unwrap();
        assert_eq!(CURRENT.questions.len(), 13);
        assert_eq!(CURRENT.questions.iter().map(best).sum::<u32>(), 100);
    }

    #[test]
    fn a_band_ends_where_the_next_begins() {
        let levels = [20, 21, 36, 37, 53, 54, 82, 83].map(|p| CURRENT.level(p).number());
        assert_eq!(levels, [1, 2, 2, 3, 3, 4, 4, 5]);
        let points: Vec<_> = RiskLevel::ALL.iter().map(|level| CURRENT.points(*level)).collect();
        assert_eq!(points, [(0, 20), (21, 36), (37, 53), (54, 82), (83, 100)]);
    }
}
