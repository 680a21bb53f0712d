//! Where a customer's money is, as the page of analysis answers it.

use super::pages::{MONDAY, buys, valued};
use super::{day, migrations};
use crate::routes;
use bankcards::testing::{OpenedPerson, opened_customer};
use db::{Db, Tx, db_test};
use funds::{Archive, Catalogue, KeyPosition, NewArchive, NewFund, Part};
use kernel::{FundCode, RiskLevel};
use serde_json::{Value, json};
use wire::App;
use wire::testing::Client;

const STOCKS: &str = "000002";
const ABROAD: &str = "000004";
const BONDS: &str = "000006";
/// Established in January, it has not reported yet.
const YOUNG: &str = "000008";

fn code(text: &str) -> FundCode {
    text.parse().unwrap()
}

fn parts(named: &[(&str, &str)]) -> Vec<Part> {
    let part = |(name, ratio): &(&str, &str)| Part {
        name: (*name).to_owned(),
        ratio: ratio.parse().unwrap(),
    };
    named.iter().map(part).collect()
}

fn positions(named: &[(&str, &str)]) -> Vec<KeyPosition> {
    let position = |(name, ratio): &(&str, &str)| KeyPosition {
        code: String::new(),
        name: (*name).to_owned(),
        ratio: ratio.parse().unwrap(),
        change: None,
    };
    named.iter().map(position).collect()
}

fn reported(fund: &str, archive: Archive) -> NewArchive {
    let archive = Archive { report_day: Some(day("2025-12-31")), ..archive };
    NewArchive { code: code(fund), archive }
}

fn archives() -> Vec<NewArchive> {
    let stocks = Archive {
        assets: parts(&[("股票", "0.90"), ("银行存款及其他", "0.10")]),
        industries: parts(&[("制造业", "0.60"), ("金融业", "0.30")]),
        stocks: positions(&[("墨川精密", "0.08"), ("汐辰银行", "0.05")]),
        ..Archive::default()
    };
    let abroad = Archive {
        assets: parts(&[("股票", "0.80")]),
        industries: parts(&[("制造业", "0.20")]),
        currencies: parts(&[("840", "0.70")]),
        stocks: positions(&[("墨川精密", "0.03")]),
        ..Archive::default()
    };
    let bonds = Archive { bonds: positions(&[("26国债11", "0.10")]), ..Archive::default() };
    vec![reported(STOCKS, stocks), reported(ABROAD, abroad), reported(BONDS, bonds)]
}

async fn invested(db: Db) -> (App, OpenedPerson) {
    let new = |fund: &str, name: &str, category: &str, risk: RiskLevel| {
        let established = Some(day("2026-01-20"));
        NewFund { risk, established, ..NewFund::usual(code(fund), name, category) }
    };
    let funds = [
        new(STOCKS, "澄溪沪深300指数A", "指数型-股票", RiskLevel::MediumHigh),
        new(ABROAD, "澄溪全球成长A", "QDII-普通股票", RiskLevel::High),
        new(BONDS, "澄溪纯债A", "债券型-长债", RiskLevel::MediumLow),
        new(YOUNG, "澄溪优选A", "FOF-稳健型", RiskLevel::Medium),
    ];
    let put = async move |tx: &mut Tx| {
        funds::import::put_funds(tx, &funds).await?;
        funds::import::put_archives(tx, &archives()).await
    };
    db.write_batch(put).await.unwrap();
    let catalogue = Catalogue::load(&db).await.unwrap();
    let app = identity::testing::app(db, MONDAY).with(catalogue).build();
    let person = opened_customer(&app, 1).await;
    for fund in [STOCKS, ABROAD, BONDS, YOUNG] {
        buys(&app, &person, fund, person.trade_acco).await;
        let on = if fund == ABROAD { "2026-03-05" } else { "2026-03-06" };
        valued(&app, fund, "1.0", &[on]).await;
    }
    (app, person)
}

async fn analysed(app: &App, person: &OpenedPerson) -> Value {
    let client = Client::new(app, vec![routes()]).with_token(&person.person.token);
    client.bff("asset/analysis", json!({})).await.ok()
}

fn rows(list: &Value) -> Vec<(&str, &str, &str)> {
    let text = |row: &'_ Value, name: &str| row[name].as_str().map(str::to_owned);
    let list = list.as_array().unwrap().iter();
    list.map(|row| {
        assert!(text(row, "amount").is_some());
        let of = |name: &str| row[name].as_str().unwrap();
        (of("name"), of("amount"), of("share"))
    })
    .collect()
}

