//! `/oauth/clientApp`: an app's token, by its secret.

use super::client::{ClientApp, ClientScope, Clients};
use super::whoami::may_be_told;
use crate::{
    parameters::Parameters,
    refusals::{CLIENT_CODE_ENDED, NO_SUCH_CLIENT, SCOPE_TOO_WIDE},
    store::{self, ClientCodeRow, ClientTokenRow},
};
use consents::{Look, Looker};
use db::Tx;
use kernel::{Code, CustNo, Instant, Line};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use wire::{Answer, App, Call, Counted, Limited, Visitor, hash_token, random_token};

/// Who asks, for what.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientTokenRequest {
    /// The app's name in the settings.
    pub client: Code<64>,
    /// Its secret.
    pub secret: Line<200>,
    /// What it wants to know.
    pub scope: ClientScope,
    /// With the scope `profile`: what a customer's way to the app's page ended with.
    pub code: Option<Line<200>>,
}

/// A token of an app.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct ClientToken {
    /// For `/oauth/whoami`. It is no session.
    pub access_token: String,
    /// For how many seconds it is good.
    pub expires_in: i64,
    /// As asked.
    pub scope: ClientScope,
}

/// `/oauth/clientApp`.
pub(crate) async fn client_app(
    call: Call<Visitor>,
    request: ClientTokenRequest,
) -> Answer<ClientToken> {
    match call.get::<Clients>().proved(&request.client, &request.secret) {
        Some(client) => call.app.limit(Limited::Login, Counted::App(&client.id)).await?,
        None => call.limit(Limited::Login).await?,
    }
    grant(&call, request).await
}

/// Gives an app its token.
///
/// # Errors
/// Refused where the app, its secret, its scope or its code is not right.
pub async fn grant(app: &App, request: ClientTokenRequest) -> Answer<ClientToken> {
    let client = app.get::<Clients>().proved(&request.client, &request.secret);
    let client = client.ok_or(NO_SUCH_CLIENT.refuse())?;
    if request.scope != ClientScope::App && request.scope != client.scope {
        return Err(SCOPE_TOO_WIDE.into());
    }
    let code_hash = match (request.scope, request.code) {
        (ClientScope::App | ClientScope::Advisor, None) => None,
        (ClientScope::Profile, Some(code)) => Some(hash_token(&code)),
        (ClientScope::App | ClientScope::Advisor, Some(_)) | (ClientScope::Profile, None) => {
            return Err(CLIENT_CODE_ENDED.into());
        }
    };
    let (token, day, wall) = (random_token()?, app.now().day(), app.clock().unmoved());
    let granting = Granting {
        client: client.clone(),
        code_hash,
        token_hash: hash_token(&token),
        subject: random_token()?,
        look_id: app.ids().next_value()?,
        now: app.now(),
    };
    let scope = request.scope;
    let expires_in = app
        .db()
        .write(async move |tx: &mut Tx| granting.write(tx, scope, day, wall).await)
        .await?
        .ok_or(CLIENT_CODE_ENDED.refuse())?;
    Ok(ClientToken { access_token: token, expires_in, scope })
}

struct Granting {
    client: ClientApp,
    code_hash: Option<String>,
    token_hash: String,
    /// Who the customer is for the app, where he never was there.
    subject: String,
    /// Of the look that this is.
    look_id: i64,
    now: Instant,
}

impl Granting {
    /// Seconds of the token; none where the code is not good. What is written of a code that came
    /// twice stays written, so it is no refusal here.
    async fn write(
        &self,
        tx: &mut Tx,
        scope: ClientScope,
        day: kernel::Day,
        wall: Instant,
    ) -> Answer<Option<i64>> {
        let of = match &self.code_hash {
            Some(code_hash) => match self.use_code(tx, code_hash, wall).await? {
                Some(of) => Some(of),
                None => return Ok(None),
            },
            None => None,
        };
        let token_ms = Parameters::on(tx, day).await?.client_token_ms;
        let row = ClientTokenRow {
            token_hash: self.token_hash.clone(),
            client_id: self.client.id.clone(),
            scope,
            cust_no: of.map(|(cust_no, _)| cust_no),
            session_id: of.map(|(_, session_id)| session_id),
            expires_at: wall.add_ms(token_ms),
        };
        store::put_client_token(tx, &row).await?;
        Ok(Some(token_ms / 1000))
    }

    /// Whom a code speaks of, which is used now. Whoever uses one again may have stolen it, as may
    /// who used it first: what came of it ends.
    async fn use_code(
        &self,
        tx: &mut Tx,
        code_hash: &str,
        wall: Instant,
    ) -> Answer<Option<(CustNo, i64)>> {
        let found = store::client_code(tx, code_hash).await?;
        let Some(code) = found.filter(|code| code.client_id == self.client.id) else {
            return Ok(None);
        };
        let ClientCodeRow { cust_no, session_id, expires_at, token_hash, .. } = code;
        if let Some(token_hash) = token_hash {
            store::end_client_token(tx, &token_hash).await?;
            return Ok(None);
        }
        if expires_at <= wall || !may_be_told(tx, (cust_no, session_id), wall).await? {
            return Ok(None);
        }
        store::put_subject(tx, &self.client.id, cust_no, &self.subject).await?;
        store::use_client_code(tx, code_hash, &self.token_hash).await?;
        self.note_look(tx, cust_no).await?;
        Ok(Some((cust_no, session_id)))
    }

    /// The app knows from now on who came.
    async fn note_look(&self, tx: &mut Tx, cust_no: CustNo) -> Result<(), db::Error> {
        let look = Look {
            cust_no,
            look_id: self.look_id,
            at: self.now,
            looker: Looker::Partner,
            who: self.client.name.clone(),
            what: "称呼和打码的手机号".to_owned(),
            why: "你登录了它的页面".to_owned(),
        };
        consents::note_look(tx, &look).await
    }
}
