//! The simulated mail server: what was mailed is kept where a visitor of the demo can read it.

use super::store::{self, LetterboxEntry};
use super::{Delays, Whim};
use crate::{Mail, MailFile, MailMessage, MailReply, PartnerError, Reply};
use db::{Db, Tx};
use kernel::Clock;
use tokio::time::sleep;

/// The e-mail of all addresses; cheap to clone.
#[derive(Clone)]
pub struct Letterbox {
    db: Db,
    clock: Clock,
    delays: Delays,
}

impl Letterbox {
    pub(super) fn new(db: Db, clock: Clock, delays: Delays) -> Self {
        Self { db, clock, delays }
    }

    /// The newest messages of all addresses, newest first.
    ///
    /// # Errors
    /// The simulators' file cannot be read.
    pub async fn newest(&self, limit: i64) -> Result<Vec<LetterboxEntry>, db::Error> {
        self.db.read(async |tx: &mut Tx| store::newest_mails(tx, limit).await).await
    }

    async fn deliver(&self, message: &MailMessage) -> Result<MailReply, PartnerError> {
        match Whim::of_email(&message.to) {
            Some(Whim::Differs) => return Ok(MailReply::Refused),
            Some(Whim::TimesOut) => {
                sleep(self.delays.time_out).await;
                return Err(PartnerError::TimedOut);
            }
            Some(Whim::Late) => sleep(self.delays.late).await,
            _ => {}
        }
        let entry = LetterboxEntry {
            key: message.key.clone(),
            email: message.to.clone(),
            subject: message.subject.clone(),
            text: message.text.clone(),
            files: message.files.iter().map(line_of).collect(),
            at: self.clock.now(),
        };
        let put = async move |tx: &mut Tx| store::put_mail(tx, &entry).await;
        let is_first = self.db.write(put).await.map_err(store::unavailable)?;
        if is_first && Whim::of_email(&message.to) == Some(Whim::PaidThenSilent) {
            sleep(self.delays.time_out).await;
            return Err(PartnerError::TimedOut);
        }
        Ok(MailReply::Taken)
    }
}

/// The name and size of a file that came with a message.
fn line_of(file: &MailFile) -> String {
    format!("{}（{} KB）\n", file.name, file.bytes.len().div_ceil(1000))
}

impl Mail for Letterbox {
    fn send<'a>(&'a self, message: &'a MailMessage) -> Reply<'a, MailReply> {
        Box::pin(self.deliver(message))
    }
}
