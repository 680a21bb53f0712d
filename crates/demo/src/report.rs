//! What a fund holds, as its quarterly report says.

use kernel::{Day, FundType, Rate};

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
    /// Of the net assets.
    pub weight: Rate,
}

/// Allocation, industries and the ten largest positions.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// End of the quarter.
    pub day: Day,
    /// By kind of asset; together 100 %.
    pub assets: Vec<Slice>,
    /// Of the shares in it, by industry, largest first.
    pub industries: Vec<Slice>,
    /// Largest first.
    pub holdings: Vec<Holding>,
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

/// The report of the last whole quarter before `today`.
pub fn report(lineup: &Lineup, fund: &FundSpec, today: Day) -> Report {
    let day =
        Day::new(today.year(), (today.month() - 1) / 3 * 3 + 1, 1).map_or(today, Day::previous);
    let mut draw = Draw::keyed(lineup.seed() ^ 5, &fund.family, i64::from(day.yyyymmdd()));
    let shares = shares_percent(fund, &mut draw);
    let cash = draw.between(2, 7).min(100 - shares);
    let rest = 100 - shares - cash;
    let other = if fund.fund_type == FundType::Other { "基金" } else { "债券" };
    let assets = [("股票", shares), (other, rest), ("银行存款及其他", cash)];
    let assets = assets.into_iter().filter(|(_, p)| *p > 0);
    let assets = assets.map(|(name, percent)| slice(name, percent * 100)).collect();
    let industries = if shares > 0 { spread(&mut draw, shares * 100) } else { Vec::new() };
    let holdings = if shares > 0 {
        positions(&mut draw, shares * 100, |draw| {
            format!("{}{}", draw.pick(FIRST), draw.pick(SECOND))
        })
    } else {
        positions(&mut draw, rest.max(cash) * 60, bond)
    };
    Report { day, assets, industries, holdings }
}

fn shares_percent(fund: &FundSpec, draw: &mut Draw) -> i64 {
    match fund.fund_type {
        FundType::Stock => draw.between(88, 94),
        FundType::Mixed if fund.category.ends_with("偏债") => draw.between(14, 26),
        FundType::Mixed if fund.category.ends_with("平衡") => draw.between(42, 60),
        FundType::Mixed | FundType::Qdii => draw.between(78, 92),
        FundType::CapitalProtected => draw.between(4, 12),
        FundType::Bond if fund.category.contains("混合") => draw.between(8, 18),
        FundType::Bond | FundType::Money | FundType::Other => 0,
    }
}

/// Splits hundredths of a per cent over some industries, each about half of the one before.
fn spread(draw: &mut Draw, total: i64) -> Vec<Slice> {
    let mut names: Vec<&'static str> = INDUSTRIES.to_vec();
    let mut left = total;
    let mut slices = Vec::new();
    for _ in 0..5 {
        let name = names.remove(draw.index(names.len()));
        let weight = left * draw.between(38, 62) / 100;
        left -= weight;
        slices.push(slice(name, weight));
    }
    slices.push(slice("其他行业", left));
    slices.sort_by_key(|s| std::cmp::Reverse(s.weight));
    slices
}

fn positions(draw: &mut Draw, total: i64, name: impl Fn(&mut Draw) -> String) -> Vec<Holding> {
    let mut weight = (total / 11).min(980);
    let mut holdings: Vec<Holding> = Vec::with_capacity(10);
    while holdings.len() < 10 {
        let name = name(draw);
        if holdings.iter().any(|held| held.name == name) {
            continue;
        }
        holdings.push(Holding { name, weight: slice("", weight).weight });
        weight = (weight * draw.between(86, 98) / 100).max(1);
    }
    holdings
}

fn bond(draw: &mut Draw) -> String {
    let year = draw.between(22, 26);
    let number = draw.between(1, 30);
    match draw.between(0, 2) {
        0 => format!("{year}附息国债{number:02}"),
        1 => format!("{year}政金债{number:02}"),
        _ => format!("{year}{}MTN{number:03}", draw.pick(FIRST)),
    }
}

/// From hundredths of a per cent.
fn slice(name: &'static str, points: i64) -> Slice {
    Slice { name, weight: Rate::from_units(points * (Rate::SCALE / 10_000)) }
}
