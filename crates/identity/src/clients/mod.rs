//! Embedding apps: a live-stream page, an adviser's app. Each has a name, a secret, an origin, and
//! what it may know (`docs/decisions/0093`).
//!
//! - An app gets a short token by its secret. With a code that a customer has given it, the token
//!   says who that is: a name for this app alone, and how to address him.
//! - A code is for one app and one use, two minutes, and leads to the app's origin only; used
//!   twice, what came of it ends. A token is no session: no operation of a customer takes it.

mod client;
mod live;
mod token;
mod whoami;

pub use client::{ClientApp, ClientScope, Clients};
pub(crate) use live::{live_code, live_target};
pub(crate) use token::client_app;
pub use token::{ClientToken, ClientTokenRequest, grant};
pub(crate) use whoami::who_am_i;
pub use whoami::{Whoami, app_of_token, limit_app, who};
