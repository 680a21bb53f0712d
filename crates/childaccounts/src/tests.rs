//! The operations of the room on both engines.

mod holding;
mod keeping;
mod moving;
mod people;

use db::Migration;

/// The tables that the room needs.
pub fn migrations() -> Vec<Migration> {
    people::ALL.clone()
}
