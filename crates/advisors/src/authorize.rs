//! What a customer lets his manager see, for how long.

use crate::{
    bind::manager_of,
    parameters::Parameters,
    refusals::{GRANTED_OFTEN, NOT_BOUND, OTHER_MANAGER, WRONG_DAY},
    scope::Scope,
    store::{self, Grant},
};
use consents::Purpose;
use db::{Error, Tx};
use kernel::{CustNo, Day, Instant, Line, TimeOfDay};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, Call, Customer, Nothing};

/// All that may be shown, and what is.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DataAuthorization {
    /// Whom it is about; none while the customer has no manager.
    pub manager_name: Option<String>,
    /// His code.
    pub mgr_account: Option<String>,
    /// Every scope, in order.
    pub scopes: Vec<ScopeShown>,
    /// The last day that may be chosen now.
    pub until_max: Day,
}

/// One scope.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ScopeShown {
    pub scope: Scope,
    pub scope_name: String,
    /// The first day on which it is shown; none while it is not.
    pub given_on: Option<Day>,
    /// The last one.
    pub until_on: Option<Day>,
}

/// What is to be shown, or no more.
#[derive(Debug, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct AuthorizeRequest {
    /// Who is let see it, as the customer read. Another one may have been chosen since, elsewhere.
    #[serde(default)]
    pub mgr_account: Line<20>,
    pub scope: Scope,
    /// The last day; without one it is not shown any more, from now on.
    pub until_on: Option<Day>,
}

/// `custAuth/get`.
pub async fn data_authorization(call: Call<Customer>, _: Nothing) -> Answer<DataAuthorization> {
    let (cust_no, today) = (call.caller.cust_no, call.now.day());
    call.db().read(async move |tx: &mut Tx| shown(tx, cust_no, today).await).await
}

/// Own call: one switch. What holds already stays as it is; so much is granted in a day, while
/// taking back goes on.
pub async fn authorize(
    call: Call<Customer>,
    request: AuthorizeRequest,
) -> Answer<DataAuthorization> {
    let (cust_no, now, id) = (call.caller.cust_no, call.now, call.ids().next()?);
    let AuthorizeRequest { mgr_account, scope, until_on } = request;
    call.db()
        .write(async move |tx: &mut Tx| {
            if let Some(until) = until_on {
                consents::require(tx, cust_no, Purpose::Adviser).await?;
                let binding = store::binding(tx, cust_no).await?.ok_or(NOT_BOUND)?;
                if *binding.account != *mgr_account {
                    return Err(OTHER_MANAGER.into());
                }
                if !manager_of(tx, &binding).await?.serves(now.day()) {
                    return Err(NOT_BOUND.into());
                }
                require_day(tx, until, now.day()).await?;
                let grants = store::grants(tx, cust_no, now.day()).await?;
                let is_same = |grant: &Grant| grant.scope == scope && grant.until_on == until;
                if !grants.iter().any(is_same) {
                    require_left(tx, cust_no, now).await?;
                    store::end_grant(tx, (cust_no, scope), now).await?;
                    let what = (cust_no, scope, binding.account.as_str());
                    store::grant(tx, id, what, (now, until)).await?;
                }
            } else {
                store::end_grant(tx, (cust_no, scope), now).await?;
            }
            shown(tx, cust_no, now.day()).await
        })
        .await
}

/// The customer's manager sees nothing any more.
///
/// # Errors
/// Those of the database.
pub async fn show_nothing(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Result<(), Error> {
    store::end_grants(tx, cust_no, now).await
}

/// Refuses who has granted often enough today.
async fn require_left(tx: &mut Tx, cust_no: CustNo, now: Instant) -> Answer<()> {
    let most = Parameters::on(tx, now.day()).await?.grants_per_day;
    let midnight = Instant::at(now.day(), TimeOfDay::MIDNIGHT);
    let count = store::grants_since(tx, cust_no, midnight).await?;
    match count < most {
        true => Ok(()),
        false => Err(GRANTED_OFTEN.fill(&[("count", count)]).into()),
    }
}

async fn require_day(tx: &mut Tx, until: Day, today: Day) -> Answer<()> {
    let days = Parameters::on(tx, today).await?.grant_days_max;
    let last = today.add_days(days);
    if (today..=last).contains(&until) {
        return Ok(());
    }
    let (days, first, last) = (days.to_string(), today.to_string(), last.to_string());
    Err(WRONG_DAY.fill(&[("days", days), ("first", first), ("last", last)]).into())
}

async fn shown(tx: &mut Tx, cust_no: CustNo, today: Day) -> Answer<DataAuthorization> {
    let binding = store::binding(tx, cust_no).await?;
    let manager = match &binding {
        Some(binding) => Some(manager_of(tx, binding).await?).filter(|m| m.serves(today)),
        None => None,
    };
    // Who has left sees nothing any more.
    let grants = match &manager {
        Some(_) => store::grants(tx, cust_no, today).await?,
        None => Vec::new(),
    };
    let scope = |scope: &Scope| {
        let grant = grants.iter().find(|grant| grant.scope == *scope);
        ScopeShown {
            scope: *scope,
            scope_name: scope.chinese().to_owned(),
            given_on: grant.map(|grant| grant.given_at.day()),
            until_on: grant.map(|grant| grant.until_on),
        }
    };
    Ok(DataAuthorization {
        mgr_account: manager.as_ref().map(|manager| manager.account.clone()),
        manager_name: manager.map(|manager| manager.name),
        scopes: Scope::ALL.iter().map(scope).collect(),
        until_max: today.add_days(Parameters::on(tx, today).await?.grant_days_max),
    })
}
