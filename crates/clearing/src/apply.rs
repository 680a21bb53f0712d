//! Applies the records that wait, chunk by chunk. What fails is tried in smaller chunks, until one
//! application stands alone: it is parked as a break with its reason, and the day goes on.

use crate::applying::{Applied, Applying, Hindrance, Which};
use crate::state::RecordState;
use crate::store::confirmations::{self, AppliedRow, ConfirmationRow, Place};
use crate::{breaks, file_break::BreakKind};
use crate::{confirm, dividends, forced};
use db::{Db, Error, ErrorKind, Tx};
use std::collections::BTreeSet;

/// Records that are applied in one transaction.
const CHUNK: i64 = 1_000;
/// Orders whose answers are applied in one transaction.
const ORDERS: usize = 500;

/// Which records, after which place, and how many at most.
type Next = (Which, Place, i64);

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

    /// Applies all that wait, round after round until one finds nothing: of two businesses of an
    /// order, the second one has its turn in the next.
    pub async fn all(&self, db: &Db, which: Which) -> Result<Applied, Error> {
        let mut all = Applied::default();
        loop {
            let round = self.round(db, which).await?;
            if round.taken == 0 {
                return Ok(all);
            }
            all.add(round);
        }
    }

    async fn round(&self, db: &Db, which: Which) -> Result<Applied, Error> {
        let (mut all, mut limit, mut after) = (Applied::default(), CHUNK, Place::default());
        loop {
            let next = (which, after.clone(), limit);
            let (this, of) = (self.clone(), next.clone());
            let chunk = async move |tx: &mut Tx| this.chunk(tx, &of).await;
            match db.write_batch::<_, Hindrance, _>(chunk).await {
                Ok((_, None)) => return Ok(all),
                Ok((done, Some(last))) => {
                    all.add(done);
                    after = last;
                    limit = (limit * 2).min(CHUNK);
                }
                Err(Hindrance::House(error)) => return Err(error),
                Err(Hindrance::Record(_)) if limit > 1 => limit /= 2,
                Err(Hindrance::Record(error)) => {
                    let (this, reason) = (self.clone(), reason(&error));
                    let park = async move |tx: &mut Tx| this.park(tx, &next, &reason).await;
                    match db.write_batch::<_, Error, _>(park).await? {
                        0 => return Err(error),
                        parked => all.add(Applied { taken: parked, parked, unknown: 0 }),
                    }
                }
            }
        }
    }

    /// Applies the next records; answers where the last of them stands, if there are any.
    async fn chunk(&self, tx: &mut Tx, next: &Next) -> Result<(Applied, Option<Place>), Hindrance> {
        let (rows, last) = self.next(tx, next).await?;
        Ok((self.apply(tx, next.0, &rows).await?, last))
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
            Which::Forced => {
                forced::apply(tx, (&self.confirming, &self.confirming.funds), rows).await?
            }
        })
    }

    /// The next records, all that wait of an application or none of them, and where the last of
    /// them stands.
    async fn next(
        &self,
        tx: &mut Tx,
        (which, after, limit): &Next,
    ) -> Result<(Vec<ConfirmationRow>, Option<Place>), Error> {
        let of = (self.confirming.day, which.file_type());
        let forced = *which == Which::Forced;
        let mut rows = confirmations::waiting(tx, of, forced, (after, *limit)).await?;
        let last = rows.last().map(ConfirmationRow::place);
        if *which == Which::Answers {
            let named = rows.extract_if(.., |row| row.order_no > 0);
            let orders: BTreeSet<i64> = named.map(|row| row.order_no).collect();
            let orders: Vec<i64> = orders.into_iter().collect();
            rows.extend(confirmations::waiting_of_orders(tx, of, &orders).await?);
        }
        Ok((rows, last))
    }

    async fn park(&self, tx: &mut Tx, next: &Next, reason: &str) -> Result<usize, Error> {
        let (rows, _) = self.next(tx, &(next.0, next.1.clone(), 1)).await?;
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
