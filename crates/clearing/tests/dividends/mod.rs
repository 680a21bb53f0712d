//! Dividends through the files of some days, while orders of earlier days still wait: whoever owned
//! the shares by T has it, once.

use crate::company::{Company, migrations};
use crate::corrections::{add_up, rows};
use crate::{day, held};
use clearing::Step;
use db::{Db, Tx, db_test};
use exchange::{Dividend, FileType};
use kernel::{CustNo, Day, Fen, FundCode, Nav, Rounding, Shares, TradeAcco};
use orders::testing::{C4, MIXED, MONEY, assert_sound, bought, buyer, client};
use serde_json::{Value, json};
use ta::Faults;

/// A fund of funds, confirmed on the third day, of the company of [`MIXED`].
const SLOW: &str = "000030";
const NOW: &str = "2026-11-16T10:00:00+08:00";
const EACH: &str = "0.05";

struct Person {
    cust_no: CustNo,
    token: String,
    trade_acco: TradeAcco,
}

/// Somebody who has paid for these purchases.
async fn person(company: &Company, number: u32, bought_of: &[(&str, &str)]) -> Person {
    let person = buyer(&company.app, number, C4).await;
    for (fund, amount) in bought_of {
        bought(&company.app, &person, fund, amount).await;
    }
    let (cust_no, token) = (person.person.cust_no, person.person.token);
    Person { cust_no, token, trade_acco: person.trade_acco }
}

fn cash(shares: Shares) -> Fen {
    shares.value(EACH.parse::<Nav>().unwrap(), Rounding::HalfUp).unwrap()
}

fn less(shares: Shares, taken: &str) -> Shares {
    shares.checked_sub(taken.parse().unwrap()).unwrap()
}

/// Dividends of a customer, the newest first: record day, amount, shares.
async fn dividends(company: &Company, person: &Person) -> Vec<(String, Value, Value)> {
    let client = client(&company.app, &person.token);
    let ask = json!({"filter": "dividend"});
    let page = client.bff("trade/queryTradeRecordNew", ask).await.ok();
    let months = page["months"].as_array().unwrap().iter();
    let mut all = Vec::new();
    for record in months.flat_map(|month| month["records"].as_array().unwrap().clone()) {
        let ask = json!({"orderNo": record["orderNo"]});
        let order = client.bff("trade/tradeRecordDetail", ask).await.ok();
        let t_day = order["dates"]["navDate"].as_str().unwrap().to_owned();
        all.push((t_day, record["amount"].clone(), order["confirmedShares"].clone()));
    }
    all
}

fn amounts(all: &[(String, Value, Value)], record_day: &str) -> Vec<Fen> {
    let of_day = all.iter().filter(|(day, ..)| day == record_day);
    of_day.map(|(_, amount, _)| amount.as_str().unwrap().parse().unwrap()).collect()
}

/// Both sides agree, and our books with themselves.
async fn agree(company: &Company) {
    assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
    assert_eq!(company.engine.verify_register().await.unwrap(), Vec::new());
    assert_sound(&company.app).await;
}

async fn ask(company: &Company, person: &Person, path: &str, mut ask: Value) {
    identity::testing::unlock(&company.app, &person.token).await;
    ask["tradeAcco"] = json!(person.trade_acco);
    client(&company.app, &person.token).bff(path, ask).await.ok();
}

async fn convert(company: &Company, person: &Person, funds: [&str; 2], shares: &str) {
    let wanted = json!({
        "fundCode": funds[0],
        "targetFundCode": funds[1],
        "shares": shares,
        "agreements": ["fund-contract", "prospectus", "risk-disclosure", "sales-service"],
    });
    ask(company, person, "trade/public/convert", wanted).await;
}

async fn redeem(company: &Company, person: &Person, shares: Shares) {
    let wanted = json!({"fundCode": MIXED, "shares": shares});
    ask(company, person, "trade/publicRedeem", wanted).await;
}

/// A customer whose fund has paid a dividend, and the next day with its record as it is rewritten.
async fn rewritten(db: Db, rewrite: impl Fn(&mut Dividend)) -> (Company, Person, Shares) {
    let company = Company::new(db, NOW).await;
    let person = person(&company, 1, &[(MIXED, "10000.00")]).await;
    let shares = paying(&company, &person, Faults::default()).await;
    company.engine.run_until(Step::Answer).await.unwrap();
    let of = (day("2026-11-19"), FileType::Dividend);
    company.rewrite_file::<Dividend>(of, |mut records| {
        records.iter_mut().take(1).for_each(&rewrite);
        records
    });
    company.engine.advance().await.unwrap();
    (company, person, shares)
}

