//! What customers do on a day, by the seed.

mod barred;
mod cards;
mod certificates;
mod checked;
mod children;
mod closing;
mod customer;
mod leaving;
mod mandates;
mod own_card;
mod parents;
mod pensions;
mod plans;
mod promises;
mod redeeming_into;
mod sending;
mod trading;

use crate::{Company, Stop, Tally};
use bankcards::DemoCard;
use bankcards::testing::{OpenedPerson, card_number, opened_customer};
use customer::Leaving;
pub use customer::{AGREEMENTS, Acting, Customer};
use demo::Draw;
use kernel::{CustNo, Day};
use orders::OrderNo;
use own_card::OwnCard;
use suitability::{RiskAnswer, SubmitTestRequest};
use wire::App;
use wire::testing::Client;

/// Answers to the risk test, from cautious to bold.
const TESTS: [&str; 2] = ["EAAAADABAAABA", "ADCCDBDDDCCCC"];
/// Numbers of second cards begin here.
const SECOND_CARDS: u32 = 1_000;

/// Opens customers' accounts and lets them take the risk test.
pub async fn open(company: &Company, count: u32) -> Result<Vec<Customer>, Stop> {
    let mut all = Vec::new();
    for number in 0..count {
        let opened = opened_customer(company.app(), number).await;
        let today = company.app().now().day();
        let account = opened.trade_acco;
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
        let given_accounts = cards.len();
        let (later, fresh, parents) = (0, Vec::new(), Vec::new());
        let unbound = Vec::new();
        all.push(Customer {
            number,
            opened,
            cards,
            unbound,
            given_accounts,
            later,
            checked: None,
            valid_to: None,
            fresh,
            parents,
            leaving: Leaving::of(company.seed(), number, today),
        });
    }
    Ok(all)
}

/// A second card, to which money may go that the first one did not take.
async fn bind_another(app: &App, opened: &OpenedPerson, number: u32) -> Result<OwnCard, Stop> {
    let (card_no, today) = (card_number(SECOND_CARDS + number, "000"), app.now().day());
    let demo = DemoCard {
        cust_no: opened.person.cust_no,
        card_id: app.ids().next()?,
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
    let answers =
        letters.chars().zip(1..).map(|(letter, question)| RiskAnswer::one(question, letter));
    let request = SubmitTestRequest { version: 1, answers: answers.collect(), confirmed: true };
    let (id, cust_no, now) = (app.ids().next_value()?, person.person.cust_no, app.now());
    let take = async move |tx: &mut db::Tx| {
        suitability::take_test(tx, id, cust_no, now, &request).await.map(|_| ())
    };
    Ok(app.db().write(take).await?)
}

impl Customer {
    /// Whose account it is.
    pub fn cust_no(&self) -> CustNo {
        self.opened.person.cust_no
    }

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
        if let Some(sold) = self.leave(&client, acting, &mut draw, tally).await? {
            return Ok(sold);
        }
        self.tend_certificate(acting, tally).await?;
        if self.leaves() {
            // Without what would have to be ended one by one.
            return self.trade(&me, acting, &mut draw, tally).await;
        }
        self.tend_plans(&client, acting, tally).await?;
        let for_child = self.tend_children(&client, acting, tally).await?;
        let for_pension = self.tend_pension(&client, acting, tally).await?;
        self.fresh.extend(for_child.into_iter().chain(for_pension));
        let mut placed = self.trade(&me, acting, &mut draw, tally).await?;
        placed.extend(for_child.into_iter().chain(for_pension));
        Ok(placed)
    }

    /// Orders, changes or asks for something, whatever is drawn.
    async fn trade(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Vec<OrderNo>, Stop> {
        let placed = match draw.between(1, 100) {
            1..=30 => return self.buy_somehow(me, acting, draw, tally).await,
            31..=48 => self.redeem(me, acting, draw, tally).await?,
            49..=58 => {
                if !self.cancel_several(acting, tally).await? {
                    self.cancel(me, draw, tally).await?;
                }
                None
            }
            59..=66 => self.buy_from_money_fund(me, acting, draw, tally).await?,
            67..=72 => self.change_method(me, acting, draw, tally).await?,
            73..=82 => {
                self.ask_again(me, draw, tally).await?;
                None
            }
            83..=92 => self.convert(me, acting, draw, tally).await?,
            93..=98 => self.redeem_into(me, acting, draw, tally).await?,
            _ => {
                self.change_cards(me, acting, draw, tally).await?;
                None
            }
        };
        self.fresh.extend(placed);
        Ok(placed.into_iter().collect())
    }

    /// Buys in person, by a mandate or several funds at once, some after they have tried to though
    /// they may not.
    async fn buy_somehow(
        &mut self,
        me: &Client,
        acting: &Acting<'_>,
        draw: &mut Draw,
        tally: &mut Tally,
    ) -> Result<Vec<OrderNo>, Stop> {
        // Numbers of their own: what a card pays stays as it is drawn.
        let label = format!("buying {} {}", acting.occasion, self.number);
        let day = i64::from(acting.day.days_since(Day::MIN));
        let mut other = Draw::keyed(acting.seed, &label, day);
        if other.happens(6) {
            self.buy_though_barred(me, acting, &mut other, tally).await?;
        }
        if other.happens(15) {
            let several = self.buy_several(acting, &mut other, tally).await?;
            if let Some(one) = several.first() {
                // One of them alone cannot be cancelled, which is tried.
                self.fresh.push(*one);
            }
            return Ok(several);
        }
        let placed = match other.happens(15) {
            true => self.buy_by_mandate(acting, &mut other, tally).await?,
            false => self.buy(me, acting, (draw, &mut other), tally).await?,
        };
        self.fresh.extend(placed);
        Ok(placed.into_iter().collect())
    }
}
