//! Records that say something together, or nothing that can be applied.

use crate::company::{Company, migrations};
use crate::{day, held, order};
use clearing::{FileBreak, Step};
use db::{Db, Tx, db_test};
use exchange::{BusinessFinish, Decimal, Detail, TradeConfirmation};
use kernel::{Shares, TradeAcco};
use orders::testing::{C4, MIXED, MONEY, assert_sound, bought, buyer, client};
use orders::{OrderNo, OrderStatus};
use serde_json::json;
use ta::{Faults, FileFaults};

const NOW: &str = "2026-11-16T10:00:00+08:00";
const T: &str = "2026-11-16";
const CFM: &str = "2026-11-17";

fn faults(files: FileFaults) -> Faults {
    Faults { files, ..Faults::default() }
}

async fn redeem(company: &Company, (token, acco): (&str, TradeAcco), shares: &str) -> OrderNo {
    let ask = json!({ "fundCode": MIXED, "tradeAcco": acco, "shares": shares });
    identity::testing::unlock(&company.app, token).await;
    let client = client(&company.app, token);
    let placed = client.bff("trade/publicRedeem", ask).await.ok();
    placed["orderNo"].as_str().unwrap().parse().unwrap()
}

async fn breaks(company: &Company) -> Vec<FileBreak> {
    company.engine.status().await.unwrap().file_breaks
}

