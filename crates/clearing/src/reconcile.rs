//! File 05: what the TA holds against what we hold.

use crate::file_break::BreakKind;
use crate::renewed::begin_file;
use crate::state::{BreakState, StepState};
use crate::stated::{Name, Stated};
use crate::store::files::FileRow;
use crate::store::{self, BreakRow};
use crate::{Engine, Register, Report, Step, take_in};
use db::Tx;
use exchange::FileType;
use holdings::PositionKey;
use kernel::{Calendar, CustNo, Day, Overflow, Shares, TradeAcco};
use ledger::Difference;
use mailbox::Letter;
use std::collections::BTreeMap;
use wire::Failure;

/// Positions that are read at once.
const PAGE: i64 = 10_000;

impl Engine {
    /// Blocks redemptions of positions that differ and opens a break for each; settles the breaks
    /// of those that agree again.
    pub(crate) async fn reconcile(&self, day: Day) -> Result<Report, Failure> {
        let cfm_day = Calendar::china().next_open(day);
        let letters = self.letters(day, FileType::ShareStatement).await?;
        let theirs = Stated::read(&letters)?;
        self.begin_statements(cfm_day, &letters).await?;
        let read = async |tx: &mut Tx| Compared::read(tx, day, theirs).await;
        let compared = self.app.db().read::<_, db::Error, _>(read).await?;
        let (count, broken) = (compared.count, compared.differing.len());
        let work = async move |tx: &mut Tx| compared.write(tx, cfm_day).await;
        self.app.db().write_batch::<_, db::Error, _>(work).await?;
        self.taken(day, FileType::ShareStatement, &letters).await?;
        let note = match broken {
            0 => format!("{count}个持仓一致"),
            _ => format!("{count}个持仓，{broken}个不一致，已暂停赎回"),
        };
        Ok(Report::of(&take_in::hashes(&letters), &format!("{count} {broken}"), note))
    }
}

impl Engine {
    /// Notes the statements, and names those that came again under their names with other content.
    async fn begin_statements(&self, cfm_day: Day, letters: &[Letter]) -> Result<(), Failure> {
        // How many records they have nobody asks.
        let rows: Vec<FileRow> =
            letters.iter().map(|letter| take_in::file_row(letter, cfm_day, 0)).collect();
        let begin = async move |tx: &mut Tx| {
            let mut renewed = Vec::new();
            for row in &rows {
                renewed.extend(begin_file(tx, row).await?.renewed);
            }
            Ok(renewed)
        };
        let renewed = self.app.db().write::<_, db::Error, _>(begin).await?;
        let of = (cfm_day, FileType::ShareStatement);
        Ok(self.renew_breaks(of, BreakKind::OF_READING, renewed).await?)
    }

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

/// What the comparison found. It is made on a snapshot, page by page of our positions, so that
/// neither all of them are in memory nor customers wait; what a quick redemption moves meanwhile
/// changes no sum that is compared.
struct Compared {
    count: usize,
    /// What we hold, what they say.
    differing: BTreeMap<Name, (Shares, Shares)>,
    /// Breaks that are open, by position, and whether a side has it still.
    open: BTreeMap<Name, (bool, Vec<BreakRow>)>,
}

impl Compared {
    async fn read(tx: &mut Tx, t_day: Day, mut theirs: Stated) -> Result<Self, db::Error> {
        let mut all = Self { count: 0, differing: BTreeMap::new(), open: BTreeMap::new() };
        for row in store::open_breaks(tx).await? {
            let name = (row.trade_acco.clone(), row.fund);
            all.open.entry(name).or_insert((false, Vec::new())).1.push(row);
        }
        let mut advanced = advanced_after(tx, t_day).await?;
        let mut page = holdings::open_positions_after(tx, None, PAGE).await?;
        while let Some(last) = page.last().cloned() {
            for (_, acco, fund, held) in page {
                let name = (acco.to_string(), fund);
                let held = match advanced.remove(&name) {
                    Some(more) => held.checked_add(more).map_err(beyond)?,
                    None => held,
                };
                let stated = theirs.take(&name).unwrap_or(Shares::ZERO);
                all.compare(name, (held, stated));
            }
            page = holdings::open_positions_after(tx, Some(&last), PAGE).await?;
        }
        for (name, held) in advanced {
            let stated = theirs.take(&name).unwrap_or(Shares::ZERO);
            all.compare(name, (held, stated));
        }
        for (name, stated) in theirs.rest() {
            all.compare(name, (Shares::ZERO, stated));
        }
        all.count += all.open.values().filter(|(is_had, _)| !is_had).count();
        Ok(all)
    }

