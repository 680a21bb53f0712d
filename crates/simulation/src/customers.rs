//! What customers do on a day, by the seed.

mod cards;
mod redeeming_into;

use crate::faults::Fault;
use crate::{Company, Stop, Tally};
use bankcards::DemoCard;
use bankcards::testing::{OpenedPerson, card_number, opened_customer};
use cards::OwnCard;
use demo::Draw;
use funds::Catalogue;
use holdings::Position;
use kernel::{Day, Fen, FundCode, FundType, Shares};
use orders::OrderNo;
use serde_json::{Value, json};
use suitability::{RiskAnswer, SubmitTestRequest};
use wire::App;
use wire::testing::{Client, Reply};

/// Answers to the risk test, from cautious to bold.
const TESTS: [&str; 2] = ["EAAAADABAAABA", "ADCCDBDDDCCCC"];
/// What an order accepts.
pub const AGREEMENTS: [&str; 4] =
    ["fund-contract", "prospectus", "risk-disclosure", "sales-service"];
/// The money of an order that the bank did not take.
const REFUSED: &str = "7";
/// Numbers of second cards begin here.
const SECOND_CARDS: u32 = 1_000;
/// A part failed, or was too busy: no reason that a customer could act on.
const FAULTS: std::ops::RangeInclusive<u32> = 90_000..=90_001;

/// A customer.
pub struct Customer {
    number: u32,
    opened: OpenedPerson,
    cards: Vec<OwnCard>,
    /// Transaction accounts that were ever opened.
    given_accounts: usize,
    /// Cards that came later.
    later: u32,
    /// Orders that may still be cancelled, perhaps.
    fresh: Vec<OrderNo>,
}

/// Somebody on a day.
pub struct Acting<'a> {
    pub company: &'a Company,
    pub funds: &'a [FundCode],
    pub seed: u64,
    pub day: Day,
    /// Which of the day's occasions.
    pub occasion: &'static str,
    /// Whether quick redemptions are asked for.
    pub quick: bool,
    /// Funds that nobody redeems now.
    pub untouched: &'a [FundCode],
}

/// Opens customers' accounts and lets them take the risk test.
pub async fn open(company: &Company, count: u32) -> Result<Vec<Customer>, Stop> {
    let mut all = Vec::new();
    for number in 0..count {
        let opened = opened_customer(company.app(), number).await;
        let today = company.app().now().day();
        let account = opened.trade_acco.clone();
        let first = OwnCard::bound(opened.card_id, card_number(number, "000"), account, today);
        let mut cards = vec![first];
        if number % 2 == 0 {
            cards.push(bind_another(company.app(), &opened, number).await?);
        }
        for card in &cards {
            card.tell(company, opened.person.cust_no).await?;
        }
        let test = TESTS[usize::from(number % 3 > 0)];
        take_test(company.app(), &opened, test).await?;
        let (given_accounts, later, fresh) = (cards.len(), 0, Vec::new());
        all.push(Customer { number, opened, cards, given_accounts, later, fresh });
    }
    Ok(all)
}

/// A second card, to which money may go that the first one did not take.
async fn bind_another(app: &App, opened: &OpenedPerson, number: u32) -> Result<OwnCard, Stop> {
    let (card_no, today) = (card_number(SECOND_CARDS + number, "000"), app.now().day());
    let demo = DemoCard {
        cust_no: opened.person.cust_no,
        card_id: app.ids().next(),
        card_no: card_no.clone(),
        mobile: opened.person.mobile.clone(),
        at: app.now(),
    };
    let card_id = demo.card_id;
    let bind = async move |tx: &mut db::Tx| bankcards::bind_for_demo(tx, &demo).await;
    let account = app.db().write(bind).await?;
    Ok(OwnCard::bound(card_id, card_no, account, today))
}

/// Takes the risk test with a letter for each question.
///
/// # Errors
/// It is refused.
pub async fn take_test(app: &App, person: &OpenedPerson, letters: &str) -> Result<(), Stop> {
    let answers = letters
        .chars()
        .zip(1..)
        .map(|(letter, question_no)| RiskAnswer { question_no, options: vec![letter.into()] });
    let request = SubmitTestRequest { version: 1, answers: answers.collect(), confirmed: true };
    let (id, cust_no, now) = (app.ids().next_value(), person.person.cust_no, app.now());
    let take = async move |tx: &mut db::Tx| {
        suitability::take_test(tx, id, cust_no, now, &request).await.map(|_| ())
    };
    Ok(app.db().write(take).await?)
}

impl Customer {
    /// Unlocks the customer's session, as the password would.
    pub async fn unlock(&self, company: &Company) {
        identity::testing::unlock(company.app(), &self.opened.person.token).await;
    }

