//! What a customer may take along: tables of texts that the rooms hand out, for whoever writes them
//! down.
//!
//! A room says which of its tables a [`Sheet`] shows; a test of the application compares that with
//! the tables that there are, so that nothing held of a customer is forgotten.

use crate::{Answer, App, Failure};
use bytes::Bytes;
use db::Tx;
use kernel::{CustNo, Instant};
use std::{fmt::Display, future::Future, pin::Pin};

kernel::codes! {
    /// What kind of data a sheet has.
    DataClass, what: "data class", refused: "数据类别不正确",
    {
        /// Who somebody is.
        Identity = "identity", "身份与证件";
        /// How to reach him.
        Contact = "contact", "联系方式";
        /// His bank cards.
        Cards = "cards", "银行卡";
        /// What he earns and declares.
        Finance = "finance", "财务与职业";
        /// Orders, shares, money.
        Trades = "trades", "交易与持仓";
        /// What he agreed to, and what was judged of him.
        Agreements = "agreements", "协议与测评";
        /// Devices and logins.
        Devices = "devices", "设备与登录";
        /// What he read, chose and was given.
        Usage = "usage", "使用记录";
    }
}

kernel::schema_of_codes!(DataClass);

/// Rows that a room reads at once.
pub const PAGE: i64 = 1000;

/// A table of what is held of a customer.
#[derive(Debug, PartialEq, Eq)]
pub struct Sheet {
    /// Of its file: `orders`.
    pub name: &'static str,
    /// 订单
    pub title: &'static str,
    pub class: DataClass,
    /// Each column's name in JSON and its heading.
    pub columns: &'static [(&'static str, &'static str)],
    /// The tables whose contents it shows.
    pub of: &'static [&'static str],
}

/// Takes rows as they come.
pub trait Sheets: Send {
    /// Rows of this sheet follow.
    ///
    /// # Errors
    /// It cannot be written.
    fn begin(&mut self, sheet: &'static Sheet) -> Answer<()>;

    /// A row of the sheet that was begun last: as many cells as it has columns.
    ///
    /// # Errors
    /// It cannot be written.
    fn row(&mut self, cells: Cells) -> Answer<()>;
}

/// The cells of a row; what is not there is empty. Not for logs.
#[derive(Default)]
pub struct Cells {
    /// As a file has them, whole.
    pub texts: Vec<String>,
    /// Those that a page shows otherwise: masked, or in words.
    shown: Vec<(usize, String)>,
}

impl Cells {
    /// None yet.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// With one more.
    #[must_use]
    pub fn and(mut self, cell: impl Display) -> Self {
        self.texts.push(cell.to_string());
        self
    }

    /// With one more that may not be there.
    #[must_use]
    pub fn maybe(mut self, cell: Option<impl Display>) -> Self {
        self.texts.push(cell.map_or_else(String::new, |cell| cell.to_string()));
        self
    }

    /// With one more that a page shows as `shown`, such as a number of which only its ends are to
    /// be seen there.
    #[must_use]
    pub fn personal(mut self, cell: impl Display, shown: impl Into<String>) -> Self {
        self.shown.push((self.texts.len(), shown.into()));
        self.and(cell)
    }

    /// The same of one that may not be there.
    #[must_use]
    pub fn maybe_personal<T: Display>(self, cell: Option<T>, shown: impl Fn(&T) -> String) -> Self {
        match cell {
            Some(cell) => {
                let shown = shown(&cell);
                self.personal(cell, shown)
            }
            None => self.and(""),
        }
    }

    /// As a page shows them.
    #[must_use]
    pub fn on_page(self) -> Vec<String> {
        let mut texts = self.texts;
        for (at, shown) in self.shown {
            texts[at] = shown;
        }
        texts
    }

    /// With 是 or 否.
    #[must_use]
    pub fn flag(self, cell: bool) -> Self {
        self.and(if cell { "是" } else { "否" })
    }
}

/// The work of handing out.
pub type Handing<'a> = Pin<Box<dyn Future<Output = Result<(), Failure>> + Send + 'a>>;

/// What a room hands out of a customer.
#[derive(Clone, Copy)]
pub struct Held {
    /// In the order in which `hand_out` begins them.
    pub sheets: &'static [&'static Sheet],
    pub hand_out: for<'a> fn(&'a mut Tx, CustNo, &'a mut dyn Sheets) -> Handing<'a>,
}

/// A service of the application: what all rooms hand out, in the order of the pages.
#[derive(Clone)]
pub struct AllHeld(pub Vec<Held>);

/// The work of drawing a document, outside of the transaction in which its figures were read.
pub type Drawing = Pin<Box<dyn Future<Output = Answer<Bytes>> + Send>>;
/// The work of reading what a document says; none where there is nothing to say.
pub type ReadingPaper<'a> =
    Pin<Box<dyn Future<Output = Result<Option<Drawing>, Failure>> + Send + 'a>>;

/// A document about a customer that goes along with his sheets.
#[derive(Clone, Copy)]
pub struct Paper {
    /// Of its file, without folders: `对账单.pdf`.
    pub name: &'static str,
    /// 对账单
    pub title: &'static str,
    /// Reads its figures in the transaction of the sheets, so that all are of one moment.
    pub read: for<'a> fn(&'a mut Tx, &'a App, CustNo, Instant) -> ReadingPaper<'a>,
}

/// A service of the application: the documents that rooms make of what they hold.
#[derive(Clone)]
pub struct Papers(pub Vec<Paper>);
