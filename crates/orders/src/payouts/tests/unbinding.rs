//! A card is unbound once nothing is left on it (rule AO-08).

use super::replaced_cards::{another, cards, dividend, pay, pay_dividend, replace, tail};
use crate::payments::tests::paying::{forget_asking, give_up};
use crate::placing::tests::redeeming::holder;
use crate::testing::{C4, MIXED, app, assert_sound, bought, buyer, client, close_day, purchase};
use crate::tests::{MORNING, migrations};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test, sql};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Reply;

async fn unbind(app: &App, person: &OpenedPerson) -> Reply {
    cards(app, person).post("/bankcard/unbind", json!({ "cardId": person.card_id })).await
}

/// What is on the card, as its page says it; the refusal to unbind it says the same.
async fn left(app: &App, person: &OpenedPerson) -> Vec<Value> {
    let query = format!("cardId={}", person.card_id);
    let page = cards(app, person).get("/bankcardDetail", &query).await.ok();
    let refused = unbind(app, person).await;
    assert_eq!(refused.code, 13022, "{}", refused.message);
    assert_eq!(refused.data["unsettled"], page["unsettled"]);
    page["unsettled"].as_array().unwrap().clone()
}

fn kinds(lines: &[Value]) -> Vec<&str> {
    lines.iter().map(|line| line["kind"].as_str().unwrap()).collect()
}

async fn events(app: &App, person: &OpenedPerson) -> Vec<Value> {
    let query = format!("cardId={}", person.card_id);
    let page = cards(app, person).get("/bankcardDetail", &query).await.ok();
    page["events"].as_array().unwrap().clone()
}

/// The titles of what the customer was told of security.
async fn told(app: &App) -> Vec<String> {
    let read = async |tx: &mut Tx| {
        tx.all::<(String,)>(sql!(
            "SELECT title FROM messages_items WHERE kind = 'security' ORDER BY title"
        ))
        .await
    };
    let rows = app.db().read::<_, db::Error, _>(read).await.unwrap();
    rows.into_iter().map(|(title,)| title).collect()
}

/// How often the bank has paid to the person's card.
async fn paid_under(app: &App, person: &OpenedPerson) -> i64 {
    let protocol_no = format!("SIM{}", person.card_id);
    let read = async |tx: &mut Tx| {
        tx.one::<(i64,)>(sql!(
            "SELECT COUNT(*) AS paid FROM partners_payments
             WHERE direction = 'out' AND paid AND protocol_no = $1",
            protocol_no.as_str()
        ))
        .await
    };
    app.db().read::<_, db::Error, _>(read).await.unwrap().0
}

