//! Applies the records that wait, chunk by chunk. What fails is tried in smaller chunks, until one
//! application stands alone: it is parked as a break with its reason, and the day goes on.

use crate::applying::{Applied, Applying, Hindrance, Which};
use crate::state::RecordState;
use crate::store::confirmations::{self, AppliedRow, ConfirmationRow};
use crate::{breaks, file_break::BreakKind};
use crate::{confirm, dividends, forced};
use db::{Db, Error, ErrorKind, Tx};
use std::collections::BTreeSet;

/// Records that are applied in one transaction.
const CHUNK: i64 = 1_000;
/// Orders whose answers are applied in one transaction.
const ORDERS: usize = 1_000;

impl Applying {
    /// Applies the answers that wait, customer by customer, so that what is written together lies
    /// together. What of them fails, and what names no order, is left to [`Self::all`].
    pub async fn by_customer(&self, db: &Db) -> Result<Applied, Error> {
        let of = (self.confirming.day, Which::Answers.file_type());
        let waiting = async move |tx: &mut Tx| confirmations::waiting_orders(tx, of).await;
        let waiting: Vec<i64> = db.read(waiting).await?;
        let mut all = Applied::default();
        for orders in waiting.chunks(ORDERS) {
            let (this, orders) = (self.clone(), orders.to_vec());
            let chunk = async move |tx: &mut Tx| {
                let rows = confirmations::waiting_of_orders(tx, of, &orders).await?;
                this.apply(tx, Which::Answers, &rows).await
            };
            match db.write_batch::<_, Hindrance, _>(chunk).await {
                Ok(done) => all.add(done),
                Err(Hindrance::House(error)) => return Err(error),
                Err(Hindrance::Record(_)) => {}
            }
        }
        Ok(all)
    }

    /// Applies all that wait.
    pub async fn all(&self, db: &Db, which: Which) -> Result<Applied, Error> {
        let (mut all, mut limit) = (Applied::default(), CHUNK);
        loop {
            let this = self.clone();
            let chunk = async move |tx: &mut Tx| this.chunk(tx, which, limit).await;
            match db.write_batch::<_, Hindrance, _>(chunk).await {
                Ok(done) if done.taken == 0 => return Ok(all),
                Ok(done) => {
                    all.add(done);
                    limit = (limit * 2).min(CHUNK);
                }
                Err(Hindrance::House(error)) => return Err(error),
                Err(Hindrance::Record(_)) if limit > 1 => limit /= 2,
                Err(Hindrance::Record(error)) => {
                    let (this, reason) = (self.clone(), reason(&error));
                    let park = async move |tx: &mut Tx| this.park(tx, which, &reason).await;
                    match db.write_batch::<_, Error, _>(park).await? {
                        0 => return Err(error),
                        parked => all.add(Applied { taken: parked, parked, unknown: 0 }),
                    }
                }
            }
        }
    }

    /// Applies the next records.
    async fn chunk(&self, tx: &mut Tx, which: Which, limit: i64) -> Result<Applied, Hindrance> {
        let rows = self.next(tx, which, limit).await?;
        self.apply(tx, which, &rows).await
    }

    /// Applies records and marks them, in the caller's transaction: a record is applied if and only
    /// if it is marked.
    async fn apply(
        &self,
        tx: &mut Tx,
        which: Which,
        rows: &[ConfirmationRow],
    ) -> Result<Applied, Hindrance> {
        if rows.is_empty() {
            return Ok(Applied::default());
        }
        Ok(match which {
            Which::Dividends => dividends::apply(tx, &self.confirming, rows).await?,
            Which::Answers => confirm::apply(tx, (&self.confirming, &self.after), rows).await?,
            Which::Forced => forced::apply(tx, (&self.confirming, &self.funds), rows).await?,
        })
    }

    /// The next records: all that wait of an application, or none of them.
    async fn next(
        &self,
        tx: &mut Tx,
        which: Which,
        limit: i64,
    ) -> Result<Vec<ConfirmationRow>, Error> {
        let of = (self.confirming.day, which.file_type());
        let forced = which == Which::Forced;
        let mut rows = confirmations::waiting(tx, of, forced, limit).await?;
        let last = rows.last().map_or(0, |row| row.order_no);
        if which == Which::Answers && last > 0 {
            let there: BTreeSet<String> = rows.iter().map(|row| row.serial.clone()).collect();
            let of_last = confirmations::waiting_of_orders(tx, of, &[last]).await?;
            rows.extend(of_last.into_iter().filter(|row| !there.contains(&row.serial)));
        }
        Ok(rows)
    }

    async fn park(&self, tx: &mut Tx, which: Which, reason: &str) -> Result<usize, Error> {
        let rows = self.next(tx, which, 1).await?;
        let marks: Vec<AppliedRow> = rows.iter().map(|row| row.mark(RecordState::Parked)).collect();
        confirmations::apply(tx, &marks).await?;
        let broken = |row: &ConfirmationRow| {
            let reason = reason.to_owned();
            BreakKind::Parked.of((row.cfm_day, &row.file_type), &row.serial, reason)
        };
        breaks::put(tx, &rows.iter().map(broken).collect::<Vec<_>>()).await?;
        Ok(rows.len())
    }
}

fn reason(error: &Error) -> String {
    match error.kind {
        ErrorKind::Conflict => "无法入账：与账上已有的记录冲突".to_owned(),
        _ => format!("无法入账：{}", error.text),
    }
}
