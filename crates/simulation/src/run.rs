//! The days of a run.

mod evening;

use crate::answers::Answers;
use crate::audit::{unfinished, unregistered};
use crate::books::Books;
use crate::customers::{self, Acting, Customer};
use crate::faults::{DayFaults, Fault, Funds};
use crate::money::bank_view;
use crate::plan::QUIET_DAYS;
use crate::{Auditor, Audits, Company, Difference, Plan, Stop, Store, Tally, market};
use funds::Catalogue;
use kernel::{Calendar, Day, FundCode, FundType, Instant, TimeOfDay};

/// The first day of every run.
const FIRST_DAY: (i32, i32, i32) = (2026, 3, 2);
/// After so long, in time that isn't business time, the customers' passwords are verified again: a
/// session is unlocked for five minutes, and a day never takes the other two.
const UNLOCK_AFTER_MS: i64 = 180_000;
/// Asked so often, the bank has settled all that it ever will on a day.
const ROUNDS: u32 = 3;

/// What a run came to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// Hash of all orders, positions, lots and balances.
    pub state: String,
    /// What the hash is over, a line for each order, position, lot and balance.
    pub lines: Vec<String>,
    /// What the steps of all days and their breaks say, a line for each.
    pub record: Vec<String>,
    /// What happened.
    pub tally: Tally,
}

/// Runs a plan; `progress` hears of each day that is done.
///
/// # Errors
/// The first violation, or a part that failed.
pub async fn run(plan: Plan, store: Store, progress: impl Fn(u32)) -> Result<Outcome, Stop> {
    let mut running = Running::begin(plan, store).await?;
    for number in 0..plan.days + QUIET_DAYS {
        running.day(number).await?;
        progress(number + 1);
    }
    let books = Books::read(&running.company).await?;
    running.demand("the bank's statements", running.company.unsettled_at_bank().await?)?;
    running.demand("the agreements", running.company.unended_agreements().await?)?;
    running.demand("the TA's register", unregistered(&running.company).await?)?;
    running.demand("the quiet days", unfinished(&running.company, &books))?;
    running.see_who_is_gone().await?;
    running.tally.count_all(&books, &bank_view(&running.company).await?);
    let state = running.company.engine.state_hash().await?;
    let lines = running.company.lines().await?;
    let record = running.company.record().await?;
    Ok(Outcome { state, lines, record, tally: running.tally })
}

struct Running {
    plan: Plan,
    company: Company,
    funds: Funds,
    customers: Vec<Customer>,
    auditor: Auditor,
    answers: Answers,
    tally: Tally,
    day: Day,
    /// What goes wrong on it.
    drawn: Vec<Fault>,
    /// The day before, while its files have not come.
    behind: Option<(Day, DayFaults)>,
    unlocked_at: Option<Instant>,
}

impl Running {
    async fn begin(plan: Plan, store: Store) -> Result<Self, Stop> {
        let (year, month, day) = FIRST_DAY;
        let day = Day::new(year, month, day)?;
        let mut company = Company::found(store, plan.seed, at(day, (9, 30))?).await?;
        let traded = market::fill(company.app().db(), plan.seed, day).await?;
        let offered = market::offer(company.app().db(), plan.seed, day).await?;
        let customers = customers::open(&company, plan.customers).await?;
        company.begin_again().await?;
        let plain = plain(&company, &traded);
        let funds = Funds { plain, all: [traded, offered].concat() };
        let (auditor, answers, tally) = <(Auditor, Answers, Tally)>::default();
        let (drawn, behind, unlocked_at) = (Vec::new(), None, None);
        Ok(Self {
            plan,
            company,
            funds,
            customers,
            auditor,
            answers,
            tally,
            day,
            drawn,
            behind,
            unlocked_at,
        })
    }

