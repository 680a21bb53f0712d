//! Moves of shares between an own account and a child's through the files of a day, with a TA that
//! may fail.

use crate::company::{Company, migrations};
use crate::{day, order};
use bankcards::Purpose;
use clearing::Step;
use db::{Db, Tx, db_test};
use exchange::{Decimal, TradeConfirmation, TransferDirection};
use holdings::{Position, PositionKey};
use kernel::{Calendar, CustNo, Shares, TradeAcco};
use orders::testing::{C4, MIXED, assert_sound, bought, buyer, client};
use orders::{Desk, OrderNo, OrderStatus, Promised, Transfer};
use serde_json::json;
use ta::{Faults, FileFaults};
use wire::{Answer, Failure};

const NOW: &str = "2026-11-16T10:00:00+08:00";
const CFM: &str = "2026-11-19";

struct Parent {
    cust_no: CustNo,
    token: String,
    own: TradeAcco,
    child: TradeAcco,
}

/// Somebody who holds the fund since yesterday, with a child's account of the same card.
async fn parent(company: &Company) -> Parent {
    let person = buyer(&company.app, 1, C4).await;
    bought(&company.app, &person, MIXED, "9000.00").await;
    let (cust_no, card_id) = (person.person.cust_no, person.card_id);
    let (purpose, at) = (Purpose::Child(1.try_into().unwrap()), company.app.now());
    let open =
        async move |tx: &mut Tx| bankcards::open_account(tx, (cust_no, card_id), purpose, at).await;
    let child = company.app.db().write::<_, Failure, _>(open).await.unwrap();
    company.engine.advance().await.unwrap();
    company.engine.advance().await.unwrap();
    Parent { cust_no, token: person.person.token, own: person.trade_acco, child }
}

async fn asked(company: &Company, parent: &Parent, into: bool, shares: &str) -> Answer<OrderNo> {
    let desk = Desk::open(&company.app, company.app.now());
    let (from, to) = if into { (parent.own, parent.child) } else { (parent.child, parent.own) };
    let transfer = Transfer {
        order_no: desk.next_order_no().unwrap(),
        cust_no: parent.cust_no,
        fund_code: company.fund(MIXED),
        from,
        to,
        shares: shares.parse().unwrap(),
        promised: Promised::default(),
    };
    let work = async move |tx: &mut Tx| desk.move_shares(tx, &transfer).await;
    Ok(company.app.db().write::<_, Failure, _>(work).await?.order_no)
}

async fn moves(company: &Company, parent: &Parent, into: bool, shares: &str) -> OrderNo {
    asked(company, parent, into, shares).await.unwrap()
}

async fn held(company: &Company, parent: &Parent, trade_acco: TradeAcco) -> Option<Position> {
    let (cust_no, fund_code) = (parent.cust_no, company.fund(MIXED));
    let key = PositionKey { cust_no, trade_acco, fund_code };
    let read = async move |tx: &mut Tx| holdings::position(tx, &key).await;
    company.app.db().read::<_, db::Error, _>(read).await.unwrap()
}

async fn shares(company: &Company, parent: &Parent, trade_acco: TradeAcco) -> Shares {
    held(company, parent, trade_acco).await.map_or(Shares::ZERO, |position| position.shares)
}

async fn status(company: &Company, parent: &Parent, number: OrderNo) -> OrderStatus {
    let found = order(company, &parent.token, number).await;
    serde_json::from_value(found["status"].clone()).unwrap()
}

/// Both sides agree, and our books with themselves.
async fn agree(company: &Company) {
    let status = company.engine.status().await.unwrap();
    assert_eq!((status.open_breaks, status.file_breaks), (0, vec![]));
    assert_eq!(company.engine.verify_register().await.unwrap(), Vec::new());
    assert_sound(&company.app).await;
}

fn is_in(record: &TradeConfirmation) -> bool {
    record.transfer_direction == Some(TransferDirection::In)
}

