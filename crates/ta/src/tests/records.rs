//! The records of the files, whole: all fields that say something.

use exchange::{
    AccountConfirmation, BusinessFinish, Decimal, DividendMethod, FileType, TradeConfirmation,
};

use super::desk::{Desk, day, nav, point, rate, shares, terms};
use crate::{Faults, FileFaults, Force, Offering, Point, Terms};

const ACCO: &str = "T10001";
const OTHER: &str = "T10002";

/// What each record says beside what all of them must say.
fn beside(said: &[String], all: &str) -> Vec<String> {
    let rest = |record: &String| {
        let mut words: Vec<&str> = record.split(' ').collect();
        for word in all.split_whitespace() {
            let at = words.iter().position(|found| *found == word);
            words.remove(at.unwrap_or_else(|| panic!("{word} is missing: {record}")));
        }
        words.join(" ")
    };
    said.iter().map(rest).collect()
}

/// Somebody who holds 10,000 shares of `030001`, beside `030002` whose price is 1.5; `030001` is
/// at 1.2 on 18 November.
async fn holding() -> Desk {
    let mut desk = Desk::new("2026-07-06", terms("0.003"));
    desk.add_fund(terms("0.008"), "1.5");
    desk.open_account("2026-07-06", ACCO);
    desk.buy("2026-07-06", "B0", ACCO, "10030");
    desk.work_off("2026-07-06").await;
    desk.price("2026-11-18", "1.2");
    desk.work_off("2026-11-17").await;
    desk
}

#[tokio::test]
async fn accounts_are_opened_or_refused() {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    desk.open_account("2026-11-18", OTHER);
    let faults = Faults { refuse_accounts: Some(2), ..Faults::default() };
    desk.work_off_with("2026-11-18", &faults).await;
    let all = "BusinessCode=101 TransactionCfmDate=20261119 TransactionDate=20261118
        DistributorCode=TAEL BranchCode=TAEL";
    let said = beside(&desk.said("2026-11-19", FileType::AccountConfirmation), all);
    let expected = [
        "AppSheetSerialNo=AT10001 ReturnCode=0000 TransactionAccountID=T10001 \
            TAAccountID=980000T10001 TASerialNO=20261119000000001",
        "AppSheetSerialNo=AT10002 ReturnCode=0010 TransactionAccountID=T10002 \
            TAAccountID=980000T10002 TASerialNO=20261119000000002",
    ];
    assert_eq!(said, expected);
}

#[tokio::test]
async fn orders_are_confirmed_in_whole_or_in_part_and_refused() {
    let desk = holding().await;
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.buy("2026-11-18", "B2", ACCO, "600");
    desk.convert("2026-11-18", "C1", ACCO, "1000");
    desk.apply("2026-11-18", "029", "M1", ACCO, |record| {
        record.dividend_method = DividendMethod::from_code("1");
    });
    desk.redeem("2026-11-18", "R1", ACCO, "100");
    desk.redeem("2026-11-18", "R2", ACCO, "99999");
    let forced = vec![("030001".parse().unwrap(), Force::Redeem, rate("0.1"))];
    let faults = Faults { halve_each: Some(2), forced, ..Faults::default() };
    desk.work_off_with("2026-11-18", &faults).await;
    let all = "TransactionCfmDate=20261119 CurrencyType=156 FundCode=030001
        TransactionDate=20261118 TransactionAccountID=T10001 DistributorCode=TAEL
        TAAccountID=980000T10001 BusinessFinishFlag=1 BranchCode=TAEL IndividualOrInstitution=1
        ShareRegisterDate=20261119";
    let said = beside(&desk.said("2026-11-19", FileType::TradeConfirmation), all);
    let expected = [
        "AppSheetSerialNo=B1 ConfirmedVol=830.84 ConfirmedAmount=997.01 ReturnCode=0000 \
            ApplicationAmount=1000.00 BusinessCode=122 TASerialNO=20261119000000001 Charge=2.99 \
            NAV=1.20000000 FromTAFlag=0",
        "AppSheetSerialNo=B2 ConfirmedVol=249.25 ConfirmedAmount=299.10 ReturnCode=0000 \
            ApplicationAmount=600.00 BusinessCode=122 TASerialNO=20261119000000002 Charge=0.90 \
            NAV=1.20000000 FromTAFlag=0 RefundAmount=300.00",
        "AppSheetSerialNo=C1 ConfirmedVol=1000.00 ConfirmedAmount=1188.06 ReturnCode=0000 \
            ApplicationVol=1000.00 BusinessCode=136 TASerialNO=20261119000000003 Charge=6.00 \
            NAV=1.20000000 TargetNAV=1.50000000 CfmVolOfTargetFund=792.04 FromTAFlag=0 \
            CodeOfTargetFund=030002 RecuperateFee=5.94",
        "AppSheetSerialNo=M1 ReturnCode=0000 BusinessCode=129 TASerialNO=20261119000000004 \
            DefDividendMethod=1 FromTAFlag=0",
        "AppSheetSerialNo=R1 ConfirmedVol=100.00 ConfirmedAmount=119.40 ReturnCode=0000 \
            ApplicationVol=100.00 BusinessCode=124 TASerialNO=20261119000000005 Charge=0.60 \
            NAV=1.20000000 FromTAFlag=0",
        "AppSheetSerialNo=R2 ReturnCode=0001 ApplicationVol=99999.00 BusinessCode=124 \
            TASerialNO=20261119000000006 FromTAFlag=0",
        "ConfirmedVol=890.00 ConfirmedAmount=1062.66 ReturnCode=0000 ApplicationVol=890.00 \
            BusinessCode=142 TASerialNO=20261119000000007 Charge=5.34 NAV=1.20000000 \
            FromTAFlag=1",
    ];
    assert_eq!(said, expected);
}

