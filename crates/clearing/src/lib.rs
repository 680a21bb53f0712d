//! The business day: seal, exchange with the transfer agent, prices, value, dividends,
//! confirmations, reconciliation, payouts.
//!
//! Each step of a day is a row. A step may be run again at any time, and the process killed at any
//! point: what a step did is found again and left alone.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions
    )
)]

mod accepting;
mod account_confirmations;
mod accounts;
mod after;
mod amending;
mod apply;
mod applying;
mod bank;
mod breaks;
mod clock;
mod close;
mod compared;
mod confirm;
mod corrections;
mod counterparty;
mod digest;
mod dividends;
mod engine;
mod exchanged;
mod export;
mod file_break;
mod forced;
mod forgetting;
mod lease;
mod leaving;
mod legs;
mod letters;
mod merge;
mod morning;
mod noting;
mod outstanding;
mod paid_in_all;
mod pay;
mod plans;
mod prices;
mod purge;
mod reconcile;
mod record;
mod remind;
mod renewed;
mod replay;
mod requests;
mod retake;
mod staged;
mod state;
mod state_hash;
mod stated;
mod status;
mod step;
mod store;
mod take_in;
mod verify;

pub use accepting::{Acceptance, Accepting};
pub use after::{AfterConfirm, Hook};
pub use clock::{
    follow, is_sandbox, mark_sandbox, move_clock, open_day, read_clock, sandbox_morning,
};
pub use counterparty::{Counterparty, Outside, Register, RegisterFound};
pub use digest::digest;
pub use engine::{Engine, Mail, Report};
pub use exchanged::{Exchanged, ExchangedField};
pub use file_break::{AcceptedBreak, FileBreak, bank_breaks};
pub use forgetting::forget_closed;
pub use outstanding::{UnamendedDay, UnclosedDay, UnopenedDay, outstanding_accounts};
pub use replay::Replay;
pub use state_hash::state_hash;
pub use status::{DayStatus, StepStatus, UnansweredDay, status, unanswered};
pub use step::Step;
pub use verify::verify;

use wire::Routes;

/// The room's operations: none for customers; the day is driven from the command line and, in the
/// demo, from a panel of its own.
pub fn routes() -> Routes {
    Routes::new("clearing")
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("clearing",
    "day" => include_str!("../../../migrations/clearing_0001_day.sql"),
    "days" => include_str!("../../../migrations/clearing_0002_days.sql"),
    "interest" => include_str!("../../../migrations/clearing_0003_interest.sql"),
    "conversions" => include_str!("../../../migrations/clearing_0004_conversions.sql"),
    "keys" => include_str!("../../../migrations/clearing_0005_keys.sql"),
    "accounts" => include_str!("../../../migrations/clearing_0006_accounts.sql"),
    "files" => include_str!("../../../migrations/clearing_0007_files.sql"),
    "parts" => include_str!("../../../migrations/clearing_0008_parts.sql"),
    "lease" => include_str!("../../../migrations/clearing_0009_lease.sql"),
    "corrections" => include_str!("../../../migrations/clearing_0010_corrections.sql"),
    "files again" => include_str!("../../../migrations/clearing_0011_files_again.sql"),
    "waiting" => include_str!("../../../migrations/clearing_0012_waiting.sql"),
    "attempts" => include_str!("../../../migrations/clearing_0013_attempts.sql"),
    "sandbox" => include_str!("../../../migrations/clearing_0014_sandbox.sql"),
    "bank" => include_str!("../../../migrations/clearing_0015_bank.sql"),
    "closing" => include_str!("../../../migrations/clearing_0016_closing.sql"),
    "joins" => include_str!("../../../migrations/clearing_0017_joins.sql"),
    "moves" => include_str!("../../../migrations/clearing_0018_moves.sql"),
    "amendments" => include_str!("../../../migrations/clearing_0019_amendments.sql"),
    "silent" => include_str!("../../../migrations/clearing_0020_silent.sql"),
    "acceptances" => include_str!("../../../migrations/clearing_0021_acceptances.sql"),
    "dividends" => include_str!("../../../migrations/clearing_0022_dividends.sql"),
);
