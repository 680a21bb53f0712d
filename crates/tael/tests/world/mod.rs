//! Two customers with one of everything, and somebody who has registered only, on a fixed day.
#![allow(dead_code, reason = "each test takes what it needs")]
#![allow(clippy::unwrap_used)]

pub mod cases;

use accounts::testing::picture;
use app::{Config, Started};
use bankcards::testing::{OpenedPerson, card_number, opened_customer};
use db::Tx;
use funds::{Catalogue, Fund};
use kernel::{Clock, FundCode, FundType};
use partners::simulator::Pensions;
use serde_json::{Value, json};
use simulation::{AGREEMENTS, fill_market, take_test};
use std::{collections::BTreeMap, sync::Arc, time::Duration};
use wire::App;
use wire::testing::{Client, Reply};

const NOW: &str = "2026-03-02T10:00:00+08:00";
/// A number that nobody has, of whatever it is.
const NOBODYS: &str = "0000000999009";

/// What a customer has, by its name.
#[derive(Default)]
pub struct Theirs(BTreeMap<&'static str, String>);

impl Theirs {
    pub fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or(NOBODYS, String::as_str)
    }
}

/// Two customers with one of everything.
pub struct World {
    pub started: Started,
    pub client: Client,
    pub me: (String, Theirs),
    /// Somebody whose certificate is not known yet.
    pub newcomer: (String, Theirs),
    pub other: Theirs,
    pub other_token: String,
    pub funds: BTreeMap<&'static str, FundCode>,
}

impl World {
    pub async fn open(config: &Config) -> Self {
        let started = app::start(config, Clock::fixed(NOW.parse().unwrap())).await.unwrap();
        let app = &started.app;
        let codes = fill_market(app.db(), demo::SEED, app.clock().today()).await.unwrap();
        demo::fill_managers(app.db(), app.clock().today()).await.unwrap();
        demo::fill_activities(app.db(), app.clock().today()).await.unwrap();
        let catalogue = app.get::<Catalogue>();
        catalogue.refresh(app.db()).await.unwrap();
        let funds = choose(catalogue, &codes);
        let client = Client::new(app, app::rooms());
        let mut people = Vec::new();
        for number in 0..2 {
            let person = opened_customer(app, number).await;
            take_test(app, &person, "ADCCDBDDDCCCC").await.unwrap();
            identity::testing::unlock(app, &person.person.token).await;
            let mine = begin((app, &client), &person, &funds, number).await;
            people.push((person, mine));
        }
        for _ in 0..2 {
            started.engine.advance().await.unwrap();
        }
        let first = people[0].0.person.cust_no;
        for (person, mine) in &mut people {
            let me = client.with_token(&person.person.token);
            mine.0.insert("open", buy(&me, funds["held"], &person.card_id.to_string()).await);
            let ask = json!({"fundCode": funds["held"], "targetFundCode": funds["money"],
                "tradeAcco": mine.get("acco"), "shares": "1.00", "agreements": AGREEMENTS});
            let into = me.post("/redeem2buy", ask).await.ok();
            let chosen = json!({"mgrAccount": demo::CHOSEN_MANAGER});
            me.bff("member/manager/bindCustManger", chosen).await.ok();
            // Of one customer the manager sees more than of the other.
            let is_first = person.person.cust_no == first;
            for scope in ["holdings", "orders"].into_iter().take(1 + usize::from(is_first)) {
                let shown = json!({"mgrAccount": demo::CHOSEN_MANAGER, "scope": scope,
                    "untilOn": "2026-12-31"});
                me.bff("member/manager/authorize", shown).await.ok();
            }
            mine.0.insert("into", into["orderNo"].as_str().unwrap().to_owned());
            arrange(&me, &funds).await;
            me.bff("member/jiadou/signIn", json!({})).await.ok();
            me.bff("member/jiadou/read", json!({"key": "fee-2026"})).await.ok();
            let points = me.get("/getJiadouInfo", "").await.ok();
            let record = points["list"][0]["recordId"].as_str().unwrap();
            mine.0.insert("record", record.to_owned());
            let told = me.bff("member/aim/messages", json!({})).await.ok();
            let message = told["list"][0]["messageId"].as_str().unwrap();
            mine.0.insert("message", message.to_owned());
            let address = json!({"email": "customer@example.com"});
            me.bff("common/verify/sendEmailCode", address).await.ok();
            mine.0.insert("mailCode", identity::testing::mailed_code(app).await);
        }
        show_to_manager(&client, people.iter_mut().map(|(_, mine)| mine)).await;
        let (another, other) = people.pop().unwrap();
        let other_token = another.person.token;
        let (person, mine) = people.pop().unwrap();
        let newcomer = identity::testing::customer(app, 2).await.token;
        let pictures = Theirs(pictures(&client.with_token(&newcomer)).await);
        let (me, newcomer) = ((person.person.token, mine), (newcomer, pictures));
        Self { started, client, me, newcomer, other, other_token, funds }
    }

