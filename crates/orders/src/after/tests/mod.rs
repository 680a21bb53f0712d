//! What customers see of their orders, on both engines.

mod composing;
mod explaining;
mod placed_under;
mod promising;
mod records;
mod redeeming_into_pages;
mod statements;
