//! A picture as it is kept: encrypted, so its bytes and no text of them.

use base64::{Engine, engine::general_purpose::STANDARD};
use db::Personal;
use std::borrow::Cow;

/// The bytes of a picture.
#[derive(Clone)]
pub(crate) struct Picture(Vec<u8>);

impl Picture {
    pub fn of(bytes: Vec<u8>) -> Self {
        Self(bytes)
    }

    /// As the app and a reader of photos get it.
    pub fn into_base64(self) -> String {
        STANDARD.encode(self.0)
    }
}

impl Personal for Picture {
    const WHAT: &'static str = "picture";

    fn bytes(&self) -> Cow<'_, [u8]> {
        self.0.as_slice().into()
    }

    fn from_bytes(bytes: Vec<u8>) -> Option<Self> {
        Some(Self(bytes))
    }

    /// It was base64.
    fn from_plain(text: &str) -> Option<Self> {
        STANDARD.decode(text).ok().map(Self)
    }
}
