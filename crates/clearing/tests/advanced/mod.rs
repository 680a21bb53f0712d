//! Income of shares that left a money fund within seconds: the bank's that advanced the money.

use crate::company::{Company, migrations};
use db::{Db, Tx, db_test};
use funds::Catalogue;
use holdings::Position;
use kernel::{Calendar, CustNo, Day, Nav, Rounding, Shares, TradeAcco};
use orders::testing::{C4, MONEY, bought, buyer, client};
use serde_json::json;

const NOW: &str = "2026-11-16T10:00:00+08:00";

struct Person {
    cust_no: CustNo,
    token: String,
    trade_acco: TradeAcco,
}

async fn quick(company: &Company, person: &Person, shares: &str) {
    identity::testing::unlock(&company.app, &person.token).await;
    let asked = json!({
        "fundCode": MONEY, "tradeAcco": person.trade_acco, "shares": shares, "quick": true,
    });
    client(&company.app, &person.token).bff("trade/publicRedeem", asked).await.ok();
}

async fn position(company: &Company, person: &Person) -> Position {
    let (cust_no, fund) = (person.cust_no, company.fund(MONEY));
    let read = async |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
    let mut found = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
    assert_eq!(found.len(), 1);
    found.remove(0)
}

/// The bank's income that stays in accounts at the TA.
async fn banks(company: &Company) -> Shares {
    let read = async |tx: &mut Tx| orders::advanced_shares(tx, Day::MAX).await;
    let all = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
    Shares::try_sum(all.into_iter().map(|(.., shares)| shares)).unwrap()
}

/// What so many shares earn on the days from the first to the last.
async fn earned(company: &Company, shares: &str, (first, last): (&str, &str)) -> Shares {
    let (first, last): (Day, Day) = (first.parse().unwrap(), last.parse().unwrap());
    company.app.get::<Catalogue>().refresh(company.app.db()).await.unwrap();
    let fund = company.app.get::<Catalogue>().fund(company.fund(MONEY)).unwrap();
    let days = std::iter::successors(Some(first), |day| Some(day.next()));
    let incomes: Vec<Nav> = days
        .take_while(|day| *day <= last)
        .map(|day| fund.series.on(day).unwrap().income.unwrap())
        .collect();
    let held: Shares = shares.parse().unwrap();
    let mut gained = Shares::ZERO;
    for income in incomes {
        let held = held.checked_add(gained).unwrap();
        let d = 10_000 * Nav::SCALE;
        let cut = kernel::mul_div(held.units(), income.units(), d, Rounding::Down).unwrap();
        gained = gained.checked_add(Shares::from_units(cut)).unwrap();
    }
    gained
}

/// The books are right, agree with the TA's statement, and with the day's files.
async fn assert_right(company: &Company, day: &str) {
    let verify = async |tx: &mut Tx| clearing::verify(tx).await;
    assert_eq!(company.app.db().read::<_, db::Error, _>(verify).await.unwrap(), []);
    assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
    let replay = company.engine.replay(day.parse().unwrap()).await.unwrap();
    assert!(replay.agrees(), "{:#?}", replay.named);
}

/// A customer with so much in the money fund, on Wednesday morning.
async fn holder(db: Db, amount: &str) -> (Company, Person) {
    let company = Company::new(db, NOW).await;
    let opened = buyer(&company.app, 1, C4).await;
    bought(&company.app, &opened, MONEY, amount).await;
    let person = Person {
        cust_no: opened.person.cust_no,
        token: opened.person.token.clone(),
        trade_acco: opened.trade_acco,
    };
    for _ in 0..2 {
        company.engine.advance().await.unwrap();
    }
    (company, person)
}

db_test! { &migrations();
    async fn income_of_the_day_on_which_shares_left_is_the_banks(db: Db) {
        let (company, person) = holder(db, "50000").await;
        let before = position(&company, &person).await.shares;
        quick(&company, &person, "10000").await;
        company.engine.advance().await.unwrap();
        let bank = earned(&company, "10000", ("2026-11-18", "2026-11-18")).await;
        assert!(bank.is_positive());
        assert_eq!(banks(&company).await, bank);
        let rest = before.checked_sub(Shares::from_whole(10_000).unwrap()).unwrap();
        let whole = earned(&company, &before.to_string(), ("2026-11-18", "2026-11-18")).await;
        let own = whole.checked_sub(bank).unwrap();
        let held = position(&company, &person).await;
        assert_eq!(held.shares, rest.checked_add(own).unwrap());
        assert_eq!(held.value.units(), held.shares.units());
        assert_right(&company, "2026-11-18").await;
        // The TA knows of it now: from here on all of the income is the customer's.
        company.engine.advance().await.unwrap();
        assert_eq!(banks(&company).await, bank);
        assert_right(&company, "2026-11-19").await;
    }

    async fn a_position_that_left_within_seconds_does_not_come_back(db: Db) {
        let (company, person) = holder(db, "5000").await;
        // The first income may leave the day after it was credited.
        company.engine.advance().await.unwrap();
        let all = position(&company, &person).await.shares;
        quick(&company, &person, &all.to_string()).await;
        for day in ["2026-11-19", "2026-11-20", "2026-11-23"] {
            company.engine.advance().await.unwrap();
            let left = position(&company, &person).await;
            let nothing = (Shares::ZERO, kernel::Fen::ZERO, kernel::Fen::ZERO, None);
            assert_eq!((left.shares, left.value, left.accrued, left.opened_on), nothing);
            assert_right(&company, day).await;
        }
    }

    async fn after_the_cut_off_of_friday_the_weekend_and_monday_are_the_banks(db: Db) {
        let (company, person) = holder(db, "50000").await;
        for _ in 0..2 {
            company.engine.advance().await.unwrap();
        }
        assert_eq!(company.engine.close().await.unwrap(), "2026-11-20".parse().unwrap());
        quick(&company, &person, "10000").await;
        company.engine.advance().await.unwrap();
        let weekend = earned(&company, "10000", ("2026-11-20", "2026-11-22")).await;
        assert_eq!(banks(&company).await, weekend);
        assert_right(&company, "2026-11-20").await;
        company.engine.advance().await.unwrap();
        let held = Shares::from_whole(10_000).unwrap().checked_add(weekend).unwrap();
        let monday = earned(&company, &held.to_string(), ("2026-11-23", "2026-11-23")).await;
        assert_eq!(banks(&company).await, weekend.checked_add(monday).unwrap());
        assert_right(&company, "2026-11-23").await;
        let next = Calendar::china().next_open("2026-11-23".parse().unwrap());
        assert_eq!(company.engine.advance().await.unwrap(), Calendar::china().next_open(next));
        assert_right(&company, "2026-11-24").await;
    }
}
