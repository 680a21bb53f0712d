//! What the TA's register says of customers, amended where it is not true any more: asked for with
//! file 01 (003), answered with file 02 (103). What the TA refuses is asked for again with the next
//! day's file, and waits for a person meanwhile.

use crate::Engine;
use crate::requests;
use crate::state::{AccountState, RequestState};
use crate::store::accounts::{self as store, AccountRow, RequestAnswer};
use crate::store::amendments::{self, AmendmentRow};
use crate::store::leavings;
use db::Tx;
use exchange::{AccountApplication, AccountConfirmation};
use kernel::{CustNo, Day};
use std::collections::BTreeMap;
use wire::Failure;

/// Customers that are read together.
const PAGE: i64 = 1_000;
/// How the numbers of these applications begin.
const NUMBERS: char = 'M';

impl Engine {
    /// Decides, before the file 01 of a day is written, of whom it amends what is registered: each
    /// customer in a transaction of his own, so that what was killed half-way is found again.
    pub(crate) async fn amend(&self, day: Day) -> Result<(), Failure> {
        let mut after = None;
        loop {
            let read = async |tx: &mut Tx| accounts::register_due(tx, after, PAGE).await;
            let due: Vec<CustNo> = self.app.db().read::<_, db::Error, _>(read).await?;
            let Some(last) = due.last().copied() else { return Ok(()) };
            for cust_no in due {
                let work = async move |tx: &mut Tx| amend(tx, cust_no, day).await;
                self.app.db().write_batch::<_, db::Error, _>(work).await?;
            }
            after = Some(last);
        }
    }

    /// The applications that amend what is registered, of a day.
    pub(crate) async fn amending_applications(
        &self,
        day: Day,
    ) -> Result<Vec<AccountApplication>, Failure> {
        let read = async |tx: &mut Tx| {
            let rows = amendments::amendments_on(tx, day).await?;
            let accounts = rows.into_iter().map(|row| row.trade_acco).collect();
            requests::records(tx, ("003", NUMBERS, day), accounts, &self.mail.seller).await
        };
        self.app.db().read(read).await
    }
}

/// Asks for each number that a customer has at the TA. Where the TA is still to speak of one of his
/// accounts, all wait for the next day; where there is none, there is nothing to amend.
async fn amend(tx: &mut Tx, cust_no: CustNo, day: Day) -> Result<(), db::Error> {
    let known = store::accounts_of(tx, cust_no).await?;
    if waits(tx, cust_no, &known).await? {
        return Ok(());
    }
    let open = known.into_iter().filter(|account| account.state == AccountState::Open);
    let by_number: BTreeMap<String, AmendmentRow> =
        open.rev().map(|account| (account.ta_account.clone(), asked(&account, day))).collect();
    let rows: Vec<AmendmentRow> = by_number.into_values().collect();
    amendments::insert_amendments(tx, &rows).await?;
    accounts::note_register_due(tx, cust_no, false).await
}

async fn waits(tx: &mut Tx, cust_no: CustNo, known: &[AccountRow]) -> Result<bool, db::Error> {
    let is_asked = known.iter().any(|account| account.state == AccountState::Asked);
    Ok(is_asked || leavings::is_leaving(tx, cust_no).await? || is_amended(tx, known).await?)
}

/// Whether the TA is still to speak of an amendment of one of these accounts.
pub(crate) async fn is_amended(tx: &mut Tx, known: &[AccountRow]) -> Result<bool, db::Error> {
    for account in known {
        if amendments::is_waiting(tx, account.trade_acco).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// What the TA says of an amendment; none where it is about anything else.
pub(crate) fn answer(record: &AccountConfirmation) -> Option<RequestAnswer> {
    requests::said(("103", NUMBERS), record)
}

/// Writes it down. What was refused is due again.
pub(crate) async fn take_in(tx: &mut Tx, answer: &RequestAnswer) -> Result<(), db::Error> {
    if amendments::answer_amendment(tx, answer).await? && answer.state == RequestState::Refused {
        accounts::note_register_due(tx, answer.trade_acco.cust_no(), true).await?;
    }
    Ok(())
}

fn asked(account: &AccountRow, day: Day) -> AmendmentRow {
    AmendmentRow {
        trade_acco: account.trade_acco,
        asked_on: day,
        ta_account: account.ta_account.clone(),
        state: RequestState::Asked,
        reason: String::new(),
    }
}
