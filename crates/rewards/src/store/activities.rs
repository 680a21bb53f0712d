//! Rows of activities.

use crate::audience::Audience;
use db::{Error, Tx, insert, sql};
use kernel::Day;

db::row! {
    /// An activity.
    #[derive(Debug, Clone, PartialEq, Eq)]
    pub struct Activity {
        /// As in its link.
        pub activity_id: String,
        pub title: String,
        /// A sentence for lists.
        pub summary: String,
        /// Markdown.
        pub body: String,
        pub audience: Audience,
        /// Before this day nobody reads it.
        pub first_on: Day,
        /// Its last day; later it is read by its link only.
        pub last_on: Day,
    }
}

/// Adds an activity, or takes over what is new of it.
pub(crate) async fn keep_activity(tx: &mut Tx, activity: &Activity) -> Result<(), Error> {
    let upsert = insert!(
        "rewards_activities",
        Activity,
        "ON CONFLICT (activity_id) DO UPDATE SET title = excluded.title,
             summary = excluded.summary, body = excluded.body, audience = excluded.audience,
             first_on = excluded.first_on, last_on = excluded.last_on"
    );
    tx.insert_many(upsert, std::slice::from_ref(activity)).await.map(drop)
}

/// Activities that run on a day, the one that ends first before the others.
pub(crate) async fn running(tx: &mut Tx, day: Day) -> Result<Vec<Activity>, Error> {
    tx.all(sql!(
        "SELECT activity_id, title, summary, body, audience, first_on, last_on
         FROM rewards_activities WHERE first_on <= $1 AND last_on >= $1
         ORDER BY last_on, activity_id",
        day
    ))
    .await
}

/// The activity of an id, whenever it runs.
pub(crate) async fn activity(tx: &mut Tx, id: &str) -> Result<Option<Activity>, Error> {
    tx.optional(sql!(
        "SELECT activity_id, title, summary, body, audience, first_on, last_on
         FROM rewards_activities WHERE activity_id = $1",
        id
    ))
    .await
}