#[tokio::test]
async fn a_subscription_is_received_and_has_its_result() {
    let mut desk = Desk::new("2026-11-18", terms("0"));
    desk.set_offering(Offering::Raising);
    desk.open_account("2026-11-18", ACCO);
    desk.apply("2026-11-18", "020", "S1", ACCO, |record| {
        record.application_amount = Decimal::new(10_000, 0);
    });
    desk.work_off("2026-11-18").await;
    desk.set_offering(Offering::Established(day("2026-12-24")));
    desk.work_off("2026-12-24").await;
    let all = "CurrencyType=156 FundCode=030001 TransactionDate=20261118
        TransactionAccountID=T10001 DistributorCode=TAEL TAAccountID=980000T10001 BranchCode=TAEL
        IndividualOrInstitution=1 FromTAFlag=0 AppSheetSerialNo=S1 ReturnCode=0000
        ApplicationAmount=10000.00 NAV=1.00000000";
    let said = ["2026-11-19", "2026-12-25"].map(|cfm| desk.said(cfm, FileType::TradeConfirmation));
    let expected = [
        "TransactionCfmDate=20261119 ConfirmedAmount=10000.00 BusinessCode=120 \
            TASerialNO=20261119000000002 BusinessFinishFlag=0 ShareRegisterDate=20261119",
        "TransactionCfmDate=20261225 ConfirmedVol=9904.49 ConfirmedAmount=9900.99 \
            BusinessCode=130 TASerialNO=20261225000000001 BusinessFinishFlag=1 Charge=99.01 \
            VolumeByInterest=3.50 RaiseInterest=3.50 ShareRegisterDate=20261225",
    ];
    assert_eq!(beside(&said.concat(), all), expected);
}

#[tokio::test]
async fn a_position_is_stated_as_a_sum_or_lot_by_lot() {
    let desk = holding().await;
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.work_off("2026-11-18").await;
    let all = "TransactionCfmDate=20261119 FundCode=030001 TransactionAccountID=T10001
        DistributorCode=TAEL TAAccountID=980000T10001 BranchCode=TAEL WholeFlag=1";
    let said = || beside(&desk.said("2026-11-19", FileType::ShareStatement), all);
    let sum = "AvailableVol=10830.84 TotalVolOfDistributorInTA=10830.84 DetailFlag=0";
    assert_eq!(said(), [sum]);
    let files = FileFaults { lots_stated: true, ..FileFaults::default() };
    let lots = Faults { misstate: Some((1, shares("0.01"))), files, ..Faults::default() };
    desk.work_off_with("2026-11-18", &lots).await;
    let expected = [
        "AvailableVol=10000.01 TotalVolOfDistributorInTA=10000.01 \
            TASerialNO=20260707000000002 DetailFlag=1 ShareRegisterDate=20260707",
        "AvailableVol=830.84 TotalVolOfDistributorInTA=830.84 TASerialNO=20261119000000001 \
            DetailFlag=1 ShareRegisterDate=20261119",
    ];
    assert_eq!(said(), expected);
}

