use super::*;
use kernel::{Currency, FundType, Rate, ShareClass};
use std::collections::HashSet;

fn market() -> Lineup {
    Lineup::new(crate::SEED, "2026-11-20".parse().unwrap())
}

#[test]
fn the_market_has_three_hundred_funds_of_all_seven_types_and_three_classes() {
    let market = market();
    assert!(market.funds.len() >= 300, "{}", market.funds.len());
    for fund_type in FundType::ALL {
        let count = market.funds.iter().filter(|f| f.fund_type == *fund_type).count();
        assert!(count >= 3, "{fund_type:?}: {count}");
    }
    for class in ShareClass::ALL {
        assert!(market.funds.iter().any(|f| f.class == *class), "{class:?}");
    }
}

#[test]
fn codes_and_names_are_unique_and_codes_are_outside_those_of_public_funds() {
    let market = market();
    let codes: HashSet<_> = market.funds.iter().map(|f| &f.code).collect();
    let names: HashSet<_> = market.funds.iter().map(|f| &f.name).collect();
    assert_eq!(codes.len(), market.funds.len());
    assert_eq!(names.len(), market.funds.len());
    for code in codes {
        assert!(code.len() == 6 && (code.starts_with("03") || code.starts_with("06")), "{code}");
    }
}

#[test]
fn no_fee_is_above_the_caps_of_2026_unless_it_is_an_old_one_with_its_end() {
    let market = market();
    let mut old = 0;
    for fund in &market.funds {
        let raised = RAISED.iter().map(|(_, product, _)| product);
        let abroad = IN_DOLLARS.iter().map(|(_, product)| product);
        let product = PRODUCTS
            .iter()
            .chain(raised)
            .chain(abroad)
            .find(|p| fund.name.contains(p.name))
            .unwrap();
        let cap = fees::rate(product.fees.cap());
        let highest = fund.buy.iter().chain(&fund.subscribe).filter_map(|tier| match tier.charge {
            Charge::Rate(rate) => Some(rate),
            Charge::Fixed(_) => None,
        });
        let above = highest.max().unwrap() > cap;
        assert_eq!(above, above && fund.legacy_until.is_some(), "{}", fund.name);
        assert!(fund.yearly.2 <= fees::rate(product.fees.service()), "{}", fund.name);
        old += i32::from(fund.legacy_until.is_some());
        if fund.legacy_until.is_some() {
            assert!(fund.established.unwrap() < "2026-01-01".parse().unwrap(), "{}", fund.name);
        }
    }
    assert!(old > 5, "{old}");
}

#[test]
fn short_holdings_pay_the_floor_of_the_redemption_fee() {
    for fund in market().funds.iter().filter(|f| f.fund_type != FundType::Money) {
        let (days, rate) = fund.redeem[0];
        assert_eq!((days, rate), (Some(7), "0.015".parse::<Rate>().unwrap()), "{}", fund.name);
        let falling = fund.redeem.windows(2).all(|pair| pair[0].1 > pair[1].1);
        assert!(falling && fund.redeem.last().unwrap().0.is_none(), "{}", fund.name);
    }
}

#[test]
fn some_funds_are_suspended_raised_or_capped() {
    let market = market();
    let count = |status| market.funds.iter().filter(|f| f.status == status).count();
    for status in [Status::Suspended, Status::Raising, Status::PurchaseStopped] {
        assert!(count(status) > 0, "{status:?}");
    }
    assert!(count(Status::Open) > market.funds.len() * 8 / 10);
    assert!(market.funds.iter().any(|f| f.limits.daily_account_cap.is_some()));
}

#[test]
fn some_offerings_succeed_and_one_fails_whatever_the_seed() {
    for seed in [1, crate::SEED] {
        let market = Lineup::new(seed, "2026-11-20".parse().unwrap());
        let plans: Vec<_> = market.funds.iter().filter_map(|fund| fund.offering).collect();
        assert!(plans.iter().any(|plan| plan.fails), "{seed}");
        assert!(plans.iter().any(|plan| !plan.fails && plan.cancellable), "{seed}");
        for fund in &market.funds {
            assert_eq!(fund.offering.is_some(), fund.established.is_none(), "{}", fund.name);
        }
    }
}

#[test]
fn the_same_seed_gives_the_same_market_and_another_seed_another() {
    let names = |seed| -> Vec<String> {
        let market = Lineup::new(seed, "2026-11-20".parse().unwrap());
        market.funds.iter().map(|f| format!("{}{}{:?}", f.code, f.name, f.traits)).collect()
    };
    assert_eq!(names(1), names(1));
    assert_ne!(names(1), names(2));
}

#[test]
fn a_manager_begins_with_the_first_fund() {
    let market = market();
    for tenure in market.funds.iter().flat_map(|fund| &fund.tenures) {
        let manager = &market.managers[tenure.manager];
        assert!(manager.since <= tenure.from, "{}", manager.name);
        assert!(manager.resume().contains(&format!("{}年起", manager.since.year())));
    }
}

#[test]
fn tenures_follow_each_other_and_one_manager_is_there_now() {
    for fund in &market().funds {
        let now = fund.tenures.iter().filter(|t| t.to.is_none()).count();
        assert_eq!(now, 1, "{}", fund.name);
        for pair in fund.tenures.windows(2) {
            assert_eq!(pair[0].to, Some(pair[1].from.previous()), "{}", fund.name);
        }
    }
}

#[test]
fn some_classes_are_in_dollars_and_stand_beside_one_in_yuan() {
    let market = market();
    let dollars: Vec<_> =
        market.funds.iter().filter(|fund| fund.currency == Currency::Usd).collect();
    assert_eq!(dollars.len(), IN_DOLLARS.len());
    for fund in dollars {
        let first = market.fund(&fund.family).unwrap();
        assert_eq!((first.currency, &*first.family), (Currency::Cny, &*first.code));
        assert!(fund.name.ends_with("美元现汇A"), "{}", fund.name);
        assert!(fund.established.is_some(), "{} has no prices", fund.name);
    }
}
