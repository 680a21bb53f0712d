//! A simulated WeChat: whoever holds the phone authorises as the person that he says he is.

use super::store::{self, authorisations, tickets};
use super::{Delays, Whim};
use crate::{OfficialAccount, PartnerError, Reply, Ticket};
use aws_lc_rs::digest::{SHA1_FOR_LEGACY_USE_ONLY, digest};
use db::{Db, Tx};
use kernel::{Clock, OpenId};
use percent_encoding::{AsciiSet, NON_ALPHANUMERIC, utf8_percent_encode};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::time::sleep;

/// What stands for itself in a part of an address does.
const PART: &AsciiSet = &NON_ALPHANUMERIC.remove(b'-').remove(b'_').remove(b'.').remove(b'~');
/// The public name of the house's account.
const APP_ID: &str = "wx-tael-demo";
/// How long a code is good.
const CODE_MS: i64 = 5 * 60 * 1000;
/// As WeChat's own.
const TICKET_SECONDS: i64 = 7200;

/// What a page gives WeChat's library.
#[derive(Debug, Clone)]
pub struct SignedPage {
    /// Its address, without a fragment.
    pub url: String,
    /// Seconds since 1970.
    pub timestamp: i64,
    /// A random text.
    pub nonce: String,
    /// SHA-1 in hex.
    pub signature: String,
}

impl SignedPage {
    fn is_of(&self, ticket: &str) -> bool {
        let Self { url, timestamp, nonce, signature } = self;
        let text =
            format!("jsapi_ticket={ticket}&noncestr={nonce}&timestamp={timestamp}&url={url}");
        let sum = digest(&SHA1_FOR_LEGACY_USE_ONLY, text.as_bytes());
        kernel::hex(sum.as_ref()) == *signature
    }
}

/// WeChat, as far as the house's account sees it.
#[derive(Clone)]
pub struct WeChat {
    db: Db,
    clock: Clock,
    delays: Delays,
    tickets: Arc<Mutex<Tickets>>,
}

/// What was given, and what shall go wrong.
#[derive(Debug, Clone, Copy, Default)]
struct Tickets {
    given: u32,
    silent: u32,
}

impl WeChat {
    pub(super) fn new(db: Db, clock: Clock, delays: Delays) -> Self {
        Self { db, clock, delays, tickets: Arc::default() }
    }

    /// A person authorises: the code with which WeChat leads back.
    ///
    /// # Errors
    /// Those of the simulators' database.
    pub async fn authorise(&self, open_id: &OpenId) -> Result<String, PartnerError> {
        let code = format!("c{}", random_hex()?);
        let row = authorisations::AuthorisationRow {
            code: code.clone(),
            at: self.clock.unmoved(),
            open_id: open_id.clone(),
        };
        self.db
            .write(async move |tx: &mut Tx| authorisations::put_authorisation(tx, &row).await)
            .await
            .map_err(store::unavailable)?;
        Ok(code)
    }

    /// Whether a page's signature is of a ticket that is good, as WeChat's library asks.
    ///
    /// # Errors
    /// Those of the simulators' database.
    pub async fn is_signed(&self, page: &SignedPage) -> Result<bool, PartnerError> {
        let since = self.clock.unmoved().add_ms(-TICKET_SECONDS * 1000);
        let good = async move |tx: &mut Tx| tickets::good_tickets(tx, since).await;
        let good = self.db.read(good).await.map_err(store::unavailable)?;
        Ok(good.iter().any(|row| page.is_of(&row.ticket)))
    }

    /// How many tickets were given.
    #[must_use]
    pub fn tickets_given(&self) -> u32 {
        self.tickets.lock().unwrap_or_else(PoisonError::into_inner).given
    }

    fn next_number(&self) -> Result<u32, PartnerError> {
        let mut tickets = self.tickets.lock().unwrap_or_else(PoisonError::into_inner);
        if tickets.silent > 0 {
            tickets.silent -= 1;
            return Err(PartnerError::TimedOut);
        }
        tickets.given += 1;
        Ok(tickets.given)
    }

    /// The next so many questions for a ticket get no answer.
    pub fn be_silent(&self, times: u32) {
        self.tickets.lock().unwrap_or_else(PoisonError::into_inner).silent = times;
    }
}

impl OfficialAccount for WeChat {
    fn app_id(&self) -> &str {
        APP_ID
    }

    fn authorise_url(&self, back: &str, state: &str) -> String {
        let (back, state) = (utf8_percent_encode(back, PART), utf8_percent_encode(state, PART));
        format!("/demo/wechat?back={back}&state={state}")
    }

    fn authorised<'a>(&'a self, code: &'a str) -> Reply<'a, Option<OpenId>> {
        Box::pin(async move {
            let (code, since) = (code.to_owned(), self.clock.unmoved().add_ms(-CODE_MS));
            let take =
                async move |tx: &mut Tx| authorisations::take_authorisation(tx, &code, since).await;
            let found = self.db.write(take).await.map_err(store::unavailable)?;
            match found.as_ref().and_then(Whim::of_open_id) {
                // The code is used up all the same.
                Some(Whim::TimesOut) => {
                    sleep(self.delays.time_out).await;
                    Err(PartnerError::TimedOut)
                }
                Some(Whim::Late) => {
                    sleep(self.delays.late).await;
                    Ok(found)
                }
                _ => Ok(found),
            }
        })
    }

    fn ticket(&self) -> Reply<'_, Ticket> {
        Box::pin(async move {
            // A moment, as over a line: who asks twice at once would get two.
            sleep(Duration::from_millis(20)).await;
            let given = self.next_number()?;
            let ticket = format!("ticket-{given}-{}", random_hex()?);
            let row = tickets::TicketRow { ticket: ticket.clone(), at: self.clock.unmoved() };
            let put = async move |tx: &mut Tx| tickets::put_ticket(tx, &row).await;
            self.db.write(put).await.map_err(store::unavailable)?;
            Ok(Ticket { ticket, seconds: TICKET_SECONDS })
        })
    }
}

#[expect(clippy::disallowed_methods, reason = "the simulated WeChat is a party of its own")]
fn random_hex() -> Result<String, PartnerError> {
    let random = getrandom::u64().map_err(|e| PartnerError::Unavailable(e.to_string()))?;
    Ok(format!("{random:016x}"))
}
