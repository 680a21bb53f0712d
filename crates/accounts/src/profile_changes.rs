//! What the customer changed, and on which device.

use crate::{
    item::Item,
    store::{self, ChangeRow},
};
use db::Tx;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Failure, Nothing};

/// So many of the newest are shown; all are kept.
const SHOWN: i64 = 20;

/// The newest changes of the customer's profile.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct ProfileChanges {
    /// The newest first.
    pub list: Vec<ChangeShown>,
}

/// A change. What stood there is not shown: it may be another person's number.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeShown {
    pub item: Item,
    pub item_name: String,
    /// Whether nothing stood there before.
    pub is_first: bool,
    pub changed_at: Instant,
    /// Browser and system in words.
    pub device: String,
}

/// `member/info/profileChanges`.
pub async fn profile_changes(call: Call<Customer>, _: Nothing) -> Answer<ProfileChanges> {
    let cust_no = call.caller.cust_no;
    let read = async move |tx: &mut Tx| Ok::<_, Failure>(store::changes(tx, cust_no, SHOWN).await?);
    let rows = call.db().read(read).await?;
    Ok(ProfileChanges { list: rows.into_iter().map(ChangeShown::from).collect() })
}

impl From<ChangeRow> for ChangeShown {
    fn from(row: ChangeRow) -> Self {
        Self {
            item: row.item,
            item_name: row.item.chinese().to_owned(),
            is_first: row.old_text.is_none(),
            changed_at: row.changed_at,
            device: row.device,
        }
    }
}
