//! Invented portfolio managers.

use crate::Draw;
use kernel::Day;

use super::companies::COMPANIES;

/// A portfolio manager.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Manager {
    /// Number, unique in the market.
    pub code: String,
    /// Name.
    pub name: String,
    /// Position of the company in the lineup.
    pub company: usize,
    /// Since when they have managed funds.
    pub since: Day,
    /// What they did before, a sentence.
    before: String,
}

impl Manager {
    /// A few sentences.
    pub fn resume(&self) -> String {
        let (since, word) = (self.since.year(), COMPANIES[self.company].word);
        format!("{}{since}年起管理公募基金，现任{word}基金投资经理。", self.before)
    }
}

/// Managers of each company.
pub(super) const TEAM: usize = 6;

const SURNAMES: &[&str] = &[
    "沈", "顾", "陆", "程", "许", "傅", "严", "闻", "杜", "叶", "魏", "姚", "谭", "韩", "邵", "孟",
    "简", "洛", "宁", "戚", "柏", "岑", "卫", "乔",
];
const GIVEN: &[&str] = &[
    "知远", "书衡", "亦舟", "清越", "怀瑾", "予安", "景行", "思源", "若川", "望舒", "明哲", "嘉言",
    "子衿", "云帆", "承泽", "静姝", "星野", "慕白", "疏影", "克勤", "敏行", "博雅", "允中", "希文",
];
const SCHOOLS: &[&str] =
    &["经济学硕士", "金融学硕士", "理学博士", "管理学硕士", "工学硕士", "数学硕士"];
const BEFORE: &[&str] = &[
    "行业研究员",
    "宏观策略研究员",
    "信用研究员",
    "量化研究员",
    "保险资管投资经理",
    "券商自营投资经理",
];

/// Every company's team.
pub(super) fn all(seed: u64) -> Vec<Manager> {
    let mut managers: Vec<Manager> = Vec::with_capacity(COMPANIES.len() * TEAM);
    for company in 0..COMPANIES.len() {
        for seat in 0..TEAM {
            let number = company * TEAM + seat;
            let manager = one(seed, company, number, &managers);
            managers.push(manager);
        }
    }
    managers
}

fn one(seed: u64, company: usize, number: usize, others: &[Manager]) -> Manager {
    let mut draw = Draw::keyed(seed, "manager", i64::try_from(number).unwrap_or(0));
    let mut name = format!("{}{}", draw.pick(SURNAMES), draw.pick(GIVEN));
    while others.iter().any(|other| other.name == name) {
        name = format!("{}{}", draw.pick(SURNAMES), draw.pick(GIVEN));
    }
    let founded = COMPANIES[company].founded;
    let days = i32::try_from(draw.between(200, 4_200)).unwrap_or(0);
    let first = Day::new(founded.max(2012), 1, 1).unwrap_or(Day::MIN);
    let latest = Day::new(2024, 6, 30).unwrap_or(Day::MAX);
    let since = first.add_days(days).min(latest);
    let (school, before) = (draw.pick(SCHOOLS), draw.pick(BEFORE));
    let years = draw.between(3, 8);
    let before = format!("{name}，{school}，曾任{before}{years}年。");
    Manager { code: format!("M{:04}", number + 1), name, company, since, before }
}
