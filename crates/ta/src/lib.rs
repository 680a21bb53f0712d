//! The embedded transfer agent (TA): keeps the register of all fund shares, takes the seller's
//! applications (files 01, 03) and answers with confirmations (02, 04), statements (05),
//! dividends (06) and prices (07), version 2.2.
//!
//! An outside party: it has a database of its own and knows the seller by its files only. Fund
//! terms and prices come through [`Market`]. Every day may be worked off again: what was taken in
//! or answered once stays as it is.
#![cfg_attr(not(test), deny(clippy::unwrap_used, clippy::expect_used, clippy::float_arithmetic))]

mod answer;
mod apply;
mod basis;
mod closing;
mod confirm;
mod convert;
mod dividend;
mod entitled;
mod error;
mod faults;
mod figures;
mod force;
mod holders;
mod market;
mod move_shares;
mod number;
mod opening;
mod order;
mod paid;
mod publish;
mod receive;
mod register;
mod split;
mod store;
mod subscribe;
mod work;
mod write;

#[cfg(test)]
mod tests;

pub use error::TaError;
pub use faults::{Faults, FileFaults, Force};
pub use market::{Excess, Market, Offering, Point, Terms};

use std::sync::Arc;

use db::{Db, Migration};
use kernel::{Calendar, Day, Shares};
use mailbox::{Folder, Route};

/// The tables.
pub const MIGRATIONS: &[Migration] = db::migrations!("ta",
    "begin" => include_str!("../migrations/ta_0001_begin.sql"),
    "interest" => include_str!("../migrations/ta_0002_interest.sql"),
    "conversions" => include_str!("../migrations/ta_0003_conversions.sql"),
    "late_dividends" => include_str!("../migrations/ta_0004_late_dividends.sql"),
    "refused_accounts" => include_str!("../migrations/ta_0005_refused_accounts.sql"),
    "corrections" => include_str!("../migrations/ta_0006_corrections.sql"),
    "names" => include_str!("../migrations/ta_0007_names.sql"),
    "moves" => include_str!("../migrations/ta_0008_moves.sql"),
    "validity" => include_str!("../migrations/ta_0009_validity.sql"),
    "dividends" => include_str!("../migrations/ta_0010_dividends.sql"),
    "losses" => include_str!("../migrations/ta_0011_losses.sql"),
    "splits" => include_str!("../migrations/ta_0012_splits.sql"),
);

/// What is registered after the last day that was worked off.
#[derive(Debug, Clone)]
pub struct Registered {
    /// That day, T.
    pub t_day: Day,
    /// Shares of each trade account and fund.
    pub shares: Vec<(String, String, Shares)>,
}

/// A transfer agent.
#[derive(Clone)]
pub struct Ta {
    db: Db,
    market: Arc<dyn Market>,
    calendar: Calendar,
    inbox: Folder,
    outbox: Folder,
    /// Our code and the seller's.
    code: String,
    seller: String,
}

impl Ta {
    /// A TA on a database with [`MIGRATIONS`], which reads from `inbox` and answers to `outbox`.
    pub fn new(
        db: Db,
        market: Arc<dyn Market>,
        calendar: Calendar,
        (inbox, outbox): (Folder, Folder),
        (code, seller): (&str, &str),
    ) -> Self {
        let (code, seller) = (code.to_owned(), seller.to_owned());
        Self { db, market, calendar, inbox, outbox, code, seller }
    }

    /// Works off day T: takes the applications in, publishes prices, pays dividends, confirms, and
    /// writes the files: prices are dated T, all others the confirmation day, the open day after T.
    /// Doing it again writes the same files.
    ///
    /// # Errors
    /// A file of the seller's cannot be read, or the disk or the database fails. Nothing of the
    /// day has changed then.
    pub async fn work_off(&self, t_day: Day, faults: &Faults) -> Result<(), TaError> {
        self.receive(t_day).await?;
        let (market, calendar) = (self.market.clone(), self.calendar.clone());
        let faults_of_day = faults.clone();
        self.db
            .write_batch(async move |tx| {
                answer::work_off(tx, market.as_ref(), &calendar, t_day, &faults_of_day).await
            })
            .await?;
        self.write(t_day, faults).await
    }

    /// The register; none before the first day.
    ///
    /// # Errors
    /// Those of the database.
    pub async fn registered(&self) -> Result<Option<Registered>, TaError> {
        self.db
            .read(async |tx| {
                let Some(t_day) = store::last_worked_off(tx).await? else { return Ok(None) };
                let rows = store::positions(tx).await?.into_iter();
                let shares = rows.map(|row| (row.trade_acco, row.fund, row.shares)).collect();
                Ok(Some(Registered { t_day, shares }))
            })
            .await
    }

    fn outward(&self) -> Route<'_> {
        Route { from: &self.code, to: &self.seller }
    }
}
