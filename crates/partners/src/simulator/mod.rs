//! The simulators: they keep their own state in their own SQLite file, as outside parties do.

mod bank;
mod letterbox;
mod mailbox;
mod people;
mod store;
mod whim;

pub use letterbox::{Letterbox, LetterboxEntry};
pub use mailbox::{Mailbox, MailboxEntry};
pub use whim::Whim;

use crate::Partners;
use db::{Db, Error, Migration};
use kernel::{Calendar, Clock};
use std::{path::Path, sync::Arc, time::Duration};

/// Tables of the simulators, in a database of their own.
pub const MIGRATIONS: &[Migration] = db::migrations!("partners",
    "simulators" => include_str!("../../../../migrations/partners_0001_simulators.sql"),
    "mails" => include_str!("../../../../migrations/partners_0002_mails.sql"),
    "refused" => include_str!("../../../../migrations/partners_0003_refused.sql"),
    "asked" => include_str!("../../../../migrations/partners_0004_asked.sql"),
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
}

/// How long a partner that answers late takes, and one that never does.
#[derive(Debug, Clone, Copy)]
pub struct Delays {
    /// Before a late answer.
    pub late: Duration,
    /// Before giving up.
    pub time_out: Duration,
}

impl Delays {
    /// Long enough to be seen by a person.
    pub const DEMO: Self = Self { late: Duration::from_secs(3), time_out: Duration::from_secs(8) };
    /// None, for tests.
    pub const NONE: Self = Self { late: Duration::ZERO, time_out: Duration::ZERO };
}

/// Opens the simulators' file in the data folder, or makes it.
///
/// # Errors
/// The file cannot be opened.
pub fn open(file: &Path, clock: &Clock) -> Result<Simulators, Error> {
    Ok(on(Db::sqlite(file, MIGRATIONS)?, clock, Delays::DEMO))
}

/// Simulators on an opened database that has [`MIGRATIONS`], for tests.
#[must_use]
pub fn on(db: Db, clock: &Clock, delays: Delays) -> Simulators {
    let mailbox = Mailbox::new(db.clone(), clock.clone());
    let letterbox = Letterbox::new(db.clone(), clock.clone(), delays);
    let people = people::People::new(Calendar::china(), delays);
    let partners = Partners {
        sms: Arc::new(mailbox.clone()),
        mail: Arc::new(letterbox.clone()),
        bank: Arc::new(bank::SimulatedBank::new(db, mailbox.clone(), clock.clone(), delays)),
        identity: Arc::new(people.clone()),
        audit: Arc::new(people),
    };
    Simulators { partners, mailbox, letterbox }
}
