use super::{Day, Db, fill_market};
use db::db_test;
use funds::{Catalogue, Fund};
use std::sync::Arc;

fn migrations() -> Vec<db::Migration> {
    [funds::MIGRATIONS, market::MIGRATIONS].concat()
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

db_test! { &migrations();
    async fn an_empty_database_is_filled_and_every_fund_has_its_prices(db: Db) {
        let today = day("2026-11-23");
        let filled = fill_market(&db, crate::SEED, today, |_, _| ()).await.unwrap();
        assert!(filled.funds >= 300 && filled.indices >= 4 && filled.prices > 300_000, "{filled:?}");
        let catalogue = Catalogue::load(&db).await.unwrap();
        let snapshot = catalogue.snapshot();
        assert_eq!(snapshot.funds().len(), filled.funds);
        for fund in snapshot.funds().iter().filter(|fund| fund.established.is_some()) {
            prices_are_complete(fund, today);
        }
    }
}

fn prices_are_complete(fund: &Arc<Fund>, today: Day) {
    let last = fund.latest.unwrap().day;
    let days = fund.series.days();
    if fund.is_money() {
        assert_eq!(last, today.previous(), "{}", fund.name);
        assert!(days.windows(2).all(|pair| pair[1] == pair[0].next()), "{}", fund.name);
        assert!(fund.latest.unwrap().seven_day.is_some(), "{}", fund.name);
    } else {
        let due = fund.calendar.add_open(today, -1 - fund.timetable.nav_days);
        assert_eq!(last, due, "{}", fund.name);
        let next = |day| fund.calendar.next_open(day);
        assert!(days.windows(2).all(|pair| pair[1] == next(pair[0])), "{}", fund.name);
    }
    assert!(fund.fee_table(today).is_some() && !fund.benchmark.is_empty(), "{}", fund.name);
}