    /// A request with its funds, `$name`, and what somebody has, `@name`, filled in.
    pub fn filled(&self, request: &Value, theirs: &Theirs) -> Value {
        let mut text = request.to_string();
        for (name, fund) in &self.funds {
            text = text.replace(&format!("${name}"), &fund.to_string());
        }
        let mut request = serde_json::from_str(&text).unwrap();
        fill(&mut request, theirs);
        request
    }

    /// Any call of the contract, as somebody or as a visitor.
    pub async fn send(
        &self,
        token: Option<&str>,
        (method, path): (&str, &str),
        request: Value,
    ) -> Reply {
        let client = match token {
            Some(token) => self.client.with_token(token),
            None => self.client.clone(),
        };
        let verb = method.to_uppercase().parse().unwrap();
        if method.eq_ignore_ascii_case("get") {
            let text = |value: &Value| match value {
                Value::String(text) => text.clone(),
                other => other.to_string(),
            };
            let pairs = request.as_object().unwrap().iter();
            let query: Vec<_> = pairs.map(|(name, v)| format!("{name}={}", text(v))).collect();
            return client.send(verb, &format!("{path}?{}", query.join("&")), None).await;
        }
        let is_bff = path.starts_with("/proxy/hwm/bff/");
        let body = if is_bff { json!({ "params": request }) } else { request };
        client.send(verb, path, Some(body)).await
    }
}

/// Puts what somebody has in place of its name.
pub fn fill(value: &mut Value, theirs: &Theirs) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| fill(value, theirs)),
        Value::Object(fields) => fields.values_mut().for_each(|value| fill(value, theirs)),
        Value::String(text) => {
            if let Some(name) = text.strip_prefix('@') {
                *text = theirs.get(name).to_owned();
            }
        }
        _ => {}
    }
}

/// The manager looks at each; what his app calls them, and with what it asks, is theirs.
async fn show_to_manager(client: &Client, people: impl Iterator<Item = &mut Theirs>) {
    let app = json!({"client": "advisor", "secret": "tael-demo-advisor", "scope": "advisor"});
    let app = client.post("/oauth/clientApp", app).await.ok()["accessToken"].clone();
    let ask = json!({"accessToken": app, "mgrAccount": demo::CHOSEN_MANAGER});
    let shown = client.post("/advisor/customers", ask).await.ok();
    for (mine, one) in people.zip(shown["customers"].as_array().unwrap()) {
        let look = json!({"accessToken": app, "mgrAccount": demo::CHOSEN_MANAGER,
            "customer": one["customer"], "scope": "holdings", "why": "季度回访"});
        client.post("/advisor/customer", look).await.ok();
        mine.0.insert("managersApp", app.as_str().unwrap().to_owned());
        mine.0.insert("customer", one["customer"].as_str().unwrap().to_owned());
    }
}

