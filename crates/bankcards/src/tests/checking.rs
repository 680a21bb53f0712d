//! Small-amount checks: paid once, named by whoever sees the account, three times at most.

use super::{NOW, demand, start, start_at, start_with_card};
use crate::check_payment::{self, find_out_checks};
use crate::{CardId, all_checks, begin_check, verify_checks};
use db::{Db, Tx, db_test};
use identity::testing::{code_for, mobile};
use kernel::{CustNo, Fen};
use ledger::{Account, Asset};
use partners::simulator::Mailbox;
use partners::{Partners, PaymentState};
use serde_json::{Value, json};
use wire::{App, testing::Client};

/// Three days after [`NOW`], a minute before and a minute after the hour.
const ALMOST: &str = "2026-11-23T09:59:00+08:00";
const TOO_LATE: &str = "2026-11-23T10:01:00+08:00";
/// By then the bank knows of everything.
const DAYS_ON: &str = "2026-12-02T10:00:00+08:00";

/// A card for which the bank wants a proof.
async fn unverified(me: &Client) -> Value {
    let started = me.post("/account/openAllinpay", demand("904")).await.ok();
    assert_eq!(started["needProof"], true);
    json!({"serialNo": started["serialNo"]})
}

/// Begins a check of so many fen, whatever the draw.
async fn pay(app: &App, cust_no: CustNo, serial: &Value, fen: i64) {
    let card_id: CardId = serial["serialNo"].as_str().unwrap().parse().unwrap();
    let (amount, now) = (Fen::from_units(fen), app.now());
    let begin =
        async move |tx: &mut Tx| begin_check::begin(tx, (cust_no, card_id), amount, now).await;
    let asked = app.db().write(begin).await.unwrap().unwrap();
    check_payment::pay(app, asked).await.unwrap();
}

fn naming(serial: &Value, fen: i64) -> Value {
    json!({"serialNo": serial["serialNo"], "amount": Fen::from_units(fen)})
}

/// What the journal says that the house has paid for checks, fen.
async fn spent(app: &App) -> i64 {
    let read = async |tx: &mut Tx| ledger::balance(tx, &Account::card_checks(), Asset::Cny).await;
    -app.db().read(read).await.unwrap()
}

/// What the bank's books say that it has paid for checks, fen.
async fn paid_by_bank(app: &App) -> i64 {
    let all = app.db().read(async |tx: &mut Tx| all_checks(tx).await).await.unwrap();
    let mut sum = 0;
    for check in all {
        let answer = app.get::<Partners>().bank.query(&[check.key]).await.unwrap();
        if matches!(answer[0].state, PaymentState::Paid { .. }) {
            sum += check.amount.units();
        }
    }
    sum
}

fn me() -> CustNo {
    2.try_into().unwrap()
}

