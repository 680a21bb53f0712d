//! Every SQL text of the room.

pub mod acceptances;
pub mod accounts;
pub mod amendments;
pub mod attempts;
pub mod bank;
pub mod breaks;
pub mod confirmations;
pub mod dividends;
pub mod files;
pub mod lease;
pub mod leavings;

use crate::state::{BreakState, DayState, StepState};
use db::{Error, Tx};
use kernel::{Day, FundCode, Instant, Nav, Shares};

db::row! {
    /// A business day.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct DayRow { pub day: Day, pub cfm_day: Day, pub state: DayState }
}

db::row! {
    /// A step of a day.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct StepRow {
        pub day: Day,
        pub step: String,
        pub position: i64,
        pub state: StepState,
        pub inputs: String,
        pub outputs: String,
        pub note: String,
        pub started_at: Instant,
        pub ended_at: Option<Instant>,
        pub error: String,
    }
}

db::row! {
    /// A price that is not valued yet.
    #[derive(Debug, Clone)]
    pub struct PriceRow {
        pub published_on: Day,
        pub day: Day,
        pub fund: FundCode,
        pub nav: Nav,
        pub income: Option<Nav>,
        /// Whether another price was published for the day before.
        pub corrects: bool,
    }
}

db::row! {
    /// A position of which the TA holds another number of shares.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct BreakRow {
        pub cfm_day: Day,
        /// As the TA states it: it may be none of ours.
        pub trade_acco: String,
        pub fund: FundCode,
        pub ours: Shares,
        pub theirs: Shares,
        pub state: BreakState,
    }
}

pub async fn offset_ms(tx: &mut Tx) -> Result<i64, Error> {
    let query = db::sql!("SELECT offset_ms FROM clearing_clock WHERE id = 1");
    Ok(tx.one::<(i64,)>(query).await?.0)
}

pub async fn set_offset_ms(tx: &mut Tx, offset_ms: i64) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_clock SET offset_ms = $1, sandbox = TRUE WHERE id = 1",
        offset_ms
    );
    tx.execute(query).await?;
    Ok(())
}

/// Notes that the database is a sandbox's.
pub async fn mark_sandbox(tx: &mut Tx) -> Result<(), Error> {
    tx.execute(db::sql!("UPDATE clearing_clock SET sandbox = TRUE WHERE id = 1")).await?;
    Ok(())
}

/// Whether the database is a sandbox's.
pub async fn is_sandbox(tx: &mut Tx) -> Result<bool, Error> {
    let query = db::sql!("SELECT sandbox FROM clearing_clock WHERE id = 1");
    Ok(tx.one::<(bool,)>(query).await?.0)
}

pub async fn last_day(tx: &mut Tx) -> Result<Option<DayRow>, Error> {
    let query = db::sql!("SELECT day, cfm_day, state FROM clearing_days ORDER BY day DESC LIMIT 1");
    tx.optional(query).await
}

/// Notes how far a day is; one that is done stays so.
pub async fn put_day(tx: &mut Tx, row: &DayRow) -> Result<(), Error> {
    let query = db::sql!(
        "INSERT INTO clearing_days (day, cfm_day, state, indexed) VALUES ($1, $2, $3, TRUE)
         ON CONFLICT (day) DO UPDATE SET state = excluded.state
         WHERE clearing_days.state <> $4",
        row.day,
        row.cfm_day,
        row.state,
        DayState::Done
    );
    tx.execute(query).await?;
    Ok(())
}

/// Whether the TA's index files are demanded of a day.
pub async fn is_indexed(tx: &mut Tx, day: Day) -> Result<bool, Error> {
    let query = db::sql!("SELECT indexed FROM clearing_days WHERE day = $1", day);
    Ok(tx.optional::<(bool,)>(query).await?.is_some_and(|(indexed,)| indexed))
}

/// Steps that were done of a day and those after it, as far as index files are demanded.
pub async fn done_since(tx: &mut Tx, day: Day) -> Result<Vec<(Day, String)>, Error> {
    let query = db::sql!(
        "SELECT step.day, step.step FROM clearing_steps step
         JOIN clearing_days day ON day.day = step.day
         WHERE step.day >= $1 AND step.state IN ($2[]) AND day.indexed",
        day,
        StepState::WERE_DONE
    );
    tx.all(query).await
}

/// The last day of which a step was done.
pub async fn last_done(tx: &mut Tx, step: &str) -> Result<Option<Day>, Error> {
    let query = db::sql!(
        "SELECT max(day) AS day FROM clearing_steps WHERE step = $1 AND state IN ($2[])",
        step,
        StepState::WERE_DONE
    );
    Ok(tx.one::<(Option<Day>,)>(query).await?.0)
}

