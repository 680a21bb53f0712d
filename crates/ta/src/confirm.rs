//! Answers applications: strict checks first, then the figures.

use std::collections::{HashMap, HashSet};

use kernel::{Day, Fen, FundCode, Nav, Shares};

use crate::TaError;
use crate::answer::Work;
use crate::apply::{self, Outcome};
use crate::register::Key;
use crate::store::{AccountRow, AnswerRow, AnsweredRow, ApplicationRow, MethodRow};

/// What was done, to be written.
#[derive(Default)]
pub(crate) struct Done {
    pub answered: Vec<AnsweredRow>,
    pub methods: Vec<MethodRow>,
    /// Shares of applications that wait for a price: nobody takes them meanwhile.
    pub reserved: HashMap<Key, Shares>,
}

/// Return codes of the standard.
pub(crate) mod codes {
    pub const OK: &str = "0000";
    pub const TOO_FEW_SHARES: &str = "0001";
    pub const NOT_IN_OFFERING: &str = "0004";
    pub const NO_ACCOUNT: &str = "0009";
    pub const OTHER: &str = "0010";
    pub const BUSINESS: &str = "0103";
    pub const FUND: &str = "0200";
    pub const VOLUME: &str = "0206";
    pub const AMOUNT: &str = "0207";
    pub const METHOD: &str = "0141";
    pub const TARGET: &str = "0223";
    pub const NO_REDEMPTIONS: &str = "0382";
    pub const TARGET_STOPPED: &str = "0397";
    pub const BIG_REDEMPTION: &str = "0421";
}

/// Sums of a day, for the cap of an account.
#[derive(Default)]
pub(crate) struct Sums {
    bought: HashMap<(String, FundCode, Day), Fen>,
}

impl Sums {
    /// What a customer bought of a fund on a day so far.
    pub fn of(&mut self, trade_acco: &str, fund: FundCode, day: Day) -> &mut Fen {
        self.bought.entry((trade_acco.to_owned(), fund, day)).or_default()
    }
}

/// Answers all that is due, in the order of days and numbers.
pub(crate) fn confirm(
    work: &mut Work<'_>,
    applications: &[ApplicationRow],
    accounts: &[AccountRow],
) -> Result<Done, TaError> {
    let accounts: HashSet<&str> = accounts.iter().map(|row| row.trade_acco.as_str()).collect();
    let (mut done, mut sums) = (Done::default(), Sums::default());
    for (number, application) in applications.iter().enumerate() {
        let due = Due { application, number: number + 1 };
        let known = accounts.contains(application.trade_acco.as_str());
        answer_one(work, &due, known, &mut sums, &mut done)?;
    }
    Ok(done)
}

/// An application, and which one of the day it is.
pub(crate) struct Due<'a> {
    pub application: &'a ApplicationRow,
    pub number: usize,
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
    let outcome = if refused(work.faults.refuse_each) && !received {
        Outcome::Refused(codes::OTHER)
    } else if application.business.as_str() <= "009" {
        Outcome::Account
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
        Outcome::Refused(code) => push(work, application, Figures::refused(code)),
        Outcome::Account => push(work, application, Figures::default()),
        Outcome::Method(method) => {
            push(work, application, Figures::default());
            let (trade_acco, fund) = (application.trade_acco.clone(), application.fund.clone());
            done.methods.push(MethodRow { trade_acco, fund, method });
        }
        Outcome::Confirmed(all) => {
            for figures in all {
                push(work, application, figures);
            }
        }
    }
    done.answered.push(AnsweredRow { app_sheet: application.app_sheet.clone(), waiting: false });
    Ok(())
}

fn reserve(application: &ApplicationRow, done: &mut Done) -> Result<(), TaError> {
    let key = (application.fund.clone(), application.trade_acco.clone());
    let reserved = done.reserved.entry(key).or_default();
    *reserved = reserved.checked_add(application.shares)?;
    Ok(())
}

/// The figures of a confirmation.
#[derive(Debug, Clone)]
pub(crate) struct Figures {
    pub code: &'static str,
    /// The confirming business where it isn't the application's own.
    pub business: Option<&'static str>,
    /// Net of the fee.
    pub amount: Fen,
    pub shares: Shares,
    pub fee: Fen,
    pub refund: Fen,
    /// Of the offering period: in the shares of a fund that is established, beside the refund of
    /// one that failed.
    pub interest: Fen,
    pub price: Nav,
    /// Of a conversion.
    pub target: Option<Target>,
}

/// The leg of the fund that comes in.
#[derive(Debug, Clone, Default)]
pub(crate) struct Target {
    pub price: Nav,
    pub shares: Shares,
    /// The difference of both purchase fees.
    pub top_up_fee: Fen,
}

impl Default for Figures {
    fn default() -> Self {
        Self {
            code: codes::OK,
            business: None,
            amount: Fen::ZERO,
            shares: Shares::ZERO,
            fee: Fen::ZERO,
            refund: Fen::ZERO,
            interest: Fen::ZERO,
            price: Nav::ZERO,
            target: None,
        }
    }
}

impl Figures {
    fn refused(code: &'static str) -> Self {
        Self { code, ..Self::default() }
    }
}

fn push(work: &mut Work<'_>, application: &ApplicationRow, figures: Figures) {
    let own = format!("1{}", &application.business[1..]);
    let is_account = application.fund.is_empty();
    let target = figures.target.unwrap_or_default();
    work.answers.push(AnswerRow {
        serial: work.serial(),
        cfm_day: work.cfm_day,
        file_type: if is_account { "02" } else { "04" }.to_owned(),
        business: figures.business.map_or(own, ToOwned::to_owned),
        return_code: figures.code.to_owned(),
        app_sheet: application.app_sheet.clone(),
        t_day: application.t_day,
        trade_acco: application.trade_acco.clone(),
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
    });
}
