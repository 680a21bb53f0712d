//! Where money and shares are.

use crate::chart::{self, Kind, Whose};
use kernel::{CustNo, FundCode, TradeAcco};
use std::fmt;

/// A place in the journal that holds money or shares. Its text is stored, as
/// the chart has it.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Account {
    cust_no: Option<CustNo>,
    name: String,
    money: Whose,
}

impl Account {
    /// The banks outside: where a customer's money comes from and goes to.
    pub fn external_bank() -> Self {
        Self::house(&chart::EXTERNAL_BANK, &[])
    }

    /// The banks of pension accounts: where pension money comes from and goes to.
    pub fn external_pension() -> Self {
        Self::house(&chart::EXTERNAL_PENSION, &[])
    }

    /// The bank that advances quick redemptions of a money fund (垫支行).
    pub fn advance(fund: FundCode) -> Self {
        Self::house(&chart::ADVANCE, &[&fund])
    }

    /// Shares that a fund has issued: minus the sum of all holdings.
    pub fn issued(fund: FundCode) -> Self {
        Self::house(&chart::ISSUED, &[&fund])
    }

    /// Money that went into a fund's property, net of charges.
    pub fn fund_money(fund: FundCode) -> Self {
        Self::house(&chart::FUND_MONEY, &[&fund])
    }

    /// Charges of purchases and redemptions of a fund.
    pub fn fee(fund: FundCode) -> Self {
        Self::house(&chart::FEE, &[&fund])
    }

    /// What the house has paid to cards so that their holders could name it: minus the sum.
    pub fn card_checks() -> Self {
        Self::house(&chart::CARD_CHECKS, &[])
    }

    /// A customer's money that was collected for orders not yet confirmed.
    pub fn paid(cust_no: CustNo) -> Self {
        Self::customer(&chart::PAID, cust_no, &[&cust_no])
    }

    /// Proceeds of redemptions and dividends that are due to a customer.
    pub fn payable(cust_no: CustNo) -> Self {
        Self::customer(&chart::PAYABLE, cust_no, &[&cust_no])
    }

    /// Money of void, cancelled or cut orders that goes back to a customer.
    pub fn refund(cust_no: CustNo) -> Self {
        Self::customer(&chart::REFUND, cust_no, &[&cust_no])
    }

    /// One of a customer's pension money.
    pub(crate) fn of_pension(kind: &Kind, cust_no: CustNo) -> Self {
        Self::customer(kind, cust_no, &[&cust_no])
    }

    /// Shares of a fund that a customer holds under one card and may dispose of.
    pub fn shares(cust_no: CustNo, trade_acco: TradeAcco, fund: FundCode) -> Self {
        Self::customer(&chart::SHARES, cust_no, &[&cust_no, &trade_acco, &fund])
    }

    /// Shares of a fund that wait for the confirmation of a redemption.
    pub fn frozen(cust_no: CustNo, trade_acco: TradeAcco, fund: FundCode) -> Self {
        Self::customer(&chart::FROZEN, cust_no, &[&cust_no, &trade_acco, &fund])
    }

    /// The customer, for an account of a customer.
    pub fn cust_no(&self) -> Option<CustNo> {
        self.cust_no
    }

    /// The text that is stored.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Whose money it holds.
    pub(crate) fn money(&self) -> Whose {
        self.money
    }

    fn house(kind: &Kind, parts: &[&dyn fmt::Display]) -> Self {
        Self { cust_no: None, name: kind.name(parts), money: kind.money() }
    }

    fn customer(kind: &Kind, cust_no: CustNo, parts: &[&dyn fmt::Display]) -> Self {
        Self { cust_no: Some(cust_no), name: kind.name(parts), money: kind.money() }
    }
}

impl fmt::Display for Account {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)
    }
}
