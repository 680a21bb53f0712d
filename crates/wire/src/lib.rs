//! The wire: everything between HTTP and a room's operation, and the only crate that knows HTTP.
//!
//! A room declares its operations in a [`Routes`] table. From that one row come the route, the
//! check of who may call, the seal, the envelope, idempotency and the contract (OpenAPI).
//!
//! An operation is an `async fn(call: Call<C>, request: Request) -> Answer<Response>`, where `C`
//! says who may call it ([`Visitor`], [`Customer`], or a caller that another room defines), and
//! cannot be constructed otherwise.

mod app;
mod busy;
mod caller;
mod calm;
pub mod closing;
mod contract;
mod decode;
mod dispatch;
mod envelope;
mod figures;
mod headers;
mod human;
mod idempotency;
mod limiting;
mod limits;
pub mod listening;
mod paging;
mod proxies;
mod purge;
mod random;
pub mod raw;
mod refusal;
mod remote;
mod request;
mod routes;
pub mod seal;
mod shape;
mod store;
pub mod takeaway;
mod taken;
#[cfg(feature = "testing")]
pub mod testing;
mod topics;
mod turns;
mod waiting;
mod written;

pub use app::{App, AppParts, SealMode};
pub use busy::Busy;
pub use caller::{Access, Arrival, Call, Caller, Customer, Session, Sessions, Visitor};
pub use calm::Calm;
pub use contract::{RoomContract, check_committed, contract_fragment, errors_page};
pub use dispatch::{Operations, SessionService, serve};
pub use envelope::{Enveloped, Prepared, SUCCESS};
pub use figures::Figures;
pub use human::{Asked, HumanCheck, HumanCheckService, Puzzles};
pub use idempotency::{ByCustomer, MIGRATIONS};
pub use limits::{Counted, Limited};
pub use linkme;
pub use paging::{Page, PageRequest};
pub use proxies::TrustedProxies;
pub use purge::{purge_answers, purge_calls};
pub use random::{hash_token, random_number, random_token};
pub use refusal::{Answer, Code, Failure, Fault, REFUSALS, Refusal, Refused, codes};
pub use remote::Remote;
pub use request::{Request, RequestId};
pub use routes::{Entry, Op, Routes, op};
pub use topics::{Topic, Topics};
pub use written::Written;

use serde::Deserialize;
use utoipa::ToSchema;

/// A request without arguments.
#[derive(Debug, Clone, Default, Deserialize, ToSchema)]
pub struct Nothing {}

/// An answer without content: `data` is `{}`.
#[derive(Debug, Clone, Default, serde::Serialize, Deserialize, ToSchema)]
pub struct Done {}
