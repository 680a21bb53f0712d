//! What a fund holds, as its quarterly report says.

use kernel::{Calendar, Day, FundType, Rate};

use crate::{Draw, FundSpec, Lineup};

/// A part of the net assets.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Slice {
    /// 股票, 债券, 制造业, …
    pub name: &'static str,
    /// Of the net assets.
    pub weight: Rate,
}

/// One of the largest positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Holding {
    /// An invented company or bond.
    pub name: String,
    /// Six digits, the same wherever the name stands.
    pub code: String,
    /// Of the net assets.
    pub weight: Rate,
}

/// Allocation, industries and the largest positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// End of the quarter.
    pub day: Day,
    /// By kind of asset; together 100 %.
    pub assets: Vec<Slice>,
    /// Of the shares in it, by industry, largest first.
    pub industries: Vec<Slice>,
    /// The ten largest, largest first.
    pub stocks: Vec<Holding>,
    /// The five largest, largest first.
    pub bonds: Vec<Holding>,
}

const INDUSTRIES: &[&str] = &[
    "制造业",
    "信息技术",
    "金融业",
    "采矿业",
    "医药卫生",
    "交通运输",
    "批发零售",
    "电力热力",
    "建筑业",
];
const FIRST: &[&str] = &[
    "昆璃", "汐辰", "柏岭", "墨川", "泓越", "岑远", "沛霖", "弈航", "砺锋", "翎云", "屹澜", "棠溪",
    "曜石", "霖原", "沅芷", "澹台", "旌远", "苍梧", "锦峦",
];
const SECOND: &[&str] = &[
    "微电子",
    "生物",
    "精密",
    "新能",
    "科技",
    "食品",
    "医疗",
    "材料",
    "软件",
    "重工",
    "银行",
    "电力",
    "汽车",
    "智造",
    "光电",
    "药业",
];

/// When the report of a quarter is published: within fifteen working days after it.
pub fn published_on(quarter_end: Day) -> Day {
    Calendar::china().on_or_before(quarter_end.add_days(24))
}

/// The report of the last whole quarter before `today`.
pub fn report(lineup: &Lineup, fund: &FundSpec, today: Day) -> Report {
    let day =
        Day::new(today.year(), (today.month() - 1) / 3 * 3 + 1, 1).map_or(today, Day::previous);
    report_of(lineup, fund, day)
}

/// The report of the quarter that ends on a day. What a fund likes stays, and by how much moves
/// from quarter to quarter.
pub fn report_of(lineup: &Lineup, fund: &FundSpec, day: Day) -> Report {
    let seed = lineup.seed() ^ 5;
    let mut likes = Draw::keyed(seed, &fund.family, 0);
    let mut moves = Draw::keyed(seed, &fund.family, i64::from(day.yyyymmdd()));
    let (mut shares, cash) = (shares_percent(fund, &mut likes), likes.between(3, 6));
    if shares > 0 {
        shares = (shares + moves.between(-2, 2)).clamp(1, 95);
    }
    let cash = (cash + moves.between(-1, 1)).min(100 - shares);
    let rest = 100 - shares - cash;
    let is_of_funds = fund.fund_type == FundType::Other;
    let other = if is_of_funds { "基金" } else { "债券" };
    let assets = [("股票", shares), (other, rest), ("银行存款及其他", cash)];
    let assets = assets.into_iter().filter(|(_, p)| *p > 0);
    let assets = assets.map(|(name, percent)| slice(name, percent * 100)).collect();
    let mut both = Both { likes, moves };
    let (mut industries, mut stocks) = (Vec::new(), Vec::new());
    if shares > 0 {
        industries = spread(&mut both, shares * 100);
        stocks = positions(&mut both, (shares * 100 / 11).min(880), 10, company);
    }
    let bonds = match (is_of_funds || rest < 2, shares > 0) {
        (true, _) => Vec::new(),
        (false, true) => positions(&mut both, rest * 24, 3, bond),
        (false, false) => positions(&mut both, (rest * 60 / 11).min(880), 5, bond),
    };
    Report { day, assets, industries, stocks, bonds }
}

/// What a fund likes is drawn the same in every quarter, how that moves is not.
struct Both {
    likes: Draw,
    moves: Draw,
}

impl Both {
    /// Of a weight, this quarter.
    fn moved(&mut self, weight: i64) -> i64 {
        (weight * self.moves.between(84, 118) / 100).max(1)
    }
}