    async fn day(&mut self, number: u32) -> Result<(), Stop> {
        let quiet = number >= self.plan.days;
        let faults = match quiet {
            true => DayFaults::default(),
            false => DayFaults::of(self.plan.seed, (number, self.day), &self.funds),
        };
        // A file that comes again is noted when it is found out.
        let drawn = faults.drawn.iter().filter(|fault| **fault != Fault::Renews);
        drawn.for_each(|fault| self.tally.drawn.note(*fault));
        self.drawn.clone_from(&faults.drawn);
        self.company.faults.set(faults.ta.clone());
        self.company.statements.mar(faults.statement.clone());
        self.company.bank.set_down(faults.bank_down);
        self.company.bank.set_keeps_agreements(faults.keeps_agreements);
        self.company.move_to(at(self.day, (9, 30))?);
        // A night has passed for the pay worker, too.
        self.company.begin_again().await?;
        self.settle().await?;
        self.see_who_is_gone().await?;
        self.unlock().await;
        for (occasion, time) in
            [("morning", (10, 5)), ("afternoon", (14, 55)), ("evening", (19, 0))]
        {
            if !quiet {
                self.company.move_to(at(self.day, time)?);
                // The orders of an evening are of the next T.
                let evening = occasion == "evening";
                let next = (number + 1, Calendar::china().next_open(self.day));
                let t = if evening { next } else { (number, self.day) };
                let quick = !DayFaults::of(self.plan.seed, t, &self.funds).hesitates();
                let untouched = if evening { faults.forced_funds() } else { Vec::new() };
                self.customers_act(occasion, quick, &untouched).await?;
            }
            self.catch_up(occasion).await?;
            // A day that is behind is worked off between two occasions.
            self.see_who_is_gone().await?;
        }
        self.work_off(&faults).await?;
        match self.is_behind().await? {
            true => {
                // Until all is there the books say what is missing; the bank alone may be behind.
                if faults.ta.files.unannounced.is_empty() {
                    self.audit("a day without answers").await?;
                }
                self.behind = Some((self.day, faults));
            }
            false => self.close(self.day, &faults).await?,
        }
        self.day = Calendar::china().next_open(self.day);
        Ok(())
    }

    async fn unlock(&mut self) {
        let now = self.company.app().clock().unmoved();
        if self.unlocked_at.is_some_and(|then| now.ms_since(then) < UNLOCK_AFTER_MS) {
            return;
        }
        for customer in self.customers.iter().filter(|customer| !customer.is_gone()) {
            customer.unlock(&self.company).await;
        }
        self.unlocked_at = Some(now);
    }

    /// All customers, one after the other; then the bank is asked for their money.
    async fn customers_act(
        &mut self,
        occasion: &'static str,
        quick: bool,
        untouched: &[FundCode],
    ) -> Result<(), Stop> {
        let Self { company, funds, customers, plan, day, .. } = self;
        let (funds, seed, day) = (&funds.all, plan.seed, *day);
        let acting = Acting { company, funds, seed, day, occasion, quick, untouched };
        for customer in customers {
            for order in customer.act(&acting, &mut self.tally).await? {
                self.auditor.promise(order);
            }
        }
        self.settle().await?;
        if self.plan.audits == Audits::EveryStep {
            self.audit(occasion).await?;
        }
        Ok(())
    }

    /// Whose account was closed since they were last looked at.
    async fn see_who_is_gone(&mut self) -> Result<(), Stop> {
        let read = async |tx: &mut db::Tx| identity::closed_customers(tx).await;
        let closed = self.company.app().db().read::<_, db::Error, _>(read).await?;
        for customer in &mut self.customers {
            if closed.contains(&customer.cust_no()) {
                customer.is_closed(&mut self.tally)?;
            }
        }
        Ok(())
    }

    /// Asks the bank until it has said all that it will, and ended what it does.
    async fn settle(&mut self) -> Result<(), Stop> {
        for _ in 0..ROUNDS {
            let counts = orders::collect(self.company.app()).await?;
            if counts.unknown == 0 {
                break;
            }
            self.company.begin_again().await?;
        }
        while bankcards::end_due(self.company.app()).await? > 0 {}
        Ok(())
    }

    async fn audit(&mut self, step: &str) -> Result<(), Stop> {
        let books = Books::read(&self.company).await?;
        self.audit_books(step, &books).await
    }

    async fn audit_books(&mut self, step: &str, books: &Books) -> Result<(), Stop> {
        let differences = self.auditor.audit_books(&self.company, books).await?;
        self.tally.note("audits");
        self.demand(step, differences)
    }

    fn demand(&self, step: &str, differences: Vec<Difference>) -> Result<(), Stop> {
        match differences.is_empty() {
            true => Ok(()),
            false => {
                let (seed, day, step) = (self.plan.seed, self.day, step.to_owned());
                Err(Stop::Broken { seed, day, step, drawn: self.drawn.clone(), differences })
            }
        }
    }
}

/// Funds whose positions the transfer agent may change by force.
fn plain(company: &Company, all: &[FundCode]) -> Vec<FundCode> {
    let catalogue = company.app().get::<Catalogue>();
    let is_plain = |code: &&FundCode| {
        let fund = catalogue.fund(**code);
        fund.is_some_and(|fund| !matches!(fund.fund_type, FundType::Money | FundType::Qdii))
    };
    all.iter().filter(is_plain).copied().collect()
}

fn at(day: Day, (hour, minute): (u8, u8)) -> Result<Instant, Stop> {
    Ok(Instant::at(day, TimeOfDay::new(hour, minute)?))
}
