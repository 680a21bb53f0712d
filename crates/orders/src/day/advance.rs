//! What a bank advances for quick redemptions (垫资): it holds the shares from the moment it pays,
//! and gets the TA's money for them when the TA confirms. Until then the TA states them for the
//! customer and pays income on them, which is the bank's from the day on which it paid (MM-03).

use super::confirming::Confirming;
use super::outcome::Outcome;
use super::store::advanced::{self, AdvancedIncome};
use crate::order::Order;
use calc::{CalcError, Steps};
use db::{Error, ErrorKind, Tx};
use kernel::{CustNo, Day, FundCode, Nav, NoIds, Shares, TradeAcco};
use ledger::{Account, Asset, Difference, Entry, EntryKind};
use std::collections::BTreeMap;

/// The TA's money for a quick redemption goes to the bank that advanced it, and the shares to the
/// fund. None unless the TA confirmed exactly what was advanced: the rest is for people to settle.
pub(crate) fn repayment(
    order: &Order,
    outcome: &Outcome,
    confirming: &Confirming,
) -> Result<Option<Entry>, NoIds> {
    let Outcome::Redeemed { shares, net, .. } = *outcome else { return Ok(None) };
    let (advanced, fund) = (order.confirmed_amount, order.fund_code);
    if shares != order.shares || Some(net) != advanced || order.repaid_on.is_some() {
        return Ok(None);
    }
    let Confirming { day, at, ids, .. } = confirming;
    let kind = EntryKind::AdvanceRepaid;
    Ok(Some(
        Entry::new(ids.next_value()?, order.cust_no, (*day, *at), kind, order.order_no)
            .cash(Account::fund_money(fund), Account::advance(fund), net)
            .shares(Account::advance(fund), Account::issued(fund), fund, shares),
    ))
}

type Of = (CustNo, TradeAcco, FundCode);

/// Notes what is the bank's of the incomes that the TA pays on `confirmed_on`: those of T and the
/// closed days after it, as (fund, day, income of 10,000 shares). To be called before they are
/// paid; noted again, nothing changes.
///
/// # Errors
/// Those of the database.
pub async fn note_incomes(
    tx: &mut Tx,
    (t_day, confirmed_on): (Day, Day),
    incomes: &[(FundCode, Day, Nav)],
) -> Result<(), Error> {
    let mut held: BTreeMap<Of, Vec<(Day, Shares)>> = BTreeMap::new();
    for given in advanced::given(tx, t_day, confirmed_on.previous()).await? {
        let account = (given.cust_no, given.trade_acco, given.fund_code);
        held.entry(account).or_default().push((given.given_on, given.shares));
    }
    // Earlier incomes stay in the account and have income of their own.
    for (cust_no, acco, fund, shares) in advanced::booked(tx, confirmed_on.previous()).await? {
        held.entry((cust_no, acco, fund)).or_default().push((Day::MIN, shares));
    }
    let mut rows = Vec::new();
    for ((cust_no, trade_acco, fund_code), parts) in held {
        let of_fund = incomes.iter().filter(|(fund, ..)| *fund == fund_code);
        let shares = income(&parts, of_fund).map_err(|e| Error::new(ErrorKind::Fault, e))?;
        if shares.is_positive() {
            let booked = Shares::ZERO;
            rows.push(AdvancedIncome {
                confirmed_on,
                trade_acco,
                fund_code,
                cust_no,
                shares,
                booked,
            });
        }
    }
    advanced::insert(tx, &rows).await
}

/// Income of shares that are the bank's from a day on each, carried to them each day.
fn income<'a>(
    parts: &[(Day, Shares)],
    incomes: impl Iterator<Item = &'a (FundCode, Day, Nav)>,
) -> Result<Shares, CalcError> {
    let mut gained = Shares::ZERO;
    for (_, day, of_10000) in incomes {
        let here = parts.iter().filter(|(from, _)| from <= day);
        let held = Shares::try_sum(here.map(|(_, shares)| *shares))?.checked_add(gained)?;
        let income = calc::daily_income(held, *of_10000, &mut Steps::silent())?;
        gained = gained.checked_add(Shares::from_units(income.units()))?;
    }
    Ok(gained)
}

