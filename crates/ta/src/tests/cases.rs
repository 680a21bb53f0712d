//! Hand-computed cases; names of vectors are those of the rulebook, section 2.10.

use exchange::{AccountConfirmation, Decimal, FileType, FundState, TradeConfirmation};

use super::desk::{point, terms};
use super::*;
use crate::{Excess, Faults, Point, Terms};

const ACCO: &str = "T10001";

/// Code, business, net amount, shares, fee.
pub fn figures(record: &TradeConfirmation) -> (String, String, String, String, String) {
    let number = |d: Decimal| d.to_string();
    let code = record.return_code.to_string();
    let (net, vol) = (number(record.confirmed_amount), number(record.confirmed_vol));
    (code, record.business.code(), net, vol, number(record.charge))
}

pub fn expected(all: [&str; 5]) -> (String, String, String, String, String) {
    let [a, b, c, d, e] = all.map(ToOwned::to_owned);
    (a, b, c, d, e)
}

/// A customer who was confirmed `vol` shares at 1.0000 on the day after `on`.
async fn holding(on: &str, vol: &str, terms: Terms) -> Desk {
    let desk = Desk::new(on, terms);
    desk.open_account(on, ACCO);
    desk.buy(on, "B1", ACCO, vol);
    desk.work_off(on).await;
    desk
}

#[tokio::test]
async fn v1_a_purchase_of_a_hundred_thousand() {
    let mut desk = Desk::new("2026-11-18", terms("0.012"));
    desk.price("2026-11-18", "1.18");
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "B1", ACCO, "100000");
    desk.work_off("2026-11-18").await;
    let accounts: Vec<AccountConfirmation> = desk.read("2026-11-19", FileType::AccountConfirmation);
    assert_eq!(accounts[0].business.code(), "101");
    assert_eq!(accounts[0].ta_account_id.len(), 12);
    let all = desk.confirmations("2026-11-19");
    assert_eq!(all.len(), 1);
    assert_eq!(figures(&all[0]), expected(["0000", "122", "98814.23", "83740.87", "1185.77"]));
    let states: Vec<FundState> = desk.read("2026-11-18", FileType::FundState);
    assert_eq!(states[0].nav.to_string(), "1.18000000");
    assert_eq!(desk.statement("2026-11-19")[0].total_vol.to_string(), "83740.87");
}

#[tokio::test]
async fn v5b_a_discount_of_nine_tenths() {
    let mut desk = Desk::new("2026-11-18", terms("0.008"));
    desk.price("2026-11-18", "1.2345");
    desk.open_account("2026-11-18", ACCO);
    desk.apply("2026-11-18", "022", "B1", ACCO, |record| {
        record.application_amount = Decimal::new(10_000, 0);
        record.discount_rate = Decimal::new(1, 1);
    });
    desk.work_off("2026-11-18").await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(figures(&all[0]), expected(["0000", "122", "9992.01", "8093.97", "7.99"]));
}

#[tokio::test]
async fn v8_a_redemption_after_a_hundred_days() {
    let mut desk = holding("2026-07-06", "9677.41", terms("0")).await;
    desk.price("2026-11-18", "1.1168");
    desk.redeem("2026-11-18", "R1", ACCO, "9677.41");
    desk.work_off("2026-11-18").await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(figures(&all[0]), expected(["0000", "124", "10753.69", "9677.41", "54.04"]));
    assert!(desk.statement("2026-11-19").is_empty());
}

#[tokio::test]
async fn v9_the_oldest_shares_go_first() {
    let mut desk = holding("2026-04-30", "1000.00", terms("0")).await;
    desk.buy("2026-10-29", "B2", ACCO, "500.00");
    desk.work_off("2026-10-29").await;
    desk.buy("2026-11-13", "B3", ACCO, "300.00");
    desk.work_off("2026-11-13").await;
    desk.price("2026-11-18", "1.5000");
    desk.redeem("2026-11-18", "R1", ACCO, "1650.00");
    desk.work_off("2026-11-18").await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(figures(&all[0]), expected(["0000", "124", "2464.12", "1650.00", "10.88"]));
    assert_eq!(desk.statement("2026-11-19")[0].total_vol.to_string(), "150.00");
}

