//! What the company offers for some time.

use crate::store::{self, Activity};
use db::{Error, Tx};
use kernel::Day;

impl Activity {
    /// Whether it is over.
    pub(crate) fn has_ended(&self, day: Day) -> bool {
        self.last_on < day
    }
}

/// Takes an activity into the house's list, or changes it.
///
/// # Errors
/// Those of the database.
pub async fn add_activity(tx: &mut Tx, activity: &Activity) -> Result<(), Error> {
    store::keep_activity(tx, activity).await
}
