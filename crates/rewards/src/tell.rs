//! Telling customers of activities that begin, and of points that are about to end.

use crate::{Activity, Audience, store};
use db::Tx;
use kernel::{Calendar, CustNo, Day, Instant};
use messages::{Kind, Leads, Message, tell};
use wire::Answer;

/// Activities that began after a day, and until today.
///
/// # Errors
/// Those of the database.
pub async fn begun_activities(
    tx: &mut Tx,
    after: Day,
    today: Day,
) -> Result<Vec<Activity>, db::Error> {
    let running = store::running(tx, today).await?;
    Ok(running.into_iter().filter(|activity| activity.first_on > after).collect())
}

/// Tells the next customers after one, none at first, of an activity that is for them; answers the
/// last of them, and none when there are no more.
///
/// # Errors
/// Those of the database.
pub async fn tell_of_activity(
    tx: &mut Tx,
    (activity, at): (&Activity, Instant),
    after: Option<CustNo>,
    limit: i64,
) -> Answer<Option<CustNo>> {
    let customers = identity::customers_after(tx, after, limit).await?;
    let opened = match activity.audience {
        Audience::Everyone => Default::default(),
        _ => accounts::opened_among(tx, &customers).await?,
    };
    let is_for = |cust_no: &&CustNo| activity.audience.fits(opened.contains(cust_no));
    let message = |cust_no: &CustNo| {
        let key = format!("activity-{}", activity.activity_id);
        Message::new(*cust_no, key, Kind::Activity, at)
            .says(activity.title.clone(), activity.summary.clone())
            .leads_to(Leads::Activity, activity.activity_id.clone())
    };
    let told: Vec<Message> = customers.iter().filter(is_for).map(message).collect();
    tell(tx, &told).await?;
    Ok(customers.last().copied())
}

/// Tells the next customers after one, none at first, what of their points ends before the first
/// business day of the next month, on which they are told again; answers the last of them, and none
/// when there are no more. Each is told once a month, of which `today` is the first business day.
///
/// # Errors
/// Those of the database.
pub async fn tell_of_ending(
    tx: &mut Tx,
    (today, at): (Day, Instant),
    after: Option<CustNo>,
    limit: i64,
) -> Answer<Option<CustNo>> {
    let next = Calendar::china().next_open(today.last_of_month());
    let ending = store::ending(tx, (today, next.add_days(-1)), after, limit).await?;
    let (year, month) = (today.year(), today.month());
    let until = match next.day_of_month() {
        1 => format!("{month}月内"),
        day => format!("{}月{day}日前", next.month()),
    };
    let message = |(cust_no, points): &(CustNo, i64)| {
        let key = format!("points-{year}-{month:02}");
        let text = "先用快到期的，可以兑换课程。到期的嘉豆不能再用。";
        Message::new(*cust_no, key, Kind::Activity, at)
            .says(format!("你有{points}嘉豆将在{until}到期"), text)
            .leads_to(Leads::Points, "")
    };
    let told: Vec<Message> = ending.iter().map(message).collect();
    tell(tx, &told).await?;
    Ok(ending.last().map(|(cust_no, _)| *cust_no))
}
