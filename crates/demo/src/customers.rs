//! Three customers: one with a year of history, one with an opened account and nothing in it, one
//! who has only registered. Their history is made by the rooms' own operations, day by day, so
//! that the books agree as those of any customer.

mod cases;
mod parenting;
mod people;
mod retiring;
mod saving;
mod story;
mod watched;

use crate::{
    Past,
    rewards::{self, fill_activities},
};
use clearing::Engine;
use kernel::{Calendar, Day, Instant, TimeOfDay};
use wire::{Answer, App, Failure};

pub use cases::cases;
pub use people::{DemoCustomer, PASSWORD, customers};

/// Open days of history: thirteen months.
const DAYS: i32 = 273;
/// Of these the other two are customers.
const OTHERS_DAYS: i32 = 66;
/// The day with whose file a price is corrected.
const CORRECTED_ON: i32 = 242;
/// The day on which the first begins to watch funds.
const WATCHES_ON: i32 = 236;

/// Makes the customers and their history up to the morning of `today`. The engine's TA needs to
/// publish the prices of [`past`] only. The clock is moved back, and at the end to where it
/// was, or to the morning of `today` when that is later.
///
/// # Errors
/// An operation refused or failed, which on a filled market is a fault.
pub async fn fill_customers(
    app: &App,
    engine: &Engine,
    today: Day,
    progress: impl Fn(&str, usize),
) -> Answer<()> {
    let (calendar, then) = (Calendar::china(), app.clock().now());
    let first = calendar.add_open(today, -DAYS);
    clearing::move_clock(app, morning(first)?).await?;
    let saver = people::create_saver(app).await?;
    fill_activities(app.db(), today).await?;
    let mut day = first;
    let mut number = 0;
    while day < today {
        if number == DAYS - OTHERS_DAYS {
            people::create_others(app).await?;
        }
        story::act(app, &saver, number).await?;
        saving::act(app, &saver, number).await?;
        parenting::act(app, &saver, number).await?;
        retiring::act(app, &saver, number).await?;
        story::collect_all(app).await?;
        if number == WATCHES_ON {
            watched::watch(app, saver.cust_no).await?;
        }
        rewards::act(app, saver.cust_no, number).await?;
        day = engine.advance().await?;
        number += 1;
        progress("days of history", usize::try_from(number).unwrap_or(0));
    }
    story::last_order(app, &saver).await?;
    cases::create(app).await?;
    Ok(clearing::move_clock(app, then.max(clearing::sandbox_morning(today))).await?)
}

/// The funds in which the history happens up to `today`, and a price that was corrected meanwhile:
/// of a fund that is held, on a day on which it was neither bought nor redeemed.
///
/// # Errors
/// The market has none for one of the story's parts.
pub fn past(app: &App, today: Day) -> Answer<Past> {
    let funds =
        story::Part::ALL.iter().map(|part| story::fund_of(app, *part)).collect::<Answer<_>>();
    let first = Calendar::china().add_open(today, -DAYS);
    let day = Calendar::china().add_open(first, CORRECTED_ON);
    Ok(Past { funds: funds?, corrected: (story::fund_of(app, story::Part::Index)?, day) })
}

fn morning(day: Day) -> Answer<Instant> {
    let at = TimeOfDay::new(9, 30).map_err(|error| Failure::fault("the morning", error))?;
    Ok(Instant::at(day, at))
}
