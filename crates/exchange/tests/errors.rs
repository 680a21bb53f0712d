//! Errors say where they are.

use exchange::{DataFile, FileType, Header, ReadError, Reason, Version};

fn header(version: Version, file_type: FileType) -> Header {
    Header {
        version,
        creator: "305".to_owned(),
        receiver: "27".to_owned(),
        date: jiff::civil::date(2026, 9, 21),
        summary: 1,
        file_type,
        sender: "305".to_owned(),
        recipient: "27".to_owned(),
    }
}

fn two_trades() -> Vec<u8> {
    let header = header(Version::V21, FileType::TradeApplication);
    let mut file = DataFile::empty(header).expect("03");
    for code in ["000001", "110022"] {
        file.push_with(|record| {
            record.set("FundCode", code)?;
            record.set("ApplicationAmount", "10.01")?;
            record.set("Specification", "华夏成长")
        })
        .expect("fits");
    }
    exchange::write(&file).expect("writes")
}

fn replaced(from: &[u8], to: &[u8]) -> Vec<u8> {
    let bytes = two_trades();
    let at = bytes.windows(from.len()).position(|window| window == from).expect("is there");
    [&bytes[..at], to, &bytes[at + from.len()..]].concat()
}

fn error(bytes: &[u8]) -> ReadError {
    exchange::read(bytes).expect_err("an invalid file")
}

#[test]
fn an_error_in_a_record_names_record_field_and_byte() {
    let bytes = two_trades();
    let at = bytes.windows(6).position(|window| window == b"110022").expect("is there");
    let mut broken = bytes;
    let amount = at - 24 + 87; // Offset of ApplicationAmount in 03 of V2.1.
    broken[amount] = b'x';
    let error = error(&broken).in_file("OFD_305_27_20260921_03.TXT");
    assert_eq!(
        (error.place.record, error.place.field.as_deref()),
        (Some(2), Some("ApplicationAmount"))
    );
    assert_eq!(error.place.offset, amount);
    let text = error.to_string();
    assert!(text.starts_with(
        "OFD_305_27_20260921_03.TXT: line 87, record 2, field ApplicationAmount, byte"
    ));
}

#[test]
fn an_error_in_the_header_names_its_line() {
    let cases: &[(&[u8], &[u8], usize)] = &[
        (b"21  \r\n", b"19  \r\n", 2),
        (b"20260921", b"20260931", 5),
        (b"\r\n001\r\n", b"\r\n0x1\r\n", 6),
        (b"\r\n03\r\n", b"\r\n99\r\n", 7),
        (b"\r\n03\r\n", b"\r\nX1\r\n", 7),
        (b"\r\n074\r\n", b"\r\n 74\r\n", 10),
        (b"FundCode\r\n", b"FundCodes\r\n", 12),
        (b"FundCode\r\n", b"AppSheetSerialNo\r\n", 12),
        (b"FundCode\r\n", b"FundCode\n", 12),
    ];
    for (from, to, line) in cases {
        let error = error(&replaced(from, to));
        assert_eq!(error.place.line, Some(*line), "{error}");
    }
}

#[test]
fn a_wrong_record_count_is_refused_both_ways() {
    let more = error(&replaced(b"00000002", b"00000003"));
    assert!(matches!(more.reason, Reason::RecordCutShort { .. }), "{more}");
    assert_eq!(more.place.record, Some(3));
    let fewer = error(&replaced(b"00000002", b"00000001"));
    assert_eq!(fewer.reason, Reason::NoTrailer);
    let absurd = error(&replaced(b"00000002", b"99999999"));
    assert_eq!(absurd.place.record, Some(3));
}

#[test]
fn half_a_character_and_control_characters_are_refused() {
    let name = encoding_rs::GB18030.encode("华夏成长").0.into_owned();
    let mut half = name.clone();
    half[7] = b' ';
    assert_eq!(error(&replaced(&name, &half)).reason, Reason::NotGb18030);
    let mut feed = name.clone();
    feed[6..].copy_from_slice(b"\r\n");
    assert_eq!(error(&replaced(&name, &feed)).reason, Reason::ControlCharacter);
}

#[test]
fn the_last_line_end_may_be_missing_but_nothing_may_follow() {
    let bytes = two_trades();
    let without = &bytes[..bytes.len() - 2];
    let file = exchange::read(without).expect("valid");
    assert_eq!(exchange::write(&file).expect("writes"), without);
    let more = [&bytes[..], b"x"].concat();
    assert_eq!(error(&more).reason, Reason::AfterTrailer(3));
}

#[test]
fn values_are_never_cut_or_rounded() {
    let mut file = DataFile::empty(header(Version::V21, FileType::TradeApplication)).expect("03");
    let mut refuse = |field: &str, value: &str| {
        let error = file.push_with(|record| record.set(field, value)).expect_err("does not fit");
        assert_eq!((error.record, error.field.as_deref()), (Some(1), Some(field)));
        error.reason
    };
    let long = "基金".repeat(16); // 64 bytes in a field of 60.
    let too_long = Reason::TooLong { value: long.clone(), allowed: 60, found: 64 };
    assert_eq!(refuse("Specification", &long), too_long);
    assert!(matches!(refuse("ApplicationAmount", "0.001"), Reason::TooPrecise { .. }));
    assert!(matches!(refuse("ApplicationAmount", "1e3"), Reason::NotNumber(..)));
    assert!(matches!(refuse("TransactionDate", "2026-9-1"), Reason::NotDigits(_)));
    assert_eq!(refuse("Specification", "\u{e5e5}"), Reason::NoGb18030("\u{e5e5}".to_owned()));
    assert_eq!(refuse("NoField", "1"), Reason::NoSuchField);
    assert!(file.is_empty());
}

#[test]
fn a_header_value_that_is_too_long_is_refused() {
    let mut header = header(Version::V21, FileType::TradeApplication);
    header.creator = "0123456789".to_owned();
    let file = DataFile::empty(header).expect("03");
    let error = exchange::write(&file).expect_err("too long");
    assert_eq!(error.field.as_deref(), Some("creator"));
}
