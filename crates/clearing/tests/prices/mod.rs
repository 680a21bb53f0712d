//! What file 07 says of funds beside their prices.

use crate::company::{Company, migrations};
use crate::{day, held};
use clearing::{FileBreak, Step};
use db::{Db, Tx, db_test};
use exchange::{Decimal, Dividend, FileType, FundState, FundStatus};
use funds::{Catalogue, NavRow};
use kernel::{Day, Nav};
use orders::testing::{C4, CLOSED, MIXED, MONEY, assert_sound, bought, buyer};
use ta::Faults;

const NOW: &str = "2026-11-16T10:00:00+08:00";

fn nav(text: &str) -> Nav {
    text.parse().unwrap()
}

/// Does the rest of the day with another record of a fund in its file 07.
async fn with_record(company: &Company, t_day: &str, change: impl Fn(&mut FundState)) {
    company.engine.run_until(Step::Answer).await.unwrap();
    company.rewrite_file((day(t_day), FileType::FundState), |mut records: Vec<FundState>| {
        records.iter_mut().filter(|record| record.fund_code == MIXED).for_each(&change);
        records
    });
    company.engine.advance().await.unwrap();
}

/// Says what was paid in all, with or without the last ex-date.
fn paid(total: &str, ex_day: Option<&str>) -> impl Fn(&mut FundState) {
    let (total, ex_day) = (nav(total), ex_day.map(|text| day(text).date()));
    move |record| {
        record.total_dividend = Decimal::new(total.units().into(), 8);
        record.ex_date = ex_day;
    }
}

/// The dividends of the fund in the books, by ex-date.
async fn dividends(company: &Company) -> Vec<(Day, Nav)> {
    let code = company.fund(MIXED);
    let read = async |tx: &mut Tx| funds::distributions(tx, &[code]).await;
    let rows = company.app.db().read::<_, db::Error, _>(read).await.unwrap();
    rows.into_iter().map(|row| (row.day, row.dividend)).collect()
}

async fn breaks(company: &Company) -> Vec<FileBreak> {
    company.engine.status().await.unwrap().file_breaks
}

