//! What a bank advances for quick redemptions (垫资): it holds the shares from the moment it pays,
//! and gets the TA's money for them when the TA confirms.

use super::confirming::Confirming;
use super::outcome::Outcome;
use super::store;
use crate::order::Order;
use db::{Error, Tx};
use ledger::{Account, Asset, Difference, Entry, EntryKind};

/// The TA's money for a quick redemption goes to the bank that advanced it, and the shares to the
/// fund. None unless the TA confirmed exactly what was advanced: the rest is for people to settle.
pub(crate) fn repayment(
    order: &Order,
    outcome: &Outcome,
    confirming: &Confirming,
) -> Option<Entry> {
    let Outcome::Redeemed { shares, net, .. } = *outcome else { return None };
    let (advanced, fund) = (order.confirmed_amount?, order.fund_code);
    if shares != order.shares || net != advanced || order.repaid_on.is_some() {
        return None;
    }
    let Confirming { day, at, ids, .. } = confirming;
    let kind = EntryKind::AdvanceRepaid;
    Some(
        Entry::new(ids.next_value(), order.cust_no, (*day, *at), kind, order.order_no)
            .cash(Account::fund_money(fund), Account::advance(fund), net)
            .shares(Account::advance(fund), Account::issued(fund), fund, shares),
    )
}

/// Compares what the journal says is advanced, in money and in shares, with the quick redemptions
/// that are not repaid, fund by fund, and answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_advances(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut found = Vec::new();
    for open in store::advanced(tx).await? {
        let account = Account::advance(open.fund_code);
        let money = ledger::balance(tx, &account, Asset::Cny).await?;
        let shares = ledger::balance(tx, &account, Asset::Shares(open.fund_code)).await?;
        for (asset, expected, booked) in [
            (Asset::Cny, open.amount.units().saturating_neg(), money),
            (Asset::Shares(open.fund_code), open.shares.units(), shares),
        ] {
            if booked != expected {
                let what = format!("open quick redemptions: {account} in {asset}");
                found.push(Difference { what, expected: booked, found: expected });
            }
        }
    }
    Ok(found)
}
