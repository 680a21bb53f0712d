//! A voucher lowers the fee of the purchase that takes it, for the points that the customer read.

use super::{ALL, mine};
use crate::{Habit, VOUCHERS, act_for_demo, routes, verify};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use kernel::Instant;
use orders::testing::{
    C4, MIXED, MONEY, OFFERED, SISTER, app_parts, assert_sound, buyer, client, purchase,
    take_vouchers,
};
use serde_json::{Value, json};
use wire::{App, testing::Client};

pub(super) const MORNING: &str = "2026-03-02T10:00:00+08:00";
const BUY: &str = "trade/public/buy";

/// Customers who may buy, and a fund of which vouchers lower a tenth to a twentieth.
pub(super) async fn market(db: Db, now: &str) -> App {
    let app = app_parts(db, now).await.with(content::Shelf::shipped()).with(VOUCHERS).build();
    least(&app, "0.05").await;
    app
}

/// From today on the least discount of the fund is another one.
async fn least(app: &App, least: &str) {
    let today = (app.now().day(), "0.1".parse().unwrap(), least.parse().unwrap());
    take_vouchers(app, (MIXED, "澄溪远见混合A"), &[today]).await;
}

/// A buyer with so many points, five of each of the days before yesterday.
pub(super) async fn saver(app: &App, n: u32, points: i32) -> OpenedPerson {
    let person = buyer(app, n, C4).await;
    for day in 0..points / 5 {
        let at: Instant = app.now().add_ms(-i64::from(points / 5 - day) * super::DAY_MS);
        act_for_demo(app, person.person.cust_no, Habit::SignIn, at).await.unwrap();
    }
    person
}

pub(super) fn points_of(app: &App, person: &OpenedPerson) -> Client {
    Client::new(app, vec![routes()]).with_token(&person.person.token)
}

/// What a purchase with the voucher sends, as it is read before.
pub(super) async fn with_voucher(client: &Client, person: &OpenedPerson, amount: &str) -> Value {
    let ask = json!({ "fundCode": MIXED, "amount": amount });
    let fee = client.bff("trade/tradeFee", ask).await.ok()["withVoucher"].clone();
    let mut ask = purchase(MIXED, person, amount);
    ask["voucher"] = json!({
        "voucherId": fee["voucher"]["voucherId"],
        "points": fee["voucher"]["points"],
        "discount": fee["discount"],
    });
    ask
}

/// What can be used, what is frozen, and what is used.
pub(super) async fn standing(app: &App, person: &OpenedPerson) -> [i64; 3] {
    let mine = mine(&points_of(app, person)).await;
    ["available", "frozen", "used"].map(|name| mine[name].as_i64().unwrap())
}

/// The books of orders, money and points agree.
pub(super) async fn sound(app: &App) {
    assert_sound(app).await;
    let found = app.db().read(async |tx: &mut Tx| verify(tx).await).await.unwrap();
    assert_eq!(found, []);
}

