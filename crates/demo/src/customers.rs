//! Three customers: one with a year of history, one with an opened account and nothing in it, one
//! who has only registered. Their history is made by the rooms' own operations, day by day, so
//! that the books agree as those of any customer.

mod people;
mod story;

use crate::rewards::{self, fill_activities};
use clearing::Engine;
use kernel::{Calendar, Day, Instant, TimeOfDay};
use wire::{Answer, App, Failure};

pub use people::{DemoCustomer, PASSWORD, customers};

/// Open days of history: thirteen months.
const DAYS: i32 = 273;
/// Of these the other two are customers.
const OTHERS_DAYS: i32 = 66;

/// Makes the customers and their history up to the morning of `today`. The engine's TA needs to
/// publish the prices of [`chosen_funds`] only. The clock is moved back, and at the end to where it
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
        rewards::act(app, saver.cust_no, number).await?;
        day = engine.advance().await?;
        number += 1;
        progress("days of history", usize::try_from(number).unwrap_or(0));
    }
    story::last_order(app, &saver).await?;
    Ok(clearing::move_clock(app, then.max(clearing::sandbox_morning(today))).await?)
}

/// The funds in which the history happens.
///
/// # Errors
/// The market has none for one of its parts.
pub fn chosen_funds(app: &App) -> Answer<Vec<kernel::FundCode>> {
    story::Part::ALL.iter().map(|part| story::fund_of(app, *part)).collect()
}

fn morning(day: Day) -> Answer<Instant> {
    let at = TimeOfDay::new(9, 30).map_err(|error| Failure::fault("the morning", error))?;
    Ok(Instant::at(day, at))
}
