//! Customers who ask to close their account, in vain or until they change their mind.

use super::customer::{Acting, Customer};
use super::sending::send;
use super::trading::done;
use crate::faults::Fault;
use crate::{Stop, Tally};
use serde_json::{Value, json};

/// Something stands against closing.
const STANDS_AGAINST: u32 = 20_007;
/// Asked and cancelled often enough for a day.
const TOO_OFTEN: u32 = 20_010;

impl Customer {
    /// Some ask to close the account before they buy: whoever holds something or waits for money is
    /// refused, and whoever is not buys nothing until he has changed his mind.
    pub(super) async fn buy_while_closing(
        &self,
        acting: &Acting<'_>,
        ask: &Value,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        if !self.happens(acting, "closing", 10) {
            return Ok(());
        }
        let phone = acting.company.client.with_token(&self.opened.person.token);
        let closing = phone.post("/privacy/closing/ask", json!({})).await;
        tally.count("asked to close", &closing);
        match closing.code {
            wire::SUCCESS => {}
            STANDS_AGAINST => {
                tally.drawn.note(Fault::ClosesInVain);
                return Ok(());
            }
            TOO_OFTEN => return Ok(()),
            code => {
                let why = format!("{code} {}", closing.message);
                return Err(Stop::failed("asking to close", why));
            }
        }
        tally.drawn.note(Fault::ChangesHisMind);
        let reply = send(&phone, "trade/public/buy", ask.clone()).await;
        tally.count("bought while closing", &reply);
        if reply.code == wire::SUCCESS {
            return Err(Stop::failed("a purchase of who closes the account", "was taken"));
        }
        done(&phone, "/privacy/closing/cancel", json!({})).await.map(drop)
    }
}
