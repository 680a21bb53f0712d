//! Random records of every type and version survive, and random bytes never panic.

use exchange::{DataFile, FileType, Format, Header, Kind, Layout, Version};
use proptest::prelude::*;
use proptest::sample::select;

fn layouts() -> Vec<&'static Layout> {
    let all = Version::ALL.into_iter();
    all.flat_map(|v| FileType::ALL.iter().filter_map(move |t| Layout::standard(v, *t))).collect()
}

fn header(layout: &Layout) -> Header {
    Header {
        version: layout.version(),
        creator: "305".to_owned(),
        receiver: "27".to_owned(),
        date: jiff::civil::date(2026, 9, 21),
        summary: 7,
        file_type: layout.file_type(),
        sender: "305".to_owned(),
        recipient: "27".to_owned(),
    }
}

/// A value for a field of this format: as long as it can be, shorter, or empty.
fn value(format: Format) -> BoxedStrategy<String> {
    let length = usize::from(format.length);
    let full = match format.kind {
        Kind::Text => characters(length).boxed(),
        Kind::Digits => proptest::string::string_regex(&format!("[0-9]{{0,{length}}}"))
            .expect("a pattern")
            .boxed(),
        Kind::Number { scale } => number(length, usize::from(scale)).boxed(),
    };
    prop_oneof![1 => Just(String::new()), 3 => full].boxed()
}

/// Characters of one, two and four bytes, at most `length` bytes, no space at the end.
fn characters(length: usize) -> impl Strategy<Value = String> {
    let one = select(vec!['a', 'Z', '0', ' ', '|', '中', '·', '€', '㛃', '𬭊']);
    proptest::collection::vec(one, 0..=length).prop_map(move |characters| {
        let mut text = String::new();
        let mut left = length;
        for character in characters {
            let bytes = encoding_rs::GB18030.encode(character.to_string().as_str()).0.len();
            left = left.saturating_sub(bytes);
            if left > 0 {
                text.push(character);
            }
        }
        text.trim_end().to_owned()
    })
}

fn number(length: usize, scale: usize) -> impl Strategy<Value = String> {
    (any::<bool>(), proptest::collection::vec(0..10_u8, length)).prop_map(move |(minus, digits)| {
        let digits: String = digits.iter().map(u8::to_string).collect();
        let negative = minus && length > scale + 1;
        let digits = if negative { &digits[1..] } else { &digits[..] };
        let (whole, decimals) = digits.split_at(digits.len() - scale);
        let whole = whole.trim_start_matches('0');
        let whole = if whole.is_empty() { "0" } else { whole };
        let zero = digits.bytes().all(|digit| digit == b'0');
        let sign = if negative && !zero { "-" } else { "" };
        let point = if scale > 0 { "." } else { "" };
        format!("{sign}{whole}{point}{decimals}")
    })
}

fn file_of(
    layout: &'static Layout,
) -> impl Strategy<Value = (DataFile<'static>, Vec<Vec<String>>)> {
    let record: Vec<_> = layout.fields().iter().map(|field| value(field.format)).collect();
    proptest::collection::vec(record, 0..4).prop_map(move |records| {
        let mut file = DataFile::empty(header(layout)).expect("a layout of the standard");
        for values in &records {
            file.push_with(|record| {
                let fields = layout.fields().iter().zip(values);
                fields.into_iter().try_for_each(|(field, value)| record.set(&field.name, value))
            })
            .expect("values that fit");
        }
        (file, records)
    })
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(4))]

    #[test]
    fn records_of_every_type_and_version_survive_writing_and_reading(seed in any::<u64>()) {
        use proptest::strategy::ValueTree;
        use proptest::test_runner::{RngAlgorithm, TestRng, TestRunner};
        let bytes: Vec<u8> = seed.to_le_bytes().repeat(4);
        let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &bytes);
        let mut runner = TestRunner::new_with_rng(ProptestConfig::default(), rng);
        for layout in layouts() {
            let (file, records) = file_of(layout).new_tree(&mut runner).expect("a file").current();
            let bytes = exchange::write(&file).expect("writes");
            let again = exchange::read(&bytes).expect("reads");
            prop_assert_eq!(again.header(), file.header());
            prop_assert_eq!(again.len(), records.len());
            for (record, values) in again.records().zip(&records) {
                for (field, value) in layout.fields().iter().zip(values) {
                    let text = record.text(&field.name).expect("a field");
                    prop_assert_eq!(text.as_ref(), value, "{} {}", layout.file_type(), field.name);
                }
            }
            prop_assert_eq!(exchange::write(&again).expect("writes"), &bytes[..]);
            let json = again.to_json().expect("JSON");
            let from_json = DataFile::from_json(&json).expect("a file");
            prop_assert_eq!(exchange::write(&from_json).expect("writes"), bytes);
        }
    }
}

