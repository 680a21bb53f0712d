//! Customers who buy, redeem, convert, cancel, and ask for money that the bank did not take.

use super::customer::{AGREEMENTS, Acting, Customer};
use super::promises::Promising;
use super::sending::{order_of, place, send, twice};
use crate::faults::Fault;
use crate::{Stop, Tally};
use demo::Draw;
use funds::Catalogue;
use kernel::{Day, Fen, FundCode, FundType};
use orders::OrderNo;
use serde_json::{Value, json};
use wire::testing::Client;

/// The money of an order that the bank did not take.
const REFUSED: &str = "7";

impl Customer {
    /// Buys with a card; `promises` says what the buyer goes by.
    pub(super) async fn buy(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        (draw, promises): (&mut Draw, &mut Draw),
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let yuan = draw.between(1, 200) * 100;
        // The last two digits tell the simulated bank to misbehave.
        let cents = if draw.happens(60) { 0 } else { draw.between(86, 99) };
        let fund = *draw.pick(acting.funds);
        let known = acting.company.app().get::<Catalogue>().fund(fund);
        let subscribes = known.is_some_and(|fund| fund.status.is_offering());
        let ask = json!({
            "fundCode": fund,
            "cardId": draw.pick(&self.cards).card_id,
            "amount": Fen::from_units(yuan * 100 + cents),
            "agreements": AGREEMENTS,
        });
        self.buy_while_withdrawn(acting, &ask, tally).await?;
        self.buy_while_closing(acting, &ask, tally).await?;
        let promising = Promising::read(me, &ask["fundCode"], promises).await?;
        let reply = promising.buy(me, ask, draw, tally).await?;
        tally.count(if subscribes { "subscribed" } else { "bought" }, &reply);
        order_of(&reply)
    }

    /// Some agree no more that their certificate is used, buy on another phone, and agree again: in
    /// between it is refused.
    async fn buy_while_withdrawn(
        &self,
        acting: &Acting<'_>,
        ask: &Value,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        if !self.happens(acting, "consent", 10) {
            return Ok(());
        }
        tally.drawn.note(Fault::WithdrawsConsent);
        let phone = acting.company.client.with_token(&self.opened.person.token);
        let sensitive = json!({ "purpose": "sensitive" });
        let known = done(&phone, "/privacy/consents/withdraw", sensitive).await?;
        let reply = send(&phone, "trade/public/buy", ask.clone()).await;
        tally.count("bought while withdrawn", &reply);
        if reply.code == wire::SUCCESS {
            return Err(Stop::failed("a purchase of who agrees no more", "was taken"));
        }
        let purposes = known["purposes"].as_array();
        let mine = purposes.into_iter().flatten().find(|one| one["purpose"] == "sensitive");
        let text = mine.map_or(Value::Null, |one| one["textId"].clone());
        let again = json!({ "purpose": "sensitive", "textId": text });
        done(&phone, "/privacy/consents/give", again).await.map(drop)
    }

    /// Numbers of their own: what else is drawn stays as it is.
    pub(super) fn happens(&self, acting: &Acting<'_>, what: &str, percent: i64) -> bool {
        let label = format!("{what} {} {}", acting.occasion, self.number);
        let day = i64::from(acting.day.days_since(Day::MIN));
        Draw::keyed(acting.seed, &label, day).happens(percent)
    }

    pub(super) async fn redeem(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let Some((fund, account, shares)) = self.given(acting, draw, tally, |_| true).await? else {
            return Ok(None);
        };
        let ask = json!({
            "fundCode": fund,
            "tradeAcco": account,
            "shares": shares,
            "quick": draw.happens(40) && acting.quick,
            "deferRest": draw.happens(70),
        });
        if ask["quick"] == true {
            self.ask_while_off(acting, &ask, tally).await?;
        }
        place(me, ("trade/publicRedeem", "redeemed"), ask, draw, tally).await
    }

    /// Some switch quick redemptions off on one phone while they ask for one on another: it is
    /// refused, and taken once they are on again.
    async fn ask_while_off(
        &self,
        acting: &Acting<'_>,
        ask: &Value,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        if !self.happens(acting, "quick", 30) {
            return Ok(());
        }
        tally.drawn.note(Fault::SwitchesQuickOff);
        let phone = acting.company.client.with_token(&self.opened.person.token);
        self.switch_quick(&phone, false).await?;
        let reply = send(&phone, "trade/publicRedeem", ask.clone()).await;
        tally.count("redeemed while off", &reply);
        if reply.code == wire::SUCCESS {
            return Err(Stop::failed("a quick redemption that is switched off", "was taken"));
        }
        self.switch_quick(&phone, true).await
    }

    async fn switch_quick(&self, phone: &Client, is_on: bool) -> Result<(), Stop> {
        done(phone, "/trading/settings", json!({ "quick": is_on })).await.map(drop)
    }

