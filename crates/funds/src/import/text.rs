//! Files as people hand them over: UTF-8 with or without a mark, GBK, any kind of line end.

use encoding_rs::GB18030;
use std::borrow::Cow;

/// The text of a file. What isn't UTF-8 is read as GB18030, which includes GBK.
pub fn decode(bytes: &[u8]) -> String {
    let bytes = bytes.strip_prefix(b"\xEF\xBB\xBF").unwrap_or(bytes);
    let text = match std::str::from_utf8(bytes) {
        Ok(text) => Cow::Borrowed(text),
        Err(_) => GB18030.decode_without_bom_handling(bytes).0,
    };
    text.into_owned()
}

/// A table: its header, and its rows with their line numbers from 1.
pub struct Table {
    pub header: Vec<String>,
    pub rows: Vec<(usize, Vec<String>)>,
}

impl Table {
    /// Reads a CSV text; the separator is the one of `,`, `|`, tab and `;` that stands most
    /// often in the header. Lines may end with `\n`, `\r\n` or `\r\r\n`.
    pub fn read(text: &str) -> Self {
        let mut lines = text.split('\n').map(|line| line.trim_matches(['\r', '\u{feff}']));
        let head = lines.clone().next().unwrap_or_default();
        let separator = [b',', b'|', b'\t', b';']
            .into_iter()
            .max_by_key(|s| head.bytes().filter(|b| b == s).count())
            .unwrap_or(b',');
        let rows = lines.by_ref().zip(1..).filter(|(line, _)| !line.trim().is_empty());
        let mut rows = rows.map(|(line, number)| (number, cells(line, separator)));
        let header = rows.next().map(|(_, cells)| cells).unwrap_or_default();
        Self { header, rows: rows.collect() }
    }

    /// The column whose header is one of these names.
    pub fn column(&self, names: &[&str]) -> Option<usize> {
        self.header.iter().position(|cell| names.contains(&cell.as_str()))
    }
}

fn cells(line: &str, separator: u8) -> Vec<String> {
    if !line.contains('"') {
        return line.split(char::from(separator)).map(clean).collect();
    }
    let reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(separator)
        .from_reader(line.as_bytes());
    let record = reader.into_records().next().and_then(Result::ok);
    record.map(|record| record.iter().map(clean).collect()).unwrap_or_default()
}

/// Without white space, and without the apostrophe that keeps spreadsheets from making numbers.
fn clean(cell: &str) -> String {
    cell.trim().trim_start_matches('\'').to_owned()
}

/// A cell that says something; `nan`, `-`, `--` and the like say nothing.
pub fn said(cell: &str) -> Option<&str> {
    let nothing = ["", "nan", "NaN", "NAN", "null", "None", "<NA>", "-", "--", "---"];
    let cell = cell.trim();
    (!nothing.contains(&cell)).then_some(cell)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn marks_gbk_and_double_returns_are_read() {
        let (gbk, _, _) = encoding_rs::GBK.encode("净值日期,单位净值\r\r\n2026-03-02,1.5\r\r\n");
        for bytes in [gbk.as_ref(), "\u{feff}净值日期,单位净值\n\n2026-03-02,1.5".as_bytes()]
        {
            let table = Table::read(&decode(bytes));
            assert_eq!(table.column(&["净值日期", "date"]), Some(0));
            assert_eq!(table.rows[0].1, ["2026-03-02", "1.5"]);
        }
    }

    #[test]
    fn the_separator_and_quotes_are_found() {
        let table = Table::read("基金代码|基金名称\nJ000001|华夏\n");
        assert_eq!(table.rows, [(2, vec!["J000001".to_owned(), "华夏".to_owned()])]);
        let table = Table::read("a,b\n\"1,2\",'399006\n");
        assert_eq!(table.rows, [(2, vec!["1,2".to_owned(), "399006".to_owned()])]);
    }

    #[test]
    fn nothing_is_not_a_value() {
        assert_eq!((said("nan"), said(" -- "), said(" 1.2 ")), (None, None, Some("1.2")));
    }
}
