//! The bank's daily statement: a line for each payment in or out, as CSV in UTF-8.
//!
//! ```text
//! tael-bank-statement,1,2026-11-20
//! serial,key,direction,amount,time,state
//! B109900000000017,109900000000017,in,100.00,2026-11-20T10:00:00.000+08:00,paid
//! end,1,100.00,0.00
//! ```
//!
//! The first row names the day, which is the last one of the statement, and the last row says how
//! many lines there are and how much was paid in and out: a file that was cut has none.

mod reader;
mod writer;

pub use reader::Reader;
pub use writer::Writer;

use kernel::{Day, Fen, Instant};

/// In the first row: what the file is, and the version of its form.
const MARK: [&str; 2] = ["tael-bank-statement", "1"];
const TITLES: [&str; 6] = ["serial", "key", "direction", "amount", "time", "state"];
const END: &str = "end";

kernel::codes! {
    /// Which way money goes.
    Direction, what: "direction of a payment", refused: "收付方向不正确",
    {
        /// From a card to us.
        In = "in", "收";
        /// From us to a card.
        Out = "out", "付";
    }
}

kernel::codes! {
    /// What became of a payment.
    LineState, what: "state of a payment", refused: "交易状态不正确",
    {
        /// The money has moved.
        Paid = "paid", "成功";
        /// It has not and will not.
        Refused = "refused", "失败";
    }
}

db::column!(Direction: code);
db::column!(LineState: code);

/// A payment as the bank has booked it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// The bank's own number.
    pub serial: String,
    /// Our name of the payment.
    pub key: String,
    /// Which way.
    pub direction: Direction,
    /// How much.
    pub amount: Fen,
    /// When, by the bank's clock.
    pub at: Instant,
    /// What became of it.
    pub state: LineState,
}

/// What all lines come to.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Totals {
    /// How many there are.
    pub lines: usize,
    /// What was paid in.
    pub paid_in: Fen,
    /// What was paid out.
    pub paid_out: Fen,
}

impl Totals {
    fn add(&mut self, line: &Line) -> Result<(), kernel::Overflow> {
        self.lines += 1;
        if line.state == LineState::Paid {
            let sum = match line.direction {
                Direction::In => &mut self.paid_in,
                Direction::Out => &mut self.paid_out,
            };
            *sum = sum.checked_add(line.amount)?;
        }
        Ok(())
    }
}

/// Why a statement cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum StatementError {
    /// It ends before its last row.
    #[error("文件不完整，第{0}行之后没有末行")]
    Cut(u64),
    /// It is of another day.
    #[error("文件首行的日期为{0}")]
    Day(Day),
    /// A row says what cannot be.
    #[error("第{0}行，{1}")]
    Row(u64, String),
    /// Something follows the last row.
    #[error("第{0}行是末行，之后还有内容")]
    After(u64),
    /// The last row says something else than the lines.
    #[error("末行为{said}，明细为{found}")]
    Totals {
        /// By the last row.
        said: String,
        /// By the lines.
        found: String,
    },
    /// The disk.
    #[error("{0}")]
    Io(#[from] std::io::Error),
}

impl StatementError {
    /// Whether the rest of the file is still to come.
    #[must_use]
    pub fn is_cut(&self) -> bool {
        matches!(self, Self::Cut(_))
    }
}

#[cfg(test)]
mod tests;
