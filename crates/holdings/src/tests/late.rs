//! Positions that begin after their T was valued.

use super::{acco, buy, day, fen, found, fund, key, migrations, redeem, shares};
use crate::{Change, PositionKey, apply_confirmations, apply_late, store};
use db::{Db, db_test};
use funds::NavRow;
use kernel::{Day, Fen, Nav};

pub async fn publish(db: &Db, navs: &[(&'static str, &'static str)]) {
    let row = |(on, nav): &(&str, &str)| NavRow {
        code: fund(),
        day: day(on),
        nav: nav.parse().unwrap(),
        cumulative: None,
        income: None,
        seven_day: None,
    };
    let rows: Vec<NavRow> = navs.iter().map(row).collect();
    db.write_batch(async move |tx| funds::publish_navs(tx, &rows).await).await.unwrap();
}

async fn confirm(db: &Db, changes: Vec<Change>) {
    db.write(async move |tx| apply_confirmations(tx, &changes).await).await.unwrap();
}

/// The position's days as (day, shares, value, profit).
async fn days(db: &Db) -> Vec<(Day, String, Fen, Fen)> {
    let since = store::days::Since::of(&crate::Position::empty(&key()), day("2026-01-01"));
    let rows = db.read(async |tx| store::days::since(tx, std::slice::from_ref(&since)).await).await;
    let mut rows = rows.unwrap();
    rows.sort_by_key(|row| row.day);
    rows.iter().map(|row| (row.day, row.shares.to_string(), row.value, row.profit)).collect()
}

fn row(on: &str, held: &str, value: &str, profit: &str) -> (Day, String, Fen, Fen) {
    (day(on), held.to_owned(), fen(value), fen(profit))
}

/// T is Thursday; Friday and Monday were published when it was confirmed on Tuesday.
const NAVS: [(&str, &str); 4] = [
    ("2026-03-04", "0.9000"),
    ("2026-03-05", "1.0000"),
    ("2026-03-06", "1.1000"),
    ("2026-03-09", "1.2000"),
];

fn late(change: Change) -> Change {
    Change { confirmed_on: day("2026-03-10"), ..change }
}

db_test! { migrations();
    async fn a_position_that_begins_late_is_valued_from_t_to_today(db: Db) {
        publish(&db, &NAVS).await;
        confirm(&db, vec![late(buy(1, "2026-03-05", "1.0000", "1010", "1000"))]).await;
        let position = found(&db).await;
        assert_eq!((position.value, position.valued_on), (fen("1200"), Some(day("2026-03-09"))));
        assert_eq!(
            (position.nav, position.day_profit),
            ("1.2".parse::<Nav>().unwrap(), fen("100"))
        );
        assert_eq!(position.total_profit, fen("190"));
        let expected = [
            row("2026-03-05", "1000.00", "1000", "-10"),
            row("2026-03-06", "1000.00", "1100", "100"),
            row("2026-03-09", "1000.00", "1200", "100"),
        ];
        assert_eq!(days(&db).await, expected);
        let range = (day("2026-03-01"), day("2026-03-31"));
        let of_customer =
            async |tx: &mut db::Tx| store::days::of_customer(tx, key().cust_no, range).await;
        let of_customer = db.read(of_customer).await.unwrap();
        let of_customer: Vec<Fen> = of_customer.into_iter().map(|(_, profit, _)| profit).collect();
        assert_eq!(of_customer, ["-10", "100", "100"].map(fen));
    }

    async fn an_answer_that_is_taken_days_after_it_came_is_valued_from_t_to_today(db: Db) {
        publish(&db, &NAVS).await;
        // The TA confirmed on Friday; it is Tuesday, and another day is published already.
        publish(&db, &[("2026-03-10", "1.3000")]).await;
        let bought = [buy(1, "2026-03-05", "1.0000", "1010", "1000")];
        let valued_before = day("2026-03-10");
        db.write(async move |tx| apply_late(tx, &bought, valued_before).await).await.unwrap();
        let expected = [
            row("2026-03-05", "1000.00", "1000", "-10"),
            row("2026-03-06", "1000.00", "1100", "100"),
            row("2026-03-09", "1000.00", "1200", "100"),
        ];
        assert_eq!(days(&db).await, expected);
        let position = found(&db).await;
        assert_eq!((position.value, position.valued_on), (fen("1200"), Some(day("2026-03-09"))));
        assert_eq!((position.day_profit, position.total_profit), (fen("100"), fen("190")));
    }

    async fn an_earlier_t_that_is_confirmed_later_has_its_days_too(db: Db) {
        publish(&db, &NAVS).await;
        confirm(&db, vec![buy(1, "2026-03-09", "1.2000", "120", "100")]).await;
        confirm(&db, vec![late(buy(2, "2026-03-05", "1.0000", "1000", "1000"))]).await;
        let expected = [
            row("2026-03-05", "1000.00", "1000", "0"),
            row("2026-03-06", "1000.00", "1100", "100"),
            row("2026-03-09", "1100.00", "1320", "100"),
        ];
        assert_eq!(days(&db).await, expected);
        let position = found(&db).await;
        assert_eq!((position.value, position.total_profit), (fen("1320"), fen("200")));
    }

    async fn a_closed_position_that_opens_again_late_is_valued_up_to_today(db: Db) {
        publish(&db, &NAVS).await;
        confirm(&db, vec![buy(1, "2026-03-04", "0.9000", "900", "1000")]).await;
        confirm(&db, vec![redeem(2, "2026-03-05", "1.0000", "1000", "1000")]).await;
        // Another card begins on a day before the one on which this position was closed.
        let key = PositionKey { trade_acco: acco(2), ..key() };
        let other = Change { key, ..late(buy(4, "2026-03-04", "0.9000", "90", "100")) };
        let again = late(buy(3, "2026-03-05", "1.0000", "500", "500"));
        confirm(&db, vec![other, again]).await;
        let expected = [
            row("2026-03-04", "1000.00", "900", "0"),
            row("2026-03-05", "500.00", "500", "100"),
            row("2026-03-06", "500.00", "550", "50"),
            row("2026-03-09", "500.00", "600", "50"),
        ];
        assert_eq!(days(&db).await, expected);
        let position = found(&db).await;
        assert_eq!((position.value, position.day_profit), (fen("600"), fen("50")));
        assert_eq!((position.shares, position.total_profit), (shares("500"), fen("200")));
    }

    async fn a_money_fund_bought_on_friday_has_the_day_of_sunday_on_monday(db: Db) {
        publish(&db, &["2026-03-06", "2026-03-07", "2026-03-08"].map(|on| (on, "1.0000"))).await;
        confirm(&db, vec![buy(1, "2026-03-06", "1.0000", "1000", "1000")]).await;
        let position = found(&db).await;
        assert_eq!((position.valued_on, position.value), (Some(day("2026-03-08")), fen("1000")));
        assert_eq!((position.day_profit, position.total_profit), (fen("0"), fen("0")));
    }
}
