//! Opening accounts (001, and 008 for who has one): before the trades that need them, whatever
//! their numbers. Refused where the account is open already, and a further one of nobody.

use std::collections::{HashMap, HashSet};

use kernel::Day;

use crate::Faults;
use crate::figures::codes;
use crate::number::account_number;
use crate::store::ApplicationRow;

/// A further account of a customer who has one.
const FURTHER: &str = "008";

/// What becomes of an application.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Opening {
    /// It is answered with this code.
    Answered(&'static str),
    /// It is answered another day.
    Late,
    /// It is never spoken of.
    Lost,
}

/// Opens accounts, first those of new customers; answers what became of each application, by its
/// number.
pub(crate) fn open<'a>(
    (faults, t_day): (&Faults, Day),
    applications: &'a [ApplicationRow],
    accounts: &mut HashSet<String>,
) -> HashMap<&'a str, Opening> {
    let asked = applications.iter().filter(|application| opens(application));
    let mut all = HashMap::new();
    let mut left = Vec::new();
    for (number, application) in (1_usize..).zip(asked) {
        let each = |every: Option<usize>| every.is_some_and(|every| number.is_multiple_of(every));
        let early = if each(faults.lose_accounts) {
            Opening::Lost
        } else if each(faults.late_accounts) && application.t_day == t_day {
            // Nobody waits for ever.
            Opening::Late
        } else if accounts.contains(&application.trade_acco) {
            Opening::Answered(codes::ACCOUNT_OPEN)
        } else if each(faults.refuse_accounts) {
            Opening::Answered(codes::OTHER)
        } else {
            left.push(application);
            continue;
        };
        all.insert(application.app_sheet.as_str(), early);
    }
    let (further, first): (Vec<&ApplicationRow>, _) =
        left.into_iter().partition(|application| application.business == FURTHER);
    for application in first {
        all.insert(application.app_sheet.as_str(), opened(accounts, application));
    }
    let known: HashSet<String> = accounts.iter().map(|acco| account_number(acco)).collect();
    for application in further {
        let opening = match known.contains(&account_number(&application.trade_acco)) {
            true => opened(accounts, application),
            false => Opening::Answered(codes::NO_ACCOUNT),
        };
        all.insert(application.app_sheet.as_str(), opening);
    }
    all
}

/// Opens an account, once: of two applications the second is one too many.
fn opened(accounts: &mut HashSet<String>, application: &ApplicationRow) -> Opening {
    Opening::Answered(match accounts.insert(application.trade_acco.clone()) {
        true => codes::OK,
        false => codes::ACCOUNT_OPEN,
    })
}

fn opens(application: &ApplicationRow) -> bool {
    application.is_of_account() && !application.closes() && !application.amends()
}
