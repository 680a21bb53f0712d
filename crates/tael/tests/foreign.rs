//! Every call that takes the number of something that a customer has, asked for another customer's:
//! it answers as if there were no such thing. The calls and their fields come from the contract.

mod generated;

use accounts::testing::{id_number, picture};
use app::{Config, Started};
use bankcards::testing::{OpenedPerson, card_number, opened_customer};
use funds::Catalogue;
use kernel::{Clock, FundCode, FundType};
use serde_json::{Value, json};
use simulation::{AGREEMENTS, data_folder, fill_market, take_test};
use std::collections::{BTreeMap, BTreeSet};
use wire::testing::{Client, Reply};

const NOW: &str = "2026-03-02T10:00:00+08:00";
/// What the contract says of every type made by `kernel::id!`.
const NUMBER: &str = "a number of its own, decimal";
/// Fields whose type does not say that they name something of a customer's.
const NAMED: [&str; 2] = ["tradeAcco", "subject"];
/// Answers nothing, whatever it did: what is not shown any more need not be hidden.
const SILENT: &str = "/proxy/hwm/bff/product/fund/closeDividendRemind";
/// Called by somebody whose certificate is not known yet.
const REAL_NAME: &str = "/api/v1/m/userAuth";
/// A number that nobody has, of whatever it is.
const NOBODYS: &str = "0000000999009";

/// Requests about what the caller has: `@name` is something of the caller's ([`Theirs`]), `$name` a
/// fund. Those that end something come last.
fn requests() -> Vec<(&'static str, Value)> {
    [looks(), papers(), trades(), ends()].concat()
}

fn looks() -> Vec<(&'static str, Value)> {
    let held = json!({"fundCode": "$held", "tradeAcco": "@acco"});
    let sister = json!({"fundCode": "$held", "targetFundCode": "$sister", "tradeAcco": "@acco"});
    vec![
        ("/proxy/hwm/bff/asset/accountShareDetail", held.clone()),
        ("/api/v1/m/preredeem", held.clone()),
        ("/proxy/hwm/bff/trade/redeem/publicRedeemPre", held),
        ("/proxy/hwm/bff/trade/public/convertInfo", sister),
        ("/api/v1/m/request/detail", json!({"orderNo": "@order"})),
        ("/proxy/hwm/bff/trade/tradeRecordDetail", json!({"orderNo": "@order"})),
        ("/api/v1/m/request/payinfo", json!({"orderNo": "@order"})),
        ("/proxy/api/v3/trade/payStatus", json!({"orderNo": "@order"})),
        ("/proxy/hwm/bff/trade/queryPayState", json!({"orderNo": "@order"})),
        ("/api/v1/m/sendTradeEmail", json!({"orderNo": "@order"})),
        ("/api/v1/m/payout/again/pre", json!({"orderNo": "@order"})),
        ("/api/v1/m/payout/again", json!({"orderNo": "@order", "cardId": "@card"})),
        (SILENT, json!({"orderNos": ["@order"]})),
        ("/api/v1/m/getCustDealHistory", json!({"after": "@order"})),
        ("/proxy/hwm/bff/trade/queryTradeRecordNew", json!({"after": "@order"})),
        ("/proxy/hwm/bff/trade/redeem2buyTradeRecord", json!({"after": "@into"})),
        ("/api/v1/m/bankcardDetail", json!({"cardId": "@card"})),
        ("/api/v1/m/bindcard", json!({"serialNo": "@signing", "code": "000000"})),
    ]
}

fn papers() -> Vec<(&'static str, Value)> {
    let pictures = ["@cardPhoto", "@certFront"];
    let sides = json!({"custName": "林二", "certNo": id_number(2), "certBegin": "2020-01-01",
        "certExpire": "2040-01-01", "frontFileId": "@certFront", "backFileId": "@certBack"});
    let renewed = json!({"certExpire": "2040-01-01", "frontFileId": "@certFront",
        "backFileId": "@certBack"});
    let again = json!({"serialNo": "@proof", "fileIds": pictures});
    let proof = json!({"proofType": "card", "subject": "@signing", "fileIds": pictures});
    vec![
        ("/api/v1/m/handlePic", json!({"fileId": "@certFront"})),
        ("/api/v1/m/open/proof/detail", json!({"serialNo": "@proof"})),
        ("/api/v1/m/open/proof/update", again),
        ("/api/v1/m/open/proof", proof),
        ("/api/v1/m/userinfo/separatechange", renewed),
        (REAL_NAME, sides),
    ]
}

