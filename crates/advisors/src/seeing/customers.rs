//! `/advisor/customers`: who lets a manager see something.

use super::{asking, sights::Sights};
use crate::{ids::BindingId, scope::Scope, store};
use consents::Purpose;
use db::Tx;
use kernel::{Code, Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Limited, Visitor, codes};

/// Customers of an answer.
const PAGE: i64 = 50;

/// Who asks.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CustomersRequest {
    /// Of the managers' app, from `/oauth/clientApp` with the scope `advisor`.
    pub access_token: Line<200>,
    /// The manager's code.
    pub mgr_account: Line<20>,
    /// The last one of the page before.
    #[serde(default)]
    pub after: Option<Code<20>>,
}

/// Customers who let him see something today.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeenCustomers {
    /// In the order in which they chose him.
    pub customers: Vec<SeenCustomer>,
    /// For the next page; null on the last.
    pub next: Option<String>,
}

/// One of them.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
pub struct SeenCustomer {
    /// For `/advisor/customer`: of this manager and this customer, while the one serves the other.
    pub customer: BindingId,
    /// `沈**`; empty before the real-name step.
    pub name: String,
    /// What may be seen.
    pub scopes: Vec<SeenScope>,
}

/// A part that may be seen.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeenScope {
    pub scope: Scope,
    pub scope_name: String,
    /// The last day.
    pub until_on: Day,
}

/// `/advisor/customers`.
pub(crate) async fn list_customers(
    call: Call<Visitor>,
    request: CustomersRequest,
) -> Answer<SeenCustomers> {
    identity::limit_app(&call, &request.access_token, Limited::Search).await?;
    let origin = call.remote.origin();
    customers_of(&call.app, request, origin.as_deref()).await
}

/// Who lets a manager see something, for his app; `origin` of a page that asks.
///
/// # Errors
/// Refused where the token is not good, or nobody of this code serves customers today.
pub async fn customers_of(
    app: &App,
    request: CustomersRequest,
    origin: Option<&str>,
) -> Answer<SeenCustomers> {
    let CustomersRequest { access_token, mgr_account, after } = request;
    let after = after.map(|after| after.parse::<i64>()).transpose();
    let after = after.map_err(|_| codes::BAD_REQUEST.refuse())?.unwrap_or_default();
    let (today, name) = (app.now().day(), app.get::<Sights>().name);
    app.db()
        .read(async |tx: &mut Tx| {
            let of = (&access_token, &mgr_account);
            let manager = asking(tx, app, of, (origin, today)).await?;
            let page = store::customers_of(tx, &manager.account, after, PAGE).await?;
            let is_whole = i64::try_from(page.len()).is_ok_and(|rows| rows == PAGE);
            let next = page.last().map(|(_, id)| id.to_string()).filter(|_| is_whole);
            let mut customers = Vec::new();
            for (cust_no, customer) in page {
                let grants = store::grants(tx, cust_no, today).await?;
                if grants.is_empty() || !consents::in_force(tx, cust_no, Purpose::Adviser).await? {
                    continue;
                }
                let scopes = grants.into_iter().map(|grant| SeenScope {
                    scope: grant.scope,
                    scope_name: grant.scope.chinese().to_owned(),
                    until_on: grant.until_on,
                });
                let scopes = scopes.collect();
                customers.push(SeenCustomer {
                    customer,
                    name: name(app, tx, cust_no).await?,
                    scopes,
                });
            }
            Ok(SeenCustomers { customers, next })
        })
        .await
}
