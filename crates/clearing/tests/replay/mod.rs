//! A day's files, read again into an empty copy.

use crate::company::{Company, migrations};
use clearing::Replay;
use db::{Db, Tx, db_test};
use kernel::{Calendar, Day};
use orders::testing::{C4, MIXED, MONEY, bought, buyer, client};
use serde_json::json;
use ta::{Faults, Force};

const NOW: &str = "2026-11-16T10:00:00+08:00";

fn day(text: &str) -> Day {
    text.parse().unwrap()
}

/// Days on which everything happens that files may say; answers the last.
async fn busy_days(company: &Company) -> Day {
    let person = buyer(&company.app, 1, C4).await;
    let other = buyer(&company.app, 2, C4).await;
    let clients = [&person, &other].map(|p| client(&company.app, &p.person.token));
    for (person, fund) in [(&person, MIXED), (&other, MIXED), (&person, MONEY)] {
        bought(&company.app, person, fund, "5000.00").await;
    }
    company.engine.advance().await.unwrap();
    company.engine.advance().await.unwrap();
    let mixed = company.fund(MIXED);
    for faults in [
        Faults { refuse_each: Some(2), repeat_files: true, ..Faults::default() },
        Faults { halve_each: Some(1), ..Faults::default() },
        Faults { big_redemptions: vec![(mixed, "0.5".parse().unwrap())], ..Faults::default() },
        Faults {
            forced: vec![(mixed, Force::Redeem, "0.1".parse().unwrap())],
            ..Faults::default()
        },
    ] {
        company.set_faults(faults);
        for (person, client) in [&person, &other].into_iter().zip(&clients) {
            identity::testing::unlock(&company.app, &person.person.token).await;
            bought(&company.app, person, MIXED, "1000.00").await;
            let redeem = json!({
                "fundCode": MIXED, "tradeAcco": person.trade_acco, "shares": "100.00",
            });
            client.bff("trade/publicRedeem", redeem).await.ok();
            let convert = json!({
                "fundCode": MIXED, "targetFundCode": MONEY, "tradeAcco": person.trade_acco,
                "shares": "50.00", "agreements": agreements(),
            });
            client.bff("trade/public/convert", convert).await.ok();
        }
        let quick = json!({
            "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": "10", "quick": true,
        });
        // On some of the days the limits of a new card refuse it.
        clients[0].bff("trade/publicRedeem", quick).await;
        company.engine.advance().await.unwrap();
    }
    company.set_faults(Faults::default());
    let next = company.engine.advance().await.unwrap();
    Calendar::china().previous_open(next)
}

fn agreements() -> [&'static str; 4] {
    ["fund-contract", "prospectus", "risk-disclosure", "sales-service"]
}

async fn replayed(company: &Company, day: Day) -> Replay {
    company.engine.replay(day).await.unwrap()
}

db_test! { &migrations();
    async fn the_files_of_each_day_say_what_the_books_say(db: Db) {
        let company = Company::new(db, NOW).await;
        let last = busy_days(&company).await;
        let (mut today, mut records) = (day("2026-11-16"), 0);
        while today <= last {
            let replay = replayed(&company, today).await;
            assert!(replay.agrees(), "{today}: {:#?}", replay.named);
            assert_eq!(replay.replayed, replay.books);
            records += replay.records;
            today = Calendar::china().next_open(today);
        }
        assert!(records > 20, "{records}");
        let early = company.engine.replay(today).await.unwrap_err().to_string();
        assert!(early.contains(&today.to_string()), "{early}");
    }

    async fn an_order_that_is_not_as_it_was_confirmed_is_found(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let number = bought(&company.app, &person, MIXED, "5000.00").await;
        company.engine.advance().await.unwrap();
        assert!(replayed(&company, day("2026-11-16")).await.agrees());
        let spoil = async move |tx: &mut Tx| {
            let query = db::sql!(
                "UPDATE orders_orders SET confirmed_shares = confirmed_shares + 1
                 WHERE order_no = $1",
                number
            );
            tx.execute(query).await
        };
        company.app.db().write::<_, db::Error, _>(spoil).await.unwrap();
        let replay = replayed(&company, day("2026-11-16")).await;
        assert_ne!(replay.replayed, replay.books);
        let [files, books] = replay.named.as_slice() else { panic!("{:#?}", replay.named) };
        assert!(files.starts_with("line of the files only"), "{files}");
        assert!(books.starts_with("line of the books only"), "{books}");
    }

    async fn books_that_say_something_else_are_found(db: Db) {
        let company = Company::new(db, NOW).await;
        busy_days(&company).await;
        let first = day("2026-11-16");
        assert!(replayed(&company, first).await.agrees());
        let spoil = async |tx: &mut Tx| {
            let query = db::sql!(
                "UPDATE clearing_confirmations SET shares = shares + 1
                 WHERE cfm_day = '2026-11-17' AND business = '122'"
            );
            tx.execute(query).await
        };
        company.app.db().write::<_, db::Error, _>(spoil).await.unwrap();
        let replay = replayed(&company, first).await;
        assert!(!replay.agrees() && replay.differences >= 2, "{:#?}", replay.named);
        // Another file than the one that was taken in, though of the same name.
        let path = company.inbox.join("OFD_98_TAEL_20261119_04.TXT");
        let other = std::fs::read(company.inbox.join("OFD_98_TAEL_20261120_04.TXT")).unwrap();
        std::fs::write(&path, other).unwrap();
        let replay = replayed(&company, day("2026-11-18")).await;
        assert!(replay.named.iter().any(|d| d.contains("OFD_98_TAEL_20261119_04")), "{replay:?}");
        // The same bytes came twice that day: under their other name they are there still.
        std::fs::remove_file(&path).unwrap();
        let replay = replayed(&company, day("2026-11-18")).await;
        assert!(replay.agrees(), "{replay:?}");
    }
}
