use super::{Day, Db, fill_market, indices};
use db::{Tx, db_test};
use funds::{Catalogue, Fund};
use kernel::Calendar;
use std::sync::Arc;

fn migrations() -> Vec<db::Migration> {
    [funds::MIGRATIONS, market::MIGRATIONS, advisors::MIGRATIONS].concat()
}

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

db_test! { &migrations();
    async fn an_empty_database_is_filled_and_every_fund_has_its_prices(db: Db) {
        let today = day("2026-11-23");
        let filled = fill_market(&db, crate::SEED, today, |_, _| ()).await.unwrap();
        assert!(
            filled.funds >= 300 && filled.indices >= 4 && filled.prices > 300_000,
            "{filled:?}"
        );
        let catalogue = Catalogue::load(&db).await.unwrap();
        let snapshot = catalogue.snapshot();
        assert_eq!(snapshot.funds().len(), filled.funds);
        for fund in snapshot.funds().iter().filter(|fund| fund.established.is_some()) {
            prices_are_complete(fund, today);
        }
    }
}

db_test! { &migrations();
    async fn indices_go_on_from_day_to_day_as_they_were_filled(db: Db) {
        let calendar = Calendar::china();
        let (first, last) = (day("2026-11-20"), day("2026-11-27"));
        indices::fill(&db, crate::SEED, first).await.unwrap();
        let mut today = first;
        while today < last {
            // New York rests on Thanksgiving, the 26th.
            let count = if today == day("2026-11-26") { 6 } else { 7 };
            assert_eq!(indices::publish_indices(&db, crate::SEED, today).await.unwrap(), count);
            assert_eq!(indices::publish_indices(&db, crate::SEED, today).await.unwrap(), 0);
            let market = market::Market::load(&db).await.unwrap();
            let board = market.board();
            let at = |day: Day, minute: &str| -> Vec<market::Quote> {
                let now = format!("{day}T{minute}:00+08:00").parse().unwrap();
                let here = board.indices.iter().filter(|index| index.market == "CN");
                here.map(|index| board.quote(index, now).unwrap()).collect()
            };
            let closed = at(today, "18:00");
            today = calendar.next_open(today);
            for (quote, before) in at(today, "10:29").iter().zip(&closed) {
                assert_eq!((quote.day, quote.minutes.len()), (today, 60));
                assert_eq!(quote.previous_close, Some(before.price));
            }
        }
        let known = db.read(async |tx: &mut Tx| market::last_closes(tx).await).await.unwrap();
        assert_eq!(known.len(), crate::indices().len());
        for index in crate::indices() {
            let last = known.iter().find(|last| last.code == index.code).unwrap();
            let calendar = index.calendar();
            let day = calendar.previous_open(today);
            let all = crate::candles(crate::SEED, index, &calendar, start(), day).unwrap();
            let close = all.last().unwrap().close;
            assert_eq!((last.day, last.close.units() * 10_000), (day, close.units()));
        }
    }
}

fn start() -> Day {
    let (year, month, day) = crate::HISTORY_START;
    Day::new(year, month, day).unwrap()
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
