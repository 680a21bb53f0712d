//! Activities of the house, and what the customer with holdings does for points.

use ::rewards::{Activity, Audience, Habit, act_for_demo, add_activity};
use db::{Db, Error, Tx};
use kernel::{CustNo, Day};
use wire::{Answer, App};

const SPRING: &str = include_str!("../texts/learn.md");
const FRIENDS: &str = include_str!("../texts/friends.md");

/// Writes two that run on a day; answers how many.
///
/// # Errors
/// The database failed.
pub async fn fill_activities(db: &Db, today: Day) -> Result<usize, Error> {
    let activity = |id: &str, title: &str, summary: &str, body: &str| Activity {
        activity_id: id.to_owned(),
        title: title.to_owned(),
        summary: summary.to_owned(),
        body: body.to_owned(),
        audience: Audience::Everyone,
        first_on: today.add_days(-20),
        last_on: today.add_days(25),
    };
    let learn = activity("learn-2026", "理财学习月", "每天读一篇，月底读懂自己的账户", SPRING);
    let friends = Activity {
        last_on: today.add_days(60),
        ..activity("friends-2026", "和朋友一起开始", "朋友开户后，你得嘉豆", FRIENDS)
    };
    let all = [learn, friends];
    db.write(async move |tx: &mut Tx| {
        for activity in &all {
            add_activity(tx, activity).await?;
        }
        Ok::<_, Error>(all.len())
    })
    .await
}

/// What is done on a day of the history, counted from its first.
pub(crate) async fn act(app: &App, cust_no: CustNo, number: i32) -> Answer<()> {
    let habits = match number {
        210 => vec![Habit::SignIn, Habit::Read("drawdown"), Habit::Read("redeem-fee")],
        224 => vec![Habit::SignIn, Habit::Read("class-a-or-c")],
        247 => vec![Habit::SignIn, Habit::BuyLesson],
        // Not every day: some are busy, and most of the first year was.
        number if number % 5 == 4 || (number < 207 && number % 9 != 0) => Vec::new(),
        _ => vec![Habit::SignIn],
    };
    for habit in habits {
        act_for_demo(app, cust_no, habit, app.now()).await?;
    }
    Ok(())
}
