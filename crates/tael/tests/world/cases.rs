//! What the customers of the world ask and do, by operation.

use super::{Theirs, World, all_paid};
use serde_json::{Value, json};
use simulation::AGREEMENTS;
use std::collections::BTreeMap;
use std::sync::LazyLock;
use wire::testing::Reply;

/// Who asks.
#[derive(Clone, Copy)]
pub enum As {
    Visitor,
    /// Registered, and nothing more.
    Newcomer,
    /// Holds a fund and a money fund; has open orders, cards and a proof that is looked at.
    Holder,
}

pub type Case = (&'static str, As, &'static str, Value);

/// Operation, who asks, the name of the case, and the request: `@name` is something of the
/// caller's, `$name` a fund. Acts come last.
pub fn cases() -> Vec<Case> {
    [questions(), acts()].concat()
}

/// What changes nothing.
pub fn questions() -> Vec<Case> {
    [customers(), holdings(), orders(), plans(), children(), pension(), funds(), pages()].concat()
}

fn customers() -> Vec<Case> {
    use As::{Holder, Newcomer};
    let mut cases = Vec::new();
    for id in [
        "userinfo",
        "userInfo",
        "symbol",
        "openflow",
        "security",
        "bankcardList",
        "tradingSettings",
        "consentChain",
        "consents",
        "heldData",
        "closing",
        "statements",
    ] {
        cases.push((id, Holder, "holder", json!({})));
        cases.push((id, Newcomer, "newcomer", json!({})));
    }
    let rest = [
        ("logins", Holder, "holder", json!({})),
        ("heldValues", Holder, "identity", json!({"class": "identity"})),
        ("heldValues", Holder, "contact", json!({"class": "contact"})),
        ("heldValues", Holder, "cards", json!({"class": "cards"})),
        ("heldValues", Holder, "finance", json!({"class": "finance"})),
        ("liveTarget", Holder, "holder", json!({"url": "http://127.0.0.1/demo/live"})),
        ("bankcardDetail", Holder, "holder", json!({"cardId": "@card"})),
        ("cardCheck", Holder, "holder", json!({"serialNo": "@card"})),
        ("proofDetail", Holder, "holder", json!({"serialNo": "@proof"})),
        ("newestAgreement", Holder, "holder", json!({})),
        ("riskQuestions", Holder, "holder", json!({})),
        ("riskResult", Holder, "holder", json!({})),
        ("tradeRiskMatch", Holder, "holder", json!({"fundCode": "$held"})),
        ("riskNotice", Holder, "holder", json!({"fundCode": "$held"})),
        ("listWatched", Holder, "holder", json!({})),
        ("isWatched", Holder, "holder", json!({"fundCode": "$held"})),
        ("findManager", As::Visitor, "visitor", json!({"mgrAccount": "JT1002"})),
        ("boundManager", Holder, "holder", json!({})),
        ("boundManager", Newcomer, "newcomer", json!({})),
        ("messages", Holder, "holder", json!({})),
        ("messages", Newcomer, "newcomer", json!({})),
        ("unreadMessages", Holder, "holder", json!({})),
        ("messageSettings", Holder, "holder", json!({})),
        ("unwantedKinds", Holder, "holder", json!({})),
        ("messageDetail", Holder, "holder", json!({"messageId": "@message"})),
        ("myPoints", Holder, "holder", json!({})),
        ("myPoints", Newcomer, "newcomer", json!({})),
        ("pointLessons", Holder, "holder", json!({})),
        ("pointLessons", Newcomer, "newcomer", json!({})),
        ("dataAuthorization", Holder, "holder", json!({})),
        ("dataAuthorization", Newcomer, "newcomer", json!({})),
    ];
    cases.extend(rest);
    cases
}

fn holdings() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    let held = || json!({"fundCode": "$held"});
    vec![
        of("assetOverview", json!({})),
        ("assetOverview", As::Newcomer, "newcomer", json!({})),
        of("heldFunds", json!({})),
        of("heldDetail", held()),
        of("shareLots", held()),
        of("dividendMethods", held()),
        of("pastFunds", json!({})),
        of("assetAnalysis", json!({})),
        ("assetAnalysis", As::Newcomer, "newcomer", json!({})),
        of("paidFees", json!({})),
        of("profitByFund", json!({"on": "2026-03-03"})),
        of("profitLine", json!({})),
        of("profitRange", json!({"from": "2026-03-02", "to": "2026-03-04"})),
        of("dividendResults", json!({})),
    ]
}

fn orders() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    let held = || json!({"fundCode": "$held"});
    let detail = |name, order| ("orderDetail", As::Holder, name, json!({ "orderNo": order }));
    let sister = json!({"fundCode": "$held", "targetFundCode": "$sister", "tradeAcco": "@acco"});
    vec![
        of("preBuy", held()),
        ("preBuy", As::Newcomer, "newcomer", held()),
        of("buyFee", json!({"fundCode": "$held", "amount": "1000.00"})),
        of("payMethods", held()),
        of("cashAccounts", held()),
        of("requestDates", json!({"direction": "buy", "fundCode": "$held"})),
        of("preRedeem", held()),
        of("proceedsTargets", held()),
        of("convertTargets", held()),
        of("preConvert", sister),
        of("ordersInTransit", json!({})),
        of("tradeRecords", json!({})),
        of("redeemIntoRecords", json!({})),
        of("payState", json!({"orderNo": "@order"})),
        detail("holder", "@order"),
        detail("open", "@open"),
        detail("into", "@into"),
    ]
}

