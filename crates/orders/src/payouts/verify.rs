//! Proofs that the money which goes to cards is where the journal says.

use super::store::{payouts, proceeds, purses};
use bankcards::Purpose;
use db::{Error, Tx};
use kernel::TradeAcco;
use ledger::{Difference, Purse};
use std::collections::{BTreeMap, BTreeSet};

/// Compares what customers are to be paid and are not yet with what the journal holds for them,
/// both ways round: a payout without its money, and money that nobody would pay out. Answers what
/// differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_payouts(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let booked = ledger::journal_owed(tx).await?;
    let mut sums: BTreeMap<String, (i64, i64)> =
        booked.into_iter().map(|(account, booked)| (account, (booked, 0))).collect();
    for owed in payouts::owed(tx).await? {
        let purse = Purse::of(owed.cust_no, owed.is_pension);
        for (account, stored) in [(purse.refund(), owed.refund), (purse.payable(), owed.payable)] {
            sums.entry(account.name().to_owned()).or_default().1 = stored.units();
        }
    }
    let differs = sums.into_iter().filter(|(_, (booked, stored))| booked != stored);
    let difference = |(account, (expected, found))| Difference {
        what: format!("open payouts: {account}"),
        expected,
        found,
    };
    Ok(differs.map(difference).collect())
}

/// Finds shares in accounts that no card has: their money would have nowhere to go; and accounts
/// whose money is not that of their purpose.
///
/// # Errors
/// Those of the database.
pub async fn verify_accounts(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let known = bankcards::all_accounts(tx).await?;
    let held = holdings::open_positions(tx).await?;
    let held: BTreeSet<TradeAcco> = held.into_iter().map(|(_, account, ..)| account).collect();
    let lost = held.difference(&known);
    let difference =
        |account| Difference { what: format!("cards of account {account}"), expected: 1, found: 0 };
    let mut found: Vec<Difference> = lost.map(difference).collect();
    found.extend(verify_pensions(tx).await?);
    Ok(found)
}

/// Finds accounts for pensions of which something was paid by a card or to one, and others of which
/// it was out of a pension account or into it.
async fn verify_pensions(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let purposes = bankcards::accounts_with_purposes(tx).await?;
    let found = purses::of_accounts(tx).await?.into_iter().filter_map(|(account, is_pension)| {
        let expected = purposes.get(&account) == Some(&Purpose::Pension);
        (expected != is_pension).then(|| Difference {
            what: format!("account {account}: whether its money is that of a pension"),
            expected: i64::from(expected),
            found: i64::from(is_pension),
        })
    });
    Ok(found.collect())
}

/// Compares purchases with the proceeds that paid them, and answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_onward(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let found = proceeds::unfit(tx).await?.into_iter().map(|unfit| Difference {
        what: format!("bought with the proceeds of order {}", unfit.order_no),
        expected: unfit.proceeds.units(),
        found: unfit.bought.units(),
    });
    Ok(found.collect())
}
