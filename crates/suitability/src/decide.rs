//! The match of a customer and a public fund at the stage of a trade (domain 4.1, 4.5): pure, so
//! that a decision can be made again from its stored inputs.

use kernel::{CustNo, Day, RiskLevel};

/// Rises with every change of [`decide`].
pub const RULES_VERSION: i64 = 1;

/// A customer's risk level.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Risk {
    /// C1 to C5.
    pub level: RiskLevel,
    /// The lowest class: only R1, and no warning can be acknowledged.
    pub lowest: bool,
    /// The last day on which it is valid.
    pub expires_on: Day,
    /// The test that gave it.
    pub test_id: i64,
}

impl Risk {
    /// Whether it is not valid any more.
    pub fn expired(&self, today: Day) -> bool {
        today > self.expires_on
    }
}

/// What a decision looks at.
#[derive(Debug, Clone)]
pub struct Facts {
    /// The customer.
    pub cust_no: CustNo,
    /// The customer's last test; none before the first.
    pub risk: Option<Risk>,
    /// The customer's age by the certificate, in years.
    pub age: i32,
    /// From this age on nothing above the level may be bought.
    pub elder_age: i64,
}

/// Codes of the specification, at the stage of a trade in a public fund.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum MatchCode {
    /// It fits.
    T0,
    /// The test is missing or expired.
    T1,
    /// Above the level: may go on after a written warning.
    T2,
    /// It fits, and a letter must be read: high risk, or an elder customer.
    T3,
    /// May not be bought.
    T6,
}

impl MatchCode {
    /// On the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::T0 => "T0",
            Self::T1 => "T1",
            Self::T2 => "T2",
            Self::T3 => "T3",
            Self::T6 => "T6",
        }
    }

    /// Whether the customer may go on after acknowledging a letter.
    pub const fn needs_letter(self) -> bool {
        matches!(self, Self::T2 | Self::T3)
    }
}

/// Matches a customer and a product of `fund_risk` on a day; the first rule that holds counts.
pub fn decide(facts: &Facts, fund_risk: RiskLevel, today: Day) -> MatchCode {
    let risk = match &facts.risk {
        Some(risk) if !risk.expired(today) => risk,
        _ => return MatchCode::T1,
    };
    let elder = i64::from(facts.age) >= facts.elder_age;
    pair((risk.level, risk.lowest), elder, fund_risk)
}

/// Matches as the rules of a version did; none of a version that this program does not know. When
/// [`RULES_VERSION`] rises, what `decide` was before stays here under its number.
pub(crate) fn decide_as(
    version: i64,
    facts: &Facts,
    fund_risk: RiskLevel,
    today: Day,
) -> Option<MatchCode> {
    (version == 1).then(|| decide(facts, fund_risk, today))
}

/// Matches a level, of the lowest class or not, and a product.
pub(crate) fn pair(
    (level, lowest): (RiskLevel, bool),
    elder: bool,
    fund_risk: RiskLevel,
) -> MatchCode {
    let above = fund_risk > level;
    let barred_lowest = lowest && fund_risk > RiskLevel::Low;
    if barred_lowest || (above && elder) {
        MatchCode::T6
    } else if above {
        MatchCode::T2
    } else if fund_risk >= RiskLevel::MediumHigh || elder {
        MatchCode::T3
    } else {
        MatchCode::T0
    }
}

/// Codes of the specification while the customer looks at a public fund.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Browsed {
    /// Nothing to be said; also to who was never tested: looking asks for no test.
    R0,
    /// Above the level.
    R1,
}

impl Browsed {
    /// On the wire.
    pub const fn code(self) -> &'static str {
        match self {
            Self::R0 => "R0",
            Self::R1 => "R1",
        }
    }
}

/// Matches a customer and a product that is looked at.
pub(crate) fn browse(facts: &Facts, fund_risk: RiskLevel, today: Day) -> Browsed {
    match &facts.risk {
        Some(risk) if !risk.expired(today) && fund_risk > risk.level => Browsed::R1,
        _ => Browsed::R0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(level: i64, lowest: bool, age: i32) -> Facts {
        let risk = Risk {
            level: RiskLevel::try_from(level).unwrap(),
            lowest,
            expires_on: "2026-12-31".parse().unwrap(),
            test_id: 1,
        };
        let cust_no = CustNo::try_from(1).unwrap();
        Facts { cust_no, risk: Some(risk), age, elder_age: 65 }
    }

    fn row(level: i64, lowest: bool, age: i32) -> Vec<&'static str> {
        let today = "2026-11-20".parse().unwrap();
        let facts = facts(level, lowest, age);
        RiskLevel::ALL.iter().map(|risk| decide(&facts, *risk, today).code()).collect()
    }

    #[test]
    fn the_matrix_of_customers_and_products() {
        assert_eq!(row(1, true, 30), ["T0", "T6", "T6", "T6", "T6"]);
        assert_eq!(row(1, false, 30), ["T0", "T2", "T2", "T2", "T2"]);
        assert_eq!(row(2, false, 30), ["T0", "T0", "T2", "T2", "T2"]);
        assert_eq!(row(3, false, 30), ["T0", "T0", "T0", "T2", "T2"]);
        assert_eq!(row(4, false, 30), ["T0", "T0", "T0", "T3", "T2"]);
        assert_eq!(row(5, false, 30), ["T0", "T0", "T0", "T3", "T3"]);
    }

    #[test]
    fn the_rules_in_force_can_be_asked_for_by_their_version() {
        let (facts, today) = (facts(3, false, 30), "2026-11-20".parse().unwrap());
        let made = |version| decide_as(version, &facts, RiskLevel::High, today);
        assert_eq!(made(RULES_VERSION), Some(MatchCode::T2));
        assert_eq!(made(RULES_VERSION + 1), None);
    }

    #[test]
    fn an_elder_customer_buys_nothing_above_his_level() {
        assert_eq!(row(3, false, 65), ["T3", "T3", "T3", "T6", "T6"]);
        assert_eq!(row(3, false, 64), ["T0", "T0", "T0", "T2", "T2"]);
    }

    #[test]
    fn who_only_looks_is_told_of_what_is_above_the_level() {
        let look = |facts: &Facts, day: &str| {
            let today = day.parse().unwrap();
            RiskLevel::ALL.iter().map(|risk| browse(facts, *risk, today).code()).collect()
        };
        let tested = facts(3, false, 70);
        let seen: Vec<_> = look(&tested, "2026-11-20");
        assert_eq!(seen, ["R0", "R0", "R0", "R1", "R1"]);
        let expired: Vec<_> = look(&tested, "2027-01-01");
        assert_eq!(expired, ["R0"; 5]);
        let untested: Vec<_> = look(&Facts { risk: None, ..tested }, "2026-11-20");
        assert_eq!(untested, ["R0"; 5]);
    }

    #[test]
    fn a_result_is_valid_through_its_last_day() {
        let facts = facts(3, false, 30);
        let on = |day: &str| decide(&facts, RiskLevel::Low, day.parse().unwrap());
        assert_eq!(on("2026-12-31"), MatchCode::T0);
        assert_eq!(on("2027-01-01"), MatchCode::T1);
        let none = Facts { risk: None, ..facts.clone() };
        assert_eq!(decide(&none, RiskLevel::Low, "2026-11-20".parse().unwrap()), MatchCode::T1);
    }
}
