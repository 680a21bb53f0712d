//! A card with a plan on it, on its page and when it is to be unbound.

use super::people::Saver;
use crate::tests::people::ALL;
use bankcards::OnCards;
use db::{Db, db_test};
use serde_json::{Value, json};
use wire::testing::Client;

/// What stands against unbinding the card; the refusal says the same.
async fn left(saver: &Saver) -> Vec<Value> {
    let cards =
        Client::new(&saver.app, vec![bankcards::routes()]).with_token(&saver.person.person.token);
    let query = format!("cardId={}", saver.person.card_id);
    let page = cards.get("/bankcardDetail", &query).await.ok();
    let unbind = json!({ "cardId": saver.person.card_id });
    let refused = cards.post("/bankcard/unbind", unbind).await;
    assert_eq!(refused.data["unsettled"], page["unsettled"]);
    page["unsettled"].as_array().unwrap().clone()
}

fn plans(lines: Vec<Value>) -> Vec<Value> {
    lines.into_iter().filter(|line| line["kind"] == "plan").collect()
}

db_test! { &ALL;
    async fn a_plan_is_said_to_stand_against_unbinding_its_card_until_it_is_ended(db: Db) {
        let both = OnCards(vec![orders::ON_CARD, crate::ON_CARD]);
        let saver = Saver::with(db, both).await;
        let other = saver.beside(2).await;
        assert_eq!(plans(left(&saver).await), Vec::<Value>::new());
        let plan_no = saver.make(saver.weekly(json!({}))).await;
        let lines = plans(left(&saver).await);
        assert_eq!(lines.len(), 1);
        assert_eq!(lines[0]["title"], "澄溪远见混合A");
        assert_eq!((&lines[0]["planNo"], &lines[0]["amount"]), (&json!(plan_no), &json!(null)));
        assert_eq!((&lines[0]["nextOn"], &lines[0]["until"]), (&json!("2026-03-05"), &json!(null)));
        assert_eq!(plans(left(&other).await), Vec::<Value>::new(), "another customer's card");
        // One that rests takes nothing, and would have no card when it goes on.
        saver.adjust(&plan_no, "pause").await.ok();
        assert_eq!(plans(left(&saver).await)[0]["nextOn"], json!(null));
        saver.adjust(&plan_no, "end").await.ok();
        assert_eq!(plans(left(&saver).await), Vec::<Value>::new());
    }
}