/// Watches three funds, in two groups and in none.
async fn arrange(me: &Client, funds: &BTreeMap<&'static str, FundCode>) {
    let watched = ["held", "stranger", "money"].map(|name| funds[name]);
    for code in watched {
        me.bff("common/fav/addFav", json!({ "fundCode": code })).await.ok();
    }
    let group = [Some("长期持有"), None, Some("稳健")];
    let fund = |(code, group)| json!({ "fundCode": code, "group": group });
    let arranged: Vec<Value> = watched.into_iter().zip(group).map(fund).collect();
    let asked = json!({"version": 0, "groups": ["长期持有", "稳健", "观察"], "funds": arranged});
    me.bff("common/fav/arrangeFav", asked).await.ok();
}

/// A fund that is held, one that it is converted into, one that it is not, and a money fund.
fn choose(catalogue: &Catalogue, codes: &[FundCode]) -> BTreeMap<&'static str, FundCode> {
    let snapshot = catalogue.snapshot();
    let targets = |code: FundCode| -> Vec<FundCode> {
        let fund = snapshot.fund(code).unwrap();
        funds::convert_targets(&snapshot, fund).map(|target| target.code).collect()
    };
    let is_money = |code: &FundCode| snapshot.fund(*code).unwrap().is_money();
    let fits = |code: &&FundCode| !is_money(code) && !targets(**code).is_empty();
    let held = *codes.iter().find(fits).unwrap();
    let into = targets(held);
    let far = |code: &&FundCode| {
        let same = **code == held || into.contains(code);
        !same && !is_money(code) && snapshot.fund(**code).unwrap().fund_type != FundType::Qdii
    };
    let stranger = codes.iter().find(far).unwrap();
    let money = codes.iter().find(|code| is_money(code)).unwrap();
    // Confirmed the next day, so that there is something to be seen.
    let is_pension = |fund: &&Arc<Fund>| fund.is_for_pensions() && fund.timetable.confirm_days == 1;
    let pension = snapshot.funds().iter().find(is_pension).unwrap().code;
    BTreeMap::from([
        ("pension", pension),
        ("held", held),
        ("sister", into[0]),
        ("stranger", *stranger),
        ("money", *money),
    ])
}

/// Buys, uploads, and hands a proof in that will fail.
async fn begin(
    (app, client): (&App, &Client),
    person: &OpenedPerson,
    funds: &BTreeMap<&'static str, FundCode>,
    number: u32,
) -> Theirs {
    let me = client.with_token(&person.person.token);
    let card = person.card_id.to_string();
    let order = buy(&me, funds["held"], &card).await;
    buy(&me, funds["money"], &card).await;
    let child = keep_a_child(&me, funds["held"], &card).await;
    let pension = save_for_old_age((app, &me), person, funds["pension"]).await;
    // What is paid only after the day is of the next one.
    assert!(all_paid(&me, 300).await, "a payment stays open");
    let mut mine = pictures(&me).await;
    let acco = person.trade_acco.to_string();
    let (plan, rested) = plans(&me, funds["held"], &card).await;
    mine.extend([("acco", acco), ("card", card), ("order", order)]);
    mine.extend([("plan", plan), ("rested", rested), ("child", child)]);
    mine.insert("pension", pension);
    let sign = async |n: u32, whim: &str| {
        let body = json!({"cardNo": card_number(n + number, whim), "mobile": person.person.mobile});
        me.post("/account/openAllinpay", body).await.ok()["serialNo"].as_str().unwrap().to_owned()
    };
    let refused = sign(20, "905").await;
    let body = json!({"proofType": "card", "subject": refused,
        "fileIds": [mine["cardPhoto"], mine["certFront"]]});
    let proof = me.post("/open/proof", body).await.ok();
    mine.insert("proof", proof["serialNo"].as_str().unwrap().to_owned());
    mine.insert("signing", sign(30, "904").await);
    let tests = me.bff("member/info/riskResults", json!({})).await.ok();
    mine.insert("test", tests["list"][0]["testId"].as_str().unwrap().to_owned());
    let page = me.get("/security/overview", "").await.ok();
    mine.insert("device", page["devices"][0]["deviceId"].as_str().unwrap().to_owned());
    Theirs(mine)
}

