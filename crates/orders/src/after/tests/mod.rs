//! What customers see of their orders, on both engines.

mod explaining;
mod records;
mod redeeming_into_pages;
mod statements;
