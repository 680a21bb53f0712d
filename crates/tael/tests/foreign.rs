//! Every call that takes the number of something that a customer has, asked for another customer's:
//! it answers as if there were no such thing. The calls and their fields come from the contract.

mod generated;
mod world;

use accounts::testing::id_number;
use app::Config;
use bankcards::testing::card_number;
use serde_json::{Value, json};
use simulation::{AGREEMENTS, data_folder};
use std::collections::BTreeSet;
use wire::testing::Reply;
use world::{Theirs, World, fill};

/// What the contract says of every type made by `kernel::id!`.
const NUMBER: &str = "a number of its own, decimal";
/// Fields whose type does not say that they name something of a customer's.
const NAMED: [&str; 4] = ["tradeAcco", "subject", "messageId", "cashAcco"];
/// Answers nothing, whatever it did: what is not shown any more need not be hidden.
const SILENT: &str = "/proxy/hwm/bff/product/fund/closeDividendRemind";
/// Called by somebody whose certificate is not known yet.
const REAL_NAME: &str = "/api/v1/m/userAuth";

/// Requests about what the caller has: `@name` is something of the caller's ([`Theirs`]), `$name` a
/// fund. Those that end something come last.
fn requests() -> Vec<(&'static str, Value)> {
    [looks(), papers(), trades(), plans(), ends()].concat()
}

fn looks() -> Vec<(&'static str, Value)> {
    let held = json!({"fundCode": "$held", "tradeAcco": "@acco"});
    let sister = json!({"fundCode": "$held", "targetFundCode": "$sister", "tradeAcco": "@acco"});
    vec![
        managed(),
        ("/proxy/hwm/bff/asset/accountShareDetail", held.clone()),
        ("/api/v1/m/preredeem", held.clone()),
        ("/proxy/hwm/bff/trade/redeem/publicRedeemPre", held),
        ("/proxy/hwm/bff/trade/public/convertInfo", sister),
        ("/api/v1/m/request/detail", json!({"orderNo": "@order"})),
        ("/proxy/hwm/bff/trade/tradeRecordDetail", json!({"orderNo": "@order"})),
        ("/proxy/hwm/bff/trade/orderPromises", json!({"orderNo": "@order"})),
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
        ("/proxy/hwm/bff/member/aim/messageDetail", json!({"messageId": "@message"})),
        ("/proxy/hwm/bff/member/aim/readMessages", json!({"messageId": "@message"})),
        ("/api/v1/m/getJiadouInfo", json!({"after": "@record"})),
        ("/api/v1/m/alert/log", json!({"messageId": "@message"})),
        ("/api/v1/m/bankcardDetail", json!({"cardId": "@card"})),
        ("/api/v1/m/bankcard/check", json!({"serialNo": "@card"})),
        ("/api/v1/m/bankcard/check/begin", json!({"serialNo": "@card"})),
        ("/api/v1/m/bankcard/check/confirm", json!({"serialNo": "@card", "amount": "0.37"})),
        ("/api/v1/m/bankcard/default", json!({"cardId": "@card"})),
        ("/api/v1/m/bankcard/branch", json!({"cardId": "@card", "branchCode": "904330100077"})),
        ("/proxy/hwm/bff/member/info/riskResults", json!({"after": "@test"})),
        ("/api/v1/m/bindcard", json!({"serialNo": "@signing", "code": "000000"})),
    ]
}

/// As the manager of both, whom one lets see his orders.
fn managed() -> (&'static str, Value) {
    let ask = json!({"accessToken": "@managersApp", "mgrAccount": demo::CHOSEN_MANAGER,
        "customer": "@customer", "scope": "orders", "why": "回访"});
    ("/api/v1/m/advisor/customer", ask)
}

