//! Reading files of calendars and indices, and putting records into the market in bulk.

mod calendar_file;
mod index_file;
mod run;

pub use crate::put::{drop_minutes, put_daily, put_days, put_indices, put_minutes};
pub use run::{Imported, import_calendar, import_index};

#[cfg(test)]
mod tests;
