//! A folder of content: its files by their paths. One ships with the program.

use base64::{Engine, engine::general_purpose::STANDARD};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use std::{collections::BTreeMap, fs, io, path::Path, sync::LazyLock};

/// The files of a folder.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Folder(pub BTreeMap<String, Vec<u8>>);

macro_rules! shipped {
    ($($path:literal),+ $(,)?) => {
        &[$(($path, include_bytes!(concat!("../folder/", $path)))),+]
    };
}

const FILES: &[(&str, &[u8])] = shipped![
    "articles/class-a-or-c.md",
    "articles/drawdown.md",
    "articles/first-fund.md",
    "articles/redeem-fee.md",
    "files/fee-2026.pdf",
    "files/national-2026.pdf",
    "files/privacy-2026.pdf",
    "files/spring-2026.pdf",
    "kinds/bond.md",
    "kinds/index.md",
    "kinds/mixed.md",
    "kinds/money.md",
    "kinds/other.md",
    "kinds/qdii.md",
    "kinds/stock.md",
    "modules/articles.md",
    "modules/help.md",
    "modules/notice.md",
    "modules/policy.md",
    "notices/channel-202611.md",
    "notices/fee-2026.md",
    "notices/fraud-2026.md",
    "notices/labour-2026.md",
    "notices/national-2026.md",
    "notices/new-year-2026.md",
    "notices/privacy-2026.md",
    "notices/qdii-202611.md",
    "notices/quick-redeem-2026.md",
    "notices/spring-2026.md",
    "pages/holiday.md",
    "pages/home.md",
    "pages/newcomer.md",
    "pages/payFree.md",
    "redirects/assets.md",
    "redirects/home.md",
    "redirects/newcomer.md",
    "redirects/notices.md",
    "redirects/opening.md",
    "redirects/policy.md",
    "redirects/ranking.md",
    "redirects/records.md",
    "redirects/risktest.md",
    "terms.txt",
    "texts/about.md",
    "texts/card.md",
    "texts/consent-adviser.md",
    "texts/consent-marketing.md",
    "texts/consent-minor.md",
    "texts/consent-partner.md",
    "texts/consent-pension.md",
    "texts/consent-sensitive.md",
    "texts/consent-sensitive@2026.1.md",
    "texts/fund-contract.md",
    "texts/fund-risk-notice.md",
    "texts/fund-summary.md",
    "texts/holiday.md",
    "texts/investor-rights.md",
    "texts/newcomer.md",
    "texts/open.md",
    "texts/pay-free.md",
    "texts/privacy.md",
    "texts/privacy@2025.1.md",
    "texts/prospectus.md",
    "texts/quick-redeem.md",
    "texts/risk-disclosure.md",
    "texts/sales-service.md",
    "texts/user.md",
];

/// What ships with the program: that of the demo, and of a company until it applies its own.
pub fn shipped() -> &'static Folder {
    static SHIPPED: LazyLock<Folder> = LazyLock::new(|| {
        Folder(FILES.iter().map(|(path, bytes)| ((*path).to_owned(), bytes.to_vec())).collect())
    });
    &SHIPPED
}

/// A file as it is stored: text as it is, anything else as base64.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
enum Stored {
    Text(String),
    Base64(String),
}

impl Folder {
    /// Reads a folder and the folders in it; what begins with a dot is left out.
    ///
    /// # Errors
    /// The disk's.
    pub fn read(home: &Path) -> io::Result<Self> {
        let mut folder = Self::default();
        folder.take(home, "")?;
        Ok(folder)
    }

    fn take(&mut self, from: &Path, under: &str) -> io::Result<()> {
        for entry in fs::read_dir(from)? {
            let entry = entry?;
            let name = entry.file_name().to_string_lossy().into_owned();
            if name.starts_with('.') {
                continue;
            }
            let path = format!("{under}{name}");
            match entry.file_type()?.is_dir() {
                true => self.take(&entry.path(), &format!("{path}/"))?,
                false => drop(self.0.insert(path, fs::read(entry.path())?)),
            }
        }
        Ok(())
    }

    /// Writes the files into a folder that has none yet.
    ///
    /// # Errors
    /// The disk's; there is something in the folder.
    pub fn write(&self, home: &Path) -> io::Result<()> {
        fs::create_dir_all(home)?;
        if fs::read_dir(home)?.next().is_some() {
            return Err(io::Error::other("the folder is not empty"));
        }
        for (path, bytes) in &self.0 {
            let path = home.join(path);
            fs::create_dir_all(path.parent().unwrap_or(home))?;
            fs::write(path, bytes)?;
        }
        Ok(())
    }

    /// Whether it has a text or an article of a key, in any version, readable or not.
    pub fn has_text(&self, key: &str) -> bool {
        ["texts", "articles"].iter().any(|home| {
            let versions = format!("{home}/{key}@");
            let mut from = self.0.range(versions.clone()..);
            self.0.contains_key(&format!("{home}/{key}.md"))
                || from.next().is_some_and(|(path, _)| path.starts_with(&versions))
        })
    }

    /// The same for the same files, whatever order or day they came in.
    pub fn hash(&self) -> String {
        let mut hash = Sha256::new();
        for (path, bytes) in &self.0 {
            hash.update(format!("{} {path}\n{}\n", path.len(), bytes.len()));
            hash.update(bytes);
        }
        kernel::hex(&hash.finalize())
    }

    /// As one text, to be stored.
    ///
    /// # Errors
    /// None is known.
    pub fn to_stored(&self) -> serde_json::Result<String> {
        let stored = |bytes: &Vec<u8>| match std::str::from_utf8(bytes) {
            // PostgreSQL stores no zero in a text.
            Ok(text) if !text.contains('\0') => Stored::Text(text.to_owned()),
            _ => Stored::Base64(STANDARD.encode(bytes)),
        };
        let files: BTreeMap<_, _> = self.0.iter().map(|(path, b)| (path, stored(b))).collect();
        serde_json::to_string(&files)
    }

    /// From that text; none where it is not one.
    pub fn from_stored(text: &str) -> Option<Self> {
        let files: BTreeMap<String, Stored> = serde_json::from_str(text).ok()?;
        let bytes = |stored| match stored {
            Stored::Text(text) => Some(text.into_bytes()),
            Stored::Base64(text) => STANDARD.decode(text).ok(),
        };
        let files = files.into_iter().map(|(path, stored)| Some((path, bytes(stored)?)));
        files.collect::<Option<_>>().map(Self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_ships_is_the_folder_and_comes_back_from_its_text() {
        let home = Path::new(env!("CARGO_MANIFEST_DIR")).join("folder");
        let read = Folder::read(&home).unwrap();
        assert_eq!(read.0.keys().collect::<Vec<_>>(), shipped().0.keys().collect::<Vec<_>>());
        assert_eq!(&read, shipped());
        let again = Folder::from_stored(&read.to_stored().unwrap()).unwrap();
        assert_eq!(again.hash(), read.hash());
        let mut other = read.clone();
        other.0.insert("terms.txt".into(), b"a|b".to_vec());
        assert_ne!(other.hash(), read.hash());
    }
}
