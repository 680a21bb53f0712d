//! Of which lots orders took shares, and what a new redemption finds.

use super::{acco, buy, day, fund, key, migrations, redeem, shares};
use crate::{
    Change, Lot, PositionKey, TakenLot, apply_confirmations, freeze, redeemable, routes, taken_lots,
};
use bankcards::testing::opened_customer;
use db::{Db, Tx, db_test};
use funds::{Catalogue, FeeTable, NewFund, RedeemTier};
use kernel::{Rate, Shares, TradeAcco};
use serde_json::{Value, json};
use wire::testing::Client;

/// Two lots on one card and one on another.
async fn hold(db: &Db, key: PositionKey, other: PositionKey) {
    let changes = [
        buy(1, "2026-03-02", "1.0000", "1000", "1000"),
        buy(2, "2026-03-03", "1.0000", "500", "500"),
    ];
    let [first, second] = changes.map(|change| Change { key, ..change });
    let third = Change { key: other, ..buy(3, "2026-03-03", "1.0000", "70", "70") };
    let changes = [first, second, third];
    db.write(async move |tx: &mut Tx| apply_confirmations(tx, &changes).await).await.unwrap();
}

fn on_other_card() -> PositionKey {
    PositionKey { trade_acco: acco(2), ..key() }
}

async fn wait(db: &Db, key: PositionKey, text: &str) {
    let shares = shares(text);
    assert!(db.write(async move |tx: &mut Tx| freeze(tx, &key, shares).await).await.unwrap());
}

async fn free(db: &Db, key: PositionKey) -> Vec<(i64, Shares)> {
    let listed = catalogue(db).await.fund(fund()).unwrap();
    let found = db.read(async |tx| redeemable(tx, &key, &listed, day("2026-03-09")).await).await;
    let found: Vec<Lot> = found.unwrap().unwrap().lots;
    found.iter().map(|lot| (lot.lot_id, lot.shares)).collect()
}

/// The fund, whose redemption is free after a week.
async fn catalogue(db: &Db) -> Catalogue {
    let tier = |from_days, rate: &str| RedeemTier { from_days, rate: rate.parse().unwrap() };
    let fees = FeeTable {
        valid_from: day("2026-01-01"),
        buy: Vec::new(),
        subscribe: Vec::new(),
        redeem: vec![tier(0, "0.015"), tier(7, "0")],
        discount: Rate::ONE,
        least_discount: None,
        management: Rate::ZERO,
        custody: Rate::ZERO,
        service: Rate::ZERO,
    };
    let fees = vec![fees];
    let listed =
        NewFund { fees, ..NewFund::usual(fund(), "澄溪远见混合A", "混合型-偏股") };
    let put =
        async move |tx: &mut Tx| funds::import::put_funds(tx, std::slice::from_ref(&listed)).await;
    db.write_batch(put).await.unwrap();
    Catalogue::load(db).await.unwrap()
}

db_test! { migrations();
    async fn what_an_order_took_of_each_lot_is_kept(db: Db) {
        hold(&db, key(), on_other_card()).await;
        let sold = redeem(4, "2026-03-04", "1.0000", "1200", "1200");
        let sell =
            async move |tx: &mut Tx| apply_confirmations(tx, std::slice::from_ref(&sold)).await;
        db.write(sell).await.unwrap();
        let taken = |on, lot_id, text| TakenLot {
            cust_no: key().cust_no,
            order_no: 4,
            registered_on: day(on),
            lot_id,
            shares: shares(text),
        };
        let of_order = async |number| {
            db.read(async move |tx| taken_lots(tx, key().cust_no, number).await).await.unwrap()
        };
        let expected = [taken("2026-03-03", 1, "1000"), taken("2026-03-04", 2, "200")];
        assert_eq!((of_order(4).await, of_order(2).await), (expected.to_vec(), Vec::new()));
    }

    async fn a_new_redemption_finds_what_waiting_ones_leave_of_its_card(db: Db) {
        hold(&db, key(), on_other_card()).await;
        assert_eq!(free(&db, key()).await, [(1, shares("1000")), (2, shares("500"))]);
        wait(&db, key(), "1200").await;
        assert_eq!(free(&db, key()).await, [(2, shares("300"))]);
        wait(&db, key(), "300").await;
        assert_eq!(free(&db, key()).await, []);
        assert_eq!(free(&db, on_other_card()).await, [(3, shares("70"))]);
    }

    async fn the_page_of_lots_is_of_all_cards_or_of_the_one_that_is_asked_for(db: Db) {
        let catalogue = catalogue(&db).await;
        let now = "2026-03-09T09:00:00+08:00";
        let app = identity::testing::app(db, now).with(catalogue).build();
        let person = opened_customer(&app, 1).await;
        let (cust_no, trade_acco) = (person.person.cust_no, person.trade_acco);
        let key = PositionKey { cust_no, trade_acco, ..key() };
        let other = PositionKey { trade_acco: TradeAcco::of(cust_no, 2).unwrap(), ..key };
        hold(app.db(), key, other).await;
        wait(app.db(), key, "300").await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.person.token);
        let page = async |asked: Value| client.bff("asset/accountShareDetail", asked).await.ok();
        let lots = |page: &Value| -> Vec<(String, String)> {
            let lots = page["lots"].as_array().unwrap().iter();
            let text = |value: &Value| value.as_str().unwrap().to_owned();
            lots.map(|lot| (text(&lot["tradeAcco"]), text(&lot["shares"]))).collect()
        };
        let shown = |key: PositionKey, text: &str| (key.trade_acco.to_string(), text.to_owned());
        let all = page(json!({ "fundCode": fund() })).await;
        let (first, second) = (shown(key, "1000.00"), shown(key, "500.00"));
        let expected = [first.clone(), second.clone(), shown(other, "70.00")];
        assert_eq!(lots(&all), expected);
        // A week after the first lot was confirmed it costs nothing, but 300 of it wait.
        assert_eq!((&all["shares"], &all["freeShares"]), (&json!("1570.00"), &json!("700.00")));
        let one = page(json!({ "fundCode": fund(), "tradeAcco": key.trade_acco })).await;
        assert_eq!(lots(&one), [first, second]);
        assert_eq!((&one["shares"], &one["freeShares"]), (&json!("1500.00"), &json!("700.00")));
        let two = page(json!({ "fundCode": fund(), "tradeAcco": other.trade_acco })).await;
        assert_eq!((lots(&two), &two["freeShares"]), (vec![shown(other, "70.00")], &json!("0.00")));
    }
}
