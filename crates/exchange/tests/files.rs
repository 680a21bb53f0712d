//! Whole files: the committed sample, empty batches, shards, separators, JSON.

use std::num::NonZeroUsize;

use exchange::{DataFile, FileName, FileType, TradeConfirmation, Version, cli};

/// Made for these tests; no customer is real.
const SAMPLE: &[u8] = include_bytes!("samples/OFD_27_305_20260922_04.TXT");

#[test]
fn the_sample_comes_back_byte_for_byte() {
    let file = exchange::read(SAMPLE).expect("valid");
    assert_eq!((file.header().version, file.len()), (Version::V21, 3));
    assert_eq!(exchange::write(&file).expect("writes"), SAMPLE);
    let mut copied = Vec::new();
    assert_eq!(exchange::copy(SAMPLE, &mut copied).expect("copies"), 3);
    assert_eq!(copied, SAMPLE);
    let name: FileName = "OFD_27_305_20260922_04.TXT".parse().expect("a name");
    name.check(file.header()).expect("the header agrees");
}

#[test]
fn the_sample_is_shown_with_chinese_names_and_meanings() {
    let text = cli::show(SAMPLE, false).expect("valid");
    for line in [
        "04 交易确认  V21  27 → 305  2026-09-22  3 条记录",
        "BusinessCode                       122  申购确认  （业务代码）",
        "ReturnCode                         0001  份额不足  （交易处理返回代码）",
        "ConfirmedVol                       8234.12  （基金账户交易确认份数）",
    ] {
        assert!(text.contains(line), "no `{line}` in:\n{text}");
    }
}

#[test]
fn json_keeps_every_byte_of_the_sample() {
    let json = cli::show(SAMPLE, true).expect("valid");
    assert!(json.contains(r#""title":"默认分红方式","codes":{"0":"红利转投","1":"现金分红""#));
    let file = DataFile::from_json(&json).expect("a file");
    assert_eq!(exchange::write(&file).expect("writes"), SAMPLE);
}

#[test]
fn json_that_is_not_a_file_is_refused() {
    for json in ["", "[]", "{}", r#"{"version":"21"}"#] {
        assert!(DataFile::from_json(json).is_err(), "{json}");
    }
    let json = cli::show(SAMPLE, true).expect("valid");
    let error = DataFile::from_json(&json.replace("\"8234.12\"", "8234.12"));
    assert_eq!(error.expect_err("a number").field.as_deref(), Some("ConfirmedVol"));
}

#[test]
fn a_batch_without_records_is_a_file_with_a_count_of_zero() {
    let header = exchange::read(SAMPLE).expect("valid").header().clone();
    for version in Version::ALL {
        let file = DataFile::empty(exchange::Header { version, ..header.clone() }).expect("04");
        let bytes = exchange::write(&file).expect("writes");
        assert!(bytes.ends_with(b"00000000\r\nOFDCFEND\r\n"));
        let again = exchange::read(&bytes).expect("reads");
        assert!(again.is_empty());
        assert_eq!(again.shards(NonZeroUsize::MIN).len(), 1);
    }
}

#[test]
fn shards_have_all_records_in_their_order() {
    let file = exchange::read(SAMPLE).expect("valid");
    let two = NonZeroUsize::new(2).expect("not zero");
    let shards = file.shards(two);
    assert_eq!(shards.iter().map(DataFile::len).collect::<Vec<_>>(), [2, 1]);
    let mut joined = Vec::new();
    for shard in &shards {
        let bytes = exchange::write(shard).expect("writes");
        let again = exchange::read(&bytes).expect("reads");
        joined.extend(again.records().map(|record| record.bytes().to_vec()));
    }
    let all: Vec<_> = file.records().map(|record| record.bytes().to_vec()).collect();
    assert_eq!(joined, all);
}

#[test]
fn records_may_follow_each_other_without_line_ends() {
    let file = exchange::read(SAMPLE).expect("valid");
    let start = SAMPLE.windows(10).position(|window| window == b"00000003\r\n").expect("count");
    let records: Vec<u8> = file.records().flat_map(|record| record.bytes().to_vec()).collect();
    for end in [&b"\r\nOFDCFEND\r\n"[..], b"OFDCFEND"] {
        let bytes = [&SAMPLE[..start + 10], &records[..], end].concat();
        let joined = exchange::read(&bytes).expect("reads");
        assert_eq!(exchange::write(&joined).expect("writes"), bytes);
        let trades: Vec<TradeConfirmation> =
            joined.typed().collect::<Result<_, _>>().expect("confirmations");
        let expected: Vec<TradeConfirmation> =
            file.typed().collect::<Result<_, _>>().expect("confirmations");
        assert_eq!(trades, expected);

        let mut longer = joined.into_owned();
        longer.push_typed(&trades[0]).expect("fits");
        let bytes = exchange::write(&longer).expect("writes");
        let again = exchange::read(&bytes).expect("reads");
        assert_eq!((again.len(), again.header().file_type), (4, FileType::TradeConfirmation));
    }
}

#[test]
fn header_lines_without_padding_come_back_as_they_were() {
    let text = b"\r\n27       \r\n305      \r\n";
    let at = SAMPLE.windows(text.len()).position(|window| window == text).expect("is there");
    let bytes = [&SAMPLE[..at], b"\r\n27\r\n305\r\n", &SAMPLE[at + text.len()..]].concat();
    let file = exchange::read(&bytes).expect("reads");
    assert_eq!(file.header().creator, "27");
    assert_eq!(exchange::write(&file).expect("writes"), bytes);
}

#[test]
fn names_in_capitals_are_the_same_fields() {
    let names = ["FUNDCODE", "BUSINESSCODE", "RETURNCODE", "CONFIRMEDVOL"];
    let header = exchange::read(SAMPLE).expect("valid").header().clone();
    let mut file = DataFile::empty_with_fields(header, names).expect("known names");
    file.push_with(|record| {
        record.set("FundCode", "000001")?;
        record.set("BusinessCode", "124")?;
        record.set("ReturnCode", "0000")
    })
    .expect("fits");
    let bytes = exchange::write(&file).expect("writes");
    assert!(bytes.windows(10).any(|window| window == b"\nFUNDCODE\r"));
    let again = exchange::read(&bytes).expect("reads");
    assert_eq!(again.records().next().expect("one").bytes().len(), 6 + 3 + 4 + 16);
}
