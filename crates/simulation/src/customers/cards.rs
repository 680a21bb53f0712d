//! Customers who end agreements, replace and unbind cards while money is on its way to them. Each
//! keeps a list of what belongs to whom, and holds the answers against it.

use super::customer::{Acting, Customer};
use super::own_card::OwnCard;
use super::sending::FAULTS;
use crate::faults::Fault;
use crate::{Company, Stop, Tally};
use bankcards::CardId;
use bankcards::testing::card_number;
use demo::Draw;
use identity::testing::code_for;
use kernel::{CardNumber, Day, TradeAcco};
use serde_json::{Value, json};
use wire::testing::{Client, Reply};

/// Numbers of cards that come later begin here, a hundred for each customer.
const LATER_CARDS: u32 = 2_000;
/// Nobody has more cards.
const MOST: usize = 4;
/// Something is left on the card.
const UNSETTLED: u32 = 13022;

impl Customer {
    /// Signs what is not signed; else ends an agreement, binds another card, replaces one by a new
    /// one or by one of the customer's own, or tries to unbind one.
    pub(super) async fn change_cards(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let rested = |card: &OwnCard| card.may_be_asked_for(acting.day);
        if let Some(at) = self.cards.iter().position(|card| !card.signed && rested(card)) {
            return self.sign_again(me, acting, at, tally).await;
        }
        if self.has_checked_before(acting.day) {
            return self.add_checked(me, acting, draw, tally).await;
        }
        let at = draw.index(self.cards.len());
        let other = self.cards.iter().enumerate().position(|(n, card)| n != at && rested(card));
        match (draw.between(1, 9), other) {
            (1..=2, _) => self.end(me, at, tally).await.map(|_| ()),
            (3..=5, Some(other)) => self.replace_by_own(me, acting, (at, other), tally).await,
            (6, _) if self.cards.len() < MOST => match draw.between(1, 3) {
                1 => self.add_checked(me, acting, draw, tally).await,
                _ => self.add(me, acting, tally).await,
            },
            (9, _) => self.unbind(me, at, tally).await,
            _ => self.replace_by_new(me, acting, at, tally).await,
        }
    }

    async fn sign_again(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        at: usize,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        self.cards[at].asked_on = acting.day;
        let bound = self.sign(me, acting.company, &self.cards[at].number).await?;
        tally.count("card signed again", &bound);
        match bound.code {
            wire::SUCCESS => {
                tally.drawn.note(Fault::EndsAgreement);
                self.is_signed(acting.company, at, &bound).await
            }
            _ => Ok(()),
        }
    }

    /// Whether the channel ended it.
    async fn end(&mut self, me: &Client, at: usize, tally: &mut Tally) -> Result<bool, Stop> {
        let ask = json!({ "cardId": self.cards[at].card_id });
        let reply = told(me.post("/closeAllinpay", ask).await)?;
        tally.count("agreement ended", &reply);
        let ended = reply.code == wire::SUCCESS;
        self.cards[at].signed &= !ended;
        Ok(ended)
    }

    /// Refused it has to be for a reason that the customer can see.
    async fn unbind(&mut self, me: &Client, at: usize, tally: &mut Tally) -> Result<(), Stop> {
        let ask = json!({ "cardId": self.cards[at].card_id });
        let reply = told(me.post("/bankcard/unbind", ask).await)?;
        tally.count("card unbound", &reply);
        match reply.code {
            wire::SUCCESS => {
                self.unbound.push(self.cards.remove(at));
                leaves_no_plan(me).await?;
            }
            UNSETTLED if reply.data["unsettled"][0].is_object() => {}
            _ => return Err(Stop::failed("unbinding a card", format!("{:?}", reply.data))),
        }
        Ok(())
    }

    /// Binds a card again that was unbound: it has the accounts that it had.
    async fn bind_back(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        at: usize,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        self.unbound[at].asked_on = acting.day;
        let bound = self.sign(me, acting.company, &self.unbound[at].number).await?;
        tally.count("card bound again", &bound);
        if bound.code != wire::SUCCESS {
            return Ok(());
        }
        self.cards.push(self.unbound.remove(at));
        self.is_signed(acting.company, self.cards.len() - 1, &bound).await
    }

    async fn add(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let back = self.unbound.iter().position(|card| card.may_be_asked_for(acting.day));
        if let Some(at) = back {
            return self.bind_back(me, acting, at, tally).await;
        }
        let number = self.later_card("000");
        let bound = self.sign(me, acting.company, &number).await?;
        tally.count("card added", &bound);
        if bound.code != wire::SUCCESS {
            return Ok(());
        }
        let at = self.put(number, &bound, acting.day)?;
        self.is_signed(acting.company, at, &bound).await
    }

    async fn replace_by_new(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        at: usize,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let number = self.later_card("000");
        let started = self.replace(me, at, &number).await;
        let bound = self.bind(me, acting.company, started).await?;
        tally.count("card replaced", &bound);
        if bound.code != wire::SUCCESS {
            return Ok(());
        }
        tally.drawn.note(Fault::ReplacesCard);
        let old = self.cards.remove(at);
        let at = self.put(number, &bound, acting.day)?;
        self.cards[at].accounts = old.accounts;
        self.is_signed(acting.company, at, &bound).await
    }

