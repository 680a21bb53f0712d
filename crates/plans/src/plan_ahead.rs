//! What a customer's plans take in the next days.

use crate::calendar::{CalendarDay, of_plans};
use crate::store::plans as store;
use db::Tx;
use funds::Catalogue;
use kernel::{Day, Fen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// Over how many days.
const DAYS: i32 = 30;

/// What is taken in the next days.
#[derive(Debug, Clone, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Ahead {
    /// The last of these days.
    pub until: Day,
    /// In all, smart plans at 100 %.
    pub amount: Fen,
    /// At most; the same where there is no smart plan.
    pub most: Fen,
    /// Days with runs, in order.
    pub days: Vec<AheadDay>,
}

/// What is taken on a day.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct AheadDay {
    /// The day.
    pub date: Day,
    /// In all, smart plans at 100 %.
    pub amount: Fen,
    /// How many runs.
    pub runs: i64,
}

/// Own call: what the customer's plans take in the next days.
pub async fn plan_ahead(call: Call<Customer>, _: Nothing) -> Answer<Ahead> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let catalogue = call.get::<Catalogue>();
    let until = today.add_days(DAYS);
    let read = async |tx: &mut Tx| {
        let plans = store::alive(tx, cust_no).await?;
        let days = of_plans(tx, &plans, (catalogue, today), until).await?.days;
        Ok(Ahead {
            until,
            amount: Fen::try_sum(days.iter().map(|day| day.amount))?,
            most: Fen::try_sum(days.iter().map(|day| day.most))?,
            days: days.iter().map(AheadDay::of).collect(),
        })
    };
    call.db().read(read).await
}

impl AheadDay {
    fn of(day: &CalendarDay) -> Self {
        let runs = i64::try_from(day.runs.len()).unwrap_or(i64::MAX);
        Self { date: day.date, amount: day.amount, runs }
    }
}
