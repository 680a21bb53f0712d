//! Reading a statement line by line, however long it is.

use super::{END, Line, MARK, StatementError, TITLES, Totals};
use csv::StringRecord;
use kernel::Day;
use std::io::Read;

/// Reads a statement. What it has given is right only when it ends without an error: the last row
/// says whether all lines were there.
pub struct Reader<R: Read> {
    rows: csv::StringRecordsIntoIter<R>,
    totals: Totals,
    /// Rows that were read.
    row: u64,
    ended: bool,
}

impl<R: Read> Reader<R> {
    /// Opens the statement of a day.
    ///
    /// # Errors
    /// It is none, or of another day.
    pub fn open(from: R, day: Day) -> Result<Self, StatementError> {
        let rows = csv::ReaderBuilder::new().has_headers(false).flexible(true).from_reader(from);
        let rows = rows.into_records();
        let mut reader = Self { rows, totals: Totals::default(), row: 0, ended: false };
        let first = reader.next_row()?;
        let said = match first.iter().collect::<Vec<_>>()[..] {
            [mark, version, said] if [mark, version] == MARK => said.parse::<Day>().ok(),
            _ => None,
        };
        match said {
            Some(said) if said == day => {}
            Some(said) => return Err(StatementError::Day(said)),
            None => return Err(reader.cut_or("不是银行对账单")),
        }
        if reader.next_row()?.iter().ne(TITLES) {
            return Err(reader.cut_or("列名不正确"));
        }
        Ok(reader)
    }

    /// What the lines that were read come to.
    pub fn totals(&self) -> Totals {
        self.totals
    }

    fn next_row(&mut self) -> Result<StringRecord, StatementError> {
        self.row += 1;
        match self.rows.next() {
            Some(Ok(row)) => Ok(row),
            Some(Err(error)) => Err(self.unread(error)),
            None => Err(StatementError::Cut(self.row - 1)),
        }
    }

    fn unread(&self, error: csv::Error) -> StatementError {
        match error.into_kind() {
            csv::ErrorKind::Io(cause) => StatementError::Io(cause),
            csv::ErrorKind::Utf8 { .. } => self.wrong("不是UTF-8"),
            _ => self.wrong("格式不正确"),
        }
    }

    /// A row that stops in its middle is the last one of a file that was cut.
    fn cut_or(&mut self, what: &str) -> StatementError {
        match self.is_over() {
            true => StatementError::Cut(self.row),
            false => self.wrong(what),
        }
    }

    fn wrong(&self, what: impl Into<String>) -> StatementError {
        StatementError::Row(self.row, what.into())
    }

    fn line(&mut self) -> Result<Option<Line>, StatementError> {
        let row = self.next_row()?;
        let fields: Vec<&str> = row.iter().collect();
        match fields[..] {
            [serial, key, direction, amount, at, state] => {
                let place = |what: &str| self.wrong(format!("{what}不正确"));
                let line = Line {
                    serial: named(serial).ok_or_else(|| place("银行流水号"))?,
                    key: named(key).ok_or_else(|| place("业务流水号"))?,
                    direction: direction.parse().map_err(|_| place("收付方向"))?,
                    amount: amount.parse().map_err(|_| place("金额"))?,
                    at: at.parse().map_err(|_| place("时间"))?,
                    state: state.parse().map_err(|_| place("状态"))?,
                };
                if !line.amount.is_positive() {
                    return Err(place("金额"));
                }
                let added = self.totals.add(&line);
                added.map_err(|_| self.wrong("合计金额超出范围"))?;
                Ok(Some(line))
            }
            [END, lines, paid_in, paid_out] => self.end([lines, paid_in, paid_out]).map(|()| None),
            _ => Err(self.wrong("栏数不正确")),
        }
    }

    fn end(&mut self, said: [&str; 3]) -> Result<(), StatementError> {
        let Totals { lines, paid_in, paid_out } = self.totals;
        let found = [lines.to_string(), paid_in.to_string(), paid_out.to_string()];
        if !self.is_over() {
            return Err(StatementError::After(self.row));
        }
        match said.iter().zip(&found).all(|(said, found)| said == found) {
            true => Ok(()),
            false => Err(StatementError::Totals { said: said.join(","), found: found.join(",") }),
        }
    }

    fn is_over(&mut self) -> bool {
        self.rows.next().is_none()
    }
}

impl<R: Read> Iterator for Reader<R> {
    type Item = Result<Line, StatementError>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.ended {
            return None;
        }
        let line = match self.line() {
            Err(StatementError::Row(_, what)) => Err(self.cut_or(&what)),
            line => line,
        };
        self.ended = !matches!(line, Ok(Some(_)));
        line.transpose()
    }
}

/// A number of a payment: not empty, of printed ASCII, and no longer than anybody's is.
fn named(text: &str) -> Option<String> {
    let is_number = (1..=64).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
    is_number.then(|| text.to_owned())
}
