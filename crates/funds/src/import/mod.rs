//! Reading files of funds and NAVs, and putting records into the catalogue in bulk.

mod derive;
mod fund_list;
mod nav_file;
mod report;
mod run;
mod text;
mod words;

pub use crate::put::{
    put_archives, put_documents, put_events, put_funds, put_managers, put_navs, put_notices,
    put_outcomes, put_ratings,
};
pub use nav_file::day as parse_day;
pub use report::{Finding, Report};
pub use run::{Progress, import_funds, import_navs, nav_files};
pub use text::{Table, decode, said};

#[cfg(test)]
mod published_tests;
#[cfg(test)]
mod tests;