#[tokio::test]
async fn a_dividend_is_paid_or_reinvested() {
    let mut desk = Desk::new("2026-07-06", terms("0"));
    for (acco, sheet, method) in [(ACCO, "1", "1"), (OTHER, "2", "0")] {
        desk.open_account("2026-07-06", acco);
        desk.buy("2026-07-06", &format!("B{sheet}"), acco, "10000");
        desk.apply("2026-07-06", "029", &format!("M{sheet}"), acco, |record| {
            record.dividend_method = DividendMethod::from_code(method);
        });
    }
    desk.work_off("2026-07-06").await;
    let cumulative = nav("1.12");
    let dividend = nav("0.035");
    desk.set(Point { dividend, cumulative, ..point(day("2026-11-18"), "1.085") });
    desk.work_off("2026-11-17").await;
    desk.work_off("2026-11-18").await;
    let all = "TransactionCfmDate=20261119 CurrencyType=156 DividentDate=20261119 XRDate=20261118
        FundCode=030001 RegistrationDate=20261118 ReturnCode=0000 DistributorCode=TAEL
        BusinessCode=143 BranchCode=TAEL IndividualOrInstitution=1 DrawBonusUnit=10000";
    let said = beside(&desk.said("2026-11-19", FileType::Dividend), all);
    let expected = [
        "BasisforCalculatingDividend=10000.00 DividendAmount=350.00 ConfirmedAmount=350.00 \
            TransactionAccountID=T10001 TAAccountID=980000T10001 DividendPerUnit=350.00 \
            DefDividendMethod=1 NAV=1.08500000 TASerialNO=20261119000000001 DividendType=0",
        "BasisforCalculatingDividend=10000.00 VolOfDividendforReinvestment=322.58 \
            DividendAmount=350.00 TransactionAccountID=T10002 TAAccountID=980000T10002 \
            DividendPerUnit=350.00 DefDividendMethod=0 NAV=1.08500000 \
            TASerialNO=20261119000000002 DividendType=0",
    ];
    assert_eq!(said, expected);
    let expected = ["FundName=澄溪远见成长混合A FundCode=030001 FundStatus=0 NAV=1.08500000 \
            UpdateDate=20261118 AccumulativeNAV=1.12000000 CurrencyType=156 \
            FaceValue=1.00000000 DividentDate=20261118 RegistrationDate=20261118 \
            XRDate=20261118 NextTradeDate=20261119 TotalDivident=0.03500000 FundIncomeFlag=0 \
            YieldFlag=0"];
    assert_eq!(desk.said("2026-11-18", FileType::FundState), expected);
}

#[tokio::test]
async fn a_money_fund_pays_its_income_in_shares() {
    let money = Terms { is_money: true, reinvests: true, ..terms("0") };
    let mut desk = Desk::new("2026-11-16", money);
    desk.open_account("2026-11-16", ACCO);
    desk.buy("2026-11-16", "B1", ACCO, "10000");
    desk.work_off("2026-11-16").await;
    let (income, yield_7d) = (nav("0.456789"), rate("0.0165"));
    desk.set(Point { income, yield_7d, ..point(day("2026-11-18"), "1") });
    desk.work_off("2026-11-17").await;
    desk.work_off("2026-11-18").await;
    let expected =
        ["BasisforCalculatingDividend=10000.00 TransactionCfmDate=20261119 CurrencyType=156 \
            VolOfDividendforReinvestment=0.45 DividentDate=20261119 DividendAmount=0.45 \
            XRDate=20261118 FundCode=030001 RegistrationDate=20261118 ReturnCode=0000 \
            TransactionAccountID=T10001 DistributorCode=TAEL BusinessCode=143 \
            TAAccountID=980000T10001 DefDividendMethod=0 NAV=1.00000000 BranchCode=TAEL \
            IndividualOrInstitution=1 TASerialNO=20261119000000001 DrawBonusUnit=10000 \
            DividendType=2"];
    assert_eq!(desk.said("2026-11-19", FileType::Dividend), expected);
    let expected = ["FundName=澄溪远见成长混合A FundCode=030001 FundStatus=0 NAV=1.00000000 \
            UpdateDate=20261118 AccumulativeNAV=1.00000000 CurrencyType=156 \
            FaceValue=1.00000000 NextTradeDate=20261119 FundIncome=0.45678 FundIncomeFlag=0 \
            Yield=1.65000 YieldFlag=0"];
    assert_eq!(desk.said("2026-11-18", FileType::FundState), expected);
}

#[tokio::test]
async fn a_fund_in_its_offering_is_said_at_its_value_at_issue() {
    let mut desk = Desk::new("2026-11-18", terms("0"));
    desk.set_offering(Offering::Raising);
    desk.work_off("2026-11-18").await;
    let expected = ["FundName=澄溪远见成长混合A FundCode=030001 FundStatus=1 NAV=1.00000000 \
            UpdateDate=20261118 AccumulativeNAV=1.00000000 CurrencyType=156 \
            FaceValue=1.00000000 NextTradeDate=20261119"];
    assert_eq!(desk.said("2026-11-18", FileType::FundState), expected);
}

