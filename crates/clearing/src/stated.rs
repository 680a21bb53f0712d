//! What the TA says of each position (file 05). A statement is the longest of all files: it is kept
//! as one sorted list, which takes a third of what a map of texts would.

use crate::take_in;
use exchange::{Detail, ShareStatement};
use kernel::{FundCode, Shares, TradeAcco};
use mailbox::Letter;
use std::collections::{BTreeMap, BTreeSet};
use wire::Failure;

/// An account and a fund; the account as the TA states it, which may be none of ours.
pub(crate) type Name = (String, FundCode);

/// Shares under an account that may be ours.
type Row = (TradeAcco, FundCode, Shares);

/// What the TA says of each position; each is taken once.
pub(crate) struct Stated {
    /// In the order of their names, each name once.
    rows: Vec<Row>,
    /// Which of them were taken.
    taken: Vec<bool>,
    /// Under accounts that cannot be ours.
    strange: BTreeMap<Name, Shares>,
}

impl Stated {
    /// Reads statements. Records of one position add up; lots count where their sum is not said
    /// beside them. A file that came twice counts once.
    ///
    /// # Errors
    /// A record that cannot be, with its file and account.
    pub fn read(letters: &[Letter]) -> Result<Self, Failure> {
        let (mut sums, mut lots) = (Side::default(), Side::default());
        let mut read = BTreeSet::new();
        for letter in letters.iter().filter(|letter| read.insert(letter.hash.clone())) {
            for part in take_in::parts::<ShareStatement>(letter)? {
                for record in part? {
                    let wrong = || take_in::wrong(letter, &record.transaction_account_id, "份额");
                    let fund = record.fund_code.parse().map_err(|_| wrong())?;
                    let held = take_in::shares(record.total_vol).ok_or_else(wrong)?;
                    let side = match record.detail == Some(Detail::Lot) {
                        true => &mut lots,
                        false => &mut sums,
                    };
                    side.add(&record.transaction_account_id, fund, held).ok_or_else(wrong)?;
                }
            }
            sums.add_up().map_err(|account| take_in::wrong(letter, account.as_str(), "份额"))?;
            lots.add_up().map_err(|account| take_in::wrong(letter, account.as_str(), "份额"))?;
        }
        lots.rows.retain(|lot| place(&sums.rows, (lot.0, lot.1)).is_none());
        if !lots.rows.is_empty() {
            sums.rows.append(&mut lots.rows);
            sums.rows.sort_unstable_by_key(name);
        }
        lots.strange.extend(sums.strange);
        let taken = vec![false; sums.rows.len()];
        Ok(Self { rows: sums.rows, taken, strange: lots.strange })
    }

    /// What is said of a position; none where nothing is said, or it was taken before.
    pub fn take(&mut self, name: &Name) -> Option<Shares> {
        let Ok(account) = name.0.parse() else { return self.strange.remove(name) };
        let at = place(&self.rows, (account, name.1))?;
        let (row, taken) = (self.rows.get(at)?, self.taken.get_mut(at)?);
        (!std::mem::replace(taken, true)).then_some(row.2)
    }

    /// What was not taken.
    pub fn rest(self) -> impl Iterator<Item = (Name, Shares)> {
        let rest = self.rows.into_iter().zip(self.taken).filter(|(_, taken)| !taken);
        let rest = rest.map(|((account, fund, shares), _)| ((account.to_string(), fund), shares));
        rest.chain(self.strange)
    }
}

/// Sums, or lots.
#[derive(Default)]
struct Side {
    rows: Vec<Row>,
    strange: BTreeMap<Name, Shares>,
}

impl Side {
    /// None where a sum is beyond all numbers.
    fn add(&mut self, account: &str, fund: FundCode, held: Shares) -> Option<()> {
        match account.parse() {
            Ok(account) => self.rows.push((account, fund, held)),
            Err(_) => {
                let sum = self.strange.entry((account.to_owned(), fund)).or_insert(Shares::ZERO);
                *sum = sum.checked_add(held).ok()?;
            }
        }
        Some(())
    }

    /// Sorts, and adds records of one position up; an account whose sum is beyond all numbers is
    /// the error.
    fn add_up(&mut self) -> Result<(), TradeAcco> {
        self.rows.sort_unstable_by_key(name);
        let mut beyond = None;
        self.rows.dedup_by(|next, sum| {
            let is_same = name(next) == name(sum);
            if is_same {
                match sum.2.checked_add(next.2) {
                    Ok(shares) => sum.2 = shares,
                    Err(_) => beyond = Some(sum.0),
                }
            }
            is_same
        });
        beyond.map_or(Ok(()), Err)
    }
}

fn name((account, fund, _): &Row) -> (TradeAcco, FundCode) {
    (*account, *fund)
}

fn place(rows: &[Row], wanted: (TradeAcco, FundCode)) -> Option<usize> {
    rows.binary_search_by_key(&wanted, name).ok()
}
