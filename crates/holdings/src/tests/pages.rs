//! What the pages answer.

use super::{day, fen, migrations, shares, value_day};
use crate::{Change, ChangeKind, FundNav, PositionKey, apply_confirmations, routes};
use bankcards::testing::{OpenedPerson, opened_customer};
use db::{Db, db_test};
use funds::{Catalogue, NewFund};
use kernel::{Nav, TradeAcco};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

/// Monday before the market opens.
pub const MONDAY: &str = "2026-03-09T09:00:00+08:00";
pub const MIXED: &str = "000001";
pub const MONEY: &str = "000009";

fn other(person: &OpenedPerson) -> TradeAcco {
    TradeAcco::of(person.person.cust_no, 2).unwrap()
}

pub async fn buys(app: &App, person: &OpenedPerson, fund: &str, trade_acco: TradeAcco) {
    let key = PositionKey {
        cust_no: person.person.cust_no,
        trade_acco,
        fund_code: fund.parse().unwrap(),
    };
    let change = Change {
        key,
        order_no: app.ids().next_value().unwrap(),
        t_day: day("2026-03-04"),
        confirmed_on: day("2026-03-05"),
        nav: Nav::PAR,
        fee: kernel::Fen::ZERO,
        kind: ChangeKind::Bought { amount: fen("10000"), shares: shares("10000") },
    };
    let buy =
        async move |tx: &mut db::Tx| apply_confirmations(tx, std::slice::from_ref(&change)).await;
    app.db().write(buy).await.unwrap();
}

pub async fn valued(app: &App, fund: &str, nav: &str, days: &[&str]) {
    let income = (fund == MONEY).then(|| "0.5000".parse().unwrap());
    let nav = FundNav { fund_code: fund.parse().unwrap(), nav: nav.parse().unwrap(), income };
    for on in days {
        let on = day(on);
        app.db().write(async move |tx| value_day(tx, on, &[nav]).await).await.unwrap();
    }
}

fn updated(funds: &Value) -> Vec<(&str, &str, bool)> {
    let funds = funds["funds"].as_array().unwrap().iter();
    funds
        .map(|fund| {
            let (code, day) = (fund["fundCode"].as_str(), fund["navDate"].as_str());
            (code.unwrap(), day.unwrap(), fund["updated"] == true)
        })
        .collect()
}

