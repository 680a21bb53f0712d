//! The chart of accounts: every kind of place that holds money or shares, as data. Accounts are
//! written, read and found by it; what the journal has beside it, `verify` names.

use crate::Asset;
use kernel::{CustNo, FundCode, TradeAcco};
use std::fmt::{Display, Write};

/// A kind of account. Its text is that of its accounts, with each part in braces.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Kind {
    text: &'static str,
    holds: Holds,
    money: Whose,
}

/// What accounts of a kind hold.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Holds {
    Money,
    Shares,
    Both,
}

/// Whose money an account holds that is under way between banks and funds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) enum Whose {
    /// That of cards, and the house's.
    Cards,
    /// That of pension accounts.
    Pensions,
    /// None: it lies in funds, or holds no money.
    Nobodys,
}

pub(crate) const EXTERNAL_BANK: Kind =
    Kind { text: "external:bank", holds: Holds::Money, money: Whose::Cards };
pub(crate) const ADVANCE: Kind =
    Kind { text: "advance:{fund}", holds: Holds::Both, money: Whose::Cards };
pub(crate) const ISSUED: Kind =
    Kind { text: "fund:{fund}:issued", holds: Holds::Shares, money: Whose::Nobodys };
pub(crate) const FUND_MONEY: Kind =
    Kind { text: "fund:{fund}:money", holds: Holds::Money, money: Whose::Nobodys };
pub(crate) const FEE: Kind =
    Kind { text: "fee:{fund}", holds: Holds::Money, money: Whose::Nobodys };
pub(crate) const CARD_CHECKS: Kind =
    Kind { text: "expense:card-checks", holds: Holds::Money, money: Whose::Cards };
pub(crate) const PAID: Kind =
    Kind { text: "cust:{cust}:paid", holds: Holds::Money, money: Whose::Cards };
pub(crate) const PAYABLE: Kind =
    Kind { text: "cust:{cust}:payable", holds: Holds::Money, money: Whose::Cards };
pub(crate) const REFUND: Kind =
    Kind { text: "cust:{cust}:refund", holds: Holds::Money, money: Whose::Cards };
pub(crate) const EXTERNAL_PENSION: Kind =
    Kind { text: "external:pension", holds: Holds::Money, money: Whose::Pensions };
pub(crate) const PENSION_PAID: Kind =
    Kind { text: "cust:{cust}:pension:paid", holds: Holds::Money, money: Whose::Pensions };
pub(crate) const PENSION_PAYABLE: Kind =
    Kind { text: "cust:{cust}:pension:payable", holds: Holds::Money, money: Whose::Pensions };
pub(crate) const PENSION_REFUND: Kind =
    Kind { text: "cust:{cust}:pension:refund", holds: Holds::Money, money: Whose::Pensions };
pub(crate) const SHARES: Kind =
    Kind { text: "cust:{cust}:{acco}:{fund}", holds: Holds::Shares, money: Whose::Nobodys };
pub(crate) const FROZEN: Kind =
    Kind { text: "cust:{cust}:{acco}:{fund}:frozen", holds: Holds::Shares, money: Whose::Nobodys };

/// All of them.
pub(crate) const CHART: [&Kind; 15] = [
    &EXTERNAL_BANK,
    &ADVANCE,
    &ISSUED,
    &FUND_MONEY,
    &FEE,
    &CARD_CHECKS,
    &PAID,
    &PAYABLE,
    &REFUND,
    &EXTERNAL_PENSION,
    &PENSION_PAID,
    &PENSION_PAYABLE,
    &PENSION_REFUND,
    &SHARES,
    &FROZEN,
];

/// How the names of customers' accounts begin; of the house there are none like it.
pub(crate) const CUSTOMERS: &str = "cust:";

impl Kind {
    pub const fn money(&self) -> Whose {
        self.money
    }

    /// The name of the account of these parts, in their order.
    pub fn name(&self, parts: &[&dyn Display]) -> String {
        let mut parts = parts.iter();
        let mut name = String::with_capacity(40);
        for (place, segment) in self.text.split(':').enumerate() {
            if place > 0 {
                name.push(':');
            }
            let filled = match is_part(segment) {
                true => parts.next().map(|part| write!(name, "{part}")),
                false => Some(name.write_str(segment)),
            };
            debug_assert!(filled == Some(Ok(())), "{} has more parts", self.text);
        }
        name
    }

    /// Whether an account of that name is one of these, and may hold the asset: money, or shares
    /// of the fund that its name says.
    pub fn has(&self, name: &str, asset: &str) -> bool {
        let mut said = name.split(':');
        let mut fund = None;
        for segment in self.text.split(':') {
            let fits = match (segment, said.next()) {
                (_, None) => false,
                ("{cust}", Some(part)) => part.parse::<CustNo>().is_ok(),
                ("{fund}", Some(part)) => {
                    fund = Some(part);
                    part.parse::<FundCode>().is_ok()
                }
                ("{acco}", Some(part)) => part.parse::<TradeAcco>().is_ok(),
                (segment, Some(part)) => segment == part,
            };
            if !fits {
                return false;
            }
        }
        let money = asset == Asset::Cny.to_string();
        let held = match self.holds {
            Holds::Money => money,
            Holds::Shares => fund == Some(asset),
            Holds::Both => money || fund == Some(asset),
        };
        said.next().is_none() && held
    }
}

