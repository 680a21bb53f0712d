//! A seeded market: random customers trade on the real rooms, the business day runs against the
//! embedded transfer agent, the seed injects faults, and after every step the books are audited.
//!
//! A run is named by its [`Plan`]: the same plan does the same again. The outside parties (bank,
//! transfer agent) keep books of their own, with which ours are compared.

mod answers;
mod audit;
mod bank;
mod books;
mod company;
mod conversions;
mod counterparty;
mod customers;
mod debits;
mod die;
mod faults;
mod folder;
mod found;
mod market;
mod money;
mod offerings;
mod onward;
mod operator;
mod payment_days;
mod plan;
mod run;
mod shares;
mod statements;
mod states;
mod stop;
mod tally;

pub use audit::Auditor;
pub use company::{Company, Store};
pub use customers::{AGREEMENTS, take_test};
pub use faults::{Drawn, Fault, Party};
pub use folder::data_folder;
pub use found::Difference;
pub use market::fill as fill_market;
pub use plan::{Audits, Plan, QUIET_DAYS};
pub use run::{Outcome, run};
pub use stop::Stop;
pub use tally::Tally;
