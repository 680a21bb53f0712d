//! `/advisor/customer`: a manager looks at a customer, and the customer can read that he did.

use super::{
    asking,
    sights::{SeenHolding, SeenOrder, SeenProfile, Sights},
};
use crate::{
    ids::BindingId,
    refusals::{NO_WHY, NOT_SHOWN},
    scope::Scope,
    store,
};
use consents::{Look, Looker, Purpose};
use db::Tx;
use kernel::{CustNo, Day, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Limited, Visitor};

/// Who asks for what, and why.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeeCustomerRequest {
    /// Of the managers' app, from `/oauth/clientApp` with the scope `advisor`.
    pub access_token: Line<200>,
    /// The manager's code.
    pub mgr_account: Line<20>,
    /// From `/advisor/customers`.
    pub customer: BindingId,
    pub scope: Scope,
    /// The customer reads it as it is.
    pub why: Line<40>,
}

/// What he sees: one of the three, the others are null.
#[derive(Debug, Default, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SeenOfCustomer {
    /// The greatest first.
    pub holdings: Option<Vec<SeenHolding>>,
    /// The newest, newest first.
    pub orders: Option<Vec<SeenOrder>>,
    pub profile: Option<SeenProfile>,
}

/// `/advisor/customer`.
pub(crate) async fn see_customer(
    call: Call<Visitor>,
    request: SeeCustomerRequest,
) -> Answer<SeenOfCustomer> {
    identity::limit_app(&call, &request.access_token, Limited::Search).await?;
    let origin = call.remote.origin();
    see(&call.app, request, origin).await
}

/// A look of a manager's, for his app; `origin` of a page that asks.
///
/// # Errors
/// Refused where the token is not good, nobody of this code serves customers today, the customer
/// is not his or does not show this to him, or no reason is given.
pub async fn see(
    app: &App,
    request: SeeCustomerRequest,
    origin: Option<String>,
) -> Answer<SeenOfCustomer> {
    let SeeCustomerRequest { access_token, mgr_account, customer, scope, why } = request;
    // Of marks alone, or of emoji, the customer learns nothing.
    if !why.contains(char::is_alphanumeric) {
        return Err(NO_WHY.into());
    }
    let (app, now, look_id) = (app.clone(), app.now(), app.ids().next_value()?);
    let sights = *app.get::<Sights>();
    app.clone()
        .db()
        .write(async move |tx: &mut Tx| {
            let of = (&access_token, &mgr_account);
            let manager = asking(tx, &app, of, (origin.as_deref(), now.day())).await?;
            let cust_no = showing(tx, (&manager.account, customer), scope, now.day()).await?;
            let mut seen = SeenOfCustomer::default();
            match scope {
                Scope::Holdings => {
                    seen.holdings = Some((sights.holdings)(&app, tx, cust_no).await?)
                }
                Scope::Orders => seen.orders = Some((sights.orders)(&app, tx, cust_no).await?),
                Scope::Profile => seen.profile = Some((sights.profile)(&app, tx, cust_no).await?),
            }
            let look = Look {
                cust_no,
                look_id,
                at: now,
                looker: Looker::Manager,
                who: manager.name,
                what: scope.chinese().to_owned(),
                why: why.trim().to_owned(),
            };
            consents::note_look(tx, &look).await?;
            Answer::Ok(seen)
        })
        .await
}

/// The customer, where he lets this manager see the scope today.
async fn showing(
    tx: &mut Tx,
    (account, customer): (&str, BindingId),
    scope: Scope,
    today: Day,
) -> Answer<CustNo> {
    let cust_no = store::customer_of(tx, account, customer).await?.ok_or(NOT_SHOWN)?;
    let grants = store::grants(tx, cust_no, today).await?;
    let is_granted = grants.iter().any(|grant| grant.scope == scope);
    if !is_granted || !consents::in_force(tx, cust_no, Purpose::Adviser).await? {
        return Err(NOT_SHOWN.into());
    }
    Ok(cust_no)
}
