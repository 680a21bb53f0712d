//! Customers who sell all that they have, close their account, and are strangers from then on.

use super::customer::{Acting, Customer, Leaving};
use super::sending::{place, send};
use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use kernel::Day;
use orders::OrderNo;
use serde_json::json;
use wire::testing::Client;

/// One of so many leaves.
const ONE_OF: u32 = 8;
/// Something stands against closing, as money that is on its way.
const STANDS_AGAINST: u32 = 20_007;
/// Who asked is nobody any more.
const NO_SESSION: u32 = 401;

impl Leaving {
    /// Of a customer, none for who stays.
    pub(super) fn of(seed: u64, number: u32, today: Day) -> Option<Self> {
        let leaves = number % ONE_OF == ONE_OF - 1;
        let mut draw = Draw::keyed(seed, "leaving", i64::from(number));
        let days = i32::try_from(draw.between(3, 25)).unwrap_or_default();
        leaves.then(|| Self::From(today.add_days(days)))
    }
}

impl Customer {
    /// Whether there is an account to act with.
    pub fn is_gone(&self) -> bool {
        self.leaving == Some(Leaving::Gone)
    }

    /// Whether the account is being given up, or is to be.
    pub(super) fn leaves(&self) -> bool {
        self.leaving.is_some()
    }

    /// The account is closed. Nobody's was who has not asked.
    ///
    /// # Errors
    /// It was closed without a word of the customer's.
    pub fn is_closed(&mut self, tally: &mut Tally) -> Result<(), Stop> {
        match self.leaving.replace(Leaving::Gone) {
            Some(Leaving::Gone) => Ok(()),
            Some(Leaving::Asked) => {
                tally.note("account closed");
                Ok(())
            }
            other => Err(Stop::failed("an account that is closed", format!("{other:?}"))),
        }
    }

    /// Sells, waits for the money and asks to close the account; whose account is closed tries to
    /// buy all the same. None where the day is not there yet.
    pub(super) async fn leave(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<Vec<OrderNo>>, Stop> {
        match self.leaving {
            None => return Ok(None),
            Some(Leaving::From(day)) if acting.day < day => return Ok(None),
            Some(Leaving::Gone) => {
                self.buy_as_a_stranger(me, acting, tally).await?;
                return Ok(Some(Vec::new()));
            }
            Some(Leaving::From(_) | Leaving::Asked) => {}
        }
        if self.is_closing(acting).await? {
            return Ok(Some(Vec::new()));
        }
        if self.leaving == Some(Leaving::Asked) {
            // What stood against it at the last moment, or the transfer agent's word: once more.
            tally.note("closing came to nothing");
            self.leaving = Some(Leaving::From(acting.day));
        }
        let sold = self.sell_all(me, acting, draw, tally).await?;
        let keyed =
            me.with_key(&format!("leaving {} {} {}", acting.day, acting.occasion, self.number));
        self.ask_again(&keyed, draw, tally).await?;
        if sold.is_empty() {
            self.ask_to_close(me, tally).await?;
        }
        Ok(Some(sold))
    }

    async fn sell_all(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Vec<OrderNo>, Stop> {
        let mut sold = Vec::new();
        for (fund, account, shares) in self.held(acting).await? {
            if acting.untouched.contains(&fund) {
                continue;
            }
            let ask = json!({
                "fundCode": fund,
                "tradeAcco": account,
                "shares": shares,
                "quick": false,
                "deferRest": true,
            });
            // With a key of its own: several are sold on one occasion.
            let label = format!("{} {} {fund} {account}", acting.day, acting.occasion);
            let me = me.with_key(&format!("leaving {label} {}", self.number));
            let what = ("trade/publicRedeem", "redeemed to leave");
            sold.extend(place(&me, what, ask, draw, tally).await?);
        }
        Ok(sold)
    }

    async fn ask_to_close(&mut self, me: &Client, tally: &mut Tally) -> Result<(), Stop> {
        let reply = me.post("/privacy/closing/ask", json!({})).await;
        tally.count("asked to leave", &reply);
        match reply.code {
            wire::SUCCESS => self.leaving = Some(Leaving::Asked),
            STANDS_AGAINST => {}
            code => {
                let why = format!("{code} {}", reply.message);
                return Err(Stop::failed("asking to leave", why));
            }
        }
        Ok(())
    }

    async fn is_closing(&self, acting: &Acting<'_>) -> Result<bool, Stop> {
        let cust_no = self.opened.person.cust_no;
        let read = async move |tx: &mut db::Tx| privacy::open_closing(tx, cust_no).await;
        let open = acting.company.app().db().read::<_, db::Error, _>(read).await?;
        Ok(open.is_some())
    }

    /// With the token of before.
    async fn buy_as_a_stranger(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let Some(card) = self.cards.first() else { return Ok(()) };
        let ask = json!({
            "fundCode": acting.funds[0],
            "cardId": card.card_id,
            "amount": "100.00",
            "agreements": super::AGREEMENTS,
        });
        let reply = send(me, "trade/public/buy", ask).await;
        tally.count("bought without an account", &reply);
        match reply.code {
            NO_SESSION => {
                tally.drawn.note(Fault::Leaves);
                Ok(())
            }
            code => {
                let why = format!("{code} {}", reply.message);
                Err(Stop::failed("a purchase of whose account is closed", why))
            }
        }
    }
}
