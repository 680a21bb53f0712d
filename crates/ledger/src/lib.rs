//! The double-entry journal of cash and shares.
//!
//! Every movement of money or shares is an [`Entry`], whose postings sum to zero for each asset.
//! Entries are inserted and never changed. Balances of customers' accounts are caches, which
//! [`verify`] recomputes and compares; balances of the house's accounts are sums.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions
    )
)]

mod account;
mod asset;
mod chart;
mod digest;
mod entry;
mod journal;
mod post;
mod purse;
mod store;
#[cfg(test)]
mod tests;
mod verify;

pub use account::Account;
pub use asset::Asset;
pub use digest::{day_lines, digest};
pub use entry::{Entry, EntryKind, Posting};
pub use journal::{JournalEntry, JournalLine, JournalSum, journal_of, journal_sums};
pub use post::{balance, post, post_many};
pub use purse::Purse;
pub use store::CashMoved;
pub use verify::{
    Difference, cash_of, journal_came, journal_owed, journal_paid, journal_shares, verify,
};

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("ledger",
    "journal" => include_str!("../../../migrations/ledger_0001_journal.sql"),
    "by id" => include_str!("../../../migrations/ledger_0002_by_id.sql"),
);