db_test! { &ALL;
    async fn what_it_saves_is_said_before_charged_by_the_order_and_named_in_its_steps(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 150).await;
        let client = client(&app, &person.person.token);
        let page = client.bff("trade/public/pre", json!({ "fundCode": MIXED })).await.ok();
        let offer = json!({
            "voucherId": "fee", "name": "嘉豆抵费券", "points": 100, "lowersBy": "0.0500",
            "available": 150, "enough": true, "discount": "0.0500",
        });
        assert_eq!(page["voucher"], offer);
        let ask = json!({ "fundCode": MIXED, "amount": "10000" });
        let fee = client.bff("trade/tradeFee", ask).await.ok();
        // 10000 ÷ 1.0008, and ÷ 1.0004.
        assert_eq!((&fee["fee"], &fee["discount"]), (&json!("7.99"), &json!("0.1000")));
        let with = &fee["withVoucher"];
        let said = ["fee", "discount", "rate"].map(|name| with[name].as_str().unwrap());
        assert_eq!(said, ["4.00", "0.0500", "0.0004"]);
        assert_eq!((&with["available"], &with["enough"]), (&json!(150), &json!(true)));
        let saved = json!({
            "voucherId": "fee", "name": "嘉豆抵费券", "points": 100, "lowersBy": "0.0500",
            "discountWithout": "0.1000", "feeWithout": "7.99", "saved": "3.99",
        });
        assert_eq!(with["voucher"], saved);
        let step = &with["steps"][0];
        assert_eq!((&step["label"], &step["formula"], &step["rounded"]),
            (&json!("抵费券后折扣"), &json!("0.1000 − 0.0500"), &json!("0.0500")));
        assert_eq!(with["steps"][1]["formula"], "0.0080 × 0.0500");
        let ask = with_voucher(&client, &person, "10000").await;
        let placed = client.bff(BUY, ask).await.ok();
        for (name, value) in placed["fee"].as_object().unwrap() {
            assert_eq!(value, &with[name], "{name}");
        }
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(detail["voucher"], json!({
            "name": "嘉豆抵费券", "points": 100, "saved": "3.99",
            "state": "frozen", "stateName": "冻结中",
        }));
        assert_eq!(detail["feeSteps"], with["steps"]);
        assert_eq!(standing(&app, &person).await, [50, 100, 0]);
        let record = mine(&points_of(&app, &person)).await["list"][0].clone();
        let said = ["kindName", "title", "stateName"].map(|name| record[name].as_str().unwrap());
        assert_eq!(said, ["抵费券", "澄溪远见混合A", "冻结中"]);
        assert_eq!(record["points"], -100);
        sound(&app).await;
    }

    async fn without_a_voucher_nothing_of_an_order_names_one(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 100).await;
        let client = client(&app, &person.person.token);
        let placed = client.bff(BUY, purchase(MIXED, &person, "1000")).await.ok();
        assert_eq!(placed["fee"].get("voucher"), None);
        let order = json!({ "orderNo": placed["orderNo"] });
        let detail = client.bff("trade/tradeRecordDetail", order).await.ok();
        assert_eq!(detail["voucher"], json!(null));
        assert_eq!(standing(&app, &person).await, [100, 0, 0]);
    }

    async fn it_is_not_offered_where_it_saves_nothing_and_refused_all_the_same(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 100).await;
        let client = client(&app, &person.person.token);
        // A table without a least discount, no fee at all, and the fee of an offering.
        for (fund, code) in [(SISTER, 16088), (MONEY, 16088), (OFFERED, 16087)] {
            let page = client.bff("trade/public/pre", json!({ "fundCode": fund })).await.ok();
            assert_eq!(page["voucher"], json!(null), "{fund}");
            let ask = json!({ "fundCode": fund, "amount": "1000" });
            let fee = client.bff("trade/tradeFee", ask).await.ok();
            assert_eq!(fee["withVoucher"], json!(null), "{fund}");
            let mut ask = purchase(fund, &person, "1000");
            ask["voucher"] = json!({ "voucherId": "fee", "points": 100, "discount": "0.05" });
            assert_eq!(client.bff(BUY, ask).await.code, code, "{fund}");
        }
        // At the least discount already: seven of ten fen would be saved, and nothing is.
        least(&app, "0.1").await;
        let mut ask = purchase(MIXED, &person, "1000");
        ask["voucher"] = json!({ "voucherId": "fee", "points": 100, "discount": "0.1" });
        let refused = client.bff(BUY, ask).await;
        assert_eq!(
            (refused.code, refused.message.as_str()),
            (16088, "这笔买入的手续费已经最低，不能再用抵费券")
        );
        assert_eq!(standing(&app, &person).await, [100, 0, 0]);
        sound(&app).await;
    }

    async fn other_figures_than_were_read_are_refused_with_both(db: Db) {
        let app = market(db.clone(), MORNING).await;
        let person = saver(&app, 1, 200).await;
        let client = client(&app, &person.person.token);
        let ask = with_voucher(&client, &person, "1000").await;
        least(&app, "0.08").await;
        let refused = client.bff(BUY, ask.clone()).await;
        assert_eq!(
            (refused.code, refused.message.as_str()),
            (16086, "抵费券现在用100嘉豆，费率为原价的8.0%，请确认")
        );
        let both = json!({
            "promisedPoints": 100, "points": 100,
            "promisedDiscount": "0.0500", "discount": "0.0800",
        });
        assert_eq!(refused.data, both);
        crate::tests::set(&db, "voucher_points", "2026-03-01", 120).await;
        let refused = client.bff(BUY, ask.clone()).await;
        assert_eq!((refused.code, &refused.data["points"]), (16086, &json!(120)));
        let mut other = ask;
        other["voucher"]["voucherId"] = json!("other");
        assert_eq!(client.bff(BUY, other).await.code, 16089);
        crate::tests::set(&db, "voucher_points", "2026-03-02", 0).await;
        let fee = json!({ "fundCode": MIXED, "amount": "1000" });
        let fee = client.bff("trade/tradeFee", fee).await.ok();
        assert_eq!(fee["withVoucher"], json!(null), "none is given any more");
        assert_eq!(standing(&app, &person).await, [200, 0, 0]);
        sound(&app).await;
    }

    async fn too_few_points_leave_nothing_of_the_order(db: Db) {
        let app = market(db, MORNING).await;
        let (poor, rich) = (saver(&app, 1, 95).await, saver(&app, 2, 100).await);
        let [of_poor, of_rich] = [&poor, &rich].map(|one| client(&app, &one.person.token));
        let ask = with_voucher(&of_poor, &poor, "1000").await;
        let fee = json!({ "fundCode": MIXED, "amount": "1000" });
        let fee = of_poor.bff("trade/tradeFee", fee).await.ok();
        assert_eq!(fee["withVoucher"]["enough"], false);
        let refused = of_poor.bff(BUY, ask).await;
        assert_eq!(
            (refused.code, refused.message.as_str()),
            (27001, "嘉豆不够：需要100，可用95")
        );
        let records = of_poor.bff("trade/queryTradeRecordNew", json!({})).await.ok();
        assert_eq!(records["months"], json!([]));
        let ask = with_voucher(&of_rich, &rich, "1000").await;
        of_rich.bff(BUY, ask.clone()).await.ok();
        assert_eq!(of_rich.bff(BUY, ask).await.code, 27001, "for one purchase");
        assert_eq!(standing(&app, &rich).await, [0, 100, 0]);
        sound(&app).await;
    }

    async fn a_lot_that_ended_buys_none_and_others_points_are_nobodys(db: Db) {
        let app = market(db, "2026-03-02T10:00:00+08:00").await;
        let (person, other) = (saver(&app, 1, 100).await, saver(&app, 2, 0).await);
        let theirs = client(&app, &other.person.token);
        let ask = with_voucher(&theirs, &other, "1000").await;
        assert_eq!(theirs.bff(BUY, ask).await.code, 27001);
        app.clock().move_to("2027-03-01T10:00:00+08:00".parse().unwrap());
        assert_eq!(standing(&app, &person).await[0], 5, "those of the last day");
        sound(&app).await;
    }

    async fn many_at_once_on_two_servers_freeze_once_each(db: Db) {
        let app = market(db.clone(), MORNING).await;
        let person = saver(&app, 1, 150).await;
        let here = client(&app, &person.person.token);
        let ask = with_voucher(&here, &person, "1000").await;
        let there = app_parts(db, MORNING).await.with(VOUCHERS).build();
        least(&there, "0.05").await;
        // The same once more under the same key, and another on the other server.
        let first = here.with_key("a-voucher-once");
        let other = client(&there, &person.person.token);
        let all = tokio::join!(
            first.bff(BUY, ask.clone()),
            first.bff(BUY, ask.clone()),
            other.bff(BUY, ask.clone()),
        );
        let codes = [all.0.code, all.1.code, all.2.code];
        assert_eq!(standing(&app, &person).await, [50, 100, 0], "{codes:?}");
        let again = first.bff(BUY, ask).await;
        assert_eq!(standing(&app, &person).await, [50, 100, 0], "{again:?}");
        sound(&app).await;
    }

    async fn what_points_buy_names_the_voucher(db: Db) {
        let app = market(db, MORNING).await;
        let person = saver(&app, 1, 0).await;
        let named = json!({
            "voucherId": "fee", "name": "嘉豆抵费券", "points": 100, "lowersBy": "0.0500"
        });
        let client = points_of(&app, &person);
        let bought = client.post("/getSupportConvertJiaDou", json!({})).await.ok();
        assert_eq!(bought["voucher"], named);
        let rules = client.bff("member/jiadou/rules", json!({})).await.ok();
        assert_eq!(rules["voucher"], named);
    }
}
