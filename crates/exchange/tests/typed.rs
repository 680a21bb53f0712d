//! The structs: what they read, what they write, what they refuse.

use exchange::{
    AccountStatus, Business, DataFile, Decimal, DividendMethod, FieldError, FileType, FundState,
    Header, Layout, Reason, Record, ShareClass, ShareStatement, TradeConfirmation, Typed, Version,
};

fn header(version: Version, file_type: FileType) -> Header {
    Header {
        version,
        creator: "27".to_owned(),
        receiver: "305".to_owned(),
        date: jiff::civil::date(2026, 9, 22),
        summary: 1,
        file_type,
        sender: "27".to_owned(),
        recipient: "305".to_owned(),
    }
}

fn confirmation(layout: &Layout) -> Record<'_> {
    let mut record = Record::empty(layout);
    for (field, value) in [
        ("AppSheetSerialNo", "202609210000000000000001"),
        ("TASerialNO", "27000000000000000001"),
        ("BusinessCode", "122"),
        ("ReturnCode", "0000"),
        ("TransactionCfmDate", "20260922"),
        ("TransactionDate", "20260921"),
        ("TransactionTime", "145959"),
        ("FundCode", "000001"),
        ("ConfirmedVol", "8234.12"),
        ("ConfirmedAmount", "9985.02"),
        ("NAV", "1.2126"),
        ("Charge", "14.98"),
        ("ShareClass", "0"),
        ("DefDividendMethod", "1"),
    ] {
        record.set(field, value).expect("fits");
    }
    record
}

fn refused(field: &str, value: &str) -> FieldError {
    let layout = Layout::standard(Version::V21, FileType::TradeConfirmation).expect("04");
    let mut record = confirmation(layout);
    record.set(field, value).expect("fits the field");
    TradeConfirmation::try_from(&record).expect_err("no such value")
}

#[test]
fn a_confirmation_is_read_in_every_version_and_written_to_any_other() {
    let layouts = Version::ALL.map(|version| {
        Layout::standard(version, FileType::TradeConfirmation).expect("04 is in all versions")
    });
    for from in layouts {
        let read = TradeConfirmation::try_from(&confirmation(from)).expect("valid");
        assert_eq!(read.business, Business::Purchase.confirmation());
        assert!(read.return_code.is_success());
        assert_eq!(read.nav, Decimal::new(12126, 4));
        assert_eq!(read.confirmed_vol.units_at(2), Some(823_412));
        assert_eq!(read.transaction_cfm_date, Some(jiff::civil::date(2026, 9, 22)));
        assert_eq!(read.share_class, Some(ShareClass::FrontLoad));
        assert_eq!(read.dividend_method, Some(DividendMethod::Cash));
        for to in layouts {
            let record = read.to_record(to).expect("fits");
            assert_eq!(TradeConfirmation::try_from(&record).as_ref(), Ok(&read));
        }
    }
}

#[test]
fn a_field_that_is_not_what_it_must_be_is_named() {
    let unknown = |code: &str| Reason::UnknownCode(code.to_owned());
    assert_eq!(refused("BusinessCode", "999").reason, unknown("999"));
    assert_eq!(refused("BusinessCode", "").reason, Reason::Empty);
    assert_eq!(refused("DefDividendMethod", "9").reason, unknown("9"));
    let date = refused("TransactionDate", "20260931");
    assert_eq!(date.field, "TransactionDate");
    assert_eq!(date.reason, Reason::NotDate("20260931".to_owned()));
    assert_eq!(refused("TransactionTime", "250000").reason, Reason::NotTime("250000".to_owned()));
}

#[test]
fn a_value_for_a_field_that_the_version_lacks_is_refused_rather_than_lost() {
    let new = Layout::standard(Version::V22, FileType::ShareStatement).expect("05");
    let old = Layout::standard(Version::V21, FileType::ShareStatement).expect("05");
    let mut record = Record::empty(new);
    record.set("NewIncome", "0.42").expect("fits");
    let statement = ShareStatement::try_from(&record).expect("valid");
    let error = statement.to_record(old).expect_err("V2.1 has no NewIncome");
    assert_eq!(error, FieldError { field: "NewIncome".into(), reason: Reason::NoSuchField });
}

#[test]
fn a_nav_with_eight_decimals_does_not_fit_the_four_of_v21() {
    let new = Layout::standard(Version::V22, FileType::FundState).expect("07");
    let old = Layout::standard(Version::V21, FileType::FundState).expect("07");
    let mut record = Record::empty(new);
    record.set("NAV", "1.23456789").expect("fits");
    let state = FundState::try_from(&record).expect("valid");
    let error = state.to_record(old).expect_err("four decimals");
    assert!(matches!(error.reason, Reason::TooPrecise { scale: 4, .. }));
}

#[test]
fn a_record_of_another_type_is_refused() {
    let layout = Layout::standard(Version::V21, FileType::Dividend).expect("06");
    let error = ShareStatement::try_from(&Record::empty(layout)).expect_err("06 is not 05");
    assert_eq!(error.reason, Reason::OtherLayout);
}

#[test]
fn an_error_in_a_struct_has_its_place_in_the_file() {
    let mut file = DataFile::empty(header(Version::V21, FileType::ShareStatement)).expect("05");
    for status in ["0", "7"] {
        file.push_with(|record| record.set("AccountStatus", status)).expect("fits");
    }
    let bytes = exchange::write(&file).expect("writes");
    let file = exchange::read(&bytes).expect("a status is any character to the reader");
    let statements: Vec<Result<ShareStatement, _>> = file.typed().collect();
    let first = statements[0].as_ref().expect("valid");
    assert_eq!(first.account_status, Some(AccountStatus::Normal));
    let error = statements[1].as_ref().expect_err("no such status");
    assert_eq!(error.place.record, Some(2));
    assert_eq!(bytes[error.place.offset], b'7');
}

#[test]
fn empty_numbers_and_dates_may_be_zeros_or_spaces() {
    let layout = Layout::standard(Version::V21, FileType::ShareStatement).expect("05");
    let spaces = Record::empty(layout);
    let mut zeros = Record::empty(layout);
    for field in layout.fields().iter().filter(|field| field.format.to_string() == "N16.2") {
        zeros.set(&field.name, "0").expect("fits");
    }
    zeros.set("ShareRegisterDate", "00000000").expect("fits");
    assert_eq!(ShareStatement::try_from(&zeros), ShareStatement::try_from(&spaces));
}