fn plans() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    let ended = ("plans", As::Holder, "ended", json!({"ended": true}));
    vec![
        of("prePlan", json!({"fundCode": "$held"})),
        ("prePlan", As::Holder, "change", json!({"planNo": "@rested"})),
        of("planNextDates", json!({"fundCode": "$held", "cycleUnit": 1, "fixDay": 4, "count": 6})),
        of("plans", json!({})),
        ("plans", As::Newcomer, "newcomer", json!({})),
        ended,
        of("planDetail", json!({"planNo": "@plan"})),
        of("explainRun", json!({"planNo": "@plan", "date": "2026-03-03"})),
        of("planCalendar", json!({"planNo": "@plan"})),
        of("calendarLink", json!({})),
    ]
}

fn pension() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    vec![
        of("pensionAccount", json!({})),
        ("pensionAccount", As::Newcomer, "newcomer", json!({})),
        of("pensionTargets", json!({"fundCode": "$pension"})),
        ("pensionShares", As::Visitor, "visitor", json!({})),
        (
            "heldDetail",
            As::Holder,
            "pension",
            json!({"fundCode": "$pension", "purpose": "PENSION"}),
        ),
        ("preBuy", As::Holder, "pension", json!({"fundCode": "$pension", "tradeAcco": "@pension"})),
    ]
}

fn children() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    let open = |id, request| (id, As::Visitor, "visitor", request);
    let one = || json!({"childNo": 1});
    vec![
        of("children", json!({})),
        ("children", As::Newcomer, "newcomer", json!({})),
        of("childWishes", json!({})),
        of("childInfo", one()),
        of("movableShares", one()),
        of("childNotes", one()),
        of("childAsset", one()),
        of("childAssets", json!({})),
        ("childAssets", As::Newcomer, "newcomer", json!({})),
        of("childProfit", one()),
        ("heldDetail", As::Holder, "child", json!({"fundCode": "$held", "purpose": "CHILD:1"})),
        open("childPicks", json!({})),
        open("childGoal", json!({"target": "200000.00", "have": "10000.00", "months": 120})),
    ]
}

fn funds() -> Vec<Case> {
    let of = |id, request| (id, As::Visitor, "visitor", request);
    let held = || json!({"fundCode": "$held"});
    vec![
        of("showFund", held()),
        of("showFundHead", held()),
        of("showTradeRule", held()),
        of("showArchive", held()),
        of("showAchievement", held()),
        of("compareFunds", json!({"fundCodes": ["$held", "$stranger", "$money"]})),
        of("listManagers", held()),
        of("listNavs", json!({"fundCode": "$held", "pageSize": 5})),
        of("quoteFees", held()),
        of("listFundNotices", json!({"fundCode": "$held", "pageSize": 3})),
        of("listFunds", json!({"pageSize": 3})),
        of("searchFunds", json!({"keyword": "债", "pageSize": 3})),
        of("listSearchWords", json!({})),
        of("fundAgreements", held()),
    ]
}

fn pages() -> Vec<Case> {
    let of = |id| (id, As::Visitor, "visitor", json!({}));
    [
        vec![of("switches"), of("banners"), of("showIndexBoard"), of("banks"), of("riskLevels")],
        content(),
    ]
    .concat()
}

fn content() -> Vec<Case> {
    let of = |id, request| (id, As::Visitor, "visitor", request);
    let case = |id, name, request| (id, As::Visitor, name, request);
    let held = || json!({"fundCode": "$held"});
    vec![
        of("showModule", json!({"moduleCode": "notice"})),
        case("showModule", "policy", json!({"moduleCode": "policy"})),
        of("showBulletin", json!({"id": "fee-2026"})),
        case("showBulletin", "expired", json!({"id": "spring-2026"})),
        of("bulletinFiles", json!({"id": "fee-2026"})),
        of("describeFile", json!({"fileId": "fee-2026.pdf"})),
        of("productFiles", held()),
        of("readText", json!({"key": "privacy"})),
        ("readText", As::Holder, "holder", json!({"key": "privacy"})),
        case("readText", "old", json!({"key": "privacy", "version": "2025.1"})),
        case("readText", "article", json!({"key": "first-fund"})),
        case("readText", "newcomer page", json!({"key": "newcomer"})),
        of("explainTerm", json!({"noun": "最大回撤"})),
        of("showPage", json!({"pageCode": "newcomer"})),
        of("aggregateRecommendations", json!({"pageCode": "newcomer"})),
        of("fundText", held()),
        of("tradeText", held()),
        of("productText", json!({"productCode": "$held"})),
        of("pointRules", json!({})),
        of("planRules", json!({})),
        of("planPicks", json!({})),
        of("backtest", plan()),
        case("backtest", "smart", smart_plan()),
        of("activities", json!({})),
        of("activityDetail", json!({"activityId": "learn-2026"})),
    ]
}

