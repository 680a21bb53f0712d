//! What the books have that waits for somebody, for figures: asked for when they are looked at, not
//! with each request.

use clearing::DayStatus;
use db::Tx;
use orders::Waiting;
use std::{future::Future, time::Duration};
use tokio::{runtime::Handle, task::spawn_blocking, time::timeout};
use wire::{App, Failure};

/// For one statement: counting is not to take a busy database's time.
const STATEMENT_MS: u32 = 1_000;
/// For all of them.
const ALL: Duration = Duration::from_secs(3);

/// Of one moment.
pub struct Facts {
    /// Orders that are not final.
    pub orders: Vec<Waiting>,
    /// The business day, what is open at the bank, and breaks.
    pub day: DayStatus,
    /// Accounts of which the TA should have spoken by now, or spoken otherwise.
    pub accounts: i64,
    /// Agreements that have ended here, and not yet at the bank.
    pub endings: i64,
}

impl Facts {
    /// Counts them; none where that fails or takes too long, which is a figure, too.
    pub async fn count(app: &App) -> Option<Self> {
        let app = app.clone();
        // On SQLite a statement keeps its thread until it is done.
        let counting = spawn_blocking(move || Handle::current().block_on(counted(&app)));
        match in_time(async { counting.await.map_err(|e| Failure::fault("counting", e))? }).await {
            Ok(facts) => Some(facts),
            Err(failure) => {
                failure.log("counting for figures");
                None
            }
        }
    }
}

async fn in_time<T>(work: impl Future<Output = Result<T, Failure>>) -> Result<T, Failure> {
    timeout(ALL, work).await.unwrap_or_else(|_| {
        Err(db::Error::new(db::ErrorKind::Overloaded, "it took too long").into())
    })
}

async fn counted(app: &App) -> Result<Facts, Failure> {
    let read = async |tx: &mut Tx| {
        tx.set_statement_timeout_ms(STATEMENT_MS).await?;
        let orders = orders::waiting(tx).await?;
        let day = clearing::status(tx, app.clock()).await?;
        let accounts = clearing::outstanding_accounts(tx).await?;
        let endings = bankcards::endings(tx).await?;
        Ok(Facts { orders, day, accounts, endings })
    };
    app.db().read(read).await
}