fn shares_percent(fund: &FundSpec, draw: &mut Draw) -> i64 {
    match fund.fund_type {
        FundType::Stock => draw.between(88, 93),
        FundType::Mixed if fund.category.ends_with("偏债") => draw.between(14, 26),
        FundType::Mixed if fund.category.ends_with("平衡") => draw.between(42, 60),
        FundType::Qdii if fund.category.ends_with("纯债") => 0,
        FundType::Mixed | FundType::Qdii => draw.between(78, 92),
        FundType::CapitalProtected => draw.between(4, 12),
        FundType::Bond if fund.category.contains("混合") => draw.between(8, 18),
        FundType::Bond | FundType::Money | FundType::Other => 0,
    }
}

/// Splits hundredths of a per cent over some industries, each about half of the one before.
fn spread(both: &mut Both, total: i64) -> Vec<Slice> {
    let mut names: Vec<&'static str> = INDUSTRIES.to_vec();
    let mut left = total;
    let mut slices = Vec::new();
    for _ in 0..5 {
        let name = names.remove(both.likes.index(names.len()));
        let share = left * both.likes.between(38, 58) / 100;
        let weight = both.moved(share).min(left * 3 / 4);
        left -= weight;
        slices.push(slice(name, weight));
    }
    slices.sort_by_key(|s| std::cmp::Reverse(s.weight));
    slices.push(slice("其他行业", left));
    slices
}

/// The largest of some more, so that now and then one comes and another goes.
fn positions(
    both: &mut Both,
    first: i64,
    count: usize,
    name: impl Fn(&mut Draw) -> (String, String),
) -> Vec<Holding> {
    let mut weight = first;
    let mut holdings: Vec<Holding> = Vec::with_capacity(count + 2);
    while holdings.len() < count + 2 {
        let (name, code) = name(&mut both.likes);
        if holdings.iter().any(|held| held.name == name) {
            continue;
        }
        holdings.push(Holding { name, code, weight: slice("", both.moved(weight)).weight });
        weight = (weight * both.likes.between(86, 98) / 100).max(1);
    }
    holdings.sort_by_key(|held| std::cmp::Reverse(held.weight));
    holdings.truncate(count);
    holdings
}

fn company(draw: &mut Draw) -> (String, String) {
    let name = format!("{}{}", draw.pick(FIRST), draw.pick(SECOND));
    let board = *Draw::keyed(9, &name, 0).pick(&["600", "601", "688", "300", "002"]);
    let code = coded(board, &name);
    (name, code)
}

fn bond(draw: &mut Draw) -> (String, String) {
    let year = draw.between(22, 26);
    let number = draw.between(1, 30);
    let name = match draw.between(0, 2) {
        0 => format!("{year}附息国债{number:02}"),
        1 => format!("{year}政金债{number:02}"),
        _ => format!("{year}{}MTN{number:03}", draw.pick(FIRST)),
    };
    let code = coded(&format!("{year}0"), &name);
    (name, code)
}

/// A name always has the same number.
fn coded(begins: &str, name: &str) -> String {
    format!("{begins}{:03}", Draw::keyed(9, name, 1).between(1, 999))
}

/// From hundredths of a per cent.
fn slice(name: &'static str, points: i64) -> Slice {
    Slice { name, weight: Rate::from_units(points * (Rate::SCALE / 10_000)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_report_is_like_the_one_before_and_its_parts_add_up() {
        let today = "2026-11-23".parse().unwrap();
        let lineup = Lineup::new(crate::SEED, today);
        let funds = lineup.funds.iter().filter(|fund| fund.established.is_some());
        let mut moved = 0;
        for fund in funds {
            let now = report(&lineup, fund, today);
            let before = report_of(&lineup, fund, "2026-06-30".parse().unwrap());
            assert_eq!(now.day.to_string(), "2026-09-30");
            let sum = |slices: &[Slice]| slices.iter().map(|s| s.weight.units()).sum::<i64>();
            assert_eq!(sum(&now.assets), Rate::SCALE, "{}", fund.name);
            let shares = now.assets.iter().find(|s| s.name == "股票");
            assert_eq!(sum(&now.industries), shares.map_or(0, |s| s.weight.units()));
            let names = |report: &Report| -> Vec<&str> {
                report.industries.iter().map(|s| s.name).collect()
            };
            assert!(names(&now).iter().all(|name| names(&before).contains(name)));
            for held in now.stocks.iter().chain(&now.bonds) {
                assert_eq!(held.code.len(), 6, "{held:?}");
            }
            let kept = |held: &Holding| before.stocks.iter().any(|one| one.name == held.name);
            moved += now.stocks.iter().filter(|held| !kept(held)).count();
        }
        assert!(moved > 0);
    }
}
