//! A customer with a plan, and days that pass.

use crate::plan::PlanNo;
use crate::{announce, deduct, deduct_again, finish_reached, routes, settle};
use bankcards::{OnCards, testing::OpenedPerson};
use db::{Db, Migration};
use kernel::{Calendar, Day, Instant, Nav, TimeOfDay};
use orders::testing::{self, C4, MIXED, buyer};
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::App;
use wire::testing::{Client, Reply};

pub static ALL: LazyLock<Vec<Migration>> =
    LazyLock::new(|| [testing::migrations(), crate::MIGRATIONS.to_vec()].concat());

/// A Monday.
pub const MORNING: &str = "2026-03-02T10:00:00+08:00";

pub const ADD: &str = "/fixapply/add";
pub const LIST: &str = "/fixprotocol/list";
pub const AHEAD: &str = "/fixprotocol/ahead";

pub fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Somebody who may buy, on the morning of Monday 2026-03-02.
pub struct Saver {
    pub app: App,
    pub person: OpenedPerson,
    pub client: Client,
}

pub async fn saver(db: Db) -> Saver {
    let app = testing::app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let client = client(&app, &person);
    Saver { app, person, client }
}

pub fn client(app: &App, person: &OpenedPerson) -> Client {
    let rooms = vec![routes(), orders::routes(), holdings::routes(), suitability::routes()];
    Client::new(app, rooms).with_token(&person.person.token)
}

impl Saver {
    /// The same, of a company whose cards know what is on them.
    pub async fn with(db: Db, on_cards: OnCards) -> Self {
        let app = testing::app_parts(db, MORNING).await.with(on_cards).build();
        let person = buyer(&app, 1, C4).await;
        Self { client: client(&app, &person), app, person }
    }

    /// Somebody else of the same company.
    pub async fn beside(&self, number: u32) -> Self {
        let person = buyer(&self.app, number, C4).await;
        Self { app: self.app.clone(), client: client(&self.app, &person), person }
    }

    /// What a plan sends of 100.00 each Thursday that a money fund pays, which holds 1,000.00 since
    /// the 3rd of March; it is the 4th then.
    pub async fn by_money_fund(&self) -> Value {
        let money = orders::testing::MONEY;
        testing::bought(&self.app, &self.person, money, "1000").await;
        testing::close_day(&self.app, day("2026-03-02"), "1".parse().unwrap()).await;
        self.at("2026-03-04", (10, 0));
        let cash = json!({ "cashAcco": self.person.trade_acco, "cashFundCode": money });
        let mut wish = self.weekly(cash);
        wish.as_object_mut().unwrap().remove("cardId");
        wish
    }

    /// 100.00 each Thursday, with what a test wants else.
    pub fn weekly(&self, rest: Value) -> Value {
        let mut wish = json!({
            "fundCode": MIXED, "cardId": self.person.card_id, "amount": "100",
            "cycleUnit": 1, "fixDay": 4,
            "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
        });
        for (name, value) in rest.as_object().unwrap() {
            wish[name] = value.clone();
        }
        wish
    }

    /// 100.00 on each open day.
    pub fn daily(&self, rest: Value) -> Value {
        let mut wish = self.weekly(json!({ "cycleUnit": 0 }));
        wish.as_object_mut().unwrap().remove("fixDay");
        for (name, value) in rest.as_object().unwrap() {
            wish[name] = value.clone();
        }
        wish
    }

    pub async fn make(&self, wish: Value) -> String {
        let made = self.client.post(ADD, wish).await.ok();
        made["planNo"].as_str().unwrap().to_owned()
    }

    pub fn at(&self, day: &str, time: (u8, u8)) -> Instant {
        let at = Instant::at(self::day(day), TimeOfDay::new(time.0, time.1).unwrap());
        if at > self.app.now() {
            self.app.clock().move_to(at);
        }
        at
    }

    pub async fn morning(&self, on: &str) {
        let at = self.at(on, (9, 30));
        deduct(&self.app, day(on), at).await.unwrap();
    }

    pub async fn afternoon(&self, on: &str) {
        let at = self.at(on, (14, 0));
        deduct_again(&self.app, day(on), at).await.unwrap();
    }

    pub async fn closing(&self, on: &str) {
        let at = self.at(on, (15, 0));
        orders::collect(&self.app).await.unwrap();
        testing::seal_with_draws(&self.app, day(on)).await;
        settle(&self.app, day(on), at).await.unwrap();
    }

    pub async fn evening(&self, on: &str) {
        let at = self.at(on, (20, 0));
        finish_reached(&self.app, day(on), at).await.unwrap();
        announce(&self.app, day(on), at).await.unwrap();
    }

    /// The steps of a day until its cut-off.
    pub async fn whole(&self, on: &str) {
        self.morning(on).await;
        self.afternoon(on).await;
        self.closing(on).await;
    }

    /// The whole of it, and the TA confirms at a price.
    pub async fn confirmed(&self, on: &str, nav: &str) {
        self.whole(on).await;
        testing::close_day(&self.app, day(on), nav.parse::<Nav>().unwrap()).await;
        let next = Calendar::china().next_open(day(on));
        self.at(&next.to_string(), (8, 30));
    }

    /// A NAV of the fund is published.
    pub async fn priced(&self, on: &str, nav: &str) {
        let rows = [funds::NavRow {
            code: MIXED.parse().unwrap(),
            day: day(on),
            nav: nav.parse().unwrap(),
            cumulative: None,
            income: None,
            seven_day: None,
        }];
        let put = async move |tx: &mut db::Tx| funds::import::put_navs(tx, &rows).await;
        self.app.db().write::<_, db::Error, _>(put).await.unwrap();
        self.app.get::<funds::Catalogue>().refresh(self.app.db()).await.unwrap();
    }

    pub async fn plan(&self, plan_no: &str) -> Value {
        self.client.get("/fixprotocol/detail", &format!("planNo={plan_no}")).await.ok()
    }

    pub async fn adjust(&self, plan_no: &str, act: &str) -> Reply {
        self.client.post("/fixapply/adjust", json!({ "planNo": plan_no, "act": act })).await
    }

    /// State and reason of each run, the oldest first.
    pub async fn runs(&self, plan_no: &str) -> Vec<(String, String, String)> {
        let plan = self.plan(plan_no).await;
        let text = |run: &Value, name: &str| run[name].as_str().unwrap().to_owned();
        let runs = plan["runs"].as_array().unwrap().iter().rev();
        runs.map(|run| (text(run, "date"), text(run, "stateName"), text(run, "reason"))).collect()
    }

    /// All books agree, those of plans too.
    pub async fn assert_sound(&self) {
        testing::assert_sound(&self.app).await;
        let found: Result<Vec<_>, db::Error> =
            self.app.db().read(async |tx| crate::verify(tx).await).await;
        assert_eq!(found.unwrap(), []);
    }

    pub async fn told(&self) -> Vec<String> {
        let told = testing::told(&self.app, &self.person).await;
        told.iter().map(|message| message["title"].as_str().unwrap().to_owned()).collect()
    }
}

/// Of another process on the same database.
pub fn number(plan_no: &str) -> PlanNo {
    plan_no.parse().unwrap()
}