db_test! { &migrations();
    async fn several_records_of_an_application_add_up(db: Db) {
        let company = Company::new(db, NOW).await;
        let whole = Company::beside(NOW).await;
        let split = FileFaults { split_each: Some(1), ..FileFaults::default() };
        company.set_faults(faults(split));
        for company in [&company, &whole] {
            let person = buyer(&company.app, 1, C4).await;
            bought(&company.app, &person, MIXED, "1000.01").await;
            company.engine.advance().await.unwrap();
            bought(&company.app, &person, MIXED, "555.55").await;
            company.engine.advance().await.unwrap();
            redeem(company, (&person.person.token, person.trade_acco), "333.33").await;
            company.engine.advance().await.unwrap();
            company.engine.advance().await.unwrap();
            assert_sound(&company.app).await;
        }
        let hashes = [&company, &whole].map(|company| company.engine.state_hash());
        let [split, whole] = hashes;
        assert_eq!(split.await.unwrap(), whole.await.unwrap());
        let status = company.engine.status().await.unwrap();
        assert_eq!((status.open_breaks, status.file_breaks), (0, vec![]));
        for of in [CFM, "2026-11-18"] {
            assert_eq!(company.note_of(day(of), "confirm").await, "2笔");
            assert!(company.engine.replay(day(of)).await.unwrap().agrees());
        }
    }

    async fn lots_add_up_where_no_record_has_their_sum_and_are_left_out_where_one_has(db: Db) {
        let company = Company::new(db, NOW).await;
        let whole = Company::beside(NOW).await;
        for company in [&company, &whole] {
            let person = buyer(&company.app, 1, C4).await;
            bought(&company.app, &person, MIXED, "1000.01").await;
            company.engine.advance().await.unwrap();
            company.engine.advance().await.unwrap();
            redeem(company, (&person.person.token, person.trade_acco), "333.33").await;
            company.engine.run_until(Step::Answer).await.unwrap();
        }
        let lot = |record: &TradeConfirmation, serial: &str| TradeConfirmation {
            detail: Some(Detail::Lot),
            ta_serial_no: serial.to_owned(),
            ..record.clone()
        };
        company.rewrite(day("2026-11-19"), |records| {
            let [sum] = records.as_slice() else { panic!("{records:?}") };
            let (mut first, mut second) = (lot(sum, "1"), lot(sum, "2"));
            first.business_finish = Some(BusinessFinish::Underway);
            first.confirmed_vol = Decimal::new(11_111, 2);
            second.confirmed_vol = Decimal::new(22_222, 2);
            first.confirmed_amount = Decimal::new(9_999, 2);
            let rest = sum.confirmed_amount.units() - 9_999;
            second.confirmed_amount = Decimal::new(rest, 2);
            first.charge = Decimal::ZERO;
            vec![first, second]
        });
        whole.rewrite(day("2026-11-19"), |mut records| {
            let mut of_sum = lot(&records[0], "1");
            of_sum.business_finish = Some(BusinessFinish::Underway);
            records.push(of_sum);
            records
        });
        for company in [&company, &whole] {
            company.engine.advance().await.unwrap();
            let status = company.engine.status().await.unwrap();
            assert_eq!((status.open_breaks, status.file_breaks), (0, vec![]));
            assert_sound(&company.app).await;
        }
        let hashes = [&company, &whole].map(|company| company.engine.state_hash());
        let [lots, sum] = hashes;
        assert_eq!(lots.await.unwrap(), sum.await.unwrap());
    }

    async fn a_part_waits_for_the_last_record_of_its_application(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let split = FileFaults { split_each: Some(1), ..FileFaults::default() };
        company.set_faults(faults(split));
        let number = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        let mut last = Vec::new();
        company.rewrite(day(CFM), |mut records| {
            last.extend(records.pop());
            records
        });
        assert_eq!(last[0].business_finish, Some(BusinessFinish::Finished));
        company.engine.advance().await.unwrap();
        assert_eq!(
            order(&company, &person.person.token, number).await["status"],
            OrderStatus::Sent.code()
        );
        company.engine.run_until(Step::Answer).await.unwrap();
        company.rewrite(day("2026-11-18"), |records| [records, last].concat());
        company.engine.advance().await.unwrap();
        let found = order(&company, &person.person.token, number).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_sound(&company.app).await;
        for t_day in [T, CFM] {
            let replay = company.engine.replay(day(t_day)).await.unwrap();
            assert!(replay.agrees(), "{replay:#?}");
        }
    }

    async fn a_second_answer_to_an_order_is_a_break(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let first = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        let mut again = Vec::new();
        company.rewrite(day(CFM), |records| {
            again.clone_from(&records);
            records
        });
        company.engine.advance().await.unwrap();
        let second = bought(&company.app, &person, MONEY, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        again[0].ta_serial_no = "777".to_owned();
        company.rewrite(day("2026-11-18"), |records| [records, again].concat());
        company.engine.advance().await.unwrap();
        let breaks = breaks(&company).await;
        let [one] = breaks.as_slice() else { panic!("{breaks:?}") };
        assert_eq!((one.kind.as_str(), one.subject.as_str()), ("unknown", "777"));
        assert!(one.reason.contains(&first.to_string()), "{}", one.reason);
        let found = order(&company, &person.person.token, second).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        assert_sound(&company.app).await;
    }

    async fn a_number_that_is_none_of_ours_is_named(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let first = bought(&company.app, &person, MIXED, "1000.00").await;
        let second = bought(&company.app, &person, MONEY, "1000.00").await;
        company.engine.run_until(Step::Answer).await.unwrap();
        company.rewrite(day(CFM), |mut records| {
            records[0].app_sheet_serial_no = "X-17".to_owned();
            records
        });
        company.engine.advance().await.unwrap();
        let breaks = breaks(&company).await;
        let [one] = breaks.as_slice() else { panic!("{breaks:?}") };
        assert_eq!((one.kind.as_str(), one.subject.as_str()), ("number", "20261117000000001"));
        assert!(one.reason.contains("X-17"), "{}", one.reason);
        let found = [first, second].map(|number| order(&company, &person.person.token, number));
        let [first, second] = found;
        assert_eq!(first.await["status"], OrderStatus::Sent.code());
        assert_eq!(second.await["status"], OrderStatus::Confirmed.code());
    }

    async fn a_record_that_cannot_be_applied_is_parked_and_the_day_goes_on(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let mut numbers = Vec::new();
        for amount in ["1000.00", "1100.00", "1200.00", "1300.00", "1400.00"] {
            numbers.push(bought(&company.app, &person, MIXED, amount).await);
        }
        company.engine.run_until(Step::Answer).await.unwrap();
        // The TA confirms more than was asked for.
        company.set_amount(numbers[2], 100).await;
        assert_eq!(company.engine.advance().await.unwrap(), day(CFM));
        let found_breaks = breaks(&company).await;
        let [parked] = found_breaks.as_slice() else { panic!("{found_breaks:?}") };
        assert_eq!(
            (parked.kind.as_str(), parked.subject.as_str()),
            ("parked", "20261117000000003")
        );
        assert!(parked.reason.contains("does not fit the order"), "{}", parked.reason);
        for (number, at) in numbers.iter().zip(0..) {
            let status = order(&company, &person.person.token, *number).await["status"].clone();
            let expected = if at == 2 { OrderStatus::Sent } else { OrderStatus::Confirmed };
            assert_eq!(status, expected.code(), "{at}");
        }
        let note = company.note_of(day(T), "confirm").await;
        assert_eq!(note, "5笔，其中1笔无法入账");
        assert!(company.engine.replay(day(T)).await.unwrap().agrees());
        // Tried again with the reason still there, then without.
        company.engine.retake(Step::Confirm, None).await.unwrap();
        assert_eq!(breaks(&company).await.len(), 1);
        company.set_amount(numbers[2], 120_000).await;
        company.engine.retake(Step::Confirm, None).await.unwrap();
        assert_eq!(breaks(&company).await, vec![]);
        let found = order(&company, &person.person.token, numbers[2]).await;
        assert_eq!(found["status"], OrderStatus::Confirmed.code(), "{found}");
        company.engine.retake(Step::Reconcile, None).await.unwrap();
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_sound(&company.app).await;
    }

    async fn lots_of_a_statement_add_up(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        let lots = FileFaults { lots_stated: true, ..FileFaults::default() };
        company.set_faults(faults(lots));
        for _ in 0..2 {
            bought(&company.app, &person, MIXED, "1000.00").await;
            company.engine.advance().await.unwrap();
        }
        assert!(company.statement(day("2026-11-18")).len() > 1);
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert!(held(&company, person.person.cust_no, MIXED).await > Shares::ZERO);
    }

    async fn the_top_up_fee_has_a_field_of_its_own(db: Db) {
        for (is_old, expected) in [(false, "4.00"), (true, "4.00")] {
            let company = match is_old {
                true => Company::beside(NOW).await,
                false => Company::new(db.clone(), NOW).await,
            };
            let person = buyer(&company.app, 1, C4).await;
            bought(&company.app, &person, MONEY, "9000.00").await;
            company.engine.advance().await.unwrap();
            company.engine.advance().await.unwrap();
            identity::testing::unlock(&company.app, &person.person.token).await;
            let ask = json!({
                "fundCode": MONEY, "targetFundCode": MIXED, "tradeAcco": person.trade_acco,
                "shares": "5000.00",
                "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
            });
            let client = client(&company.app, &person.person.token);
            let placed = client.bff("trade/public/convert", ask).await.ok();
            let number = placed["orderNo"].as_str().unwrap().parse().unwrap();
            company.engine.run_until(Step::Answer).await.unwrap();
            company.rewrite(day("2026-11-19"), |mut records| {
                records.iter_mut().for_each(|record| in_the_other_field(record, is_old));
                records
            });
            let old = async move |tx: &mut Tx| {
                let query = db::sql!("UPDATE clearing_days SET indexed = $1", !is_old);
                tx.execute(query).await
            };
            company.app.db().write::<_, db::Error, _>(old).await.unwrap();
            company.engine.advance().await.unwrap();
            let found = order(&company, &person.person.token, number).await;
            assert_eq!(found["conversion"]["fee"]["topUpFee"], expected, "{found}");
            let replay = company.engine.replay(day("2026-11-18")).await.unwrap();
            assert!(replay.agrees(), "{replay:#?}");
        }
    }

    async fn an_order_of_the_evening_before_is_not_sent_as_after_the_cut_off(db: Db) {
        let company = Company::new(db, "2026-11-16T20:00:00+08:00").await;
        let person = buyer(&company.app, 1, C4).await;
        let evening = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.advance().await.unwrap();
        company.app.clock().move_to("2026-11-17T10:45:30+08:00".parse().unwrap());
        let morning = bought(&company.app, &person, MIXED, "1000.00").await;
        company.engine.close().await.unwrap();
        let sent = company.applications(day(CFM));
        let time = |number: OrderNo| {
            let number = number.to_string();
            let record = sent.iter().find(|record| record.app_sheet_serial_no == number).unwrap();
            assert_eq!(record.transaction_date, Some(day(CFM).date()));
            record.transaction_time.unwrap().to_string()
        };
        assert_eq!(time(evening), "00:00:00");
        assert_eq!(time(morning), "10:45:30");
    }
}

/// A TA of before has the top-up fee in the field of the conversion's fee; another one has other
/// fees there.
fn in_the_other_field(record: &mut TradeConfirmation, is_old: bool) {
    if record.business.code() != "136" {
        return;
    }
    assert_ne!(record.recuperate_fee.units(), 0);
    record.change_fee = match is_old {
        true => std::mem::replace(&mut record.recuperate_fee, Decimal::ZERO),
        false => Decimal::new(999, 2),
    };
}
