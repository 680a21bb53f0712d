//! The operations of the room on both engines.

mod buying;
mod holder;
mod linking;
mod redeeming;
mod showing;

use db::Migration;

/// The tables that the room needs.
pub fn migrations() -> Vec<Migration> {
    holder::ALL.clone()
}