db_test! { migrations();
    async fn money_is_seen_through_the_funds(db: Db) {
        let (app, person) = invested(db).await;
        let seen = analysed(&app, &person).await;
        assert_eq!((&seen["marketValue"], &seen["held"]), (&json!("40000.00"), &json!(4)));
        let industries = &seen["industries"];
        let named = [("制造业", "8000.00", "0.2000"), ("金融业", "3000.00", "0.0750")];
        assert_eq!(rows(&industries["named"]), named);
        assert_eq!(industries["disclosed"]["share"], "0.2750");
        let ends = [("other", "19000.00", "0.4750"), ("undisclosed", "10000.00", "0.2500")];
        for (name, amount, share) in ends {
            assert_eq!(industries[name]["amount"], amount);
            assert_eq!(industries[name]["share"], share);
        }
        let young = json!([{
            "fundCode": YOUNG, "fundName": "澄溪优选A", "firstReport": "2026-04-01"
        }]);
        assert_eq!(industries["undisclosedFunds"], young);
        assert_eq!(industries["reportDays"], json!(["2025-12-31"]));
        assert_eq!(seen["stocks"]["amount"], "17000.00");
        assert_eq!(seen["stocks"]["share"], "0.4250");
        let securities = [
            ("墨川精密", "1100.00", "0.0280"),
            ("26国债11", "1000.00", "0.0250"),
            ("汐辰银行", "500.00", "0.0120"),
        ];
        assert_eq!(rows(&seen["securities"]), securities);
        assert_eq!(seen["largest"]["share"], "0.0650");
        let through: Vec<&Value> = seen["securities"][0]["funds"]
            .as_array()
            .unwrap()
            .iter()
            .map(|fund| &fund["fundCode"])
            .collect();
        assert_eq!(through, [STOCKS, ABROAD]);
        let currencies = [("人民币", "33000.00", "0.8250"), ("美元", "7000.00", "0.1750")];
        assert_eq!(rows(&seen["currencies"]), currencies);
        assert_eq!(seen["steady"]["amount"], "10000.00");
        let days = json!([
            { "day": "2026-03-06", "kinds": ["FOF", "债券型", "指数型"] },
            { "day": "2026-03-05", "kinds": ["QDII"] }
        ]);
        assert_eq!(seen["navDays"], days);
    }

    async fn risk_stands_beside_the_level_of_the_last_test(db: Db) {
        let (app, person) = invested(db).await;
        let cust_no = person.person.cust_no;
        let seen = analysed(&app, &person).await;
        assert_eq!(seen["customerLevel"], Value::Null);
        let above = |seen: &Value| -> Vec<bool> {
            seen["risks"].as_array().unwrap().iter().map(|row| row["above"] == true).collect()
        };
        assert_eq!(above(&seen), [false; 5]);
        let note = async move |tx: &mut Tx| {
            accounts::note_risk(tx, cust_no, RiskLevel::MediumHigh, day("2026-03-08")).await
        };
        app.db().write(note).await.unwrap();
        let seen = analysed(&app, &person).await;
        assert_eq!((&seen["customerLevel"], &seen["levelExpired"]), (&json!("4"), &json!(true)));
        assert_eq!(above(&seen), [false, false, false, false, true]);
        let shares: Vec<&Value> =
            seen["risks"].as_array().unwrap().iter().map(|row| &row["share"]).collect();
        assert_eq!(shares, ["0.0000", "0.2500", "0.2500", "0.2500", "0.2500"]);
        assert_eq!(seen["risks"][4]["funds"][0]["fundCode"], ABROAD);
    }

    async fn a_new_report_is_seen_and_one_that_is_not_out_yet_is_not(db: Db) {
        let (app, person) = invested(db.clone()).await;
        let industries = async || analysed(&app, &person).await["industries"]["named"].clone();
        assert_eq!(industries().await[0]["amount"], "8000.00");
        let next = async |published: &str| {
            let archive = Archive {
                report_day: Some(day("2026-03-31")),
                published_day: Some(day(published)),
                industries: parts(&[("采矿业", "0.90")]),
                ..Archive::default()
            };
            let new = [NewArchive { code: code(STOCKS), archive }];
            let put = async move |tx: &mut Tx| funds::import::put_archives(tx, &new).await;
            db.write(put).await.unwrap();
            app.get::<Catalogue>().refresh(&db).await.unwrap();
        };
        next("2026-04-20").await;
        assert_eq!(industries().await[0]["amount"], "8000.00");
        next("2026-03-09").await;
        assert_eq!(industries().await[0]["name"], "采矿业");
    }

    async fn who_holds_nothing_has_five_empty_levels_and_sees_no_others(db: Db) {
        let (app, _) = invested(db).await;
        let other = opened_customer(&app, 2).await;
        let seen = analysed(&app, &other).await;
        assert_eq!((&seen["marketValue"], &seen["held"]), (&json!("0.00"), &json!(0)));
        let empty = ["kinds", "securities", "currencies", "navDays"].map(|name| &seen[name]);
        assert_eq!(empty, [&json!([]); 4]);
        assert_eq!(seen["risks"].as_array().unwrap().len(), 5);
    }
}