    fn compare(&mut self, name: Name, (held, stated): (Shares, Shares)) {
        self.count += 1;
        if let Some((is_had, _)) = self.open.get_mut(&name) {
            *is_had = true;
        }
        if held != stated {
            self.differing.insert(name, (held, stated));
        }
    }

    async fn write(&self, tx: &mut Tx, cfm_day: Day) -> Result<(), db::Error> {
        for (name, (_, rows)) in &self.open {
            let differs = self.differing.contains_key(name);
            // Of a position that differs still, the new break takes the old one's place.
            for row in rows.iter().filter(|row| !differs || row.cfm_day != cfm_day) {
                store::settle_break(tx, row).await?;
            }
            if !differs {
                block(tx, name, false).await?;
            }
        }
        let mut broken = Vec::with_capacity(self.differing.len());
        for (name, (held, stated)) in &self.differing {
            block(tx, name, true).await?;
            broken.push(BreakRow {
                cfm_day,
                trade_acco: name.0.clone(),
                fund: name.1,
                ours: *held,
                theirs: *stated,
                state: BreakState::Open,
            });
        }
        store::insert_breaks(tx, &broken).await
    }
}

fn beyond(error: Overflow) -> db::Error {
    db::Error::new(db::ErrorKind::Fault, error)
}

/// Advanced after the cut-off: the TA hears of it with the next T. And what it paid on them.
async fn advanced_after(tx: &mut Tx, t_day: Day) -> Result<BTreeMap<Name, Shares>, db::Error> {
    let mut all: BTreeMap<Name, Shares> = BTreeMap::new();
    for (acco, fund, shares) in orders::advanced_shares(tx, t_day).await? {
        let sum = all.entry((acco.to_string(), fund)).or_insert(Shares::ZERO);
        *sum = sum.checked_add(shares).map_err(beyond)?;
    }
    Ok(all)
}

/// What the TA must have registered after T, with whose it is.
async fn ours_after(
    tx: &mut Tx,
    t_day: Day,
) -> Result<BTreeMap<Name, (Option<CustNo>, Shares)>, db::Error> {
    let mut ours: BTreeMap<Name, (Option<CustNo>, Shares)> = BTreeMap::new();
    for (cust_no, acco, fund, shares) in holdings::open_positions(tx).await? {
        ours.insert((acco.to_string(), fund), (Some(cust_no), shares));
    }
    for (name, shares) in advanced_after(tx, t_day).await? {
        let (_, held) = ours.entry(name).or_insert((None, Shares::ZERO));
        *held = held.checked_add(shares).map_err(beyond)?;
    }
    Ok(ours)
}

/// Compares a register with our positions, by account and fund: nothing while its answers of the
/// same T are not all applied here.
async fn against(tx: &mut Tx, register: &Register) -> Result<Vec<Difference>, db::Error> {
    let steps = store::steps(tx, register.t_day).await?;
    let applied = |step: Step| {
        steps.iter().any(|row| row.step == step.name() && row.state == StepState::Done)
    };
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

/// Blocks a position or frees it, also one of which nothing is left: shares may be bought anew.
async fn block(tx: &mut Tx, name: &Name, blocked: bool) -> Result<(), db::Error> {
    // Under an account that only the TA knows nobody holds anything.
    let Ok(trade_acco) = name.0.parse::<TradeAcco>() else { return Ok(()) };
    let key = PositionKey { cust_no: trade_acco.cust_no(), trade_acco, fund_code: name.1 };
    holdings::set_blocked(tx, &key, blocked).await
}
