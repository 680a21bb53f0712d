//! Sessions: opaque tokens, found by their hash.

use crate::{
    bounds::{self, Newest},
    device::Device,
    flow,
    parameters::Parameters,
    refusals::PASSWORD_NEEDED,
    store::{self, CustomerRow, DeviceRow, LoginRow, SessionRow},
    told,
    way::Way,
};
use db::Tx;
use kernel::{CustNo, Instant};
use serde::{Deserialize, Serialize};
use std::{future::Future, pin::Pin};
use utoipa::ToSchema;
use wire::{
    Answer, App, Call, Failure, Refused, Remote, Session, SessionService, Sessions, hash_token,
    random_token,
};

/// A session's last use is written so often at most.
const TOUCH_MS: i64 = 10 * 60 * 1000;

/// Logged in, or one more question first.
#[derive(Debug, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginAnswer {
    /// For `Authorization: Bearer …`; null when `needValidate` is true.
    pub token: Option<String>,
    /// Until when the token is good; null without a token.
    pub expires_at: Option<Instant>,
    /// True on a device that this customer never used, for customers with a certificate: ask for
    /// the certificate number (screen /validation) and call `/loginverifycert` with `sessionkey`.
    pub need_validate: bool,
    /// For `/loginverifycert`; null when `needValidate` is false.
    pub sessionkey: Option<String>,
    /// Null when `needValidate` is true.
    pub cust_no: Option<CustNo>,
    /// Masked, `138****1234`.
    pub mobile: String,
    /// Whether a password is set (one password for login and trading).
    pub trade_psw_flag: bool,
}

/// Somebody at the door: made before the transaction that opens the session.
#[derive(Clone)]
pub(crate) struct Entrance {
    app: App,
    device: Device,
    way: Way,
    /// Handed out as the token or as the sessionkey.
    secret: String,
    now: Instant,
    wall: Instant,
}

impl Entrance {
    pub fn of<C>(call: &Call<C>, way: Way) -> Answer<Self> {
        Ok(Self { now: call.now, ..Self::at(&call.app, &call.remote, way)? })
    }

    /// Of who came without a call, at this moment.
    pub fn at(app: &App, remote: &Remote, way: Way) -> Answer<Self> {
        Ok(Self {
            app: app.clone(),
            device: Device::of(remote),
            way,
            secret: random_token()?,
            now: app.now(),
            wall: app.clock().unmoved(),
        })
    }

    /// The same of who came another way.
    pub fn by(&self, way: Way) -> Self {
        Self { way, ..self.clone() }
    }

    /// Lets a proven customer in, or asks for the certificate number first: when one is on file,
    /// the customer wants it, and has used other devices but never this one.
    pub async fn admit(&self, tx: &mut Tx, customer: &CustomerRow) -> Answer<LoginAnswer> {
        if customer.device_check && customer.certificate.is_some() {
            let known = store::devices(tx, customer.cust_no, i64::MAX).await?;
            let proof = self.device.proof();
            let here = known.iter().any(|d| proof == Some(d.device_key.as_str()));
            if !known.is_empty() && !here {
                return self.ask(tx, customer).await;
            }
        }
        self.open(tx, customer).await
    }

    /// Opens the session.
    pub async fn open(&self, tx: &mut Tx, customer: &CustomerRow) -> Answer<LoginAnswer> {
        let parameters = Parameters::on(tx, self.now.day()).await?;
        let device = DeviceRow {
            cust_no: customer.cust_no,
            device_id: self.app.ids().next()?,
            device_key: self.device.listed().to_owned(),
            name: self.device.name.clone(),
            address: self.device.address.clone(),
            first_seen_at: self.now,
            last_seen_at: self.now,
        };
        let session = SessionRow {
            session_id: self.app.ids().next_value()?,
            cust_no: customer.cust_no,
            device_id: store::put_device(tx, &device).await?,
            token_hash: hash_token(&self.secret),
            last_seen_at: self.wall,
            expires_at: self.wall.add_ms(parameters.session_ms),
            unlocked_until: None,
            ended_at: None,
            ended_by_other: false,
        };
        store::put_session(tx, &session).await?;
        let SessionRow { cust_no, session_id, device_id, .. } = session;
        let newest = Newest { cust_no, session_id, device_id };
        bounds::keep(tx, &self.app, newest, &parameters, (self.now, self.wall)).await?;
        self.note(tx, customer, true).await?;
        // The first device of all is the one of the registration.
        if device_id == device.device_id && store::devices(tx, cust_no, 2).await?.len() > 1 {
            told::new_device(tx, (cust_no, session_id), &self.device, self.now).await?;
        }
        Ok(LoginAnswer {
            token: Some(self.secret.clone()),
            expires_at: Some(session.expires_at),
            need_validate: false,
            sessionkey: None,
            cust_no: Some(customer.cust_no),
            mobile: customer.mobile.masked(),
            trade_psw_flag: customer.password.is_some(),
        })
    }

