//! Whose money is under way.

use crate::{Account, chart};
use kernel::CustNo;

/// A customer's money that is under way between a bank and funds. What comes out of the pension
/// account goes back there, and what a card pays to cards: the accounts of one never meet those of
/// the other, which [`crate::verify`] proves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Purse {
    cust_no: CustNo,
    is_pension: bool,
}

impl Purse {
    /// That of a customer.
    pub const fn of(cust_no: CustNo, is_pension: bool) -> Self {
        Self { cust_no, is_pension }
    }

    /// The banks outside, or the banks of pension accounts: where it comes from and goes to.
    pub fn outside(self) -> Account {
        match self.is_pension {
            true => Account::external_pension(),
            false => Account::external_bank(),
        }
    }

    /// What was collected for orders not yet confirmed.
    pub fn paid(self) -> Account {
        match self.is_pension {
            true => Account::of_pension(&chart::PENSION_PAID, self.cust_no),
            false => Account::paid(self.cust_no),
        }
    }

    /// Proceeds of redemptions and dividends that are due.
    pub fn payable(self) -> Account {
        match self.is_pension {
            true => Account::of_pension(&chart::PENSION_PAYABLE, self.cust_no),
            false => Account::payable(self.cust_no),
        }
    }

    /// Money of void, cancelled or cut orders that goes back.
    pub fn refund(self) -> Account {
        match self.is_pension {
            true => Account::of_pension(&chart::PENSION_REFUND, self.cust_no),
            false => Account::refund(self.cust_no),
        }
    }
}