db_test! { migrations();
    async fn a_card_is_unbound_when_its_last_money_has_arrived(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        assert_eq!(kinds(&left(&app, &person).await), ["only"]);
        let second = another(&app, &person, "000").await;
        let order_no = bought(&app, &person, MIXED, "10000").await;
        let query = format!("cardId={}", person.card_id);
        let page = cards(&app, &person).get("/bankcardDetail", &query).await.ok();
        assert_eq!((&page["paidToday"], &page["paymentsToday"]), (&json!("10000.00"), &json!(1)));
        assert_eq!(page["leftToday"], json!("19990000.00"));
        let lines = left(&app, &person).await;
        assert_eq!(kinds(&lines), ["order"]);
        assert_eq!(lines[0]["title"], "买入 澄溪远见混合A");
        assert_eq!(lines[0]["orderNo"], order_no.to_string());
        assert_eq!(lines[0]["amount"], "10000.00");
        assert_eq!(lines[0]["until"], "2026-03-03");

        close_day(&app, "2026-03-02".parse().unwrap(), "1.2345".parse().unwrap()).await;
        app.clock().move_to("2026-03-04T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        let lines = left(&app, &person).await;
        assert_eq!(kinds(&lines), ["holding"]);
        let shares = lines[0]["shares"].clone();
        let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": shares });
        client(&app, &person.person.token).bff("trade/publicRedeem", ask).await.ok();
        let lines = left(&app, &person).await;
        assert_eq!(kinds(&lines), ["holding", "order"]);
        assert_eq!(lines[1]["until"], "2026-03-05", "confirmed then, the money comes later");
        close_day(&app, "2026-03-04".parse().unwrap(), "1.3".parse().unwrap()).await;
        let lines = left(&app, &person).await;
        assert_eq!(kinds(&lines), ["payout"]);
        assert_eq!(lines[0]["title"], "到账 澄溪远见混合A");
        assert_eq!(pay(&app, "2026-03-09").await, 1);

        let done = unbind(&app, &person).await.ok();
        let own = bankcards::testing::card_number(1, "000");
        assert_eq!(done["message"], format!("已解绑江汀银行尾号{}的储蓄卡", own.tail()));
        assert_eq!(unbind(&app, &person).await.ok(), done, "a lost answer is answered again");
        let list = cards(&app, &person).get("/bankcardList", "").await.ok();
        assert_eq!(list["list"].as_array().unwrap().len(), 1);
        assert_eq!(list["list"][0]["cardId"], json!(second.card_id));
        let bought = purchase(MIXED, &person, "100");
        let refused = client(&app, &person.person.token).bff("trade/public/buy", bought).await;
        assert_eq!(refused.code, wire::codes::NOT_FOUND.code);
        let query = format!("cardId={}", person.card_id);
        let page = cards(&app, &person).get("/bankcardDetail", &query).await;
        assert_eq!(page.code, wire::codes::NOT_FOUND.code);
        let told = told(&app).await;
        let says = |word: &str| told.iter().filter(|title| title.starts_with(word)).count();
        assert_eq!((says("解绑了江汀银行"), says("绑定了江汀银行")), (1, 1), "{told:?}");
        assert_sound(&app).await;
    }

    async fn a_refund_is_there_on_the_day_that_was_promised(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let order_no = bought(&app, &person, MIXED, "10000").await;
        let ask = json!({ "orderNo": order_no.to_string() });
        client(&app, &person.person.token).bff("trade/tradeCancel", ask).await.ok();
        let lines = left(&app, &person).await;
        assert_eq!(kinds(&lines), ["payout", "only"]);
        assert_eq!(lines[0]["title"], "退款 澄溪远见混合A");
        assert_eq!(lines[0]["until"], "2026-03-03");
    }

    async fn an_unbound_card_that_is_bound_again_has_its_old_account(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let second = another(&app, &person, "000").await;
        unbind(&app, &second).await.ok();
        let forget = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE bankcards_cards SET requested_at = 0")).await.map(|_| ())
        };
        app.db().write::<_, db::Error, _>(forget).await.unwrap();
        let again = another(&app, &person, "000").await;
        assert_eq!((again.card_id, again.trade_acco), (second.card_id, second.trade_acco));
        let kinds: Vec<Value> =
            events(&app, &again).await.iter().map(|event| event["kind"].clone()).collect();
        assert_eq!(kinds, ["bound", "unbound", "bound"]);
        bought(&app, &again, MIXED, "100").await;
        assert_sound(&app).await;
    }

    async fn money_that_comes_after_all_goes_to_the_unbound_card(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        another(&app, &person, "000").await;
        let held = left(&app, &person).await;
        let ask = json!({
            "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": held[0]["shares"],
        });
        client(&app, &person.person.token).bff("trade/publicRedeem", ask).await.ok();
        close_day(&app, "2026-03-04".parse().unwrap(), "1.3".parse().unwrap()).await;
        assert_eq!(pay(&app, "2026-03-09").await, 1);
        app.clock().move_to("2026-03-09T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &person.person.token).await;
        unbind(&app, &person).await.ok();
        // The dividend of a day on which the shares were still there.
        assert_eq!(pay_dividend(&app, dividend(&person)).await, Vec::<String>::new());
        assert_eq!(pay(&app, "2026-03-10").await, 1);
        assert_eq!(paid_under(&app, &person).await, 2);
        assert_sound(&app).await;
    }

    async fn a_payment_that_the_bank_does_not_speak_of_keeps_its_card(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        another(&app, &person, "000").await;
        let client = client(&app, &person.person.token);
        let placed = client.bff("trade/public/buy", purchase(MIXED, &person, "100")).await.ok();
        assert_eq!(give_up(&app, "2026-03-03").await, 1);
        let lines = left(&app, &person).await;
        assert_eq!(kinds(&lines), ["payment"]);
        assert_eq!(lines[0]["orderNo"], placed["orderNo"]);
        assert_eq!(lines[0]["amount"], "100.00");
        for morning in ["2026-03-04T10:00:00+08:00", "2026-03-05T10:00:00+08:00"] {
            forget_asking(&app).await;
            app.clock().move_to(morning.parse().unwrap());
            crate::collect(&app).await.unwrap();
        }
        identity::testing::unlock(&app, &person.person.token).await;
        unbind(&app, &person).await.ok();
        assert_sound(&app).await;
    }

    async fn of_an_order_and_an_unbinding_at_once_one_is_refused(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        another(&app, &person, "000").await;
        let (other, ask) = (client(&app, &person.person.token), purchase(MIXED, &person, "100"));
        let (bought, unbound) =
            tokio::join!(other.bff("trade/public/buy", ask), unbind(&app, &person));
        let codes = (bought.code, unbound.code);
        let fine = 10000;
        assert!([(fine, 13022), (wire::codes::NOT_FOUND.code, fine)].contains(&codes), "{codes:?}");
    }

    async fn of_two_last_cards_that_are_unbound_at_once_one_stays(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let second = another(&app, &person, "000").await;
        let (first, second) = tokio::join!(unbind(&app, &person), unbind(&app, &second));
        let mut codes = [first.code, second.code];
        codes.sort_unstable();
        assert_eq!(codes, [10000, 13022]);
    }

    async fn nobody_else_and_nobody_without_the_password_unbinds(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let second = another(&app, &person, "000").await;
        let stranger = buyer(&app, 2, C4).await;
        let body = json!({ "cardId": second.card_id });
        let refused = cards(&app, &stranger).post("/bankcard/unbind", body.clone()).await;
        assert_eq!(refused.code, wire::codes::NOT_FOUND.code);
        let refused = cards(&app, &stranger).post("/bankcard/default", body.clone()).await;
        assert_eq!(refused.code, wire::codes::NOT_FOUND.code);
        app.clock().shift_ms(3_600_000);
        let token = identity::testing::log_in(&app, person.person.cust_no).await;
        let locked = wire::testing::Client::new(&app, vec![bankcards::routes()]).with_token(&token);
        assert_eq!(locked.post("/bankcard/unbind", body).await.code, 12021);
    }

    async fn the_default_card_is_offered_first_and_follows_its_successor(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let second = another(&app, &person, "000").await;
        let me = client(&app, &person.person.token);
        let first = async || {
            let page = me.get("/prebuynew", &format!("fundCode={MIXED}")).await.ok();
            let list = cards(&app, &person).get("/bankcardList", "").await.ok();
            let (offered, listed) = (&page["methods"][0]["cardId"], &list["list"][0]["cardId"]);
            assert_eq!(offered, listed, "{page}");
            offered.clone()
        };
        assert_eq!(first().await, json!(person.card_id));
        let chosen = json!({ "cardId": second.card_id });
        let record = cards(&app, &person).post("/bankcard/default", chosen).await.ok();
        assert_eq!(record["isDefault"], true);
        assert_eq!(first().await, json!(second.card_id));
        let third = replace(&app, &second, "111").await;
        assert_ne!(third.card_id, second.card_id);
        assert_eq!(first().await, json!(third.card_id));
        unbind(&app, &third).await.ok();
        assert_eq!(first().await, json!(person.card_id));
        assert_ne!(tail("111"), tail("000"));
    }
}