fn sample() -> Vec<u8> {
    let layout = Layout::standard(Version::V21, FileType::ShareStatement).expect("05");
    let mut file = DataFile::empty(header(layout)).expect("05");
    for code in ["000001", "110022", "519008"] {
        file.push_with(|record| {
            record.set("FundCode", code)?;
            record.set("AvailableVol", "-12.34")
        })
        .expect("fits");
    }
    exchange::write(&file).expect("writes")
}

/// A valid file, in which some places are overwritten, cut out or repeated.
fn damaged() -> impl Strategy<Value = Vec<u8>> {
    let change = (any::<prop::sample::Index>(), any::<u8>(), 0..5_u8);
    proptest::collection::vec(change, 1..6).prop_map(|changes| {
        let mut bytes = sample();
        for (place, byte, kind) in changes {
            let at = place.index(bytes.len().max(1)).min(bytes.len().saturating_sub(1));
            match kind {
                0 => bytes.truncate(at),
                1 => bytes.insert(at, byte),
                2 if !bytes.is_empty() => drop(bytes.remove(at)),
                3 => bytes.extend_from_within(at..),
                _ if !bytes.is_empty() => bytes[at] = byte,
                _ => {}
            }
        }
        bytes
    })
}

#[test]
fn a_field_name_with_a_blank_behind_it_is_refused_at_its_line() {
    let text = String::from_utf8(sample()).expect("ASCII");
    let damaged = text.replacen("FundCode\r\n", "FundCode \r\n", 1);
    assert_ne!(text, damaged);
    let error = exchange::read(damaged.as_bytes()).expect_err("refused");
    assert_eq!(error.reason, exchange::Reason::UnknownField("FundCode ".into()));
    let at = damaged.find("FundCode \r\n").expect("there");
    assert_eq!(error.place.offset, at);
}

fn check_located(bytes: &[u8]) -> Result<(), TestCaseError> {
    let is_index = bytes.starts_with(b"OFDCFIDX");
    let mut copied = Vec::new();
    match (exchange::copy(bytes, &mut copied), exchange::read(bytes)) {
        (Ok(_), Ok(_)) => prop_assert_eq!(&copied[..], bytes),
        (Err(exchange::CopyError::Invalid(one)), Err(other)) if !is_index => {
            prop_assert_eq!(one, other);
        }
        (copied, _) => prop_assert!(is_index, "{copied:?}"),
    }
    match exchange::read(bytes) {
        Ok(file) => prop_assert_eq!(exchange::write(&file).expect("writes"), bytes),
        Err(error) => {
            prop_assert!(error.place.offset <= bytes.len(), "{error}");
            prop_assert!(exchange::cli::show(bytes, true).is_err());
        }
    }
    if let Ok(index) = exchange::IndexFile::read(bytes) {
        prop_assert_eq!(index.write().expect("writes"), bytes);
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(2000))]

    #[test]
    fn random_bytes_never_panic(bytes in proptest::collection::vec(any::<u8>(), 0..400)) {
        check_located(&bytes)?;
        check_located(&[b"OFDCFDAT\r\n21  \r\n", &bytes[..]].concat())?;
        check_located(&[b"OFDCFIDX\r\n22      \r\n", &bytes[..]].concat())?;
    }

    #[test]
    fn a_damaged_file_is_refused_at_a_place_or_written_back_the_same(bytes in damaged()) {
        check_located(&bytes)?;
    }
}
