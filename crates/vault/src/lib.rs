//! Keys and ciphers of personal data at rest. It knows no database: `db` keeps what is made here.
//!
//! - A **master key** is outside of the database: a file of the data folder, `MASTER_KEY`, or
//!   what a command for a key service prints. It encrypts nothing but data keys.
//! - A **data key** belongs to one customer, or to the house. It lies in the database, wrapped
//!   under a master key. Without it what it encrypted is noise: to forget a customer is to delete
//!   a key.
//! - A value is bound to its **cell**: table, column, row, owner. Elsewhere it does not open.
//! - A **blind index** finds a value without showing it: HMAC under a key of its own.
//!
//! AES-256-GCM with random nonces, HMAC-SHA-256, both of aws-lc-rs.

mod cell;
mod data_key;
mod error;
mod index;
mod master;
mod modes;
mod source;

pub use cell::{Cell, HOUSE, SEARCH};
pub use data_key::{CIPHERTEXT, DataKey};
pub use error::VaultError;
pub use index::{BLIND_INDEX, IndexKey};
pub use master::{MasterKey, MasterKeys};
pub use modes::{keep_private, require_private};
pub use source::Source;
