//! The operations of the room on both engines.

use crate::{DailyRow, IndexRow, Market, MinuteRow, import, routes};
use db::{Db, Error, Tx, db_test};
use serde_json::json;
use wire::testing::{Client, app};

const ALL: &[db::Migration] = crate::MIGRATIONS;

fn points(text: &str) -> crate::Points {
    text.parse().unwrap()
}

fn daily(day: &str, close: &str) -> DailyRow {
    let (code, close) = ("000001".to_owned(), points(close));
    let (open, high, low) = (close, close, close);
    DailyRow { code, day: day.parse().unwrap(), open, high, low, close }
}

fn minute(day: &str, minute: i64, price: &str) -> MinuteRow {
    let day = day.parse().unwrap();
    MinuteRow { code: "000001".to_owned(), day, minute, price: points(price) }
}

async fn filled(db: &Db) {
    db.write(async move |tx: &mut Tx| {
        let (name, market) = ("上证指数".to_owned(), "CN".to_owned());
        let index = IndexRow { code: "000001".to_owned(), name, market, sort: 1 };
        import::put_indices(tx, &[index]).await?;
        let days = [daily("2026-11-19", "100"), daily("2026-11-20", "102.5")];
        import::put_daily(tx, &days).await?;
        let minutes = [
            minute("2026-11-20", 571, "100.5"),
            minute("2026-11-20", 600, "101"),
            minute("2026-11-20", 899, "102"),
        ];
        import::put_minutes(tx, &minutes).await?;
        Ok::<_, Error>(())
    })
    .await
    .unwrap();
}

async fn client(db: &Db, now: &str) -> Client {
    let market = Market::load(db).await.unwrap();
    Client::new(&app(db.clone(), now).with(market).build(), vec![routes()])
}

