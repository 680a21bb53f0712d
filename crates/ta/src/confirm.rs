//! Answers applications: strict checks first, then the figures.

use std::collections::{HashMap, HashSet};

use kernel::{Nav, Shares};

use crate::figures::{Figures, Leg, Outcome, codes};
use crate::holders::amended;
use crate::opening::{self, Opening};
use crate::order::Due;
use crate::register::Key;
use crate::store::{AnswerRow, AnsweredRow, ApplicationRow, MethodRow, OpenedRow};
use crate::work::{Sums, Work};
use crate::{TaError, apply};

/// What was done, to be written.
#[derive(Default)]
pub(crate) struct Done {
    pub answered: Vec<AnsweredRow>,
    pub methods: Vec<MethodRow>,
    pub opened: Vec<OpenedRow>,
    /// Accounts that are closed.
    pub closed: Vec<String>,
    /// Shares of applications that wait for a price: nobody takes them meanwhile.
    pub reserved: HashMap<Key, Shares>,
}

/// Answers all that is due, in the order of days and numbers. Whether an account is opened is known
/// before the trades that need it, whatever their numbers.
pub(crate) fn confirm(
    work: &mut Work<'_>,
    applications: &[ApplicationRow],
    mut accounts: HashSet<String>,
) -> Result<Done, TaError> {
    let (mut done, mut sums) = (Done::default(), Sums::default());
    let openings = opening::open((work.faults, work.t_day), applications, &mut accounts);
    let opens = |application: &&ApplicationRow| {
        openings.get(application.app_sheet.as_str()) == Some(&Opening::Answered(codes::OK))
    };
    done.opened.extend(applications.iter().filter(opens).map(|application| OpenedRow {
        trade_acco: application.trade_acco.clone(),
        opened_on: work.t_day,
    }));
    let amended = amended((work.faults, work.t_day), applications, &accounts);
    for application in applications {
        let passed = amended.get(application.app_sheet.as_str()) == Some(&codes::OK);
        if passed || opens(&application) {
            work.holders.take(application);
        }
    }
    work.accounts = accounts;
    for (number, application) in (1..).zip(applications) {
        let due = Due { application, number };
        // Last of all: see `closing`.
        if application.closes() {
            continue;
        }
        if application.amends() {
            if let Some(code) = amended.get(application.app_sheet.as_str()).copied() {
                push(work, application, Figures { code, ..Figures::default() });
                done.answered.push(AnsweredRow::of(application));
            }
            continue;
        }
        if let Some(opening) = openings.get(application.app_sheet.as_str()) {
            if let Opening::Answered(code) = *opening {
                push(work, application, Figures { code, ..Figures::default() });
            }
            if *opening != Opening::Late {
                done.answered.push(AnsweredRow::of(application));
            }
            continue;
        }
        let known = work.is_open(&application.trade_acco);
        answer_one(work, &due, known, &mut sums, &mut done)?;
    }
    Ok(done)
}

fn answer_one(
    work: &mut Work<'_>,
    due: &Due<'_>,
    account_is_known: bool,
    sums: &mut Sums,
    done: &mut Done,
) -> Result<(), TaError> {
    let application = due.application;
    let refused = |number: Option<usize>| number.is_some_and(|n| due.number.is_multiple_of(n));
    // What was received (120) waits for the end of the offering, and for nothing else.
    let received = application.business == "020" && application.t_day < work.t_day;
    let barred =
        refused(work.faults.refuse_each) || (application.pays() && is_expired(work, application));
    let outcome = if barred && !received {
        Outcome::Refused(codes::OTHER)
    } else if !account_is_known {
        Outcome::Refused(codes::NO_ACCOUNT)
    } else {
        apply::apply(work, due, sums)?
    };
    match outcome {
        Outcome::Later => return reserve(application, done),
        // It goes on waiting.
        Outcome::Received(figures) => {
            push(work, application, figures);
            return Ok(());
        }
        Outcome::Refused(code) => {
            work.entitled.answered(application, Shares::ZERO)?;
            push(work, application, Figures::refused(code));
        }
        Outcome::Method(method) => {
            push(work, application, Figures::default());
            let (trade_acco, fund) = (application.trade_acco.clone(), application.fund.clone());
            done.methods.push(MethodRow { trade_acco, fund, t_day: application.t_day, method });
        }
        Outcome::Confirmed(all) => {
            let taken = Shares::try_sum(all.iter().filter(|f| f.leaves()).map(|f| f.shares))?;
            work.entitled.answered(application, taken)?;
            for figures in all {
                push(work, application, figures);
            }
        }
    }
    done.answered.push(AnsweredRow::of(application));
    Ok(())
}

/// Whether it pays with a certificate that had expired before the cut-off of the day before T, from
/// which on an order of T may have been placed.
fn is_expired(work: &Work<'_>, application: &ApplicationRow) -> bool {
    let placed_from = work.calendar.previous_open(application.t_day);
    work.holders.is_expired(&application.trade_acco, placed_from)
}

fn reserve(application: &ApplicationRow, done: &mut Done) -> Result<(), TaError> {
    let key = (application.fund.clone(), application.trade_acco.clone());
    let reserved = done.reserved.entry(key).or_default();
    *reserved = reserved.checked_add(application.shares)?;
    Ok(())
}

pub(crate) fn push(work: &mut Work<'_>, application: &ApplicationRow, figures: Figures) {
    let own = format!("1{}", &application.business[1..]);
    let is_account = application.fund.is_empty();
    let target = figures.target.unwrap_or_default();
    let (trade_acco, target_acco, direction) = match figures.leg {
        Some((own, other, leg)) => (own, other, direction(leg).to_owned()),
        None => (application.trade_acco.clone(), application.target_acco.clone(), String::new()),
    };
    work.answers.push(AnswerRow {
        serial: work.serial(),
        cfm_day: work.cfm_day,
        file_type: if is_account { "02" } else { "04" }.to_owned(),
        business: figures.business.map_or(own, ToOwned::to_owned),
        return_code: figures.code.to_owned(),
        app_sheet: application.app_sheet.clone(),
        t_day: application.t_day,
        trade_acco,
        fund: application.fund.clone(),
        asked_amount: application.amount,
        asked_shares: application.shares,
        amount: figures.amount,
        shares: figures.shares,
        fee: figures.fee,
        refund: if figures.code == codes::OK { figures.refund } else { application.amount },
        interest: figures.interest,
        price: figures.price,
        per_share: Nav::ZERO,
        method: application.method.clone(),
        target: application.target.clone(),
        target_price: target.price,
        target_shares: target.shares,
        top_up_fee: target.top_up_fee,
        target_acco,
        direction,
    });
}

/// TransferDirection.
const fn direction(leg: Leg) -> &'static str {
    match leg {
        Leg::Out => "0",
        Leg::In => "1",
    }
}