fn papers() -> Vec<(&'static str, Value)> {
    let pictures = ["@cardPhoto", "@certFront"];
    let sides = json!({"custName": "林二", "certNo": id_number(2), "certBegin": "2020-01-01",
        "certExpire": "2040-01-01", "frontFileId": "@certFront", "backFileId": "@certBack"});
    // The one on file is for ever, without pictures.
    let renewed = json!({"certBegin": "2020-01-01", "certExpire": "9999-12-31",
        "frontFileId": "@certFront", "backFileId": "@certBack"});
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
    let for_child = json!({"fundCode": "$held", "cardId": "@card", "tradeAcco": "@child",
        "amount": "100.00", "agreements": AGREEMENTS});
    let before = json!({"fundCode": "$held", "tradeAcco": "@child"});
    let for_pension = json!({"fundCode": "$pension", "cardId": "@card", "tradeAcco": "@pension",
        "amount": "100.00", "agreements": AGREEMENTS});
    let of_pension = json!({"fundCode": "$pension", "tradeAcco": "@pension", "shares": "1.00"});
    let child = json!({"name": "小禾", "birth": "2021-03-01", "target": "10000.00",
        "targetDate": "2030-06-30", "cardId": "@card"});
    let moved = json!({"childNo": 1, "fundCode": "$held", "tradeAcco": "@acco", "shares": "1.00"});
    let from_child = |mut moved: Value| {
        moved["tradeAcco"] = json!("@child");
        moved
    };
    let method = json!({"fundCode": "$held", "tradeAcco": "@acco", "dividendMethod": "1"});
    let from_money = json!({"fundCode": "$held", "amount": "10.00", "agreements": AGREEMENTS,
        "sourceFundCode": "$money", "tradeAcco": "@acco"});
    vec![
        ("/api/v1/m/buy", buy.clone()),
        ("/proxy/hwm/bff/trade/public/buy", buy),
        ("/api/v1/m/buy", for_child.clone()),
        ("/proxy/hwm/bff/trade/public/buy", for_child),
        ("/api/v1/m/child/create", child),
        ("/api/v1/m/child/move", moved.clone()),
        ("/api/v1/m/child/move", from_child(moved)),
        ("/api/v1/m/buy", for_pension),
        ("/api/v1/m/redeem", of_pension),
        ("/api/v1/m/prebuynew", before.clone()),
        ("/proxy/hwm/bff/trade/public/pre", before),
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

fn plans() -> Vec<(&'static str, Value)> {
    let by_card = json!({"fundCode": "$held", "cardId": "@card", "amount": "100.00",
        "cycleUnit": 1, "fixDay": 4, "agreements": AGREEMENTS});
    let by_fund = json!({"fundCode": "$held", "cashAcco": "@acco", "cashFundCode": "$money",
        "amount": "100.00", "cycleUnit": 1, "fixDay": 4, "agreements": AGREEMENTS});
    let changed = |pays: &Value| {
        let mut wish = pays.clone();
        wish["planNo"] = json!("@rested");
        wish
    };
    let of = json!({"planNo": "@plan"});
    vec![
        ("/api/v1/m/prefixapplynew", of.clone()),
        ("/api/v1/m/fixprotocol/detail", of.clone()),
        ("/proxy/hwm/bff/trade/queryFixProtocolDetail", of.clone()),
        ("/api/v1/m/fixprotocol/calendar", of),
        (
            "/api/v1/m/fixprotocol/getFixProtocolBackDes",
            json!({"planNo": "@plan", "date": "2026-03-03"}),
        ),
        ("/api/v1/m/fixapply/add", by_card.clone()),
        ("/api/v1/m/fixapply/add", by_fund.clone()),
        ("/proxy/hwm/bff/trade/createBuyFixProtocol", by_card.clone()),
        ("/proxy/hwm/bff/trade/createBuyFixProtocol", by_fund.clone()),
        ("/api/v1/m/fixapply/modify", changed(&by_card)),
        ("/api/v1/m/fixapply/modify", changed(&by_fund)),
        ("/proxy/hwm/bff/trade/modifyBuyFixProtocol", changed(&by_card)),
        ("/proxy/hwm/bff/trade/modifyBuyFixProtocol", changed(&by_fund)),
        ("/api/v1/m/fixapply/adjust", json!({"planNo": "@rested", "act": "resume"})),
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
        ("/api/v1/m/bankcard/unbind", json!({"cardId": "@card"})),
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
        let Some(request) = request(&call) else {
            wrong.push(format!("{call:?}: the walk does not know it"));
            continue;
        };
        let foreign = ask(&world, &call, &request, &world.other).await;
        let nobodys = ask(&world, &call, &request, &Theirs::default()).await;
        if plain(&foreign) != plain(&nobodys) {
            wrong.push(format!("{call:?}: another's {foreign:?}\nnobody's {nobodys:?}"));
        }
        asked.push((call, request, nobodys));
    }
    // Asked last: one's own is ended and used up.
    asked.sort_by_key(|(call, ..)| requests().iter().position(|(path, _)| *path == call.path));
    for (call, request, nobodys) in &asked {
        let own = ask(&world, call, request, &caller(&world, call).1).await;
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

/// The caller's own request for a call.
fn request(call: &Named) -> Option<Value> {
    let mut all = requests().into_iter();
    let fits = all.find(|(path, r)| *path == call.path && r[&call.field] != Value::Null);
    fits.map(|(_, request)| request)
}

/// Who makes a call, with what is the caller's own.
fn caller<'a>(world: &'a World, call: &Named) -> &'a (String, Theirs) {
    if call.path == REAL_NAME { &world.newcomer } else { &world.me }
}

/// Asks with `theirs` in the field, and with one's own in the others.
async fn ask(world: &World, call: &Named, request: &Value, theirs: &Theirs) -> Reply {
    let (token, mine) = caller(world, call);
    let mut request = request.clone();
    fill(&mut request[&call.field], theirs);
    let request = world.filled(&request, mine);
    world.send(Some(token), (&call.method, &call.path), request).await
}
