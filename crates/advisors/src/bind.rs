//! Which manager a customer chose.

use crate::{
    ids::BindingId,
    manager::{ManagerCard, ManagerRequest, serving},
    parameters::Parameters,
    refusals::{ALREADY_BOUND, NO_REASON, NOT_BOUND, SAME_MANAGER, TOO_SOON},
    store::{self, Binding, Manager},
};
use db::Tx;
use kernel::{CustNo, Day, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Counted, Customer, Failure, Limited, Nothing};

/// A customer's manager; empty while there is none.
#[derive(Debug, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct BoundManager {
    pub manager: Option<ManagerCard>,
    /// The day on which the customer chose him.
    pub bound_on: Option<Day>,
    /// From this day on another one may be chosen.
    pub changeable_from: Option<Day>,
    /// He works here no more: another one may be chosen at once.
    pub has_left: bool,
    /// Days that lie between two choices.
    pub change_days: i32,
}

/// Whom a customer wants, and why.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ChangeManagerRequest {
    /// The code of the new one.
    pub mgr_account: Line<20>,
    /// In the customer's words.
    #[serde(default)]
    pub reason: Line<100>,
}

/// `/getMyManager` and `queryCustMangerInfo`.
pub async fn bound_manager(call: Call<Customer>, _: Nothing) -> Answer<BoundManager> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    let find = async move |tx: &mut Tx| bound(tx, cust_no, today).await;
    call.db().read(find).await
}

/// `bindCustManger`: the first one; the same one twice is once.
pub async fn bind_manager(call: Call<Customer>, request: ManagerRequest) -> Answer<BoundManager> {
    let (cust_no, now) = (call.caller.cust_no, call.now);
    call.limit(Limited::Search, Counted::Customer(call.caller.cust_no)).await?;
    let (account, id) = (request.mgr_account, call.ids().next()?);
    call.db()
        .write(async move |tx: &mut Tx| {
            let manager = serving(tx, &account, now.day()).await?;
            match store::binding(tx, cust_no).await? {
                Some(before) if before.account == manager.account => {}
                Some(before) => {
                    let name = manager_of(tx, &before).await?.name;
                    return Err(ALREADY_BOUND.fill(&[("name", name)]).into());
                }
                None => store::bind(tx, id, (cust_no, &manager.account, ""), now).await?,
            }
            bound(tx, cust_no, now.day()).await
        })
        .await
}

/// `/manager/update` and `/changeowner`: another one, with a reason, some weeks after the last
/// choice. What the customer let the former one see, he sees no more.
pub async fn change_manager(
    call: Call<Customer>,
    request: ChangeManagerRequest,
) -> Answer<BoundManager> {
    call.limit(Limited::Search, Counted::Customer(call.caller.cust_no)).await?;
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next()?);
    call.db()
        .write(async move |tx: &mut Tx| {
            let before = store::binding(tx, cust_no).await?.ok_or(NOT_BOUND)?;
            let manager = serving(tx, &request.mgr_account, now.day()).await?;
            if before.account == manager.account {
                return Err(SAME_MANAGER.fill(&[("name", manager.name)]).into());
            }
            let reason = request.reason.trim();
            if reason.is_empty() {
                return Err(NO_REASON.into());
            }
            require_time(tx, &before, now).await?;
            store::end_grants(tx, cust_no, now).await?;
            store::unbind(tx, cust_no, now).await?;
            store::bind(tx, id, (cust_no, &manager.account, reason), now).await?;
            bound(tx, cust_no, now.day()).await
        })
        .await
}

/// Whose manager has left waits for nothing.
async fn require_time(tx: &mut Tx, before: &Binding, now: Instant) -> Answer<()> {
    let parameters = Parameters::on(tx, now.day()).await?;
    let from = before.bound_at.day().add_days(parameters.change_days);
    if now.day() >= from || !manager_of(tx, before).await?.serves(now.day()) {
        return Ok(());
    }
    let days = parameters.change_days.to_string();
    Err(TOO_SOON.fill(&[("days", days), ("date", from.to_string())]).into())
}

async fn bound(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<BoundManager> {
    let change_days = Parameters::on(tx, today).await?.change_days;
    let Some(binding) = store::binding(tx, cust_no).await? else {
        return Ok(BoundManager { change_days, ..BoundManager::default() });
    };
    let manager = manager_of(tx, &binding).await?;
    let (has_left, bound_on) = (!manager.serves(today), binding.bound_at.day());
    Ok(BoundManager {
        manager: Some(manager.into()),
        bound_on: Some(bound_on),
        changeable_from: Some(if has_left { today } else { bound_on.add_days(change_days) }),
        has_left,
        change_days,
    })
}

/// Who was once chosen keeps his row.
pub(crate) async fn manager_of(tx: &mut Tx, binding: &Binding) -> Answer<Manager> {
    let found = store::manager(tx, &binding.account).await?;
    found.ok_or_else(|| Failure::fault("a manager's row", &binding.account))
}

/// A choice for demo data, without the way there.
///
/// # Errors
/// Those of the database; the app gives no ids.
pub async fn bind_for_demo(
    tx: &mut Tx,
    id: BindingId,
    (cust_no, account): (CustNo, &str),
    at: Instant,
) -> Answer<()> {
    Ok(store::bind(tx, id, (cust_no, account, ""), at).await?)
}