#[tokio::test]
async fn v9c_days_are_counted_between_confirmations() {
    let desk = holding("2026-03-02", "1000.00", terms("0")).await;
    desk.redeem("2026-03-06", "R1", ACCO, "100.00");
    desk.work_off("2026-03-06").await;
    desk.redeem("2026-03-09", "R2", ACCO, "100.00");
    desk.work_off("2026-03-09").await;
    assert_eq!(desk.confirmations("2026-03-09")[0].charge.to_string(), "1.50");
    assert_eq!(desk.confirmations("2026-03-10")[0].charge.to_string(), "1.00");
}

#[tokio::test]
async fn v29_what_is_left_below_the_least_holding_is_redeemed_by_force() {
    let terms = Terms { min_hold: shares("10"), ..terms("0") };
    let desk = holding("2026-03-02", "1000.50", terms).await;
    desk.redeem("2026-11-18", "R1", ACCO, "995.00");
    desk.work_off("2026-11-18").await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(figures(&all[0]), expected(["0000", "124", "995.00", "995.00", "0.00"]));
    assert_eq!(figures(&all[1]), expected(["0000", "142", "5.50", "5.50", "0.00"]));
    assert_eq!(
        (all[1].app_sheet_serial_no.as_str(), all[1].original_app_sheet_no.as_str()),
        ("", "R1")
    );
    assert!(desk.statement("2026-11-19").is_empty());
}

#[tokio::test]
async fn v13_a_dividend_is_paid_in_cash_or_in_shares_at_the_price_of_the_ex_date() {
    for (method, cash, vol) in [("1", "432.10", "0.00"), ("0", "0.00", "398.25")] {
        let mut desk = holding("2026-03-02", "12345.67", terms("0")).await;
        desk.apply("2026-11-16", "029", "M1", ACCO, |record| {
            record.dividend_method = exchange::DividendMethod::from_code(method);
        });
        desk.work_off("2026-11-16").await;
        desk.set(Point { dividend: nav("0.035"), ..point(day("2026-11-18"), "1.0850") });
        // Who redeems on the record day has the dividend, who buys on it has none.
        desk.buy("2026-11-18", "B2", ACCO, "1000");
        desk.redeem("2026-11-18", "R1", ACCO, "100.00");
        desk.work_off("2026-11-18").await;
        let all = desk.dividends("2026-11-19");
        assert_eq!(all.len(), 1);
        assert_eq!(all[0].dividend_amount.to_string(), "432.10");
        assert_eq!(all[0].basis_vol.to_string(), "12345.67");
        assert_eq!(all[0].confirmed_amount.to_string(), cash);
        assert_eq!(all[0].reinvested_vol.to_string(), vol);
        assert_eq!(all[0].dividend_per_unit.to_string(), "350.00");
    }
}

#[tokio::test]
async fn v14_the_income_of_a_money_fund_is_carried_each_day_and_cut() {
    let money = Terms { is_money: true, reinvests: true, ..terms("0") };
    let mut desk = holding("2026-11-05", "10000.00", money).await;
    let incomes = ["0.4567", "0.4601", "0.4589", "0.4572", "0.4570", "0.4570", "0.4612"];
    // Confirmed on Friday the 6th: income runs from there, over the weekend.
    for (n, income) in (0..).zip(incomes) {
        let on = day("2026-11-06").add_days(n);
        desk.set(Point { income: nav(income), ..point(on, "1") });
    }
    for on in ["2026-11-06", "2026-11-09", "2026-11-10", "2026-11-11", "2026-11-12"] {
        desk.work_off(on).await;
    }
    assert_eq!(desk.dividends("2026-11-09")[0].reinvested_vol.to_string(), "1.36");
    assert_eq!(desk.statement("2026-11-13")[0].total_vol.to_string(), "10003.17");
}

