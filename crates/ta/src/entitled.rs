//! Who has a dividend (rule 2.6): whoever owned the shares at the end of the day before the
//! ex-date, by the T of what was applied for, whatever the day of its confirmation. Shares that
//! wait to be redeemed have none; those that are confirmed later, or not redeemed after all, have
//! theirs with the next file.

use std::collections::{BTreeMap, HashMap};

use kernel::{Day, Nav, Overflow, Shares};

use crate::register::Key;
use crate::store::{ApplicationRow, DueRow, LeftOutRow, PriceRow};

/// A dividend that was paid.
#[derive(Debug, Clone, Copy)]
struct Paid {
    ex_day: Day,
    per_share: Nav,
    nav: Nav,
}

/// What dividends left out, and what they owe.
#[derive(Debug, Default)]
pub(crate) struct Entitled {
    paid: HashMap<String, Vec<Paid>>,
    /// By application.
    left_out: HashMap<String, Vec<(Day, Shares)>>,
    pub fresh: Vec<LeftOutRow>,
    dues: BTreeMap<(Key, Day), DueRow>,
}

impl Entitled {
    pub fn new(paid: &[PriceRow], left_out: Vec<LeftOutRow>) -> Self {
        let mut entitled = Self::default();
        for row in paid {
            entitled.pay(row);
        }
        for row in left_out {
            entitled.left_out.entry(row.app_sheet).or_default().push((row.ex_day, row.shares));
        }
        entitled
    }

    /// Whether an account is owed a dividend.
    pub fn owes(&self, trade_acco: &str) -> bool {
        self.dues.keys().any(|(key, _)| key.1 == trade_acco)
    }

    /// Notes shares that an application will take, and that have no dividend.
    pub fn leave_out(&mut self, row: LeftOutRow) {
        let noted = self.left_out.entry(row.app_sheet.clone()).or_default();
        noted.push((row.ex_day, row.shares));
        self.fresh.push(row);
    }

    /// From now on shares of a T before it come too late for this dividend.
    pub fn pay(&mut self, row: &PriceRow) {
        if row.dividend.is_positive() {
            let paid = Paid { ex_day: row.day, per_share: row.dividend, nav: row.nav };
            self.paid.entry(row.fund.clone()).or_default().push(paid);
        }
    }

    /// Notes that shares were registered by an application of `t_day`.
    pub fn arrived(&mut self, key: &Key, t_day: Day, shares: Shares) -> Result<(), Overflow> {
        let paid = self.paid.get(&key.0).cloned().unwrap_or_default();
        for paid in paid.iter().filter(|paid| t_day < paid.ex_day) {
            self.owe(key, paid, shares)?;
        }
        Ok(())
    }

    /// Notes that an application was answered and took so many shares; what it didn't take of
    /// those that were left out for it stays with the customer.
    pub fn answered(&mut self, order: &ApplicationRow, taken: Shares) -> Result<(), Overflow> {
        let key = (order.fund.clone(), order.trade_acco.clone());
        for (ex_day, shares) in self.left_out.remove(&order.app_sheet).unwrap_or_default() {
            let kept = shares.checked_sub(taken)?;
            let of_fund = self.paid.get(&key.0).into_iter().flatten();
            let paid = of_fund.copied().find(|paid| paid.ex_day == ex_day);
            if let (Some(paid), true) = (paid, kept.is_positive()) {
                self.owe(&key, &paid, kept)?;
            }
        }
        Ok(())
    }

    fn owe(&mut self, key: &Key, paid: &Paid, shares: Shares) -> Result<(), Overflow> {
        let due = self.dues.entry((key.clone(), paid.ex_day)).or_insert_with(|| DueRow {
            fund: key.0.clone(),
            trade_acco: key.1.clone(),
            ex_day: paid.ex_day,
            shares: Shares::ZERO,
            per_share: paid.per_share,
            nav: paid.nav,
        });
        due.shares = due.shares.checked_add(shares)?;
        Ok(())
    }

    /// What is owed from today on.
    pub fn dues(&self) -> Vec<DueRow> {
        self.dues.values().filter(|due| due.shares.is_positive()).cloned().collect()
    }
}
