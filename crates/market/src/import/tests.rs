//! Imports on both engines.

use super::{import_calendar, import_index};
use crate::Market;
use db::{Db, db_test};
use kernel::Day;

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

db_test! { crate::MIGRATIONS;
    async fn calendars_are_read_in_all_their_forms(db: Db) {
        let csv = "cal_date,is_open\r\n2027-02-01,0\r\n2027-02-02,1\r\n2027-02-30,1\r\n";
        let read = import_calendar(&db, csv).await.unwrap();
        assert_eq!((read.rows, read.changed, read.refused.len()), (3, 2, 1));
        assert_eq!(read.refused[0].0, 4);
        let list = r#"["20270301", "20270303"]"#;
        assert_eq!(import_calendar(&db, list).await.unwrap().changed, 3);
        let year = r#"{"year": 2027, "days": [
            {"name": "节", "date": "2027-03-08", "isOffDay": true},
            {"name": "节", "date": "2027-03-13", "isOffDay": false}]}"#;
        assert_eq!(import_calendar(&db, year).await.unwrap().changed, 1);
        let world = r#"{"HK": ["2027-03-10"], "FR": ["2027-03-10"]}"#;
        assert_eq!(import_calendar(&db, world).await.unwrap().changed, 1);
        for text in [csv, list, year, world] {
            assert_eq!(import_calendar(&db, text).await.unwrap().changed, 0);
        }
        let board = Market::load(&db).await.unwrap().board();
        let china = board.calendar("CN");
        let closed = ["2027-02-01", "2027-03-02", "2027-03-08", "2027-03-13"];
        assert!(closed.iter().all(|text| !china.is_open(day(text))));
        assert!(china.is_open(day("2027-02-02")) && china.is_open(day("2027-03-10")));
        assert!(!board.calendar("HK").is_open(day("2027-03-10")));
        assert!(import_calendar(&db, "x,y\n1,2\n").await.is_err());
    }

    async fn an_index_is_read_by_day_and_by_minute_and_twice_changes_nothing(db: Db) {
        let days = "date,open,close,high,low,volume\n\
            2026-03-02,10.5,11.25,11.5,10.25,1\n2026-03-03,10,12,11,9,1\n";
        let read = import_index(&db, "sh000001", days).await.unwrap();
        assert_eq!((read.rows, read.changed, read.refused.len()), (2, 2, 1));
        let old =
            "日期,股票代码,名称,收盘价,最高价,最低价,开盘价\n2026-03-01,'1,上证,11,11,11,11\n";
        assert_eq!(import_index(&db, "sh000001", old).await.unwrap().changed, 1);
        let minutes = "symbol,dt,open,close,high,low\nX,2026-03-02 09:31:00,11,11.1,11.2,11\n";
        assert_eq!(import_index(&db, "sh000001", minutes).await.unwrap().changed, 1);
        for text in [days, old, minutes] {
            assert_eq!(import_index(&db, "sh000001", text).await.unwrap().changed, 0);
        }
        let board = Market::load(&db).await.unwrap().board();
        assert_eq!(board.indices[0].name, "上证指数");
        let now = "2026-03-02T10:00:00+08:00".parse().unwrap();
        let quote = board.quote(&board.indices[0], now).unwrap();
        assert_eq!((quote.price.to_string(), quote.minutes.len()), ("11.10".to_owned(), 1));
    }
}
