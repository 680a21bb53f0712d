//! A file that a seller really sent (accounts masked), where it is at hand.

use exchange::{Business, DataFile, TradeApplication, Version};

const PATH: &str = "/work/shared/data/ofd/OFD_996_H0_20170427_03_masked60.TXT";

#[test]
fn a_real_application_file_comes_back_byte_for_byte() {
    let Ok(bytes) = std::fs::read(PATH) else { return eprintln!("not at hand: {PATH}") };
    let file = exchange::read(&bytes).expect("a valid file");
    assert_eq!((file.header().version, file.len()), (Version::V20, 60));
    assert_eq!(exchange::write(&file).expect("writes"), bytes);
    assert_eq!(exchange::write(&file.into_owned()).expect("writes"), bytes);
}

#[test]
fn real_applications_are_read_as_structs_and_written_back_the_same() {
    let Ok(bytes) = std::fs::read(PATH) else { return eprintln!("not at hand: {PATH}") };
    let file = exchange::read(&bytes).expect("a valid file");
    let trades: Vec<TradeApplication> =
        file.typed().collect::<Result<_, _>>().expect("every record is a trade");
    let first = &trades[0];
    assert_eq!(first.application_amount.to_string(), "10.01");
    assert_eq!(first.business.business(), Business::Purchase);
    assert_eq!(first.currency, "156");

    let mut written = DataFile::empty(file.header().clone()).expect("version has 03");
    for trade in &trades {
        written.push_typed(trade).expect("fits");
    }
    let again: Vec<TradeApplication> =
        written.typed().collect::<Result<_, _>>().expect("reads back");
    assert_eq!(again, trades);
}
