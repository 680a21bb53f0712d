//! Folders on a real disk.

use super::*;
use exchange::TradeApplication;
use tempfile::TempDir;

fn folder() -> (TempDir, Folder) {
    let path = tempfile::tempdir().unwrap();
    let folder = Folder::open(path.path().to_owned()).unwrap();
    (path, folder)
}

#[test]
fn a_file_is_found_by_its_day_and_type() {
    let (_path, folder) = folder();
    let day: Day = "2026-11-20".parse().unwrap();
    let route = Route { from: "TAEL", to: "98" };
    let file = DataFile::empty(route.header(day, FileType::TradeApplication)).unwrap();
    let sent = folder.post(&file, None).unwrap();
    let found = folder.letters(day, FileType::TradeApplication).unwrap();
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].hash, sent.hash);
    assert!(found[0].open().unwrap().is_empty());
    assert!(folder.letters(day.next(), FileType::TradeApplication).unwrap().is_empty());
    assert!(folder.letters(day, FileType::AccountApplication).unwrap().is_empty());
}

#[test]
fn a_header_that_belies_its_name_is_found_out() {
    let (_path, folder) = folder();
    let day: Day = "2026-11-20".parse().unwrap();
    let (route, other) = (Route { from: "98", to: "TAEL" }, Route { from: "98", to: "OTHR" });
    let of_type = FileType::TradeConfirmation;
    let file = DataFile::empty(other.header(day, of_type)).unwrap();
    let sent = folder.post(&file, None).unwrap();
    assert!(sent.header().is_ok());
    let ours = FileName { receiver: "TAEL".to_owned(), ..sent.name.clone() };
    folder.put(&ours, &sent.bytes().unwrap()).unwrap();
    let (letters, others) = folder.letters_of(route, day, of_type).unwrap();
    assert_eq!(others, std::slice::from_ref(&sent.name));
    let said = letters[0].header().unwrap_err().to_string();
    assert!(said.contains("OFD_98_TAEL") && said.contains("OFD_98_OTHR"), "{said}");
}

#[test]
fn an_index_is_found_by_its_day_and_says_its_own_name() {
    let (path, folder) = folder();
    let day: Day = "2026-11-20".parse().unwrap();
    let route = Route { from: "98", to: "TAEL" };
    assert_eq!(folder.index(route, day, Stream::Main).unwrap(), None);
    let mut index = route.index(day);
    index.files.push("OFD_98_TAEL_20261120_04.TXT".to_owned());
    folder.post_index(&index, Stream::Main).unwrap();
    assert_eq!(folder.index(route, day, Stream::Main).unwrap(), Some(index));
    assert_eq!(folder.index(route, day, Stream::Market).unwrap(), None);
    let [name, false_name] = ["OFI_98_TAEL_20261120.TXT", "OFJ_98_TAEL_20261123.TXT"];
    std::fs::copy(path.path().join(name), path.path().join(false_name)).unwrap();
    let monday: Day = "2026-11-23".parse().unwrap();
    assert!(folder.index(route, monday, Stream::Market).is_err());
}

#[test]
fn a_file_that_is_cut_short_is_refused_with_its_name() {
    let (_path, folder) = folder();
    let day: Day = "2026-11-20".parse().unwrap();
    let route = Route { from: "TAEL", to: "98" };
    let file = DataFile::empty(route.header(day, FileType::TradeApplication)).unwrap();
    let sent = folder.post(&file, None).unwrap();
    let bytes = sent.bytes().unwrap();
    folder.put(&sent.name, &bytes[..bytes.len() - 12]).unwrap();
    let found = folder.letters(day, FileType::TradeApplication).unwrap();
    let error = found[0].open().unwrap_err().to_string();
    assert!(error.contains("OFD_TAEL_98_20261120_03"), "{error}");
}

#[test]
fn two_who_write_one_file_at_once_leave_a_whole_one() {
    let (path, folder) = folder();
    let day: Day = "2026-11-20".parse().unwrap();
    let header = Route { from: "TAEL", to: "98" }.header(day, FileType::TradeApplication);
    let fields = [("BusinessCode", "022"), ("AppSheetSerialNo", "1")];
    let record = blank::<TradeApplication>(FileType::TradeApplication, &fields).unwrap();
    let mut long = folder.begin(header.clone()).unwrap();
    (0..5).for_each(|_| long.push(&record).unwrap());
    let mut short = folder.begin(header).unwrap();
    short.push(&record).unwrap();
    let (letter, count) = long.finish().unwrap();
    assert_eq!((count, letter.open().unwrap().len()), (5, 5));
    let (letter, _) = short.finish().unwrap();
    assert_eq!(letter.open().unwrap().len(), 1);
    assert_eq!(std::fs::read_dir(path.path()).unwrap().count(), 1, "nothing is left beside it");
    // One that is given up leaves nothing either.
    drop(folder.begin(letter.header().unwrap()).unwrap());
    assert_eq!(std::fs::read_dir(path.path()).unwrap().count(), 1);
}

#[test]
fn a_file_that_was_written_record_by_record_is_read_in_parts() {
    let (path, folder) = folder();
    let day: Day = "2026-11-20".parse().unwrap();
    let header = Route { from: "TAEL", to: "98" }.header(day, FileType::TradeApplication);
    let blank = |number: usize| {
        let fields = [("BusinessCode", "022"), ("AppSheetSerialNo", &*number.to_string())];
        blank::<TradeApplication>(FileType::TradeApplication, &fields).unwrap()
    };
    let records: Vec<TradeApplication> = (0..7).map(blank).collect();
    let mut whole = DataFile::empty(header.clone()).unwrap();
    records.iter().for_each(|record| whole.push_typed(record).unwrap());
    for _ in 0..2 {
        let mut draft = folder.begin(header.clone()).unwrap();
        records.iter().for_each(|record| draft.push(record).unwrap());
        let (letter, count) = draft.finish().unwrap();
        assert_eq!((count, letter.bytes().unwrap()), (7, exchange::write(&whole).unwrap()));
    }
    assert_eq!(std::fs::read_dir(path.path()).unwrap().count(), 1);
    let letter = folder.letters(day, FileType::TradeApplication).unwrap().remove(0);
    let parts: Vec<Vec<TradeApplication>> = letter.parts(3).unwrap().map(Result::unwrap).collect();
    assert_eq!(parts.iter().map(Vec::len).collect::<Vec<_>>(), [3, 3, 1]);
    assert_eq!(parts.concat(), records);
    let changed = DataFile::empty(header).unwrap();
    folder.put(&letter.name, &exchange::write(&changed).unwrap()).unwrap();
    let mut parts = letter.parts::<TradeApplication>(3).unwrap();
    assert!(parts.next().unwrap().unwrap_err().to_string().contains("changed while"));
}