/// A purchase, one of which half is taken, one of a hundredth of a share and one of two; a
/// conversion; a redemption and a refused one.
async fn with_halves(split_each: usize) -> Desk {
    let desk = holding().await;
    for (sheet, amount) in [("B1", "1000.01"), ("B2", "600"), ("B3", "0.01"), ("B5", "0.02")] {
        desk.buy("2026-11-18", sheet, ACCO, amount);
    }
    desk.convert("2026-11-18", "B4", ACCO, "1000");
    desk.redeem("2026-11-18", "R1", ACCO, "100.01");
    desk.redeem("2026-11-18", "R2", ACCO, "99999");
    let files = FileFaults { split_each: Some(split_each), ..FileFaults::default() };
    let faults = Faults { halve_each: Some(2), files, ..Faults::default() };
    desk.work_off_with("2026-11-18", &faults).await;
    desk
}

#[tokio::test]
async fn a_confirmation_comes_in_two_halves_where_there_are_two() {
    let line = |record: &TradeConfirmation| {
        let (sheet, serial) = (&record.app_sheet_serial_no, &record.ta_serial_no[8..]);
        let (net, vol) = (record.confirmed_amount, record.confirmed_vol);
        let (fee, refund) = (record.charge, record.refund_amount);
        let finish = record.business_finish.map_or("", BusinessFinish::code);
        format!("{sheet} {serial} {net} {vol} {fee} {refund} {finish}")
    };
    let said = |desk: &Desk| -> Vec<String> {
        desk.confirmations("2026-11-19").iter().map(line).collect()
    };
    let expected = [
        "B1 000000001 498.51 415.42 1.49 0.00 0",
        "B1 0000000011 498.51 415.43 1.50 0.00 1",
        "B2 000000002 149.55 124.62 0.45 0.00 0",
        "B2 0000000021 149.55 124.63 0.45 300.00 1",
        "B3 000000003 0.01 0.01 0.00 0.00 1",
        "B4 000000004 1188.06 1000.00 6.00 0.00 1",
        "B5 000000005 0.01 0.01 0.00 0.00 0",
        "B5 0000000051 0.01 0.01 0.00 0.00 1",
        "R1 000000006 59.70 50.00 0.30 0.00 0",
        "R1 0000000061 59.71 50.01 0.30 0.00 1",
        "R2 000000007 0.00 0.00 0.00 0.00 1",
    ];
    let all = said(&with_halves(1).await);
    assert_eq!(all, expected);
    let sixth = said(&with_halves(6).await);
    assert_eq!((sixth.len(), &sixth[5..7]), (8, &all[8..10]), "the others are whole");
}

#[tokio::test]
async fn plain_numbers_begin_anew_for_each_type() {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    desk.buy("2026-11-18", "B1", ACCO, "1000");
    desk.buy("2026-11-18", "B2", ACCO, "1000");
    let files = FileFaults { plain_serials: true, ..FileFaults::default() };
    desk.work_off_with("2026-11-18", &Faults { files, ..Faults::default() }).await;
    let accounts: Vec<AccountConfirmation> = desk.read("2026-11-19", FileType::AccountConfirmation);
    assert_eq!(accounts[0].ta_serial_no, "000000001");
    let trades = desk.confirmations("2026-11-19");
    let serials: Vec<&str> = trades.iter().map(|record| record.ta_serial_no.as_str()).collect();
    assert_eq!(serials, ["000000001", "000000002"]);
}

#[tokio::test]
async fn a_fen_has_no_half() {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    desk.work_off("2026-11-18").await;
    desk.buy("2026-11-19", "B1", ACCO, "0.01");
    let faults = Faults { halve_each: Some(1), ..Faults::default() };
    desk.work_off_with("2026-11-19", &faults).await;
    let all = desk.confirmations("2026-11-20");
    assert_eq!(all[0].confirmed_vol.to_string(), "0.01");
    assert_eq!(all[0].refund_amount.to_string(), "0.00");
}

#[tokio::test]
async fn a_further_account_joins_one_that_its_customer_has() {
    let desk = Desk::new("2026-11-18", terms("0"));
    let (first, second, stranger) = ("0000000007001", "0000000007002", "0000000008002");
    desk.ask_further_account("2026-11-18", second);
    desk.ask_further_account("2026-11-18", stranger);
    desk.open_account("2026-11-18", first);
    desk.work_off("2026-11-18").await;
    let said = desk.said("2026-11-19", FileType::AccountConfirmation);
    let of = |acco: &str| said.iter().find(|line| line.contains(acco)).unwrap().clone();
    let number = "TAAccountID=980000000007";
    assert!(of(first).contains("BusinessCode=101") && of(first).contains(number));
    assert!(of(second).contains("BusinessCode=108") && of(second).contains(number));
    assert!(of(second).contains("ReturnCode=0000"));
    assert!(of(stranger).contains("ReturnCode=0009"), "{}", of(stranger));
}