    /// Converts a part of a holding, mostly into a fund of the same company.
    pub(super) async fn convert(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let snapshot = acting.company.app().get::<Catalogue>().snapshot();
        let targets = |code: FundCode| -> Vec<FundCode> {
            let from = snapshot.fund(code);
            let into = from.map(|from| funds::convert_targets(&snapshot, from));
            into.into_iter().flatten().map(|fund| fund.code).collect()
        };
        let into = |code: FundCode| !targets(code).is_empty();
        let Some((fund, account, shares)) = self.given(acting, draw, tally, into).await? else {
            return Ok(None);
        };
        let target =
            if draw.happens(90) { *draw.pick(&targets(fund)) } else { *draw.pick(acting.funds) };
        let ask = json!({
            "fundCode": fund,
            "targetFundCode": target,
            "tradeAcco": account,
            "shares": shares,
            "agreements": AGREEMENTS,
        });
        place(me, ("trade/public/convert", "converted"), ask, draw, tally).await
    }

    /// Buys with a money fund, where the customer holds one. Not a fund abroad, whose T may be a
    /// day on which the transfer agent hesitates.
    pub(super) async fn buy_from_money_fund(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let catalogue = acting.company.app().get::<Catalogue>();
        let fund = *draw.pick(acting.funds);
        let abroad = catalogue.fund(fund).is_none_or(|fund| fund.fund_type == FundType::Qdii);
        let is_money = |code: FundCode| catalogue.fund(code).is_some_and(|fund| fund.is_money());
        let held = self.held(acting).await?;
        let mut sources = held.iter().filter(|(code, ..)| is_money(*code) && *code != fund);
        let Some((source, account, _)) = sources.next().filter(|_| acting.quick && !abroad) else {
            return Ok(None);
        };
        let ask = json!({
            "fundCode": fund,
            "sourceFundCode": source,
            "tradeAcco": account,
            "amount": Fen::from_units(draw.between(1, 120) * 10_000),
            "agreements": AGREEMENTS,
        });
        place(me, ("/tradefundbuy", "bought from a money fund"), ask, draw, tally).await
    }

    pub(super) async fn change_method(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let held = self.held(acting).await?;
        if held.is_empty() {
            return Ok(None);
        }
        let (fund, account, _) = draw.pick(&held);
        let ask = json!({
            "fundCode": fund,
            "tradeAcco": account,
            "dividendMethod": if draw.happens(60) { "0" } else { "1" },
        });
        place(me, ("asset/changeDividendMethod", "dividend method changed"), ask, draw, tally).await
    }

    pub(super) async fn cancel(
        &mut self,
        me: &Client,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let at = draw.index(self.fresh.len());
        let Some(order) = self.fresh.get(at).copied() else { return Ok(()) };
        self.fresh.clear();
        let reply =
            twice(me, "trade/tradeCancel", json!({ "orderNo": order }), draw, tally).await?;
        tally.count("cancelled", &reply);
        if reply.code != wire::SUCCESS {
            tally.drawn.note(Fault::CancelsTooLate);
        }
        Ok(())
    }
}

impl Customer {
    /// Asks again for what the bank refused to pay out, to any card that may be paid.
    pub(super) async fn ask_again(
        &self,
        me: &Client,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let records = me.bff("trade/queryTradeRecordNew", json!({ "pageSize": 100 })).await;
        let months = records.data["months"].as_array().into_iter().flatten();
        let orders = months.flat_map(|month| month["records"].as_array().into_iter().flatten());
        let refused = orders.filter(|order| order["payStatus"] == REFUSED);
        let refused: Vec<&str> = refused.filter_map(|order| order["orderNo"].as_str()).collect();
        let Some(order) = refused.get(draw.index(refused.len())) else { return Ok(()) };
        let page = me.get("/payout/again/pre", &format!("orderNo={order}")).await;
        let cards = page.data["cards"].as_array().into_iter().flatten();
        let usable: Vec<&Value> = cards.filter(|card| card["usable"] == true).collect();
        let Some(card) = usable.get(draw.index(usable.len())) else {
            return Err(Stop::failed("paying again", format!("no card for order {order}")));
        };
        let ask = json!({ "orderNo": order, "cardId": card["cardId"] });
        let reply = twice(me, "/payout/again", ask, draw, tally).await?;
        tally.count("asked to be paid again", &reply);
        Ok(())
    }
}

/// What a call answers that must succeed.
pub(super) async fn done(phone: &Client, path: &str, body: Value) -> Result<Value, Stop> {
    let reply = phone.post(path, body).await;
    match reply.code {
        wire::SUCCESS => Ok(reply.ok()),
        code => Err(Stop::failed(path, format!("{code} {}", reply.message))),
    }
}
