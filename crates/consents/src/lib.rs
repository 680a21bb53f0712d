//! What customers agreed to, purpose by purpose: a ledger that is only added to, whose rows are
//! chained by hash. Other rooms ask whether a consent is in force; `privacy` writes it down. Beside
//! it stands who looked at what is known of them.

mod chain;
mod entry;
mod look;
mod looked;
mod purpose;
mod record;
mod refusals;
mod require;
mod store;
mod takeaway;
#[cfg(test)]
mod tests;
mod texts;
mod verify;

pub use chain::{Broken, ChainFile, check};
pub use entry::Entry;
pub use look::{Look, Looker};
pub use looked::{looks, looks_since, note_look};
pub use purpose::{Act, Purpose};
pub use record::{Place, acts_since, entries, give, is_migrated, migrate, note_migrated, withdraw};
pub use require::{agreeing, in_force, require};
pub use takeaway::HELD;
pub use texts::{ConsentText, ConsentTexts, text_of};
pub use verify::{BrokenChain, verify};

/// The room's tables. It has no operations of its own.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("consents",
    "begin" => include_str!("../../../migrations/consents_0001_begin.sql"),
    "looks" => include_str!("../../../migrations/consents_0002_looks.sql"),
);