/// An account for a child, for which something is bought; answers its transaction account.
async fn keep_a_child(me: &Client, fund: FundCode, card: &str) -> String {
    let wish = json!({"name": "小满", "birth": "2019-09-01", "relation": "daughter",
        "groupScene": "baby_education", "wish": "读大学", "target": "20000.00",
        "targetDate": "2036-11-30", "cardId": card, "comment": "第一次自己骑车"});
    let child = me.post("/child/create", wish).await.ok();
    let account = child["tradeAcco"].as_str().unwrap().to_owned();
    let ask = json!({"fundCode": fund, "cardId": card, "tradeAcco": account, "amount": "1000.00",
        "agreements": AGREEMENTS});
    me.post("/buy", ask).await.ok();
    account
}

/// A pension account at the bank, linked, with something bought; answers its transaction account.
async fn save_for_old_age(
    (app, me): (&App, &Client),
    person: &OpenedPerson,
    fund: FundCode,
) -> String {
    let cust_no = person.person.cust_no;
    let read = async move |tx: &mut Tx| accounts::profile(tx, cust_no).await;
    let profile = app.db().read::<_, db::Error, _>(read).await.unwrap().unwrap();
    let paid_in = kernel::Fen::from_whole(8_000).unwrap();
    app.get::<Pensions>().pay_in(&profile.certificate.unwrap(), paid_in).await.unwrap();
    let linked = me.post("/pension/link", json!({})).await.ok();
    let ask = json!({"fundCode": fund, "amount": "5000.00", "agreements": AGREEMENTS});
    me.post("/pension/trade/buy", ask).await.ok();
    linked["tradeAcco"].as_str().unwrap().to_owned()
}

/// A plan that runs each day, and one that rests.
async fn plans(me: &Client, fund: FundCode, card: &str) -> (String, String) {
    let make = async |cycle: Value| {
        let mut ask = json!({"fundCode": fund, "cardId": card, "amount": "100.00",
            "agreements": AGREEMENTS});
        for (name, value) in cycle.as_object().unwrap() {
            ask[name] = value.clone();
        }
        me.post("/fixapply/add", ask).await.ok()["planNo"].as_str().unwrap().to_owned()
    };
    let plan = make(json!({"cycleUnit": 0})).await;
    let rested = make(json!({"cycleUnit": 1, "fixDay": 5})).await;
    me.post("/fixapply/adjust", json!({"planNo": rested, "act": "pause"})).await.ok();
    (plan, rested)
}

/// One picture of each kind.
async fn pictures(me: &Client) -> BTreeMap<&'static str, String> {
    let mut mine = BTreeMap::new();
    for (name, kind) in
        [("certFront", "certFront"), ("certBack", "certBack"), ("cardPhoto", "card")]
    {
        mine.insert(name, picture(me, kind).await.as_str().unwrap().to_owned());
    }
    mine
}

/// Waits, at most so many tenths of a second, until the bank has said what became of every payment;
/// answers whether it has.
pub async fn all_paid(me: &Client, tenths: usize) -> bool {
    for _ in 0..tenths {
        let records = me.bff("trade/queryTradeRecordNew", json!({})).await.ok().to_string();
        if ![r#""payStatus":"1""#, r#""payStatus":"4""#].iter().any(|open| records.contains(open)) {
            return true;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    false
}

/// Buys for 1000 yuan; answers the order.
pub async fn buy(me: &Client, fund: FundCode, card: &str) -> String {
    let ask = json!({"fundCode": fund, "cardId": card, "amount": "1000.00",
        "agreements": AGREEMENTS});
    let placed = me.bff("trade/public/buy", ask).await.ok();
    placed["orderNo"].as_str().unwrap().to_owned()
}
