//! Recomputes positions from lots and from the journal, and values from shares.

use crate::store::{self, positions::Held};
use db::{Error, ErrorKind, Tx};
use kernel::{Day, Rounding, Shares, TradeAcco};
use ledger::{Account, Difference};
use std::collections::BTreeSet;

/// After so many days a loss is made up for.
const MADE_UP_DAYS: i32 = 30;

/// Compares every position with the sum of its lots, with the journal, what it is for with what its
/// account is for, and its value with its shares at their price, and answers what differs: nothing,
/// in a sound database.
///
/// # Errors
/// Those of the database.
pub async fn verify(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut journal = ledger::journal_shares(tx).await?;
    let purposes = bankcards::accounts_with_purposes(tx).await?;
    let losing = BTreeSet::from_iter(funds::losing(tx, Day::MIN).await?);
    let mut differences = Vec::new();
    for held in store::positions::held(tx).await? {
        let name = format!("position {} {} {}", held.cust_no, held.trade_acco, held.fund_code);
        let mut compare = |what: &str, expected: i64, found: i64| {
            if expected != found {
                differences.push(Difference { what: format!("{name}: {what}"), expected, found });
            }
        };
        compare("sum of lots", held.lots.units(), held.shares.units());
        let free = Account::shares(held.cust_no, held.trade_acco, held.fund_code);
        let waiting = Account::frozen(held.cust_no, held.trade_acco, held.fund_code);
        let free = journal.remove(free.name()).unwrap_or(0);
        let waiting = journal.remove(waiting.name()).unwrap_or(0);
        let unfrozen = held.shares.checked_sub(held.frozen).unwrap_or(Shares::MAX);
        compare("free shares", free, unfrozen.units());
        compare("frozen shares", waiting, held.frozen.units());
        compare("value of its shares", worth(&held)?, held.value.units());
        // A loss of the fund waits for income that makes up for it, or leaves with the last shares.
        let lost = held.shares.is_positive() && losing.contains(&held.fund_code);
        let least = if lost { held.accrued.units() } else { held.accrued.units().max(0) };
        compare("income not yet paid, at least", least, held.accrued.units());
        // It began with shares; where none are left it was closed.
        let never_held = held.shares.is_zero() && held.closed_on.is_none();
        compare("positions that never held anything", 0, i64::from(never_held));
        let purpose = purposes.get(&held.trade_acco).copied().unwrap_or_default();
        compare("purposes of its account", 1, i64::from(purpose == held.container));
        let (holds, begun) = (held.shares.is_positive(), held.opened_on.is_some());
        compare("rounds under way", i64::from(holds), i64::from(begun));
    }
    for (account, sum) in journal {
        let what = format!("no position for {account}");
        differences.push(Difference { what, expected: sum, found: 0 });
    }
    Ok(differences)
}

/// Income that is still accrued although the TA has paid all of it up to `until`: nothing, in a
/// sound database. A loss is carried on. The TA's may be more than the customer's, by that of the
/// advance bank's shares, so that it pays nothing yet: funds that lost lately are left out.
///
/// # Errors
/// Those of the database.
pub async fn verify_income(tx: &mut Tx, until: Day) -> Result<Vec<Difference>, Error> {
    let losing = BTreeSet::from_iter(funds::losing(tx, until.add_days(-MADE_UP_DAYS)).await?);
    let mut rows = store::positions::accrued_until(tx, until).await?;
    rows.retain(|(_, _, fund, _)| !losing.contains(fund));
    let difference = |(cust_no, acco, fund, accrued): (_, TradeAcco, _, kernel::Fen)| Difference {
        what: format!("position {cust_no} {acco} {fund}: income not yet paid up to {until}"),
        expected: 0,
        found: accrued.units(),
    };
    Ok(rows.into_iter().map(difference).collect())
}

fn worth(held: &Held) -> Result<i64, Error> {
    let worth = held.shares.value(held.nav, Rounding::HalfUp);
    let worth = worth.and_then(|worth| worth.checked_add(held.accrued));
    Ok(worth.map_err(|e| Error::new(ErrorKind::Fault, e))?.units())
}
