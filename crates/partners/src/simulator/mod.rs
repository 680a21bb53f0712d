//! The simulators: they keep their own state in their own SQLite file, as outside parties do.

mod bank;
mod booked;
mod delays;
mod letterbox;
mod mailbox;
mod pensions;
mod people;
mod pinboard;
mod statements;
mod store;
mod wechat;
mod whim;

pub use delays::Delays;
pub use letterbox::Letterbox;
pub use mailbox::Mailbox;
pub use pensions::{PaidInReply, Pensions};
pub use pinboard::Pinboard;
pub use statements::{Marred, Marring, Statements};
pub use store::{LetterboxEntry, MailboxEntry};
pub use wechat::{SignedPage, WeChat};
pub use whim::Whim;

use crate::Partners;
use db::{Db, Migration};
use kernel::{Calendar, Clock};
use std::sync::Arc;

/// Tables of the simulators, in a database of their own.
pub const MIGRATIONS: &[Migration] = db::migrations!("partners",
    "simulators" => include_str!("../../../../migrations/partners_0001_simulators.sql"),
    "mails" => include_str!("../../../../migrations/partners_0002_mails.sql"),
    "refused" => include_str!("../../../../migrations/partners_0003_refused.sql"),
    "asked" => include_str!("../../../../migrations/partners_0004_asked.sql"),
    "personal" => include_str!("../../../../migrations/partners_0005_personal.sql"),
    "stated" => include_str!("../../../../migrations/partners_0006_stated.sql"),
    "files" => include_str!("../../../../migrations/partners_0007_files.sql"),
    "wechat" => include_str!("../../../../migrations/partners_0008_wechat.sql"),
    "tickets" => include_str!("../../../../migrations/partners_0009_tickets.sql"),
    "pensions" => include_str!("../../../../migrations/partners_0010_pensions.sql"),
);

/// The simulated partners, and where their text messages and e-mail are read.
#[derive(Clone)]
pub struct Simulators {
    /// The ports.
    pub partners: Partners,
    /// The text messages.
    pub mailbox: Mailbox,
    /// The e-mail.
    pub letterbox: Letterbox,
    /// WeChat.
    pub wechat: WeChat,
    /// What goes wrong with the bank's statements.
    pub statements: Statements,
    /// The counter of the bank of pension accounts.
    pub pensions: Pensions,
}

/// Simulators on an opened and unlocked database that has [`MIGRATIONS`].
#[must_use]
pub fn on(db: Db, clock: &Clock, delays: Delays) -> Simulators {
    with_statements(db, clock, delays, Statements::default())
}

/// The same, with what goes wrong with statements, which may outlive the simulators.
#[must_use]
pub fn with_statements(
    db: Db,
    clock: &Clock,
    delays: Delays,
    statements: Statements,
) -> Simulators {
    let mailbox = Mailbox::new(db.clone(), clock.clone());
    let letterbox = Letterbox::new(db.clone(), clock.clone(), delays);
    let wechat = WeChat::new(db.clone(), clock.clone(), delays);
    let pensions = Pensions::new(db.clone(), clock.clone(), delays);
    let people = people::People::new(Calendar::china(), delays);
    let partners = Partners {
        sms: Arc::new(mailbox.clone()),
        mail: Arc::new(letterbox.clone()),
        wechat: Arc::new(Pinboard::default()),
        official_account: Arc::new(wechat.clone()),
        push: Arc::new(Pinboard::default()),
        bank: Arc::new(bank::SimulatedBank::new(
            db,
            (mailbox.clone(), statements.clone()),
            clock.clone(),
            delays,
        )),
        pension: Arc::new(pensions.clone()),
        identity: Arc::new(people.clone()),
        audit: Arc::new(people),
    };
    Simulators { partners, mailbox, letterbox, wechat, statements, pensions }
}
