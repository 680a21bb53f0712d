//! `/oauth/whoami`: what an app's token says.

use super::client::{ClientApp, ClientScope, Clients};
use crate::{
    refusals::CLIENT_TOKEN_ENDED,
    store::{self, ClientTokenRow},
};
use consents::Purpose;
use db::{Error, Tx};
use kernel::{CustNo, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Counted, Limited, Visitor, hash_token};

/// The token.
#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct WhoamiRequest {
    /// From `/oauth/clientApp`.
    pub access_token: Line<200>,
}

/// What it says.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Whoami {
    /// The app.
    pub client: String,
    /// What it may know.
    pub scope: ClientScope,
    /// Who the customer is for this app: another name than for any other; null with the scope
    /// `app`.
    pub subject: Option<String>,
    /// The customer's mobile, masked, by which he is addressed; null with the scope `app`.
    pub mobile: Option<String>,
}

/// `/oauth/whoami`.
pub(crate) async fn who_am_i(call: Call<Visitor>, request: WhoamiRequest) -> Answer<Whoami> {
    limit_app(&call, &request.access_token, Limited::Login).await?;
    let origin = call.remote.origin();
    who(&call, &request.access_token, origin.as_deref()).await
}

/// Counts a call under the app of its token, and as a stranger's where the token is no app's: who
/// guesses is slowed down before more than a look for the token is done.
///
/// # Errors
/// As [`App::limit`]; those of the database.
pub async fn limit_app(call: &Call<Visitor>, token: &str, what: Limited) -> Answer<()> {
    let (token_hash, wall) = (hash_token(token), call.clock().unmoved());
    let found = call
        .db()
        .read_together(async move |tx: &mut Tx| store::client_token(tx, &token_hash).await)
        .await?;
    let good = found.filter(|row| row.expires_at > wall);
    match good.and_then(|row| call.get::<Clients>().named(&row.client_id)) {
        Some(client) => call.app.limit(what, Counted::App(&client.id)).await,
        None => call.limit(what).await,
    }
}

/// What a token says, to who holds it. A page that asks (`origin`) must be the app's: a token is
/// bound to its host.
///
/// # Errors
/// Refused where it is not good any more, or its customer has logged out or agrees no more.
pub async fn who(app: &App, token: &str, origin: Option<&str>) -> Answer<Whoami> {
    let (token_hash, wall) = (hash_token(token), app.clock().unmoved());
    let clients = app.get::<Clients>().clone();
    let origin = origin.map(str::to_owned);
    app.db()
        .read(async |tx: &mut Tx| {
            let found = store::client_token(tx, &token_hash).await?;
            let row = found.filter(|row| row.expires_at > wall).ok_or(CLIENT_TOKEN_ENDED)?;
            let client = clients.named(&row.client_id).ok_or(CLIENT_TOKEN_ENDED)?;
            if origin.as_deref().is_some_and(|origin| !client.owns(origin)) {
                return Err(CLIENT_TOKEN_ENDED.into());
            }
            let ClientTokenRow { client_id, scope, cust_no, session_id, .. } = row;
            let (subject, mobile) = match cust_no.zip(session_id) {
                Some((cust_no, session_id)) => {
                    if !may_be_told(tx, (cust_no, session_id), wall).await? {
                        return Err(CLIENT_TOKEN_ENDED.into());
                    }
                    let (subject, mobile) = customer(tx, &client_id, cust_no).await?;
                    (Some(subject), Some(mobile))
                }
                None => (None, None),
            };
            Ok(Whoami { client: client_id, scope, subject, mobile })
        })
        .await
}

/// The app of a token with this scope. A page that asks (`origin`) must be the app's.
///
/// # Errors
/// Refused where the token is not good any more, or has another scope.
pub async fn app_of_token(
    tx: &mut Tx,
    app: &App,
    (token, scope): (&str, ClientScope),
    origin: Option<&str>,
) -> Answer<ClientApp> {
    let found = store::client_token(tx, &hash_token(token)).await?;
    let is_good =
        |row: &ClientTokenRow| row.expires_at > app.clock().unmoved() && row.scope == scope;
    let row = found.filter(is_good).ok_or(CLIENT_TOKEN_ENDED)?;
    let client = app.get::<Clients>().named(&row.client_id).ok_or(CLIENT_TOKEN_ENDED)?;
    if client.scope != scope || origin.is_some_and(|origin| !client.owns(origin)) {
        return Err(CLIENT_TOKEN_ENDED.into());
    }
    Ok(client.clone())
}

/// Whether an app may be told who a customer is: while the session lasts in which he said so, and
/// he agrees to it.
pub(super) async fn may_be_told(
    tx: &mut Tx,
    (cust_no, session_id): (CustNo, i64),
    wall: Instant,
) -> Result<bool, Error> {
    Ok(store::is_open_session(tx, session_id, wall).await?
        && consents::in_force(tx, cust_no, Purpose::Partner).await?)
}

/// Who a customer is for an app, and the masked mobile.
async fn customer(tx: &mut Tx, client_id: &str, cust_no: CustNo) -> Answer<(String, String)> {
    let found = store::customer(tx, cust_no).await?;
    let mobile = found.ok_or(CLIENT_TOKEN_ENDED)?.mobile.masked();
    let subject = store::subject(tx, client_id, cust_no).await?.ok_or(CLIENT_TOKEN_ENDED)?;
    Ok((subject, mobile))
}
