//! What the bank of a pension account says, asked outside of any transaction.

use crate::store::{self, LookRow, PaidInRow};
use db::Tx;
use kernel::{CustNo, Fen, Instant};
use partners::{PaidIn, Partners, PensionState};
use std::time::Duration;
use wire::{Answer, App};

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

/// Asks the bank, and waits so long for it; where it is silent, what it said last. None where it
/// knows the agreement no more: the link has ended then.
pub(crate) async fn look(
    app: &App,
    cust_no: CustNo,
    protocol_no: &str,
    patience: Duration,
) -> Answer<Option<Looked>> {
    let (bank, asked_at) = (&app.get::<Partners>().pension, app.now());
    let asked = tokio::time::timeout(patience, bank.state(protocol_no)).await;
    match asked {
        Ok(Ok(Some(state))) => noted(app, cust_no, state).await.map(Some),
        Ok(Ok(None)) => ended(app, (cust_no, protocol_no), asked_at).await.map(|()| None),
        Ok(Err(error)) => {
            tracing::warn!(doing = "asking a pension's bank", cause = %error);
            last(app, cust_no).await.map(Some)
        }
        Err(_) => last(app, cust_no).await.map(Some),
    }
}

/// The holder had it ended at the bank, or the account has moved.
async fn ended(app: &App, of: (CustNo, &str), asked_at: Instant) -> Answer<()> {
    let (cust_no, protocol_no) = (of.0, of.1.to_owned());
    let end = async move |tx: &mut Tx| {
        if bankcards::end_unknown_pension(tx, (cust_no, &protocol_no), asked_at).await? {
            store::forget(tx, cust_no).await?;
        }
        Ok(())
    };
    Ok(app.db().write::<_, db::Error, _>(end).await?)
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
