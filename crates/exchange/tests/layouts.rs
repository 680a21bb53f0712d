//! The layout tables: totals of the standard, and agreement with field tables where they are
//! at hand.

use std::collections::BTreeMap;
use std::path::Path;

use exchange::{FileType, Layout, Version};

type Total = Option<(usize, usize)>;

/// Fields and bytes of a record in V2.0, V2.1 and V2.2.
const TOTALS: &[(&str, [Total; 3])] = &[
    ("01", [Some((84, 1456)), Some((84, 1456)), Some((89, 2313))]),
    ("02", [Some((27, 465)), Some((27, 465)), Some((27, 565))]),
    ("03", [Some((74, 665)), Some((74, 665)), Some((82, 1083))]),
    ("04", [Some((116, 1170)), Some((121, 1234)), Some((122, 1360))]),
    ("05", [Some((20, 191)), Some((20, 191)), Some((23, 209))]),
    ("06", [Some((41, 440)), Some((41, 440)), Some((41, 494))]),
    ("07", [Some((83, 972)), Some((83, 972)), Some((86, 1553))]),
    ("08", [Some((6, 4132)), Some((6, 4132)), Some((6, 4132))]),
    ("09", [Some((10, 121)), Some((10, 121)), Some((10, 127))]),
    ("10", [Some((58, 878)), Some((58, 878)), Some((58, 899))]),
    ("11", [Some((7, 66)), Some((7, 66)), Some((7, 74))]),
    ("12", [Some((11, 110)), Some((11, 110)), Some((11, 138))]),
    ("13", [Some((7, 66)), Some((7, 66)), Some((7, 74))]),
    ("21", [Some((5, 104)), Some((5, 104)), Some((5, 224))]),
    ("23", [Some((47, 746)), Some((47, 746)), Some((47, 1195))]),
    ("24", [Some((40, 412)), Some((40, 412)), Some((40, 445))]),
    ("25", [Some((18, 148)), Some((18, 148)), Some((23, 230))]),
    ("26", [Some((21, 199)), Some((21, 199)), Some((21, 199))]),
    ("C1", [Some((76, 1035)), Some((76, 1035)), Some((81, 1598))]),
    ("C2", [Some((16, 145)), Some((16, 145)), Some((16, 145))]),
    ("C3", [Some((15, 94)), Some((15, 94)), Some((15, 126))]),
    ("C4", [Some((15, 165)), Some((15, 165)), Some((15, 165))]),
    ("C5", [Some((28, 223)), Some((28, 223)), Some((27, 213))]),
    ("C6", [Some((5, 24)), Some((5, 24)), Some((5, 24))]),
    ("R1", [Some((59, 5005)), Some((59, 5005)), Some((59, 5005))]),
    ("R2", [Some((9, 194)), Some((9, 194)), Some((9, 194))]),
    ("X1", [None, None, Some((48, 2757))]),
    ("X2", [None, None, Some((9, 194))]),
    ("X3", [None, None, Some((51, 12666))]),
    ("X4", [None, None, Some((9, 194))]),
];

#[test]
fn every_layout_has_the_fields_and_bytes_of_the_standard() {
    for (code, totals) in TOTALS {
        let file_type = FileType::from_code(code).expect("a type of the standard");
        for (version, total) in Version::ALL.into_iter().zip(totals) {
            let layout = Layout::standard(version, file_type);
            let found = layout.map(|layout| (layout.fields().len(), layout.record_length()));
            assert_eq!(found, *total, "{code} in version {version}");
        }
    }
}

#[test]
fn the_five_fields_that_v21_adds_to_04_stand_at_its_end() {
    let layout = Layout::standard(Version::V21, FileType::TradeConfirmation).expect("04");
    let names: Vec<_> = layout.fields()[116..].iter().map(|field| field.name.as_ref()).collect();
    let added = [
        "TotalFrozenVol",
        "FundVolBalance",
        "FrozenBalance",
        "FutureSubscribeDate",
        "TransferDateThroughClearingAgency",
    ];
    assert_eq!(names, added);
}

#[test]
fn transfers_within_the_day_have_the_fields_of_trades() {
    // The structs of 03 and 04 read 33 and 34 by the same rows.
    for (of_day, trade) in [("33", "03"), ("34", "04")] {
        let [of_day, trade] = [of_day, trade].map(|code| FileType::from_code(code).expect("type"));
        let of_day = Layout::standard(Version::V22, of_day).expect("in V2.2").fields();
        let trade = Layout::standard(Version::V22, trade).expect("in V2.2").fields();
        assert_eq!(of_day, trade);
    }
}

#[test]
fn the_tables_agree_with_the_field_tables_at_hand() {
    let folder = Path::new("/work/shared/data/ofd");
    for version in Version::ALL {
        let path = folder.join(format!("ofd_fields_v{version}.csv"));
        let Ok(mut reader) = csv::Reader::from_path(&path) else {
            eprintln!("not at hand: {}", path.display());
            continue;
        };
        let mut expected: BTreeMap<String, Vec<[String; 3]>> = BTreeMap::new();
        for row in reader.records() {
            let row = row.expect("a row of the table");
            let format = match (&row[5], &row[7]) {
                // Shares have two decimals everywhere; the table at hand has none here.
                ("N", "0") if &row[1] == "34" && &row[4] == "FundVolBalance" => "N16.2".to_owned(),
                ("N", scale) if scale != "0" => format!("N{}.{scale}", &row[6]),
                (kind, _) => format!("{kind}{}", &row[6]),
            };
            let field = [row[4].to_lowercase(), format, row[9].to_owned()];
            expected.entry(row[1].to_owned()).or_default().push(field);
        }
        assert_eq!(ours(version), expected, "version {version}");
    }
}

fn ours(version: Version) -> BTreeMap<String, Vec<[String; 3]>> {
    let layouts = FileType::ALL.iter().filter_map(|t| Layout::standard(version, *t));
    let rows = layouts.map(|layout| {
        let fields = layout.fields().iter().map(|field| {
            [field.name.to_lowercase(), field.format.to_string(), field.offset.to_string()]
        });
        (layout.file_type().code().to_owned(), fields.collect())
    });
    rows.collect()
}
