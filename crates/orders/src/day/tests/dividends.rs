//! Dividends, as the TA pays them.

use crate::placing::tests::redeeming::holder;
use crate::testing::{MIXED, MONEY, assert_sound, client};
use crate::tests::migrations;
use crate::{Confirming, DividendKind, DividendPaid, Order, OrderKind, all_orders, pay_dividends};
use db::{Db, Tx, db_test};
use kernel::{Calendar, Day, Fen};
use serde_json::json;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

db_test! { migrations();
    async fn a_dividend_takes_nothing_over_from_the_last_order_of_its_account(db: Db) {
        let (app, person) = holder(db, MIXED, "10000").await;
        let client = client(&app, &person.person.token);
        let converting = json!({
            "fundCode": MIXED,
            "targetFundCode": MONEY,
            "tradeAcco": person.trade_acco,
            "shares": "1000",
            "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
        });
        client.bff("trade/public/convert", converting).await.ok();
        let confirming = Confirming {
            day: day("2026-03-05"),
            at: app.now(),
            ids: app.ids().clone(),
            calendar: Calendar::china(),
        };
        let dividend = DividendPaid {
            serial: "D1".to_owned(),
            cust_no: person.person.cust_no,
            trade_acco: person.trade_acco,
            fund_code: MIXED.parse().unwrap(),
            ex_day: day("2026-03-04"),
            nav: "1.2000".parse().unwrap(),
            kind: DividendKind::Cash(Fen::from_whole(80).unwrap()),
        };
        let paid = [dividend];
        let pay = async move |tx: &mut Tx| pay_dividends(tx, &confirming, &paid).await;
        app.db().write::<_, db::Error, _>(pay).await.unwrap();
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
}
