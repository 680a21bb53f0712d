//! Every SQL text of the room: here that of figures, in the modules that of plans, runs and links.

pub(crate) mod links;
pub(crate) mod plans;
pub(crate) mod runs;

use db::{Error, Tx, sql};
use kernel::{Day, Rate};
use std::sync::Arc;

db::row! {
    /// A row of a ladder.
    #[derive(Debug, Clone)]
    pub(crate) struct LadderRow {
        pub rule: String,
        pub valid_from: Day,
        pub place: i64,
        pub below: Option<Rate>,
        pub percent: i64,
    }
}

/// Names and values in force on a day, older ones first.
pub(crate) async fn parameters(tx: &mut Tx, day: Day) -> Result<Arc<Vec<(String, i64)>>, Error> {
    tx.reference(sql!(
        "SELECT name, value FROM plans_parameters WHERE valid_from <= $1 ORDER BY valid_from",
        day
    ))
    .await
}

/// The rows that have been in force until a day, older ladders first, in their order.
pub(crate) async fn ladder_rows(tx: &mut Tx, day: Day) -> Result<Arc<Vec<LadderRow>>, Error> {
    tx.reference(sql!(
        "SELECT rule, valid_from, place, below, percent FROM plans_ladder_rows
         WHERE valid_from <= $1 ORDER BY rule, valid_from, place",
        day
    ))
    .await
}