/// A fund pays EACH on the 18th to somebody who holds it since the day before yesterday, with these
/// faults of the TA's; answers the shares that have it.
async fn paying(company: &Company, person: &Person, faults: Faults) -> Shares {
    while company.engine.advance().await.unwrap() < day("2026-11-18") {}
    company.pay_dividend(MIXED, day("2026-11-18"), EACH);
    company.set_faults(faults);
    held(company, person.cust_no, MIXED).await
}

/// Each day of a position: day and profit.
async fn profits(company: &Company, person: &Person) -> Vec<(Day, Fen)> {
    let rows = rows(company, person.cust_no).await;
    rows.into_iter().map(|(on, _, _, _, profit, _)| (on, profit)).collect()
}

db_test! { &migrations();
    async fn what_is_paid_in_cash_and_in_shares_is_booked_in_both(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = person(&company, 1, &[(MIXED, "10000.00")]).await;
        let faults = Faults { part_cash: Some(1), ..Faults::default() };
        let before = paying(&company, &person, faults).await;
        company.engine.advance().await.unwrap();
        agree(&company).await;
        let whole = cash(before).units();
        let paid = Fen::from_units(whole / 2);
        let came = held(&company, person.cust_no, MIXED).await.checked_sub(before).unwrap();
        let mut all = dividends(&company, &person).await;
        all.sort_by_key(|(_, amount, _)| amount.is_null());
        let ex = "2026-11-18".to_owned();
        assert_eq!(all, [
            (ex.clone(), json!(paid), Value::Null),
            (ex, Value::Null, json!(came)),
        ]);
        assert!(company.engine.replay(day("2026-11-18")).await.unwrap().agrees());
        // Taken again, nothing is paid twice.
        company.engine.retake(Step::Dividends, None).await.unwrap();
        assert_eq!(dividends(&company, &person).await.len(), 2);
        assert_eq!(held(&company, person.cust_no, MIXED).await.checked_sub(before), Ok(came));
        add_up(&company, person.cust_no).await;
    }

    async fn income_that_is_paid_in_cash_goes_to_the_card(db: Db) {
        let all_in_cash = Company::new(db, NOW).await;
        let in_part = Company::beside(NOW).await;
        for (company, part) in [(all_in_cash, "1"), (in_part, "0.4")] {
            let person = person(&company, 1, &[(MONEY, "100000.00")]).await;
            let cash_incomes = Some((1, part.parse().unwrap()));
            while company.engine.advance().await.unwrap() < day("2026-11-20") {}
            let before = held(&company, person.cust_no, MONEY).await;
            company.set_faults(Faults { cash_incomes, ..Faults::default() });
            // Of Friday to Sunday.
            company.engine.advance().await.unwrap();
            agree(&company).await;
            let all = dividends(&company, &person).await;
            assert_eq!(all.len(), 1, "{all:?}");
            let paid = amounts(&all, "2026-11-22").remove(0);
            let fund = company.fund(MONEY);
            let cust_no = person.cust_no;
            let read = async move |tx: &mut Tx| holdings::positions_in(tx, cust_no, fund).await;
            let found = company.app.db().read::<_, db::Error, _>(read).await.unwrap().remove(0);
            assert_eq!((found.dividends, found.accrued), (paid, Fen::ZERO));
            assert_eq!(found.shares > before, part != "1");
            let rows = rows(&company, person.cust_no).await;
            let profit = Fen::try_sum(rows.iter().map(|row| row.4)).unwrap();
            assert_eq!(found.total_profit, profit);
            assert_eq!(rows.last().unwrap().5, paid.checked_neg().unwrap());
        }
    }

    async fn what_is_worth_more_than_all_of_it_waits_for_a_person(db: Db) {
        let company = Company::new(db, NOW).await;
        let person = person(&company, 1, &[(MIXED, "10000.00")]).await;
        let faults = Faults { part_cash: Some(1), ..Faults::default() };
        let before = paying(&company, &person, faults).await;
        company.engine.run_until(Step::Answer).await.unwrap();
        // As a TA writes it that states the money which was reinvested.
        let of = (day("2026-11-19"), FileType::Dividend);
        company.rewrite_file::<Dividend>(of, |mut records| {
            records[0].confirmed_amount = records[0].dividend_amount;
            records
        });
        company.engine.advance().await.unwrap();
        let status = company.engine.status().await.unwrap();
        let found = status.file_breaks.iter().find(|found| found.kind == "unknown").unwrap();
        assert!(found.reason.contains("合计超过红利总额"), "{}", found.reason);
        assert_eq!(held(&company, person.cust_no, MIXED).await, before);
        assert_eq!(dividends(&company, &person).await, []);
    }

    async fn a_dividend_counts_from_its_ex_date_whatever_its_record_day_is(db: Db) {
        let company = Company::new(db, NOW).await;
        let same_day = Company::beside(NOW).await;
        let mut all = Vec::new();
        for (company, early_record_day) in [(&company, true), (&same_day, false)] {
            let person = person(company, 1, &[(MIXED, "10000.00")]).await;
            let faults = Faults { early_record_day, ..Faults::default() };
            paying(company, &person, faults).await;
            company.engine.advance().await.unwrap();
            agree(company).await;
            let profits = profits(company, &person).await;
            all.push((dividends(company, &person).await, profits));
        }
        assert_eq!(all[0].0[0].0, "2026-11-18");
        assert_eq!(all[0], all[1]);
    }

    async fn a_dividend_without_an_ex_date_counts_from_its_record_day(db: Db) {
        let rewrite = |record: &mut Dividend| {
            record.ex_date = None;
        };
        let (company, person, shares) = rewritten(db, rewrite).await;
        agree(&company).await;
        assert_eq!(amounts(&dividends(&company, &person).await, "2026-11-18"), [cash(shares)]);
    }

    async fn a_dividend_that_comes_before_the_price_of_its_ex_date_waits_for_it(db: Db) {
        let rewrite = |record: &mut Dividend| {
            record.ex_date = Some(day("2026-11-19").date());
            record.nav = exchange::Decimal::ZERO;
        };
        let (company, person, shares) = rewritten(db, rewrite).await;
        let status = company.engine.status().await.unwrap();
        let found = status.file_breaks.iter().find(|found| found.kind == "parked").unwrap();
        assert!(found.reason.contains("除息日2026-11-19还没有净值"), "{}", found.reason);
        assert_eq!(dividends(&company, &person).await, []);
        company.engine.advance().await.unwrap();
        company.engine.retake(Step::Dividends, Some(day("2026-11-18"))).await.unwrap();
        assert_eq!(company.engine.status().await.unwrap().open_breaks, 0);
        assert_eq!(amounts(&dividends(&company, &person).await, "2026-11-19"), [cash(shares)]);
        assert_sound(&company.app).await;
        add_up(&company, person.cust_no).await;
    }

    async fn slow_conversions_across_it_have_it_once_and_never_miss_it(db: Db) {
        let company = Company::new(db, NOW).await;
        company.add_slow_fund(SLOW, "澄溪稳健养老一年FOF").await;
        let bought_of = [(MIXED, "10000.00"), (SLOW, "10000.00")];
        let person = person(&company, 1, &bought_of).await;
        let cust_no = person.cust_no;
        while company.engine.advance().await.unwrap() < day("2026-11-20") {}
        let before = held(&company, cust_no, MIXED).await;
        // Out and in, both of a T before the record day and confirmed after it.
        convert(&company, &person, [MIXED, SLOW], "1000.00").await;
        convert(&company, &person, [SLOW, MIXED], "2000.00").await;
        company.pay_dividend(MIXED, day("2026-11-24"), EACH);
        while company.engine.advance().await.unwrap() < day("2026-11-25") {}
        agree(&company).await;
        let stays = less(before, "1000.00");
        let all = dividends(&company, &person).await;
        assert_eq!(amounts(&all, "2026-11-24"), [cash(stays)]);
        let came = held(&company, cust_no, MIXED).await.checked_sub(stays).unwrap();
        assert!(came.is_positive());
        // What came in was bought with the dividend in its price: it follows.
        company.engine.advance().await.unwrap();
        agree(&company).await;
        let all = dividends(&company, &person).await;
        assert_eq!(amounts(&all, "2026-11-24"), [cash(came), cash(stays)]);
        let replay = company.engine.replay(day("2026-11-25")).await.unwrap();
        assert!(replay.agrees(), "{:#?}", replay.named);
        company.engine.advance().await.unwrap();
        assert_eq!(dividends(&company, &person).await.len(), 2);
    }

    async fn what_comes_late_is_reinvested_where_that_was_chosen_before_the_day(db: Db) {
        let company = Company::new(db, NOW).await;
        company.add_slow_fund(SLOW, "澄溪稳健养老一年FOF").await;
        let bought_of = [(MIXED, "100.00"), (SLOW, "10000.00")];
        let person = person(&company, 1, &bought_of).await;
        while company.engine.advance().await.unwrap() < day("2026-11-20") {}
        let change = json!({"fundCode": MIXED, "dividendMethod": "0"});
        ask(&company, &person, "asset/changeDividendMethod", change).await;
        convert(&company, &person, [SLOW, MIXED], "2000.00").await;
        company.pay_dividend(MIXED, day("2026-11-24"), EACH);
        while company.engine.advance().await.unwrap() < day("2026-11-25") {}
        let came = held(&company, person.cust_no, MIXED).await;
        company.engine.advance().await.unwrap();
        agree(&company).await;
        let after = held(&company, person.cust_no, MIXED).await;
        let reinvested = after.checked_sub(came).unwrap();
        let (_, amount, shares) = dividends(&company, &person).await.remove(0);
        assert_eq!((amount, shares), (Value::Null, json!(reinvested)));
        // 2,000 shares at about a yuan: some eighty yuan of dividend.
        let (least, most) = ("30".parse().unwrap(), "120".parse().unwrap());
        assert!((least..=most).contains(&reinvested), "{reinvested}");
    }

    async fn the_rest_of_a_big_redemption_has_the_dividends_up_to_its_own_day(db: Db) {
        let company = Company::new(db, NOW).await;
        // Vector V17, a thousandth of it: 62.5 % are accepted.
        let asked = [("3000.00", "1875.00"), ("5000.00", "3125.00"), ("8000.00", "5000.00")];
        let mut people = Vec::new();
        for number in [1, 2, 3, 4] {
            people.push(person(&company, number, &[(MIXED, "12000.00")]).await);
        }
        company.engine.advance().await.unwrap();
        company.engine.advance().await.unwrap();
        let whole = held(&company, people[0].cust_no, MIXED).await;
        for (person, (shares, _)) in people.iter().zip(asked) {
            redeem(&company, person, shares.parse().unwrap()).await;
        }
        // Vector V29: what would be left is below the least holding, so all of it is redeemed.
        redeem(&company, &people[3], less(whole, "5.00")).await;
        let fund: FundCode = MIXED.parse().unwrap();
        let big_redemptions = vec![(fund, "0.625".parse().unwrap())];
        company.set_faults(Faults { big_redemptions, ..Faults::default() });
        for on in ["2026-11-18", "2026-11-19", "2026-11-20"] {
            company.pay_dividend(MIXED, day(on), EACH);
        }
        company.engine.advance().await.unwrap();
        agree(&company).await;
        company.set_faults(Faults::default());
        company.engine.advance().await.unwrap();
        agree(&company).await;
        company.engine.advance().await.unwrap();
        agree(&company).await;
        for (person, (shares, accepted)) in people.iter().zip(asked) {
            let all = dividends(&company, person).await;
            // On the day of the redemption, all; on that of the rest, all that was not accepted.
            assert_eq!(amounts(&all, "2026-11-18"), [cash(whole)]);
            assert_eq!(amounts(&all, "2026-11-19"), [cash(less(whole, accepted))]);
            assert_eq!(amounts(&all, "2026-11-20"), [cash(less(whole, shares))]);
            assert_eq!(held(&company, person.cust_no, MIXED).await, less(whole, shares));
        }
        let all = dividends(&company, &people[3]).await;
        let accepted = whole.times("0.625".parse().unwrap(), Rounding::Down).unwrap();
        let rest = whole.checked_sub(accepted).unwrap();
        assert_eq!(amounts(&all, "2026-11-19"), [cash(rest)]);
        assert_eq!(all.len(), 2);
        assert!(held(&company, people[3].cust_no, MIXED).await.is_zero());
    }
}
