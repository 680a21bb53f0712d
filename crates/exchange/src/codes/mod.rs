//! Codes of the standard with their Chinese meanings.

mod business;
mod flags;
mod meanings;
mod return_code;

pub use business::{Business, BusinessCode, Stage};
pub use flags::*;
pub use meanings::{certificate_title, code_meanings, meaning};
pub use return_code::ReturnCode;
