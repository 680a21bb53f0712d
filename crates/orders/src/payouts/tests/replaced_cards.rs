//! Cards are replaced while there are shares under them and money is on its way.

use crate::placing::tests::redeeming::holder;
use crate::testing::{C4, MIXED, app, assert_sound, bought, buyer, client, close_day};
use crate::tests::{MORNING, migrations};
use crate::{
    Confirmation, Confirming, DividendPaid, Forced, ForcedKind, Outcome, apply_forced, collect,
    confirm_many, pay_dividends, pay_due, seal_day, to_export,
};
use bankcards::testing::{OpenedPerson, card_number};
use db::{Cell, Db, Encrypted, HOUSE, Tx, db_test, sql};
use holdings::{Change, ChangeKind, PositionKey};
use kernel::{CardNumber, Day, Fen, Nav, Shares};
use ledger::{Account, Entry, EntryKind};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

pub(super) fn cards(app: &App, person: &OpenedPerson) -> Client {
    Client::new(app, vec![bankcards::routes()]).with_token(&person.person.token)
}

/// The code of the channel's SMS binds the card.
async fn bind(app: &App, person: &OpenedPerson, started: &Value) -> Value {
    let code = identity::testing::code_for(app, &person.person.mobile).await;
    let bound = json!({ "serialNo": started["serialNo"], "code": code });
    cards(app, person).post("/bindcard", bound).await.ok()
}

/// Binds another card, whose last digits but one are these.
pub(super) async fn another(app: &App, person: &OpenedPerson, digits: &str) -> OpenedPerson {
    let mobile = person.person.mobile.clone();
    let demand = json!({ "cardNo": card_number(70, digits), "mobile": mobile });
    let started = cards(app, person).post("/account/openAllinpay", demand).await.ok();
    with_card(person, &bind(app, person, &started).await)
}

/// Replaces the person's card by one with these digits, a new one or one of the customer's own.
pub(super) async fn replace(app: &App, person: &OpenedPerson, digits: &str) -> OpenedPerson {
    // The channel was asked for it more than a minute ago.
    let forget = async |tx: &mut Tx| {
        tx.execute(sql!("UPDATE bankcards_cards SET requested_at = 0")).await.map(|_| ())
    };
    app.db().write::<_, db::Error, _>(forget).await.unwrap();
    let mobile = person.person.mobile.clone();
    let mut demand = json!({ "cardNo": card_number(70, digits), "mobile": mobile });
    demand["cardId"] = json!(person.card_id);
    let started = cards(app, person).post("/bankcard/modify", demand).await.ok();
    with_card(person, &bind(app, person, &started).await)
}

fn with_card(person: &OpenedPerson, record: &Value) -> OpenedPerson {
    OpenedPerson {
        person: person.person.clone(),
        card_id: serde_json::from_value(record["cardId"].clone()).unwrap(),
        trade_acco: serde_json::from_value(record["tradeAcco"].clone()).unwrap(),
    }
}

async fn end_agreement(app: &App, person: &OpenedPerson) {
    cards(app, person).post("/closeAllinpay", json!({ "cardId": person.card_id })).await.ok();
}

/// The cards to which the bank has paid, by their last four digits.
async fn paid_to(app: &App) -> Vec<String> {
    let read = async |tx: &mut Tx| {
        let rows: Vec<(String, Encrypted<CardNumber>)> = tx
            .all(sql!(
                "SELECT s.protocol_no, s.card FROM partners_payments p
                 JOIN partners_protocols s ON s.protocol_no = p.protocol_no
                 WHERE p.direction = 'out' AND p.paid ORDER BY p.key"
            ))
            .await?;
        let mut tails = Vec::new();
        for (row, card) in rows {
            let cell = Cell { table: "partners_protocols", column: "card", row: &row };
            tails.push(tx.decrypt(HOUSE, cell, &card).await?.tail().to_owned());
        }
        Ok(tails)
    };
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}