db_test! { &migrations();
    async fn the_dividend_of_a_day_is_what_is_new_of_all_that_was_paid(db: Db) {
        let company = Company::new(db, NOW).await;
        company.pay_dividend(MIXED, day("2026-11-17"), "0.05");
        company.pay_dividend(MIXED, day("2026-11-19"), "0.03");
        while company.engine.advance().await.unwrap() < day("2026-11-20") {}
        let both = [(day("2026-11-17"), nav("0.05")), (day("2026-11-19"), nav("0.03"))];
        assert_eq!(dividends(&company).await, both);
        // Said again on later days, with its ex-date, nothing is paid again.
        company.set_faults(Faults { repeats_dividends: true, ..Faults::default() });
        while company.engine.advance().await.unwrap() < day("2026-11-25") {}
        assert_eq!(dividends(&company).await, both);
        assert_eq!(breaks(&company).await, []);
    }

    async fn dividends_that_an_imported_history_lacks_are_none_of_the_first_day(db: Db) {
        let company = Company::new(db, NOW).await;
        let old = NavRow {
            code: company.fund(MIXED),
            day: day("2026-11-13"),
            nav: nav("1.2345"),
            cumulative: Some(nav("2.3345")),
            income: None,
            seven_day: None,
        };
        let put = async move |tx: &mut Tx| {
            funds::import::put_navs(tx, std::slice::from_ref(&old)).await
        };
        company.app.db().write::<_, db::Error, _>(put).await.unwrap();
        with_record(&company, "2026-11-16", paid("1.15", Some("2026-11-16"))).await;
        let first = (day("2026-11-16"), nav("0.05"));
        assert_eq!(dividends(&company).await, [first]);
        // From then on what was said before counts.
        with_record(&company, "2026-11-17", paid("1.15", None)).await;
        with_record(&company, "2026-11-18", paid("1.15", Some("2026-11-19"))).await;
        with_record(&company, "2026-11-19", paid("1.18", Some("2026-11-19"))).await;
        assert_eq!(dividends(&company).await, [first, (day("2026-11-19"), nav("0.03"))]);
        assert_eq!(breaks(&company).await, []);
    }

    async fn a_loss_of_a_money_fund_is_a_loss_until_it_was_made_up_for(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MONEY, "50000.00").await;
        while company.engine.advance().await.unwrap() < day("2026-11-18") {}
        let (cust_no, fund) = (person.person.cust_no, company.fund(MONEY));
        let position = async || {
            let read = async |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
            company.app.db().read::<_, db::Error, _>(read).await.unwrap().remove(0)
        };
        let before = position().await;
        // So much that the income of the next day does not make up for it.
        let lost_income = Some("2.5".parse().unwrap());
        company.set_faults(Faults { lost_income, ..Faults::default() });
        company.engine.advance().await.unwrap();
        let lost = position().await;
        let point = company.app.get::<Catalogue>().fund(fund).unwrap();
        let point = point.series.on(day("2026-11-18")).unwrap();
        assert!(point.income.unwrap().is_negative() && point.seven_day.unwrap().is_negative());
        assert_eq!(lost.shares, before.shares);
        assert!(lost.accrued.is_negative() && lost.value < before.value, "{lost:?}");
        assert_sound(&company.app).await;
        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        let partly = position().await;
        assert!(partly.accrued.is_negative() && partly.accrued > lost.accrued, "{partly:?}");
        while company.engine.advance().await.unwrap() < day("2026-11-25") {}
        let after = position().await;
        assert!(after.accrued.is_zero() && after.shares > before.shares, "{after:?}");
        assert_sound(&company.app).await;
        let status = company.engine.status().await.unwrap();
        assert_eq!((status.open_breaks, status.file_breaks), (0, vec![]));
    }

    async fn a_dividend_that_takes_shares_is_applied_by_nobody(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = buyer(&company.app, 1, C4).await;
        bought(&company.app, &person, MONEY, "50000.00").await;
        while company.engine.advance().await.unwrap() < day("2026-11-18") {}
        let held = held(&company, person.person.cust_no, MONEY).await;
        company.engine.run_until(Step::Answer).await.unwrap();
        let on = (day("2026-11-19"), FileType::Dividend);
        company.rewrite_file(on, |mut records: Vec<Dividend>| {
            records[0].reinvested_vol = Decimal::new(-100, 2);
            records
        });
        company.engine.advance().await.unwrap();
        let found = breaks(&company).await;
        assert_eq!((found.len(), found[0].kind.as_str()), (1, "unknown"), "{found:?}");
        assert!(found[0].reason.contains("红利为负数"), "{}", found[0].reason);
        assert_eq!(crate::held(&company, person.person.cust_no, MONEY).await, held);
    }

    async fn a_fund_that_has_ended_or_stands_still_needs_no_price(db: Db) {
        let company = Company::new(db, NOW).await;
        let unpriced = [("000007", FundStatus::Halted), ("999998", FundStatus::Open)];
        let unpriced = unpriced.map(|(code, status)| (code.to_owned(), status)).to_vec();
        company.set_faults(Faults { unpriced, ..Faults::default() });
        company.engine.run_until(Step::Answer).await.unwrap();
        company.rewrite_file((day("2026-11-16"), FileType::FundState), |records: Vec<FundState>| {
            let twice = |record: &FundState| record.fund_code == CLOSED && record.nav.units() > 0;
            records.into_iter().filter(|record| !twice(record)).collect()
        });
        company.engine.advance().await.unwrap();
        let note = company.note_of(day("2026-11-16"), "prices").await;
        let said = "2只基金已终止、停止交易或不在目录中，没有净值：000007、999998";
        assert!(note.contains(said), "{note}");
        assert_eq!(breaks(&company).await, []);
    }

    async fn a_fund_that_is_traded_and_has_no_price_refuses_the_file(db: Db) {
        let company = Company::new(db, NOW).await;
        company.engine.run_until(Step::Answer).await.unwrap();
        let without = |mut records: Vec<FundState>| {
            let mixed = records.iter_mut().find(|record| record.fund_code == MIXED).unwrap();
            mixed.nav = Decimal::new(0, 8);
            records
        };
        company.rewrite_file((day("2026-11-16"), FileType::FundState), without);
        let refused = company.engine.advance().await.unwrap_err().to_string();
        assert!(refused.contains("流水号000001，净值不正确"), "{refused}");
    }

    async fn what_cannot_be_a_dividend_is_taken_by_nobody_and_named_once(db: Db) {
        let company = Company::new(db, NOW).await;
        with_record(&company, "2026-11-16", paid("0.05", None)).await;
        with_record(&company, "2026-11-17", paid("0.04", Some("2026-11-17"))).await;
        with_record(&company, "2026-11-18", paid("0.04", Some("2026-11-17"))).await;
        with_record(&company, "2026-11-19", paid("9.99", Some("2026-11-19"))).await;
        with_record(&company, "2026-11-20", paid("10.01", None)).await;
        assert_eq!(dividends(&company).await, []);
        let found = breaks(&company).await;
        let kinds = found.iter().map(|row| (row.kind.as_str(), row.subject.as_str(), row.day));
        let of = |on| ("dividend", MIXED, day(on));
        assert!(kinds.eq(["2026-11-17", "2026-11-19", "2026-11-20"].map(of)), "{found:#?}");
        let says = ["没有新增", "不低于除权前净值", "由9.9900变为10.0100，没有除权日"];
        for (row, what) in found.iter().zip(says) {
            assert!(row.reason.contains(what), "{}", row.reason);
        }
    }
}
