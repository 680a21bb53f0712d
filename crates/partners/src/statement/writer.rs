//! Writing a statement.

use super::{END, Line, MARK, TITLES, Totals};
use kernel::Day;
use std::io::{self, Write};

/// Writes a statement line by line; without [`Writer::finish`] it is cut.
pub struct Writer<W: Write> {
    rows: csv::Writer<W>,
    totals: Totals,
}

impl<W: Write> Writer<W> {
    /// Begins the statement of a day.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn begin(to: W, day: Day) -> io::Result<Self> {
        let mut rows = csv::WriterBuilder::new().flexible(true).from_writer(to);
        rows.write_record([MARK[0], MARK[1], &day.to_string()])?;
        rows.write_record(TITLES)?;
        Ok(Self { rows, totals: Totals::default() })
    }

    /// Adds a line.
    ///
    /// # Errors
    /// The disk refuses; the sum is beyond all money.
    pub fn push(&mut self, line: &Line) -> io::Result<()> {
        self.totals.add(line).map_err(io::Error::other)?;
        self.rows.write_record([
            &line.serial,
            &line.key,
            line.direction.code(),
            &line.amount.to_string(),
            &line.at.to_string(),
            line.state.code(),
        ])?;
        Ok(())
    }

    /// Ends it.
    ///
    /// # Errors
    /// The disk refuses.
    pub fn finish(mut self) -> io::Result<Totals> {
        let Totals { lines, paid_in, paid_out } = self.totals;
        let (lines, paid_in, paid_out) =
            (lines.to_string(), paid_in.to_string(), paid_out.to_string());
        self.rows.write_record([END, &lines, &paid_in, &paid_out])?;
        self.rows.flush()?;
        Ok(self.totals)
    }
}