db_test! { &crate::testing::migrations();
    async fn whoever_names_what_came_signs_the_card(db: Db) {
        let (app, me) = start(db).await;
        let serial = unverified(&me).await;
        let listed = async || me.get("/bankcardList", "").await.ok()["list"][0].clone();
        assert_eq!(listed().await["needsProof"], true);
        let query = format!("serialNo={}", serial["serialNo"].as_str().unwrap());
        let before = me.get("/bankcard/check", &query).await.ok();
        assert_eq!((&before["state"], &before["mayBegin"]), (&json!("none"), &json!(true)));
        assert_eq!(me.post("/bankcard/check/confirm", naming(&serial, 7)).await.code, 13028);

        pay(&app, self::me(), &serial, 37).await;
        let begun = me.get("/bankcard/check", &query).await.ok();
        assert_eq!((&begun["state"], &begun["triesLeft"]), (&json!("waiting"), &json!(3)));
        assert_eq!(begun["validUntil"], "2026-11-23T10:00:00.000+08:00");
        assert!(begun.get("amount").is_none());
        let came = &app.get::<Mailbox>().newest(1).await.unwrap()[0];
        assert!(came.text.contains("转入0.37元"), "{}", came.text);

        let named = me.post("/bankcard/check/confirm", naming(&serial, 37)).await.ok();
        assert_eq!(named["state"], "passed");
        assert_eq!(listed().await["needsProof"], false);
        assert_eq!(me.post("/bankcard/check/confirm", naming(&serial, 37)).await.ok(), named);
        assert_eq!(me.post("/bankcard/check/begin", serial.clone()).await.ok(), named);
        // No SMS was sent before, so that there is none to wait for.
        assert_eq!(me.post("/account/reOpenAllinpay", serial.clone()).await.ok()["smsSent"], true);
        assert_eq!(me.post("/account/reOpenAllinpay", serial.clone()).await.code, 13006);
        let code = code_for(&app, &mobile(1)).await;
        let body = json!({"serialNo": serial["serialNo"], "code": code});
        let card = me.post("/bindcard", body).await.ok();
        assert_eq!((&card["payable"], &card["auditState"]), (&json!(true), &json!("1")));
        let detail = me.get("/bankcardDetail", &format!("cardId={}", text(&card["cardId"]))).await;
        let events = detail.ok()["events"].clone();
        let kinds: Vec<&str> =
            events.as_array().unwrap().iter().map(|event| text(&event["kind"])).collect();
        assert_eq!(kinds, ["bound", "checked"]);
        assert_eq!(spent(&app).await, 37);
    }

    async fn another_amount_is_named_three_times_and_a_card_has_three_checks(db: Db) {
        let (app, me) = start(db).await;
        let serial = unverified(&me).await;
        for round in 1..=3 {
            pay(&app, self::me(), &serial, 30 + round).await;
            for left in ["2", "1"] {
                let wrong = me.post("/bankcard/check/confirm", naming(&serial, 3)).await;
                assert_eq!(wrong.message, format!("金额不对，还可以试{left}次"));
            }
            assert_eq!(me.post("/bankcard/check/confirm", naming(&serial, 3)).await.code, 13031);
            // Right, but too late.
            let right = me.post("/bankcard/check/confirm", naming(&serial, 30 + round)).await;
            assert_eq!(right.code, 13031);
        }
        assert_eq!(me.post("/bankcard/check/begin", serial.clone()).await.code, 13026);
        assert_eq!(me.post("/account/reOpenAllinpay", serial).await.code, 13010);
        assert_eq!(spent(&app).await, 31 + 32 + 33);
    }

    async fn what_came_is_named_within_three_days(db: Db) {
        let (app, me) = start(db.clone()).await;
        let serial = unverified(&me).await;
        pay(&app, self::me(), &serial, 12).await;
        let token = identity::testing::log_in(&app, self::me()).await;
        let late = start_at(db.clone(), TOO_LATE).1.with_token(&token);
        assert_eq!(late.post("/bankcard/check/confirm", naming(&serial, 12)).await.code, 13032);
        let still = start_at(db, ALMOST).1.with_token(&token);
        let named = still.post("/bankcard/check/confirm", naming(&serial, 12)).await;
        assert_eq!(named.ok()["state"], "passed");
    }

    async fn many_guesses_at_once_are_counted_one_by_one(db: Db) {
        let (app, me) = start(db).await;
        let serial = unverified(&me).await;
        pay(&app, self::me(), &serial, 50).await;
        let guess = |fen| me.post("/bankcard/check/confirm", naming(&serial, fen));
        let (a, b, c, d, e, f) =
            tokio::join!(guess(1), guess(2), guess(3), guess(4), guess(5), guess(6));
        let mut codes = [a, b, c, d, e, f].map(|reply| reply.code);
        codes.sort_unstable();
        assert_eq!(codes, [13030, 13030, 13031, 13031, 13031, 13031]);
        assert_eq!(guess(50).await.code, 13031);
    }

    async fn a_check_whose_process_died_before_the_bank_heard_is_paid_once(db: Db) {
        let (app, me) = start(db.clone()).await;
        let serial = unverified(&me).await;
        let card_id: CardId = serial["serialNo"].as_str().unwrap().parse().unwrap();
        let (amount, now) = (Fen::from_units(44), app.now());
        let begin = async move |tx: &mut Tx| {
            begin_check::begin(tx, (self::me(), card_id), amount, now).await
        };
        app.db().write(begin).await.unwrap();
        assert_eq!(paid_by_bank(&app).await, 0);
        // The customer looks again while the day of another process finds it.
        let (other, _) = start_at(db, NOW);
        let query = format!("serialNo={card_id}");
        let (found, check) =
            tokio::join!(find_out_checks(&other), me.get("/bankcard/check", &query));
        found.unwrap();
        assert_eq!(check.code, wire::SUCCESS);
        find_out_checks(&app).await.unwrap();
        assert_eq!((spent(&app).await, paid_by_bank(&app).await), (44, 44));
        let named = me.post("/bankcard/check/confirm", naming(&serial, 44)).await;
        assert_eq!(named.ok()["state"], "passed");
    }

    async fn a_payment_that_the_journal_lacks_is_found(db: Db) {
        let (app, me) = start(db).await;
        let serial = unverified(&me).await;
        pay(&app, self::me(), &serial, 44).await;
        let verify = async |app: &App| {
            app.db().read(async |tx: &mut Tx| verify_checks(tx).await).await.unwrap()
        };
        assert_eq!(verify(&app).await, []);
        let more = db::sql!("UPDATE bankcards_checks SET amount = amount + 1");
        app.db().write(async move |tx: &mut Tx| tx.execute(more).await).await.unwrap();
        let found = verify(&app).await;
        assert_eq!((found[0].expected, found[0].found), (45, 44));
    }

    async fn two_devices_that_begin_at_once_begin_one(db: Db) {
        let (app, me) = start(db).await;
        let serial = unverified(&me).await;
        let begin = || me.post("/bankcard/check/begin", serial.clone());
        let (one, other) = tokio::join!(begin(), begin());
        // Killed half-way it would stay open until the bank is asked about it.
        for reply in [one, other] {
            assert_eq!(reply.code, wire::SUCCESS, "{}", reply.message);
        }
        find_out_checks(&app).await.unwrap();
        let all = app.db().read(async |tx: &mut Tx| all_checks(tx).await).await.unwrap();
        // The amount is drawn by lot: where the bank refuses it at once, the other begins the next.
        let moved = all.iter().filter(|check| check.moved).count();
        assert!(moved <= 1 && all.len() <= 2, "{moved} of {}", all.len());
        assert_eq!(spent(&app).await, paid_by_bank(&app).await);
    }

    async fn a_check_is_for_a_card_of_ones_own_that_its_bank_cannot_verify(db: Db) {
        let (app, me, opened) = start_with_card(db.clone()).await;
        let own = json!({"serialNo": opened.card_id});
        assert_eq!(me.post("/bankcard/check/begin", own.clone()).await.code, 13025);
        let other = accounts::testing::opened(&app, 3).await;
        let other = start_at(db, NOW).1.with_token(&other.token);
        let query = format!("serialNo={}", opened.card_id);
        let nothing = other.get("/bankcard/check", "serialNo=77").await;
        for reply in [
            other.get("/bankcard/check", &query).await,
            other.post("/bankcard/check/begin", own.clone()).await,
            other.post("/bankcard/check/confirm", naming(&own, 3)).await,
        ] {
            assert_eq!((reply.code, &reply.message), (nothing.code, &nothing.message));
        }
    }

    async fn whatever_the_bank_does_a_fen_is_booked_once_and_no_refusal_is_named(db: Db) {
        let (app, client) = start_at(db.clone(), NOW);
        let (later, _) = start_at(db, DAYS_ON);
        for (fen, digits) in (86..=99).zip(100..) {
            let person = accounts::testing::opened(&app, u32::try_from(fen).unwrap()).await;
            let me = client.clone().with_token(&person.token);
            let mobile = person.mobile.clone();
            let card = crate::testing::card_number(digits, "904");
            let ask = json!({"cardNo": card, "mobile": mobile});
            let serial = me.post("/account/openAllinpay", ask).await.ok();
            pay(&app, person.cust_no, &serial, fen).await;
            let early = me.post("/bankcard/check/confirm", naming(&serial, fen)).await;
            // Twice, as two servers do.
            find_out_checks(&later).await.unwrap();
            find_out_checks(&later).await.unwrap();
            let query = format!("serialNo={}", serial["serialNo"].as_str().unwrap());
            let state = me.get("/bankcard/check", &query).await.ok()["state"].clone();
            match fen {
                // Risk control, whether it says so at once, and a card that takes it another time.
                92 | 94 | 96 => {
                    assert_eq!((state, early.code), (json!("refused"), 13028), "{fen}");
                }
                // The bank knows of it later.
                87 | 88 | 97 => {
                    assert_eq!((state, early.code), (json!("waiting"), 13029), "{fen}");
                }
                _ => assert_eq!((state, early.code), (json!("passed"), wire::SUCCESS), "{fen}"),
            }
            assert_eq!(spent(&later).await, paid_by_bank(&later).await, "{fen}");
        }
    }
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}