db_test! { &migrations();
    async fn a_move_is_followed_to_the_ta_and_back(db: Db) {
        let company = Company::new(db, NOW).await;
        let parent = parent(&company).await;
        let before = held(&company, &parent, parent.own).await.unwrap();
        let number = moves(&company, &parent, true, "1000.00").await;
        let second = moves(&company, &parent, true, "500.00").await;
        let later = company.app.now().day();
        company.engine.advance().await.unwrap();
        let sent = company.applications(later);
        let told = sent.iter().map(|sent| {
            (sent.business.code(), sent.target_transaction_account_id.clone())
        });
        let expected = ("026".to_owned(), parent.child.to_string());
        assert_eq!(told.collect::<Vec<_>>(), [expected.clone(), expected]);
        for number in [number, second] {
            assert_eq!(status(&company, &parent, number).await, OrderStatus::Confirmed);
        }
        let (own, child) = (
            held(&company, &parent, parent.own).await.unwrap(),
            held(&company, &parent, parent.child).await.unwrap(),
        );
        assert_eq!(child.shares, "1500".parse().unwrap());
        assert_eq!(own.shares.checked_add(child.shares), Ok(before.shares));
        assert_eq!(own.cost.checked_add(child.cost), Ok(before.cost));
        assert_eq!(child.container, Purpose::Child(1.try_into().unwrap()));
        agree(&company).await;
        let replay = company.engine.replay(later).await.unwrap();
        assert!(replay.agrees(), "{:#?}", replay.named);
        // The days came along: what is redeemed costs as much under either account.
        let client = client(&company.app, &parent.token);
        identity::testing::unlock(&company.app, &parent.token).await;
        let mut fees = Vec::new();
        for acco in [parent.own, parent.child] {
            let ask = json!({ "fundCode": MIXED, "tradeAcco": acco, "shares": "100.00" });
            let placed = client.bff("trade/publicRedeem", ask).await.ok();
            fees.push(placed["orderNo"].as_str().unwrap().parse::<OrderNo>().unwrap());
        }
        company.engine.advance().await.unwrap();
        let paid = async |number| order(&company, &parent.token, number).await["fee"].clone();
        assert_eq!(paid(fees[0]).await, paid(fees[1]).await);
        // All of it back: the TA closes nothing of it, and the register is what it was.
        let all = shares(&company, &parent, parent.child).await.to_string();
        moves(&company, &parent, false, &all).await;
        company.engine.advance().await.unwrap();
        assert!(shares(&company, &parent, parent.child).await.is_zero());
        agree(&company).await;
    }

    async fn what_the_ta_refuses_is_free_again(db: Db) {
        let company = Company::new(db, NOW).await;
        let parent = parent(&company).await;
        let before = held(&company, &parent, parent.own).await.unwrap().shares;
        let number = moves(&company, &parent, true, "1000.00").await;
        company.set_faults(Faults { refuse_each: Some(1), ..Faults::default() });
        company.engine.advance().await.unwrap();
        assert_eq!(status(&company, &parent, number).await, OrderStatus::Rejected);
        let position = held(&company, &parent, parent.own).await.unwrap();
        assert_eq!((position.shares, position.frozen), (before, Shares::ZERO));
        assert!(shares(&company, &parent, parent.child).await.is_zero());
        agree(&company).await;
    }

    async fn nothing_moves_before_both_legs_are_there(db: Db) {
        let company = Company::new(db, NOW).await;
        let parent = parent(&company).await;
        let before = shares(&company, &parent, parent.own).await;
        for (number, keep_in) in [true, false].into_iter().enumerate() {
            let number_of = moves(&company, &parent, true, "1000.00").await;
            company.engine.run_until(Step::Answer).await.unwrap();
            let today = kernel::Calendar::china().next_open(company.app.now().day());
            let mut late = Vec::new();
            company.rewrite(today, |records| {
                let (kept, other): (Vec<_>, Vec<_>) =
                    records.into_iter().partition(|record| is_in(record) == keep_in);
                late = other;
                kept
            });
            company.engine.advance().await.unwrap();
            assert_eq!(status(&company, &parent, number_of).await, OrderStatus::Sent);
            let there = Shares::from_whole(1_000 * i64::try_from(number).unwrap()).unwrap();
            assert_eq!(shares(&company, &parent, parent.child).await, there);
            assert_sound(&company.app).await;
            // It comes with the files of the next day.
            company.engine.run_until(Step::Answer).await.unwrap();
            let tomorrow = kernel::Calendar::china().next_open(today);
            late[0].ta_serial_no = format!("77{number}");
            company.rewrite(tomorrow, |records| [records, late].concat());
            company.engine.advance().await.unwrap();
            assert_eq!(status(&company, &parent, number_of).await, OrderStatus::Confirmed);
            let with_both = Calendar::china().previous_open(tomorrow);
            let replay = company.engine.replay(with_both).await.unwrap();
            assert!(replay.agrees(), "{replay:#?}");
            let there = there.checked_add("1000".parse().unwrap()).unwrap();
            assert_eq!(shares(&company, &parent, parent.child).await, there);
            assert_sound(&company.app).await;
        }
        let left = before.checked_sub("2000".parse().unwrap()).unwrap();
        assert_eq!(shares(&company, &parent, parent.own).await, left);
        assert_eq!(company.engine.verify_register().await.unwrap(), Vec::new());
    }

    async fn legs_that_do_not_fit_are_parked(db: Db) {
        let company = Company::new(db, NOW).await;
        let parent = parent(&company).await;
        type Spoil = fn(&mut TradeConfirmation);
        let spoils: [Spoil; 4] = [
            |leg| leg.confirmed_vol = Decimal::new(99_999, 2),
            |leg| leg.transaction_account_id = "0000000009001".to_owned(),
            |leg| leg.nav = Decimal::new(1, 0),
            |leg| leg.target_transaction_account_id = leg.transaction_account_id.clone(),
        ];
        let mut numbers = Vec::new();
        for number in 1..=spoils.len() {
            numbers.push(moves(&company, &parent, true, &format!("{}00", number)).await);
        }
        company.engine.run_until(Step::Answer).await.unwrap();
        company.rewrite(day(CFM), |mut records| {
            for (number, spoil) in numbers.iter().zip(spoils) {
                let of = number.to_string();
                let leg = records.iter_mut().find(|r| r.app_sheet_serial_no == of && is_in(r));
                spoil(leg.unwrap());
            }
            records
        });
        company.engine.advance().await.unwrap();
        for number in numbers {
            assert_eq!(status(&company, &parent, number).await, OrderStatus::Sent);
        }
        assert!(shares(&company, &parent, parent.child).await.is_zero());
        let breaks = company.engine.status().await.unwrap().file_breaks;
        assert_eq!(breaks.iter().filter(|one| one.kind.as_str() == "parked").count(), 8);
        assert_sound(&company.app).await;
    }

    async fn in_parts_twice_and_late_it_is_booked_once(db: Db) {
        let company = Company::new(db, NOW).await;
        let parent = parent(&company).await;
        let number = moves(&company, &parent, true, "1000.00").await;
        let files = FileFaults { parts: Some(2), ..FileFaults::default() };
        company.set_faults(Faults { repeat_files: true, files, ..Faults::default() });
        company.engine.advance().await.unwrap();
        assert_eq!(status(&company, &parent, number).await, OrderStatus::Confirmed);
        assert_eq!(shares(&company, &parent, parent.child).await, "1000".parse().unwrap());
        agree(&company).await;
    }

    async fn a_late_price_makes_it_wait_and_the_dividend_goes_to_who_held_by_t(db: Db) {
        let company = Company::new(db, NOW).await;
        let parent = parent(&company).await;
        let before = shares(&company, &parent, parent.own).await;
        let number = moves(&company, &parent, true, "1000.00").await;
        // The ex-date is the day after T: whoever holds by the evening of T has it.
        company.pay_dividend(MIXED, day(CFM), "0.05");
        let late_prices = vec![company.fund(MIXED)];
        company.set_faults(Faults { late_prices, ..Faults::default() });
        company.engine.advance().await.unwrap();
        assert_eq!(status(&company, &parent, number).await, OrderStatus::Sent);
        company.set_faults(Faults::default());
        for _ in 0..3 {
            company.engine.advance().await.unwrap();
        }
        assert_eq!(status(&company, &parent, number).await, OrderStatus::Confirmed);
        let (own, child) = (
            held(&company, &parent, parent.own).await.unwrap(),
            held(&company, &parent, parent.child).await.unwrap(),
        );
        let each = |shares: Shares| shares.value("0.05".parse().unwrap(), kernel::Rounding::HalfUp);
        let rest = before.checked_sub("1000".parse().unwrap()).unwrap();
        assert_eq!(child.dividends, each("1000".parse().unwrap()).unwrap());
        assert_eq!(own.dividends, each(rest).unwrap());
        agree(&company).await;
    }

    async fn killed_after_any_step_it_ends_as_one_that_ran_through(db: Db) {
        let killed = Company::new(db, NOW).await;
        let through = Company::beside(NOW).await;
        let people = [parent(&killed).await, parent(&through).await];
        for (number, step) in (1..).zip(Step::ALL) {
            for (company, person) in [&killed, &through].into_iter().zip(&people) {
                moves(company, person, true, &format!("{}.00", 60 * number)).await;
                if number > 2 {
                    moves(company, person, false, &format!("{}.00", 20 * number)).await;
                }
            }
            killed.end_day_killed_after(*step, &through).await;
        }
        assert!(shares(&killed, &people[0], people[0].child).await.is_positive());
    }
}
