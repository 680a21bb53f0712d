//! Statements of account: what a month, a year or all of it came to, to read, to keep and to be
//! mailed.
#![cfg_attr(
    not(test),
    deny(
        clippy::unwrap_used,
        clippy::expect_used,
        clippy::float_arithmetic,
        clippy::as_conversions
    )
)]

mod document;
mod email;
mod figures;
mod file;
mod listed;
mod mail_monthly;
mod mail_statement_of;
mod monthly;
mod parting;
mod period;
mod refusals;
mod show_statements;
mod sketch;
mod statement_file;
mod store;
mod takeaway;
#[cfg(test)]
mod tests;
mod verify;

pub use document::{PAPER, sketch_of};
pub use file::FILES;
pub use monthly::mail_months;
pub use parting::PARTS;
pub use takeaway::HELD;
pub use verify::verify;

use wire::{
    Routes,
    Topic::{Clock, Holding, Message, Order, Profile},
    op,
};

/// The room's operations. Of our own: the specification names neither screen nor call.
pub fn routes() -> Routes {
    Routes::new("statements")
        .get(
            "/statements",
            op("statements", "the months and years of which there are statements")
                .reads(&[Holding, Order, Profile, Message, Clock]),
            show_statements::show_statements,
        )
        .post(
            "/statements/file",
            op("statementFile", "a statement in PDF").large().touches_nothing(),
            statement_file::statement_file,
        )
        .post(
            "/statements/mail",
            op("mailStatementOf", "mail a statement to the e-mail on file")
                .writes(&[Message])
                .idempotent(),
            mail_statement_of::mail_statement_of,
        )
        .post(
            "/statements/monthly",
            op("mailMonthly", "mail each month's statement, or do not").writes(&[Message]),
            mail_monthly::mail_monthly,
        )
}

/// The room's tables.
pub const MIGRATIONS: &[db::Migration] = db::migrations!("statements",
    "begin" => include_str!("../../../migrations/statements_0001_begin.sql"),
);
