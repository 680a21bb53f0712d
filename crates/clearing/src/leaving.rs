//! Closing customers' accounts: the TA is asked with file 01 once the customer's days are over and
//! nothing stands against it (002), answers with file 02 (102), and when all that the files of that
//! day brought is booked the account is closed, or open again. Each customer's is a transaction of
//! its own: killed anywhere, the rest is found again.

use crate::Engine;
use crate::amending::is_amended;
use crate::requests;
use crate::state::{AccountState, RequestState};
use crate::store::accounts::{self as store, RequestAnswer};
use crate::store::leavings::{self, LeavingRow};
use db::Tx;
use exchange::{AccountApplication, AccountConfirmation};
use kernel::{CustNo, Day, Instant};
use privacy::ClosingRow;
use wire::Failure;
use wire::closing::{AllParts, Looked, Parted};

/// Customers that are read together.
const PAGE: i64 = 1_000;
/// How the numbers of these applications begin.
const NUMBERS: char = 'X';

impl Engine {
    /// Decides on the closings that are due at the cut-off of a day, before its file 01 is written.
    pub(crate) async fn leave(&self, day: Day, at: Instant) -> Result<(), Failure> {
        let mut after = None;
        loop {
            let read = async |tx: &mut Tx| privacy::due(tx, day, after, PAGE).await;
            let due: Vec<CustNo> = self.app.db().read::<_, db::Error, _>(read).await?;
            let Some(last) = due.last().copied() else { return Ok(()) };
            for cust_no in due {
                self.settle_decided(cust_no, at).await;
                let app = self.app.clone();
                let work = async move |tx: &mut Tx| {
                    let of = Parted { app: &app, cust_no, at };
                    leave(tx, of, day).await
                };
                self.app.db().write_batch::<_, Failure, _>(work).await?;
            }
            after = Some(last);
        }
    }

    /// Lets what was decided of a customer take effect before it is looked at. What cannot be
    /// settled stands against his closing still, and keeps nobody else's from being decided.
    async fn settle_decided(&self, cust_no: CustNo, at: Instant) {
        let of = Parted { app: &self.app, cust_no, at };
        if let Err(failure) = self.app.get::<AllParts>().settle(of).await {
            tracing::error!(doing = "settling before a closing", %cust_no, cause = %failure);
        }
    }

    /// The applications that close accounts, of a day. Asked again, they are the same ones.
    pub(crate) async fn closing_applications(
        &self,
        day: Day,
    ) -> Result<Vec<AccountApplication>, Failure> {
        let read = async |tx: &mut Tx| {
            let rows = leavings::leavings_on(tx, day).await?;
            let accounts = rows.into_iter().map(|row| row.trade_acco).collect();
            requests::records(tx, ("002", NUMBERS, day), accounts, &self.mail.seller).await
        };
        self.app.db().read(read).await
    }

    /// Ends the closings of which the TA has said all: after everything that its files brought.
    pub(crate) async fn settle_closings(&self, at: Instant) -> Result<(), Failure> {
        let mut after = None;
        loop {
            let read = async |tx: &mut Tx| privacy::sent(tx, after, PAGE).await;
            let sent: Vec<CustNo> = self.app.db().read::<_, db::Error, _>(read).await?;
            let Some(last) = sent.last().copied() else { return Ok(()) };
            for cust_no in sent {
                self.settle_decided(cust_no, at).await;
                let app = self.app.clone();
                let work =
                    async move |tx: &mut Tx| settle(tx, Parted { app: &app, cust_no, at }).await;
                self.app.db().write_batch::<_, Failure, _>(work).await?;
            }
            after = Some(last);
        }
    }
}

/// Asks the TA to close a customer's accounts, closes him where it has none, or leaves all as it is
/// where something stands against it.
async fn leave(tx: &mut Tx, of: Parted<'_>, day: Day) -> Result<(), Failure> {
    let Some(closing) = to_end(tx, of.cust_no, privacy::ClosingState::Asked).await? else {
        return Ok(());
    };
    let looked = privacy::look(tx, of).await?;
    if let Some(reason) = reason(&looked) {
        privacy::refuse(tx, (&closing, of), &reason).await?;
        return Ok(());
    }
    let known = store::accounts_of(tx, of.cust_no).await?;
    if known.iter().any(|account| account.state == AccountState::Asked) {
        // The TA has not said whether there is one.
        return Ok(());
    }
    if is_amended(tx, &known).await? {
        // It closes nothing of which it is to say something else.
        return Ok(());
    }
    let open = known.into_iter().filter(|account| account.state == AccountState::Open);
    let rows: Vec<LeavingRow> = open
        .map(|account| LeavingRow {
            trade_acco: account.trade_acco,
            asked_on: day,
            cust_no: of.cust_no,
            closing_id: closing.closing_id,
            state: RequestState::Asked,
            reason: String::new(),
        })
        .collect();
    if rows.is_empty() {
        return privacy::close(tx, (&closing, of)).await;
    }
    leavings::insert_leavings(tx, &rows).await?;
    privacy::send(tx, &closing).await?;
    Ok(())
}

async fn settle(tx: &mut Tx, of: Parted<'_>) -> Result<(), Failure> {
    let Some(closing) = to_end(tx, of.cust_no, privacy::ClosingState::Sent).await? else {
        return Ok(());
    };
    let all = leavings::leavings_of(tx, (of.cust_no, closing.closing_id)).await?;
    if all.iter().any(|row| row.state == RequestState::Asked) {
        return Ok(());
    }
    let refused = all.iter().find(|row| row.state == RequestState::Refused);
    let refused = match refused {
        Some(row) => Some(format!("基金公司没有通过：{}", row.reason)),
        // What came with the same files.
        None => reason(&privacy::look(tx, of).await?),
    };
    match refused {
        Some(reason) => {
            privacy::refuse(tx, (&closing, of), &reason).await?;
            Ok(())
        }
        None => privacy::close(tx, (&closing, of)).await,
    }
}

/// The customer's closing, when it is in this state still.
async fn to_end(
    tx: &mut Tx,
    cust_no: CustNo,
    state: privacy::ClosingState,
) -> Result<Option<ClosingRow>, db::Error> {
    Ok(privacy::open_closing(tx, cust_no).await?.filter(|closing| closing.state == state))
}

/// What stands against it, for the customer.
fn reason(looked: &Looked) -> Option<String> {
    let first = looked.against.first()?;
    Some(match looked.against.len() {
        1 => format!("{}：{}", first.title, first.text),
        count => format!("{}：{}，等{count}件事没有了结", first.title, first.text),
    })
}

/// What the TA says of an account that we want closed; none where it is about anything else.
pub(crate) fn answer(record: &AccountConfirmation) -> Option<RequestAnswer> {
    requests::said(("102", NUMBERS), record)
}
