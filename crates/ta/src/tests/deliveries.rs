//! What lies in the folder after a day, and what its indices list, whole or with the faults of a
//! delivery.

use exchange::{FileType, Stream, TradeConfirmation};
use mailbox::Route;

use super::desk::{Desk, day, terms};
use crate::{Faults, FileFaults};

const ACCO: &str = "T10001";
const ANSWERS: Route<'static> = Route { from: "98", to: "TAEL" };

/// A day with an account and three purchases.
async fn delivered(faults: &Faults) -> Desk {
    let desk = Desk::new("2026-11-18", terms("0"));
    desk.open_account("2026-11-18", ACCO);
    for (sheet, amount) in [("B1", "1000"), ("B2", "2000"), ("B3", "500")] {
        desk.buy("2026-11-18", sheet, ACCO, amount);
    }
    desk.work_off_with("2026-11-18", faults).await;
    desk
}

fn faults(files: FileFaults) -> Faults {
    Faults { files, ..Faults::default() }
}

/// The files, each with its number of records: those to our seller without the route.
fn files(desk: &Desk) -> Vec<String> {
    let mut all: Vec<String> = desk
        .outbox
        .data_files()
        .unwrap()
        .iter()
        .map(|name| {
            let file = desk.outbox.letter(name).unwrap().open().unwrap();
            format!("{}: {}", short(&name.to_string()), file.len())
        })
        .collect();
    all.sort();
    all
}

fn short(name: &str) -> String {
    name.trim_start_matches("OFD_98_TAEL_").trim_end_matches(".TXT").to_owned()
}

/// What an index lists; none without an index.
fn listed(desk: &Desk, stream: Stream) -> Option<Vec<String>> {
    let on = if stream == Stream::Market { "2026-11-18" } else { "2026-11-19" };
    let index = desk.outbox.index(ANSWERS, day(on), stream).unwrap()?;
    Some(index.files.iter().map(|name| short(name)).collect())
}

/// Shares of the confirmations of a file.
fn shares(desk: &Desk, name: &str) -> Vec<String> {
    let name = format!("OFD_98_{name}.TXT").parse().unwrap();
    let file = desk.outbox.letter(&name).unwrap().open().unwrap();
    let all = file.typed().map(Result::unwrap);
    all.map(|record: TradeConfirmation| record.confirmed_vol.to_string()).collect()
}

/// What is there of a day, and what its indices list.
const WHOLE: [&str; 5] =
    ["20261118_07: 1", "20261119_02: 1", "20261119_04: 3", "20261119_05: 1", "20261119_06: 0"];
const PRICES: [&str; 1] = ["20261118_07"];
const WHOLE_LISTED: [&str; 4] = ["20261119_02", "20261119_04", "20261119_06", "20261119_05"];

/// The same in two parts each.
const PARTS: [&str; 10] = [
    "20261118_07_001: 1",
    "20261118_07_002: 0",
    "20261119_02_001: 1",
    "20261119_02_002: 0",
    "20261119_04_001: 2",
    "20261119_04_002: 1",
    "20261119_05_001: 1",
    "20261119_05_002: 0",
    "20261119_06_001: 0",
    "20261119_06_002: 0",
];
const PRICE_PARTS: [&str; 2] = ["20261118_07_001", "20261118_07_002"];
const PARTS_LISTED: [&str; 8] = [
    "20261119_02_001",
    "20261119_02_002",
    "20261119_04_001",
    "20261119_04_002",
    "20261119_06_001",
    "20261119_06_002",
    "20261119_05_001",
    "20261119_05_002",
];

fn all(names: &[&str]) -> Option<Vec<String>> {
    Some(names.iter().map(ToString::to_string).collect())
}

#[tokio::test]
async fn a_day_is_whole_and_each_index_lists_its_own_files() {
    let desk = delivered(&Faults::default()).await;
    assert_eq!(files(&desk), WHOLE);
    assert_eq!(listed(&desk, Stream::Market), all(&PRICES));
    assert_eq!(listed(&desk, Stream::Main), all(&WHOLE_LISTED));
}

#[tokio::test]
async fn files_come_in_parts_and_are_listed_by_part() {
    let desk = delivered(&faults(FileFaults { parts: Some(2), ..FileFaults::default() })).await;
    assert_eq!(files(&desk), PARTS);
    assert_eq!(listed(&desk, Stream::Market), all(&PRICE_PARTS));
    assert_eq!(listed(&desk, Stream::Main), all(&PARTS_LISTED));
    assert_eq!(shares(&desk, "TAEL_20261119_04_001"), ["1000.00", "2000.00"]);
    assert_eq!(shares(&desk, "TAEL_20261119_04_002"), ["500.00"]);
}

#[tokio::test]
async fn of_what_is_late_the_last_part_is_listed_and_comes_with_the_next_delivery() {
    let late = vec![FileType::TradeConfirmation, FileType::Dividend, FileType::FundState];
    let faults = faults(FileFaults { parts: Some(2), late, ..FileFaults::default() });
    let desk = delivered(&faults).await;
    let there = PARTS.iter().filter(|file| !["07_002", "04_002", "06_002"].contains(&&file[9..15]));
    assert_eq!(files(&desk), there.copied().collect::<Vec<_>>());
    for again in [&faults, &faults.listed()] {
        desk.work_off_with("2026-11-18", again).await;
        assert_eq!(listed(&desk, Stream::Market), all(&PRICE_PARTS));
        assert_eq!(listed(&desk, Stream::Main), all(&PARTS_LISTED));
    }
    assert_eq!(files(&desk), PARTS);
}