    /// Writes the attempt into the customer's history.
    pub async fn note(&self, tx: &mut Tx, customer: &CustomerRow, success: bool) -> Answer<()> {
        let login = LoginRow {
            cust_no: customer.cust_no,
            login_id: self.app.ids().next_value()?,
            at: self.now,
            way: self.way.word().to_owned(),
            success,
            device_name: self.device.name.clone(),
            address: self.device.address.clone(),
        };
        Ok(store::put_login(tx, &login).await?)
    }

    async fn ask(&self, tx: &mut Tx, customer: &CustomerRow) -> Answer<LoginAnswer> {
        let parameters = Parameters::on(tx, self.now.day()).await?;
        let (mobile, cust_no) = (&customer.mobile, Some(customer.cust_no));
        let key = &self.secret;
        let purpose = self.way.on_new_device();
        flow::begin(tx, key, purpose, mobile, cust_no, &parameters, self.wall).await?;
        Ok(LoginAnswer {
            token: None,
            expires_at: None,
            need_validate: true,
            sessionkey: Some(self.secret.clone()),
            cust_no: None,
            mobile: customer.mobile.masked(),
            trade_psw_flag: customer.password.is_some(),
        })
    }
}

/// Whether the password was verified in a session within the last minutes.
pub(crate) fn is_unlocked(session: &Session, wall: Instant) -> bool {
    session.unlocked_until.is_some_and(|until| until > wall)
}

/// Refuses a session that the password has not unlocked within the last minutes.
///
/// # Errors
/// That refusal.
pub fn require_unlocked(app: &App, session: &Session) -> Answer<()> {
    match is_unlocked(session, app.clock().unmoved()) {
        true => Ok(()),
        false => Err(PASSWORD_NEEDED.into()),
    }
}

/// Finds sessions for the wire.
pub struct Finder;

/// The service that the application registers.
pub fn sessions() -> SessionService {
    Box::new(Finder)
}

impl Sessions for Finder {
    fn resolve<'a>(
        &'a self,
        app: &'a App,
        token_hash: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Session>, Failure>> + Send + 'a>> {
        Box::pin(resolve(app, token_hash))
    }
}

async fn resolve(app: &App, token_hash: &str) -> Answer<Option<Session>> {
    let hash = token_hash.to_owned();
    let find = async move |tx: &mut Tx| store::session(tx, &hash).await;
    let Some(row) = app.db().read_together(find).await? else { return Ok(None) };
    let wall = app.clock().unmoved();
    if row.ended_at.is_some() {
        let told = row.ended_by_other && row.expires_at > wall;
        return if told { Err(Failure::NoSession(Refused::Forbidden)) } else { Ok(None) };
    }
    if row.expires_at <= wall {
        return Ok(None);
    }
    let session =
        Session { id: row.session_id, cust_no: row.cust_no, unlocked_until: row.unlocked_until };
    if wall.ms_since(row.last_seen_at) >= TOUCH_MS {
        let now = app.now();
        let touch = async move |tx: &mut Tx| store::touch_session(tx, &row, wall, now).await;
        match app.db().write(touch).await.map_err(Failure::from) {
            // The session is what it was, and the next call tries again: who only reads goes on
            // while nothing can be written.
            Err(busy @ Failure::Busy(_)) => busy.log("touching a session"),
            touched => touched?,
        }
    }
    Ok(Some(session))
}