#[tokio::test]
async fn wrong_applications_are_answered_with_their_code() {
    let desk = holding("2026-03-02", "100.00", terms("0")).await;
    desk.redeem("2026-11-18", "R1", ACCO, "100.01");
    desk.buy("2026-11-18", "B2", "T99999", "100");
    desk.buy("2026-11-18", "B3", ACCO, "0");
    desk.apply("2026-11-18", "022", "B4", ACCO, |record| record.fund_code = "999999".to_owned());
    desk.apply("2026-11-18", "027", "C1", ACCO, |_| ());
    desk.work_off("2026-11-18").await;
    let codes: Vec<(String, String)> = desk
        .confirmations("2026-11-19")
        .iter()
        .map(|r| (r.app_sheet_serial_no.clone(), r.return_code.to_string()))
        .collect();
    let expected = [("B2", "0009"), ("B3", "0207"), ("B4", "0200"), ("C1", "0103"), ("R1", "0001")];
    assert_eq!(codes, expected.map(|(a, b)| (a.to_owned(), b.to_owned())));
}

#[tokio::test]
async fn purchases_above_the_cap_of_a_day_are_cut_or_refused() {
    for (excess, second) in [(Excess::Cut, "400.00"), (Excess::Refuse, "0.00")] {
        let cap = Some(fen("1000"));
        let desk = Desk::new("2026-11-18", Terms { daily_account_cap: cap, excess, ..terms("0") });
        desk.open_account("2026-11-18", ACCO);
        desk.buy("2026-11-18", "B1", ACCO, "600");
        desk.buy("2026-11-18", "B2", ACCO, "600");
        desk.work_off("2026-11-18").await;
        let all = desk.confirmations("2026-11-19");
        assert_eq!(all[0].confirmed_amount.to_string(), "600.00");
        assert_eq!(all[1].confirmed_amount.to_string(), second);
        let back = fen("600").checked_sub(fen(second)).unwrap();
        assert_eq!(all[1].refund_amount.to_string(), back.to_string());
    }
}

#[tokio::test]
async fn a_fund_abroad_is_confirmed_on_the_second_day() {
    let abroad = Terms { nav_days: 1, confirm_days: 2, ..terms("0") };
    let mut desk = Desk::new("2026-11-18", abroad);
    desk.price("2026-11-18", "2.0000");
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.work_off("2026-11-18").await;
    assert!(desk.confirmations("2026-11-19").is_empty());
    desk.work_off("2026-11-19").await;
    let all = desk.confirmations("2026-11-20");
    assert_eq!(all[0].confirmed_vol.to_string(), "500.00");
    assert_eq!(all[0].transaction_date, Some(day("2026-11-18").date()));
}

#[tokio::test]
async fn a_fund_abroad_whose_prices_are_known_ahead_is_confirmed_all_the_same() {
    let abroad = Terms { nav_days: 1, confirm_days: 2, ..terms("0") };
    let mut desk = Desk::new("2026-11-18", abroad);
    for on in ["2026-11-16", "2026-11-17", "2026-11-18", "2026-11-19"] {
        desk.price(on, "2.0000");
    }
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.work_off("2026-11-18").await;
    desk.work_off("2026-11-19").await;
    assert_eq!(desk.confirmations("2026-11-20")[0].confirmed_vol.to_string(), "500.00");
}

#[tokio::test]
async fn a_day_that_is_worked_off_again_gives_the_same_files_and_changes_nothing() {
    let mut desk = holding("2026-03-02", "1000.00", terms("0.012")).await;
    desk.price("2026-11-18", "1.1000");
    desk.buy("2026-11-18", "B2", ACCO, "5000");
    desk.redeem("2026-11-18", "R1", ACCO, "10");
    desk.work_off("2026-11-18").await;
    let hashes = |desk: &Desk| -> Vec<String> {
        [FileType::TradeConfirmation, FileType::ShareStatement, FileType::Dividend]
            .into_iter()
            .flat_map(|t| desk.outbox.letters(day("2026-11-19"), t).unwrap())
            .map(|letter| letter.hash)
            .collect()
    };
    let first = hashes(&desk);
    desk.work_off("2026-11-18").await;
    assert_eq!(hashes(&desk), first);
    assert_eq!(first.len(), 3);
}