#[tokio::test]
async fn what_is_not_announced_is_listed_when_it_comes() {
    let unannounced = vec![FileType::TradeConfirmation, FileType::FundState];
    let faults = faults(FileFaults { unannounced, ..FileFaults::default() });
    let desk = delivered(&faults).await;
    for again in [&faults, &faults.listed()] {
        desk.work_off_with("2026-11-18", again).await;
        assert_eq!(files(&desk), [WHOLE[1], WHOLE[3], WHOLE[4]]);
        assert_eq!(listed(&desk, Stream::Market), all(&[]));
        let others = [WHOLE_LISTED[0], WHOLE_LISTED[2], WHOLE_LISTED[3]];
        assert_eq!(listed(&desk, Stream::Main), all(&others));
    }
    desk.work_off_with("2026-11-18", &faults.delivered()).await;
    assert_eq!(files(&desk), WHOLE);
    assert_eq!(listed(&desk, Stream::Market), all(&PRICES));
    assert_eq!(listed(&desk, Stream::Main), all(&WHOLE_LISTED));
}

#[tokio::test]
async fn an_index_that_is_late_is_that_of_the_answers() {
    let faults = faults(FileFaults { late_index: true, ..FileFaults::default() });
    let desk = delivered(&faults).await;
    assert_eq!(files(&desk), WHOLE);
    assert_eq!(listed(&desk, Stream::Market), all(&PRICES));
    assert_eq!(listed(&desk, Stream::Main), None);
    desk.work_off_with("2026-11-18", &faults.listed()).await;
    assert_eq!(listed(&desk, Stream::Main), all(&WHOLE_LISTED));
}

#[tokio::test]
async fn a_file_that_belies_its_name_is_empty_and_listed_and_is_replaced() {
    let belying = vec![FileType::TradeConfirmation];
    let faults = faults(FileFaults { belying, ..FileFaults::default() });
    let desk = delivered(&faults).await;
    assert_eq!(files(&desk), [WHOLE[0], WHOLE[1], "20261119_04: 0", WHOLE[3], WHOLE[4]]);
    assert_eq!(listed(&desk, Stream::Main), all(&WHOLE_LISTED));
    let letters = || desk.outbox.letters(day("2026-11-19"), FileType::TradeConfirmation).unwrap();
    assert_eq!(letters()[0].open().unwrap().header().receiver, "OTHR");
    desk.work_off_with("2026-11-18", &faults.listed()).await;
    assert_eq!(files(&desk), WHOLE);
    assert_eq!(letters()[0].header().unwrap().receiver, "TAEL");
}

#[tokio::test]
async fn a_file_for_another_seller_is_not_listed() {
    let desk = delivered(&faults(FileFaults { foreign: true, ..FileFaults::default() })).await;
    assert_eq!(files(&desk)[5..], ["OFD_98_OTHR_20261119_04: 3"]);
    assert_eq!(shares(&desk, "OTHR_20261119_04"), ["1000.01", "2000.00", "500.00"]);
    assert_eq!(shares(&desk, "TAEL_20261119_04"), ["1000.00", "2000.00", "500.00"]);
    assert_eq!(listed(&desk, Stream::Main), all(&WHOLE_LISTED));
}

#[tokio::test]
async fn confirmations_come_again_under_another_name_as_they_were_or_changed() {
    for (parts, same, other) in [(None, "002", "003"), (Some(2), "003", "004")] {
        let files = FileFaults { parts, changed_repeat: true, ..FileFaults::default() };
        let faults = Faults { repeat_files: true, files, ..Faults::default() };
        let desk = delivered(&faults).await;
        let [same, other] = [same, other].map(|part| format!("20261119_04_{part}"));
        assert_eq!(shares(&desk, &format!("TAEL_{same}")), ["1000.00", "2000.00", "500.00"]);
        assert_eq!(shares(&desk, &format!("TAEL_{other}")), ["1000.01", "2000.00", "500.00"]);
        let listed = listed(&desk, Stream::Main).unwrap();
        let of_trades =
            listed.iter().filter(|name| name.contains("_04")).skip(parts.map_or(1, usize::from));
        assert_eq!(of_trades.collect::<Vec<_>>(), [&same, &other]);
    }
}

#[tokio::test]
async fn what_comes_again_under_its_name_said_something_else() {
    let desk = delivered(&faults(FileFaults { renewed: true, ..FileFaults::default() })).await;
    assert_eq!(shares(&desk, "TAEL_20261119_04"), ["1000.01", "2000.00", "500.00"]);
    desk.work_off("2026-11-18").await;
    assert_eq!(shares(&desk, "TAEL_20261119_04"), ["1000.00", "2000.00", "500.00"]);
    assert_eq!(files(&desk), WHOLE);
}

#[tokio::test]
async fn a_day_before_the_last_one_keeps_its_statement_and_lists_it_again() {
    let desk = delivered(&Faults::default()).await;
    desk.buy("2026-11-19", "B4", ACCO, "1000");
    desk.work_off("2026-11-19").await;
    desk.work_off("2026-11-18").await;
    assert_eq!(desk.statement("2026-11-19")[0].total_vol.to_string(), "3500.00");
    assert_eq!(listed(&desk, Stream::Main), all(&WHOLE_LISTED));
}