/// Agreement and last digits under which the only payout goes.
async fn card_of_payout(app: &App) -> (String, String) {
    let read =
        async |tx: &mut Tx| tx.one(sql!("SELECT protocol_no, tail FROM orders_payouts")).await;
    app.db().read::<_, db::Error, _>(read).await.unwrap()
}

pub(super) fn tail(digits: &str) -> String {
    card_number(70, digits).tail().to_owned()
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

fn confirming(app: &App, day: Day) -> Confirming {
    Confirming::of(app, day, app.now())
}

pub(super) async fn pay(app: &App, text: &str) -> usize {
    pay_due(app, day(text), app.now()).await.unwrap().paid
}

fn shares(text: &str) -> Shares {
    text.parse().unwrap()
}

/// A dividend of 12.34 in money.
pub(super) fn dividend(of: &OpenedPerson) -> DividendPaid {
    DividendPaid {
        serial: "06-1".to_owned(),
        cust_no: of.person.cust_no,
        trade_acco: of.trade_acco,
        fund_code: MIXED.parse().unwrap(),
        ex_day: day("2026-03-04"),
        nav: "1.3".parse().unwrap(),
        is_income: false,
        cash: Fen::from_units(1_234),
        shares: Shares::ZERO,
    }
}

pub(super) async fn pay_dividend(app: &App, dividend: DividendPaid) -> Vec<String> {
    let confirming = confirming(app, day("2026-03-05"));
    let pay = async move |tx: &mut Tx| {
        pay_dividends(tx, &confirming, std::slice::from_ref(&dividend)).await
    };
    app.db().write::<_, db::Error, _>(pay).await.unwrap()
}

/// The newest of the customer's records, in full.
async fn newest(client: &Client) -> Value {
    let records = client.bff("trade/queryTradeRecordNew", json!({ "pageSize": 10 })).await.ok();
    let order = records["months"][0]["records"][0]["orderNo"].clone();
    client.bff("trade/tradeRecordDetail", json!({ "orderNo": order })).await.ok()
}

db_test! { migrations();
    async fn shares_of_a_replaced_card_and_of_its_successor_are_redeemed(db: Db) {
        let (app, first) = holder(db, MIXED, "10000").await;
        let second = another(&app, &first, "000").await;
        assert_ne!(first.trade_acco, second.trade_acco);
        bought(&app, &second, MIXED, "1000").await;
        close_day(&app, day("2026-03-04"), "1.1489".parse().unwrap()).await;
        end_agreement(&app, &second).await;
        let card = replace(&app, &first, "000").await;
        assert_eq!((card.card_id, &card.trade_acco), (second.card_id, &first.trade_acco));

        app.clock().move_to("2026-03-06T10:00:00+08:00".parse().unwrap());
        identity::testing::unlock(&app, &first.person.token).await;
        let client = client(&app, &first.person.token);
        let page = client.get("/preredeem", &format!("fundCode={MIXED}")).await.ok();
        let banks: Vec<_> = page["accounts"]
            .as_array()
            .unwrap()
            .iter()
            .map(|account| (account["tradeAcco"].as_str().unwrap(), account["tail"].clone()))
            .collect();
        let own = json!(tail("000"));
        let expected = [&first, &second].map(|order| (order.trade_acco.as_str(), own.clone()));
        assert_eq!(banks, expected);
        for account in [&first.trade_acco, &second.trade_acco] {
            let ask = json!({ "fundCode": MIXED, "tradeAcco": account, "shares": "100" });
            client.post("/redeem", ask).await.ok();
        }
        assert_sound(&app).await;
        assert_eq!(close_day(&app, day("2026-03-06"), "1.2".parse().unwrap()).await.confirmed, 2);
        assert_eq!(pay(&app, "2026-03-11").await, 2);
        assert_eq!(paid_to(&app).await, [tail("000"), tail("000")]);
        assert_eq!(another(&app, &first, "111").await.trade_acco.as_str(), "0000000002003");
        assert_sound(&app).await;
    }

    async fn proceeds_go_to_the_card_that_has_the_account_when_they_are_paid(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "3000" });
        let placed = client.bff("trade/publicRedeem", ask).await.ok();
        close_day(&app, day("2026-03-04"), "1.3".parse().unwrap()).await;
        let card = replace(&app, &person, "000").await;
        assert_ne!(card.card_id, person.card_id);
        assert_eq!(pay(&app, "2026-03-09").await, 1);
        assert_eq!(paid_to(&app).await, [tail("000")]);
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(detail["payout"]["tail"], json!(tail("000")), "{detail}");
        assert_sound(&app).await;
    }

    async fn a_dividend_goes_to_the_card_that_replaced_that_of_the_last_order(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        replace(&app, &person, "000").await;
        assert_eq!(pay_dividend(&app, dividend(&person)).await, Vec::<String>::new());
        let client = client(&app, &person.person.token);
        assert_eq!(newest(&client).await["tail"], json!(tail("000")));
        assert_eq!(pay(&app, "2026-03-05").await, 1);
        assert_eq!(paid_to(&app).await, [tail("000")]);
        assert_sound(&app).await;
    }

    async fn a_dividend_of_an_account_without_an_order_is_paid(db: Db) {
        let app = app(db, MORNING).await;
        let person = another(&app, &buyer(&app, 1, C4).await, "000").await;
        let (cust_no, fund) = (person.person.cust_no, MIXED.parse().unwrap());
        let account = person.trade_acco;
        let (ids, at) = (app.ids().clone(), app.now());
        let give = async move |tx: &mut Tx| {
            let key = PositionKey { cust_no, trade_acco: account, fund_code: fund };
            let kind = ChangeKind::Increased { shares: shares("100"), cost: Fen::ZERO };
            let (t_day, nav) = (day("2026-03-02"), Nav::PAR);
            let (confirmed_on, fee) = (t_day, Fen::ZERO);
            let change = Change { key, order_no: 1, t_day, confirmed_on, nav, fee, kind };
            holdings::apply_confirmations(tx, &[change]).await?;
            let (issued, held) = (Account::issued(fund), Account::shares(cust_no, account, fund));
            let id = ids.next_value()?;
            let entry = Entry::new(id, cust_no, (t_day, at), EntryKind::Adjusted, "1");
            ledger::post(tx, &entry.shares(issued, held, fund, shares("100"))).await
        };
        app.db().write::<_, db::Error, _>(give).await.unwrap();
        assert_eq!(pay_dividend(&app, dividend(&person)).await, Vec::<String>::new());
        assert_sound(&app).await;
        assert_eq!(pay(&app, "2026-03-05").await, 1);
        assert_eq!(paid_to(&app).await, [tail("000")]);
        assert_sound(&app).await;
    }

    async fn a_forced_redemption_goes_to_the_card_that_has_the_account(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        replace(&app, &person, "000").await;
        let forced = Forced {
            serial: "04-1".to_owned(),
            cust_no: person.person.cust_no,
            trade_acco: person.trade_acco,
            fund_code: MIXED.parse().unwrap(),
            t_day: day("2026-03-04"),
            nav: "1.3".parse().unwrap(),
            arrive_day: day("2026-03-09"),
            follows: None,
            kind: ForcedKind::Redeemed {
                shares: shares("1000"),
                fee: Fen::ZERO,
                net: Fen::from_units(130_000),
            },
        };
        let confirming = confirming(&app, day("2026-03-05"));
        let apply = async move |tx: &mut Tx| {
            apply_forced(tx, &confirming, std::slice::from_ref(&forced)).await
        };
        let left = app.db().write::<_, db::Error, _>(apply).await.unwrap();
        assert_eq!(left, Vec::<String>::new());
        assert_eq!(pay(&app, "2026-03-09").await, 1);
        assert_eq!(paid_to(&app).await, [tail("000")]);
        assert_sound(&app).await;
    }

    async fn the_rest_of_a_redemption_goes_to_the_card_that_has_the_account_then(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let ask = json!({ "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "1000" });
        client.bff("trade/publicRedeem", ask).await.ok();
        let confirming = confirming(&app, day("2026-03-05"));
        let at = app.now();
        let part = async move |tx: &mut Tx| {
            seal_day(tx, day("2026-03-04"), at).await?;
            let orders = to_export(tx, day("2026-03-04"), None, 10).await?;
            let outcome = Outcome::Redeemed {
                nav: Nav::PAR,
                shares: shares("400"),
                fee: Fen::ZERO,
                net: Fen::from_units(40_000),
            };
            let answer = Confirmation { order_no: orders[0].order_no, outcome };
            confirm_many(tx, &confirming, &[answer]).await
        };
        let counts = app.db().write::<_, db::Error, _>(part).await.unwrap();
        assert_eq!(counts.partly, 1);
        assert_eq!(pay(&app, "2026-03-09").await, 1);
        replace(&app, &person, "000").await;
        assert_eq!(close_day(&app, day("2026-03-05"), Nav::PAR).await.confirmed, 1);
        assert_eq!(pay(&app, "2026-03-10").await, 1);
        // The first card was bound without the channel, which does not know its agreement.
        assert_eq!(paid_to(&app).await, [tail("000")]);
        assert_sound(&app).await;
    }

    async fn a_refund_goes_to_the_card_that_has_the_account(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        let order = bought(&app, &person, MIXED, "100").await;
        let client = client(&app, &person.person.token);
        client.bff("trade/tradeCancel", json!({ "orderNo": order })).await.ok();
        replace(&app, &person, "000").await;
        assert_eq!(pay(&app, "2026-03-02").await, 1);
        assert_eq!(paid_to(&app).await, [tail("000")]);
        assert_eq!(collect(&app).await.unwrap().paid, 0);
        assert_sound(&app).await;
    }

    async fn a_refund_that_the_bank_may_have_stays_with_its_card(db: Db) {
        let app = app(db, MORNING).await;
        let person = buyer(&app, 1, C4).await;
        // The bank pays, its answer is lost, and it does not find the payment until it is asked
        // for it again.
        let order = bought(&app, &person, MIXED, "100.99").await;
        let again = async |tx: &mut Tx| {
            tx.execute(sql!("UPDATE orders_payments SET asked_at = 0")).await.map(|_| ())
        };
        app.db().write::<_, db::Error, _>(again).await.unwrap();
        assert_eq!(collect(&app).await.unwrap().paid, 1);
        let client = client(&app, &person.person.token);
        client.bff("trade/tradeCancel", json!({ "orderNo": order })).await.ok();
        let leaves_to = card_of_payout(&app).await;
        assert_eq!(pay(&app, "2026-03-02").await, 0);
        let new = replace(&app, &person, "000").await;
        assert_eq!(new.trade_acco, person.trade_acco);
        assert_eq!(pay(&app, "2026-03-02").await, 1);
        assert_eq!(card_of_payout(&app).await, leaves_to);
        assert_sound(&app).await;
    }

    async fn shares_in_an_account_that_no_card_has_are_found(db: Db) {
        let (app, _) = holder(db, MIXED, "10000").await;
        let lose = async |tx: &mut Tx| {
            tx.execute(sql!("DELETE FROM bankcards_trade_accounts")).await.map(|_| ())
        };
        app.db().write::<_, db::Error, _>(lose).await.unwrap();
        let verify = async |tx: &mut Tx| crate::verify_accounts(tx).await;
        let found = app.db().read::<_, db::Error, _>(verify).await.unwrap();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].what, "cards of account 0000000002001");
    }
}
