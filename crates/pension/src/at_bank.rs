//! What the bank of a pension account says, asked outside of any transaction.

use crate::store::{self, LookRow, PaidInRow};
use db::Tx;
use kernel::{CustNo, Fen, Instant};
use partners::{PaidIn, Partners, PensionState};
use std::time::Duration;
use wire::{Answer, App, Failure};

/// After so long what the bank says again unchanged is written down anew.
const AGED_MS: i64 = 60_000;

/// What is known of an account.
#[derive(Debug, Clone, Default)]
pub(crate) struct Looked {
    /// What may be paid with; none where the bank never said.
    pub balance: Option<Fen>,
    /// When it said so.
    pub at: Option<Instant>,
    /// What was paid in this year, oldest first.
    pub paid_in: Vec<PaidIn>,
    /// Whether it did not answer now.
    pub silent: bool,
}

/// Asks the bank, and waits so long for it; where it is silent, what it said last.
pub(crate) async fn look(
    app: &App,
    cust_no: CustNo,
    protocol_no: &str,
    patience: Duration,
) -> Answer<Looked> {
    let bank = &app.get::<Partners>().pension;
    let asked = tokio::time::timeout(patience, bank.state(protocol_no)).await;
    match asked {
        Ok(Ok(Some(state))) => noted(app, cust_no, state).await,
        Ok(Ok(None)) => Err(Failure::fault("asking a pension's bank", "it knows no agreement")),
        Ok(Err(error)) => {
            tracing::warn!(doing = "asking a pension's bank", cause = %error);
            last(app, cust_no).await
        }
        Err(_) => last(app, cust_no).await,
    }
}

async fn noted(app: &App, cust_no: CustNo, state: PensionState) -> Answer<Looked> {
    let PensionState { balance, paid_in, at } = state;
    let row = LookRow { cust_no, balance, said_at: at };
    let rows: Vec<PaidInRow> = (1..)
        .zip(&paid_in)
        .map(|(no, one)| PaidInRow { cust_no, no, day: one.day, amount: one.amount })
        .collect();
    let known = async |tx: &mut Tx| {
        let known = store::look(tx, cust_no).await?;
        let same = known.is_some_and(|known| {
            known.balance == row.balance && row.said_at.ms_since(known.said_at) < AGED_MS
        });
        Answer::Ok(same && store::paid_in(tx, cust_no).await? == rows)
    };
    if !app.db().read(known).await? {
        let put = async move |tx: &mut Tx| {
            // The consent may have been withdrawn while the bank was asked, and what it said
            // before deleted.
            if !consents::in_force(tx, cust_no, consents::Purpose::Pension).await? {
                return Ok(());
            }
            store::put_look(tx, &row, &rows).await
        };
        app.db().write::<_, db::Error, _>(put).await?;
    }
    Ok(Looked { balance: Some(balance), at: Some(at), paid_in, silent: false })
}

/// What it said last. What was paid in before this year counts no more.
async fn last(app: &App, cust_no: CustNo) -> Answer<Looked> {
    let year = app.now().day().year();
    let read = async |tx: &mut Tx| {
        Answer::Ok((store::look(tx, cust_no).await?, store::paid_in(tx, cust_no).await?))
    };
    let (look, rows) = app.db().read(read).await?;
    let rows = rows.into_iter().filter(|row| row.day.year() == year);
    Ok(Looked {
        balance: look.as_ref().map(|look| look.balance),
        at: look.map(|look| look.said_at),
        paid_in: rows.map(|row| PaidIn { day: row.day, amount: row.amount }).collect(),
        silent: true,
    })
}
