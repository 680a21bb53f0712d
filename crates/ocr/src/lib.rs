//! Reading photos of certificates and bank cards. An engine, an outside party behind one port,
//! turns a picture into lines of text with their places and scores; what the lines mean is the
//! rooms' matter and the same for every engine.
//!
//! There may be no engine: [`Reader::read`] then says so, and everything is typed by hand. Pictures
//! are in memory only, and what was read is never logged: `Debug` of a [`Line`] does not show it.

mod choice;
mod engine;
mod fault;
mod field;
mod http;
mod line;
mod photo;
mod reader;
mod tesseract;
#[cfg(any(test, feature = "testing"))]
pub mod testing;

pub use choice::Choice;
pub use engine::{Engine, EngineError, Reply, Script};
pub use fault::Fault;
pub use field::{Check, ReadField};
pub use http::HttpEngine;
pub use line::{Area, Line, Row, rows};
pub use photo::{NotTaken, PHOTO_BYTES_MAX, Photo, Picture, judge, media_type};
pub use reader::{Limits, NotRead, Reader, Seen};
pub use tesseract::Tesseract;
