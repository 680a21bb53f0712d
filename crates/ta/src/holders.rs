//! In whose certificates accounts are: said when they are opened (001, 008) and amended (003).
//! Nobody pays for shares with one that has expired before the order can have been placed.

use std::collections::{BTreeMap, HashMap, HashSet};

use kernel::Day;

use crate::Faults;
use crate::figures::codes;
use crate::number::account_number;
use crate::store::{ApplicationRow, HolderRow};

/// The last days of the certificates, by number of the account.
#[derive(Debug, Default)]
pub(crate) struct Holders {
    valid_to: HashMap<String, Day>,
    /// What was said today; a holder may open two accounts at once.
    said: BTreeMap<String, Day>,
}

impl Holders {
    pub fn new(accounts: &[(String, Option<Day>)]) -> Self {
        let known = accounts
            .iter()
            .filter_map(|(trade_acco, valid_to)| Some((account_number(trade_acco), (*valid_to)?)));
        Self { valid_to: known.collect(), said: BTreeMap::new() }
    }

    /// Whether a certificate has expired before a day.
    pub fn is_expired(&self, trade_acco: &str, day: Day) -> bool {
        self.valid_to.get(&account_number(trade_acco)).is_some_and(|last| *last < day)
    }

    /// What was said today, to be written.
    pub fn said(&self) -> Vec<HolderRow> {
        let row = |(ta_account, valid_to): (&String, &Day)| HolderRow {
            ta_account: ta_account.clone(),
            valid_to: Some(*valid_to),
        };
        self.said.iter().map(row).collect()
    }

    /// Takes what an application says of the holder; one that says nothing changes nothing.
    pub fn take(&mut self, application: &ApplicationRow) {
        let Some(valid_to) = application.valid_to else { return };
        let ta_account = account_number(&application.trade_acco);
        self.valid_to.insert(ta_account.clone(), valid_to);
        self.said.insert(ta_account, valid_to);
    }
}

/// The code of each application that amends a holder, by its number; one that is answered another
/// day has none.
pub(crate) fn amended<'a>(
    (faults, t_day): (&Faults, Day),
    applications: &'a [ApplicationRow],
    open: &HashSet<String>,
) -> HashMap<&'a str, &'static str> {
    let asked = applications.iter().filter(|application| application.amends());
    let code = |(number, application): (usize, &'a ApplicationRow)| {
        let each = |every: Option<usize>| every.is_some_and(|every| number.is_multiple_of(every));
        // Nobody waits for ever.
        if each(faults.late_amendments) && application.t_day == t_day {
            return None;
        }
        let code = match open.contains(&application.trade_acco) {
            false => codes::NO_ACCOUNT,
            true if each(faults.refuse_amendments) => codes::OTHER,
            true => lack(application).unwrap_or(codes::OK),
        };
        Some((application.app_sheet.as_str(), code))
    };
    (1..).zip(asked).filter_map(code).collect()
}

fn lack(application: &ApplicationRow) -> Option<&'static str> {
    [codes::NAME, codes::CERTIFICATE].into_iter().find(|code| *code == application.lacks)
}
