//! Somebody with a pension account at the bank, and days that pass.

use crate::routes;
use bankcards::testing::OpenedPerson;
use consents::Purpose;
use db::{Db, Migration, Tx};
use funds::{Catalogue, ListedRow, NavRow, NewFund};
use kernel::{Calendar, Certificate, Day, Fen, Instant, Nav, ShareClass, TimeOfDay};
use orders::testing::{self, C4, buyer};
use partners::simulator::{PaidInReply, Pensions};
use serde_json::{Value, json};
use std::sync::LazyLock;
use wire::App;
use wire::testing::{Client, Reply};

pub static ALL: LazyLock<Vec<Migration>> =
    LazyLock::new(|| [testing::migrations(), crate::MIGRATIONS.to_vec()].concat());

/// A Monday.
pub const MORNING: &str = "2026-03-02T10:00:00+08:00";

/// The day of [`MORNING`].
pub const MONDAY: &str = "2026-03-02";
/// A fund of class Y in the directory: each lot is held for 12 months.
pub const Y: &str = "000031";
/// Another of the same company, without a holding period.
pub const OTHER_Y: &str = "000033";
/// One that is listed no more.
pub const GONE_Y: &str = "000035";

const BUY: &str = "/pension/trade/buy";

/// Somebody who may buy, with a pension account at the bank that is not linked yet.
pub struct Holder {
    pub app: App,
    pub person: OpenedPerson,
    pub client: Client,
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

pub fn fen(yuan: i64) -> Fen {
    Fen::from_whole(yuan).unwrap()
}

/// Shares of class Y, each lot of which is held for so many months.
fn pension_fund(code: &str, name: &str, hold_months: i32) -> NewFund {
    let mut fund = testing::fund(code, name, "FOF-稳健型", "3");
    fund.class = ShareClass::Y;
    if let Some(terms) = &mut fund.terms {
        terms.timetable.hold_months = hold_months;
    }
    fund
}

async fn put_shares(app: &App) {
    let shares = [
        (Y, "澄溪稳健养老Y", 12, None),
        (OTHER_Y, "澄溪平衡养老Y", 0, None),
        (GONE_Y, "澄溪进取养老Y", 0, Some("2026-01-01")),
    ];
    let funds: Vec<NewFund> =
        shares.iter().map(|(code, name, months, _)| pension_fund(code, name, *months)).collect();
    let listed = shares.map(|(code, _, _, until)| ListedRow {
        fund_code: code.parse().unwrap(),
        listed_from: day("2022-11-18"),
        listed_until: until.map(day),
    });
    let nav = |fund: &NewFund| NavRow {
        code: fund.code,
        day: day("2026-02-27"),
        nav: Nav::PAR,
        cumulative: None,
        income: None,
        seven_day: None,
    };
    let navs: Vec<NavRow> = funds.iter().map(nav).collect();
    let put = async move |tx: &mut Tx| {
        funds::import::put_funds(tx, &funds).await?;
        funds::import::put_navs(tx, &navs).await?;
        funds::put_pension_directory(tx, &listed).await
    };
    app.db().write::<_, db::Error, _>(put).await.unwrap();
    app.get::<Catalogue>().refresh(app.db()).await.unwrap();
}

pub async fn holder(db: Db) -> Holder {
    let app = testing::app(db, MORNING).await;
    put_shares(&app).await;
    let person = buyer(&app, 1, C4).await;
    let client = client(&app, &person);
    Holder { app, person, client }
}

pub fn client(app: &App, person: &OpenedPerson) -> Client {
    let rooms = vec![
        routes(),
        orders::routes(),
        holdings::routes(),
        bankcards::routes(),
        suitability::routes(),
    ];
    Client::new(app, rooms).with_token(&person.person.token)
}

impl Holder {
    /// Pays into the account at the bank.
    pub async fn pay_in(&self, amount: Fen) -> PaidInReply {
        self.bank().pay_in(&self.certificate().await, amount).await.unwrap()
    }

    pub fn bank(&self) -> &Pensions {
        self.app.get::<Pensions>()
    }

    pub async fn certificate(&self) -> Certificate {
        let cust_no = self.person.person.cust_no;
        let read = async |tx: &mut Tx| accounts::profile(tx, cust_no).await;
        let profile = self.app.db().read::<_, db::Error, _>(read).await.unwrap().unwrap();
        profile.certificate.unwrap()
    }

    /// Pays in and links; answers the transaction account.
    pub async fn linked(&self, yuan: i64) -> String {
        self.pay_in(fen(yuan)).await;
        let linked = self.client.post("/pension/link", json!({})).await.ok();
        linked["tradeAcco"].as_str().unwrap().to_owned()
    }

    pub async fn account(&self) -> Value {
        self.client.post("/pension/account", json!({})).await.ok()
    }

    /// Buys; the bank is asked at once.
    pub async fn buy(&self, fund: &str, amount: &str) -> Reply {
        let reply = self.client.post(BUY, self.purchase(fund, amount)).await;
        orders::collect(&self.app).await.unwrap();
        reply
    }

    pub fn purchase(&self, fund: &str, amount: &str) -> Value {
        let mut order = testing::purchase(fund, &self.person, amount);
        order.as_object_mut().unwrap().remove("cardId");
        order
    }

    pub async fn redeem(&self, fund: &str, shares: &str) -> Reply {
        let order = json!({ "fundCode": fund, "shares": shares });
        self.client.post("/pension/trade/redeem", order).await
    }

    pub fn at(&self, on: &str, time: (u8, u8)) -> Instant {
        let at = Instant::at(day(on), TimeOfDay::new(time.0, time.1).unwrap());
        if at > self.app.now() {
            self.app.clock().move_to(at);
        }
        at
    }

    /// The cut-off of a day, and the TA confirms at a price; the next morning.
    pub async fn confirmed(&self, on: &str, nav: &str) {
        self.at(on, (15, 0));
        orders::collect(&self.app).await.unwrap();
        testing::close_day(&self.app, day(on), nav.parse().unwrap()).await;
        let next = Calendar::china().next_open(day(on));
        self.at(&next.to_string(), (8, 30));
    }

    /// Everything that is due by a day goes out.
    pub async fn paid_out(&self, on: &str) {
        self.at(on, (17, 0));
        orders::pay_due(&self.app, day(on), self.app.now()).await.unwrap();
    }

    /// What the journal has in an account, in fen.
    pub async fn booked(&self, account: ledger::Account) -> i64 {
        let read = async |tx: &mut Tx| ledger::balance(tx, &account, ledger::Asset::Cny).await;
        self.app.db().read::<_, db::Error, _>(read).await.unwrap()
    }

    pub fn purse(&self) -> ledger::Purse {
        ledger::Purse::of(self.person.person.cust_no, true)
    }

    pub async fn assert_sound(&self) {
        testing::assert_sound(&self.app).await;
    }

    /// How many agreements the bank is yet to end.
    pub async fn endings(&self) -> i64 {
        self.app.db().read(async |tx: &mut Tx| bankcards::endings(tx).await).await.unwrap()
    }

    pub async fn withdraw(&self) {
        identity::testing::withdraw(&self.app, &self.person.person, Purpose::Pension).await;
    }

    pub async fn agree(&self) {
        identity::testing::agree(&self.app, &self.person.person, Purpose::Pension).await;
    }
}