fn trades() -> Vec<(&'static str, Value)> {
    let redeem = json!({"fundCode": "$held", "tradeAcco": "@acco", "shares": "1.00"});
    let into = |target: &str| {
        json!({"fundCode": "$held", "targetFundCode": target, "tradeAcco": "@acco",
            "shares": "1.00", "agreements": AGREEMENTS})
    };
    let buy = json!({"fundCode": "$held", "cardId": "@card", "amount": "100.00",
        "agreements": AGREEMENTS});
    let method = json!({"fundCode": "$held", "tradeAcco": "@acco", "dividendMethod": "1"});
    let from_money = json!({"fundCode": "$held", "amount": "10.00", "agreements": AGREEMENTS,
        "sourceFundCode": "$money", "tradeAcco": "@acco"});
    vec![
        ("/api/v1/m/buy", buy.clone()),
        ("/proxy/hwm/bff/trade/public/buy", buy),
        ("/api/v1/m/redeem", redeem.clone()),
        ("/proxy/hwm/bff/trade/publicRedeem", redeem),
        ("/api/v1/m/redeem2buy", into("$money")),
        ("/api/v1/m/superConvert", into("$stranger")),
        ("/proxy/hwm/bff/trade/public/redeem2Buy", into("$money")),
        ("/api/v1/m/convert", into("$sister")),
        ("/proxy/hwm/bff/trade/public/convert", into("$sister")),
        ("/api/v1/m/tradefundbuy", from_money),
        ("/api/v1/m/dividend/change", method.clone()),
        ("/proxy/hwm/bff/asset/changeDividendMethod", method),
    ]
}

fn ends() -> Vec<(&'static str, Value)> {
    let replaced = json!({"cardId": "@card", "cardNo": card_number(77, "000"),
        "mobile": "13800000000"});
    vec![
        ("/api/v1/m/trade/cancel", json!({"orderNo": "@open"})),
        ("/proxy/hwm/bff/trade/tradeCancel", json!({"orderNo": "@open"})),
        ("/api/v1/m/account/reOpenAllinpay", json!({"serialNo": "@signing"})),
        ("/api/v1/m/account/reOpenAllinpay", json!({"cardId": "@card"})),
        ("/api/v1/m/bankcard/modify", replaced),
        ("/api/v1/m/closeAllinpay", json!({"cardId": "@card"})),
        ("/api/v1/m/security/devices/end", json!({"deviceId": "@device"})),
    ]
}

#[tokio::test]
async fn what_another_customer_has_is_answered_as_if_it_did_not_exist() {
    let folder = data_folder().unwrap();
    walk(Config::demo(folder.path())).await;
}

#[test]
fn what_another_customer_has_is_answered_as_if_it_did_not_exist_on_postgresql() {
    let folder = data_folder().unwrap();
    db::testing::postgres_url(&app::migrations(), async |url: String| {
        walk(Config { database_url: Some(url), ..Config::demo(folder.path()) }).await;
    });
}

async fn walk(config: Config) {
    let world = World::open(&config).await;
    let (mut wrong, mut asked) = (Vec::new(), Vec::new());
    for call in calls() {
        let Some(request) = world.request(&call) else {
            wrong.push(format!("{call:?}: the walk does not know it"));
            continue;
        };
        let foreign = world.ask(&call, &request, &world.other).await;
        let nobodys = world.ask(&call, &request, &Theirs::default()).await;
        if plain(&foreign) != plain(&nobodys) {
            wrong.push(format!("{call:?}: another's {foreign:?}\nnobody's {nobodys:?}"));
        }
        asked.push((call, request, nobodys));
    }
    // Asked last: one's own is ended and used up.
    asked.sort_by_key(|(call, ..)| requests().iter().position(|(path, _)| *path == call.path));
    for (call, request, nobodys) in &asked {
        let own = world.ask(call, request, &world.caller(call).1).await;
        if plain(&own) == plain(nobodys) && call.path != SILENT {
            wrong.push(format!("{call:?}: one's own is no other, so nothing is proved: {own:?}"));
        }
    }
    world.started.app.db().close().await.unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n\n"));
    assert!(asked.len() > 40, "the contract has {}", asked.len());
}