/// The bank's part of the incomes of a day, while they are paid.
pub(crate) struct Parts(Vec<AdvancedIncome>);

impl Parts {
    pub(crate) async fn of_day(tx: &mut Tx, confirmed_on: Day) -> Result<Self, Error> {
        Ok(Self(advanced::of_day(tx, confirmed_on).await?))
    }

    /// Takes its part out of an income: at most all of it.
    pub(crate) fn take(
        &mut self,
        (acco, fund): (TradeAcco, FundCode),
        paid: Shares,
    ) -> Result<Shares, Error> {
        let wanted = |row: &&mut AdvancedIncome| row.trade_acco == acco && row.fund_code == fund;
        let Some(row) = self.0.iter_mut().find(wanted) else { return Ok(Shares::ZERO) };
        let left = row.shares.checked_sub(row.booked);
        let taken = left.map(|left| left.min(paid));
        let booked = taken.and_then(|taken| row.booked.checked_add(taken));
        row.booked = booked.map_err(|e| Error::new(ErrorKind::Fault, e))?;
        taken.map_err(|e| Error::new(ErrorKind::Fault, e))
    }

    /// What is still its part of an income.
    pub(crate) fn owed(&self, (acco, fund): (TradeAcco, FundCode)) -> Shares {
        let wanted = |row: &&AdvancedIncome| row.trade_acco == acco && row.fund_code == fund;
        let row = self.0.iter().find(wanted);
        row.and_then(|row| row.shares.checked_sub(row.booked).ok()).unwrap_or_default()
    }

    pub(crate) async fn book(self, tx: &mut Tx) -> Result<(), Error> {
        let taken: Vec<_> = self.0.into_iter().filter(|row| row.booked.is_positive()).collect();
        advanced::book(tx, &taken).await
    }
}

/// Shares that are the bank's although the TA states them for a customer when it states `day`:
/// those of quick redemptions of a later T, and income, as (account, fund, shares).
///
/// # Errors
/// Those of the database.
pub async fn advanced_shares(
    tx: &mut Tx,
    day: Day,
) -> Result<Vec<(TradeAcco, FundCode, Shares)>, Error> {
    let mut all = advanced::given_after(tx, day).await?;
    let incomes = advanced::booked(tx, Day::MAX).await?.into_iter();
    all.extend(incomes.map(|(_, acco, fund, shares)| (acco, fund, shares)));
    Ok(all)
}

/// Compares what the journal says is advanced, in money and in shares, with the quick redemptions
/// that are not repaid and the income of such shares, fund by fund, and answers what differs.
///
/// # Errors
/// Those of the database.
pub async fn verify_advances(tx: &mut Tx) -> Result<Vec<Difference>, Error> {
    let mut found = Vec::new();
    let mut incomes: BTreeMap<FundCode, i64> = BTreeMap::new();
    for (.., fund, shares) in advanced::booked(tx, Day::MAX).await? {
        let sum = incomes.entry(fund).or_default();
        *sum = sum.saturating_add(shares.units());
    }
    for open in advanced::advanced(tx).await? {
        let income = incomes.get(&open.fund_code).copied().unwrap_or(0);
        let account = Account::advance(open.fund_code);
        let money = ledger::balance(tx, &account, Asset::Cny).await?;
        let shares = ledger::balance(tx, &account, Asset::Shares(open.fund_code)).await?;
        for (asset, expected, booked) in [
            (Asset::Cny, open.amount.units().saturating_neg(), money),
            (Asset::Shares(open.fund_code), open.shares.units().saturating_add(income), shares),
        ] {
            if booked != expected {
                let what = format!("open quick redemptions: {account} in {asset}");
                found.push(Difference { what, expected: booked, found: expected });
            }
        }
    }
    Ok(found)
}
