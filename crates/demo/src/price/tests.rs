use super::*;
use crate::{Lineup, SEED};
use kernel::FundType;
use std::collections::HashMap;

struct Market {
    lineup: Lineup,
    today: Day,
    factors: HashMap<Day, Factors>,
}

fn market() -> Market {
    let today: Day = "2026-11-20".parse().unwrap();
    let mut factors = HashMap::new();
    let mut day: Day = "2021-05-01".parse().unwrap();
    while day <= today.add_days(15) {
        factors.insert(day, Factors::on(SEED, day));
        day = day.next();
    }
    Market { lineup: Lineup::new(SEED, today), today, factors }
}

impl Market {
    fn prices(&self, code: &str, to: Day) -> Vec<Price> {
        let fund = self.lineup.fund(code).unwrap();
        let from = fund.established.unwrap();
        let factors = |day| self.factors[&day].clone();
        history(SEED, &fund.traits, &Calendar::china(), from, factors, to).unwrap()
    }

    fn code(&self, name: &str) -> String {
        let found = |f: &&crate::FundSpec| {
            f.name.contains(name) && f.established.is_some_and(|d| d.year() < 2020)
        };
        self.lineup.funds.iter().find(found).unwrap().code.clone()
    }
}

#[test]
fn there_is_a_price_for_each_open_day_and_for_money_funds_for_each_day() {
    let market = market();
    let (stock, money) = (market.code("大盘300"), market.code("现金宝"));
    let calendar = Calendar::china();
    let prices = market.prices(&stock, market.today);
    assert_eq!(prices.last().unwrap().day, market.today);
    for pair in prices.windows(2) {
        assert_eq!(pair[1].day, calendar.next_open(pair[0].day));
    }
    for pair in market.prices(&money, market.today).windows(2) {
        assert_eq!(pair[1].day, pair[0].day.next());
        assert_eq!(pair[1].nav, Nav::PAR);
        assert!(pair[1].income.is_positive());
    }
}

#[test]
fn prices_of_later_days_continue_the_same_history() {
    let market = market();
    let code = market.code("远见成长");
    let long = market.prices(&code, market.today);
    let short = market.prices(&code, market.today.add_days(-60));
    assert_eq!(long[..short.len()], short[..]);
}

#[test]
fn prices_have_four_decimals_and_dividends_lower_them() {
    let market = market();
    let (mut dividends, mut splits) = (0, 0);
    let lived = market.lineup.funds.iter().filter(|f| f.established.is_some());
    let some = lived.clone().step_by(7).chain(lived.filter(|f| f.split.is_some()));
    for fund in some {
        for pair in market.prices(&fund.code, market.today).windows(2) {
            let price = pair[1];
            assert!(price.nav.is_positive() && price.nav.units() % 10_000 == 0, "{}", fund.name);
            let before = pair[0].nav.portion(Rate::SCALE, price.split.units(), Rounding::HalfUp);
            let grown = price.nav.units() + price.dividend.units();
            let change = (grown - before.unwrap().units()).abs();
            assert!(change <= pair[0].nav.units() / 5 + 20_000, "{} {}", fund.name, price.day);
            dividends += i32::from(!price.dividend.is_zero());
            splits += i32::from(price.split != Rate::ONE);
        }
    }
    assert!(dividends > 10, "{dividends}");
    assert!(splits > 0, "{splits}");
}

#[test]
fn money_funds_earn_what_money_earns_and_class_c_earns_less() {
    let market = market();
    let total = |code: &str| -> i64 {
        let prices = market.prices(code, market.today);
        prices.iter().rev().take(365).map(|p| p.income.units()).sum()
    };
    let a = market.code("现金宝货币A");
    let name = market.lineup.fund(&a).unwrap().name.replace("币A", "币C");
    let c = market.lineup.funds.iter().find(|f| f.name == name).unwrap();
    let (a, c) = (total(&a), total(&c.code));
    // Between 0.8 % and 2.2 % a year, of 10,000 shares.
    assert!((80 * Nav::SCALE..220 * Nav::SCALE).contains(&a), "{a}");
    assert!(c < a && a - c < 20 * Nav::SCALE);
}

#[test]
fn classes_of_a_product_move_together_and_bonds_less_than_shares() {
    let market = market();
    let a = market.code("远见成长混合A");
    let name = market.lineup.fund(&a).unwrap().name.replace("合A", "合C");
    let c = market.lineup.funds.iter().find(|f| f.name == name).unwrap().code.clone();
    let (a, c) = (market.prices(&a, market.today), market.prices(&c, market.today));
    // In hundredths of a per cent.
    let moved = |p: &[Price], i: usize| {
        let change = p[i].nav.units() - p[i - 1].nav.units() + p[i].dividend.units();
        change / (p[i - 1].nav.units() / 10_000)
    };
    let apart = (1..a.len()).filter(|i| (moved(&a, *i) - moved(&c, *i)).abs() > 3).count();
    assert!(apart < a.len() / 50, "{apart}");
    assert!(c.last().unwrap().cumulative < a.last().unwrap().cumulative);

    let swing = |name: &str| {
        let prices = market.prices(&market.code(name), market.today);
        let sum: i64 = (1..prices.len()).map(|i| 1_000 * moved(&prices, i).abs()).sum();
        sum / i64::try_from(prices.len()).unwrap()
    };
    assert!(swing("纯债") * 5 < swing("半导体"));
    assert!(swing("短债") < swing("纯债"));
}

#[test]
fn every_fund_of_the_market_has_sane_returns() {
    let market = market();
    for fund in market.lineup.funds.iter().filter(|f| f.fund_type != FundType::Money) {
        let Some(_) = fund.established else { continue };
        let prices = market.prices(&fund.code, market.today);
        let (Some(first), Some(last)) = (prices.first(), prices.last()) else { continue };
        let times = last.cumulative.units() * 100 / first.nav.units();
        assert!((15..900).contains(&times), "{}: {times} %", fund.name);
    }
}
