//! Fee tables within the caps of the rules of 2026 (CSRC, in force 2026-01-01), and older ones.

use kernel::{Day, Fen, Rate, ShareClass};

use super::product::{FeeClass, Product};

/// A tier of the purchase fee: for orders below `below`, or for all larger ones.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BuyTier {
    /// Not included; none in the last tier.
    pub below: Option<Fen>,
    /// What is charged.
    pub charge: Charge,
}

/// What a purchase is charged.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Charge {
    /// A part of the net amount.
    Rate(Rate),
    /// The same for every order.
    Fixed(Fen),
}

/// Until when funds of before 2026 may keep their old tables.
pub(super) fn legacy_until() -> Day {
    Day::new(2026, 12, 31).unwrap_or(Day::MAX)
}

/// From hundredths of a per cent.
pub(super) fn rate(points: i64) -> Rate {
    Rate::from_units(points * (Rate::SCALE / 10_000))
}

/// The purchase tiers of class A: by size, a fixed fee from five million on.
pub(super) fn buy_tiers(class: FeeClass, legacy: bool) -> Vec<BuyTier> {
    let top = if legacy { class.old() } else { class.cap() };
    if top == 0 {
        return vec![BuyTier { below: None, charge: Charge::Rate(Rate::ZERO) }];
    }
    let tier = |wan: i64, points| BuyTier {
        below: Some(Fen::from_units(wan * 1_000_000)),
        charge: Charge::Rate(rate(points)),
    };
    vec![
        tier(100, top),
        tier(300, top * 2 / 3),
        tier(500, top / 3),
        BuyTier { below: None, charge: Charge::Fixed(Fen::from_units(100_000)) },
    ]
}

/// The subscription tiers of class A: three fifths of the purchase fee, in whole hundredths of a
/// per cent.
pub(super) fn subscribe_tiers(class: FeeClass) -> Vec<BuyTier> {
    let part = |charge| match charge {
        Charge::Rate(charged) => {
            let points = charged.units() / (Rate::SCALE / 10_000);
            Charge::Rate(rate(points * 3 / 5))
        }
        fixed @ Charge::Fixed(_) => fixed,
    };
    let tiers = buy_tiers(class, false).into_iter();
    tiers.map(|tier| BuyTier { charge: part(tier.charge), ..tier }).collect()
}

/// No charge at purchase, as for class C and money funds.
pub(super) fn free() -> Vec<BuyTier> {
    vec![BuyTier { below: None, charge: Charge::Rate(Rate::ZERO) }]
}

/// Redemption tiers: holding days below, rate. The last has no end.
pub(super) fn redeem_tiers(
    class: FeeClass,
    individuals_waived: bool,
    legacy: bool,
    service: bool,
) -> Vec<(Option<i32>, Rate)> {
    let tiers: &[(Option<i32>, i64)] = match (class, individuals_waived, legacy, service) {
        (FeeClass::Money, ..) => &[(None, 0)],
        // Individuals who hold an index or a bond fund for seven days may be let go free.
        (FeeClass::Index, true, ..) => &[(Some(7), 150), (None, 0)],
        (_, _, true, true) => &[(Some(7), 150), (Some(30), 50), (None, 0)],
        (_, _, true, false) => {
            &[(Some(7), 150), (Some(30), 75), (Some(365), 50), (Some(730), 25), (None, 0)]
        }
        _ => &[(Some(7), 150), (Some(30), 100), (Some(180), 50), (None, 0)],
    };
    tiers.iter().map(|(days, points)| (*days, rate(*points))).collect()
}

/// What a class is charged a year: management, custody, sales service.
pub(super) fn yearly(product: &Product, class: ShareClass) -> (Rate, Rate, Rate) {
    let service = match class {
        ShareClass::C => product.fees.service(),
        _ if product.fees == FeeClass::Money => 1,
        _ => 0,
    };
    let (management, custody) = product.costs;
    // Class Y of pension funds is charged half.
    let part = if class == ShareClass::Y { 2 } else { 1 };
    (rate(management / part), rate(custody / part), rate(service))
}
