//! A day's work at the TA: the register, the prices and the terms by which applications are
//! answered, and the answers so far.

use std::collections::{HashMap, HashSet};

use kernel::{Calendar, Day, Fen, FundCode, Nav};

use crate::entitled::Entitled;
use crate::holders::Holders;
use crate::register::Register;
use crate::store::AnswerRow;
use crate::{Faults, Market, Terms};

/// What all of a day's work needs.
pub(crate) struct Work<'a> {
    pub market: &'a dyn Market,
    pub t_day: Day,
    pub cfm_day: Day,
    pub calendar: &'a Calendar,
    pub faults: &'a Faults,
    pub register: Register,
    pub entitled: Entitled,
    pub answers: Vec<AnswerRow>,
    pub prices: HashMap<(String, Day), Nav>,
    pub terms: HashMap<(FundCode, Day), Option<Terms>>,
    /// The accounts that are open, with those that this day opens.
    pub accounts: HashSet<String>,
    /// In whose certificates they are.
    pub holders: Holders,
}

impl Work<'_> {
    /// The terms of a fund on a day, asked for once: an application has those of its T, whatever
    /// the day of its confirmation.
    pub fn terms(&mut self, fund: FundCode, day: Day) -> Option<Terms> {
        let market = self.market;
        self.terms.entry((fund, day)).or_insert_with(|| market.terms(fund, day)).clone()
    }

    /// Whether an account is open.
    pub fn is_open(&self, trade_acco: &str) -> bool {
        self.accounts.contains(trade_acco)
    }

    /// The published price of a fund's day.
    pub fn price(&self, fund: FundCode, day: Day) -> Option<Nav> {
        self.prices.get(&(fund.to_string(), day)).copied()
    }

    /// The next serial number of the confirmation day; always the same for the same work.
    pub fn serial(&self) -> String {
        format!("{:08}{:09}", self.cfm_day.yyyymmdd(), self.answers.len() + 1)
    }
}

/// Sums of a day, for the cap of an account.
#[derive(Default)]
pub(crate) struct Sums {
    bought: HashMap<(String, FundCode, Day), Fen>,
}

impl Sums {
    /// What a customer bought of a fund on a day so far.
    pub fn of(&mut self, trade_acco: &str, fund: FundCode, day: Day) -> &mut Fen {
        self.bought.entry((trade_acco.to_owned(), fund, day)).or_default()
    }
}
