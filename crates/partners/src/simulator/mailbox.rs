//! Simulated text messages: kept where a visitor of the demo can read them.

use super::store::{self, MailboxEntry};
use crate::{PartnerError, Reply, Sms, TextMessage, TextNotice};
use db::{Db, Tx};
use kernel::{Clock, Mobile};

/// Whose name stands before our own messages.
const SENDER: &str = "Tael";

/// The text messages of all simulated senders; cheap to clone.
#[derive(Clone)]
pub struct Mailbox {
    db: Db,
    clock: Clock,
}

impl Mailbox {
    pub(super) fn new(db: Db, clock: Clock) -> Self {
        Self { db, clock }
    }

    /// The newest messages of all mobiles, newest first.
    ///
    /// # Errors
    /// The simulators' file cannot be read.
    pub async fn newest(&self, limit: i64) -> Result<Vec<MailboxEntry>, db::Error> {
        self.db.read(async |tx: &mut Tx| store::newest_messages(tx, limit).await).await
    }

    /// The newest code that a mobile got.
    ///
    /// # Errors
    /// The simulators' file cannot be read.
    pub async fn code_for(&self, mobile: &Mobile) -> Result<Option<String>, db::Error> {
        self.db.read(async |tx: &mut Tx| store::newest_code(tx, mobile).await).await
    }

    pub(super) async fn put(
        &self,
        sender: &str,
        message: &TextMessage,
    ) -> Result<(), PartnerError> {
        let text = format!(
            "【{sender}】你正在{}，验证码{}，5分钟内有效，请勿告诉他人。",
            message.purpose, message.code
        );
        self.keep(message.mobile.clone(), text, message.code.clone()).await
    }

    pub(super) async fn keep(
        &self,
        mobile: Mobile,
        text: String,
        code: String,
    ) -> Result<(), PartnerError> {
        let entry = MailboxEntry { mobile, text, code, at: self.clock.now() };
        let put = async move |tx: &mut Tx| store::put_message(tx, &entry).await;
        self.db.write(put).await.map_err(super::store::unavailable)
    }
}

impl Sms for Mailbox {
    fn send<'a>(&'a self, message: &'a TextMessage) -> Reply<'a, ()> {
        Box::pin(self.put(SENDER, message))
    }

    fn tell<'a>(&'a self, notice: &'a TextNotice) -> Reply<'a, ()> {
        let text = format!("【{SENDER}】{}", notice.text);
        Box::pin(self.keep(notice.mobile.clone(), text, String::new()))
    }
}
