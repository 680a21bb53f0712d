//! Who a manager is.

use crate::{
    refusals::NO_MANAGER,
    store::{self, Manager},
};
use db::Tx;
use kernel::{Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Limited, Visitor};

impl Manager {
    /// Whether he works on a day.
    pub(crate) fn serves(&self, day: Day) -> bool {
        self.joined_on <= day && self.left_on.is_none_or(|last| day <= last)
    }
}

/// Which manager.
#[derive(Debug, Default, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", default)]
pub struct ManagerRequest {
    /// His code, as on his card or in his link.
    pub mgr_account: Line<20>,
}

/// What a customer reads before he chooses a manager.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ManagerCard {
    pub mgr_account: String,
    pub name: String,
    /// Of the fund industry's register, where it can be looked up.
    pub licence_no: String,
    pub branch: String,
    pub phone: String,
    pub joined_on: Day,
}

impl From<Manager> for ManagerCard {
    fn from(manager: Manager) -> Self {
        let Manager { account, name, licence_no, branch, phone, joined_on, .. } = manager;
        Self { mgr_account: account, name, licence_no, branch, phone, joined_on }
    }
}

/// `/manager/query`: one who works today. Whoever tries codes is slowed down as who searches is.
pub async fn find_manager(call: Call<Visitor>, request: ManagerRequest) -> Answer<ManagerCard> {
    call.limit(Limited::Search).await?;
    let today = call.now.day();
    let find = async move |tx: &mut Tx| serving(tx, &request.mgr_account, today).await;
    Ok(call.db().read(find).await?.into())
}

/// The manager of a code, if he works on a day.
pub(crate) async fn serving(tx: &mut Tx, account: &str, day: Day) -> Answer<Manager> {
    let account = account.trim().to_ascii_uppercase();
    let found = store::manager(tx, &account).await?;
    Ok(found.filter(|manager| manager.serves(day)).ok_or(NO_MANAGER)?)
}

/// Takes a manager into the house's list, or changes what is known of him.
///
/// # Errors
/// Those of the database.
pub async fn add_manager(tx: &mut Tx, manager: &Manager) -> Result<(), db::Error> {
    store::keep_manager(tx, manager).await
}
