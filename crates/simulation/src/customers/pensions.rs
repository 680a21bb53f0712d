//! Pension accounts: customers pay in at their bank, link the account, and buy, redeem and convert
//! with what is in it. The bank counts the year, and knows when there is too little.

use super::customer::{AGREEMENTS, Acting, Customer};
use super::sending::{FAULTS, place, send, twice};
use crate::{Stop, Tally};
use db::Tx;
use demo::Draw;
use funds::Catalogue;
use kernel::{Day, Fen, FundCode, Rounding, Shares, TradeAcco};
use orders::OrderNo;
use partners::simulator::PaidInReply;
use serde_json::{Value, json};
use wire::testing::Client;

impl Customer {
    /// Pays in, links, buys or redeems; most of the time nothing. Answers the order that was taken.
    pub(super) async fn tend_pension(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        // Numbers of their own: what is done besides stays as it is drawn.
        let label = format!("pension {} {}", acting.occasion, self.number);
        let mut draw = Draw::keyed(acting.seed, &label, i64::from(acting.day.days_since(Day::MIN)));
        let me = me.with_key(&format!("{} {label}", acting.day));
        match draw.between(1, 100) {
            1..=4 => self.pay_in(acting, &mut draw, tally).await.map(|()| None),
            5..=8 => self.link_pension(&me, acting, &mut draw, tally).await.map(|()| None),
            9..=16 => buy(&me, acting, &mut draw, tally).await,
            17..=19 => redeem(&me, &mut draw, tally).await,
            20 => buy_with_a_card(self, &me, acting, &mut draw, tally).await.map(|()| None),
            _ => Ok(None),
        }
    }

    /// The bank takes up to 12,000.00 a year, of whoever asks.
    async fn pay_in(
        &self,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let cust_no = self.opened.person.cust_no;
        let read = async move |tx: &mut Tx| accounts::profile(tx, cust_no).await;
        let profile = acting.company.app().db().read::<_, db::Error, _>(read).await?;
        let Some(certificate) = profile.and_then(|profile| profile.certificate) else {
            return Ok(());
        };
        let amount = Fen::from_whole(draw.between(1, 50) * 100)?;
        let paid = acting.company.pensions.pay_in(&certificate, amount).await;
        let paid = paid.map_err(|cause| Stop::failed("paying into a pension", cause))?;
        match paid {
            PaidInReply::Paid(_) => tally.note("paid into a pension"),
            PaidInReply::AboveYear(_) => tally.note("paid into a pension: above the year"),
        }
        Ok(())
    }

    async fn link_pension(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let reply = twice(me, "/pension/link", json!({}), draw, tally).await?;
        tally.count("linked a pension", &reply);
        let Some(account) = reply.data["tradeAcco"].as_str() else { return Ok(()) };
        let account: TradeAcco = account.parse()?;
        let given = TradeAcco::of(account.cust_no(), i64::try_from(self.given_accounts)? + 1)?;
        self.given_accounts += usize::from(account == given);
        let today = acting.day;
        let find = async move |tx: &mut Tx| bankcards::cards_of(tx, &[account], today).await;
        let cards = acting.company.app().db().read::<_, db::Error, _>(find).await?;
        let card = cards.first().filter(|card| card.is_pension());
        let card = card.ok_or_else(|| Stop::failed("a linked pension", "has no agreement"))?;
        acting.company.bank.belongs(account, &card.protocol_no);
        Ok(())
    }
}

/// The shares for pensions.
fn shares_of(acting: &Acting<'_>) -> Vec<FundCode> {
    let snapshot = acting.company.app().get::<Catalogue>().snapshot();
    let all = snapshot.funds().iter().filter(|fund| fund.is_for_pensions());
    all.map(|fund| fund.code).collect()
}

/// Sometimes more than there is, and what pension money does not buy: both must be refused.
async fn buy(
    me: &Client,
    acting: &Acting<'_>,
    draw: &mut Draw,
    tally: &mut Tally,
) -> Result<Option<OrderNo>, Stop> {
    let shares = shares_of(acting);
    let strange = shares.is_empty() || draw.happens(10);
    let fund = if strange { *draw.pick(acting.funds) } else { *draw.pick(&shares) };
    let cents = if draw.happens(60) { 0 } else { draw.between(86, 99) };
    let ask = json!({
        "fundCode": fund,
        "amount": format!("{}.{cents:02}", draw.between(1, 30) * 100),
        "agreements": AGREEMENTS,
    });
    let path = ("/pension/trade/buy", "bought for a pension");
    let taken = place(me, path, ask, draw, tally).await?;
    match taken.filter(|_| strange) {
        Some(_) => Err(Stop::failed("pension money", format!("bought {fund}"))),
        None => Ok(taken),
    }
}

/// A part of what is free; sometimes all that is held, which may be too young.
async fn redeem(me: &Client, draw: &mut Draw, tally: &mut Tally) -> Result<Option<OrderNo>, Stop> {
    let account = send(me, "/pension/account", json!({})).await;
    let funds = account.data["funds"].as_array().cloned().unwrap_or_default();
    if funds.is_empty() {
        return Ok(None);
    }
    let fund = draw.pick(&funds).clone();
    let which = if draw.happens(70) { "available" } else { "shares" };
    let Some(shares) = fund[which].as_str().and_then(|shares| shares.parse::<Shares>().ok()) else {
        return Ok(None);
    };
    let shares = shares.portion(draw.between(1, 100), 100, Rounding::Down)?;
    let ask = json!({ "fundCode": fund["fundCode"], "shares": shares });
    place(me, ("/pension/trade/redeem", "redeemed for a pension"), ask, draw, tally).await
}

/// No card pays for them.
async fn buy_with_a_card(
    customer: &Customer,
    me: &Client,
    acting: &Acting<'_>,
    draw: &mut Draw,
    tally: &mut Tally,
) -> Result<(), Stop> {
    let shares = shares_of(acting);
    if shares.is_empty() || customer.cards.is_empty() {
        return Ok(());
    }
    let at = draw.index(customer.cards.len());
    let ask: Value = json!({
        "fundCode": draw.pick(&shares),
        "cardId": customer.cards[at].card_id,
        "amount": "100.00",
        "agreements": AGREEMENTS,
    });
    let reply = send(me, "trade/public/buy", ask).await;
    tally.count("bought for a pension by card", &reply);
    match reply.code == wire::SUCCESS || FAULTS.contains(&reply.code) {
        true => Err(Stop::failed("a card", "bought shares for pensions")),
        false => Ok(()),
    }
}
