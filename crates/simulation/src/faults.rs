//! What goes wrong on a day, by the seed.

mod catalogue;
mod daily;
mod day;
mod drawing;

pub use catalogue::{Drawn, Fault, Party};
pub use day::{DayFaults, Funds, Kill};