    /// The other card's agreement is ended first, since a signed card is not signed again.
    async fn replace_by_own(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        (at, own): (usize, usize),
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        if self.cards[own].signed && !self.end(me, own, tally).await? {
            return Ok(());
        }
        self.cards[own].asked_on = acting.day;
        let number = self.cards[own].number.clone();
        let started = self.replace(me, at, &number).await;
        let bound = self.bind(me, acting.company, started).await?;
        tally.count("card replaced by one's own", &bound);
        if bound.code != wire::SUCCESS {
            return Ok(());
        }
        tally.drawn.note(Fault::ReplacesByOwn);
        let taken = std::mem::take(&mut self.cards[at].accounts);
        self.cards[own].accounts.extend(taken);
        self.cards[own].accounts.sort_unstable();
        self.cards.remove(at);
        self.is_signed(acting.company, own - usize::from(own > at), &bound).await
    }

    async fn replace(&self, me: &Client, at: usize, number: &CardNumber) -> Reply {
        let card_id = self.cards[at].card_id;
        let ask = json!({ "cardId": card_id, "cardNo": number, "mobile": self.mobile() });
        me.post("/bankcard/modify", ask).await
    }

    /// Signs a card and binds it; answers what was said last.
    async fn sign(
        &self,
        me: &Client,
        company: &Company,
        number: &CardNumber,
    ) -> Result<Reply, Stop> {
        let ask = json!({ "cardNo": number, "mobile": self.mobile() });
        let started = me.post("/account/openAllinpay", ask).await;
        self.bind(me, company, started).await
    }

    /// Types the channel's code, where it sent one; answers what was said last.
    pub(super) async fn bind(
        &self,
        me: &Client,
        company: &Company,
        started: Reply,
    ) -> Result<Reply, Stop> {
        let started = told(started)?;
        if started.code != wire::SUCCESS {
            return Ok(started);
        }
        let code = code_for(company.app(), &self.opened.person.mobile).await;
        let ask = json!({ "serialNo": started.data["serialNo"], "code": code });
        told(me.post("/bindcard", ask).await)
    }

    pub(super) fn mobile(&self) -> Value {
        json!(self.opened.person.mobile)
    }

    pub(super) fn later_card(&mut self, digits: &str) -> CardNumber {
        self.later += 1;
        card_number(LATER_CARDS + self.number * 100 + self.later, digits)
    }

    /// A card that was bound for the first time; answers its place.
    pub(super) fn put(
        &mut self,
        number: CardNumber,
        reply: &Reply,
        day: Day,
    ) -> Result<usize, Stop> {
        let card_id: CardId = text(&reply.data["cardId"]).parse()?;
        let (accounts, signed, asked_on) = (Vec::new(), true, day);
        self.cards.push(OwnCard { card_id, number, accounts, signed, asked_on });
        Ok(self.cards.len() - 1)
    }

    /// The card is the one that was meant, it can pay, and it has the accounts that it should have.
    pub(super) async fn is_signed(
        &mut self,
        company: &Company,
        at: usize,
        reply: &Reply,
    ) -> Result<(), Stop> {
        let given = self.given_accounts + 1;
        let cust_no = self.opened.person.cust_no;
        let card = &mut self.cards[at];
        card.signed = true;
        if card.accounts.is_empty() {
            self.given_accounts = given;
            card.accounts.push(TradeAcco::of(cust_no, i64::try_from(given)?)?);
        }
        let expected = (card.card_id.to_string(), card.accounts[0].to_string(), "2".to_owned());
        let [id, account, state] =
            ["cardId", "tradeAcco", "protocolState"].map(|name| text(&reply.data[name]));
        if (id, account, state) != expected {
            let differs = format!("{expected:?} was expected, told was {:?}", reply.data);
            return Err(Stop::failed("a card", differs));
        }
        card.tell(company, cust_no).await
    }
}

fn text(value: &Value) -> String {
    value.as_str().unwrap_or_default().to_owned()
}

/// Refusals are answers; faults are not.
pub(super) fn told(reply: Reply) -> Result<Reply, Stop> {
    match FAULTS.contains(&reply.code) {
        true => Err(Stop::failed("a card", format!("{} {}", reply.code, reply.message))),
        false => Ok(reply),
    }
}

/// No plan that runs or rests is without a card, now that one is unbound.
async fn leaves_no_plan(me: &Client) -> Result<(), Stop> {
    let list = told(me.get("/fixprotocol/list", "pageSize=100").await)?;
    let plans = list.data["plans"].as_array().into_iter().flatten();
    match plans.into_iter().find(|plan| plan["cardId"].is_null()) {
        Some(plan) => Err(Stop::failed("a plan without its card", plan["planNo"].to_string())),
        None => Ok(()),
    }
}
