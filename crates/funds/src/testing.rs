//! For tests of rooms: a small catalogue of invented funds, with prices up to 2026-11-19.
#![allow(clippy::missing_panics_doc, clippy::unwrap_used)]

use crate::{
    BuyFee, BuyTier, FeeTable, NavRow, NewFund, RedeemTier, Size, import,
    records::{DistributionRow, ManagerRow, NoticeRow},
};
use db::{Db, Error, Migration, Tx};
use kernel::{Calendar, Day, Fen, FundCode, Nav, Rate, ShareClass};

/// A mixed fund of class A, from 2021, R3, with a dividend of 0.05 on 2026-06-15.
pub const MIXED_A: &str = "036823";
/// The same product's class C.
pub const MIXED_C: &str = "036824";
/// A bond fund of class A, from 2021, R2.
pub const BOND: &str = "036825";
/// A money fund, from 2021, R1.
pub const MONEY: &str = "036826";
/// A mixed fund of two months: too young to show performance.
pub const YOUNG: &str = "036827";
/// The last NAV day.
pub const LAST: &str = "2026-11-19";

/// The tables that the catalogue needs.
#[must_use]
pub fn migrations() -> Vec<Migration> {
    [wire::MIGRATIONS, market::MIGRATIONS, crate::MIGRATIONS].concat()
}

/// Puts the funds with their prices, a manager and notices.
pub async fn fill(db: &Db) {
    db.write_batch(async |tx: &mut Tx| {
        let funds = funds();
        import::put_funds(tx, &funds).await?;
        for fund in &funds {
            import::put_navs(tx, &navs(fund)).await?;
        }
        let (code, split) = (code(MIXED_A), Rate::ONE);
        let (day, dividend) = ("2026-06-15".parse().unwrap(), "0.05".parse().unwrap());
        import::put_events(tx, &[DistributionRow { code, day, dividend, split }]).await?;
        import::put_managers(tx, &[manager(MIXED_A), manager(BOND)]).await?;
        import::put_notices(tx, &[notice("1", "report"), notice("2", "dividend")]).await?;
        Ok::<_, Error>(())
    })
    .await
    .unwrap();
}

/// Puts one more fund of a category, with prices between two days.
pub async fn put_another(db: &Db, number: &str, category: &str, (from, until): (&str, &str)) {
    let mut fund = NewFund::usual(code(number), "澄溪又一只A", category);
    fund.established = Some(from.parse().unwrap());
    let is_money = category.starts_with("货币");
    fund.fees = vec![if is_money { money_fees() } else { fees("0.008", "0") }];
    let until: Day = until.parse().unwrap();
    let mut prices = navs(&fund);
    prices.retain(|row| row.day <= until);
    let put = async move |tx: &mut Tx| {
        import::put_funds(tx, std::slice::from_ref(&fund)).await?;
        import::put_navs(tx, &prices).await
    };
    db.write_batch::<_, Error, _>(put).await.unwrap();
}

/// A parsed code.
#[must_use]
pub fn code(text: &str) -> FundCode {
    text.parse().unwrap()
}

fn funds() -> Vec<NewFund> {
    let old: Day = "2021-03-15".parse().unwrap();
    let fund = |number: &str, name: &str, category: &str, established: Day, fees: FeeTable| {
        let mut fund = NewFund::usual(code(number), name, category);
        fund.company = "澄溪基金".to_owned();
        fund.established = Some(established);
        let (amount, day) = (Fen::from_units(864_100_000_000), "2026-09-30".parse().unwrap());
        fund.size = Some(Size { amount, day });
        fund.fees = vec![fees];
        fund
    };
    let mut c = fund(MIXED_C, "澄溪远见成长混合C", "混合型-偏股", old, fees("0", "0.004"));
    (c.family, c.class) = (code(MIXED_A), ShareClass::C);
    vec![
        fund(MIXED_A, "澄溪远见成长混合A", "混合型-偏股", old, fees("0.008", "0")),
        c,
        fund(BOND, "岚屿短债债券A", "债券型-中短债", old, fees("0.003", "0")),
        fund(MONEY, "禾汀天天货币A", "货币型-普通货币", old, money_fees()),
        fund(
            YOUNG,
            "砚北先进制造混合A",
            "混合型-偏股",
            "2026-09-15".parse().unwrap(),
            fees("0.008", "0"),
        ),
    ]
}

fn fees(buy: &str, service: &str) -> FeeTable {
    let rate = |text: &str| text.parse::<Rate>().unwrap();
    let free = buy == "0";
    let fixed = BuyFee::Fixed(Fen::from_whole(if free { 0 } else { 1_000 }).unwrap());
    let tier = |from_days, text| RedeemTier { from_days, rate: rate(text) };
    FeeTable {
        valid_from: "2021-01-01".parse().unwrap(),
        buy: vec![
            BuyTier { from: Fen::ZERO, fee: BuyFee::Rate(rate(buy)) },
            BuyTier { from: Fen::from_whole(5_000_000).unwrap(), fee: fixed },
        ],
        subscribe: Vec::new(),
        redeem: vec![tier(0, "0.015"), tier(7, "0.01"), tier(30, "0.005"), tier(180, "0")],
        discount: rate("0.1"),
        least_discount: None,
        management: rate("0.012"),
        custody: rate("0.002"),
        service: rate(service),
    }
}

fn money_fees() -> FeeTable {
    let zero = BuyFee::Rate(Rate::ZERO);
    FeeTable {
        buy: vec![BuyTier { from: Fen::ZERO, fee: zero }],
        redeem: vec![RedeemTier { from_days: 0, rate: Rate::ZERO }],
        discount: Rate::ONE,
        least_discount: None,
        management: "0.0015".parse().unwrap(),
        custody: "0.0005".parse().unwrap(),
        ..fees("0", "0.0001")
    }
}

/// A rise of 0.0004 a trading day with a saw of four days on it; money earns 0.5 a day.
fn navs(fund: &NewFund) -> Vec<NavRow> {
    let (calendar, last) = (Calendar::china(), LAST.parse::<Day>().unwrap());
    let established = fund.established.unwrap();
    let is_money = fund.category.starts_with("货币");
    let mut rows = Vec::new();
    let mut day = calendar.on_or_after(established);
    while day <= last {
        let step = i64::try_from(rows.len()).unwrap();
        let saw = [0, 30, -20, 10][usize::try_from(step % 4).unwrap()];
        let price = Nav::from_units(Nav::SCALE + (step * 4 + saw) * 10_000);
        let row = NavRow {
            code: fund.code,
            day,
            nav: if is_money { Nav::PAR } else { price },
            cumulative: (!is_money).then_some(price),
            income: is_money.then(|| "0.5".parse().unwrap()),
            seven_day: is_money.then(|| "0.0184".parse().unwrap()),
        };
        rows.push(row);
        day = calendar.next_open(day);
    }
    rows
}

/// A manager in office since 2021.
#[must_use]
pub fn manager(fund: &str) -> ManagerRow {
    ManagerRow {
        code: code(fund),
        manager_id: "M0001".to_owned(),
        from_day: "2021-03-15".parse().unwrap(),
        to_day: None,
        name: "顾知遥".to_owned(),
        biography: "经济学硕士，从业十二年".to_owned(),
    }
}

fn notice(id: &str, kind: &str) -> NoticeRow {
    NoticeRow {
        code: code(MIXED_A),
        notice_id: id.to_owned(),
        day: format!("2026-10-2{id}").parse().unwrap(),
        kind: kind.to_owned(),
        title: format!("公告{id}"),
        body: "第一段\n\n第二段".to_owned(),
    }
}
