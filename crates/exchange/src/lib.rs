//! The exchange files of China's fund business: what sellers and transfer agents send each other
//! (开放式基金业务数据交换协议, GB/T 39595, JR/T 0017; versions 2.0, 2.1 and 2.2).
//!
//! Pure: bytes in, bytes out. See README.md for the structure of the files and the invariants.

mod behind;
mod blocks;
pub mod cli;
mod codes;
mod copy;
mod data_file;
mod date;
mod decimal;
mod error;
mod file_type;
mod format;
mod glance;
mod header;
mod index_file;
mod json;
mod layout;
mod layouts;
mod lines;
mod name;
mod reader;
mod record;
mod shape;
mod text;
mod typed;
mod version;
mod writer;

pub use blocks::Blocks;
pub use codes::*;
pub use copy::{CopyError, copy};
pub use data_file::{DataFile, write};
pub use decimal::Decimal;
pub use error::{FieldError, Place, ReadError, Reason, WriteError};
pub use file_type::FileType;
pub use format::{Format, Kind};
pub use header::Header;
pub use index_file::IndexFile;
pub use layout::{Field, Layout};
pub use name::{FileName, IndexName, Stream};
pub use reader::{Reader, read};
pub use record::{Record, Value};
pub use typed::{
    AccountApplication, AccountConfirmation, Dividend, FundState, ShareStatement, TradeApplication,
    TradeConfirmation, Typed,
};
pub use version::Version;
pub use writer::{PutError, Writer};