fn plain(reply: &Reply) -> (u16, u32, &str, &Value) {
    (reply.http_status, reply.code, &reply.message, &reply.data)
}

/// A field of a call that names something of a customer's.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Named {
    path: String,
    method: String,
    field: String,
}

/// All such fields of all calls, from the contract.
fn calls() -> Vec<Named> {
    let document: Value = serde_json::from_str(&app::openapi().unwrap()).unwrap();
    let mut found = Vec::new();
    for (path, methods) in document["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            let mut fields = BTreeSet::new();
            for parameter in operation["parameters"].as_array().into_iter().flatten() {
                let name = parameter["name"].as_str().unwrap();
                gather(&document, (name, &parameter["schema"]), &mut fields);
            }
            let contents = operation["requestBody"]["content"].as_object();
            for content in contents.into_iter().flat_map(|contents| contents.values()) {
                gather(&document, ("", &content["schema"]), &mut fields);
            }
            found.extend(fields.into_iter().map(|field| Named {
                path: path.clone(),
                method: method.clone(),
                field,
            }));
        }
    }
    found
}

/// The fields in a schema whose value is a number of something.
fn gather(document: &Value, (name, schema): (&str, &Value), found: &mut BTreeSet<String>) {
    if NAMED.contains(&name) || schema["description"] == NUMBER {
        found.insert(name.to_owned());
        return;
    }
    if let Some(pointer) = schema["$ref"].as_str() {
        let target = document.pointer(pointer.trim_start_matches('#')).unwrap();
        gather(document, (name, target), found);
    }
    for part in ["allOf", "anyOf", "oneOf"] {
        for schema in schema[part].as_array().into_iter().flatten() {
            gather(document, (name, schema), found);
        }
    }
    if schema["items"].is_object() {
        gather(document, (name, &schema["items"]), found);
    }
    for (name, schema) in schema["properties"].as_object().into_iter().flatten() {
        gather(document, (name, schema), found);
    }
}

