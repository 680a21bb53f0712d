//! The simulated bank of pension accounts.

use super::store::{self, Protocol, pensions as accounts, pensions::PensionRow, unavailable};
use super::whim::before_check_digit;
use super::{Delays, Whim};
use crate::{
    PENSION_AGREEMENT, PaidIn, PartnerError, PensionBank, PensionDemand, PensionLink, PensionState,
    Reply,
};
use db::{Db, Error, ErrorKind, Tx};
use kernel::{CardNumber, Certificate, Clock, Day, Fen, Overflow};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use tokio::time::sleep;

/// 江汀银行, and how its pension accounts are numbered.
const BANK: &str = "JTB";
const ACCOUNTS: &str = "6299013";
/// By so much the number of an account that moved is higher.
const MOVED: i64 = 500_000;

/// What may be paid in within a calendar year, in fen.
const YEAR_MOST: i64 = 1_200_000;

/// The counter of the bank: here holders open accounts and pay in.
#[derive(Clone)]
pub struct Pensions {
    db: Db,
    clock: Clock,
    delays: Delays,
    silent: Arc<AtomicBool>,
}

/// What the bank says to a paying in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PaidInReply {
    /// It is in; what the account has now.
    Paid(Fen),
    /// More than may be paid in this year; what still may.
    AboveYear(Fen),
}

impl Pensions {
    pub(super) fn new(db: Db, clock: Clock, delays: Delays) -> Self {
        Self { db, clock, delays, silent: Arc::default() }
    }

    /// Whether it answers nobody, until it is told otherwise.
    pub fn fall_silent(&self, silent: bool) {
        self.silent.store(silent, Ordering::Relaxed);
    }

    /// Pays into the account of a person, which is opened with the first payment.
    ///
    /// # Errors
    /// Those of the bank's own database.
    pub async fn pay_in(
        &self,
        certificate: &Certificate,
        amount: Fen,
    ) -> Result<PaidInReply, PartnerError> {
        let (certificate, today) = (certificate.clone(), self.clock.now().day());
        let pay = async move |tx: &mut Tx| {
            let row = match accounts::of_holder(tx, &certificate).await? {
                Some(row) => row,
                None => open(tx, &certificate).await?,
            };
            let before = accounts::paid_in(tx, row.no, first_of_year(today)).await?;
            let before = Fen::try_sum(before.iter().map(|(_, amount)| *amount)).map_err(fault)?;
            let left = Fen::from_units(YEAR_MOST).checked_sub(before).map_err(fault)?;
            if amount > left {
                return Ok(PaidInReply::AboveYear(left));
            }
            let balance = row.balance.checked_add(amount).map_err(fault)?;
            accounts::set_balance(tx, row.no, balance).await?;
            accounts::insert_paid_in(tx, row.no, (today, amount)).await?;
            Ok::<_, Error>(PaidInReply::Paid(balance))
        };
        self.db.write(pay).await.map_err(unavailable)
    }

    /// Ends the agreement on a person's account, as who goes to the bank has it ended: no agreement
    /// leads there any more, until one is made anew.
    ///
    /// # Errors
    /// Those of the bank's own database.
    pub async fn end_agreement(&self, certificate: &Certificate) -> Result<(), PartnerError> {
        let certificate = certificate.clone();
        let end = async move |tx: &mut Tx| match accounts::of_holder(tx, &certificate).await? {
            Some(row) => end(tx, &row).await,
            None => Ok(()),
        };
        self.db.write(end).await.map_err(unavailable)
    }

    /// Gives a person's account another number, with all that is in it; the agreement ends.
    ///
    /// # Errors
    /// Those of the bank's own database.
    pub async fn move_account(&self, certificate: &Certificate) -> Result<(), PartnerError> {
        let certificate = certificate.clone();
        let change = async move |tx: &mut Tx| {
            let Some(row) = accounts::of_holder(tx, &certificate).await? else { return Ok(()) };
            end(tx, &row).await?;
            let account = numbered(MOVED.saturating_add(row.no), &certificate)?;
            accounts::set_account(tx, &PensionRow { account, protocol_no: None, ..row }).await
        };
        self.db.write(change).await.map_err(unavailable)
    }

    async fn find(&self, demand: &PensionDemand) -> Result<PensionLink, PartnerError> {
        self.answers(Whim::of_certificate(&demand.certificate)).await?;
        if Whim::of_certificate(&demand.certificate) == Some(Whim::Differs) {
            return Ok(PensionLink::Refused("姓名与证件号不一致，请核对".to_owned()));
        }
        let demand = demand.clone();
        let link = async move |tx: &mut Tx| {
            let Some(row) = accounts::of_holder(tx, &demand.certificate).await? else {
                return Ok(PensionLink::NoAccount);
            };
            let account = row.account.clone();
            let protocol_no = match row.protocol_no {
                Some(protocol_no) => {
                    store::renew_protocol(tx, &protocol_no).await?;
                    protocol_no
                }
                None => {
                    let protocol_no = format!("{PENSION_AGREEMENT}{}", demand.key);
                    accounts::put_agreement(tx, row.no, Some(&protocol_no)).await?;
                    let card = row.account;
                    let made = Protocol { protocol_no: protocol_no.clone(), card, valid: true };
                    store::put_protocol(tx, &made).await?;
                    protocol_no
                }
            };
            Ok::<_, Error>(PensionLink::Linked { protocol_no, bank_code: BANK.to_owned(), account })
        };
        self.db.write(link).await.map_err(unavailable)
    }