pub async fn steps(tx: &mut Tx, day: Day) -> Result<Vec<StepRow>, Error> {
    let query = db::sql!(
        "SELECT day, step, position, state, inputs, outputs, note, started_at, ended_at, error
         FROM clearing_steps WHERE day = $1 ORDER BY position",
        day
    );
    tx.all(query).await
}

/// All steps of all days.
pub async fn all_steps(tx: &mut Tx) -> Result<Vec<StepRow>, Error> {
    tx.all(db::sql!(
        "SELECT day, step, position, state, inputs, outputs, note, started_at, ended_at, error
         FROM clearing_steps ORDER BY day, position"
    ))
    .await
}

/// Notes that a step which is done is being done again.
pub async fn begin_again(tx: &mut Tx, day: Day, step: &str) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_steps SET state = $3 WHERE day = $1 AND step = $2",
        day,
        step,
        StepState::Again
    );
    tx.execute(query).await?;
    Ok(())
}

/// Steps that were being done again when the process died, the earliest first.
pub async fn begun_again(tx: &mut Tx) -> Result<Vec<(Day, String)>, Error> {
    let query = db::sql!(
        "SELECT day, step FROM clearing_steps WHERE state = $1 ORDER BY day, position",
        StepState::Again
    );
    tx.all(query).await
}

pub async fn put_step(tx: &mut Tx, row: &StepRow) -> Result<(), Error> {
    let insert = db::insert!(
        "clearing_steps",
        StepRow,
        "ON CONFLICT (day, step) DO UPDATE SET state = excluded.state, inputs = excluded.inputs,
         outputs = excluded.outputs, note = excluded.note, started_at = excluded.started_at,
         ended_at = excluded.ended_at, error = excluded.error"
    );
    tx.insert_many(insert, std::slice::from_ref(row)).await?;
    Ok(())
}

pub async fn insert_prices(tx: &mut Tx, rows: &[PriceRow]) -> Result<(), Error> {
    // Of several files of a day the last one counts.
    let insert = db::insert!(
        "clearing_prices",
        PriceRow,
        "ON CONFLICT (published_on, day, fund) DO UPDATE SET nav = excluded.nav,
         income = excluded.income, corrects = clearing_prices.corrects OR excluded.corrects"
    );
    tx.insert_many(insert, rows).await?;
    Ok(())
}

pub async fn prices(tx: &mut Tx, published_on: Day) -> Result<Vec<PriceRow>, Error> {
    let query = db::sql!(
        "SELECT published_on, day, fund, nav, income, corrects FROM clearing_prices
         WHERE published_on = $1 ORDER BY day, fund",
        published_on
    );
    tx.all(query).await
}

pub async fn drop_prices(tx: &mut Tx, published_before: Day) -> Result<(), Error> {
    let query = db::sql!("DELETE FROM clearing_prices WHERE published_on < $1", published_before);
    tx.execute(query).await?;
    Ok(())
}

pub async fn insert_breaks(tx: &mut Tx, rows: &[BreakRow]) -> Result<(), Error> {
    // What agreed in between on the same day may differ again, and otherwise.
    let insert = db::insert!(
        "clearing_breaks",
        BreakRow,
        "ON CONFLICT (cfm_day, trade_acco, fund) DO UPDATE SET ours = excluded.ours,
         theirs = excluded.theirs, state = excluded.state"
    );
    tx.insert_many(insert, rows).await?;
    Ok(())
}

/// Breaks of positions, whatever became of them.
pub async fn all_breaks(tx: &mut Tx) -> Result<Vec<BreakRow>, Error> {
    tx.all(db::sql!(
        "SELECT cfm_day, trade_acco, fund, ours, theirs, state FROM clearing_breaks
         ORDER BY cfm_day, trade_acco, fund"
    ))
    .await
}

pub async fn open_breaks(tx: &mut Tx) -> Result<Vec<BreakRow>, Error> {
    let query = db::sql!(
        "SELECT cfm_day, trade_acco, fund, ours, theirs, state FROM clearing_breaks
         WHERE state = $1 ORDER BY cfm_day, trade_acco, fund",
        BreakState::Open
    );
    tx.all(query).await
}

pub async fn settle_break(tx: &mut Tx, row: &BreakRow) -> Result<(), Error> {
    let query = db::sql!(
        "UPDATE clearing_breaks SET state = $3 WHERE trade_acco = $1 AND fund = $2",
        row.trade_acco,
        row.fund,
        BreakState::Settled
    );
    tx.execute(query).await?;
    Ok(())
}