/// A plan on every day that has a NAV.
fn plan() -> Value {
    json!({"fundCode": "$held", "cycleUnit": 0, "amount": "250"})
}

fn smart_plan() -> Value {
    let mut plan = plan();
    plan["smart"] = json!({"rule": "average", "window": 250});
    plan
}

pub fn acts() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    let agreements = json!(AGREEMENTS);
    vec![
        of("sendEmailCode", json!({"email": "another@example.com"})),
        of("changeEmail", json!({"email": "customer@example.com", "code": "@mailCode"})),
        of("defaultCard", json!({"cardId": "@card"})),
        of("validateProfile", json!({"selfTradeFlag": false})),
        of("changeOneItem", json!({"income": "4"})),
        of("profileChanges", json!({})),
        of("mailStatement", json!({"orderNo": "@order"})),
        of("mailFile", json!({"fileId": "fee-2026.pdf"})),
        of("mailStatementOf", json!({"period": "2026"})),
        of("mailMonthly", json!({"monthly": true})),
        of(
            "placeOrder",
            json!({"fundCode": "$held", "cardId": "@card", "amount": "100.00",
                "agreements": agreements}),
        ),
        of(
            "createChild",
            json!({"name": "小禾", "birth": "2021-03-01", "target": "10000.00",
                "targetDate": "2030-06-30", "cardId": "@card", "comment": "会走路了"}),
        ),
        of("closeChild", json!({"childNo": 2})),
        of(
            "moveShares",
            json!({"childNo": 1, "fundCode": "$held", "tradeAcco": "@acco", "shares": "1.00"}),
        ),
        of("linkPension", json!({})),
        of(
            "buyPension",
            json!({"fundCode": "$pension", "amount": "100.00", "agreements": agreements}),
        ),
        of("redeemPension", json!({"fundCode": "$pension", "shares": "10.00"})),
        of("createPlan", weekly(json!({"fundCode": "$held"}))),
        of("changePlan", weekly(json!({"planNo": "@rested"}))),
        of("adjustPlan", json!({"planNo": "@rested", "act": "resume"})),
        of("redeem", json!({"fundCode": "$held", "tradeAcco": "@acco", "shares": "1.00"})),
        of("cancelOrder", json!({"orderNo": "@open"})),
        of("watch", json!({"fundCode": "$held"})),
        of(
            "arrangeWatched",
            json!({"version": 1, "groups": ["稳健"], "funds": [{"fundCode": "$money"}]}),
        ),
        of("signInForPoints", json!({})),
        of("readForPoints", json!({"key": "first-fund"})),
        of("submitRiskTest", json!({"version": 1, "answers": paper(), "confirmed": true})),
        of("riskResults", json!({})),
    ]
}

/// 200.00 each Thursday, of a fund or a plan.
fn weekly(of: Value) -> Value {
    let mut wish = json!({"cardId": "@card", "amount": "200.00", "cycleUnit": 1, "fixDay": 4,
        "agreements": AGREEMENTS});
    for (name, value) in of.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

/// Answers to the risk questionnaire of somebody who can lose little: C2.
fn paper() -> Vec<Value> {
    let answer = |(letter, number): (char, u32)| json!({"questionNo": number, "options": [letter]});
    "ADCCDBDDDCCBC".chars().zip(1..).map(answer).collect()
}

/// What is answered.
///
/// # Panics
/// When it is refused.
pub async fn ask(world: &World, id: &str, who: As, request: Value) -> Value {
    let reply = reply(world, id, who, request).await;
    assert_eq!(reply.code, wire::SUCCESS, "{id}: {} {}", reply.message, reply.data);
    reply.data
}

pub async fn reply(world: &World, id: &str, who: As, request: Value) -> Reply {
    let by = match who {
        As::Visitor => (None, &world.me.1),
        As::Newcomer => (Some(world.newcomer.0.as_str()), &world.newcomer.1),
        As::Holder => (Some(world.me.0.as_str()), &world.me.1),
    };
    reply_to(world, id, by, request).await
}

/// What somebody with a token, or a stranger, is answered about what he has.
pub async fn reply_to(
    world: &World,
    id: &str,
    (token, theirs): (Option<&str>, &Theirs),
    request: Value,
) -> Reply {
    let (method, path) = PLACES.get(id).unwrap_or_else(|| panic!("no operation {id}"));
    let request = world.filled(&request, theirs);
    world.send(token, (method, path), request).await
}

/// Method and path of each operation. Making the rooms makes all their schemas: once is enough.
static PLACES: LazyLock<BTreeMap<&str, (String, String)>> = LazyLock::new(|| {
    let rooms = app::rooms();
    let entries = rooms.iter().flat_map(|room| room.entries());
    entries.map(|one| (one.op.id, (one.method.to_string(), one.path.clone()))).collect()
});

/// The bank answers in its own time: waits until no order is paying or paid back, if that comes.
pub async fn settle(world: &World) {
    all_paid(&world.client.with_token(&world.me.0), 50).await;
}