    async fn look(&self, protocol_no: &str) -> Result<Option<PensionState>, PartnerError> {
        let (number, now) = (protocol_no.to_owned(), self.clock.now());
        let read = async |tx: &mut Tx| {
            let Some(row) = accounts::of_protocols(tx, &[&number]).await?.pop() else {
                return Ok(None);
            };
            let paid_in = accounts::paid_in(tx, row.no, first_of_year(now.day())).await?;
            let paid_in = paid_in.into_iter().map(|(day, amount)| PaidIn { day, amount });
            let paid_in = paid_in.collect();
            let state = PensionState { balance: row.balance, paid_in, at: now };
            Ok::<_, Error>(Some((state, Whim::of_card(&row.account))))
        };
        let found = self.db.read(read).await.map_err(unavailable)?;
        let Some((state, whim)) = found else { return Ok(None) };
        self.answers(whim).await?;
        Ok(Some(state))
    }

    /// In its own time, or not at all.
    async fn answers(&self, whim: Option<Whim>) -> Result<(), PartnerError> {
        match whim {
            _ if self.silent.load(Ordering::Relaxed) => Err(PartnerError::TimedOut),
            Some(Whim::TimesOut) => {
                sleep(self.delays.time_out).await;
                Err(PartnerError::TimedOut)
            }
            Some(Whim::Late) => {
                sleep(self.delays.late).await;
                Ok(())
            }
            _ => Ok(()),
        }
    }
}

/// How a person's account ends decides what its bank does out of the ordinary, as it does on the
/// certificate.
async fn open(tx: &mut Tx, certificate: &Certificate) -> Result<PensionRow, Error> {
    let no = accounts::next_no(tx).await?;
    let account = numbered(no, certificate)?;
    let row = PensionRow { no, protocol_no: None, balance: Fen::ZERO, account };
    accounts::insert(tx, certificate, &row).await?;
    Ok(row)
}

fn numbered(no: i64, certificate: &Certificate) -> Result<CardNumber, Error> {
    let digits = format!("{ACCOUNTS}{no:06}{}", before_check_digit(certificate.number()));
    let check = CardNumber::check_digit(&digits).unwrap_or('0');
    format!("{digits}{check}").parse().map_err(|error| Error::new(ErrorKind::Fault, error))
}

/// No agreement leads to the account any more.
async fn end(tx: &mut Tx, row: &PensionRow) -> Result<(), Error> {
    if let Some(protocol_no) = &row.protocol_no {
        store::end_protocol(tx, protocol_no).await?;
    }
    accounts::put_agreement(tx, row.no, None).await
}

fn first_of_year(day: Day) -> Day {
    day.first_of_month().add_months(1 - day.month())
}

fn fault(error: Overflow) -> Error {
    Error::new(ErrorKind::Fault, error)
}

/// What each pension account of a batch still has, and where it is kept.
pub(super) struct Balances(Vec<PensionRow>);

impl Balances {
    /// Those of the agreements among these.
    pub async fn of(tx: &mut Tx, numbers: &[&str]) -> Result<Self, Error> {
        let pension: Vec<&str> =
            numbers.iter().copied().filter(|number| crate::is_pension(number)).collect();
        match pension.is_empty() {
            true => Ok(Self(Vec::new())),
            false => Ok(Self(accounts::of_protocols(tx, &pension).await?)),
        }
    }

    /// Takes from an account or gives to it; false where it has too little. Nothing of others.
    pub fn move_by(&mut self, protocol_no: &str, is_in: bool, amount: Fen) -> bool {
        let of = |row: &&mut PensionRow| row.protocol_no.as_deref() == Some(protocol_no);
        let Some(row) = self.0.iter_mut().find(of) else { return !crate::is_pension(protocol_no) };
        let moved = match is_in {
            true => row.balance.checked_sub(amount),
            false => row.balance.checked_add(amount),
        };
        match moved {
            Ok(left) if !left.is_negative() => {
                row.balance = left;
                true
            }
            _ => false,
        }
    }

    /// Writes down what they have now.
    pub async fn write(self, tx: &mut Tx) -> Result<(), Error> {
        for row in &self.0 {
            accounts::set_balance(tx, row.no, row.balance).await?;
        }
        Ok(())
    }
}

impl PensionBank for Pensions {
    fn link<'a>(&'a self, demand: &'a PensionDemand) -> Reply<'a, PensionLink> {
        Box::pin(self.find(demand))
    }

    fn state<'a>(&'a self, protocol_no: &'a str) -> Reply<'a, Option<PensionState>> {
        Box::pin(self.look(protocol_no))
    }
}