#[tokio::test]
async fn a_big_redemption_is_accepted_in_part_and_the_rest_stays() {
    let desk = holding("2026-03-02", "8000.00", terms("0")).await;
    let part = Faults {
        big_redemptions: vec![("030001".parse().unwrap(), rate("0.625"))],
        ..Faults::default()
    };
    desk.redeem("2026-11-18", "R1", ACCO, "3000.00");
    desk.redeem("2026-11-18", "R2", ACCO, "1000.00");
    desk.work_off_with("2026-11-18", &part).await;
    let all = desk.confirmations("2026-11-19");
    assert_eq!(all[0].confirmed_vol.to_string(), "1875.00");
    assert_eq!(all[1].confirmed_vol.to_string(), "625.00");
    assert_eq!(desk.statement("2026-11-19")[0].total_vol.to_string(), "5500.00");
    desk.work_off("2026-11-19").await;
    assert!(desk.confirmations("2026-11-20").is_empty(), "the rest waits for the seller");
}

#[tokio::test]
async fn faults_refuse_halve_repeat_and_misstate() {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    desk.work_off("2026-11-18").await;
    for sheet in ["B1", "B2", "B3"] {
        desk.buy("2026-11-19", sheet, ACCO, "1000");
    }
    let faults = Faults {
        refuse_each: Some(3),
        halve_each: Some(2),
        repeat_files: true,
        misstate: Some((1, shares("0.01"))),
        ..Faults::default()
    };
    desk.work_off_with("2026-11-19", &faults).await;
    let all = desk.confirmations("2026-11-20");
    assert_eq!(all.len(), 6, "both files");
    let vols: Vec<String> = all[..3].iter().map(|r| r.confirmed_vol.to_string()).collect();
    assert_eq!(vols, ["1000.00", "500.00", "0.00"]);
    assert_eq!(all[1].refund_amount.to_string(), "500.00");
    assert_eq!(all[2].return_code.to_string(), "0010");
    assert_eq!(desk.statement("2026-11-20")[0].total_vol.to_string(), "1500.01");
}

#[tokio::test]
async fn orders_of_a_refused_account_come_to_nothing_until_it_is_asked_for_again() {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "1", ACCO, "1000");
    let refusing = Faults { refuse_accounts: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-18", &refusing).await;
    let code = |records: Vec<AccountConfirmation>| records[0].return_code.to_string();
    assert_eq!(code(desk.read("2026-11-19", FileType::AccountConfirmation)), "0010");
    assert_eq!(desk.confirmations("2026-11-19")[0].return_code.to_string(), "0009");
    desk.buy("2026-11-19", "2", ACCO, "1000");
    desk.work_off("2026-11-19").await;
    assert_eq!(desk.confirmations("2026-11-20")[0].return_code.to_string(), "0009");
    desk.ask_account("2026-11-20", &format!("A{ACCO}-2"), ACCO);
    desk.buy("2026-11-20", "3", ACCO, "1000");
    desk.work_off("2026-11-20").await;
    assert_eq!(code(desk.read("2026-11-23", FileType::AccountConfirmation)), "0000");
    assert_eq!(desk.confirmations("2026-11-23")[0].confirmed_vol.to_string(), "1000.00");
}

