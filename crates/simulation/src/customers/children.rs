//! Children's accounts: customers open them, buy for them and close them; what they hold is
//! redeemed and converted as the rest is, under accounts of its own.

use super::customer::{AGREEMENTS, Acting, Customer};
use super::sending::{place, send, twice};
use crate::{Stop, Tally};
use demo::Draw;
use kernel::{Day, Shares, TradeAcco};
use orders::OrderNo;
use serde_json::{Value, json};
use wire::testing::Client;

impl Customer {
    /// Opens an account, buys for a child, or closes one; most of the time nothing. Answers the
    /// order that was taken.
    pub(super) async fn tend_children(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        // Numbers of their own: what is done besides stays as it is drawn.
        let label = format!("children {} {}", acting.occasion, self.number);
        let mut draw = Draw::keyed(acting.seed, &label, i64::from(acting.day.days_since(Day::MIN)));
        let me = me.with_key(&format!("{} {label}", acting.day));
        match draw.between(1, 100) {
            1..=4 => self.open_a_child(&me, acting, &mut draw, tally).await.map(|()| None),
            5..=12 => self.buy_for_a_child(&me, acting, &mut draw, tally).await,
            15..=24 => move_for_a_child(&me, acting, &mut draw, tally).await,
            13..=14 => self.close_a_child(&me, &mut draw, tally).await.map(|()| None),
            _ => Ok(None),
        }
    }

    async fn open_a_child(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let at = draw.index(self.cards.len());
        let wish = json!({
            "name": "小满",
            "birth": acting.day.add_years(-5),
            "target": "20000",
            "targetDate": acting.day.add_years(3),
            "cardId": self.cards[at].card_id,
        });
        let reply = twice(me, "/child/create", wish, draw, tally).await?;
        tally.count("opened a child's account", &reply);
        if reply.code != wire::SUCCESS {
            return Ok(());
        }
        self.given_accounts += 1;
        let cust_no = self.opened.person.cust_no;
        let expected = TradeAcco::of(cust_no, i64::try_from(self.given_accounts)?)?;
        if reply.data["tradeAcco"] != json!(expected) {
            return Err(Stop::failed("a child's account", format!("{:?}", reply.data)));
        }
        self.cards[at].accounts.push(expected);
        self.cards[at].tell(acting.company, cust_no).await
    }

    async fn buy_for_a_child(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Option<OrderNo>, Stop> {
        let Some(child) = a_child(me, draw).await else { return Ok(None) };
        let yuan = draw.between(1, 50) * 100;
        let cents = if draw.happens(60) { 0 } else { draw.between(86, 99) };
        let ask = json!({
            "fundCode": draw.pick(acting.funds),
            "cardId": child["cardId"],
            "tradeAcco": child["tradeAcco"],
            "amount": format!("{yuan}.{cents:02}"),
            "agreements": AGREEMENTS,
        });
        place(me, ("trade/public/buy", "bought for a child"), ask, draw, tally).await
    }

    /// Refused it has to be for a reason that the customer can see.
    async fn close_a_child(
        &self,
        me: &Client,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<(), Stop> {
        let Some(child) = a_child(me, draw).await else { return Ok(()) };
        let reply = send(me, "/child/close", json!({ "childNo": child["childNo"] })).await;
        tally.count("closed a child's account", &reply);
        let said = ["unsettled", "plans"].iter().any(|what| reply.data[*what][0].is_object());
        match reply.code == wire::SUCCESS || said {
            true => Ok(()),
            false => Err(Stop::failed("closing a child's account", format!("{:?}", reply.data))),
        }
    }
}

/// Moves a part, all, or more than there is of something, either way.
async fn move_for_a_child(
    me: &Client,
    acting: &Acting<'_>,
    draw: &mut Draw,
    tally: &mut Tally,
) -> Result<Option<OrderNo>, Stop> {
    let Some(child) = a_child(me, draw).await else { return Ok(None) };
    let query = format!("childNo={}", child["childNo"]);
    let found = me.get("/child/movable", &query).await;
    let ways = [("into", "ownAcco"), ("out", "childAcco")];
    let all = ways.iter().flat_map(|(way, acco)| {
        let held = found.data[*way].as_array().cloned().unwrap_or_default();
        held.into_iter().map(|one| (one, found.data[*acco].clone()))
    });
    // What the transfer agent will take of a fund today must be free then.
    let untouched =
        |held: &Value| acting.untouched.iter().any(|fund| held["fundCode"] == json!(fund));
    let all: Vec<(Value, Value)> = all.filter(|(held, _)| !untouched(held)).collect();
    if all.is_empty() {
        return Ok(None);
    }
    let (held, account) = draw.pick(&all).clone();
    let available: Shares = held["available"].as_str().unwrap_or("0").parse()?;
    let part = match draw.between(1, 10) {
        1..=4 => available,
        5 => available.checked_add(Shares::from_units(1))?,
        _ => Shares::from_units(available.units() * draw.between(1, 99) / 100),
    };
    let ask = json!({
        "childNo": child["childNo"],
        "fundCode": held["fundCode"],
        "tradeAcco": account,
        "shares": part,
        "promisedDay": held["dates"]["tDay"],
    });
    let order = place(me, ("/child/move", "moved shares for a child"), ask, draw, tally).await?;
    let allowed = held["reason"] == "" && part <= available;
    match order.is_some() && !allowed {
        true => Err(Stop::failed("a move of shares that are not free", held)),
        false => Ok(order),
    }
}

/// One of the customer's children whose card is there.
pub(super) async fn a_child(me: &Client, draw: &mut Draw) -> Option<Value> {
    let list = me.get("/child/list", "").await;
    let children = list.data["children"].as_array().cloned().unwrap_or_default();
    let found: Vec<Value> =
        children.into_iter().filter(|child| child["cardId"].is_string()).collect();
    if found.is_empty() { None } else { Some(draw.pick(&found).clone()) }
}