db_test! { ALL;
    async fn an_index_shows_only_what_could_be_known(db: Db) {
        filled(&db).await;
        let at = async |time: &str| {
            let client = client(&db, &format!("2026-11-20T{time}+08:00")).await;
            let data = client.bff("trade/indexMarket/v2", json!({})).await.ok();
            let index = &data["list"][0];
            let shown = (index["price"].clone(), index["change"].clone(), index["date"].clone());
            (data["status"].clone(), shown, index["minutes"].as_array().unwrap().len())
        };
        let before = (json!("100.00"), json!(null), json!("2026-11-19"));
        assert_eq!(at("09:10:00").await, (json!("未开盘"), before, 0));
        let morning = (json!("101.00"), json!("1.00"), json!("2026-11-20"));
        assert_eq!(at("10:30:00").await, (json!("交易中"), morning, 2));
        let closed = (json!("102.50"), json!("2.50"), json!("2026-11-20"));
        assert_eq!(at("15:00:00").await, (json!("已收盘"), closed, 3));
    }

    async fn after_the_bell_the_last_minute_stands_until_the_close_is_known(db: Db) {
        filled(&db).await;
        db.write(async move |tx: &mut Tx| {
            import::put_minutes(tx, &[minute("2026-11-23", 899, "103")]).await
        })
        .await
        .unwrap();
        let client = client(&db, "2026-11-23T15:30:00+08:00").await;
        let data = client.bff("trade/indexMarket/v2", json!({})).await.ok();
        assert_eq!(data["list"][0]["price"], json!("103.00"));
        assert_eq!(data["list"][0]["date"], json!("2026-11-23"));
    }

    async fn a_holiday_shows_the_last_close_and_the_next_cutoff(db: Db) {
        filled(&db).await;
        let client = client(&db, "2026-11-21T10:00:00+08:00").await;
        let data = client.bff("common/listAllIndex", json!({})).await.ok();
        assert_eq!(data["open"], json!(false));
        assert_eq!(data["status"], json!("休市"));
        assert_eq!(data["list"][0]["changeRate"], json!("0.0250"));
        assert_eq!(data["cutoffAt"], json!("2026-11-23T15:00:00.000+08:00"));
    }

    async fn a_day_tells_its_first_highest_and_lowest_price_so_far(db: Db) {
        filled(&db).await;
        let at = async |now: &str| {
            let data = client(&db, now).await.bff("common/listAllIndex", json!({})).await.ok();
            let index = data["list"][0].clone();
            ["open", "high", "low"].map(|name| index[name].clone())
        };
        let morning = at("2026-11-20T10:30:00+08:00").await;
        assert_eq!(morning, [json!("100.50"), json!("101.00"), json!("100.50")]);
        // Of the day before nothing is known but its close.
        assert_eq!(at("2026-11-20T09:10:00+08:00").await, [json!(null), json!(null), json!(null)]);
    }

    async fn each_market_is_told_by_its_own_clock(db: Db) {
        filled(&db).await;
        let client = client(&db, "2026-11-20T15:30:00+08:00").await;
        let data = client.bff("common/listAllIndex", json!({})).await.ok();
        let told: Vec<_> = data["markets"]
            .as_array()
            .unwrap()
            .iter()
            .map(|clock| (clock["market"].as_str().unwrap(), clock["open"] == true))
            .collect();
        assert_eq!(told, [("CN", false), ("HK", true), ("US", false)]);
        assert_eq!(data["markets"][2]["next"], "今晚22:30开盘");
        assert_eq!(data["markets"][2]["hours"], json!([{ "from": 1350, "to": 1740 }]));
    }

    async fn new_york_is_in_its_own_day_until_its_bell(db: Db) {
        let index = IndexRow {
            code: "990500".to_owned(),
            name: "美国500".to_owned(),
            market: "US".to_owned(),
            sort: 1,
        };
        let of = |row: DailyRow| DailyRow { code: "990500".to_owned(), ..row };
        let days = [of(daily("2026-11-19", "100")), of(daily("2026-11-20", "103"))];
        let at = |minute_: i64, price| MinuteRow {
            code: "990500".to_owned(),
            ..minute("2026-11-20", minute_, price)
        };
        let minutes = [at(1_350, "101"), at(1_620, "102"), at(1_740, "103")];
        db.write(async move |tx: &mut Tx| {
            import::put_indices(tx, std::slice::from_ref(&index)).await?;
            import::put_daily(tx, &days).await?;
            import::put_minutes(tx, &minutes).await
        })
        .await
        .unwrap();
        let told = async |now: &str| {
            let data = client(&db, now).await.bff("common/listAllIndex", json!({})).await.ok();
            let index = data["list"][0].clone();
            (index["price"].clone(), index["date"].clone())
        };
        let evening = (json!("100.00"), json!("2026-11-19"));
        assert_eq!(told("2026-11-20T20:00:00+08:00").await, evening);
        let night = (json!("102.00"), json!("2026-11-20"));
        assert_eq!(told("2026-11-21T03:00:00+08:00").await, night);
        let morning = (json!("103.00"), json!("2026-11-20"));
        assert_eq!(told("2026-11-21T09:00:00+08:00").await, morning);
    }

    async fn a_trend_begins_with_the_close_before_and_ends_with_what_is_known(db: Db) {
        filled(&db).await;
        let ask = async |now: &str, body| {
            client(&db, now).await.bff("common/indexTrend", body).await
        };
        let month = json!({ "indexCode": "000001", "range": "1m" });
        let open = ask("2026-11-20T10:00:00+08:00", month.clone()).await.ok();
        assert_eq!(open["days"], json!(["2026-11-19"]));
        let closed = ask("2026-11-20T15:30:00+08:00", month.clone()).await.ok();
        assert_eq!(closed["days"], json!(["2026-11-19", "2026-11-20"]));
        assert_eq!(closed["closes"], json!(["100.00", "102.50"]));
        assert_eq!(closed["rates"][1], "0.0250");
        let unknown = json!({ "indexCode": "1", "range": "1m" });
        assert_eq!(ask("2026-11-20T15:30:00+08:00", unknown).await.code, 90404);
        let wrong = json!({ "indexCode": "000001", "range": "9y" });
        assert_eq!(ask("2026-11-20T15:30:00+08:00", wrong).await.code, 90002);
    }

    async fn a_change_is_read_once(db: Db) {
        let market = Market::load(&db).await.unwrap();
        assert!(market.board().indices.is_empty());
        filled(&db).await;
        assert!(market.refresh(&db).await.unwrap());
        assert!(!market.refresh(&db).await.unwrap());
        assert_eq!(market.board().indices.len(), 1);
    }

    async fn an_imported_day_closes_the_market(db: Db) {
        let day = "2026-11-20".parse().unwrap();
        db.write(async move |tx: &mut Tx| {
            let row = crate::DayRow { market: "CN".to_owned(), day, open: false };
            import::put_days(tx, &[row]).await
        })
        .await
        .unwrap();
        let data = client(&db, "2026-11-20T10:00:00+08:00").await;
        let data = data.bff("trade/indexMarket/v2", json!({})).await.ok();
        assert_eq!(data["status"], json!("休市"));
    }

    async fn no_estimate_is_offered(db: Db) {
        let client = client(&db, "2026-11-20T10:00:00+08:00").await;
        let path = "product/publicFund/queryFundRealTimeValuation";
        let data = client.bff(path, json!({"fundCode": "000001"})).await.ok();
        assert_eq!(data["offered"], json!(false));
        let numbers = data.as_object().unwrap().values().filter(|value| value.is_number());
        assert_eq!(numbers.count(), 0);
    }
}

#[test]
fn the_contract_is_fresh() {
    assert_eq!(wire::contract_fragment(&routes()).check(), Ok(()));
}

#[test]
fn all_statements_are_good() {
    let migrations = [crate::MIGRATIONS, wire::MIGRATIONS].concat();
    assert_eq!(db::testing::check_statements(&migrations), Vec::<String>::new());
}
