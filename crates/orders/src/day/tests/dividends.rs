//! Dividends, as the TA pays them.

use crate::placing::tests::{converting, redeeming::holder};
use crate::testing::{MIXED, MONEY, assert_sound, client};
use crate::tests::migrations;
use crate::{
    Confirming, DividendKind, DividendPaid, Order, OrderKind, advanced_shares, all_orders,
    note_incomes, pay_dividends,
};
use bankcards::testing::OpenedPerson;
use db::{Db, Tx, db_test};
use kernel::{Day, Fen};
use serde_json::json;
use wire::App;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Pays what the TA states for 2026-03-04 on the next day.
async fn pay(app: &App, dividend: DividendPaid) {
    let confirming = Confirming::of(app, day("2026-03-05"), app.now());
    let paid = [dividend];
    let pay = async move |tx: &mut Tx| pay_dividends(tx, &confirming, &paid).await;
    assert_eq!(app.db().write::<_, db::Error, _>(pay).await.unwrap(), Vec::<String>::new());
}

fn dividend(person: &OpenedPerson, fund: &str, nav: &str, kind: DividendKind) -> DividendPaid {
    DividendPaid {
        serial: "D1".to_owned(),
        cust_no: person.person.cust_no,
        trade_acco: person.trade_acco,
        fund_code: fund.parse().unwrap(),
        ex_day: day("2026-03-04"),
        nav: nav.parse().unwrap(),
        kind,
    }
}

db_test! { migrations();
    async fn a_dividend_takes_nothing_over_from_the_last_order_of_its_account(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let converting = converting::ask([MIXED, MONEY], &person, "1000");
        client.bff("trade/public/convert", converting).await.ok();
        let cash = DividendKind::Cash(Fen::from_whole(80).unwrap());
        pay(&app, dividend(&person, MIXED, "1.2000", cash)).await;
        let read = async |tx: &mut Tx| all_orders(tx).await;
        let all: Vec<Order> = app.db().read::<_, db::Error, _>(read).await.unwrap();
        let paid = all.iter().find(|order| order.kind == OrderKind::Dividend).unwrap();
        assert_eq!((paid.target_fund_code, paid.decision_id), (None, None));
        assert_eq!((paid.catalogue_version, paid.defer_rest), (0, true));
        assert_eq!(paid.trade_acco, person.trade_acco);
        let converting = json!({ "filter": "all", "fundCode": MONEY });
        let records = client.bff("trade/queryTradeRecordNew", converting).await.ok();
        assert_eq!(records["months"][0]["records"].as_array().unwrap().len(), 1);
        assert_sound(&app).await;
    }

    async fn income_of_shares_that_a_bank_advanced_is_the_banks(db: Db) {
        let (app, person) = holder(db, MONEY, "20000").await;
        let client = client(&app, &person.person.token);
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "6000", "quick": true,
        });
        client.bff("trade/publicRedeem", quick).await.ok();
        let (t_day, fund) = (day("2026-03-04"), MONEY.parse().unwrap());
        let note = async move |tx: &mut Tx| {
            let incomes = [(fund, t_day, "0.5000".parse().unwrap())];
            note_incomes(tx, (t_day, t_day.next()), &incomes).await
        };
        app.db().write(note).await.unwrap();
        // The TA knows of no quick redemption: it pays on 19,984.01 shares.
        let income = DividendKind::Income("1.00".parse().unwrap());
        pay(&app, dividend(&person, MONEY, "1", income)).await;
        let held = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MONEY })).await.ok();
        assert_eq!(held["cards"][0]["shares"], "13984.71");
        let advanced = async move |tx: &mut Tx| advanced_shares(tx, t_day).await;
        let advanced = app.db().read::<_, db::Error, _>(advanced).await.unwrap();
        assert_eq!(advanced, [(person.trade_acco, fund, "0.30".parse().unwrap())]);
        assert_sound(&app).await;
    }
}