fn is_part(segment: &str) -> bool {
    segment.starts_with('{')
}

/// Whether the chart has an account of that name, and it may hold the asset.
pub(crate) fn knows(name: &str, asset: &str) -> bool {
    CHART.iter().any(|kind| kind.has(name, asset))
}

/// Whether it is a customer's.
pub(crate) fn is_customers(name: &str) -> bool {
    name.starts_with(CUSTOMERS)
}

/// Whether it holds what a customer has paid for orders.
pub(crate) fn is_paid(name: &str, asset: &str) -> bool {
    PAID.has(name, asset) || PENSION_PAID.has(name, asset)
}

/// Whether proceeds come to it.
pub(crate) fn is_payable(name: &str, asset: &str) -> bool {
    PAYABLE.has(name, asset) || PENSION_PAYABLE.has(name, asset)
}

/// Whether it holds what a customer is owed.
pub(crate) fn is_owed(name: &str, asset: &str) -> bool {
    [&PAYABLE, &REFUND, &PENSION_PAYABLE, &PENSION_REFUND].iter().any(|kind| kind.has(name, asset))
}

/// Whose money an account of that name holds.
pub(crate) fn whose(name: &str) -> Whose {
    let money = Asset::Cny.to_string();
    let kind = CHART.iter().find(|kind| kind.has(name, &money));
    kind.map_or(Whose::Nobodys, |kind| kind.money())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_account_is_of_one_kind_and_the_stored_texts_stay() {
        let (cust, fund): (CustNo, FundCode) = (7.try_into().unwrap(), "000001".parse().unwrap());
        let acco = TradeAcco::of(cust, 1).unwrap();
        let (cust, acco, fund): (&dyn Display, &dyn Display, &dyn Display) = (&cust, &acco, &fund);
        let names = [
            (EXTERNAL_BANK.name(&[]), "external:bank", "CNY"),
            (ADVANCE.name(&[fund]), "advance:000001", "CNY"),
            (ISSUED.name(&[fund]), "fund:000001:issued", "000001"),
            (FUND_MONEY.name(&[fund]), "fund:000001:money", "CNY"),
            (FEE.name(&[fund]), "fee:000001", "CNY"),
            (CARD_CHECKS.name(&[]), "expense:card-checks", "CNY"),
            (PAID.name(&[cust]), "cust:0000000007:paid", "CNY"),
            (PAYABLE.name(&[cust]), "cust:0000000007:payable", "CNY"),
            (REFUND.name(&[cust]), "cust:0000000007:refund", "CNY"),
            (EXTERNAL_PENSION.name(&[]), "external:pension", "CNY"),
            (PENSION_PAID.name(&[cust]), "cust:0000000007:pension:paid", "CNY"),
            (PENSION_PAYABLE.name(&[cust]), "cust:0000000007:pension:payable", "CNY"),
            (PENSION_REFUND.name(&[cust]), "cust:0000000007:pension:refund", "CNY"),
            (SHARES.name(&[cust, acco, fund]), "cust:0000000007:0000000007001:000001", "000001"),
            (
                FROZEN.name(&[cust, acco, fund]),
                "cust:0000000007:0000000007001:000001:frozen",
                "000001",
            ),
        ];
        for ((name, stored, asset), kind) in names.iter().zip(CHART) {
            assert_eq!(name, stored);
            let of: Vec<&&Kind> = CHART.iter().filter(|kind| kind.has(name, asset)).collect();
            assert_eq!(of, [&kind], "{name}");
            assert!(knows(name, asset) && !knows(name, "000002"), "{name}");
            assert_eq!(is_customers(name), kind.text.starts_with("cust:{cust}"), "{name}");
            let among = |kinds: &[&Kind]| kinds.contains(&kind);
            let payable = [&PAYABLE, &PENSION_PAYABLE];
            let owed = among(&payable) || among(&[&REFUND, &PENSION_REFUND]);
            assert_eq!(is_owed(name, asset), owed, "{name}");
            assert_eq!(is_paid(name, asset), among(&[&PAID, &PENSION_PAID]), "{name}");
            assert_eq!(is_payable(name, asset), among(&payable), "{name}");
            let pensions = name.split(':').any(|part| part == "pension");
            assert_eq!(kind.money() == Whose::Pensions, pensions, "{name}");
        }
        assert!(knows("advance:000001", "000001"));
    }

    #[test]
    fn what_is_not_quite_an_account_is_none() {
        for (name, asset) in [
            ("", "CNY"),
            ("external", "CNY"),
            ("external:bank:2", "CNY"),
            ("external:pension", "000001"),
            ("cust:0000000007:pension:due", "CNY"),
            ("cust:0000000007:pension:000001", "000001"),
            ("external:bank", "000001"),
            ("fund:000001:issued", "CNY"),
            ("fund:000001:money", "000001"),
            ("fund:abc:money", "CNY"),
            ("advance:000001", "000002"),
            ("cust:x:paid", "CNY"),
            ("cust:0000000007:paid", "000001"),
            ("cust:0000000007::000001", "000001"),
            ("cust:0000000007:T1:000001", "000001"),
            ("cust:0000000007:0000000007001:000001", "CNY"),
            ("cust:0000000007:0000000007001:000001:thawed", "000001"),
        ] {
            assert!(!knows(name, asset), "{name} in {asset}");
        }
        assert!(!is_owed("cust:0000000007:payable", "000001"));
    }
}