    /// Does what the seed says; answers the orders that were taken.
    pub async fn act(
        &mut self,
        acting: &Acting<'_>,
        tally: &mut Tally,
    ) -> Result<Vec<OrderNo>, Stop> {
        let Acting { company, seed, day, occasion, .. } = acting;
        let label = format!("{occasion} {}", self.number);
        let mut draw = Draw::keyed(*seed, &label, i64::from(day.days_since(Day::MIN)));
        let client = company.client.with_token(&self.opened.person.token);
        let me = client.with_key(&format!("{day} {label}"));
        let placed = match draw.between(1, 100) {
            1..=30 => self.buy(&me, acting, &mut draw, tally).await?,
            31..=48 => self.redeem(&me, acting, &mut draw, tally).await?,
            49..=58 => {
                self.cancel(&me, &mut draw, tally).await?;
                None
            }
            59..=66 => self.buy_from_money_fund(&me, acting, &mut draw, tally).await?,
            67..=72 => self.change_method(&me, acting, &mut draw, tally).await?,
            73..=82 => {
                self.ask_again(&me, &mut draw, tally).await?;
                None
            }
            83..=92 => self.convert(&me, acting, &mut draw, tally).await?,
            93..=98 => self.redeem_into(&me, acting, &mut draw, tally).await?,
            _ => {
                self.change_cards(&me, acting, &mut draw, tally).await?;
                None
            }
        };
        self.fresh.extend(placed);
        Ok(placed.into_iter().collect())
    }

    async fn buy(
        &self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
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
        let reply = twice(me, "trade/public/buy", ask, draw, tally).await?;
        tally.count(if subscribes { "subscribed" } else { "bought" }, &reply);
        order_of(&reply)
    }

    async fn redeem(
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
        let reply = twice(me, "trade/publicRedeem", ask, draw, tally).await?;
        tally.count("redeemed", &reply);
        order_of(&reply)
    }

    /// Converts a part of a holding, mostly into a fund of the same company.
    async fn convert(
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
        let reply = twice(me, "trade/public/convert", ask, draw, tally).await?;
        tally.count("converted", &reply);
        order_of(&reply)
    }

    /// Shares to give away of a holding whose fund is `fit` for it; sometimes more than there are,
    /// which must be refused.
    async fn given(
        &self,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
        fit: impl Fn(FundCode) -> bool,
    ) -> Result<Option<(FundCode, String, Shares)>, Stop> {
        let mut mine = self.held(acting).await?;
        mine.retain(|(code, ..)| !acting.untouched.contains(code) && fit(*code));
        if mine.is_empty() {
            return Ok(None);
        }
        let (fund, account, held) = draw.pick(&mine).clone();
        let percent = if draw.happens(40) { 100 } else { draw.between(1, 105) };
        if percent > 100 {
            tally.drawn.note(Fault::WantsTooMuch);
        }
        Ok(Some((fund, account, Shares::from_units(held.units() / 100 * percent))))
    }

    /// What the customer holds, in the order of codes and transaction accounts.
    async fn held(&self, acting: &Acting<'_>) -> Result<Vec<(FundCode, String, Shares)>, Stop> {
        let cust_no = self.opened.person.cust_no;
        let read = async |tx: &mut db::Tx| holdings::positions_of_customer(tx, cust_no).await;
        let held = acting.company.app().db().read::<_, db::Error, _>(read).await?;
        let held = held.into_iter().filter(|position| position.shares.is_positive());
        let one = |position: Position| (position.fund_code, position.trade_acco, position.shares);
        let mut mine: Vec<_> = held.map(one).collect();
        mine.sort_unstable();
        Ok(mine)
    }

    /// Buys with a money fund, where the customer holds one. Not a fund abroad, whose T may be a
    /// day on which the transfer agent hesitates.
    async fn buy_from_money_fund(
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
        let reply = twice(me, "/tradefundbuy", ask, draw, tally).await?;
        tally.count("bought from a money fund", &reply);
        order_of(&reply)
    }

    async fn change_method(
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
        let reply = twice(me, "asset/changeDividendMethod", ask, draw, tally).await?;
        tally.count("dividend method changed", &reply);
        order_of(&reply)
    }

    async fn cancel(
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
    async fn ask_again(&self, me: &Client, draw: &mut Draw, tally: &mut Tally) -> Result<(), Stop> {
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

/// Sends, often again under the same key, as a phone without an answer does: both answers must be
/// the same.
async fn twice(
    me: &Client,
    path: &str,
    ask: Value,
    draw: &mut Draw,
    tally: &mut Tally,
) -> Result<Reply, Stop> {
    let first = send(me, path, ask.clone()).await;
    if FAULTS.contains(&first.code) {
        return Err(Stop::failed(path, format!("{} {}", first.code, first.message)));
    }
    let again = draw.happens(40);
    if again && first.code == wire::SUCCESS {
        tally.drawn.note(Fault::SendsAgain);
        let second = send(me, path, ask).await;
        if (second.code, &second.data) != (first.code, &first.data) {
            let differs = format!("{:?}, repeated {:?}", first.data, second.data);
            return Err(Stop::failed(path, differs));
        }
    }
    Ok(first)
}

/// A path that begins with a slash is a classic one.
async fn send(me: &Client, path: &str, ask: Value) -> Reply {
    if path.starts_with('/') { me.post(path, ask).await } else { me.bff(path, ask).await }
}

fn order_of(reply: &Reply) -> Result<Option<OrderNo>, Stop> {
    match reply.data["orderNo"].as_str() {
        Some(number) => Ok(Some(number.parse()?)),
        None => Ok(None),
    }
}
