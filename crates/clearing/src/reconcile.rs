//! File 05: what the TA holds against what we hold.

use crate::store::{self, BreakRow};
use crate::{Engine, Register, Report, Step, take_in};
use db::Tx;
use exchange::{Detail, FileType, ShareStatement};
use holdings::PositionKey;
use kernel::{Calendar, CustNo, Day, FundCode, Shares};
use ledger::Difference;
use mailbox::Letter;
use std::collections::{BTreeMap, BTreeSet};
use wire::Failure;

type Name = (String, FundCode);

impl Engine {
    /// Blocks redemptions of positions that differ and opens a break for each; settles the breaks
    /// of those that agree again.
    pub(crate) async fn reconcile(&self, day: Day) -> Result<Report, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let letters = self.letters(day, FileType::ShareStatement).await?;
        let theirs = stated(&letters)?;
        let work = async move |tx: &mut Tx| compare(tx, (day, cfm_day), &theirs).await;
        let (compared, broken) = self.app.db().write_batch::<_, db::Error, _>(work).await?;
        let note = match broken {
            0 => format!("{compared}个持仓一致"),
            _ => format!("{compared}个持仓，{broken}个不一致，已暂停赎回"),
        };
        Ok(Report::of(&take_in::hashes(&letters), &format!("{compared} {broken}"), note))
    }
}

impl Engine {
    /// Compares the register of a TA that we can look into with our positions, and answers what
    /// differs: nothing, in sound books.
    ///
    /// # Errors
    /// The TA's database fails, or ours.
    pub async fn verify_register(&self) -> Result<Vec<Difference>, Failure> {
        let register = self.counterparty.register().await;
        match register.map_err(|cause| Failure::fault("the TA's register", cause))? {
            Some(register) => {
                let read = async |tx: &mut Tx| against(tx, &register).await;
                Ok(self.app.db().read::<_, db::Error, _>(read).await?)
            }
            None => Ok(Vec::new()),
        }
    }
}

/// What the TA says of each position. Records of one position add up; lots count where their sum is
/// not said beside them. A file that came twice counts once.
fn stated(letters: &[Letter]) -> Result<BTreeMap<Name, Shares>, Failure> {
    let (mut sums, mut lots) = <(BTreeMap<Name, Shares>, BTreeMap<Name, Shares>)>::default();
    let mut read = BTreeSet::new();
    for letter in letters.iter().filter(|letter| read.insert(letter.hash.clone())) {
        for record in take_in::records::<ShareStatement>(letter)? {
            let wrong = || take_in::wrong(letter, &record.transaction_account_id, "份额");
            let fund = record.fund_code.parse().map_err(|_| wrong())?;
            let held = take_in::shares(record.total_vol).ok_or_else(wrong)?;
            let of = if record.detail == Some(Detail::Lot) { &mut lots } else { &mut sums };
            let name = (record.transaction_account_id.clone(), fund);
            let sum = of.entry(name).or_insert(Shares::ZERO);
            *sum = sum.checked_add(held).map_err(|_| wrong())?;
        }
    }
    lots.extend(sums);
    Ok(lots)
}

async fn compare(
    tx: &mut Tx,
    (day, cfm_day): (Day, Day),
    theirs: &BTreeMap<Name, Shares>,
) -> Result<(usize, usize), db::Error> {
    let ours = ours_after(tx, day).await?;
    let mut open: BTreeMap<Name, Vec<BreakRow>> = BTreeMap::new();
    for row in store::open_breaks(tx).await? {
        open.entry((row.trade_acco.clone(), row.fund)).or_default().push(row);
    }
    let names: BTreeSet<&Name> = ours.keys().chain(theirs.keys()).chain(open.keys()).collect();
    let (mut broken, compared) = (Vec::new(), names.len());
    for name in names {
        let (cust_no, held) = match ours.get(name) {
            Some((cust_no, held)) => (*cust_no, *held),
            None => (None, Shares::ZERO),
        };
        let stated = theirs.get(name).copied().unwrap_or(Shares::ZERO);
        // Of a position that differs still, the new break takes the old one's place.
        let old = open.get(name).into_iter().flatten();
        for row in old.filter(|row| held == stated || row.cfm_day != cfm_day) {
            store::settle_break(tx, row).await?;
        }
        if held != stated {
            block(tx, cust_no, name, true).await?;
            broken.push(BreakRow {
                cfm_day,
                trade_acco: name.0.clone(),
                fund: name.1,
                ours: held,
                theirs: stated,
                state: "open".to_owned(),
            });
        } else if open.contains_key(name) {
            block(tx, cust_no, name, false).await?;
        }
    }
    store::insert_breaks(tx, &broken).await?;
    Ok((compared, broken.len()))
}

/// What the TA must have registered after T, with whose it is.
async fn ours_after(
    tx: &mut Tx,
    t_day: Day,
) -> Result<BTreeMap<Name, (Option<CustNo>, Shares)>, db::Error> {
    let mut ours: BTreeMap<Name, (Option<CustNo>, Shares)> = BTreeMap::new();
    for (cust_no, acco, fund, shares) in holdings::open_positions(tx).await? {
        ours.insert((acco, fund), (Some(cust_no), shares));
    }
    // Advanced after the cut-off: the TA hears of it with the next T. And what it paid on them.
    for (acco, fund, shares) in orders::advanced_shares(tx, t_day).await? {
        let (_, held) = ours.entry((acco, fund)).or_insert((None, Shares::ZERO));
        *held = held.checked_add(shares).map_err(|e| db::Error::new(db::ErrorKind::Fault, e))?;
    }
    Ok(ours)
}

/// Compares a register with our positions, by account and fund: nothing while its answers of the
/// same T are not all applied here.
async fn against(tx: &mut Tx, register: &Register) -> Result<Vec<Difference>, db::Error> {
    let steps = store::steps(tx, register.t_day).await?;
    let applied =
        |step: Step| steps.iter().any(|row| row.step == step.name() && row.state == "done");
    if !applied(Step::Confirm) {
        return Ok(Vec::new());
    }
    let mut both: BTreeMap<(String, String), (Shares, Shares)> = BTreeMap::new();
    for ((acco, fund), (_, held)) in ours_after(tx, register.t_day).await? {
        both.insert((acco, fund.to_string()), (held, Shares::ZERO));
    }
    for (acco, fund, registered) in &register.shares {
        both.entry((acco.clone(), fund.clone())).or_default().1 = *registered;
    }
    let differs = |(_, (held, registered)): &(_, (Shares, Shares))| held != registered;
    let difference = |((acco, fund), (held, registered)): (_, (Shares, Shares))| Difference {
        what: format!("the TA's register, {fund} under {acco}"),
        expected: held.units(),
        found: registered.units(),
    };
    Ok(both.into_iter().filter(differs).map(difference).collect())
}

async fn block(
    tx: &mut Tx,
    cust_no: Option<CustNo>,
    name: &Name,
    blocked: bool,
) -> Result<(), db::Error> {
    // A position that only the TA knows has nobody who could redeem it.
    let Some(cust_no) = cust_no else { return Ok(()) };
    let key = PositionKey { cust_no, trade_acco: name.0.clone(), fund_code: name.1 };
    holdings::set_blocked(tx, &key, blocked).await
}
