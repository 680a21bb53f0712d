//! The texts to which customers agree, for the room that writes it down.

use crate::{Shelf, text::Text};
use kernel::Day;
use sha2::{Digest, Sha256};

/// A text as it is agreed to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct AgreedText {
    /// Key and version, `open@2026.1`.
    pub id: String,
    pub title: String,
    /// SHA-256 of title and text, in hex.
    pub sha256: String,
}

impl Shelf {
    /// The version of a text that is in force on a day.
    pub fn agreed_text(&self, key: &str, day: Day) -> Option<AgreedText> {
        self.library().text(key, day).map(AgreedText::of)
    }
}

impl AgreedText {
    fn of(text: &Text) -> Self {
        let digest = Sha256::digest(format!("{}\n{}", text.title, text.body));
        let sha256 = kernel::hex(&digest);
        Self { id: format!("{}@{}", text.key, text.version), title: text.title.clone(), sha256 }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_known_by_its_version_and_its_hash() {
        let shelf = Shelf::shipped();
        let on = |key: &str| shelf.agreed_text(key, "2026-11-23".parse().unwrap());
        let open = on("open").unwrap();
        assert_eq!((open.id.as_str(), open.title.as_str()), ("open@2026.1", "基金账户开户协议"));
        assert_eq!(open.sha256.len(), 64);
        assert_ne!(open.sha256, on("card").unwrap().sha256);
        assert_eq!(on("nothing"), None);
        for key in ["sensitive", "adviser", "partner", "marketing"] {
            assert!(on(&format!("consent-{key}")).is_some(), "{key}");
        }
    }
}
