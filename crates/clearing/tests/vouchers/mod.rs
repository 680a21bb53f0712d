//! A purchase with a voucher goes to the TA with its own discount, and comes back with its own fee.

use crate::company::{Company, migrations};
use crate::{NOW, day, held, order};
use db::{Db, Tx, db_test};
use kernel::Instant;
use orders::testing::{C4, MIXED, assert_sound, buyer, client, purchase, take_vouchers};
use orders::{OrderNo, collect};
use rewards::{Habit, act_for_demo};
use serde_json::{Value, json};

const DAY_MS: i64 = 86_400_000;

/// A fund of which vouchers lower a tenth to 0.07, and a buyer with the points of two vouchers.
async fn saver(company: &Company) -> bankcards::testing::OpenedPerson {
    let app = &company.app;
    let table = (day("2026-11-01"), "0.1".parse().unwrap(), "0.07".parse().unwrap());
    take_vouchers(app, (MIXED, "澄溪远见混合A"), &[table]).await;
    let person = buyer(app, 1, C4).await;
    for before in 1..=40 {
        let at: Instant = app.now().add_ms(-before * DAY_MS);
        act_for_demo(app, person.person.cust_no, Habit::SignIn, at).await.unwrap();
    }
    person
}

fn with_voucher(mut ask: Value) -> Value {
    ask["voucher"] = json!({ "voucherId": "fee", "points": 100, "discount": "0.07" });
    ask
}

/// The books of orders, money and points agree.
async fn sound(company: &Company) {
    assert_sound(&company.app).await;
    let found = company.app.db().read(async |tx: &mut Tx| rewards::verify(tx).await).await;
    assert_eq!(found.unwrap(), []);
}

async fn points(company: &Company, person: &bankcards::testing::OpenedPerson) -> [i64; 3] {
    let rooms = vec![rewards::routes()];
    let client = wire::testing::Client::new(&company.app, rooms);
    let client = client.with_token(&person.person.token);
    let mine = client.get("/getJiadouInfo", "").await.ok();
    ["available", "frozen", "used"].map(|name| mine[name].as_i64().unwrap())
}

db_test! { &migrations();
    async fn the_ta_charges_what_was_promised_with_it_and_without_it(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = saver(&company).await;
        let client = client(&company.app, &person.person.token);
        let place = async |ask: Value| -> OrderNo {
            let placed = client.bff("trade/public/buy", ask).await.ok();
            placed["orderNo"].as_str().unwrap().parse().unwrap()
        };
        let with = place(with_voucher(purchase(MIXED, &person, "12345.67"))).await;
        let without = place(purchase(MIXED, &person, "12345.67")).await;
        collect(&company.app).await.unwrap();
        assert_eq!(points(&company, &person).await, [100, 100, 0]);
        company.engine.advance().await.unwrap();
        let sent = company.applications(day("2026-11-16"));
        let discount = |number: OrderNo| {
            let number = number.to_string();
            let found = sent.iter().find(|one| one.app_sheet_serial_no == number).unwrap();
            found.discount_rate.to_string()
        };
        assert_eq!((discount(with).as_str(), discount(without).as_str()), ("0.0700", "0.1000"));
        company.engine.advance().await.unwrap();
        // 12345.67 ÷ (1 + 0.0080 × 0.0700), and ÷ (1 + 0.0080 × 0.1000).
        let mut shares = Vec::new();
        for (number, fee) in [(with, "6.91"), (without, "9.87")] {
            let found = order(&company, &person.person.token, number).await;
            assert_eq!((&found["status"], &found["fee"]), (&json!("1"), &json!(fee)));
            shares.push(found["confirmedShares"].as_str().unwrap().parse().unwrap());
        }
        let found = order(&company, &person.person.token, with).await;
        let step = &found["feeSteps"][0];
        assert_eq!(
            (&step["label"], &step["formula"]),
            (&json!("抵费券后折扣"), &json!("max(0.1000 − 0.0500, 0.0700)"))
        );
        assert_eq!((&found["voucher"]["saved"], &found["voucher"]["state"]),
            (&json!("2.96"), &json!("used")));
        let sum = kernel::Shares::try_sum(shares).unwrap();
        assert_eq!(held(&company, person.person.cust_no, MIXED).await, sum);
        assert_eq!(points(&company, &person).await, [100, 0, 100]);
        sound(&company).await;
    }

    async fn cancelled_nothing_of_it_is_sent_and_its_points_are_back(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = saver(&company).await;
        let client = client(&company.app, &person.person.token);
        let ask = with_voucher(purchase(MIXED, &person, "1000"));
        let placed = client.bff("trade/public/buy", ask).await.ok();
        collect(&company.app).await.unwrap();
        client.bff("trade/tradeCancel", json!({ "orderNo": placed["orderNo"] })).await.ok();
        assert_eq!(points(&company, &person).await, [200, 0, 0]);
        company.engine.advance().await.unwrap();
        company.engine.advance().await.unwrap();
        assert_eq!(points(&company, &person).await, [200, 0, 0]);
        sound(&company).await;
    }

    async fn whose_money_never_comes_has_the_points_back_at_the_day_s_end(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = saver(&company).await;
        let client = client(&company.app, &person.person.token);
        let ask = with_voucher(purchase(MIXED, &person, "1000.91"));
        client.bff("trade/public/buy", ask).await.ok();
        assert_eq!(points(&company, &person).await, [100, 100, 0]);
        company.engine.advance().await.unwrap();
        assert_eq!(points(&company, &person).await, [200, 0, 0]);
        sound(&company).await;
    }
}
