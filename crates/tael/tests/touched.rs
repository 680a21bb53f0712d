//! What operations say of topics is true: whatever answer an act changes, reads what the act says
//! that it writes. Else the app would go on showing the answer of before.

mod world;

use app::Config;
use serde_json::{Value, json};
use simulation::{AGREEMENTS, data_folder};
use std::collections::BTreeMap;
use std::sync::LazyLock;
use std::time::Duration;
use wire::{Op, testing::Reply};
use world::{
    World,
    cases::{As, Case, acts, questions, reply, settle},
};

const BUSY: u32 = 90_001;

#[tokio::test]
async fn an_answer_that_an_act_changes_reads_what_the_act_writes() {
    let folder = data_folder().unwrap();
    let world = World::open(&Config::demo(folder.path())).await;
    settle(&world).await;
    let mut before = answers(&world).await;
    let (mut wrong, mut changed) = (Vec::new(), 0);
    for (act, who, _, request) in [acts(), more_acts()].concat() {
        let reply = heard(&world, act, who, &request).await;
        if reply.code != wire::SUCCESS {
            wrong.push(format!("{act} is refused: {}", reply.message));
        }
        settle(&world).await;
        let after = answers(&world).await;
        let writes = operation(act).writes;
        for ((id, case, old), (.., new)) in before.iter().zip(&after) {
            if old == new {
                continue;
            }
            changed += 1;
            if !operation(id).reads.meet(writes) {
                wrong.push(format!("{act} changes {id} ({case})"));
            }
        }
        before = after;
    }
    world.started.app.db().close().await.unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(changed > 30, "only {changed} answers changed");
}

/// What is answered once the server is not too busy to hear it.
async fn heard(world: &World, act: &str, who: As, request: &Value) -> Reply {
    for _ in 0..60 {
        let reply = reply(world, act, who, request.clone()).await;
        if reply.code != BUSY {
            return reply;
        }
        tokio::time::sleep(Duration::from_millis(500)).await;
    }
    panic!("{act} was never heard");
}

/// Beside those of the samples.
fn more_acts() -> Vec<Case> {
    let of = |id, request| (id, As::Holder, "holder", request);
    let into = json!({"fundCode": "$held", "targetFundCode": "$money", "tradeAcco": "@acco",
        "shares": "1.00", "agreements": AGREEMENTS});
    let sister = json!({"fundCode": "$held", "targetFundCode": "$sister", "tradeAcco": "@acco",
        "shares": "1.00", "agreements": AGREEMENTS});
    let method = json!({"fundCode": "$held", "tradeAcco": "@acco", "dividendMethod": "0"});
    vec![
        of("redeemInto", into),
        of("convert", sister),
        of("changeDividendMethod", method),
        of("setDeviceCheck", json!({"deviceCheck": true})),
        of("setTrading", json!({"payFirst": "moneyFund", "deferRest": false})),
        of("beginTakeaway", json!({})),
        // Its key is drawn anew each time: there is no sample of it.
        of("shareCalendar", json!({})),
        of("unshareCalendar", json!({})),
        of("searchFundsClassic", json!({"keyword": "债", "remember": true})),
        of("deleteSearchWords", json!({})),
        of("unwatch", json!({"fundCodes": ["$held"]})),
        of(
            "authorizeData",
            json!({"mgrAccount": demo::CHOSEN_MANAGER, "scope": "orders",
            "untilOn": "2026-12-31"}),
        ),
        of("endAgreement", json!({"cardId": "@card"})),
        of("withdrawConsent", json!({"purpose": "sensitive"})),
    ]
}

/// Every answer as it is now; what is refused now is an answer, too.
async fn answers(world: &World) -> Vec<(&'static str, &'static str, Value)> {
    let mut all = Vec::new();
    for (id, who, case, request) in questions() {
        all.push((id, case, reply(world, id, who, request).await.data));
    }
    all
}

fn operation(id: &str) -> Op {
    OPERATIONS[id]
}

static OPERATIONS: LazyLock<BTreeMap<&str, Op>> = LazyLock::new(|| {
    let rooms = app::rooms();
    rooms.iter().flat_map(|room| room.operations()).map(|op| (op.id, op)).collect()
});