#[tokio::test]
async fn a_late_price_delays_the_confirmation() {
    let mut desk = holding("2026-11-17", "100.00", terms("0")).await;
    desk.price("2026-11-18", "2.0000");
    desk.buy("2026-11-18", "B2", ACCO, "1000");
    let late = Faults { late_prices: vec!["030001".parse().unwrap()], ..Faults::default() };
    desk.work_off_with("2026-11-18", &late).await;
    assert!(desk.confirmations("2026-11-19").is_empty());
    desk.work_off("2026-11-19").await;
    let all = desk.confirmations("2026-11-20");
    assert_eq!(
        (all[0].nav.to_string().as_str(), all[0].confirmed_vol.to_string().as_str()),
        ("2.00000000", "500.00")
    );
    let states: Vec<FundState> = desk.read("2026-11-19", FileType::FundState);
    assert_eq!(states.len(), 2);
}

#[tokio::test]
async fn a_corrected_price_is_published_beside_that_of_the_day_and_counts_for_what_waits() {
    let slow = Terms { confirm_days: 2, ..terms("0") };
    let mut desk = Desk::new("2026-11-17", slow);
    desk.set(Point { cumulative: nav("2.3"), ..point(day("2026-11-17"), "2.0000") });
    desk.open_account("2026-11-17", ACCO);
    desk.buy("2026-11-17", "B1", ACCO, "1000");
    desk.work_off("2026-11-17").await;
    let corrected_prices = vec![("030001".parse().unwrap(), rate("1.25"))];
    let corrected = Faults { corrected_prices, ..Faults::default() };
    desk.work_off_with("2026-11-18", &corrected).await;
    let states: Vec<FundState> = desk.read("2026-11-18", FileType::FundState);
    let said = |state: &FundState| {
        let day = state.update_date.unwrap().to_string();
        format!("{day} {} {}", state.nav, state.accumulative_nav)
    };
    assert_eq!(said(&states[0]), "2026-11-18 2.00000000 2.30000000");
    assert_eq!(said(&states[1]), "2026-11-17 2.50000000 2.80000000");
    assert_eq!(desk.confirmations("2026-11-19")[0].confirmed_vol.to_string(), "400.00");
    // Worked off again, the same file.
    desk.work_off_with("2026-11-18", &corrected).await;
    assert_eq!(desk.read::<FundState>("2026-11-18", FileType::FundState).len(), 2);
}

#[tokio::test]
async fn a_file_that_cannot_be_read_stops_the_day_and_is_named() {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.spoil("2026-11-18");
    let error = desk.ta.work_off(day("2026-11-18"), &Faults::default()).await.unwrap_err();
    let text = error.to_string();
    assert!(
        text.contains("OFD_TAEL_98_20261118_03") && text.contains("ApplicationAmount"),
        "{text}"
    );
    assert!(desk.confirmations("2026-11-19").is_empty());
}

#[tokio::test]
async fn the_register_is_of_the_last_day_that_was_worked_off() {
    let desk = Desk::new("2026-11-18", terms("0"));
    assert!(desk.ta.registered().await.unwrap().is_none());
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.work_off("2026-11-18").await;
    let registered = desk.ta.registered().await.unwrap().unwrap();
    assert_eq!(registered.t_day, day("2026-11-18"));
    let held = [(ACCO.to_owned(), "030001".to_owned(), shares("1000"))];
    assert_eq!(registered.shares, held);
}

#[test]
fn every_statement_is_good_on_sqlite() {
    assert_eq!(db::testing::check_statements(crate::MIGRATIONS), Vec::<String>::new());
}

#[tokio::test]
async fn young_shares_leave_where_their_seller_lets_them_and_none_before_their_confirmation() {
    let desk = holding("2026-11-18", "1000", terms("0")).await;
    // Confirmed on Thursday the 19th: Friday's T is the first by the rule.
    desk.redeem("2026-11-19", "R1", ACCO, "100");
    desk.work_off("2026-11-19").await;
    assert_eq!(desk.confirmations("2026-11-20")[0].return_code.to_string(), "0000");
    desk.redeem("2026-11-20", "R2", ACCO, "901");
    desk.work_off("2026-11-20").await;
    assert_eq!(desk.confirmations("2026-11-23")[0].return_code.to_string(), "0001");
}
