//! A parent, and days that pass.

use crate::routes;
use bankcards::testing::OpenedPerson;
use db::{Db, Migration};
use kernel::{Calendar, Day, Instant, Nav, TimeOfDay};
use orders::testing::{self, C4, MIXED, buyer};
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::App;
use wire::testing::{Client, Reply};

pub static ALL: LazyLock<Vec<Migration>> = LazyLock::new(|| {
    [testing::migrations(), plans::MIGRATIONS.to_vec(), crate::MIGRATIONS.to_vec()].concat()
});

/// A Monday.
pub const MORNING: &str = "2026-03-02T10:00:00+08:00";

pub const CREATE: &str = "/child/create";

pub fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Somebody who may buy, on the morning of Monday 2026-03-02.
pub struct Parent {
    pub app: App,
    pub person: OpenedPerson,
    pub client: Client,
}

pub async fn parent(db: Db) -> Parent {
    let app = testing::app(db, MORNING).await;
    let person = buyer(&app, 1, C4).await;
    let client = client(&app, &person);
    Parent { app, person, client }
}

pub fn client(app: &App, person: &OpenedPerson) -> Client {
    let rooms = vec![
        routes(),
        plans::routes(),
        orders::routes(),
        holdings::routes(),
        bankcards::routes(),
        suitability::routes(),
    ];
    Client::new(app, rooms).with_token(&person.person.token)
}

impl Parent {
    /// 200,000.00 for 小满, born in 2020, by 2036, with what a test wants else.
    pub fn wish(&self, rest: Value) -> Value {
        let wish = json!({
            "name": "小满", "birth": "2020-05-20", "relation": "daughter",
            "groupScene": "baby_education", "wish": "读大学", "target": "200000",
            "targetDate": "2036-03-01", "cardId": self.person.card_id,
        });
        with(wish, rest)
    }

    /// Opens an account; answers the child.
    pub async fn child(&self, rest: Value) -> Value {
        self.client.post(CREATE, self.wish(rest)).await.ok()
    }

    pub async fn info(&self, child_no: u32) -> Value {
        self.client.get("/child/info", &format!("childNo={child_no}")).await.ok()
    }

    /// Buys for an account, or for the customer; the bank pays at once.
    pub async fn buy(&self, account: Option<&Value>, amount: &str) -> Reply {
        let mut order = testing::purchase(MIXED, &self.person, amount);
        if let Some(account) = account {
            order["tradeAcco"] = account.clone();
        }
        let reply = self.client.post("/buy", order).await;
        orders::collect(&self.app).await.unwrap();
        reply
    }

    pub fn at(&self, day: &str, time: (u8, u8)) -> Instant {
        let at = Instant::at(self::day(day), TimeOfDay::new(time.0, time.1).unwrap());
        if at > self.app.now() {
            self.app.clock().move_to(at);
        }
        at
    }

    /// The cut-off of a day, and the TA confirms at a price.
    pub async fn confirmed(&self, on: &str, nav: &str) {
        self.at(on, (15, 0));
        orders::collect(&self.app).await.unwrap();
        testing::seal_with_draws(&self.app, day(on)).await;
        testing::close_day(&self.app, day(on), nav.parse::<Nav>().unwrap()).await;
        let next = Calendar::china().next_open(day(on));
        self.at(&next.to_string(), (8, 30));
    }

    pub async fn assert_sound(&self) {
        testing::assert_sound(&self.app).await;
    }
}

/// An object with other values.
pub fn with(mut object: Value, rest: Value) -> Value {
    for (name, value) in rest.as_object().unwrap() {
        object[name] = value.clone();
    }
    object
}

/// What a refusal is asked for.
pub trait Refused {
    /// Its code and data.
    fn refused_with(self) -> (u32, Value);
    /// That it is this one.
    fn refused(self, code: u32);
}

impl Refused for Reply {
    #[track_caller]
    fn refused_with(self) -> (u32, Value) {
        assert_ne!(self.code, wire::SUCCESS, "{}", self.data);
        (self.code, self.data)
    }

    #[track_caller]
    fn refused(self, code: u32) {
        assert_eq!(self.refused_with().0, code);
    }
}
