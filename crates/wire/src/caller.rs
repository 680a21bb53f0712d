//! Who calls. A caller type is the proof of a check: it can only be made by [`Caller::admit`].

use crate::{App, Failure, Refused, remote::Remote};
use axum::http::HeaderMap;
use kernel::{CustNo, Instant};
use std::{future::Future, ops::Deref, pin::Pin};

/// The access of an operation, as `contract/calls.tsv` says it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Access {
    Public,
    Login,
    Trade,
}

/// A valid session of a logged-in customer.
#[derive(Debug, Clone)]
pub struct Session {
    pub id: i64,
    pub cust_no: CustNo,
    /// Until when the password was verified for moving money.
    pub unlocked_until: Option<Instant>,
}

/// Finds sessions; the identity room implements it.
pub trait Sessions: Send + Sync {
    /// The session of a token, looked up by its hash.
    fn resolve<'a>(
        &'a self,
        app: &'a App,
        token_hash: &'a str,
    ) -> Pin<Box<dyn Future<Output = Result<Option<Session>, Failure>> + Send + 'a>>;
}

/// A request before its arguments are read.
pub struct Arrival<'a> {
    pub app: &'a App,
    pub headers: &'a HeaderMap,
    pub session: Option<Session>,
}

/// Somebody who may call an operation.
pub trait Caller: Sized + Send + 'static {
    const ACCESS: Access;
    /// Checks the arrival; a refusal says what the customer must do first.
    fn admit(arrival: &Arrival<'_>) -> impl Future<Output = Result<Self, Failure>> + Send;
}

/// Anybody, logged in or not.
#[derive(Debug, Clone)]
pub struct Visitor {
    pub session: Option<Session>,
}

impl Caller for Visitor {
    const ACCESS: Access = Access::Public;
    async fn admit(arrival: &Arrival<'_>) -> Result<Self, Failure> {
        Ok(Self { session: arrival.session.clone() })
    }
}

/// A logged-in customer.
#[derive(Debug, Clone)]
pub struct Customer {
    pub cust_no: CustNo,
    pub session: Session,
}

impl Caller for Customer {
    const ACCESS: Access = Access::Login;
    async fn admit(arrival: &Arrival<'_>) -> Result<Self, Failure> {
        match &arrival.session {
            Some(session) => Ok(Self { cust_no: session.cust_no, session: session.clone() }),
            None => Err(Failure::NoSession(Refused::Unauthorized)),
        }
    }
}

/// One call: the application, who calls, and the headers that operations may read.
pub struct Call<C> {
    pub app: App,
    pub caller: C,
    /// The business time at which the call arrived.
    pub now: Instant,
    /// `Idempotency-Key`, present on operations that declare it.
    pub idempotency_key: Option<String>,
    /// SHA-256 of the plain request, so that a key cannot be used for another content.
    pub request_hash: String,
    /// `sessionkey` of a short flow.
    pub session_key: Option<String>,
    /// Address and client, for the login history; never logged.
    pub remote: Remote,
}

impl<C> Deref for Call<C> {
    type Target = App;
    fn deref(&self) -> &App {
        &self.app
    }
}