db_test! { migrations();
    async fn on_monday_the_income_of_the_weekend_leaves_all_funds_updated(db: Db) {
        let app = identity::testing::app(db, MONDAY).with(Catalogue::empty()).build();
        let person = opened_customer(&app, 1).await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.person.token);
        let (acco, other) = (person.trade_acco, other(&person));
        for (fund, acco) in [(MIXED, acco), (MIXED, other), (MONEY, other)] {
            buys(&app, &person, fund, acco).await;
        }
        valued(&app, MONEY, "1", &["2026-03-05", "2026-03-06", "2026-03-07", "2026-03-08"]).await;
        valued(&app, MIXED, "1.1", &["2026-03-05"]).await;
        let before = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!((&before["updated"], &before["held"]), (&json!(1), &json!(2)));
        valued(&app, MIXED, "1.2", &["2026-03-06"]).await;
        let after = client.bff("asset/myOverview", json!({})).await.ok();
        assert_eq!((&after["updated"], &after["held"]), (&json!(2), &json!(2)));
        assert_eq!(after["dayProfitDate"], "2026-03-06");
        // Two cards gain 0.1 on 10,000 shares, and Saturday and Sunday bring 0.50 each.
        assert_eq!(after["dayProfit"], "2001.00");
        let held = client.bff("asset/myAccount", json!({})).await.ok();
        assert_eq!(held["latestNavDate"], "2026-03-06");
        let expected = [(MIXED, "2026-03-06", true), (MONEY, "2026-03-08", true)];
        assert_eq!(updated(&held), expected);
    }

    async fn the_profit_of_a_fund_is_that_of_all_cards_closed_ones_too(db: Db) {
        let app = identity::testing::app(db, MONDAY).with(Catalogue::empty()).build();
        let person = opened_customer(&app, 1).await;
        for acco in [person.trade_acco, other(&person)] {
            buys(&app, &person, MIXED, acco).await;
        }
        valued(&app, MIXED, "1.1", &["2026-03-05"]).await;
        let key = PositionKey {
            cust_no: person.person.cust_no,
            trade_acco: other(&person),
            fund_code: MIXED.parse().unwrap(),
        };
        let sold = Change {
            key,
            order_no: app.ids().next_value().unwrap(),
            t_day: day("2026-03-05"),
            confirmed_on: day("2026-03-06"),
            nav: "1.1".parse().unwrap(),
            fee: kernel::Fen::ZERO,
            kind: ChangeKind::Redeemed {
                unfrozen: shares("0"),
                shares: shares("10000"),
                net: fen("11000"),
            },
        };
        let sell =
            async move |tx: &mut db::Tx| apply_confirmations(tx, std::slice::from_ref(&sold)).await;
        app.db().write(sell).await.unwrap();
        valued(&app, MIXED, "1.2", &["2026-03-06"]).await;
        let client = Client::new(&app, vec![routes()]).with_token(&person.person.token);
        let held = client.bff("asset/myAccount", json!({})).await.ok();
        let detail = client.bff("asset/heldAssetsDetails", json!({ "fundCode": MIXED })).await.ok();
        for fund in [&held["funds"][0], &detail["fund"]] {
            let figures = ["totalProfit", "holdingProfit", "value", "nav"].map(|name| &fund[name]);
            assert_eq!(figures, ["3000.00", "2000.00", "12000.00", "1.2000"], "{fund}");
        }
        assert_eq!(held["funds"].as_array().unwrap().len(), 1);
    }

    async fn a_holding_is_of_the_kind_that_fund_lists_say(db: Db) {
        let listed = [
            ("000002", "澄溪沪深300指数A", "指数型-股票"),
            ("000003", "澄溪中证500指数A", "指数型-股票"),
            ("000004", "澄溪全球成长A", "QDII-普通股票"),
        ];
        let funds = listed
            .map(|(code, name, category)| NewFund::usual(code.parse().unwrap(), name, category));
        let put = async move |tx: &mut db::Tx| funds::import::put_funds(tx, &funds).await;
        db.write_batch(put).await.unwrap();
        let catalogue = Catalogue::load(&db).await.unwrap();
        let app = identity::testing::app(db, MONDAY).with(catalogue).build();
        let person = opened_customer(&app, 1).await;
        for fund in ["000002", "000003", "000004", "000005"] {
            buys(&app, &person, fund, person.trade_acco).await;
            valued(&app, fund, "1.1", &["2026-03-06"]).await;
        }
        let client = Client::new(&app, vec![routes()]).with_token(&person.person.token);
        let held = client.bff("asset/myAccount", json!({})).await.ok();
        let kind = |name: &str, count: u8, value: &str| -> Value {
            json!({ "name": name, "count": count, "value": value })
        };
        let [index, abroad, other] = [
            kind("指数型", 2, "22000.00"),
            kind("QDII", 1, "11000.00"),
            kind("其他", 1, "11000.00"),
        ];
        let kinds = held["kinds"].as_array().unwrap();
        assert_eq!((kinds.len(), &kinds[0]), (3, &index));
        assert!(kinds.contains(&abroad) && kinds.contains(&other), "{kinds:?}");
        let parts = client.bff("asset/myOverview", json!({})).await.ok()["parts"].clone();
        let part = |name: &str, value: &str| {
            json!({ "code": "public", "name": name, "value": value })
        };
        assert_eq!((parts.as_array().unwrap().len(), &parts[0]), (3, &part("指数型", "22000.00")));
        assert!(parts.as_array().unwrap().contains(&part("QDII", "11000.00")), "{parts}");
        let detail = client.bff("asset/heldAssetsDetails", json!({ "fundCode": "000002" })).await;
        assert_eq!(detail.ok()["fund"]["category"], "指数型-股票");
    }
}