/// What a customer has, by the names in [`requests`].
#[derive(Default)]
struct Theirs(BTreeMap<&'static str, String>);

impl Theirs {
    fn get(&self, name: &str) -> &str {
        self.0.get(name).map_or(NOBODYS, String::as_str)
    }
}

/// Two customers with one of everything.
struct World {
    started: Started,
    client: Client,
    me: (String, Theirs),
    /// Somebody whose certificate is not known yet.
    newcomer: (String, Theirs),
    other: Theirs,
    funds: BTreeMap<&'static str, FundCode>,
}

impl World {
    async fn open(config: &Config) -> Self {
        let started = app::start(config, Clock::fixed(NOW.parse().unwrap())).await.unwrap();
        let app = &started.app;
        let codes = fill_market(app.db(), demo::SEED, app.clock().today()).await.unwrap();
        let catalogue = app.get::<Catalogue>();
        catalogue.refresh(app.db()).await.unwrap();
        let funds = choose(catalogue, &codes);
        let client = Client::new(app, app::rooms());
        let mut people = Vec::new();
        for number in 0..2 {
            let person = opened_customer(app, number).await;
            take_test(app, &person, "ADCCDBDDDCCCC").await.unwrap();
            identity::testing::unlock(app, &person.person.token).await;
            let mine = begin(&client, &person, &funds, number).await;
            people.push((person, mine));
        }
        for _ in 0..2 {
            started.engine.advance().await.unwrap();
        }
        for (person, mine) in &mut people {
            let me = client.with_token(&person.person.token);
            mine.0.insert("open", buy(&me, funds["held"], &person.card_id.to_string()).await);
            let ask = json!({"fundCode": funds["held"], "targetFundCode": funds["money"],
                "tradeAcco": mine.get("acco"), "shares": "1.00", "agreements": AGREEMENTS});
            let into = me.post("/redeem2buy", ask).await.ok();
            mine.0.insert("into", into["orderNo"].as_str().unwrap().to_owned());
        }
        let (_, other) = people.pop().unwrap();
        let (person, mine) = people.pop().unwrap();
        let newcomer = identity::testing::customer(app, 2).await.token;
        let pictures = Theirs(pictures(&client.with_token(&newcomer)).await);
        let (me, newcomer) = ((person.person.token, mine), (newcomer, pictures));
        Self { started, client, me, newcomer, other, funds }
    }

    /// The caller's own request for a call, with its funds filled in.
    fn request(&self, call: &Named) -> Option<Value> {
        let mut fits = requests()
            .into_iter()
            .filter(|(path, request)| *path == call.path && request[&call.field] != Value::Null);
        let mut text = fits.next()?.1.to_string();
        for (name, fund) in &self.funds {
            text = text.replace(&format!("${name}"), &fund.to_string());
        }
        Some(serde_json::from_str(&text).unwrap())
    }

    /// Who makes a call, with what is the caller's own.
    fn caller(&self, call: &Named) -> &(String, Theirs) {
        if call.path == REAL_NAME { &self.newcomer } else { &self.me }
    }

    /// Asks with `theirs` in the field, and with one's own in the others.
    async fn ask(&self, call: &Named, request: &Value, theirs: &Theirs) -> Reply {
        let mut request = request.clone();
        let (token, mine) = self.caller(call);
        for (name, value) in request.as_object_mut().unwrap() {
            fill(value, if *name == call.field { theirs } else { mine });
        }
        let me = self.client.with_token(token);
        let method = call.method.to_uppercase().parse().unwrap();
        if call.method == "get" {
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            let pairs = request.as_object().unwrap().iter();
            let query: Vec<_> = pairs.map(|(name, v)| format!("{name}={}", text(v))).collect();
            return me.send(method, &format!("{}?{}", call.path, query.join("&")), None).await;
        }
        let is_bff = call.path.starts_with("/proxy/hwm/bff/");
        let body = if is_bff { json!({ "params": request }) } else { request };
        me.send(method, &call.path, Some(body)).await
    }
}

/// Puts what somebody has in place of its name.
fn fill(value: &mut Value, theirs: &Theirs) {
    match value {
        Value::Array(values) => values.iter_mut().for_each(|value| fill(value, theirs)),
        Value::String(text) => {
            if let Some(name) = text.strip_prefix('@') {
                *text = theirs.get(name).to_owned();
            }
        }
        _ => {}
    }
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
    BTreeMap::from([
        ("held", held),
        ("sister", into[0]),
        ("stranger", *stranger),
        ("money", *money),
    ])
}

/// Buys, uploads, and hands a proof in that will fail.
async fn begin(
    client: &Client,
    person: &OpenedPerson,
    funds: &BTreeMap<&'static str, FundCode>,
    number: u32,
) -> Theirs {
    let me = client.with_token(&person.person.token);
    let card = person.card_id.to_string();
    let order = buy(&me, funds["held"], &card).await;
    buy(&me, funds["money"], &card).await;
    let mut mine = pictures(&me).await;
    let acco = person.trade_acco.to_string();
    mine.extend([("acco", acco), ("card", card), ("order", order)]);
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
    let page = me.get("/security/overview", "").await.ok();
    mine.insert("device", page["devices"][0]["deviceId"].as_str().unwrap().to_owned());
    Theirs(mine)
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

/// Buys for 1000 yuan; answers the order.
async fn buy(me: &Client, fund: FundCode, card: &str) -> String {
    let ask = json!({"fundCode": fund, "cardId": card, "amount": "1000.00",
        "agreements": AGREEMENTS});
    let placed = me.bff("trade/public/buy", ask).await.ok();
    placed["orderNo"].as_str().unwrap().to_owned()
}
